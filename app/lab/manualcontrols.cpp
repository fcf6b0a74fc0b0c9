#include "manualcontrols.h"

#include "scheme.h"
#include "stage.h"

#include <QTcpSocket>

#include <csignal>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

constexpr Millis kNoticed{300}; ///< after this, a missing answer means that the client waits
constexpr Millis kThinking{500}; ///< a buyer's time between reading and writing: long enough for another one

QString byHand(const QString &what)
{
    return Words::tr("By hand: %1").arg(what);
}

} // namespace

ManualControls::ManualControls(Stage &stage) : m_stage(stage)
{
    connect(&m_slowness, &QTimer::timeout, this, &ManualControls::stopAndGo);
    m_slowness.setInterval(kSlowRound);
}

ManualControls::~ManualControls() = default;

void ManualControls::tell(const QString &what)
{
    m_stage.tell(byHand(what));
}

void ManualControls::freeze(int node)
{
    m_stage.noteInterference();
    m_stage.nodes().freeze(node);
    tell(Words::tr("node %1 is frozen").arg(QChar(u'A' + node)));
    Q_EMIT changed();
}

void ManualControls::thaw(int node)
{
    m_stage.nodes().thaw(node);
    tell(Words::tr("node %1 goes on").arg(QChar(u'A' + node)));
    Q_EMIT changed();
}

void ManualControls::setSlow(int node, bool slow)
{
    m_slow.removeAll(node);
    if (slow) {
        m_stage.noteInterference();
        m_slow.append(node);
    }
    if (m_slow.isEmpty())
        m_slowness.stop();
    else if (!m_slowness.isActive())
        m_slowness.start();
    tell((slow ? Words::tr("node %1 answers late") : Words::tr("node %1 answers at once again"))
             .arg(QChar(u'A' + node)));
    Q_EMIT changed();
}

void ManualControls::stopAndGo()
{
    for (const int node : std::as_const(m_slow)) {
        const auto process = static_cast<pid_t>(m_stage.nodes().processId(node));
        if (process <= 0 || m_stage.nodes().isFrozen(node))
            continue;
        ::kill(process, SIGSTOP);
        QTimer::singleShot(kSlowStop, this, [this, node, process] {
            if (m_stage.nodes().processId(node) == process && !m_stage.nodes().isFrozen(node))
                ::kill(process, SIGCONT);
        });
    }
}

void ManualControls::cutOff(int node)
{
    m_stage.noteInterference();
    auto *socket = new QTcpSocket(this);
    m_cut.insert(node, socket);
    connect(socket, &QTcpSocket::connected, socket, [socket] {
        socket->write("CONFIG SET port 0\r\nCLIENT KILL TYPE normal SKIPME yes\r\nCLIENT KILL TYPE pubsub\r\n");
    });
    connect(socket, &QTcpSocket::readyRead, socket, [this, node, socket] {
        const QByteArray answer = socket->readAll();
        if (!answer.startsWith('-')) // later replies are the numbers of clients
            return;
        m_cut.remove(node);
        socket->deleteLater();
        m_stage.tell(Words::tr("Node %1 cannot be cut off: %2")
                         .arg(QChar(u'A' + node))
                         .arg(QString::fromUtf8(answer.left(200)).trimmed()));
        Q_EMIT changed();
    });
    socket->connectToHost(u"127.0.0.1"_s, m_stage.nodes().endpoints().at(node).port);
    m_stage.record(
        {.kind = StageEvent::Kind::NodeCutOff,
         .node = node,
         .told = byHand(Words::tr("node %1 is cut off from its clients, and runs on").arg(QChar(u'A' + node)))});
    Q_EMIT changed();
}

