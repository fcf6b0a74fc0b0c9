#include "historylog.h"

#include <algorithm>
#include <limits>

namespace Lockscope {

namespace {

constexpr qint32 kNotLate = std::numeric_limits<qint32>::min();
/// What a name costs in addition to its bytes: the handle, and the headers of QByteArray and the allocator.
constexpr qsizetype kPerName = sizeof(QByteArray) + 32;
constexpr qsizetype kChunkEvents = 4096;
/// The ring has at least this many chunks, so that dropping one loses little.
constexpr qsizetype kLeastChunks = 16;

template <typename T>
constexpr T saturated(qint64 value)
{
    return static_cast<T>(std::clamp<qint64>(value, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
}

} // namespace

QLatin1String toString(HistoryKind kind)
{
    switch (kind) {
    case HistoryKind::Began: return QLatin1String("began");
    case HistoryKind::Ended: return QLatin1String("ended");
    case HistoryKind::Renewed: return QLatin1String("renewed");
    case HistoryKind::HandOver: return QLatin1String("hand-over");
    case HistoryKind::Overlap: return QLatin1String("overlap");
    case HistoryKind::Waiting: return QLatin1String("waiting");
    case HistoryKind::SightLost: return QLatin1String("sight-lost");
    case HistoryKind::SightRegained: return QLatin1String("sight-regained");
    case HistoryKind::Split: return QLatin1String("split");
    case HistoryKind::NodeDown: return QLatin1String("node-down");
    case HistoryKind::NodeUp: return QLatin1String("node-up");
    case HistoryKind::NodeRestarted: return QLatin1String("node-restarted");
    case HistoryKind::NodeFailover: return QLatin1String("node-failover");
    case HistoryKind::Gap: return QLatin1String("gap");
    }
    return QLatin1String("gap");
}

QLatin1String toString(HoldEnd end)
{
    switch (end) {
    case HoldEnd::Unknown: return QLatin1String("unknown");
    case HoldEnd::Released: return QLatin1String("released");
    case HoldEnd::Expired: return QLatin1String("expired");
    case HoldEnd::TakenOver: return QLatin1String("taken-over");
    case HoldEnd::ForceReleased: return QLatin1String("force-released");
    case HoldEnd::Lost: return QLatin1String("lost");
    case HoldEnd::OwnLost: return QLatin1String("own-lost");
    case HoldEnd::OwnReleased: return QLatin1String("own-released");
    case HoldEnd::HoldOffOver: return QLatin1String("hold-off-over");
    }
    return QLatin1String("unknown");
}

HistoryEvent HistoryChunk::event(size_t index) const
{
    const Packed &packed = m_events.at(index);
    return {.kind = packed.kind,
            .end = packed.end,
            .cause = packed.cause,
            .exact = packed.exact,
            .isOneHold = packed.isOneHold,
            .node = packed.node,
            .at = packed.at,
            .slack = Micros(packed.slack),
            .lock = m_names.at(packed.lock),
            .owner = m_names.at(packed.owner),
            .process = m_names.at(packed.process),
            .other = m_names.at(packed.other),
            .length = packed.length,
            .late = lateOf(packed),
            .waiting = waitersOf(packed)};
}

std::optional<Micros> HistoryChunk::lateOf(const Packed &event)
{
    return event.lateMs == kNotLate || event.kind == HistoryKind::Waiting ? std::nullopt
                                                                          : std::optional<Micros>(Millis(event.lateMs));
}

void HistoryChunk::append(const HistoryEvent &event, QHash<QByteArray, NameId> &ids)
{
    const auto id = [&](const QByteArray &name) -> NameId {
        if (name.isEmpty())
            return 0;
        const auto found = ids.constFind(name);
        if (found != ids.constEnd())
            return *found;
        const auto fresh = static_cast<NameId>(m_names.size());
        m_names.push_back(name);
        m_nameBytes += name.size() + kPerName;
        ids.insert(name, fresh);
        return fresh;
    };
    m_events.push_back({.at = event.at,
                        .length = event.length,
                        .slack = saturated<quint32>(event.slack.count()),
                        .lateMs = event.kind == HistoryKind::Waiting ? event.waiting
                            : event.late ? std::max(kNotLate + 1, saturated<qint32>(floorMillis(*event.late).count()))
                                         : kNotLate,
                        .lock = id(event.lock),
                        .owner = id(event.owner),
                        .process = id(event.process),
                        .other = id(event.other),
                        .node = saturated<qint16>(event.node),
                        .kind = event.kind,
                        .end = event.end,
                        .cause = event.cause,
                        .exact = event.exact,
                        .isOneHold = event.isOneHold});
    m_earliest = std::min(m_earliest, event.at);
    m_latest = std::max(m_latest, event.at);
}

HistoryLog::HistoryLog(HistoryLimits limits)
    : m_limits(limits)
    , m_chunkEvents(std::clamp<qsizetype>(limits.events / kLeastChunks, 1, kChunkEvents))
    , m_chunkBytes(std::max<qsizetype>(limits.bytes / kLeastChunks, 1))
{
}

void HistoryLog::append(const HistoryEvent &event)
{
    m_open.append(event, m_ids);
    if (m_open.size() >= m_chunkEvents || m_open.bytes() >= m_chunkBytes)
        seal();
    while (!m_sealed.empty() && (size() > m_limits.events || bytes() > m_limits.bytes))
        forgetOldest();
}

void HistoryLog::forgetBefore(Instant moment)
{
    while (!m_sealed.empty() && m_sealed.front()->latest() < moment)
        forgetOldest();
    if (m_sealed.empty() && m_open.size() > 0 && m_open.latest() < moment) {
        m_forgotten += static_cast<quint64>(m_open.size());
        m_open = {};
        m_ids.clear();
    }
}

HistoryChunks HistoryLog::chunks() const
{
    HistoryChunks chunks(m_sealed.begin(), m_sealed.end());
    if (m_open.size() > 0)
        chunks.push_back(std::make_shared<const HistoryChunk>(m_open));
    return chunks;
}

void HistoryLog::seal()
{
    m_open.m_events.shrink_to_fit();
    m_open.m_names.shrink_to_fit();
    m_sealedEvents += m_open.size();
    m_sealedBytes += m_open.bytes();
    m_sealed.push_back(std::make_shared<const HistoryChunk>(std::move(m_open)));
    m_open = {};
    m_ids.clear();
}

void HistoryLog::forgetOldest()
{
    m_forgotten += static_cast<quint64>(m_sealed.front()->size());
    m_sealedEvents -= m_sealed.front()->size();
    m_sealedBytes -= m_sealed.front()->bytes();
    m_sealed.pop_front();
}

} // namespace Lockscope
