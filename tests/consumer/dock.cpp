// Somebody else's main window with Lockscope in a dock. What the host has an opinion about stays the host's: passwords,
// the question before anything can be changed, settings, the log. And nothing of the host is changed, which this
// program checks.
//   dock [--dark | --styled] [--grab FILE] [--settings FILE] NODE-URI…        (HOST_PASSWORD: of the nodes)
// With --grab it does by itself what an operator would do, and ends.
#include "hoststate.h"
#include "nodes.h"

#include <lockscope/ui/lockscopewidget.h>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTimer>

using namespace Lockscope;

namespace {

QPalette darkPalette()
{
    QPalette palette(QColor(53, 53, 53));
    palette.setColor(QPalette::Base, QColor(35, 35, 35));
    palette.setColor(QPalette::AlternateBase, QColor(45, 45, 45));
    palette.setColor(QPalette::Text, Qt::white);
    palette.setColor(QPalette::WindowText, Qt::white);
    palette.setColor(QPalette::ButtonText, Qt::white);
    palette.setColor(QPalette::Highlight, QColor(42, 110, 180));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    return palette;
}

/// Stands for wherever a host has its secrets.
Secret passwordFromVault()
{
    return Secret(qgetenv("HOST_PASSWORD"));
}

class HostWindow : public QMainWindow
{
public:
    HostWindow(const QList<Endpoint> &nodes, QSettings *settings) : m_settings(settings)
    {
        Deployment deployment{.name = QStringLiteral("the host's nodes"),
                              .nodes = nodes,
                              .possible = true,
                              .beganEmptyAt = Clock::system().wallNow()}; // check.sh has just started them
        for (auto &node : deployment.nodes)
            node.password = passwordFromVault();
        // The audit journal is the host's as well.
        const QString journal = QFileInfo(settings->fileName()).absolutePath() + QStringLiteral("/host-audit.jsonl");
        m_session = new Session(deployment, {.journalPath = journal}, this);

        m_log = new QPlainTextEdit(this);
        m_log->setReadOnly(true);
        setCentralWidget(m_log);
        m_lockscope = new LockscopeWidget(m_session);
        m_lockscope->restoreState(settings->value(QStringLiteral("locks/view")).toByteArray());
        auto *dock = new QDockWidget(QStringLiteral("Locks"), this);
        dock->setObjectName(QStringLiteral("locksDock"));
        dock->setWidget(m_lockscope);
        addDockWidget(Qt::RightDockWidgetArea, dock);
        resizeDocks({dock}, {1000}, Qt::Horizontal);

        // The host's own log tells what happens.
        connect(m_lockscope, &LockscopeWidget::messageShown, this, &HostWindow::log);
        connect(m_lockscope, &LockscopeWidget::alertShown, this,
                [this](const Alert &, const QString &text) { log(text); });

        // The host's own question stands before all changes, in place of Lockscope's unlocking.
        m_lockscope->unlockAction()->setEnabled(false);
        auto *menu = menuBar()->addMenu(QStringLiteral("&Locks"));
        m_allow = menu->addAction(QStringLiteral("&Allow changes…"), this, &HostWindow::askToAllow);
        menu->addActions(m_lockscope->lockActions());
    }
    ~HostWindow() override
    {
        m_settings->setValue(QStringLiteral("locks/view"), m_lockscope->saveState());
        delete m_lockscope; // before the session that it looks at
    }
    Q_DISABLE_COPY_MOVE(HostWindow)

    [[nodiscard]] Session *session() const { return m_session; }
    [[nodiscard]] LockscopeWidget *lockscope() const { return m_lockscope; }
    [[nodiscard]] QAction *allowAction() const { return m_allow; }

private:
    void askToAllow()
    {
        auto *question = new QMessageBox(QMessageBox::Question, QStringLiteral("Changes"),
                                         QStringLiteral("Is there a change request for this?"),
                                         QMessageBox::Yes | QMessageBox::No, this);
        question->setAttribute(Qt::WA_DeleteOnClose);
        connect(question, &QMessageBox::accepted, m_session, &Session::unlockActions);
        question->open();
    }
    void log(const QString &text) { m_log->appendPlainText(text); }

    QSettings *m_settings;
    Session *m_session;
    QPlainTextEdit *m_log;
    LockscopeWidget *m_lockscope;
    QAction *m_allow;
};

/// What an operator would do: look, try to unlock, be asked by the host, take a lock.
void operate(HostWindow &window, const QString &grabFile)
{
    Session *session = window.session();
    QObject::connect(session, &Session::boardChanged, &window,
                     [&window, session, grabFile, done = false](const BoardDiffPtr &diff) mutable {
                         if (done || !diff->complete)
                             return;
                         done = true;
                         // A moment later, when the table has been painted.
                         QTimer::singleShot(300, &window, [&window, session, grabFile] {
                             window.lockscope()->showView(QStringLiteral("timeline")); // is kept by the host's settings
                             if (!window.grab().save(grabFile))
                                 return QCoreApplication::exit(1);
                             window.lockscope()->unlockAction()->trigger();
                             QTextStream(stdout)
                                 << (session->actionsUnlocked() ? "unlocked unasked" : "the host is asked") << Qt::endl;
                             window.allowAction()->trigger();
                             window.findChild<QMessageBox *>()->button(QMessageBox::Yes)->click();
                             whenDone(session->acquire("host:job"), &window, [](const Result<OwnLock> &lock) {
                                 QTextStream(stdout)
                                     << (lock ? QStringLiteral("taken") : lock.error().message) << Qt::endl;
                                 QCoreApplication::exit(lock ? 0 : 1);
                             });
                         });
                     });
}

QString takeOption(QStringList &arguments, const QString &name)
{
    const auto at = arguments.indexOf(name);
    if (at < 0)
        return {};
    const QString value = arguments.value(at + 1);
    arguments.remove(at, 2);
    return value;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Host Inc."));
    QApplication::setApplicationName(QStringLiteral("host"));
    QStringList arguments = application.arguments().mid(1);
    if (arguments.removeAll(QStringLiteral("--dark")) > 0)
        QApplication::setPalette(darkPalette());
    if (arguments.removeAll(QStringLiteral("--styled")) > 0) { // a host with a look of its own, and large type
        QApplication::setFont(QFont(QApplication::font().family(), 14));
        application.setStyleSheet(
            QStringLiteral("QWidget { background: #1f2430; color: #d8dee9; selection-background-color: #4c6fa5; }"
                           "QPushButton, QLineEdit, QComboBox { border: 1px solid #4b5468; padding: 4px; }"));
    }
    const QString grabFile = takeOption(arguments, QStringLiteral("--grab"));
    const QString settingsFile = takeOption(arguments, QStringLiteral("--settings"));
    QSettings settings(settingsFile.isEmpty() ? QStringLiteral("host.ini") : settingsFile, QSettings::IniFormat);
    const auto nodes = nodesFrom(arguments);
    if (nodes.isEmpty())
        return 2;

    const HostState before = HostState::now();
    QStringList changed;
    int code = 0;
    {
        HostWindow window(nodes, &settings);
        window.resize(1280, 720);
        window.show();
        if (!grabFile.isEmpty())
            operate(window, grabFile);
        window.session()->start();
        code = QApplication::exec();
        changed = before.changedTo(HostState::now()); // while it is there
    }
    changed += before.changedTo(HostState::now());
    for (const auto &what : std::as_const(changed))
        QTextStream(stdout) << "CHANGED " << what << Qt::endl;
    return changed.isEmpty() ? code : 1;
}
