#pragma once

#include "../base/clock.h"
#include "../base/export.h"
#include "../board/readpace.h"

#include <optional>

namespace Lockscope {

/// Tells how long to leave a node alone after it was read, so that all reading together keeps to a pace. What is slow, because
/// the node is loaded or far, makes the pauses longer by itself. Pure.
class LOCKSCOPE_CORE_EXPORT Pacer
{
public:
    explicit Pacer(ReadPace pace = {}) : m_pace(pace) { }

    /// A new connection: nothing is known of the node.
    void begin();
    /// What an exchange that costs the node nothing took.
    void noteRoundTrip(Micros took);
    /// How many commands per second the node has run lately for others. Nothing: not known.
    void noteOthers(std::optional<double> perSecond);

    /// The node is read at an idle one's share, because it was one.
    [[nodiscard]] bool isFast() const { return m_idle && !isUnlimited(); }

    /// There are no pauses at all.
    [[nodiscard]] bool isUnlimited() const { return m_pace.busyShare >= 1 && m_pace.keysPerSecond == 0; }
    /// There are none now: the pace has none for an idle node, and this one is idle.
    [[nodiscard]] bool isFree() const { return isUnlimited() || (m_idle && m_pace.idleShare >= 1 && m_pace.keysPerSecond == 0); }
    /// The node was asked about so many keys, in so many exchanges one after another, and all took so long.
    [[nodiscard]] Micros pauseAfter(Micros took, qsizetype keys, int exchanges);

private:
    const ReadPace m_pace;
    std::optional<Micros> m_leastRoundTrip;
    std::optional<Micros> m_roundTrip; ///< of late
    qsizetype m_openingKeys = 0; ///< so many may still be read at the idle share: a first look is soon complete
    bool m_idle = false;
};

} // namespace Lockscope
