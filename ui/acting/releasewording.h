#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/control/aftermath.h>
#include <lockscope/core/control/keysurvey.h>
#include <lockscope/core/control/releaseplan.h>
#include <lockscope/core/locks/lockclient.h>

#include <QCoreApplication>
#include <QList>

namespace Lockscope {

/// The sentences in which a plan for somebody else's lock, and what came of it, are told.
class LOCKSCOPE_WIDGETS_EXPORT ReleaseWording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::ReleaseWording)

public:
    /// What would be done.
    [[nodiscard]] static QString plan(const ReleasePlan &plan);
    /// There is nothing to be done with the act that was chosen.
    [[nodiscard]] static QString notForIt(const ReleasePlan &base);
    /// Why: `error` is withAct()'s.
    [[nodiscard]] static QString refusal(const ReleasePlan &base, const Act &act, const Error &error);
    /// For the operator to weigh: what the act means for the owner, and when the lock would end anyway. `known`: what the board knows
    /// of it, may be null. `plannedAt`: when the plan was made; nothing: the act is over, and nothing is told of what would be without it.
    [[nodiscard]] static QString evidence(const ReleasePlan &base, const Act &act, const LockStatePtr &known, const std::optional<Instant> &plannedAt,
                                          Instant now);
    /// On the button; an & in the name is made safe.
    [[nodiscard]] static QString verb(const QByteArray &name, const Act &act);
    /// Of a tie: with the nodes that could not be read one of its owners may hold it.
    [[nodiscard]] static bool mayOneHoldIt(const ReleasePlan &tie);
    /// Who has come since the plan where its owner was, by readings later than it.
    struct Newcomer
    {
        QByteArray owner; ///< empty: nobody
        bool isEverywhere = true; ///< on enough nodes to hold it; the owner that the plan names is on none any more
    };
    /// For whom it stands on one node.
    struct OwnerThere
    {
        QString label;
        QByteArray owner;
    };
    /// On how many of the plan's nodes it is otherwise by now.
    struct Changes
    {
        Newcomer newcomer;
        int silent = 0; ///< it would act there, and they cannot be read
        int gone = 0; ///< it would act there, and the lock is there no more
        int back = 0; ///< they could not be read for the plan, and have it for its owner
        QByteArrayList beside = {}; ///< who share it with those that the plan names, and have come since
        int gotTtl = 0; ///< its owner has it there, without TTL by the plan, and with one now
        int lostTtl = 0; ///< the other way round
        QList<OwnerThere> inTheWay = {}; ///< of a plan to put back: where it would be set again
        QList<OwnerThere> othersBack = {}; ///< on nodes that could not be read for the plan
    };
    [[nodiscard]] static Changes changes(const ReleasePlan &plan, Instant plannedAt, const LockState &lock);
    /// How the plan's nodes are now, whatever is known of the lock.
    struct NodesNow
    {
        QStringList answering; ///< labels of those that could not be read for the plan, and can be
        int silent = 0; ///< those on which it would act, and that cannot be read

        friend bool operator==(const NodesNow &, const NodesNow &) = default;
    };
    /// What has changed since the plan: its owner, or that nodes on which it would act cannot be read now, or have it no more; empty: nothing.
    /// `lock`: null: it has gone.
    [[nodiscard]] static QString change(const ReleasePlan &plan, Instant plannedAt, const LockStatePtr &lock, const NodesNow &now);
    /// What is seen otherwise since no plan could be made, and why it could not; empty: nothing.
    [[nodiscard]] static QString sinceRefusal(const Error &why, Instant refusedAt, const LockStatePtr &lock);
    /// What was read later on a node that had not answered.
    struct Found
    {
        enum class As {
            Gone,
            Owners,
            HoldOff, ///< newcomers are held off there, most likely by this act, carried out late
            Others
        };

        int node = 0;
        As as = As::Gone;
        WallTime at = {}; ///< first read so
        KeyTtl ttl = {}; ///< for Owners

        friend bool operator==(const Found &, const Found &) = default;
    };
    /// `key.raw` was read. Whoever the plan names on any node is its owner.
    [[nodiscard]] static Found foundOn(const SurveyedKey &key, const ReleasePlan &plan);
    /// Its owner's key has no longer a TTL there than was to be given, by this act or by itself: a longer one, later, is its owner's renewal.
    [[nodiscard]] static bool isLimited(const Found &found, const Act &act);
    /// What came of it, with its sign. What was read `later` is told as it is, no longer as unknown.
    [[nodiscard]] static QString report(const ReleasePlan &plan, const ReleaseReport &report, const QList<Found> &later = {});
    /// Their labels: what was sent there was not answered. Empty: there are none.
    [[nodiscard]] static QString unknownNodes(const ReleaseReport &report);
    /// What was read later on a node that `then` did not answer, or was not asked. `owner`: that the plan names there; `key.raw` was read.
    [[nodiscard]] static QString found(ReleasedNode::Outcome then, const SurveyedKey &key, const QByteArray &owner, const ReleasePlan &plan, WallTime at);
    /// What would be done on a node; of what is put back, what its TTL still allows `now`.
    [[nodiscard]] static QString effect(const PlannedNode &node, const ReleasePlan &plan, Instant now);
    /// How far the release of a lock of one's own is that not all nodes answered at once. With its sign.
    [[nodiscard]] static QString ownRelease(const OpenRelease &release, const Clock &clock, qsizetype nameChars);
    /// Why it cannot be put back, where Aftermath::isInTheWay().
    [[nodiscard]] static QString inTheWay(const Aftermath &aftermath);
    /// The same by a plan that was made since. Empty: by it nothing stands there.
    [[nodiscard]] static QString inTheWay(const ReleasePlan &since);
    /// The same by what the board tells once the aftermath is not watched any more.
    [[nodiscard]] static QString inTheWay(const LockState &lock, const std::vector<NodeStatus> &nodes);

private:
    /// Somebody holds it whom the plan names, on whichever node.
    [[nodiscard]] static bool isOfPlan(const Recognition &lock, const ReleasePlan &plan);
    /// How far it is free, of a plan to put it back.
    [[nodiscard]] static QString released(const ReleasePlan &toPutBack);
    [[nodiscard]] static QString standsFor(const QByteArray &owner, const QStringList &where);
    [[nodiscard]] static QString endByItself(const ReleasePlan &base, const LockStatePtr &known, Instant plannedAt, Instant now);
    [[nodiscard]] static QString whoStays(const ReleaseReport &report);
    [[nodiscard]] static QString putBack(const ReleasePlan &plan, const ReleaseReport &report);
};

} // namespace Lockscope
