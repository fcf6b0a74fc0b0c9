#pragma once

#include "random.h"

namespace LockscopeTest::Simulation {

/// How a lock is to be taken: LockOptions, for a numbered lock.
struct LockPlan
{
    int lock = 0;
    Millis ttl{1000};
    Millis wait{0};
    Millis retryMin{50};
    Millis retryMax{250};
    Millis nodeTimeout{50};
    Millis commandTimeout{50}; ///< the library has the same; with a longer one the machines hear late answers
    Millis minValidity{1};
    Millis wakeSpread{0};
    bool autoRenew = true;
    Millis longestHold{0};
};

} // namespace LockscopeTest::Simulation
