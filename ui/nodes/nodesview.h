#pragma once

#include "../tables/exportdialog.h"

#include <lockscope/core/board/deployment.h>

#include <QTimer>
#include <QWidget>

class QSplitter;

namespace Lockscope {

class SteadyTable;

/// A row per node with all that is known of it, and below what about them endangers locks, as `doctor` finds it, with the lines
/// that would mend it; none of them is ever run by us. Does nothing while it cannot be seen.
class LOCKSCOPE_WIDGETS_EXPORT NodesView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    NodesView(const Clock &clock, Deployment deployment, QWidget *parent = nullptr);

    void setNodes(const std::vector<NodeStatus> &nodes);
    /// Nothing is read since then: how long a state has lasted is told as of it.
    void setReadUntil(const std::optional<WallTime> &moment);
    [[nodiscard]] const std::vector<NodeStatus> &nodes() const { return m_nodes; }
    [[nodiscard]] SteadyTable *table() const { return m_table; }
    [[nodiscard]] SteadyTable *findings() const { return m_findings; }

    /// The rows go to their places, although a hand is on a table.
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
