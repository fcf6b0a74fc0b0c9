#pragma once

#include "../arguments/commandline.h"

#include <lockscope/core/base/whendone.h>

#include <QCoreApplication>

#include <optional>

namespace Lockscope::App {

/// The exit code for an error of a session.
[[nodiscard]] inline int exitCodeOf(const Error &error)
{
    return error.kind == ErrorKind::Unreachable    ? kUnreachable
        : error.kind == ErrorKind::InvalidArgument ? kUsage
                                                   : kRefused;
}

/// Waits for the future in the program's event loop; the text commands have no window that could freeze.
template <typename T>
Result<T> waitFor(QFuture<Result<T>> future)
{
    std::optional<Result<T>> result;
    whenDone(future, QCoreApplication::instance(), [&result](const Result<T> &answer) {
        result = answer;
        QCoreApplication::quit();
    });
    if (!result)
        QCoreApplication::exec();
    if (!result)
        return Error{.kind = ErrorKind::Cancelled, .message = QStringLiteral("Interrupted")};
    return *result;
}

} // namespace Lockscope::App
