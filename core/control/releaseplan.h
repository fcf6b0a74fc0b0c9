#pragma once

#include "../watch/deployment.h"
#include "../watch/lockstate.h"

#include <QJsonObject>

namespace Lockscope {

/// What a release would do on one node, frozen when the plan was made.
struct PlannedNode
{
    enum class Effect {
        Release, ///< delete the key if `expectedOwner` still holds it
        NothingThere, ///< the node has no such key
        OtherOwner, ///< held there by somebody the plan does not name; left alone
        NotComparable, ///< the value is no owner that can be compared in full; left alone
        Unreachable, ///< could not be read; not touched
    };

    int node = 0;
    QString label;
    Effect effect = Effect::Unreachable;
    QByteArray expectedOwner; ///< for Release: compared at the moment of deletion
    QByteArray seenOwner; ///< for OtherOwner
    KeyTtl ttl;
    std::optional<Error> error; ///< for Unreachable
};

/// A release of somebody else's lock as it would happen: everything that was seen, and nothing else, will be acted on.
/// A value; making it changes nothing.
struct LOCKSCOPE_CORE_EXPORT ReleasePlan
{
    QByteArray name;
    QString dialect;
    QString dialectTitle;
    HolderReaction reaction = HolderReaction::Unknown;
    QString deployment;
    Environment environment = Environment::Unspecified;
    QByteArray owner; ///< of the nodes with Effect::Release; the first one's where a dialect writes different ones
    int quorum = 1;
    bool voted = false; ///< a lock over a quorum, as opposed to one node's own
    WallTime frozenAt;
    /// Keep newcomers off for this long after the release, on the nodes that are released; 0: free at once. The caller sets
    /// it on the plan; at most kLongestTtl.
    Millis holdOff{0};
    std::vector<PlannedNode> nodes;

    [[nodiscard]] int nodesToRelease() const;
    /// The Lua that runs on each node, for people who want to see it.
    [[nodiscard]] QByteArray script() const;
};

/// What came of it on one node.
struct ReleasedNode
{
    enum class Outcome {
        Released,
        Refused, ///< the owner had changed since the plan
        Absent, ///< it was gone already
        Unreachable, ///< nothing was sent
        Unknown, ///< sent, no answer: it may have happened
        Failed, ///< the server refused, see `error`
        NotTried, ///< the plan leaves this node alone
    };

    int node = 0;
    QString label;
    Outcome outcome = Outcome::NotTried;
    QByteArray expectedOwner;
    QByteArray foundOwner; ///< for Refused
    std::optional<qint64> woken; ///< subscribers that were told, where the dialect wakes waiters
    std::optional<Error> error;
};

struct LOCKSCOPE_CORE_EXPORT ReleaseReport
{
    QByteArray name;
    std::vector<ReleasedNode> nodes;
    /// The outcome could not be written to the journal (the intent was): why.
    std::optional<Error> journalError;

    [[nodiscard]] int count(ReleasedNode::Outcome outcome) const;
    /// Every node the plan wanted to release is free of the planned owner.
    [[nodiscard]] bool isComplete() const;
};

/// After the release so many nodes are silent or undecided that a quorum of them could still carry the lock: it must not
/// be called free, however well it went on the others.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool mayStillBeHeld(const ReleasePlan &plan, const ReleaseReport &report);

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(PlannedNode::Effect effect);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(ReleasedNode::Outcome outcome);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Environment environment);

/// As the command line prints them with --json.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject toJson(const ReleasePlan &plan);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject toJson(const ReleaseReport &report);

} // namespace Lockscope
