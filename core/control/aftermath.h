#pragma once

#include "../board/severity.h"
#include "keysurvey.h"
#include "releaseplan.h"

#include <QJsonObject>
#include <QSet>

namespace Lockscope {

/// Follows what becomes of a lock after an act, from the readings of the board. A value without clock or I/O. The
/// caller also reports holders from before the act, so that they do not count as newcomers.
class LOCKSCOPE_CORE_EXPORT Aftermath
{
public:
    enum class Kind {
        Nothing, ///< the board has shown nothing yet
        Free, ///< nobody holds it
        Obstructed, ///< the board has no such lock, but some nodes have a key with its name
        HeldOff, ///< the hold-off is in place, as planned
        RunsOut, ///< the TTL runs down without a renewal
        Renewed, ///< the TTL was extended on at least one node, most likely by a live owner; see `isForEver`
        HeldLonger, ///< enough nodes that the act did not limit keep it for longer
        Ended, ///< the given TTL ran out: the owner did not renew
        Taken, ///< someone else acquired it
        HeldBefore, ///< someone holds it who held it before the act
        CameBack, ///< the owner acquired it again; with hasSharedOwnerValue() perhaps someone else
        StillHeld, ///< the owner holds it on enough nodes that the act did not reach
        Restored, ///< restored, and seen
        Leftover, ///< a leftover: too few nodes have it, so nobody holds it
        Split, ///< several owners, none of which holds it
        Undecided, ///< too many nodes are silent to know whether it is held; nodes that answer may have it
    };

    struct Finding
    {
        Kind kind = Kind::Nothing;
        /// Taken, HeldBefore, StillHeld, Leftover, Undecided (empty: no node shows it), Obstructed (empty: it is no
        /// lock).
        QByteArray owner = {};
        Instant at = {}; ///< when this finding was first seen
        int votes = 0; ///< StillHeld, Leftover, Undecided: nodes that have it; Renewed: extended nodes; HeldLonger:
                       ///< nodes that keep it
        int nodes = 0; ///< the number of nodes that count
        QStringList where = {}; ///< Leftover, Undecided, Obstructed: the labels of nodes that have it; Renewed,
                                ///< HeldLonger: those of `votes`
        QStringList silent = {}; ///< Free, Obstructed, Undecided without owner: the labels of nodes that did not answer
        bool isForEver = false; ///< Renewed: the extended keys no longer have a TTL
        /// Taken, CameBack: when that was first seen, if before `at`. Free with `between`: likewise for that holder.
        std::optional<Instant> firstAt = {};
        QByteArray firstOwner = {}; ///< the owner at `firstAt`
        QByteArray between
            = {}; ///< Free: who held it since the act and no longer does; the former owner takes precedence

        friend bool operator==(const Finding &, const Finding &) = default;
    };

    /// What one node of the plan shows now.
    struct NodeNow
    {
        enum class Shows : quint8 {
            Unknown, ///< not read since the act
            Free,
            Owner, ///< an owner that the act was meant for
            Other, ///< another owner
            HoldOff,
            NoLock, ///< a key of this name that is no lock
        };

        int node = 0;
        Shows shows = Shows::Unknown;
        QByteArray owner = {}; ///< Owner, Other
        Instant since = {}; ///< of the first reading with this result

        friend bool operator==(const NodeNow &, const NodeNow &) = default;
    };

    /// On some node the lock is, or may be, different from the plan. Otherwise there is nothing to watch.
    [[nodiscard]] static bool isWorthWatching(const ReleaseReport &report);
    /// How long to watch: a renewal period of the slowest watchdog, or the duration and a little more. At most 10 min.
    [[nodiscard]] static Millis period(const LockAction &act);

    /// Call it before begin() for each owner that the board showed; of a shared lock for all holders.
    void heldBefore(const QByteArray &owner);

    /// Begins the aftermath: the act is done, and what is noted after `now` shows its effect.
    void begin(const ReleasePlan &plan, const ReleaseReport &report, Instant now);
    [[nodiscard]] bool hasBegun() const { return m_begun.has_value(); }
    [[nodiscard]] Instant begun() const { return m_begun.value_or(Instant()); }
    /// When the act was sent. Times count from here, because a silent node can delay the end of the act by seconds.
    [[nodiscard]] Instant sentAt() const { return m_sentAt; }
    [[nodiscard]] bool isOver(Instant now) const { return m_begun && now - *m_begun >= period(m_act); }
    /// `now`, or the end of the period, after which nothing is known.
    [[nodiscard]] Instant watchedUntil(Instant now) const
    {
        return m_begun ? std::min(now, *m_begun + period(m_act)) : now;
    }

