#pragma once

#include <QPointer>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace Lockscope::Lab {

class Stage;

/// The nodes of the stage, and what the viewer can do to each.
class NodeControlsView : public QWidget
{
    Q_OBJECT

public:
    /// `home` gets the focus when nodes disappear.
    explicit NodeControlsView(QWidget *home, QWidget *parent = nullptr);

    /// Null: no stage.
    void setStage(Stage *stage);
    /// In visual order.
    [[nodiscard]] QList<QWidget *> buttons() const;

private:
    void addNode(int node);

    QWidget *m_home;
    QPointer<Stage> m_stage;
    QGridLayout *m_grid;
    QLabel *m_empty;
    QWidget *m_nodes = nullptr; ///< recreated for each stage
};

} // namespace Lockscope::Lab
