#pragma once

#include "../base/clock.h"
#include "../base/export.h"
#include "../board/readpace.h"

#include <optional>

namespace Lockscope {

/// Computes the pause after each reading of a node, so that all its readings together keep to a ReadPace, even if
/// several are under way at a time. Slow answers lengthen the pauses, but only up to a limit. Pure.
class LOCKSCOPE_CORE_EXPORT Pacer
{
public:
    explicit Pacer(ReadPace pace = {}) : m_pace(pace) { }

    /// Forgets all measurements: a new connection.
    void begin();
    /// Reports the round trip of a command that costs the node nothing.
    void noteRoundTrip(Micros took);
    /// Reports the commands per second that the node runs for other clients. Unset: unknown.
    void noteOthers(std::optional<double> perSecond);

    /// The node was idle and is read at the idle share.
    [[nodiscard]] bool isFast() const { return m_idle && !isUnlimited(); }

    /// There are never pauses.
    [[nodiscard]] bool isUnlimited() const { return m_pace.busyShare >= 1 && m_pace.keysPerSecond == 0; }
    /// There are no pauses now, because the node is idle and the pace allows it.
    [[nodiscard]] bool isFree() const
    {
        return isUnlimited() || (m_idle && m_pace.idleShare >= 1 && m_pace.keysPerSecond == 0);
    }
    /// The pause from `now` on, after `keys` keys were read in `exchanges` consecutive round trips from `asked` until
    /// `now`. It comes after the pauses of other readings.
    [[nodiscard]] Micros pauseAfter(Instant asked, Instant now, qsizetype keys, int exchanges);

private:
    const ReadPace m_pace;
    std::optional<Micros> m_leastRoundTrip;
    Instant m_pausesUntil; ///< the end of all pauses so far
    qsizetype m_openingKeys = 0; ///< keys to read at the opening share, so that the first reading completes soon
    bool m_idle = false;
};

} // namespace Lockscope
