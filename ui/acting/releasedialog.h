#pragma once

#include "actdialog.h"
#include "releasewording.h"
#include "typedact.h"

#include <lockscope/core/session/session.h>

#include <QPointer>
#include <QSet>
#include <QTimer>

class QPushButton;

namespace Lockscope {

class ActChooser;
class ActResult;
class FullNameView;
class ReleasePlanPage;
class ReleaseResultPage;

/// Acts on someone else's lock by a plan. Reads the lock, freezes the result, and shows per node what the chosen action
/// would do. After confirmation (ConfirmPanel) it shows what is true now, and follows the lock. A released lock can be
/// restored while it is free, even after another plan. The plan does not change; a line reports later changes.
class LOCKSCOPE_WIDGETS_EXPORT ReleaseDialog : public ActDialog
{
    Q_OBJECT

public:
    ReleaseDialog(Session *session, const QByteArray &name, QWidget *parent = nullptr,
                  LockActionKind kind = LockActionKind::Release);

    /// Shows what the board knows of the lock: renewals, waiters, fencing token. Null: nothing.
    void setEvidence(const LockStatePtr &lock);
    /// Fills in what the operator typed for this lock before a cancel.
    void restore(const TypedAct &typed);

    /// Records a cancelled plan in the journal. Does nothing while the nodes are asked: the outcome appears here.
    void reject() override;

Q_SIGNALS:
    /// `result` has its report, and is the dialog's child: reparent it to follow it after the dialog.
    void executed(Lockscope::ActResult *result);
    /// The operator cancelled. `typed` is for restore() of the next dialog.
    void cancelled(const Lockscope::TypedAct &typed);

private:
    enum class Stage { Planning, Planned, Executing, Done };

    /// A release that can be put back.
    struct Released
    {
        ReleasePlan plan;
        ReleaseReport report;
    };

    void makePlan();
    void makePutBackPlan();
    /// Plans to release the lock again and to block new owners. Development needs no further confirmation, so the plan
    /// is carried out if it is for the same owner.
    void blockNewOwners();
    void showPlan(const Result<ReleasePlan> &result);
    void changeAct(const LockAction &act);
    void showSummary();
    void showEvidence();
    void showNodes();
    void showResult();
    [[nodiscard]] QString whyNotNow() const;
    [[nodiscard]] QString whyNotPutBack() const;
    [[nodiscard]] QString blockText() const;
    [[nodiscard]] bool putsBack() const { return m_base.act.kind == LockActionKind::PutBack; }
    void updatePutBack();
    void execute();
    void takeReport(const Result<ReleaseReport> &result);
    void showMessage();
    void onBoardChanged(const BoardDiffPtr &diff);
    bool noteNodes();
    void onLockChanged();
    void updateButton();
    void fitHeight(bool shrinks);
    void restyle() override;

    const QByteArray m_name;
    Stage m_stage = Stage::Planning;
    ReleasePlan m_base; ///< as frozen
    ReleasePlan m_plan; ///< m_base with the chosen action
    QString m_notThisAct; ///< why the lock does not allow the chosen action
    bool m_havePlan = false;
    bool m_isForOther = false; ///< the plan has another owner than the one that was confirmed
    LockStatePtr m_known; ///< last state on the board; null: gone or unknown
    bool m_boardReported = false; ///< the board reported the lock since the dialog opened, or since the action was sent
    QPointer<ActResult> m_result; ///< of the last action; owned by a caller of executed(), or by this
    std::optional<Released> m_released; ///< by the last action; kept when a new plan is made
    QString m_notPutBack; ///< when and why a put back was refused
    QTimer m_countdownTimer;
    bool m_isPlanningPutBack = false;
    bool m_isBlocking = false; ///< the next plan is to block new owners
    std::vector<NodeStatus> m_statuses; ///< from the last board change
    Instant m_plannedAt; ///< when the plan was made or refused
    std::optional<Error> m_notPlanned; ///< why there is no plan
    QSet<int> m_wasSilent; ///< nodes that could not be read for the plan, and were down later
    ReleaseWording::NodesNow m_nodesNow;
    bool m_isFitting = false;

    FullNameView *m_wholeName; ///< in full, to read and copy; other texts may cut the name
    ReleasePlanPage *m_planPage;
    ReleaseResultPage *m_resultPage;
    QPushButton *m_againButton;
    QPushButton *m_putBackButton;
};

} // namespace Lockscope
