#pragma once

#include "export.h"

#include <lockscope/core/session/session.h>

#include <QDialog>
#include <QSet>
#include <QTimer>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace Lockscope {

class TextTableModel;

/// Releases somebody else's lock by plan: reads it again, freezes what is found, shows what would happen on each node,
/// lets the operator confirm with as much friction as the environment asks for, shows what came of it per node, and then
/// watches what becomes of the lock. The plan does not move under the operator's hand; when reality does, a line says so.
class LOCKSCOPE_WIDGETS_EXPORT ReleaseDialog : public QDialog
{
    Q_OBJECT

public:
    ReleaseDialog(Session *session, const QByteArray &name, QWidget *parent = nullptr);

    void reject() override;

Q_SIGNALS:
    void executed(const Lockscope::ReleaseReport &report);

private:
    enum class Stage { Planning, Planned, Executing, Done };

    void makePlan();
    void showPlan(const Result<ReleasePlan> &result);
    void execute();
    void showReport(const Result<ReleaseReport> &result);
    void onBoardChanged(const BoardDiffPtr &diff);
    void noteReality(const LockStatePtr &lock);
    void noteOwners(const LockState &lock);
    [[nodiscard]] QString changeSincePlan(const LockState &lock) const;
    void fitColumns();
    void updateButton();

    Session *m_session;
    const QByteArray m_name;
    Stage m_stage = Stage::Planning;
    ReleasePlan m_plan;
    bool m_havePlan = false;
    bool m_sawFree = false;
    std::optional<LockStatePtr> m_seenMeanwhile; ///< what the board told while the release was running
    int m_delayLeft = 0; ///< seconds until the button is live
    QTimer m_delay;
    QTimer m_aftermath;
    Instant m_plannedAt;
    Instant m_startedAt; ///< when the release was sent
    Instant m_executedAt;
    QSet<QByteArray> m_ownersBefore; ///< who held it on any node before the release

    QLabel *m_summary;
    QLabel *m_evidence;
    QLabel *m_reality;
    TextTableModel *m_nodes;
    QTableView *m_table;
    QPlainTextEdit *m_script;
    QPushButton *m_scriptButton;
    QLineEdit *m_typedName;
    QLabel *m_typedLabel;
    QLineEdit *m_reason;
    QLabel *m_message;
    QPushButton *m_unlockButton;
    QPushButton *m_releaseButton;
    QPushButton *m_againButton;
    QPushButton *m_closeButton;
};

} // namespace Lockscope
