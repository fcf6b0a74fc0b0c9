#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/deployment.h>
#include <lockscope/core/words/wording.h>

#include <QFrame>

class QAction;
class QHBoxLayout;

namespace Lockscope {

class ElidedLabel;
class EnvironmentBadge;
class NodeStrip;
class QuorumRing;

/// The line above the views: environment, name of the deployment, quorum, nodes, and the switch that allows changes.
class LOCKSCOPE_WIDGETS_EXPORT Header : public QFrame
{
    Q_OBJECT

public:
    /// `unlock`: the switch; null for a recording.
    Header(const Clock &clock, QAction *unlock, QWidget *parent = nullptr);

    void setDeployment(const QString &name, Environment environment);
    void setNodes(const std::vector<NodeStatus> &nodes);
    /// Shows the nodes as of this moment. Unset: as of now.
    void setReadUntil(const std::optional<WallTime> &moment);
    [[nodiscard]] NodeStrip *nodeStrip() const { return m_strip; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fitName();

    const Clock &m_clock;
    std::optional<WallTime> m_readUntil;
    std::vector<NodeStatus> m_nodes;
    EnvironmentBadge *m_environment;
    ElidedLabel *m_name;
    QuorumRing *m_ring;
    NodeStrip *m_strip;
};

} // namespace Lockscope
