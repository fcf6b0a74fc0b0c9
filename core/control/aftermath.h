#pragma once

#include "keysurvey.h"
#include "releaseplan.h"

#include <QSet>

namespace Lockscope {

/// What becomes of a lock after an act, told from what the board says of it. A value; no clock of its own, no I/O. It is fed
/// from before the act on, so that who held it before is not taken for a newcomer.
class LOCKSCOPE_CORE_EXPORT Aftermath
{
public:
    enum class Kind {
        Nothing, ///< the board has not told anything yet
        Free, ///< nobody has it
        Obstructed, ///< the board knows of no lock, and yet a key of this name stands on some nodes
        HeldOff, ///< the hold-off stands, as planned
        RunsOut, ///< its TTL runs down, and nobody has renewed it
        Renewed, ///< it was prolonged, if only on some nodes, most likely by its owner, who lives; see `isForEver`
        HeldLonger, ///< nodes that the act did not limit have it for longer, and they are enough
        Ended, ///< it ended, not before the TTL that it was given: its owner does not renew
        Taken, ///< somebody else has it now
        HeldBefore, ///< somebody has it who had it before the act
        CameBack, ///< its owner has set it again; or, where it namesNobody(), anybody
        StillHeld, ///< its owner has it on nodes that the act did not come to, and they are enough
        StandsAgain, ///< put back, and there
        Residue, ///< fewer nodes than hold anything carry it: nobody has it
        Split, ///< several owners, none of whom has it
        Undecided, ///< so many nodes are silent that nobody can tell whether it is held; some that answer may carry it
    };

    struct Finding
    {
        Kind kind = Kind::Nothing;
        /// For Taken, HeldBefore, StillHeld, Residue, Undecided (empty: nobody's on those that answer), Obstructed (empty: it is no lock).
        QByteArray owner = {};
        Instant at = {}; ///< when it was first seen so
        int votes = 0; ///< for StillHeld, Residue, Undecided: nodes that carry it; for Renewed: those where it was; for HeldLonger: those that do
        int nodes = 0; ///< of so many that count
        QStringList where = {}; ///< for Residue, Undecided, Obstructed: the labels of those that carry it; for Renewed, HeldLonger: of those of `votes`
        QStringList silent = {}; ///< for Free, Obstructed, Undecided that nobody carries: the labels of those that could not be asked
        bool isForEver = false; ///< for Renewed: where it was, it has no TTL any more
        /// For Taken, CameBack: it was so before since the act, the first time seen then; for Free, with `between`, likewise.
        std::optional<Instant> firstAt = {};
        QByteArray firstOwner = {}; ///< with firstAt: who had it then; for CameBack empty
        QByteArray between = {}; ///< for Free: who had it since the act, and has it no more: its former owner before all others

        friend bool operator==(const Finding &, const Finding &) = default;
    };

    /// How long it is worth to look: a renewal period of the slowest common watchdog, or the TTL or hold-off and a little
    /// more; at most ten minutes.
    [[nodiscard]] static Millis period(const Act &act);

    /// Whoever was seen to hold it before the act, by the board; of several who share it all of them.
    void heldBefore(const QByteArray &owner);

    /// The act is done: from `now` on, what is noted belongs to the aftermath.
    void begin(const ReleasePlan &plan, const ReleaseReport &report, Instant now);
    [[nodiscard]] bool hasBegun() const { return m_begun.has_value(); }
    [[nodiscard]] Instant begun() const { return m_begun.value_or(Instant()); }
    /// When the act was sent, from which times are told: a node that did not answer can have kept its end for seconds.
    [[nodiscard]] Instant sentAt() const { return m_sentAt; }
    [[nodiscard]] bool isOver(Instant now) const { return m_begun && now - *m_begun >= period(m_act); }
    /// `now`, or when the look ended: nothing is known of what came later.
    [[nodiscard]] Instant watchedUntil(Instant now) const { return m_begun ? std::min(now, *m_begun + period(m_act)) : now; }

