#pragma once

#include "reliance.h"

#include <QHash>

namespace Lockscope {

/// Adds LockState::overlap to the locks of a diff, from history's Overlap events. Shows an overlap while the previous
/// owner may rely on the lock and the new hold continues. It ends no later than its alert. Reads no clock;
/// single-threaded.
class LOCKSCOPE_CORE_EXPORT Overlaps
{
public:
    explicit Overlaps(Micros standsFor = std::chrono::minutes(30)) : m_standsFor(standsFor) { }
    void setStandsFor(Micros standsFor) { m_standsFor = standsFor; } ///< from the alert's rule

    /// Call this with each diff and its events. Returns the diff with overlaps added, or the same diff if there are
    /// none.
    [[nodiscard]] BoardDiffPtr apply(const BoardDiffPtr &diff, const std::vector<HistoryEvent> &events, Instant now,
                                     Micros wallAhead);
    /// Forgets overlaps that were shown long enough. Returns true if there were any: publish all locks again.
    bool tick(Instant now);

private:
    struct Standing
    {
        QByteArray owner;
        Instant at;
        Reliance before; ///< of the previous owner
        LockOverlap overlap;
    };

    void note(const HistoryEvent &event, Micros wallAhead);
    static void follow(Standing &standing, const LockState &state, Instant now, Micros wallAhead);
    [[nodiscard]] Instant endOf(const Standing &standing) const;

    Micros m_standsFor;
    QHash<QByteArray, Standing> m_standing; ///< by lock
};

} // namespace Lockscope
