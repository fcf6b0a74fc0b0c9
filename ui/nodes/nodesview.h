#pragma once

#include "../tables/exportdialog.h"

#include <lockscope/core/board/deployment.h>

#include <QTimer>
#include <QWidget>

class QSplitter;

namespace Lockscope {

class SteadyTable;

/// One row per node with all that is known of it. Below are the problems that endanger locks, as `doctor` finds them,
/// with the commands that fix them. Lockscope never runs these commands. Does nothing while hidden.
class LOCKSCOPE_WIDGETS_EXPORT NodesView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    NodesView(const Clock &clock, Deployment deployment, QWidget *parent = nullptr);

    void setNodes(const std::vector<NodeStatus> &nodes);
    /// Durations are as of this moment, when reading stopped. Unset: as of now.
    void setReadUntil(const std::optional<WallTime> &moment);
    [[nodiscard]] const std::vector<NodeStatus> &nodes() const { return m_nodes; }
    [[nodiscard]] SteadyTable *table() const { return m_table; }
    [[nodiscard]] SteadyTable *findings() const { return m_findings; }

    /// Moves the rows to their places, even under the operator's hand.
    void sortNow();
    [[nodiscard]] bool rowsWait() const;

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] ExportContent exported() const override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void refresh();

    const Clock &m_clock;
    const Deployment m_deployment;
    std::vector<NodeStatus> m_nodes;
    std::optional<WallTime> m_readUntil;
    SteadyTable *m_table;
    SteadyTable *m_findings;
    QSplitter *m_splitter;
    QTimer m_timer;
};

} // namespace Lockscope
