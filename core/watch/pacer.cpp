#include "pacer.h"

#include <algorithm>

namespace Lockscope {

namespace {

/// A node that runs fewer commands per second for other clients is idle.
constexpr double kIdleBelow = 200;
constexpr qsizetype kOpeningKeys = 20'000;
/// Limits the opening share, because the node may be a busy one.
constexpr double kMostOpeningShare = 0.5;
/// Reading a key costs the node at least this much, however short the exchange.
constexpr Micros kLeastPerKey{1};
/// One round trip counts for at most this much of the node's time. It is for some hundred keys, so what takes longer
/// was waiting: on the way, for a processor, or behind other clients.
constexpr Micros kMostPerExchange{4000};

} // namespace

void Pacer::begin()
{
    m_leastRoundTrip.reset();
    m_pausesUntil = {};
    m_openingKeys = kOpeningKeys;
    m_idle = false;
}

void Pacer::noteRoundTrip(Micros took)
{
    m_leastRoundTrip = std::min(m_leastRoundTrip.value_or(took), took);
}

void Pacer::noteOthers(std::optional<double> perSecond)
{
    m_idle = perSecond && *perSecond < kIdleBelow;
}

Micros Pacer::pauseAfter(Instant asked, Instant now, qsizetype keys, int exchanges)
{
    const Micros took = now - asked;
    const bool opening = m_openingKeys > 0;
    m_openingKeys -= std::min(m_openingKeys, keys);
    const double openingShare = opening ? std::min(m_pace.idleShare, kMostOpeningShare) : 0;
    const double share = std::max(m_idle ? m_pace.idleShare : openingShare, m_pace.busyShare);
    // While a command travels, the node does no work for us.
    const Micros most = std::max(1, exchanges) * kMostPerExchange;
    const Micros work = std::clamp(took - exchanges * m_leastRoundTrip.value_or(Micros(0)),
                                   std::min(Micros(keys * kLeastPerKey), most), most);
    const double pause = static_cast<double>(work.count()) * (1 / share - 1);
    const double least = m_pace.keysPerSecond > 0
        ? 1e6 * static_cast<double>(keys) / m_pace.keysPerSecond - static_cast<double>(took.count())
        : 0;
    const Micros own(static_cast<qint64>(std::max(pause, least)));
    if (own <= Micros(0)) // no pauses now, whatever the earlier readings cost
        return Micros(0);
    m_pausesUntil = std::max(m_pausesUntil, now) + own;
    return m_pausesUntil - now;
}

} // namespace Lockscope
