#pragma once

#include <lockscope/core/session/profile.h>
#include <lockscope/core/session/session.h>

#include <QHash>
#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

class QFrame;
class QMessageBox;
class QVBoxLayout;

namespace Lockscope {
class ConnectionDialog;
class LockscopeWidget;
class ProfilePasswordStore;
class ProfileStore;
class RecordingPlayer;
} // namespace Lockscope

namespace Lockscope::Lab {
class LabPage;
} // namespace Lockscope::Lab

namespace Lockscope::App {

class Demo;
class DesktopNotifications;
class WelcomePage;

/// The program's window: menus around one LockscopeWidget, or a welcome page. Further windows have sessions of their
/// own; they share saved connections and, until the program ends, passwords.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Replaces the current deployment. `profile`: where it came from: its id, if saved, and its colour.
    void open(const Deployment &deployment, const Profile &profile = {});
    /// Opens a saved connection once its passwords are found; asks for passwords that are not saved.
    void openProfile(const QString &id);
    /// The same in another window, which ends when closed or with the first window.
    void openInAnotherWindow(const QString &id);
    /// Replaces the current deployment with a recording, once it is read. `at`: the start position, see positionOf().
    void openRecording(const QString &path, const QString &at = {}, double speed = 1);
    /// The next widget starts with this view, see LockscopeWidget::showView(), instead of the latest one.
    void beginWithView(const QString &id) { m_firstView = id; }
    /// Shows another database of the current servers instead. Asks first if that would end something.
    void openDatabase(int database);
    /// Sets the databases that the command line named; empty: all. The window shows one, and says how to reach others.
    void offerDatabases(const QList<int> &databases);
    /// Adds a menu that kills, starts, freezes and thaws the demo's nodes. `demo` must outlive the window.
    void addDemoControls(Demo *demo);
    /// Starts a demo of this window's own and shows it. It ends when the window shows another deployment or closes.
    void openDemo();
    /// Adds what the demo can do to one of the shown nodes; nothing for other deployments.
    void fillNodeMenu(int node, QMenu *menu);
    /// Shows the lab. Its exercises use nodes of their own, which replace the demo's until the lab is closed.
    /// If other nodes are watched, the lab opens in another window, so that they stay visible.
    void openLab();
    void openConnectionDialog();
    /// Opens the connection dialog to save the current deployment as a new connection.
    void saveAsProfile();

    [[nodiscard]] LockscopeWidget *lockscope() const { return m_widget; }

