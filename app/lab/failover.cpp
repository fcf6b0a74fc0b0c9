#include "failover.h"

#include <QElapsedTimer>
#include <QTcpSocket>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

constexpr Millis kBetween{25}; ///< the time between two questions

QByteArray inDecimals(quint16 port)
{
    return "\r\n" + QByteArray::number(port) + "\r\n";
}

} // namespace

Failover::Failover(App::PrivateNodes &nodes, int master, int replica)
    : m_nodes(nodes)
    , m_master(master)
    , m_replica(replica)
{
}

Task<bool> Failover::setUp(Millis patience)
{
    m_sentinel = std::make_unique<App::PrivateSentinel>(m_nodes.folder(), m_nodes.endpoints().at(m_master).port);
    QElapsedTimer waited;
    waited.start();
    while (m_sentinel->isRunning() && waited.elapsed() < patience.count()) {
        const QByteArray replicas = co_await ask("SENTINEL REPLICAS " + QByteArray(App::PrivateSentinel::kMaster));
        if (replicas.contains(inDecimals(m_nodes.endpoints().at(m_replica).port)) && !replicas.contains("disconnected"))
            co_return true;
        co_await sleepFor(kBetween);
    }
    co_return false;
}

Task<bool> Failover::carryOut(Millis patience)
{
    const QByteArray name(App::PrivateSentinel::kMaster);
    QElapsedTimer waited;
    waited.start();
    while (waited.elapsed() < patience.count()) {
        const QByteArray master = co_await ask("SENTINEL GET-MASTER-ADDR-BY-NAME " + name);
        if (master.contains(inDecimals(m_nodes.endpoints().at(m_replica).port)))
            co_return true;
        // Sentinel refuses while a failover is in progress, and until it has heard from the thawed replica again.
        co_await ask("SENTINEL FAILOVER " + name);
        co_await sleepFor(kBetween);
    }
    co_return false;
}

Later<QByteArray> Failover::ask(const QByteArray &command)
{
    const Later<QByteArray> answer;
    auto *socket = new QTcpSocket(&m_nodes);
    QObject::connect(socket, &QTcpSocket::connected, socket,
                     [socket, command] { socket->write(command + "\r\nPING\r\n"); });
    QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket, answer] {
        const QByteArray sofar = socket->peek(socket->bytesAvailable());
        if (!sofar.endsWith("+PONG\r\n")) // the reply ends with it
            return;
        answer.give(sofar);
        socket->deleteLater();
    });
    QObject::connect(socket, &QTcpSocket::errorOccurred, socket, [socket, answer] {
        answer.give({});
        socket->deleteLater();
    });
    socket->connectToHost(u"127.0.0.1"_s, m_sentinel->endpoint().port);
    return answer;
}

} // namespace Lockscope::Lab
