#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/control/aftermath.h>
#include <lockscope/core/control/keysurvey.h>
#include <lockscope/core/control/planfollowup.h>
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
    /// What came of it, with its sign. What was read `later` is told as it is, no longer as unknown.
    [[nodiscard]] static QString report(const ReleasePlan &plan, const ReleaseReport &report, const QList<LateReading> &later = {});
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
    /// How far it is free, of a plan to put it back.
    [[nodiscard]] static QString released(const ReleasePlan &toPutBack);
    [[nodiscard]] static QString standsFor(const QByteArray &owner, const QStringList &where);
    [[nodiscard]] static QString endByItself(const ReleasePlan &base, const LockStatePtr &known, Instant plannedAt, Instant now);
    [[nodiscard]] static QString whoStays(const ReleaseReport &report);
    [[nodiscard]] static QString putBack(const ReleasePlan &plan, const ReleaseReport &report);
};

} // namespace Lockscope
