#pragma once

#include "waitgraph.h"

#include <QHash>
#include <QRect>
#include <QWidget>

namespace Lockscope {

/// Draws a WaitGraph from left to right: waiter, lock, owner. Put it into a scroll area. A node is selected by mouse or
/// arrow keys, and stays selected while the graph has it.
class LOCKSCOPE_WIDGETS_EXPORT WaitGraphCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit WaitGraphCanvas(QWidget *parent = nullptr);

    void setGraph(const WaitGraph &graph);
    [[nodiscard]] const WaitGraph &graph() const { return m_graph; }
    void setEmptyText(const QString &text);
    [[nodiscard]] QString emptyText() const { return m_emptyText; }
    /// -1: none.
    [[nodiscard]] int current() const { return m_graph.find(m_current); }
    void setCurrent(int node);
    [[nodiscard]] QRect rectOf(int node) const;
    [[nodiscard]] QString titleOf(const WaitGraph::Node &node) const;
    [[nodiscard]] QString tipOf(int node) const; ///< plain text

    [[nodiscard]] QSize sizeHint() const override { return m_size; }
    [[nodiscard]] QSize minimumSizeHint() const override { return m_size; }

Q_SIGNALS:
    /// The operator wants to see this lock.
    void lockActivated(const QByteArray &name);
    void currentChanged();
    /// Scroll to this place.
    void placeWanted(const QRect &place);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void activate(int node);
    [[nodiscard]] int nodeAt(QPoint point) const;
    [[nodiscard]] int neighbour(int node, int key) const;
    void paintEdge(QPainter *painter, const WaitGraph::Edge &edge) const;
    void paintNode(QPainter *painter, int node) const;

    WaitGraph m_graph;
    std::vector<QRect> m_places; ///< parallel to the nodes
    QByteArray m_current; ///< key
    QString m_emptyText;
    QSize m_size;
};

} // namespace Lockscope
