#pragma once

#include <QDockWidget>

namespace Lockscope::Lab {

class LabPanel;

/// The lab as a dock. Closing it ends the lab's processes.
class LabDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit LabDock(QWidget *parent = nullptr);

    [[nodiscard]] LabPanel *panel() const { return m_panel; }

Q_SIGNALS:
    void closed();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    LabPanel *m_panel;
};

} // namespace Lockscope::Lab
