#pragma once

#include "../arguments/commandline.h"

#include <lockscope/core/base/whendone.h>

#include <QCoreApplication>
#include <QTimer>

#include <optional>

namespace Lockscope::App {

/// The exit code for an error of a session.
[[nodiscard]] inline int exitCodeOf(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::Unreachable:
    case ErrorKind::Route:
    case ErrorKind::Timeout: return kUnreachable;
    case ErrorKind::InvalidArgument: return kUsage;
    default: return kRefused;
    }
}

/// Waits for the future, at most `limit` if given, in the program's event loop; the text commands have no window that
/// could freeze.
template <typename T>
Result<T> waitFor(QFuture<Result<T>> future, std::optional<Millis> limit = {})
{
    std::optional<Result<T>> result;
    bool isLate = false;
    {
        QObject context; // an answer after the limit finds nobody
        whenDone(future, &context, [&result](const Result<T> &answer) {
            result = answer;
            QCoreApplication::quit();
        });
        if (limit)
            QTimer::singleShot(*limit, &context, [&isLate] {
                isLate = true;
                QCoreApplication::quit();
            });
        if (!result)
            QCoreApplication::exec();
    }
    if (result)
        return *result;
    if (isLate)
        return Error{.kind = ErrorKind::Timeout,
                     .message = QStringLiteral("the nodes did not answer within --timeout")};
    return Error{.kind = ErrorKind::Cancelled, .message = QStringLiteral("Interrupted")};
}

} // namespace Lockscope::App