    /// The board's latest word; null when the lock has gone from it. After the period it is not taken any more.
    void note(const LockStatePtr &lock, Instant now);
    /// What the nodes answered when they were asked for the key itself, since the act: where the board has nothing, a key may stand
    /// that it does not take for a lock, and a node may be silent.
    void noteAsked(const KeySurvey &survey, Instant now);
    /// The board has nothing: it is worth asking the nodes themselves.
    [[nodiscard]] bool wantsAsking(Instant now) const;
    [[nodiscard]] const Finding &finding() const { return m_finding; }
    /// See ReleasePlan::namesNobody(): whoever has it since may be its owner or another.
    [[nodiscard]] bool namesNobody() const { return m_namesNobody; }
    /// Somebody has come, or stands in the way on a node: what was released cannot be put back any more.
    [[nodiscard]] bool isInTheWay() const;

private:
    /// Who had it before the act, by what the nodes have refused.
    void noteFound(const ReleaseReport &report);
    void take(Finding found, Instant now);
    [[nodiscard]] Finding judge(const LockStatePtr &lock, Instant now) const;
    /// Somebody else holds it: who has come since, or had it before.
    [[nodiscard]] Finding judgeOthers(const LockState &lock) const;
    [[nodiscard]] Finding judgeGone(Instant now) const;
    [[nodiscard]] Finding judgePart(const LockState &lock) const;
    [[nodiscard]] Finding judgeUnread(const LockState &lock) const;
    /// The nodes themselves have told that nobody can tell.
    [[nodiscard]] bool isUnread() const { return m_finding.kind == Kind::Undecided && m_finding.owner.isEmpty() && m_wasAsked; }
    [[nodiscard]] QString labelOf(int node) const;
    /// Where its owner has prolonged what the act has limited.
    void noteRenewal(const LockState &lock);
    /// What is read there from then on is of the time behind the act.
    [[nodiscard]] Instant doneOn(int node) const;
    [[nodiscard]] bool isReadAfter(const LockState &lock, int node) const;
    [[nodiscard]] bool isHeldAfter(const LockState &lock) const;
    [[nodiscard]] bool isCarriedAfter(const LockState &lock) const;
    /// Whom it belongs to has it on this node for longer than the act would have it.
    [[nodiscard]] bool lastsLonger(const LockState &lock, int node) const;
    /// Nothing: those that the act did not limit are too few.
    [[nodiscard]] std::optional<Finding> judgeUnlimited(const LockState &lock) const;
    /// Without the nodes that were rid of it, it would be held by nobody.
    [[nodiscard]] bool isSetAnew(const LockState &lock) const;
    /// The act was for one of them.
    [[nodiscard]] bool isItsOwner(const QByteArrayList &holders) const;

    Act m_act;
    QSet<QByteArray> m_owners; ///< that the act was for; of several who share it each, too
    bool m_namesNobody = false;
    QByteArray m_holdOffOwner;
    int m_needed = 1; ///< so many nodes that are silent may be somebody's lock
    int m_quorum = 1; ///< of so many nodes that carry it, it is a hold
    std::vector<int> m_nodes; ///< whose TTL is the one that was given
    QSet<QByteArray> m_before; ///< likewise
    std::vector<QString> m_labels; ///< by node, as planned
    std::optional<Instant> m_begun;
    Instant m_sentAt;
    Instant m_doneAt; ///< no node was awaited any more
    std::vector<std::optional<Instant>> m_answeredAt; ///< by node; one may have kept the report waiting for seconds
    std::vector<int> m_rid; ///< nodes that had it no more when they answered
    QStringList m_silent; ///< labels of the nodes that did not answer the act: so far they have told nothing
    std::optional<Instant> m_due; ///< when its TTL has run out on the last of the nodes where it is known
    bool m_wasGone = false; ///< before the act came to it
    bool m_isOut = false; ///< others who share it stay, and its owner was put out
    bool m_sawFree = false;
    bool m_wasAsked = false; ///< the finding is what the nodes themselves told
    bool m_sawHeld = false; ///< since the act, by its owner
    std::vector<int> m_renewed; ///< nodes where its owner was seen to have prolonged it since
    QByteArray m_between; ///< who was seen to have it since: its owner, or else the last newcomer
    bool m_cameBetween = false; ///< that was its owner
    struct First
    {
        Instant at;
        QByteArray owner;
    };
    std::optional<First> m_firstTaken; ///< since the act
    std::optional<First> m_firstBack;
    Finding m_finding;
    Finding m_beforeSilence; ///< while that is Undecided: the one before
};

/// A stable word, for example `came-back`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Aftermath::Kind kind);

} // namespace Lockscope
