#pragma once

#include <lockscope/core/session/session.h>

#include <QMainWindow>

#include <memory>

namespace Lockscope {
class LockscopeWidget;
class RecordingPlayer;
} // namespace Lockscope

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
    /// Shows a recording in place of the present deployment, once it could be read.
    void openRecording(const QString &path);
    /// Adds a tool bar that kills, restarts, freezes and thaws the demo's nodes. The demo must outlive the window.
    void addDemoControls(Demo *demo);
    void openConnectionDialog();

    [[nodiscard]] LockscopeWidget *lockscope() const { return m_widget; }

private:
    void makeMenus();
    void about();
    void openRecordingDialog();
    /// Takes the place of what is shown.
    void present(LockscopeWidget *widget, const QString &title);
    void clear();
    /// Sizes, columns and the view that is shown, in the user's settings.
    void keepLayout();
    void restoreLayout();

    std::unique_ptr<Session> m_session; ///< or
    std::unique_ptr<RecordingPlayer> m_player;
    std::unique_ptr<RecordingPlayer> m_opening; ///< is being read
    LockscopeWidget *m_widget = nullptr;
    QMenu *m_fileMenu = nullptr;
    QAction *m_fileEnd = nullptr; ///< before it the widget's actions stand
    QMenu *m_helpMenu = nullptr;
    QMenu *m_lockMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
};

} // namespace Lockscope::App
