#pragma once

#include "fixtures/nodes.h"
#include "fixtures/redisset.h"
#include "fixtures/subscriber.h"
#include "fixtures/waiting.h"

#include <lockscope/core/control/releasecontroller.h>
#include <lockscope/core/watch/deploymentwatch.h>

#include <QFile>
#include <QJsonDocument>
#include <QTcpSocket>
#include <QTest>

namespace LockscopeTest {

/// Watch, controller and journal, connected and unlocked.
class Desk
{
public:
    explicit Desk(const Lockscope::Deployment &deployment, const QString &journalPath)
        : watch(deployment)
        , journal(journalPath)
        , controller(&watch, Lockscope::AuditJournal(journalPath))
    {
        watch.start();
        controller.unlock();
    }

    [[nodiscard]] bool isReady()
    {
        const auto up = [this] {
            const auto statuses = watch.nodeStatuses();
            return std::all_of(statuses.begin(), statuses.end(), [](const Lockscope::NodeStatus &node) {
                return node.reach == Lockscope::NodeStatus::Reach::Up;
            });
        };
        return QTest::qWaitFor(up, kPatienceMs);
    }
    [[nodiscard]] Lockscope::Result<Lockscope::ReleasePlan> plan(const QByteArray &name, const QByteArray &owner = {},
                                                                 const Lockscope::LockAction &act = {})
    {
        return await(controller.plan(name, owner, act));
    }
    [[nodiscard]] Lockscope::Result<Lockscope::ReleaseReport>
    execute(const Lockscope::ReleasePlan &plan, const Lockscope::ReleaseConfirmation &confirmation = {})
    {
        return await(controller.execute(plan, confirmation));
    }

    [[nodiscard]] QList<QJsonObject> entries() const { return readJournal(journal); }
    [[nodiscard]] QStringList events() const
    {
        QStringList list;
        for (const auto &entry : entries())
            list.append(entry.value(QLatin1String("event")).toString());
        return list;
    }

    Lockscope::DeploymentWatch watch;
    QString journal;
    Lockscope::ReleaseController controller;
};

/// Waits for a list to be filled, as clients of some libraries wait for a lock.
class BlockedClient
{
public:
    BlockedClient(const RedisServer &server, const QByteArray &command)
    {
        m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), server.port());
        m_socket.write(command + "\r\n");
    }
    [[nodiscard]] bool isWoken()
    {
        return QTest::qWaitFor([this] { return m_socket.bytesAvailable() > 0; }, kPatienceMs);
    }
    [[nodiscard]] bool isStillBlocked() const { return m_socket.bytesAvailable() == 0; }

private:
    QTcpSocket m_socket;
};

/// So many clients are blocked on the server.
[[nodiscard]] inline bool waitForBlocked(const RedisServer &server, int count)
{
    const QByteArray line = "blocked_clients:" + QByteArray::number(count) + '\r';
    return QTest::qWaitFor([&] { return server.tell(QStringLiteral("INFO clients")).contains(line); }, kPatienceMs);
}

} // namespace LockscopeTest
