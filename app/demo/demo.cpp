#include "demo.h"

#include <lockscope/core/base/childprocess.h>
#include <lockscope/ui/kit/icons.h>

#include <QAction>
#include <QCoreApplication>

namespace Lockscope::App {

Demo::Demo(QObject *parent) : QObject(parent), m_nodes(kNodes) { }

Demo::~Demo()
{
    for (const auto &worker : m_workers) {
        disconnect(worker.get(), nullptr, this, nullptr);
        worker->kill();
    }
    for (const auto &worker : m_workers)
        worker->waitForFinished(2000);
}

Deployment Demo::deployment() const
{
    return {.name = tr("Demo: five private nodes"),
            .nodes = m_nodes.endpoints(),
            .environment = Environment::Development,
            .beganEmptyAt = m_beganAt};
}

QList<QAction *> Demo::actionsOf(int node)
{
    const auto found = m_actions.find(node);
    return found != m_actions.end() ? found->second : m_actions.emplace(node, makeActions(node)).first->second;
}

QList<QAction *> Demo::makeActions(int node)
{
    auto *power = new QAction(this);
    power->setObjectName(QStringLiteral("demoPower%1").arg(node));
    connect(power, &QAction::triggered, this,
            [this, node] { m_nodes.isRunning(node) ? m_nodes.kill(node) : m_nodes.restart(node); });
    auto *freeze = new QAction(this);
    freeze->setObjectName(QStringLiteral("demoFreeze%1").arg(node));
    connect(freeze, &QAction::triggered, this,
            [this, node] { m_nodes.isFrozen(node) ? m_nodes.thaw(node) : m_nodes.freeze(node); });
    const auto update = [this, node, power, freeze] {
        const bool isRunning = m_nodes.isRunning(node);
        const bool isFrozen = m_nodes.isFrozen(node);
        power->setText(isRunning ? tr("&Kill node") : tr("&Start node"));
        power->setToolTip(isRunning ? tr("Kills the server process. Its keys are lost.")
                                    : tr("Starts the server again, empty, on its old port."));
        power->setIcon(symbolIcon(isRunning ? QStringLiteral("kill") : QStringLiteral("restart")));
        freeze->setText(isFrozen ? tr("&Thaw node") : tr("&Freeze node"));
        freeze->setToolTip(isFrozen ? tr("Lets the server process go on.")
                                    : tr("Stops the process: the server accepts connections but does not answer."));
        freeze->setIcon(symbolIcon(isFrozen ? QStringLiteral("play") : QStringLiteral("freeze")));
        freeze->setEnabled(isRunning);
    };
    connect(&m_nodes, &PrivateNodes::changed, power, update);
    update();
    return {power, freeze};
}

Result<void> Demo::start()
{
    if (const auto started = m_nodes.start(); !started)
        return started;
    m_beganAt = Clock::system().wallNow();
    for (int i = 0; i < 3; ++i)
        startWorker(QStringLiteral("contend"), QStringLiteral("orders:checkout"));
    for (int i = 0; i < 2; ++i)
        startWorker(QStringLiteral("contend"), QStringLiteral("stock:sku-4711"));
    startWorker(QStringLiteral("lead"), QStringLiteral("scheduler:leader"));
    for (int i = 0; i < 2; ++i)
        startWorker(QStringLiteral("redisson"), QStringLiteral("inventory:recount"));
    for (int i = 0; i < 2; ++i)
        startWorker(QStringLiteral("plain"), QStringLiteral("lock:newsletter"));
    startWorker(QStringLiteral("forget"), QStringLiteral("lock:nightly-report"));
    startVictim();
    return {};
}

QProcess *Demo::startWorker(const QString &kind, const QString &lock)
{
    auto &worker = m_workers.emplace_back(std::make_unique<QProcess>());
    tieToThisProcess(*worker);
    worker->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QStringList arguments{QStringLiteral("demo-worker"), kind, lock};
    const auto endpoints = m_nodes.endpoints();
    for (const auto &endpoint : endpoints)
        arguments += endpoint.uriWithoutPassword();
    worker->start(QCoreApplication::applicationFilePath(), arguments);
    return worker.get();
}

void Demo::startVictim()
{
    // A holder that dies with ten minutes of TTL left: kill it once it says that it holds the lock.
    QProcess *victim = startWorker(QStringLiteral("hold"), QStringLiteral("billing:invoice-run"));
    connect(victim, &QProcess::readyReadStandardOutput, victim, [victim] {
        if (victim->readAllStandardOutput().contains("held"))
            victim->kill();
    });
}

} // namespace Lockscope::App
