#include "mainwindow.h"

#include "demo/demo.h"

#include <lockscope/core/base/text.h>
#include <lockscope/ui/connectiondialog.h>
#include <lockscope/ui/lockscopewidget.h>
#include <lockscope/ui/recordingplayer.h>
#include <lockscope/ui/wording.h>

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QToolBar>

namespace Lockscope::App {

namespace {

const QString kGeometryKey = QStringLiteral("window/geometry");
const QString kLayoutKey = QStringLiteral("window/layout");

} // namespace

MainWindow::MainWindow(QWidget *parent) : QMainWindow(parent)
{
    setObjectName(QStringLiteral("mainWindow"));
    makeMenus();
    resize(1280, 720);
    if (const auto geometry = QSettings().value(kGeometryKey).toByteArray(); !geometry.isEmpty())
        restoreGeometry(geometry);
    setWindowTitle(tr("Lockscope"));
}

MainWindow::~MainWindow()
{
    clear();
}

void MainWindow::makeMenus()
{
    auto *file = m_fileMenu = menuBar()->addMenu(tr("&File"));
    auto *connectTo = file->addAction(tr("&Connect to nodes…"));
    connectTo->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_O));
    connectTo->setObjectName(QStringLiteral("connectAction"));
    connect(connectTo, &QAction::triggered, this, &MainWindow::openConnectionDialog);
    auto *recording = file->addAction(tr("Open &recording…"));
    recording->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
    recording->setObjectName(QStringLiteral("openRecordingAction"));
    connect(recording, &QAction::triggered, this, &MainWindow::openRecordingDialog);
    m_fileEnd = file->addSeparator();
    auto *quit = file->addAction(tr("&Quit"));
    quit->setShortcut(QKeySequence(QKeySequence::Quit));
    connect(quit, &QAction::triggered, this, &QWidget::close);
    m_lockMenu = menuBar()->addMenu(tr("&Lock"));
    m_viewMenu = menuBar()->addMenu(tr("&View"));
    auto *help = m_helpMenu = menuBar()->addMenu(tr("&Help"));
    connect(help->addAction(tr("&About Lockscope")), &QAction::triggered, this, &MainWindow::about);
}

void MainWindow::clear()
{
    keepLayout();
    m_lockMenu->clear();
    m_viewMenu->clear();
    delete std::exchange(m_widget, nullptr); // it looks at the session: it goes first
    m_session.reset();
    m_player.reset();
}

void MainWindow::open(const Deployment &deployment)
{
    clear();
    m_session = std::make_unique<Session>(deployment);
    QString title = tr("%1 – Lockscope").arg(visibleText(deployment.name, 60));
    if (deployment.environment == Environment::Production)
        title.prepend(tr("[PRODUCTION] "));
    present(new LockscopeWidget(m_session.get(), this), title);
    m_session->start();
}

void MainWindow::openRecording(const QString &path)
{
    m_opening = std::make_unique<RecordingPlayer>();
    connect(m_opening.get(), &RecordingPlayer::opened, this, [this, path] {
        clear();
        m_player = std::move(m_opening);
        present(new LockscopeWidget(m_player.get(), this),
                tr("[RECORDING] %1 – Lockscope").arg(visibleText(m_player->header().deployment.isEmpty() ? path : m_player->header().deployment, 60)));
        m_player->play();
    });
    connect(m_opening.get(), &RecordingPlayer::failed, this, [this](const QString &why) {
        auto *box = new QMessageBox(QMessageBox::Warning, tr("Open recording"), visibleText(why, 500), QMessageBox::Ok, this);
        box->setObjectName(QStringLiteral("recordingProblem"));
        box->setTextFormat(Qt::PlainText);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
    });
    m_opening->open(path);
}

void MainWindow::openRecordingDialog()
{
    auto *dialog = new QFileDialog(this, tr("Open recording"));
    dialog->setObjectName(QStringLiteral("openRecordingDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openRecording);
    dialog->open();
}

void MainWindow::present(LockscopeWidget *widget, const QString &title)
{
    m_widget = widget;
    setCentralWidget(widget);
    m_lockMenu->addAction(widget->unlockAction());
    m_lockMenu->addActions(widget->lockActions());
    m_lockMenu->setToolTipsVisible(true); // they say why one is disabled
    m_viewMenu->addActions(widget->viewActions());
    m_viewMenu->addSeparator();
    m_viewMenu->addActions(
        {widget->refreshAction(), widget->pauseAction(), widget->readingAction(), widget->sortNowAction(), widget->filterAction(), widget->namespacesAction()});
    // They go from the menus with the widget.
    m_fileMenu->insertActions(m_fileEnd, {widget->exportAction(), widget->recordAction()});
    m_helpMenu->insertAction(m_helpMenu->actions().constFirst(), widget->shortcutsAction());
    setWindowTitle(title);
    restoreLayout();
}

void MainWindow::keepLayout()
{
    QSettings settings;
    settings.setValue(kGeometryKey, saveGeometry());
    if (m_widget != nullptr)
        settings.setValue(kLayoutKey, m_widget->saveState());
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    if (const auto layout = settings.value(kLayoutKey).toByteArray(); !layout.isEmpty())
        (void)m_widget->restoreState(layout); // of a later version: then it is as it comes
}

void MainWindow::openConnectionDialog()
{
    auto *dialog = new ConnectionDialog(this);
    // Of sentinels the dialog knows nothing: it would make the master's login a node's address.
    if (m_session && m_session->deployment().rule != DeploymentRule::Sentinel)
        dialog->setDeployment(m_session->deployment());
    connect(dialog, &ConnectionDialog::deploymentChosen, this, &MainWindow::open);
    dialog->open();
}

void MainWindow::addDemoControls(Demo *demo)
{
    auto *bar = addToolBar(tr("Demo nodes"));
    bar->setObjectName(QStringLiteral("demoBar"));
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->setMovable(false);
    PrivateNodes &nodes = demo->nodes();
    const auto endpoints = nodes.endpoints();
    for (int i = 0; i < nodes.count(); ++i) {
        const QString name = endpoints.at(i).label();
        auto *power = bar->addAction(QString());
        power->setObjectName(QStringLiteral("demoPower%1").arg(i));
        auto *freeze = bar->addAction(QString());
        freeze->setObjectName(QStringLiteral("demoFreeze%1").arg(i));
        bar->addSeparator();
        connect(power, &QAction::triggered, this, [&nodes, i] { nodes.isRunning(i) ? nodes.kill(i) : nodes.restart(i); });
        connect(freeze, &QAction::triggered, this, [&nodes, i] { nodes.isFrozen(i) ? nodes.thaw(i) : nodes.freeze(i); });
        const auto update = [&nodes, i, name, power, freeze] {
            power->setText(nodes.isRunning(i) ? tr("Kill %1").arg(name) : tr("Restart %1").arg(name));
            power->setToolTip(nodes.isRunning(i) ? tr("Kills the server process; its keys are lost") : tr("Starts it again, empty, on its old port"));
            freeze->setText(nodes.isFrozen(i) ? tr("Thaw") : tr("Freeze"));
            freeze->setToolTip(tr("Stops the process: it accepts connections and answers nothing"));
            freeze->setEnabled(nodes.isRunning(i));
        };
        connect(&nodes, &PrivateNodes::changed, power, update);
        update();
    }
}

void MainWindow::about()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Lockscope"),
                                tr("Lockscope %1\n\nWatch, take and clear the locks that services share through Redis.\n\nQt %2. MIT licence.")
                                    .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion())),
                                QMessageBox::Ok, this);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace Lockscope::App
