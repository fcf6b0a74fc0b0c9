#pragma once

#include "lockstate.h"

#include <vector>

namespace Lockscope {

/// How long an owner that did not give its lock back may rely on it, while another one has it. Single-threaded.
struct LOCKSCOPE_CORE_EXPORT Reliance
{
    QByteArray owner;
    Instant until; ///< Instant::max(): for ever
    OverlapCause cause = OverlapCause::None;
    std::vector<int> leftOn = {}; ///< nodes on which its key was seen to stand yet
    bool isGivenBack = false; ///< its key went from such a node before it was due

    /// To be called with what is read of the lock: a key that stands on a node of its own tells until when, and what is left of a lock that
    /// a restart has taken away goes, at once, when its owner gives back what it has lost.
    void follow(const LockState &state, Instant now);

private:
    void followKey(const LockState &state, Instant now);
};

} // namespace Lockscope