void ManualControls::reconnect(int node)
{
    if (const auto socket = m_cut.take(node)) {
        socket->write("CONFIG SET port " + QByteArray::number(m_stage.nodes().endpoints().at(node).port) + "\r\n");
        disconnect(socket, &QTcpSocket::readyRead, socket, nullptr);
        connect(socket, &QTcpSocket::readyRead, socket, &QObject::deleteLater); // done after the reply
    }
    m_stage.record({.kind = StageEvent::Kind::NodeReconnected,
                    .node = node,
                    .told = byHand(Words::tr("node %1 can be reached again").arg(QChar(u'A' + node)))});
    Q_EMIT changed();
}

void ManualControls::kill(int node)
{
    m_stage.noteInterference();
    m_cut.remove(node);
    m_kept.removeAll(node);
    m_stage.noteExpectedEnd(node);
    m_stage.nodes().kill(node);
    tell(Words::tr("node %1 is killed").arg(QChar(u'A' + node)));
    Q_EMIT changed();
}

void ManualControls::shutDown(int node)
{
    m_stage.noteInterference();
    m_stage.noteExpectedEnd(node);
    m_cut.remove(node);
    m_kept.append(node);
    m_stage.send(node, "SHUTDOWN SAVE");
    tell(Words::tr("node %1 is shut down, and writes its keys down").arg(QChar(u'A' + node)));
    Q_EMIT changed();
}

void ManualControls::start(int node)
{
    const bool withData = m_kept.contains(node);
    m_kept.removeAll(node);
    tell(Words::tr("node %1 is started again").arg(QChar(u'A' + node)));
    doIt(comesUp(node, withData));
}

void ManualControls::addClient(const QString &name, const QString &scheme, Millis ttl)
{
    tell(Words::tr("%1 is started").arg(name));
    doIt(comes(name, scheme, ttl));
}

void ManualControls::acquire(ClientProcess &client, Millis wait)
{
    m_stage.noteInterference();
    tell(Words::tr("%1 is to acquire the lock").arg(client.name()));
    (void)begin(client, wait);
}

Later<Said> ManualControls::begin(ClientProcess &client, Millis wait)
{
    const Later<Said> answer = atOnce(client, client.acquire(wait));
    QTimer::singleShot(kNoticed, &client, &ClientProcess::tellWaiting);
    Q_EMIT changed();
    return answer;
}

void ManualControls::holdFor(ClientProcess &client, Millis wait, Millis hold)
{
    m_stage.noteInterference();
    tell(Words::tr("%1 is to hold the lock for %2 s")
             .arg(client.name(), QString::number(static_cast<double>(hold.count()) / 1000)));
    doIt(holds(client, wait, hold));
}

bool ManualControls::isToHold(const ClientProcess &client, int told) const
{
    const auto found = m_holds.constFind(&client);
    return found != m_holds.constEnd() && found->told == told;
}

std::optional<Millis> ManualControls::leftOf(const ClientProcess &client) const
{
    const auto found = m_holds.constFind(&client);
    if (found == m_holds.constEnd() || !client.isHolding() || found->until.isForever() || found->until.hasExpired())
        return std::nullopt;
    return Millis(found->until.remainingTime());
}

void ManualControls::setRenewing(ClientProcess &client, bool renews)
{
    m_stage.noteInterference();
    const QString words = client.isHolding()
        ? renews ? Words::tr("%1 renews the lock from now on") : Words::tr("%1 does not renew the lock any more")
        : renews ? Words::tr("%1 will renew locks taken from now on")
                 : Words::tr("%1 will not renew locks taken from now on");
    tell(words.arg(client.name()));
    (void)client.setRenewing(renews);
    Q_EMIT changed();
}

void ManualControls::setShowingToken(ClientProcess &client, bool shows)
{
    m_stage.noteInterference();
    client.setShowingToken(shows);
    tell((shows ? Words::tr("%1 shows the fencing token with every write from now on")
                : Words::tr("%1 does not show the fencing token any more: the store takes every write"))
             .arg(client.name()));
    Q_EMIT changed();
}

void ManualControls::buy(ClientProcess &client)
{
    m_stage.noteInterference();
    tell(Words::tr("%1 is to buy").arg(client.name()));
    doIt(buys(client));
}

