#pragma once

#include <lockscope/core/session/profile.h>
#include <lockscope/core/session/session.h>

#include <QHash>
#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

class QLabel;
class QMessageBox;

namespace Lockscope {
class ConnectionDialog;
class EnvironmentFrame;
class LockscopeWidget;
class ProfilePasswordStore;
class ProfileStore;
class RecordingPlayer;
} // namespace Lockscope

namespace Lockscope::Lab {
class LabDock;
} // namespace Lockscope::Lab

namespace Lockscope::App {

class Demo;
class DesktopNotifications;

/// The program's window: menus and the demo's controls around one LockscopeWidget. There may be more of them, each with a session of its
/// own: what is kept (connections, passwords until the program ends) they share.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Watches another deployment in place of the present one. `profile` is the one it came from: its id, if it is kept, and
    /// its colour.
    void open(const Deployment &deployment, const Profile &profile = {});
    /// Opens a kept connection as soon as its passwords are found; asks for those that are not kept.
    void openProfile(const QString &id);
    /// The same in another window, which is gone when it is closed, and at the latest with the first one.
    void openInAnotherWindow(const QString &id);
    /// Shows a recording in place of the present deployment, once it could be read. `at`: from there on, see positionOf().
    void openRecording(const QString &path, const QString &at = {}, double speed = 1);
    /// What is opened next begins with this view (LockscopeWidget::showView()), and not with the one that was shown last.
    void beginWithView(const QString &id) { m_firstView = id; }
    /// Shows another database of the servers that are shown, in place of the present one; asks before where something would end with that.
    void openDatabase(int database);
    /// The command line named several databases, of which a window shows one at a time: says how to reach the others. Empty: all.
    void offerDatabases(const QList<int> &databases);
    /// Adds a tool bar that kills, restarts, freezes and thaws the demo's nodes. The demo must outlive the window.
    void addDemoControls(Demo *demo);
    /// Opens the lab beside what is shown. Its exercises have nodes of their own, which then take the place of the demo's, until it
    /// is closed; where other nodes are watched, it gets a window of its own, so that they stay in sight.
    void openLab();
    void openConnectionDialog();
    /// The connection dialog with the present deployment as a new connection, to be kept.
    void saveAsProfile();

    [[nodiscard]] LockscopeWidget *lockscope() const { return m_widget; }

    /// Closes this window and all others of the program; asks once before, if something that somebody relies on would end.
    void quit();
    /// The same without a question: the system wants it.
    void quitUnasked();

protected:
    /// Ends what it shows: other windows may go on. Asks before, as quit().
    void closeEvent(QCloseEvent *event) override;

private:
    /// `first`: null for itself.
    MainWindow(MainWindow *first, QWidget *parent);
    void makeMenus();
    void about();
    /// All windows of the program that are open.
    [[nodiscard]] std::vector<MainWindow *> windows() const;
    /// False: something would end, and the user is being asked, who may close `which` then.
    [[nodiscard]] bool mayClose(const std::vector<MainWindow *> &which);
    struct Question
    {
        QString title;
        QString words;
        QString verb; ///< of the button that goes on
        QWidget *asker = nullptr; ///< the dialog that it stands before; none: the window
    };
    /// Tells what would end, for as long as it is asked, and calls `goOn` when the user wants it so. One question at a time.
    void ask(const Question &question, const std::function<QStringList()> &ends, const std::function<void()> &goOn);
    /// `show` takes the place of what is shown; asks before where something would end with that.
    void inItsPlace(const std::function<void()> &show, const QString &further = {}, QWidget *asker = nullptr);
    /// The nodes of an exercise take the place of what is shown.
    void showLab(const Deployment &nodes);
    /// What was shown before the lab is shown again.
    void leaveLab();
    [[nodiscard]] MainWindow *makeOtherWindow();
    /// The user chose a notification of this lock; empty: of something else.
    void showAlerted(const QByteArray &lock);
    void openRecordingDialog();
    void fillDatabases();
    /// Takes the place of what is shown.
    void present(LockscopeWidget *widget, const QString &title);
    void present(const Deployment &deployment, const Profile &profile, bool isLab);
    /// What the empty window is for, beside the lab, or how to get it back.
    void showHint();
    [[nodiscard]] bool isLabOpen() const;
    /// The timeline shows what an exercise takes, or what the user chose for one before.
    void keepLabSpan();
    [[nodiscard]] ConnectionDialog *makeConnectionDialog();
    /// The connection that the window is on.
    void showOwn(ConnectionDialog *dialog) const;
    /// What is kept for this deployment is kept by each of these, and read by the first by which there is any: alert rules (in the user's
    /// settings, written when they are changed, so that windows on others do not matter), what is typed into the filter.
    [[nodiscard]] QStringList keysOf(const Deployment &deployment) const;
    /// The nodes that are shown are the demo's or the lab's.
    [[nodiscard]] bool isOwnShown() const { return m_demoBar != nullptr || m_isLabShown; }
    /// One that was not kept so far begins with what is kept for the servers that it had, also where it was edited before it was saved.
    void onSaved(const Profile &profile, const Profile &before);
    void fillRecent();
    /// In the place of what is shown, or in another window.
    void openUnkept(const ProfileAndPasswords &unkept, bool isHere);
    void clear();
    /// Sizes, columns and the view that is shown, in the user's settings.
    void keepLayout();
    void restoreLayout();

    std::unique_ptr<Session> m_session; ///< or
    std::unique_ptr<RecordingPlayer> m_player;
    std::unique_ptr<RecordingPlayer> m_opening; ///< is being read
    MainWindow *m_first; ///< the program's; itself, where it is that
    std::vector<QPointer<MainWindow>> m_others; ///< of the first one
    std::shared_ptr<ProfileStore> m_profiles;
    std::shared_ptr<ProfilePasswordStore> m_passwords;
    std::shared_ptr<QList<ProfileAndPasswords>> m_unkept; ///< connections of this run that are not kept
    QHash<QString, QString> m_filters; ///< as they stood when the window turned to another connection
    Profile m_profile; ///< the one that is shown; without an id if it is not kept
    QString m_firstView; ///< see beginWithView(); empty once it was shown
    QString m_wanted; ///< id of the one whose passwords are being looked for
    DesktopNotifications *m_notifications;
    EnvironmentFrame *m_frame;
    QMenu *m_recent = nullptr;
    QMenu *m_recentElsewhere = nullptr; ///< the same, for another window
    QMenu *m_databases = nullptr; ///< of the servers that are shown
    QList<int> m_offered; ///< databases that the command line named
    QAction *m_saveAs = nullptr;
    LockscopeWidget *m_widget = nullptr;
    Lab::LabDock *m_lab = nullptr; ///< once it was opened
    QAction *m_labAction = nullptr;
    QLabel *m_hint = nullptr; ///< in place of the widget
    QPointer<QMessageBox> m_question; ///< of ask()
    bool m_closesUnasked = false; ///< it was answered, or nobody is to be asked
    QToolBar *m_demoBar = nullptr;
    std::optional<std::pair<Deployment, Profile>> m_beforeLab; ///< what was shown when the lab's nodes took its place
    bool m_isLabShown = false; ///< its nodes are
    Micros m_labSpan; ///< of time in view, while they are
    QMenu *m_fileMenu = nullptr;
    QAction *m_fileEnd = nullptr; ///< before it the widget's actions stand
    QMenu *m_helpMenu = nullptr;
    QMenu *m_lockMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
};

} // namespace Lockscope::App
