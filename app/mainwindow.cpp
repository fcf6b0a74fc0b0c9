#include "mainwindow.h"

#include "demo/demo.h"

#include <lockscope/core/base/text.h>
#include <lockscope/ui/connectiondialog.h>
#include <lockscope/ui/lockscopewidget.h>
#include <lockscope/ui/wording.h>

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
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
    keepLayout();
    // The widget looks at the session: it goes first.
    delete m_widget;
}

void MainWindow::makeMenus()
{
    auto *file = m_fileMenu = menuBar()->addMenu(tr("&File"));
    auto *connectTo = file->addAction(tr("&Connect to nodes…"));
    connectTo->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_O));
    connectTo->setObjectName(QStringLiteral("connectAction"));
    connect(connectTo, &QAction::triggered, this, &MainWindow::openConnectionDialog);
    m_fileEnd = file->addSeparator();
    auto *quit = file->addAction(tr("&Quit"));
    quit->setShortcut(QKeySequence(QKeySequence::Quit));
    connect(quit, &QAction::triggered, this, &QWidget::close);
    m_lockMenu = menuBar()->addMenu(tr("&Lock"));
    m_viewMenu = menuBar()->addMenu(tr("&View"));
    auto *help = m_helpMenu = menuBar()->addMenu(tr("&Help"));
    connect(help->addAction(tr("&About Lockscope")), &QAction::triggered, this, &MainWindow::about);
}

void MainWindow::open(const Deployment &deployment)
{
    m_lockMenu->clear();
    m_viewMenu->clear();
    keepLayout();
    m_fileActions.clear(); // they go with the widget
    delete std::exchange(m_widget, nullptr);
    m_session = std::make_unique<Session>(deployment);
    m_widget = new LockscopeWidget(m_session.get(), this);
    setCentralWidget(m_widget);
    m_lockMenu->addActions(
        {m_widget->unlockAction(), m_widget->acquireAction(), m_widget->renewAction(), m_widget->releaseAction(), m_widget->forceReleaseAction()});
    m_viewMenu->addActions(m_widget->viewActions());
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({m_widget->refreshAction(), m_widget->pauseAction(), m_widget->readingAction(), m_widget->sortNowAction(), m_widget->filterAction(),
                            m_widget->namespacesAction()});
    m_fileActions = {m_widget->exportAction(), m_widget->recordAction()};
    m_fileMenu->insertActions(m_fileEnd, m_fileActions);
    m_helpMenu->insertAction(m_helpMenu->actions().constFirst(), m_widget->shortcutsAction());
    restoreLayout();
    QString title = tr("%1 – Lockscope").arg(visibleText(deployment.name, 60));
    if (deployment.environment == Environment::Production)
        title.prepend(tr("[PRODUCTION] "));
    setWindowTitle(title);
    m_session->start();
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