void ManualControls::release(ClientProcess &client)
{
    m_stage.noteInterference();
    tell(Words::tr("%1 is to release the lock").arg(client.name()));
    m_holds.remove(&client);
    (void)client.release();
    Q_EMIT changed();
}

void ManualControls::setStopped(ClientProcess &client, bool stopped)
{
    m_stage.noteInterference();
    client.halt(stopped, byHand((stopped ? Words::tr("%1 pauses") : Words::tr("%1 goes on")).arg(client.name())));
    Q_EMIT changed();
}

void ManualControls::crash(ClientProcess &client)
{
    m_stage.noteInterference();
    (void)client.die(byHand(Words::tr("%1 is killed").arg(client.name())));
    Q_EMIT changed();
}

Later<Said> ManualControls::atOnce(ClientProcess &client, const Later<Said> &answer)
{
    client.answerAtOnce();
    return answer;
}

void ManualControls::doIt(Task<bool> task)
{
    std::erase_if(m_tasks, [](const Task<bool> &done) { return done.await_ready(); });
    if (!task.await_ready())
        m_tasks.push_back(std::move(task));
}

Task<bool> ManualControls::comesUp(int node, bool withData)
{
    co_await m_stage.bringUp(node, withData);
    Q_EMIT changed();
    co_return true;
}

Task<bool> ManualControls::comes(QString name, QString scheme, Millis ttl)
{
    const SchemeInfo *info = findScheme(scheme);
    ClientOptions options{.ttl = ttl, .isTtlTyped = true};
    for (int i = 0; i < std::min(info->nodes, m_stage.lockNodes()); ++i)
        options.nodes.append(i);
    co_await m_stage.client(name, scheme, options);
    Q_EMIT changed();
    co_return true;
}

Task<bool> ManualControls::holds(ClientProcess &client, Millis wait, Millis hold)
{
    const int told = ++m_told;
    m_holds.insert(&client, {.told = told});
    const Said got = co_await begin(client, wait);
    if (!isToHold(client, told)) // released by hand meanwhile
        co_return false;
    if (!got.value("ok"_L1).toBool()) {
        m_holds.remove(&client);
        co_return false;
    }
    m_holds.insert(&client, {.told = told, .until = QDeadlineTimer(hold)});
    Q_EMIT changed();
    co_await sleepFor(hold);
    if (!isToHold(client, told)) // released by hand; a later hold is not this one's
        co_return false;
    m_holds.remove(&client);
    if (!client.isCrashed() && !client.isLocking()) // otherwise a manual release is in flight
        co_await atOnce(client, client.release());
    co_return true;
}

Task<bool> ManualControls::buys(ClientProcess &client)
{
    const bool heldBefore = co_await reallyHolds(client);
    co_await atOnce(client, client.read());
    co_await sleepFor(kThinking);
    if (client.isCrashed())
        co_return false;
    const bool believed = client.isHolding();
    const bool holds = co_await reallyHolds(client);
    const Said sale = co_await atOnce(client, client.write());
    if (client.isCrashed())
        co_return false;
    const bool written = sale.value("ok"_L1).toBool();
    if (written && !(heldBefore && holds))
        m_stage.tell((believed && !holds
                          ? Words::tr("%1 believed to hold the lock, and did not: nothing guarded this sale")
                          : holds ? Words::tr("%1 had the lock only after reading: nothing guarded this sale")
                                  : Words::tr("%1 did not hold the lock: nothing guarded this sale"))
                         .arg(client.name()));
    m_stage.noteBuyer(written, heldBefore && holds);
    co_return true;
}

Task<bool> ManualControls::reallyHolds(const ClientProcess &client)
{
    if (!client.isHolding())
        co_return false;
    const bool holds = co_await m_stage.keys().ask(client);
    co_return holds;
}

} // namespace Lockscope::Lab
