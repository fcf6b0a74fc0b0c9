#pragma once

#include <QPointer>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace Lockscope::Lab {

class Stage;

/// The nodes of the stage, each with what can be done to it by hand.
class NodeControlsView : public QWidget
{
    Q_OBJECT

public:
    /// `home` gets the focus of nodes that go.
    explicit NodeControlsView(QWidget *home, QWidget *parent = nullptr);

    /// Null: there is none.
    void setStage(Stage *stage);
    /// In their order on the screen.
    [[nodiscard]] QList<QWidget *> buttons() const;

private:
    void addNode(int node);

    QWidget *m_home;
    QPointer<Stage> m_stage;
    QGridLayout *m_grid;
    QLabel *m_empty;
    QWidget *m_nodes = nullptr; ///< one for each stage
};

} // namespace Lockscope::Lab
