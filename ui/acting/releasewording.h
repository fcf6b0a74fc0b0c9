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

/// Sentences about a plan for someone else's lock, its outcome, and changes since.
class LOCKSCOPE_WIDGETS_EXPORT ReleaseWording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::ReleaseWording)

public:
    /// Who holds the lock, and what the plan would do. `known`: the state on the board; may be null.
    [[nodiscard]] static QString plan(const ReleasePlan &plan, const LockStatePtr &known, Instant now);
    /// The same when the lock does not allow the chosen action.
    [[nodiscard]] static QString notAllowed(const ReleasePlan &base, const LockStatePtr &known, Instant now);
    /// Why the lock does not allow the action. `error`: from withAct().
    [[nodiscard]] static QString refusal(const ReleasePlan &base, const LockAction &act, const Error &error);
    /// What the action means for the owner, and when the lock would end without it. `known`: the state on the board;
    /// may be null. `plannedAt`: when the plan was made; unset after the action, to omit what would happen without it.
    [[nodiscard]] static QString evidence(const ReleasePlan &base, const LockAction &act, const LockStatePtr &known,
                                          const std::optional<Instant> &plannedAt, Instant now);
    /// The text of the button. Escapes & in the name.
    [[nodiscard]] static QString verb(const QByteArray &name, const LockAction &act);
    /// The current state of the plan's nodes.
    struct NodesNow
    {
        QStringList answering; ///< labels of nodes that could not be read for the plan, and are back
        int silent = 0; ///< number of nodes that the plan would change, and that are down

        friend bool operator==(const NodesNow &, const NodesNow &) = default;
    };
    /// What has changed since the plan, such as the owner, or nodes that are down or lack the lock. Empty: nothing.
    /// `lock`: null if it is gone.
    [[nodiscard]] static QString change(const ReleasePlan &plan, Instant plannedAt, const LockStatePtr &lock,
                                        const NodesNow &now);
    /// What has changed since the plan was refused. `why`: the refusal. Empty: nothing.
    [[nodiscard]] static QString sinceRefusal(const Error &why, Instant refusedAt, const LockStatePtr &lock);
    /// What the plan would do on a node. Putting back depends on the TTL that is left at `now`.
    [[nodiscard]] static QString effect(const PlannedNode &node, const ReleasePlan &plan, Instant now);
    /// The state of an own lock's release that not all nodes answered at once. Begins with a sign such as ✔.
    [[nodiscard]] static QString ownRelease(const OpenRelease &release, const Clock &clock, qsizetype nameChars);
    /// Why the lock cannot be put back. Requires Aftermath::blocksPutBack().
    [[nodiscard]] static QString inTheWay(const Aftermath &aftermath);
    /// The same, by a later plan. Empty: nothing is in the way.
    [[nodiscard]] static QString inTheWay(const ReleasePlan &since);
    /// The same, by the board, after the aftermath has ended.
    [[nodiscard]] static QString inTheWay(const LockState &lock, const std::vector<NodeStatus> &nodes);

private:
    /// Whether the lock is free, for a plan to put it back.
    [[nodiscard]] static QString released(const ReleasePlan &toPutBack);
    [[nodiscard]] static QString standing(const ReleasePlan &plan, const LockStatePtr &known, Instant now);
    [[nodiscard]] static QString blockedBy(const QByteArray &owner, const QStringList &where);
    [[nodiscard]] static QString endByItself(const ReleasePlan &base, const LockStatePtr &known, Instant plannedAt,
                                             Instant now);
};

} // namespace Lockscope
