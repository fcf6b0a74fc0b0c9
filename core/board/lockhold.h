#pragma once

#include "../base/clock.h"
#include "../base/shared.h"

#include <QByteArray>

#include <optional>

namespace Lockscope {

/// A gap in a hold: whether it continued could not be seen.
struct UnseenTime
{
    Instant from; ///< the hold was last seen
    Instant to;

    friend bool operator==(const UnseenTime &, const UnseenTime &) = default;
};

/// One owner's uninterrupted possession of a lock, as far as it was seen. Decided by Tenure, and by nothing else.
struct LockHold
{
    /// Two states of a lock with the same id show the same hold. 0: no owner was seen yet. Ids are unique on one board.
    quint64 id = 0;
    Instant since; ///< when this owner was first seen; for shared locks, the longest holder
    /// How much earlier than `since` an observed acquisition may have happened: the reading came after it.
    Micros slack{0};
    bool exact = false; ///< the acquisition was seen; otherwise the time since `since` is a lower bound
    /// The latest gap in the hold, in which the same owner may have released and reacquired the lock with the same
    /// token: reading was paused, or too few nodes were readable, and no continuing lease proves otherwise.
    Shared<UnseenTime> unseen;

    /// With at most this slack the hold time is shown as exact, otherwise as a lower bound.
    static constexpr Micros kSeenAtOnce = Millis(300);

    friend bool operator==(const LockHold &, const LockHold &) = default;
};

/// A lock of this process. Its start is known exactly, unless a renewal had to set a lost key again.
struct OwnHold
{
    QByteArray owner;
    Instant since;

    friend bool operator==(const OwnHold &, const OwnHold &) = default;
};

/// How old a key may be that is found on a node for the first time.
struct KeyNews
{
    std::optional<Instant> reported = {}; ///< when the feed reported the key
    std::optional<Instant> notNamed = {}; ///< the start of the latest complete walk that did not find the key
};

} // namespace Lockscope