    /// Closes all windows of the program. Asks once first, if that would end something that somebody relies on.
    void quit();
    /// The same without asking, because the system requests it.
    void quitUnasked();

protected:
    /// Ends this window's session; other windows may stay. Asks first, as quit().
    void closeEvent(QCloseEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// `first`: the first window; null: this one.
    MainWindow(MainWindow *first, QWidget *parent);
    void makeMenus();
    void about();
    /// All open windows of the program.
    [[nodiscard]] std::vector<MainWindow *> windows() const;
    /// Returns false if something would end; then it asks the user, who may close `which`.
    [[nodiscard]] bool mayClose(const std::vector<MainWindow *> &which);
    struct Question
    {
        QString title;
        QString words;
        QString verb; ///< the text of the button that continues
        QWidget *asker = nullptr; ///< the dialog to ask in front of; null: the window
    };
    /// Shows what would end, kept up to date, and calls `goOn` if the user confirms. One question at a time.
    void ask(const Question &question, const std::function<QStringList()> &ends, const std::function<void()> &goOn);
    /// Calls `show` to replace the current content. Asks first if that would end something.
    void replaceContent(const std::function<void()> &show, const QString &further = {}, QWidget *asker = nullptr);
    /// Replaces the current content with the nodes of an exercise.
    void showLab(const Deployment &nodes);
    /// Shows again what the lab has replaced.
    void leaveLab();
    [[nodiscard]] MainWindow *makeOtherWindow();
    /// The user clicked a notification about this lock; empty: about something else.
    void showAlerted(const QByteArray &lock);
    void openRecordingDialog();
    void fillDatabases();
    /// Replaces the current content.
    void present(LockscopeWidget *widget, const QString &title);
    void present(const Deployment &deployment, const Profile &profile, bool isLab);
    /// Shows what belongs into the window now: the lab, the deployment, or the welcome page.
    void arrange();
    /// Shows the views instead of the lab, whose exercise goes on.
    void showViews();
    /// Ends the lab's exercise, and shows again what was there before. Results stay for the next time.
    void closeLab();
    void closeConnection();
    /// Ends the demo of openDemo(), if there is one. Its session must have ended.
    void endOwnDemo();
    [[nodiscard]] bool isOfDemo(const Deployment &deployment) const;
    /// Sets the timeline's span for exercises, or the one that the user chose in an earlier exercise.
    void keepLabSpan();
    [[nodiscard]] ConnectionDialog *makeConnectionDialog();
    /// Shows this window's connection in the dialog.
    void showOwn(ConnectionDialog *dialog) const;
    /// The settings keys of this deployment. All are written; the first one with a value is read. They store alert
    /// rules, written when changed, so that windows on other deployments do not matter, and the filter text.
    [[nodiscard]] QStringList keysOf(const Deployment &deployment) const;
    /// The window shows the demo's or the lab's nodes.
    [[nodiscard]] bool isOwnShown() const;
    /// A connection saved for the first time takes over the settings of its servers, even if it was edited before.
    void onSaved(const Profile &profile, const Profile &before);
    void fillRecent();
    /// `isHere`: in this window; otherwise in another one.
    void openUnsaved(const ProfileAndPasswords &unsaved, bool isHere);
    void clear();
    /// Saves sizes, columns and the current view in the user's settings.
    void keepLayout();
    void restoreLayout();

    std::unique_ptr<Session> m_session; ///< null for a recording, and in an empty window
    std::unique_ptr<RecordingPlayer> m_player;
    std::unique_ptr<RecordingPlayer> m_opening; ///< still loading
    MainWindow *m_first; ///< the program's first window, perhaps this one
    std::vector<QPointer<MainWindow>> m_others; ///< only in the first window
    std::shared_ptr<ProfileStore> m_profiles;
    std::shared_ptr<ProfilePasswordStore> m_passwords;
    std::shared_ptr<QList<ProfileAndPasswords>> m_unsaved; ///< connections that were not saved
    QHash<QString, QString> m_filters; ///< filter texts, stored when the window leaves a connection
    Profile m_profile; ///< the current connection; no id if it is not saved
    QString m_firstView; ///< see beginWithView(); empty after use
    QString m_wanted; ///< the id of the profile whose passwords are loading
    DesktopNotifications *m_notifications;
    QVBoxLayout *m_content; ///< the colour line above one widget
    QFrame *m_colourLine; ///< in the colour that the user gave the connection
    QMenu *m_recent = nullptr;
    QMenu *m_recentElsewhere = nullptr; ///< for another window
    QMenu *m_databases = nullptr; ///< of the current servers
    QList<int> m_offered; ///< see offerDatabases()
    QAction *m_saveAs = nullptr;
    QAction *m_closeConnection = nullptr;
    LockscopeWidget *m_widget = nullptr;
    Lab::LabPage *m_lab = nullptr; ///< null until opened
    bool m_isLabOpen = false; ///< until it is closed
    bool m_isLabVisible = false; ///< instead of the views
    QAction *m_labAction = nullptr;
    WelcomePage *m_welcome = nullptr; ///< shown instead of the widget; null until needed
    QPointer<QMessageBox> m_question; ///< of ask()
    /// The user has confirmed, or must not be asked.
    bool m_closesUnasked = false;
    Demo *m_demo = nullptr; ///< perhaps the own one
    std::unique_ptr<Demo> m_ownDemo;
    QMenu *m_demoMenu = nullptr;
    /// What the lab's nodes have replaced.
    std::optional<std::pair<Deployment, Profile>> m_beforeLab;
    bool m_isLabShown = false;
    Micros m_labSpan; ///< the visible time span while the lab's nodes are shown
    QMenu *m_fileMenu = nullptr;
    QAction *m_fileEnd = nullptr; ///< the widget's actions come before it
    QMenu *m_helpMenu = nullptr;
    QMenu *m_lockMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
    QMenu *m_themeMenu = nullptr; ///< always the last of the view menu
};

} // namespace Lockscope::App
