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
class TextTableModel;
class WholeName;

/// Acts on somebody else's lock by plan: reads it again, freezes what is found, lets the operator choose the act (release,
/// release and hold off, shorten the TTL, give one), shows what would happen on each node, has it confirmed with as much
/// friction as the environment asks for, shows what came of it per node, and then watches what becomes of the lock. A release
/// can be put back from here while the lock is still free, also when another plan was made since. The plan does not move under the operator's hand; when
/// reality does, a line says so.
class LOCKSCOPE_WIDGETS_EXPORT ReleaseDialog : public QDialog
{
    Q_OBJECT

public:
    ReleaseDialog(Session *session, const QByteArray &name, QWidget *parent = nullptr, ActKind kind = ActKind::Release);

    /// What the board knows of the lock, for the operator to weigh: renewals, waiters, fencing token. Null: nothing.
    void setEvidence(const LockStatePtr &lock);
    /// That had been typed for this lock before the operator turned away.
    void restore(const TypedAct &typed);

    /// Turning away from a plan goes into the journal. While the nodes are asked there is no turning away: the outcome is told here.
    void reject() override;

Q_SIGNALS:
    /// `told`: what came of it, in words.
    void executed(const Lockscope::ReleaseReport &report, const QString &told);
    /// The same in other words: a node that had not answered was read since.
    void toldAnew(const QString &told);
    /// The operator turned away from the plan; `typed` was for it.
    void cancelled(const Lockscope::TypedAct &typed);

private:
    enum class Stage { Planning, Planned, Executing, Done };

    /// What can be put back.
    struct Released
    {
        ReleasePlan plan;
        ReleaseReport report;
    };

    void makePlan();
    void makePutBackPlan();
    void showPlan(const Result<ReleasePlan> &result);
    void changeAct(const Act &act);
    void showAct();
    void showNodes();
    void showEvidence();
    static void keepRoom(QLabel *label);
    [[nodiscard]] QString whyNotNow() const;
    [[nodiscard]] QString whyNotPutBack() const;
    void updatePutBack();
    void execute();
    void showReport(const Result<ReleaseReport> &result);
    /// What came of it, as far as it is known by now.
    [[nodiscard]] QString tellReport() const;
    /// That, or why the plan cannot be carried out now; and when a put back was refused.
    void showMessage();
    void onBoardChanged(const BoardDiffPtr &diff);
    bool noteNodes();
    void noteReality(const LockStatePtr &lock);
    void showAftermath();
    void followUnknown();
    /// Such a node is to be looked at later.
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
    ReleasePlan m_base; ///< as it was frozen
    ReleasePlan m_plan; ///< the same with the act that is chosen
    QString m_notThisAct; ///< why there is none with it
    bool m_havePlan = false;
    bool m_isForOther = false; ///< the plan is for another owner than the one before, for which the name had been typed
    LockStatePtr m_known; ///< the board's last word; null: gone, or none yet
    bool m_heard = false; ///< that word came since the act was sent
    std::optional<ReleaseReport> m_report; ///< of m_plan
    std::optional<Released> m_released; ///< by the last act; stays through another plan
    QList<LateReading> m_found; ///< on nodes that had not answered
    QString m_told; ///< what came of it, in words
    QString m_notPutBack; ///< when that was refused, and why
    /// What the board told at a moment while the release was running; null: the lock has gone.
    struct Seen
    {
        LockStatePtr lock;
        Instant at;
    };
    std::vector<Seen> m_seenMeanwhile;
    QTimer m_count; ///< down
    QTimer m_look; ///< the aftermath goes on
    QTimer m_follow; ///< nodes that did not answer are asked again
    QTimer m_probe; ///< in the aftermath, what the nodes themselves have where the board has nothing
    bool m_isProbing = false;
    bool m_isPlanningPutBack = false;
    bool m_isAsking = false; ///< them
    std::vector<NodeStatus> m_statuses; ///< as last told
    Aftermath m_aftermath;
    Instant m_plannedAt; ///< or when there was found to be no plan
    std::optional<Error> m_notPlanned; ///< why there is none
    QSet<int> m_wasSilent; ///< nodes that could not be read for the plan, and were seen not to answer
    ReleaseWording::NodesNow m_nodesNow;
    Instant m_startedAt; ///< when it was sent

    QLabel *m_summary;
    QLabel *m_evidence;
    ActChooser *m_acts;
    QLabel *m_reality;
    QProgressBar *m_watched; ///< how much of the aftermath's period is over
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
    WholeName *m_wholeName; ///< in full, to be read to its end and copied; everywhere else it may be cut
};

} // namespace Lockscope
