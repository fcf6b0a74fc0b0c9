#pragma once

#include "../board/deployment.h"
#include "../board/lockstate.h"
#include "act.h"

#include <QJsonObject>
#include <QSet>

namespace Lockscope {

/// What an act would do on one node, frozen when the plan was made.
struct PlannedNode
{
    enum class Effect {
        Release, ///< delete the key if `expectedOwner` still holds it
        HoldOff, ///< the same, and put a hold-off in its place
        ShortenTtl, ///< let it end sooner, if `expectedOwner` still holds it
        SetTtl, ///< let it end at all, if `expectedOwner` still holds it
        PutBack, ///< set it again, if it is still free there
        EndsSooner, ///< its TTL is shorter than the new one; left alone
        NoTtl, ///< it has no TTL that could be shortened; left alone
        HasTtl, ///< it has a TTL already; left alone
        NothingThere, ///< the node has no such key
        OtherOwner, ///< held there by somebody the plan does not name; left alone
        NotComparable, ///< no owner of a known form, or more holders than are read; left alone
        TooLong, ///< the value is longer than RawKey::kComparedLimit; left alone
        NotReleased, ///< for a plan to put back: it was not released there, and may stand there, see `seenOwner`
        NoScripts, ///< the node carries out no scripts, by which all acts are done, see `scriptRefusal`; left alone
        Unreachable, ///< could not be read; not touched
    };

    int node = 0;
    QString label;
    Effect effect = Effect::Unreachable;
    bool meant = false; ///< the plan's owner holds it there: the act is for this node, unless its TTL makes it needless
    QByteArray expectedOwner; ///< where `meant`: compared at the moment of the act
    /// The value of which `expectedOwner` is a shortened form, all of it: that is compared, and put back. Empty where it is not shortened.
    QByteArray wholeValue = {};
    bool shared = false; ///< `expectedOwner` names all who share it, a space between two
    QByteArray seenOwner; ///< for OtherOwner, NotReleased
    KeyTtl ttl; ///< for PutBack: what it had when it was released
    std::optional<qint64> holdCount = {}; ///< for PutBack
    std::optional<Error> error; ///< for Unreachable
    std::optional<Error> scriptRefusal = {}; ///< why the node carries out no scripts

    [[nodiscard]] const QByteArray &comparedOwner() const { return wholeValue.isEmpty() ? expectedOwner : wholeValue; }
    /// Something is sent to this node.
    [[nodiscard]] bool acts() const
    {
        return effect == Effect::Release || effect == Effect::HoldOff || effect == Effect::ShortenTtl || effect == Effect::SetTtl || effect == Effect::PutBack;
    }
};

/// Clients that are blocked on a node. They may wait for this lock or for anything else.
struct BlockedClients
{
    QString label; ///< of the node
    QByteArray command; ///< in lower case; empty when `count` is not known
    std::optional<qint64> count;
};

/// An act on somebody else's lock as it would happen: everything that was seen, and nothing else, will be acted on.
/// A value; making it changes nothing.
struct LOCKSCOPE_CORE_EXPORT ReleasePlan
{
    QByteArray name;
    Act act; ///< another one: withAct()
    QString dialect;
    QString dialectTitle;
    HolderReaction reaction = HolderReaction::Unknown;
    QString deployment;
    Environment environment = Environment::Unspecified;
    QByteArray owner; ///< of the nodes that are meant; the first one's where a dialect writes different ones, or of a tie
    /// Nobody holds it: several owners have it on equally many nodes, and each is meant on its own, see owners().
    bool isTie = false;
    int quorum = 1;
    bool voted = false; ///< a lock over a quorum, as opposed to one node's own
    WallTime frozenAt;
    Instant takenAt; ///< for PutBack: when the release was sent; the TTLs have run since
    /// Other locks of the board that carry this owner, or one of a tie, to the letter, where a library makes a new one for each acquisition:
    /// most likely it is one lock over several keys, of which the plan is for one. In order.
    QByteArrayList sameToken = {};
    std::vector<PlannedNode> nodes;
    std::vector<BlockedClients> blocked = {}; ///< on the nodes that are meant, in commands by which the dialect's clients wait

