#pragma once

#include "../filter/lockfilter.h"
#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>

#include <QSet>

namespace Lockscope {

/// What an owner, or a host, holds at the moment. An owner is a process where its locks tell that, else a token.
struct HolderStanding
{
    QByteArray owner; ///< as told; by host, and where nobody can tell, empty
    QByteArray lock; ///< of one whose value is the same for all (Caveat::NoOwner): the lock that it holds, another's may be somebody else's
    QString host; ///< empty: not told
    int owners = 0;
    int locks = 0;
    int waitedFor = 0; ///< so many of them
    int waitersTold = 0; ///< of so many of them it is known whether anybody waits
    int own = 0; ///< so many of them this window holds
    LockStatePtr longest; ///< of them, the one held longest
};

struct Standing
{
    std::vector<HolderStanding> holders; ///< in order, at most kMost
    std::vector<LockStatePtr> waitedFor; ///< locks for which somebody is known to wait, the most first, at most kMost
    size_t holdersLeft = 0; ///< there are so many more
    size_t waitedForLeft = 0;
    int held = 0; ///< locks that the filter lets through
    int unknown = 0; ///< of which it cannot be told who holds them

    static constexpr size_t kMost = 500;
};

enum class StandingGroup { Owner, Host };
enum class StandingOrder { Locks, Longest, WaitedFor };

/// Pure, any thread. What is not held for sure (residues, splits) counts for nobody. Equals are ordered by name. `ownTokens`: of
/// locks that this window holds.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT Standing standingOf(const std::vector<LockStatePtr> &locks, StandingGroup group, StandingOrder order,
                                                           const LockFilter &filter = {}, const LockFilterContext &context = {},
                                                           const QSet<QByteArray> &ownTokens = {});

} // namespace Lockscope
