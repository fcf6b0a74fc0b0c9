#pragma once

#include "../base/result.h"

#include <QByteArrayView>

#include <vector>

namespace Lockscope {

/// What one reply may ask of us. Breaching a limit is a protocol error that ends the connection.
struct RespLimits
{
    int depth = 8; ///< arrays within arrays; also what hiredis 0.14.1 can hold
    qint64 elements = 1'000'000; ///< of one array
    qint64 line = 64 * 1024; ///< a status, error, integer or header line
    qint64 bulk = 1024 * 1024; ///< one bulk string
    qint64 pending = 64 * 1024 * 1024; ///< received bytes of one unfinished reply
};

/// Walks over received bytes ahead of hiredis' reader, each byte once, and finds where replies end. hiredis reads
/// correct replies correctly, but believes announced sizes (13 bytes make 0.14.1 reserve 16 GB), grows without limit on
/// an endless line and does not check what follows a bulk. The guard refuses all of that before the reader sees it.
class LOCKSCOPE_CORE_EXPORT RespGuard
{
public:
    explicit RespGuard(RespLimits limits = {});

    /// Takes the next bytes of the stream, in any slices. Sets `complete` to how many bytes, counted from the start of
    /// `bytes`, belong to complete replies (0 when none ended here), also when it returns why the stream is not acceptable
    /// from there on. After an error the guard must not be used again.
    [[nodiscard]] Result<void> advance(QByteArrayView bytes, qsizetype &complete);

private:
    enum class State { Header, BulkBody, BulkEnd };

    [[nodiscard]] Result<void> takeHeader(QByteArrayView line);
    void itemEnded();

    RespLimits m_limits;
    State m_state = State::Header;
    QByteArray m_line; ///< start of a header line whose end has not arrived
    qint64 m_bodyLeft = 0;
    int m_endSeen = 0; ///< bytes of the CR LF after a bulk body
    std::vector<qint64> m_open; ///< elements still missing, per open array
    qint64 m_replyBytes = 0;
    bool m_replyEnded = false;
};

} // namespace Lockscope
