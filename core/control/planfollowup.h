#pragma once

#include "keysurvey.h"
#include "releaseplan.h"

#include <QByteArrayList>
#include <QList>

namespace Lockscope {

// What later readings say about a plan, before and after it was carried out. Pure; any thread.

/// Whether the plan's owner holds the lock, by the nodes that the plan has read.
enum class PlanHold : quint8 {
    Held,
    NotKnown, ///< with the unreadable nodes the owner may reach the quorum
    TooFew, ///< a leftover: the owner cannot reach the quorum
};
[[nodiscard]] LOCKSCOPE_CORE_EXPORT PlanHold planHoldOf(const ReleasePlan &plan);

/// For a plan that found several owners: with the unreadable nodes one of them may hold the lock.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool mayOneHoldIt(const ReleasePlan &tie);
/// False for a split or a leftover: too few nodes have it for any owner, so nobody holds it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool mayBeHeld(const ReleasePlan &plan);

/// The lock may be left without a TTL on a node where the outcome is open, or that the plan could not read.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool mayNeverEnd(const ReleasePlan &plan, const ReleaseReport &report);

/// One of the plan's owners holds this lock.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isOfPlan(const Recognition &lock, const ReleasePlan &plan);

/// How the plan's nodes differ from the plan by now.
struct PlanChanges
{
    /// An owner that came since the plan; empty: none.
    struct Newcomer
    {
        QByteArray owner;
        bool isEverywhere = true; ///< it holds enough nodes, and the plan's owner is on none of them
    };
    struct OwnerThere
    {
        QString label; ///< of the node
        QByteArray owner;
    };

    Newcomer newcomer = {};
    int silent = 0; ///< nodes to act on that are unreadable now
    int gone = 0; ///< nodes to act on that no longer have the lock
    int back = 0; ///< nodes that the plan could not read, and that have the lock for its owner
    QByteArrayList otherHolders = {}; ///< further holders of a shared lock
    int gotTtl = 0; ///< nodes on which the owner's key had no TTL, and has one now
    int lostTtl = 0; ///< the opposite
    QList<OwnerThere> inTheWay = {}; ///< for a plan that sets the lock again: keys that are in the way
    QList<OwnerThere> othersBack = {}; ///< other owners on nodes that the plan could not read
};
/// Compares the plan with `lock`. Readings from before `plannedAt` show nothing new.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT PlanChanges changesSince(const ReleasePlan &plan, Instant plannedAt,
                                                             const LockState &lock);

/// A later reading of a node that did not answer when the plan was carried out.
struct LateReading
{
    enum class As : quint8 {
        Gone,
        Owners, ///< the plan's owner still has it
        HoldOff, ///< a hold-off, most likely set by this act after all
        Others,
    };

    int node = 0;
    As as = As::Gone;
    WallTime at = {}; ///< of the first reading with this result
    KeyTtl ttl = {}; ///< for Owners

    friend bool operator==(const LateReading &, const LateReading &) = default;
};
/// `key.raw` must be set.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT LateReading lateReading(const SurveyedKey &key, const ReleasePlan &plan);
/// The outcome on that node, as the late reading shows it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT ReleasedNode::Outcome outcomeNow(const LateReading &found, const LockAction &act);
/// The owner's key has at most the TTL that the act was to give it. A longer TTL later on is a renewal.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isLimited(const LateReading &found, const LockAction &act);

} // namespace Lockscope
