#pragma once

#include "../board/deployment.h"
#include "../board/lockstate.h"
#include "lockaction.h"

#include <QJsonObject>
#include <QSet>

namespace Lockscope {

/// The effect of an action on one node, frozen when the plan was made.
struct PlannedNode
{
    enum class Effect {
        Release, ///< delete the key if `expectedOwner` still holds it
        HoldOff, ///< as Release, and set a hold-off in its place
        ShortenTtl, ///< shorten the TTL if `expectedOwner` still holds it
        SetTtl, ///< set a TTL if `expectedOwner` still holds it
        PutBack, ///< set the key again if it is still free
        EndsSooner, ///< skipped: its TTL is shorter than the new one
        NoTtl, ///< skipped: it has no TTL to shorten
        HasTtl, ///< skipped: it already has a TTL
        NothingThere, ///< skipped: the node has no such key
        OtherOwner, ///< skipped: someone else holds it there
        NotComparable, ///< skipped: no owner of a known form, or too many holders
        TooLong, ///< skipped: the value is longer than RawKey::kComparedLimit
        NotReleased, ///< PutBack: it was not released there and may still exist, see `seenOwner`
        NoScripts, ///< skipped: the node runs no scripts, see `scriptRefusal`
        Unreachable, ///< skipped: the node could not be read
    };

    int node = 0;
    QString label;
    Effect effect = Effect::Unreachable;
    bool isTarget = false; ///< the plan's owner holds it there
    QByteArray expectedOwner; ///< if `isTarget`: the owner that the script compares
    /// The whole value if `expectedOwner` is a shortened form of it; the script compares and restores this one.
    /// Otherwise empty.
    QByteArray wholeValue = {};
    bool shared = false; ///< `expectedOwner` lists all holders of a shared lock, separated by spaces
    QByteArray seenOwner; ///< OtherOwner, NotReleased
    KeyTtl ttl; ///< PutBack: the TTL at the time of the release
    std::optional<qint64> holdCount = {}; ///< PutBack
    std::optional<Error> error; ///< Unreachable
    std::optional<Error> scriptRefusal = {}; ///< why the node runs no scripts

    [[nodiscard]] const QByteArray &comparedOwner() const { return wholeValue.isEmpty() ? expectedOwner : wholeValue; }
    /// The plan sends a script to this node.
    [[nodiscard]] bool acts() const
    {
        return effect == Effect::Release || effect == Effect::HoldOff || effect == Effect::ShortenTtl
            || effect == Effect::SetTtl || effect == Effect::PutBack;
    }
};

/// Blocked clients of a node, which may wait for this lock or for something else.
struct BlockedClients
{
    QString label; ///< of the node
    QByteArray command; ///< in lower case; empty if `count` is unknown
    std::optional<qint64> count;
};

/// An action on someone else's lock, frozen: it affects only what was seen when the plan was made. A value.
struct LOCKSCOPE_CORE_EXPORT ReleasePlan
{
    QByteArray name;
    LockAction act; ///< see withAct()
    QString dialect;
    QString dialectTitle;
    HolderReaction reaction = HolderReaction::Unknown;
    QString deployment;
    Environment environment = Environment::Unspecified;
    QByteArray owner; ///< on the meant nodes; the first one, if there are several (see owners())
    /// Several owners have the lock on equally many nodes, so nobody holds it. Each of them is meant, see owners().
    bool isTie = false;
    int quorum = 1;
    bool voted = false; ///< several nodes vote on the lock
    WallTime frozenAt;
    Instant takenAt; ///< PutBack: when the release was sent; TTLs count down from then
    /// Other locks with the same owner, although its library creates a new owner per acquisition. Most likely they are
    /// one lock over several keys, of which the plan covers one. Sorted.
    QByteArrayList sameToken = {};
    std::vector<PlannedNode> nodes;
    std::vector<BlockedClients> blocked
        = {}; ///< on the meant nodes, in commands with which clients of this dialect wait

    [[nodiscard]] int nodesToActOn() const; ///< the number of nodes where the plan changes something
    /// The number of nodes on which the plan's owner holds the lock; PutBack: held it.
    [[nodiscard]] int targetNodes() const;
    /// The distinct owners on the meant nodes. Several in a tie, or if the dialect writes different owners.
    [[nodiscard]] QByteArrayList owners() const;
    /// All owners that the plan names, with the holders of shared locks listed one by one.
    [[nodiscard]] QSet<QByteArray> named() const;
    /// The owner to show, or all owners of a tie.
    [[nodiscard]] QByteArray ownerToShow() const { return isTie ? owners().join(" / ") : owner; }
    /// All holders write the same value (Caveat::NoOwner), so the comparison cannot tell one holder from the next.
    [[nodiscard]] bool hasSharedOwnerValue() const;
    /// The caveats of the dialect, and of how the nodes agree.
    [[nodiscard]] Caveats caveats() const;
    /// The clients in `blocked` that the action does not wake.
    [[nodiscard]] std::vector<BlockedClients> leftBlocked() const;
    /// Why no meant node runs scripts, so that the plan can do nothing. Unset: at least one does.
    [[nodiscard]] std::optional<Error> refusal() const;
    /// The Lua script that runs on each node, to show it.
    [[nodiscard]] QByteArray script() const;
};

/// The plan with another action, from the same frozen readings. Not for PutBack, see ReleaseController::planPutBack().
/// Errors: InvalidArgument (duration), NotAllowed (the dialect refuses, or there is nothing to do on any node; the
/// message says why).
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<ReleasePlan> withAct(ReleasePlan plan, const LockAction &act);
/// Why there is nothing to do on any node: EndsSooner, NoTtl, HasTtl or NothingThere. Unset: there is something to do.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<PlannedNode::Effect> whyNothingToDo(ReleasePlan plan,
                                                                                      const LockAction &act);

