#pragma once

#include "result.h"

#include <QFuture>
#include <QFutureWatcher>

#include <utility>

namespace Lockscope {

/// Calls `handler(const Result<T>&)` in the present thread once the future has its result; never when `context`, which
/// lives in this thread, is destroyed before. Use it in place of QFuture::then(context, …), which up to Qt 6.4
/// - asserts when the context is gone, and looks at it from the thread that finishes the future;
/// - frees what it has told the future of once it has run: a cancel() that comes later writes there.
template <typename T, typename Handler>
void whenDone(const QFuture<Result<T>> &future, QObject *context, Handler handler)
{
    using Watcher = QFutureWatcher<Result<T>>;
    auto *watcher = new Watcher(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, handler = std::move(handler)] {
        watcher->setParent(nullptr); // what goes with its result may be the end of the context: not from within its own
        watcher->deleteLater();
        if (watcher->future().resultCount() > 0)
            handler(watcher->future().result());
    });
    watcher->setFuture(future);
}

/// As above, for a future without a result; not called when that was cancelled.
template <typename Handler>
void whenDone(const QFuture<void> &future, QObject *context, Handler handler)
{
    auto *watcher = new QFutureWatcher<void>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, handler = std::move(handler)] {
        watcher->setParent(nullptr);
        watcher->deleteLater();
        if (!watcher->isCanceled())
            handler();
    });
    watcher->setFuture(future);
}

} // namespace Lockscope
