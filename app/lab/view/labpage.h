#pragma once

#include <QAction>
#include <QWidget>

namespace Lockscope {
class Rail;
}

namespace Lockscope::Lab {

class LabPanel;

/// The lab beside a rail of the window's views.
class LabPage : public QWidget
{
    Q_OBJECT

public:
    /// `lab`: the action of the lab itself, at the foot of the rail.
    explicit LabPage(QAction *lab, QWidget *parent = nullptr);

    [[nodiscard]] LabPanel *panel() const { return m_panel; }
    /// The actions of the views that can be reached now.
    void setViews(const QList<QAction *> &views);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QAction *m_lab;
    Rail *m_rail;
    LabPanel *m_panel;
};

} // namespace Lockscope::Lab
