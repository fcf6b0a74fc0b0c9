#pragma once

#include "historyevent.h"

#include <QHash>

#include <deque>
#include <memory>
#include <vector>

namespace Lockscope {

/// How much is kept. The oldest goes first, whichever limit is reached.
struct HistoryLimits
{
    Micros age = std::chrono::minutes(30);
    qsizetype events = 1'000'000;
    qsizetype bytes = 160 * 1024 * 1024; ///< as HistoryLog::bytes() counts

    friend bool operator==(const HistoryLimits &, const HistoryLimits &) = default;
};

/// A run of events, packed: names stand once per chunk, so that forgetting a chunk forgets its names. Immutable once shared.
class LOCKSCOPE_CORE_EXPORT HistoryChunk
{
public:
    using NameId = quint32;

    /// An event as it is kept; HistoryEvent says what the fields mean.
    struct Packed
    {
        Instant at;
        Micros length{0};
        quint32 slack = 0; ///< µs, capped
        qint32 lateMs = 0; ///< see lateOf(); of Waiting: how many
        NameId lock = 0;
        NameId owner = 0;
        NameId process = 0;
        NameId other = 0;
        qint16 node = -1;
        HistoryKind kind = HistoryKind::Gap;
        HoldEnd end = HoldEnd::Unknown;
        OverlapCause cause = OverlapCause::None;
        bool exact = true;
        bool isOneHold = true;
    };
    static_assert(sizeof(Packed) <= 48, "a million of them is what we keep");

    HistoryChunk() : m_names{QByteArray()} { }

    [[nodiscard]] const std::vector<Packed> &packed() const { return m_events; }
    [[nodiscard]] const std::vector<QByteArray> &names() const { return m_names; } ///< by NameId; the first is empty
    [[nodiscard]] HistoryEvent event(size_t index) const;
    [[nodiscard]] static std::optional<Micros> lateOf(const Packed &event);
    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_events.size()); }
    /// What it takes in memory, each name counted in full although it may be shared with others.
    [[nodiscard]] qsizetype bytes() const { return m_nameBytes + size() * static_cast<qsizetype>(sizeof(Packed)); }
    [[nodiscard]] Instant earliest() const { return m_earliest; }
    [[nodiscard]] Instant latest() const { return m_latest; }

private:
    friend class HistoryLog;
    void append(const HistoryEvent &event, QHash<QByteArray, NameId> &ids);

    std::vector<Packed> m_events;
    std::vector<QByteArray> m_names;
    qsizetype m_nameBytes = 0;
    Instant m_earliest = Instant::max(); ///< events stand in the order in which they became known, not quite in that of `at`
    Instant m_latest = Instant::min();
};

using HistoryChunks = std::vector<std::shared_ptr<const HistoryChunk>>;

/// The bounded memory of what happened: a ring of chunks. Forgets whole chunks, each a small part of the limit. No clock.
class LOCKSCOPE_CORE_EXPORT HistoryLog
{
public:
    explicit HistoryLog(HistoryLimits limits = {});

    void append(const HistoryEvent &event);
    /// Forgets what is older than the limit allows.
    void forgetBefore(Instant moment);

    [[nodiscard]] qsizetype size() const { return m_sealedEvents + m_open.size(); }
    [[nodiscard]] qsizetype bytes() const { return m_sealedBytes + m_open.bytes(); }
    [[nodiscard]] quint64 forgotten() const { return m_forgotten; }
    [[nodiscard]] const HistoryLimits &limits() const { return m_limits; }
    /// Cheap: all but the youngest chunk are shared.
    [[nodiscard]] HistoryChunks chunks() const;

private:
    void seal();
    void forgetOldest();

    HistoryLimits m_limits;
    qsizetype m_chunkEvents;
    qsizetype m_chunkBytes;
    std::deque<std::shared_ptr<const HistoryChunk>> m_sealed;
    qsizetype m_sealedEvents = 0;
    qsizetype m_sealedBytes = 0;
    quint64 m_forgotten = 0;
    HistoryChunk m_open;
    QHash<QByteArray, HistoryChunk::NameId> m_ids; ///< of m_open
};

} // namespace Lockscope