    [[nodiscard]] int nodesToActOn() const;
    /// Nodes on which the plan's owner holds it, or of a plan to put back, did.
    [[nodiscard]] int nodesMeant() const;
    /// Who has it on the nodes that are meant, each once: more than one in a tie, or where a dialect writes different ones.
    [[nodiscard]] QByteArrayList owners() const;
    /// Whom the plan names: each owner as it stands, and of several who share it each by itself.
    [[nodiscard]] QSet<QByteArray> named() const;
    /// Its owner, or all that a tie has, to be shown.
    [[nodiscard]] QByteArray ownerToShow() const { return isTie ? owners().join(" / ") : owner; }
    /// The owner is a value that another one may carry as well (Caveat::NoOwner): what is compared then tells one holder from the next no more.
    [[nodiscard]] bool namesNobody() const;
    /// What must not be trusted about the lock: those of its dialect, and of how its nodes agree.
    [[nodiscard]] Caveats caveats() const;
    /// Of `blocked`, those that the act does not wake.
    [[nodiscard]] std::vector<BlockedClients> leftBlocked() const;
    /// No node that is meant carries out scripts: why. Such a plan acts on nothing.
    [[nodiscard]] std::optional<Error> refusal() const;
    /// The Lua that runs on each node, for people who want to see it.
    [[nodiscard]] QByteArray script() const;
};

/// The same plan with another act, from what was frozen: nothing is read again. Not for PutBack, whose plan has another
/// source. Errors: InvalidArgument (the time), NotAllowed (the dialect refuses, or on no node there is anything to do, and why).
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<ReleasePlan> withAct(ReleasePlan plan, const Act &act);
/// Where that is refused because on no node there is anything to do: why, as EndsSooner, NoTtl, HasTtl or NothingThere.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<PlannedNode::Effect> needless(ReleasePlan plan, const Act &act);

/// What came of it on one node.
struct ReleasedNode
{
    enum class Outcome {
        Released, ///< for ReleaseAndHoldOff: and the hold-off stands
        OthersStay, ///< who was named is put out; others who share it stand there, see `foundOwner`, and no hold-off was set
        Shortened,
        TtlSet,
        PutBack,
        NotNeeded, ///< its TTL had changed since the plan: it ends sooner, or has one
        Withdrawn, ///< put back, and taken away again: see isHalfPutBack()
        Refused, ///< the owner, the kind of key or the TTL had changed since the plan
        Absent, ///< it was gone already
        Expired, ///< for PutBack: it would have ended there by itself meanwhile; nothing was sent
        Unreachable, ///< nothing was sent
        Unknown, ///< sent, no answer: it may have happened
        Failed, ///< the server refused, see `error`
        NotTried, ///< the plan leaves this node alone
    };

    int node = 0;
    QString label;
    Outcome outcome = Outcome::NotTried;
    QByteArray expectedOwner;
    bool shared = false; ///< as PlannedNode::shared, of both owners
    QByteArray foundOwner; ///< for Refused; for OthersStay those who stay, a space between two, as far as they were told
    bool denied = false; ///< for Failed: this user has not the right to do it, and nothing was done
    std::optional<qint64> woken; ///< subscribers that were told, where the dialect wakes waiters
    KeyTtl ttlBefore = {}; ///< that it had at the moment of the act; Unknown where it was not told
    std::optional<qint64> holdCount = {}; ///< that it had, where the dialect has one
    std::optional<Error> error = {};
    std::optional<Instant> answeredAt = {}; ///< by the engine's clock; nothing: it has not answered
};

struct LOCKSCOPE_CORE_EXPORT ReleaseReport
{
    QByteArray name;
    Act act;
    Instant sentAt; ///< by the engine's clock
    Instant doneAt; ///< likewise: no node was awaited any more
    QByteArray holdOffOwner; ///< for ReleaseAndHoldOff: whose name stands in its place
    std::vector<ReleasedNode> nodes;
    /// The outcome could not be written to the journal (the intent was): why.
    std::optional<Error> journalError;

    [[nodiscard]] int count(ReleasedNode::Outcome outcome) const;
    /// Nodes on which the act was done.
    [[nodiscard]] int done() const;
    /// On every node the plan wanted to act on, what it wanted is so; for PutBack on every one from which it was taken.
    [[nodiscard]] bool isComplete() const;
    /// Nothing was done anywhere, and nothing is open: this user has not the right to do it.
    [[nodiscard]] bool isDenied() const;
};

/// Whose lock it may still be on this node of the plan, which did not answer, or could not be reached, or be read for the plan: what it has is known
/// once it answers again. Nothing: that is known.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<QByteArray> openOwner(const ReleasePlan &plan, const ReleaseReport &report, size_t node);

/// After the act so many nodes are silent, undecided, held by others who share it or, for ShortenTtl, without a TTL that a quorum of
/// them could still carry the lock; of one node's own lock that node is enough. It must not be called free (or about to end), however well it
/// went on the others.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool mayStillBeHeld(const ReleasePlan &plan, const ReleaseReport &report);

/// For ShortenTtl: nodes on which the lock had no TTL that could be shortened, by the plan or at the moment of the act.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT int nodesWithoutTtl(const ReleasePlan &plan, const ReleaseReport &report);

/// A put-back that came to nothing: on a node somebody else had come meanwhile, or a lock that was on a quorum is, or may be, on
/// fewer nodes now. Half of it would hold nothing, and be in the way.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isHalfPutBack(const ReleasePlan &plan, const ReleaseReport &report);

/// Whether a release can be taken back, should the lock still be free: only what is known to the letter is set again, and only
/// while its TTL would still run. Error: NotAllowed, and why.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<void> canPutBack(const ReleasePlan &plan, const ReleaseReport &report, Instant now);

/// For PutBack: how long the lock would last, at most, were it put back now; zero or less: not at all. Nothing: for ever.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<Micros> leftToPutBack(const ReleasePlan &plan, Instant now);

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(PlannedNode::Effect effect);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(ReleasedNode::Outcome outcome);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Environment environment);

/// As the command line prints them with --json.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject toJson(const ReleasePlan &plan);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject toJson(const ReleaseReport &report);

} // namespace Lockscope
