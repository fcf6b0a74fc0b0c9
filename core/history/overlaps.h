#pragma once

#include "reliance.h"

#include <QHash>

namespace Lockscope {

/// Puts on the board's locks what history has told of them: that another owner may rely on the lock, too. It stands as long as that one
/// may, the hold goes on that was taken meanwhile, and no longer than the alert of it. No clock. Single-threaded.
class LOCKSCOPE_CORE_EXPORT Overlaps
{
public:
    explicit Overlaps(Micros standsFor = std::chrono::minutes(30)) : m_standsFor(standsFor) { }
    void setStandsFor(Micros standsFor) { m_standsFor = standsFor; } ///< as the alert's rule has it

    /// To be called with what history made of a diff: it is told again, with the overlaps that stand; the same one when there are none.
    [[nodiscard]] BoardDiffPtr apply(const BoardDiffPtr &diff, const std::vector<HistoryEvent> &events, Instant now, Micros wallAhead);
    /// Forgets those that stood for long enough. True when there were any: then all is to be told anew.
    bool tick(Instant now);

private:
    struct Standing
    {
        QByteArray owner;
        Instant at;
        Reliance before; ///< of the one before
        LockOverlap overlap;
    };

    void note(const HistoryEvent &event, Micros wallAhead);
    static void follow(Standing &standing, const LockState &state, Instant now, Micros wallAhead);
    [[nodiscard]] Instant endOf(const Standing &standing) const;

    Micros m_standsFor;
    QHash<QByteArray, Standing> m_standing; ///< by lock
};

} // namespace Lockscope
