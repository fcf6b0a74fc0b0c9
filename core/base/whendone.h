#pragma once

#include "result.h"

#include <QFuture>
#include <QFutureWatcher>

#include <utility>

namespace Lockscope {

/// Calls `handler(const Result<T>&)` in the current thread when the future has its result. Does not call it if
/// `context`, which lives in this thread, is destroyed first. Use it instead of QFuture::then(context, …), which up to
/// Qt 6.4
/// - asserts when the context is gone, and accesses it from the thread that finishes the future;
/// - frees its data once it has run, although a later cancel() still writes there.
template <typename T, typename Handler>
void whenDone(const QFuture<Result<T>> &future, QObject *context, Handler handler)
{
    using Watcher = QFutureWatcher<Result<T>>;
    auto *watcher = new Watcher(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, handler = std::move(handler)] {
        watcher->setParent(nullptr); // the handler may destroy the context: not during the watcher's signal
        watcher->deleteLater();
        if (watcher->future().resultCount() > 0)
            handler(watcher->future().result());
    });
    watcher->setFuture(future);
}

/// Calls `handler()` when the future has finished; not if it was cancelled or `context` was destroyed first.
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
