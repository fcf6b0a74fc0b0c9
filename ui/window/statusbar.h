#pragma once

#include "../kit/export.h"

#include <lockscope/core/base/clock.h>
#include <lockscope/core/board/lockstate.h>

#include <QFrame>
#include <QTimer>

class QHBoxLayout;
class QLabel;

namespace Lockscope {

/// The line below the views: whether what is shown is live, how old it is, how it is updated, and what that costs.
class LOCKSCOPE_WIDGETS_EXPORT StatusBar : public QFrame
{
    Q_OBJECT

public:
    explicit StatusBar(const Clock &clock, QWidget *parent = nullptr);

    enum class State { Live, Paused, NotReading, Recording };
    void setState(State state);
    /// `at`: when the nodes and what they have were read. Where no node can be read, the age goes on from before.
    void setNodes(const std::vector<NodeStatus> &nodes, Instant at);
    /// Adds a widget before the right end.
    void add(QWidget *widget, int stretch = 0);
    /// In a narrow window the least important parts hide.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void restyle();

    const Clock &m_clock;
    State m_state = State::Live;
    std::vector<NodeStatus> m_nodes;
    std::optional<Instant> m_updatedAt;
    QLabel *m_live;
    QLabel *m_age;
    QLabel *m_cost;
    QLabel *m_help;
    QHBoxLayout *m_layout;
    QTimer m_timer;
    bool m_isRestyling = false;
};

} // namespace Lockscope
