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
/// Largest factor by which a node in trouble, with a grown round trip, lengthens the pauses.
constexpr double kMostBackOff = 8;
/// Round trips vary by this much without a cause.
constexpr Micros kUsualJitter{500};

} // namespace

void Pacer::begin()
{
    m_leastRoundTrip.reset();
    m_roundTrip.reset();
    m_openingKeys = kOpeningKeys;
    m_idle = false;
}

void Pacer::noteRoundTrip(Micros took)
{
    m_leastRoundTrip = std::min(m_leastRoundTrip.value_or(took), took);
    m_roundTrip = took;
}

void Pacer::noteOthers(std::optional<double> perSecond)
{
    m_idle = perSecond && *perSecond < kIdleBelow;
}

Micros Pacer::pauseAfter(Micros took, qsizetype keys, int exchanges)
{
    const bool opening = m_openingKeys > 0;
    m_openingKeys -= std::min(m_openingKeys, keys);
    const double openingShare = opening ? std::min(m_pace.idleShare, kMostOpeningShare) : 0;
    const double share = std::max(m_idle ? m_pace.idleShare : openingShare, m_pace.busyShare);
    // While a command travels, the node does no work for us.
    const Micros work = std::max(took - exchanges * m_leastRoundTrip.value_or(Micros(0)), Micros(keys * kLeastPerKey));
    double backOff = 1;
    if (m_roundTrip && m_leastRoundTrip && *m_roundTrip > *m_leastRoundTrip + kUsualJitter && share < 1)
        backOff = std::clamp(static_cast<double>(m_roundTrip->count())
                                 / static_cast<double>(std::max<qint64>(1, m_leastRoundTrip->count())),
                             1.0, kMostBackOff);
    const double pause = static_cast<double>(work.count()) * (1 / share - 1) * backOff;
    const double least = m_pace.keysPerSecond > 0
        ? 1e6 * static_cast<double>(keys) / m_pace.keysPerSecond - static_cast<double>(took.count())
        : 0;
    return Micros(static_cast<qint64>(std::max(pause, least)));
}

} // namespace Lockscope
