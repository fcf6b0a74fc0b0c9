#pragma once

#include "../base/result.h"

#include <QByteArrayView>

#include <vector>

namespace Lockscope {

/// Limits for one reply. Exceeding one is a protocol error that ends the connection.
struct RespLimits
{
    int depth = 8; ///< nested arrays; hiredis 0.14.1 supports no more
    qint64 elements = 1'000'000; ///< in all arrays together
    qint64 line = 64 * 1024; ///< bytes of a status, error, integer or header line
    qint64 bulk = 1024 * 1024; ///< bytes of one string
    qint64 pending = 16 * 1024 * 1024; ///< received bytes of one unfinished reply

    /// For a server that has not accepted the login. It has no reason for a long reply.
    [[nodiscard]] static RespLimits beforeLogin()
    {
        return {.elements = 1000, .bulk = 64 * 1024, .pending = 1024 * 1024};
    }
};

/// Scans received bytes once, before hiredis' reader, and finds the ends of replies. hiredis parses valid replies
/// correctly. But it trusts announced sizes (13 bytes make 0.14.1 reserve 16 GB), buffers endless lines, and does not
/// check the bytes after a string. RespGuard rejects all of these.
class LOCKSCOPE_CORE_EXPORT RespGuard
{
public:
    explicit RespGuard(RespLimits limits = {});

    /// Takes effect with the next header.
    void setLimits(const RespLimits &limits) { m_limits = limits; }

    /// Takes the next bytes of the stream, in slices of any size, up to the end of a reply. `complete`: how many bytes
    /// that were; 0 if no reply ends in them, or if an error says why the stream is invalid. Do not use the guard after
    /// an error.
    [[nodiscard]] Result<void> advance(QByteArrayView bytes, qsizetype &complete);

private:
    enum class State { Header, BulkBody, BulkEnd };

    [[nodiscard]] Result<void> takeHeader(QByteArrayView line);
    void itemEnded();

    RespLimits m_limits;
    State m_state = State::Header;
    QByteArray m_line; ///< start of an unfinished header line
    qint64 m_bodyLeft = 0;
    int m_endSeen = 0; ///< bytes of CR LF seen after a string
    std::vector<qint64> m_open; ///< missing elements of each open array
    qint64 m_replyBytes = 0;
    qint64 m_replyElements = 0;
    bool m_replyEnded = false;
};

} // namespace Lockscope
