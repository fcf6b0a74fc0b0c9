#pragma once

#include "violation.h"

#include <string>
#include <vector>

namespace LockscopeTest::Simulation {

/// What may go wrong around the clients. Each history draws a part of it. With the defaults nothing does.
struct Faults
{
    int clockDriftPpm = 0; ///< each clock runs fast or slow by up to this much
    bool oppositeDrift = false; ///< all clients slow and all nodes fast, by all of it
    bool slowMessages = false;
    bool heldMessages = false; ///< a node or one client of it is cut off, in one direction or both
    bool endedConnections = false; ///< by something between the two ends; told or silently
    bool freezes = false; ///< a node stands still (SIGSTOP) and goes on
    bool restarts = false; ///< a node dies and returns with its data, as one with `appendfsync always` does
    bool dataLosses = false; ///< a node that does not claim to keep its data dies and returns empty
    bool keepersLoseData = false; ///< also one that does claim it
    bool rollingRestarts = false; ///< all nodes in turn, a moment apart; they lose their data as with `dataLosses`
    bool oneShots = false; ///< a client that has had its lock ends, and a new one takes its place
    bool clientPauses = false;
    bool clientCrashes = false;
    bool clockSteps = false; ///< a node's wall clock jumps ahead, further than any TTL, once all clients have probed it
    bool outsiders = false; ///< somebody deletes lock keys
};

/// Mistakes of the simulated driver or node, most of them seen in the wild. None of them is in the machines.
struct Defects
{
    bool reachableQuorum = false; ///< the quorum is one of the nodes that are connected
    bool deletesOnRelease = false; ///< DEL, whoever holds the key
    bool validityFromEnd = false; ///< validity counts from the last answer instead of the first question
    bool countsNotOwned = false; ///< any answer to a renewal counts
    bool releasesAnsweredOnly = false; ///< no release on nodes that did not answer
    bool countsHealedAtOnce = false; ///< a node that lacked the key counts in the same round
    bool recreatesOnRenewal = false; ///< the node's script puts a missing key back
    bool oneToken = false; ///< one token for all attempts of an acquire
    bool keepsFailedAttempts = false; ///< failed attempts are not released
    bool renewsAfterRelease = false; ///< the watchdog does not hear of the release
    bool worksAfterLoss = false; ///< the holder goes on when it is told that the lock is lost (assumption A4)
    bool trustsFlag = false; ///< isHeld() is what was last told, not a look at the clock
    bool renewsExpired = false; ///< a renewal that comes too late revives the lock
    bool noTimeProbes = false; ///< node clocks are not watched
    bool releasesApart = false; ///< releases travel on connections of their own
    bool closesGracefully = false; ///< close() where abort() belongs: what was written is still delivered
    bool takesForEver = false; ///< SET without a TTL
    bool losesTimers = false; ///< now and then a timer of an acquire does not fire, or one of a lease too late
    bool neverHeals = false;
    bool trustsYoung = false; ///< a node's first contact says nothing about its age
    bool neverTrustsAgain = false; ///< quarantine without an end
    bool givesUpEarly = false; ///< the release is tried for a moment only
};

struct Settings
{
    std::string name;
    Faults faults = {};
    Defects defects = {};
    int probeAgeMs
        = 100; ///< a probe of the node's clock that is no older than this is good enough, as the library has it
    std::vector<Violation::Kind> mustShow = {}; ///< the violations that a broken setting has to lead to
};

/// Within the allowance: no violation, whatever the seed.
[[nodiscard]] const std::vector<Settings> &soundSettings();
/// Each broken in one way.
[[nodiscard]] const std::vector<Settings> &brokenSettings();
/// Null when there is none of this name.
[[nodiscard]] const Settings *findSettings(const std::string &name);

} // namespace LockscopeTest::Simulation
