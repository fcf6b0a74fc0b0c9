#pragma once

#include "historyevent.h"

#include <QHash>

#include <deque>
#include <memory>
#include <vector>

namespace Lockscope {

/// Limits of the history. When one is reached, the oldest events are dropped.
struct HistoryLimits
{
    Micros age = std::chrono::minutes(30);
    qsizetype events = 1'000'000;
    qsizetype bytes = 160 * 1024 * 1024; ///< as HistoryLog::bytes() counts

    friend bool operator==(const HistoryLimits &, const HistoryLimits &) = default;
};

/// A run of packed events. Each chunk has its own list of names, so dropping a chunk drops its names. Immutable once
/// shared.
class LOCKSCOPE_CORE_EXPORT HistoryChunk
{
public:
    using NameId = quint32;

    /// An event as stored; see HistoryEvent for the meaning of the fields.
    struct Packed
    {
        Instant at;
        Micros length{0};
        quint32 slack = 0; ///< µs, capped
        qint32 lateMs = 0; ///< see lateOf(); Waiting: the number of waiters
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
    [[nodiscard]] static int waitersOf(const Packed &event)
    {
        return event.kind == HistoryKind::Waiting ? event.lateMs : 0;
    }
    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_events.size()); }
    /// Its size in memory. Counts each name in full, although others may share it.
    [[nodiscard]] qsizetype bytes() const { return m_nameBytes + size() * static_cast<qsizetype>(sizeof(Packed)); }
    [[nodiscard]] Instant earliest() const { return m_earliest; }
    [[nodiscard]] Instant latest() const { return m_latest; }

private:
    friend class HistoryLog;
    void append(const HistoryEvent &event, QHash<QByteArray, NameId> &ids);

    std::vector<Packed> m_events;
    std::vector<QByteArray> m_names;
    qsizetype m_nameBytes = 0;
    Instant m_earliest = Instant::max(); ///< events are in the order of discovery, which is nearly that of `at`
    Instant m_latest = Instant::min();
};

using HistoryChunks = std::vector<std::shared_ptr<const HistoryChunk>>;

/// The bounded memory of events: a ring of chunks. Drops whole chunks, each a small part of the limit. Reads no clock.
class LOCKSCOPE_CORE_EXPORT HistoryLog
{
public:
    explicit HistoryLog(HistoryLimits limits = {});

    void append(const HistoryEvent &event);
    /// Drops chunks whose events are all earlier than `moment`.
    void forgetBefore(Instant moment);

    [[nodiscard]] qsizetype size() const { return m_sealedEvents + m_open.size(); }
    [[nodiscard]] qsizetype bytes() const { return m_sealedBytes + m_open.bytes(); }
    [[nodiscard]] quint64 forgotten() const { return m_forgotten; }
    [[nodiscard]] const HistoryLimits &limits() const { return m_limits; }
    /// Cheap: all chunks but the latest are shared.
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