/// The outcome on one node.
struct ReleasedNode
{
    enum class Outcome {
        Released, ///< ReleaseAndHoldOff: the hold-off was set as well
        OthersStay, ///< the named holder was removed; other holders of the shared lock remain, see `foundOwner`; no
                    ///< hold-off was set
        Shortened,
        TtlSet,
        PutBack,
        NotNeeded, ///< the TTL changed since the plan and makes the action unnecessary
        Withdrawn, ///< set again and removed again, see isHalfPutBack()
        Refused, ///< the owner, type or TTL of the key changed since the plan
        Absent, ///< the key was already gone
        Expired, ///< PutBack: the lock would have expired meanwhile; nothing was sent
        Unreachable, ///< nothing was sent
        Unknown, ///< sent without an answer: it may have been done
        Failed, ///< the server reported an error, see `error`
        NotTried, ///< the plan skips this node
    };

    int node = 0;
    QString label;
    Outcome outcome = Outcome::NotTried;
    QByteArray expectedOwner;
    bool shared = false; ///< as PlannedNode::shared, for both owners
    QByteArray foundOwner; ///< Refused; OthersStay: the remaining holders, separated by spaces, as far as known
    bool denied = false; ///< Failed: this user lacks the right, and nothing was done
    std::optional<qint64> woken; ///< notified subscribers, if the dialect wakes waiters
    KeyTtl ttlBefore = {}; ///< just before the action, if known
    std::optional<qint64> holdCount = {}; ///< just before the action, if the dialect has one
    std::optional<Error> error = {};
    std::optional<Instant> answeredAt = {}; ///< by the engine's clock; unset: no answer

    /// The lock may still be there: the action was not done, or its outcome is not known.
    [[nodiscard]] bool isOpen() const
    {
        return outcome == Outcome::Unknown || outcome == Outcome::Unreachable || outcome == Outcome::Failed;
    }
};

/// What an executed plan did, node by node. The lock's fate afterwards is the Aftermath. A plain value.
struct LOCKSCOPE_CORE_EXPORT ReleaseReport
{
    QByteArray name;
    LockAction act;
    Instant sentAt; ///< by the engine's clock
    Instant doneAt; ///< by the engine's clock: when no answer was outstanding
    QByteArray holdOffOwner; ///< ReleaseAndHoldOff: the owner of the hold-off
    std::vector<ReleasedNode> nodes;
    /// Why the outcome could not be written to the journal, although the intent was.
    std::optional<Error> journalError;

    [[nodiscard]] int count(ReleasedNode::Outcome outcome) const; ///< the number of nodes with this outcome
    /// The number of nodes on which the action was done.
    [[nodiscard]] int done() const;
    /// The aim was reached on every node that the plan acts on; PutBack: on every node from which the lock was removed.
    [[nodiscard]] bool isComplete() const;
    /// Nothing was done and nothing is open, because this user lacks the right.
    [[nodiscard]] bool isDenied() const;
};

/// The owner that may still have the lock on this node, which did not answer or could not be read. Unset: the outcome
/// is known.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<QByteArray> openOwner(const ReleasePlan &plan,
                                                                        const ReleaseReport &report, size_t node);

/// The nodes that may still have the lock could form a quorum; for a lock of one node, that node is enough. These are
/// silent or open nodes, nodes with other holders, and (ShortenTtl) nodes without a TTL. Do not call the lock free
/// then, or about to expire.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool mayStillBeHeld(const ReleasePlan &plan, const ReleaseReport &report);

/// ShortenTtl: the number of nodes on which the lock had no TTL to shorten.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT int nodesWithoutTtl(const ReleasePlan &plan, const ReleaseReport &report);

/// PutBack failed in part: someone else came on a node, or fewer nodes than the quorum have the lock. A partial lock
/// would hold nothing and block others.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isHalfPutBack(const ReleasePlan &plan, const ReleaseReport &report);

/// Whether a release can be undone if the lock is still free. Only exactly known values are restored, and only while
/// their TTL would still run. Error: NotAllowed; the message says why.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<void> canPutBack(const ReleasePlan &plan, const ReleaseReport &report,
                                                            Instant now);

/// PutBack: the longest remaining TTL if the lock were restored now; zero or less: too late. Unset: no expiry.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<Micros> leftToPutBack(const ReleasePlan &plan, Instant now);

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(PlannedNode::Effect effect);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(ReleasedNode::Outcome outcome);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Environment environment);

/// The objects that the command line prints with --json.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject toJson(const ReleasePlan &plan);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject toJson(const ReleaseReport &report);

} // namespace Lockscope
