#pragma once

#include "../kit/export.h"
#include "releasewording.h"
#include "typedact.h"

#include <lockscope/core/control/aftermath.h>
#include <lockscope/core/session/session.h>

#include <QDialog>
#include <QTimer>

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace Lockscope {

class ActChooser;
class ConfirmPanel;
class FullNameView;
class TextTableModel;

/// Acts on someone else's lock by a plan. Reads the lock, freezes the result, and shows per node what the chosen action
/// would do. After confirmation (ConfirmPanel) it shows the outcome per node and watches the lock. A released lock can
/// be put back while it is free, even after another plan. The plan does not change; a line reports later changes.
class LOCKSCOPE_WIDGETS_EXPORT ReleaseDialog : public QDialog
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
    /// `outcome`: the outcome in words.
    void executed(const Lockscope::ReleaseReport &report, const QString &outcome);
    /// The outcome has changed, because a node that had not answered was read.
    void outcomeUpdated(const QString &outcome);
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
    void showPlan(const Result<ReleasePlan> &result);
    void changeAct(const LockAction &act);
    void showAct();
    void showNodes();
    void showEvidence();
    static void keepRoom(QLabel *label);
    [[nodiscard]] QString whyNotNow() const;
    [[nodiscard]] QString whyNotPutBack() const;
    void updatePutBack();
    void execute();
    void showReport(const Result<ReleaseReport> &result);
    /// The outcome, as far as known by now.
    [[nodiscard]] QString tellReport() const;
    /// Shows the outcome, or why the plan cannot run now, and a refused put back.
    void showMessage();
    void onBoardChanged(const BoardDiffPtr &diff);
    bool noteNodes();
    void onLockChanged(const LockStatePtr &lock);
    void showAftermath();
    void followUnknown();
    /// Whether the outcome is still unknown on a node that matches `which`.
    [[nodiscard]] bool isAnyOpen(const std::function<bool(const ReleasedNode &)> &which) const;
    void askAfterwards();
    void showFound(const KeySurvey &survey);
    bool noteFound(const SurveyedKey &key);
    void takeSurvey(const KeySurvey &survey);
    void noteOwner(const LockState &lock);
    void fitColumns();
    void updateButton();

    Session *m_session;
    const QByteArray m_name;
    Stage m_stage = Stage::Planning;
    ReleasePlan m_base; ///< as frozen
    ReleasePlan m_plan; ///< m_base with the chosen action
    QString m_notThisAct; ///< why the lock does not allow the chosen action
    bool m_havePlan = false;
    bool m_isForOther = false; ///< the plan has another owner than the one that was confirmed
    LockStatePtr m_known; ///< last state on the board; null: gone or unknown
    bool m_boardReported = false; ///< the board reported the lock since the dialog opened, or since the action was sent
    std::optional<ReleaseReport> m_report; ///< of m_plan
    std::optional<Released> m_released; ///< by the last action; kept when a new plan is made
    QList<LateReading> m_found; ///< later readings of nodes that had not answered
    QString m_outcomeText; ///< the outcome in words
    QString m_notPutBack; ///< when and why a put back was refused
    /// A state that the board reported while the action was running. Null: the lock was gone.
    struct Seen
    {
        LockStatePtr lock;
        Instant at;
    };
    std::vector<Seen> m_seenMeanwhile;
    QTimer m_countdownTimer; ///< updates countdowns
    QTimer m_aftermathTimer; ///< updates the aftermath
    QTimer m_rereadTimer; ///< surveys nodes that did not answer the action
    QTimer m_surveyTimer; ///< surveys the key in the aftermath, if the board has no lock
    bool m_isProbing = false;
    bool m_isPlanningPutBack = false;
    bool m_isAsking = false; ///< a survey of m_rereadTimer is running
    std::vector<NodeStatus> m_statuses; ///< from the last board change
    Aftermath m_aftermath;
    Instant m_plannedAt; ///< when the plan was made or refused
    std::optional<Error> m_notPlanned; ///< why there is no plan
    QSet<int> m_wasSilent; ///< nodes that could not be read for the plan, and were down later
    ReleaseWording::NodesNow m_nodesNow;
    Instant m_startedAt; ///< when the action was sent

    QLabel *m_summary;
    QLabel *m_evidence;
    ActChooser *m_acts;
    QLabel *m_changesLabel;
    QProgressBar *m_watched; ///< elapsed part of the aftermath's period
    TextTableModel *m_nodes;
    QTableView *m_table;
    QPlainTextEdit *m_script;
    ConfirmPanel *m_confirm;
    QLabel *m_message;
    QPushButton *m_scriptButton;
    QPushButton *m_unlockButton;
    QPushButton *m_releaseButton;
    QPushButton *m_againButton;
    QPushButton *m_putBackButton;
    QPushButton *m_closeButton;
    FullNameView *m_wholeName; ///< in full, to read and copy; other texts may cut the name
};

} // namespace Lockscope
