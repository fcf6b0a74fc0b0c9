#pragma once

#include "../tables/exportdialog.h"
#include "sampletrack.h"

#include <lockscope/core/board/deployment.h>

#include <QHash>
#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QSplitter;

namespace Lockscope {

class SteadyTable;

/// One row per node with all that is known of it, and its latency and command rate of the last two minutes. Below are
/// the problems that endanger locks, as `doctor` finds them, grouped over the nodes, with the commands that fix them.
/// Lockscope never runs these commands. While hidden it only keeps the measurements.
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
    /// Empty if the node is unknown. `index`: NodeStatus::index.
    [[nodiscard]] const SampleTrack &samples(int index) const;

    /// Moves the rows to their places, even under the operator's hand.
    void sortNow();
    [[nodiscard]] bool rowsWait() const;

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] ExportContent exported() const override;

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void refreshNodes(WallTime now);
    void refreshFindings(WallTime now);
    void copyFix();
    void restyle();

    const Clock &m_clock;
    const Deployment m_deployment;
    std::vector<NodeStatus> m_nodes;
    std::optional<WallTime> m_readUntil;
    SteadyTable *m_table;
    SteadyTable *m_findings;
    QHash<int, SampleTrack> m_tracks; ///< by NodeStatus::index
    QLabel *m_caption;
    QLabel *m_hint;
    QPushButton *m_copyFix;
    QSplitter *m_splitter;
    QTimer m_timer;
};

} // namespace Lockscope
