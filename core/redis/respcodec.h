#pragma once

#include "respguard.h"
#include "value.h"

#include <QByteArrayList>

#include <deque>
#include <memory>
#include <span>
#include <vector>

namespace Lockscope {

/// A command as length-prefixed strings (never inline), so that no argument can be mistaken for protocol.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray encodeCommand(const QByteArrayList &arguments);
/// The same, behind what `target` holds already.
LOCKSCOPE_CORE_EXPORT void appendCommand(QByteArray &target, std::span<const QByteArrayView> arguments);

/// Bytes in, replies out: hiredis' reader behind a RespGuard. One per connection; no hiredis type is visible here.
class LOCKSCOPE_CORE_EXPORT RespReader
{
public:
    explicit RespReader(RespLimits limits = {});
    ~RespReader();
    Q_DISABLE_COPY_MOVE(RespReader)

    /// Takes received bytes, in any slices, and makes the replies that are complete available. An error is final: the
    /// connection must be closed. Replies that were complete before it stay available, however the bytes were sliced.
    [[nodiscard]] Result<void> feed(const QByteArray &bytes);

    [[nodiscard]] bool hasReply() const { return m_nextShort < m_shorts.size() || !m_replies.empty(); }
    [[nodiscard]] Value takeReply();
    /// The same, without memory of its own where that can be: its text is good until the next call of feed(), and a copy that
    /// is to live longer has to be a deep one.
    [[nodiscard]] Value lendReply();

private:
    struct Reader;
    /// A short reply that stays in the bytes it came in until it is taken: of a thousand that arrive together, the memory of
    /// one serves the next.
    struct ShortReply
    {
        qint64 number = 0; ///< of an integer; otherwise where the text begins
        qint32 size = 0;
        Value::Type type = Value::Type::Nil;
    };

    [[nodiscard]] Result<void> parse(const char *data, qsizetype size);
    [[nodiscard]] Value lent(const ShortReply &reply) const;
    [[nodiscard]] Value valueOf(const ShortReply &reply) const;
    [[nodiscard]] Value firstOfOthers();
    /// Whether it may become one; those that are there are taken off `rest`, which ends where m_shortBytes does.
    [[nodiscard]] bool takeShorts(QByteArrayView &rest);

    RespGuard m_guard;
    std::unique_ptr<Reader> m_reader;
    QByteArray m_buffer; ///< bytes of the unfinished reply
    bool m_shortBegun = false; ///< that may become a short one, and the guard has not seen them
    QByteArray m_shortBytes;
    std::vector<ShortReply> m_shorts; ///< they come before the others
    size_t m_nextShort = 0;
    std::deque<Value> m_replies;
    const bool m_shortReplies; ///< the limits allow them all
};

} // namespace Lockscope
