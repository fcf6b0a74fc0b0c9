#pragma once

#include "result.h"

#include <QFuture>
#include <QFutureWatcher>

#include <utility>

namespace Lockscope {

/// Calls `handler(const Result<T>&)` in the present thread once the future has its result; never when `context`, which
/// lives in this thread, is destroyed before. Use it in place of QFuture::then(context, …) wherever the context may go
/// first: up to Qt 6.4 that asserts when the context is gone, and looks at it from the thread that finishes the future.
template <typename T, typename Handler>
void whenDone(const QFuture<Result<T>> &future, QObject *context, Handler handler)
{
    using Watcher = QFutureWatcher<Result<T>>;
    auto *watcher = new Watcher(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, handler = std::move(handler)] {
        watcher->deleteLater();
        if (watcher->future().resultCount() > 0)
            handler(watcher->future().result());
    });
    watcher->setFuture(future);
}

} // namespace Lockscope
