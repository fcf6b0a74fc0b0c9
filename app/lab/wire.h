#pragma once

#include "task.h"

#include <lockscope/core/redis/link.h>

namespace Lockscope::Lab {

using Reply = Result<Value>;

/// A factory for ordinary sockets that counts each command sent in `count`, which must outlive the sockets.
[[nodiscard]] TransportFactory countingTransport(qint64 *count);

/// A connection to one node, as schemes use it.
///
/// The library's locking connections allow only commands that safe locks need: no SETNX, GETSET or DEL. The lab does
/// not change that; the server runs other commands of schemes within a one-line script.
class Wire
{
public:
    static constexpr Millis kTimeout{2000}; ///< for a reply; the default

    Wire(const Endpoint &endpoint, qint64 *count);

    /// Sends one command. No reply within `timeout` is an error like any other.
    template <typename... Words>
    [[nodiscard]] Later<Reply> call(const Words &...words)
    {
        return send(QByteArrayList{QByteArray(words)...});
    }
    [[nodiscard]] Later<Reply> send(const QByteArrayList &words);
    template <typename... Words>
    [[nodiscard]] Later<Reply> script(const QByteArray &body, const QByteArrayList &keys, const Words &...arguments)
    {
        return send(QByteArrayList{"EVAL", body, QByteArray::number(keys.size())} + keys
                    + QByteArrayList{QByteArray(arguments)...});
    }
    void setTimeout(Millis timeout) { m_timeout = timeout; }

    /// Done once the node has answered or is known to be unreachable.
    [[nodiscard]] Later<Done> settled();
    [[nodiscard]] const Endpoint &endpoint() const { return m_link.endpoint(); }

private:
    Link m_link;
    Millis m_timeout{kTimeout};
};

/// The keys of a script. GCC 12 mishandles braced lists within an awaited expression.
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
    return !reply            ? otherwise
        : reply->isInteger() ? reply->integer
        : reply->isText()    ? reply->text.toLongLong()
                             : otherwise;
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