    /// The board's latest state of the lock; null: the board has no such lock. Ignored once the period is over.
    void note(const LockStatePtr &lock, Instant now);
    /// The nodes' answers about the key since the act. They show silent nodes, and keys that are no locks to the board.
    void noteSurvey(const KeySurvey &survey, Instant now);
    /// The board has no such lock, so the caller should survey the nodes and call noteSurvey().
    [[nodiscard]] bool needsSurvey(Instant now) const;
    [[nodiscard]] const Finding &finding() const { return m_finding; }
    [[nodiscard]] const QByteArray &name() const { return m_name; } ///< of the lock
    [[nodiscard]] Severity severity() const { return severityOf(m_finding.kind); }
    [[nodiscard]] static Severity severityOf(Kind kind); ///< Alarm: the act was in vain
    /// In the order of the plan.
    [[nodiscard]] const std::vector<NodeNow> &nodesNow() const { return m_nodesNow; }
    /// See ReleasePlan::hasSharedOwnerValue(): a later holder may be the former owner or someone else.
    [[nodiscard]] bool hasSharedOwnerValue() const { return m_hasSharedOwnerValue; }
    /// Someone holds the lock, or a node has another key: the release cannot be undone any more.
    [[nodiscard]] bool blocksPutBack() const;

private:
    /// Notes the earlier holders that nodes reported when they refused the act.
    void noteFound(const ReleaseReport &report);
    void take(Finding found, Instant now);
    [[nodiscard]] Finding judge(const LockStatePtr &lock, Instant now) const;
    /// For a lock that others hold: newcomers, or holders from before the act.
    [[nodiscard]] Finding judgeOthers(const LockState &lock) const;
    [[nodiscard]] Finding judgeGone(Instant now) const;
    [[nodiscard]] Finding judgePart(const LockState &lock) const;
    [[nodiscard]] Finding judgeUnread(const LockState &lock) const;
    /// A released lock that the board never showed, and so cannot show as gone.
    [[nodiscard]] bool isUnshown() const
    {
        return m_finding.kind == Kind::Nothing && m_act.kind == LockActionKind::Release;
    }
    /// The nodes were surveyed, and too many were silent.
    [[nodiscard]] bool isUnread() const
    {
        return m_finding.kind == Kind::Undecided && m_finding.owner.isEmpty() && m_wasAsked;
    }
    [[nodiscard]] QString labelOf(int node) const;
    /// By what the script found, until the board shows more.
    void beginNodes(const ReleasePlan &plan, const ReleaseReport &report);
    void noteNodes(const LockStatePtr &lock, Instant now);
    static void setNode(NodeNow &node, NodeNow::Shows shows, const QByteArray &owner, Instant since);
    [[nodiscard]] NodeNow::Shows showsOf(const Recognition &lock) const;
    /// Notes the nodes on which the owner extended the TTL that the act set.
    void noteRenewal(const LockState &lock);
    /// When the act was done on this node. Readings from before do not show its effect.
    [[nodiscard]] Instant doneOn(int node) const;
    [[nodiscard]] bool isReadAfter(const LockState &lock, int node) const;
    [[nodiscard]] bool isHeldAfter(const LockState &lock) const;
    [[nodiscard]] bool isSeenAfterAct(const LockState &lock) const;
    /// The owner's key lasts longer on this node than the act's TTL allows.
    [[nodiscard]] bool lastsLonger(const LockState &lock, int node) const;
    /// Unset: too few nodes escaped the limit to form a quorum.
    [[nodiscard]] std::optional<Finding> judgeUnlimited(const LockState &lock) const;
    /// Without the nodes that had lost the lock, the owner would lack a quorum: it must have acquired the lock again.
    [[nodiscard]] bool isReacquired(const LockState &lock) const;
    /// The holders that the act was meant for.
    [[nodiscard]] QByteArrayList itsOwners(QByteArrayList holders) const;
    [[nodiscard]] bool isItsOwner(const QByteArrayList &holders) const { return !itsOwners(holders).isEmpty(); }

    QByteArray m_name;
    LockAction m_act;
    std::vector<NodeNow> m_nodesNow;
    QSet<QByteArray> m_owners; ///< the owners that the act was meant for, and each holder of a shared lock
    bool m_hasSharedOwnerValue = false;
    QByteArray m_holdOffOwner;
    int m_needed = 1; ///< so many silent nodes may hide a hold
    int m_quorum = 1; ///< so many nodes make a hold
    std::vector<int> m_nodes; ///< nodes on which the act set the TTL
    QSet<QByteArray> m_before; ///< the holders before the act, and each holder of a shared lock
    std::vector<QString> m_labels; ///< by node, as planned
    std::optional<Instant> m_begun;
    Instant m_sentAt;
    Instant m_doneAt; ///< when the last answer had arrived or was given up
    std::vector<std::optional<Instant>> m_answeredAt; ///< by node; one slow node may have delayed the report by seconds
    std::vector<int> m_nodesWithoutLock; ///< nodes that no longer had the lock when they answered
    QStringList m_silent; ///< labels of nodes that have not answered since the act
    std::optional<Instant> m_due; ///< when the last known TTL of all nodes has run out
    bool m_wasGone = false; ///< before the act arrived
    bool m_isOwnerRemoved = false; ///< the owner was removed from a shared lock that others still hold
    bool m_sawFree = false;
    bool m_wasAsked = false; ///< the finding comes from a survey of the nodes
    bool m_sawHeld = false; ///< its owner held it since the act
    std::vector<int> m_renewed; ///< nodes on which the owner was seen to extend the TTL
    QByteArray m_between; ///< who was seen to hold it since: the former owner, otherwise the latest newcomer
    bool m_cameBetween = false; ///< `m_between` is the former owner
    struct First
    {
        Instant at;
        QByteArray owner;
    };
    std::optional<First> m_firstTaken; ///< since the act
    std::optional<First> m_firstBack;
    Finding m_finding;
    Finding m_beforeSilence; ///< while `m_finding` is Undecided: the previous one
};

/// A stable word, for example `came-back`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Aftermath::Kind kind);
/// For the journal and the command line: `finding`, `afterMs`, `foundOwner`, `watchedMs`, `watching`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject toJson(const Aftermath &aftermath, Instant now);
/// Unset: no such word.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<Aftermath::Kind> aftermathKind(QStringView word);

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::Aftermath)
