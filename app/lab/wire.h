#pragma once

#include "task.h"

#include <lockscope/core/redis/link.h>

namespace Lockscope::Lab {

using Reply = Result<Value>;

/// Sockets as everybody has them; each command that leaves is counted in `count`, which outlives them.
[[nodiscard]] TransportFactory countingTransport(qint64 *count);

/// A connection to one node, as schemes use it.
///
/// The locking connections of the library let pass only what safe locks need: no SETNX, no GETSET, no DEL, and the lab does
/// not change that. What schemes of the lab want besides is run by the server within a script of one line.
class Wire
{
public:
    static constexpr Millis kTimeout{2000}; ///< unless it was set

    Wire(const Endpoint &endpoint, qint64 *count);

    /// One command; no answer in `timeout` is an error like any other.
    template <typename... Words>
    [[nodiscard]] Later<Reply> call(const Words &...words)
    {
        return send(QByteArrayList{QByteArray(words)...});
    }
    [[nodiscard]] Later<Reply> send(const QByteArrayList &words);
    template <typename... Words>
    [[nodiscard]] Later<Reply> script(const QByteArray &body, const QByteArrayList &keys, const Words &...arguments)
    {
        return send(QByteArrayList{"EVAL", body, QByteArray::number(keys.size())} + keys + QByteArrayList{QByteArray(arguments)...});
    }
    void setTimeout(Millis timeout) { m_timeout = timeout; }

    /// The node has answered, or cannot be reached.
    [[nodiscard]] Later<Done> settled();
    [[nodiscard]] const Endpoint &endpoint() const { return m_link.endpoint(); }

private:
    Link m_link;
    Millis m_timeout{kTimeout};
};

/// The keys of a script. (GCC 12 gets braced lists wrong within an expression that is awaited.)
template <typename... Words>
[[nodiscard]] QByteArrayList keys(const Words &...names)
{
    return {QByteArray(names)...};
}

[[nodiscard]] inline bool isOk(const Reply &reply)
{
    return reply && reply->isText() && reply->text == "OK";
}
[[nodiscard]] inline qint64 integerOf(const Reply &reply, qint64 otherwise = 0)
{
    return !reply ? otherwise : reply->isInteger() ? reply->integer : reply->isText() ? reply->text.toLongLong() : otherwise;
}
[[nodiscard]] inline QByteArray textOf(const Reply &reply)
{
    return reply && reply->isText() ? reply->text : QByteArray();
}
[[nodiscard]] inline QByteArray text(qint64 number)
{
    return QByteArray::number(number);
}
[[nodiscard]] inline QByteArray text(Millis time)
{
    return QByteArray::number(static_cast<qint64>(time.count()));
}

} // namespace Lockscope::Lab
