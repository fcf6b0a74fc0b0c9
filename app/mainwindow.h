#pragma once

#include <lockscope/core/session/session.h>

#include <QMainWindow>

#include <memory>

namespace Lockscope {
class LockscopeWidget;
}

namespace Lockscope::App {

class Demo;

/// The program's window: menus and the demo's controls around one LockscopeWidget.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Watches another deployment in place of the present one.
    void open(const Deployment &deployment);
    /// Adds a tool bar that kills, restarts, freezes and thaws the demo's nodes. The demo must outlive the window.
    void addDemoControls(Demo *demo);
    void openConnectionDialog();

    [[nodiscard]] LockscopeWidget *lockscope() const { return m_widget; }

private:
    void makeMenus();
    void about();
    /// Sizes, columns and the view that is shown, in the user's settings.
    void keepLayout();
    void restoreLayout();

    std::unique_ptr<Session> m_session;
    LockscopeWidget *m_widget = nullptr;
    QMenu *m_fileMenu = nullptr;
    QAction *m_fileEnd = nullptr; ///< before it the widget's actions stand
    QList<QAction *> m_fileActions;
    QMenu *m_helpMenu = nullptr;
    QMenu *m_lockMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
};

} // namespace Lockscope::App
