#pragma once

#include "result.h"

#include <QFuture>
#include <QPromise>

#include <memory>
#include <utility>

namespace Lockscope {

/// The promise behind a QFuture<Result<T>>. Only the first result counts. An Answer that is destroyed without a result
/// gives Cancelled, so that no caller waits forever.
template <typename T>
class Answer
{
public:
    Answer() { m_promise.start(); }
    ~Answer()
    {
        if (!m_given)
            give(Error{.kind = ErrorKind::Cancelled, .message = QStringLiteral("Whoever was to answer has gone")});
    }
    Q_DISABLE_COPY_MOVE(Answer)

    [[nodiscard]] QFuture<Result<T>> future() const { return m_promise.future(); }

    void give(Result<T> result)
    {
        if (std::exchange(m_given, true))
            return;
        m_promise.addResult(std::move(result));
        m_promise.finish();
    }

    /// Makes the future throw what a caller's function threw.
    void fail(const std::exception_ptr &exception)
    {
        if (std::exchange(m_given, true))
            return;
        m_promise.setException(exception);
        m_promise.finish();
    }

private:
    QPromise<Result<T>> m_promise;
    bool m_given = false;
};

/// Returns a future that is already finished.
template <typename T>
[[nodiscard]] QFuture<Result<T>> readyFuture(Result<T> result)
{
    Answer<T> answer;
    const auto future = answer.future();
    answer.give(std::move(result));
    return future;
}

template <typename T>
using AnswerPtr = std::shared_ptr<Answer<T>>;

} // namespace Lockscope
