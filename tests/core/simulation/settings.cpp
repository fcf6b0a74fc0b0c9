#include "settings.h"

#include <algorithm>

namespace LockscopeTest::Simulation {

namespace {

using Kind = Violation::Kind;

/// Half of the 1 % for each side: the clocks of a client and a node then run apart by no more than assumption A1
/// allows.
constexpr int kAllowedDriftPpm = 5000;

/// All that may go wrong while the assumptions hold.
constexpr Faults kAllowed{.clockDriftPpm = kAllowedDriftPpm,
                          .slowMessages = true,
                          .heldMessages = true,
                          .endedConnections = true,
                          .freezes = true,
                          .restarts = true,
                          .dataLosses = true,
                          .clientPauses = true,
                          .clientCrashes = true};

template <typename Change>
Faults allowedWith(Change change)
{
    Faults faults = kAllowed;
    change(faults);
    return faults;
}

} // namespace

std::string toText(Kind kind)
{
    switch (kind) {
    case Kind::Overlap: return "overlap";
    case Kind::ValidityOverstated: return "validity overstated";
    case Kind::LossNotSticky: return "loss not sticky";
    case Kind::NotTold: return "not told";
    case Kind::RenewedWithoutQuorum: return "renewed without a quorum";
    case Kind::SentAfterEnd: return "sent after the end";
    case Kind::KeyAfterRelease: return "key after release";
    case Kind::ReleaseGivenUpEarly: return "release given up early";
    case Kind::StuckKey: return "stuck key";
    case Kind::NeverEnded: return "never ended";
    case Kind::NotGranted: return "not granted";
    case Kind::NotHealed: return "not healed";
    case Kind::LostForNothing: return "lost for nothing";
    case Kind::VoteInQuarantine: return "vote in quarantine";
    }
    return {};
}

const std::vector<Settings> &soundSettings()
{
    static const std::vector<Settings> list{
        {.name = "calm", .faults = {.clockDriftPpm = kAllowedDriftPpm}},
        {.name = "faults", .faults = kAllowed},
        // Commands under a lock, one after another, on nodes that restart all the time.
        {.name = "one-shots", .faults = allowedWith([](Faults &faults) {
                                  faults.rollingRestarts = true;
                                  faults.oneShots = true;
                              })},
        // What the guard against steps can promise: with a look at the clock ahead of each SET.
        {.name = "faults-and-steps",
         .faults = allowedWith([](Faults &faults) { faults.clockSteps = true; }),
         .probeAgeMs = 0},
    };
    return list;
}

const std::vector<Settings> &brokenSettings()
{
    static const std::vector<Settings> list{
        // The assumptions do not hold.
        {.name = "clocks-drift",
         .faults = allowedWith([](Faults &faults) {
             faults.clockDriftPpm = 40'000;
             faults.oppositeDrift = true;
         }),
         .defects = {.noTimeProbes = true},
         .mustShow = {Kind::Overlap, Kind::ValidityOverstated}},
        {.name = "clocks-step-unseen",
         .faults = allowedWith([](Faults &faults) { faults.clockSteps = true; }),
         .defects = {.noTimeProbes = true},
         .mustShow = {Kind::Overlap}},
        {.name = "clocks-step-between-probes",
         .faults = allowedWith([](Faults &faults) { faults.clockSteps = true; }),
         .mustShow = {Kind::Overlap, Kind::VoteInQuarantine}},
        {.name = "restarts-empty-at-once",
         .faults = allowedWith([](Faults &faults) { faults.keepersLoseData = true; }),
         .mustShow = {Kind::Overlap, Kind::VoteInQuarantine}},
        {.name = "one-shots-trust-young-nodes",
         .faults = {.dataLosses = true, .rollingRestarts = true, .oneShots = true, .clientCrashes = true},
         .defects = {.trustsYoung = true},
         .mustShow = {Kind::Overlap, Kind::VoteInQuarantine}},
        {.name = "outsiders-delete",
         .faults = allowedWith([](Faults &faults) { faults.outsiders = true; }),
         .mustShow = {Kind::Overlap}},
        {.name = "works-after-loss",
         .faults = kAllowed,
         .defects = {.worksAfterLoss = true},
         .mustShow = {Kind::Overlap}},
        {.name = "trusts-a-flag-in-pauses",
         .faults = kAllowed,
         .defects = {.trustsFlag = true},
         .mustShow = {Kind::Overlap}},
        // The driver is wrong.
        {.name = "quorum-of-reachable",
         .faults = {.heldMessages = true, .endedConnections = true, .restarts = true},
         .defects = {.reachableQuorum = true},
         .mustShow = {Kind::Overlap}},
        {.name = "plain-delete",
         .faults = kAllowed,
         .defects = {.deletesOnRelease = true},
         .mustShow = {Kind::Overlap}},
        {.name = "validity-from-the-end",
         .faults = {.slowMessages = true},
         .defects = {.validityFromEnd = true},
         .mustShow = {Kind::Overlap, Kind::ValidityOverstated}},
        {.name = "renewal-counts-not-owned",
         .faults = kAllowed,
         .defects = {.countsNotOwned = true},
         .mustShow = {Kind::Overlap}},
        {.name = "healed-counted-at-once",
         .faults = kAllowed,
         .defects = {.countsHealedAtOnce = true},
         .mustShow = {Kind::RenewedWithoutQuorum}},
        {.name = "renewal-recreates",
         .faults = kAllowed,
         .defects = {.recreatesOnRenewal = true},
         .mustShow = {Kind::RenewedWithoutQuorum}},
        {.name = "renews-expired",
         .faults = kAllowed,
         .defects = {.renewsExpired = true},
         .mustShow = {Kind::LossNotSticky}},
        {.name = "one-token",
         .faults = {.slowMessages = true, .heldMessages = true, .endedConnections = true},
         .defects = {.oneToken = true},
         .mustShow = {Kind::Overlap, Kind::SentAfterEnd}},
        {.name = "releases-answered-only",
         .faults = kAllowed,
         .defects = {.releasesAnsweredOnly = true},
         .mustShow = {Kind::KeyAfterRelease}},
        {.name = "keeps-failed-attempts",
         .faults = kAllowed,
         .defects = {.keepsFailedAttempts = true},
         .mustShow = {Kind::KeyAfterRelease}},
        {.name = "releases-apart",
         .faults = kAllowed,
         .defects = {.releasesApart = true},
         .mustShow = {Kind::KeyAfterRelease}},
        {.name = "closes-gracefully",
         .faults = {.heldMessages = true},
         .defects = {.closesGracefully = true},
         .mustShow = {Kind::KeyAfterRelease}},
        {.name = "release-given-up-early",
         .faults = kAllowed,
         .defects = {.givesUpEarly = true},
         .mustShow = {Kind::ReleaseGivenUpEarly}},
        {.name = "renews-after-release",
         .faults = kAllowed,
         .defects = {.renewsAfterRelease = true},
         .mustShow = {Kind::SentAfterEnd}},
        {.name = "takes-for-ever", .faults = kAllowed, .defects = {.takesForEver = true}, .mustShow = {Kind::StuckKey}},
        {.name = "loses-timers",
         .faults = {.clockDriftPpm = kAllowedDriftPpm},
         .defects = {.losesTimers = true},
         .mustShow = {Kind::NeverEnded, Kind::LostForNothing, Kind::NotTold}},
        {.name = "never-heals", .faults = kAllowed, .defects = {.neverHeals = true}, .mustShow = {Kind::NotHealed}},
        {.name = "never-trusts-again",
         .faults = kAllowed,
         .defects = {.neverTrustsAgain = true},
         .mustShow = {Kind::NotGranted}},
    };
    return list;
}

const Settings *findSettings(const std::string &name)
{
    for (const auto *list : {&soundSettings(), &brokenSettings()}) {
        const auto found
            = std::find_if(list->begin(), list->end(), [&](const Settings &settings) { return settings.name == name; });
        if (found != list->end())
            return &*found;
    }
    return nullptr;
}

} // namespace LockscopeTest::Simulation
