#pragma once

#include "respguard.h"
#include "value.h"

#include <QByteArrayList>

#include <deque>
#include <memory>
#include <span>
#include <vector>

namespace Lockscope {

/// Encodes a command as length-prefixed strings (never inline), so that no argument can be mistaken for protocol.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray encodeCommand(const QByteArrayList &arguments);
/// Appends an encoded command to `target`.
LOCKSCOPE_CORE_EXPORT void appendCommand(QByteArray &target, std::span<const QByteArrayView> arguments);

/// Parses replies with hiredis' reader behind a RespGuard. One per connection. Hides all hiredis types.
class LOCKSCOPE_CORE_EXPORT RespReader
{
public:
    explicit RespReader(RespLimits limits = {});
    ~RespReader();
    Q_DISABLE_COPY_MOVE(RespReader)

    /// Takes effect with the next reply.
    void setLimits(const RespLimits &limits);

    /// Takes received bytes, in slices of any size. After an error the connection must be closed; replies that were
    /// complete before it can still be taken, however the bytes were sliced.
    [[nodiscard]] Result<void> feed(const QByteArray &bytes);

    [[nodiscard]] bool hasReply() const { return m_next < m_queue.size(); }
    [[nodiscard]] Value takeReply();
    /// Takes a reply without copying its text if possible. The text is valid until the next feed(); to keep it longer,
    /// make a deep copy.
    [[nodiscard]] Value lendReply();

private:
    struct Reader;
    /// A reply that was not taken yet. The text of a short one stays in m_bytes until then, which saves an allocation
    /// for each reply.
    struct Queued
    {
        qint64 number = 0; ///< an integer's value; otherwise the position of the text
        qint32 size = 0;
        Value::Type type = Value::Type::Nil;
        bool isParsed = false; ///< the reply is the next one in m_parsed
    };

    [[nodiscard]] Result<void> parse(const char *data, qsizetype size);
    [[nodiscard]] Value lent(const Queued &reply) const;
    [[nodiscard]] Value valueOf(const Queued &reply) const;
    [[nodiscard]] Value firstParsed();
    /// Moves short replies from `rest`, the end of m_bytes, to m_queue. Returns true if `rest` may become one.
    [[nodiscard]] bool takeShorts(QByteArrayView &rest);
    /// Makes m_bytes free for other bytes.
    void keepQueued();

    RespGuard m_guard;
    std::unique_ptr<Reader> m_reader;
    QByteArray m_buffer; ///< bytes of the unfinished reply
    bool m_shortBegun = false; ///< m_buffer may become a short reply; m_guard has not seen it
    QByteArray m_bytes; ///< what was fed last
    std::vector<Queued> m_queue;
    size_t m_next = 0; ///< index in m_queue
    std::deque<Value> m_parsed;
    bool m_shortReplies = false; ///< the limits permit all short replies
};

} // namespace Lockscope
