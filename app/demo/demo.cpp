#include "demo.h"

#include <lockscope/core/base/childprocess.h>

#include <QCoreApplication>
#include <QProcess>

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
