#pragma once

#include "../kit/export.h"

#include <lockscope/core/control/releaseplan.h>

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace Lockscope {

class ActChooser;
class ConfirmPanel;
class NodesTable;

/// The plan of an act on someone else's lock, before it is carried out. Its texts may change at any moment and keep
/// their room, so that nothing moves under the pointer.
class LOCKSCOPE_WIDGETS_EXPORT ReleasePlanPage : public QWidget
{
    Q_OBJECT

public:
    /// Takes `confirm` into its layout.
    ReleasePlanPage(ConfirmPanel *confirm, QWidget *parent);

    [[nodiscard]] ActChooser *acts() const { return m_acts; }
    [[nodiscard]] NodesTable *nodes() const { return m_nodes; }
    [[nodiscard]] QPushButton *scriptButton() const { return m_scriptButton; }

    void setSummary(const QString &text);
    void setEvidence(const QString &text);
    /// What has changed since the plan.
    void setChanges(const QString &text);
    void setScript(const QString &text);
    /// `plan`: with the chosen act. `isAllowed`: it has something to do.
    void setNodes(const ReleasePlan &plan, bool isAllowed, Instant now);
    void clearNodes();

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    QLabel *m_summary;
    QLabel *m_evidence;
    ActChooser *m_acts;
    QLabel *m_caption;
    QPushButton *m_scriptButton;
    NodesTable *m_nodes;
    QPlainTextEdit *m_script;
    QLabel *m_changes;
    bool m_isRestyling = false;
};

} // namespace Lockscope
