#include "stage.h"

#include "scheme.h"
#include "words.h"

#include <lockscope/core/base/childprocess.h>

#include <QDir>
#include <QTcpSocket>

namespace Lockscope::Lab {

using namespace Qt::StringLiterals;

namespace {

constexpr Millis kAnswer = Stage::kPatience / 2; ///< for a server's reply; nobody repeats steps of a scenario

} // namespace

Stage::Stage(int lockNodes, bool replica, StepGate &gate, const Pace &pace)
    : m_lockNodes(lockNodes)
    , m_hasReplica(replica)
    , m_gate(gate)
    , m_pace(pace)
{
    m_time.start();
}

Stage::~Stage()
{
    m_counting.reset();
    m_askingLease.reset();
    m_keys.reset();
    for (const auto &client : m_clients)
        client->end(); // end all first: waiting for each in turn takes longer
    m_clients.clear();
    m_wires.clear();
    m_failover.reset();
    m_nodes.reset(); // emits nothing any more
}

Task<bool> Stage::setUp()
{
    // A free port may be taken a moment later; then start over.
    for (int attempt = 1; attempt <= 3; ++attempt) {
        m_wires.clear();
        m_failover.reset();
        m_nodes = std::make_unique<App::PrivateNodes>(m_lockNodes + (m_hasReplica ? 1 : 0) + 1);
        if (m_hasReplica)
            m_nodes->setReplicaOf(replica(), 0);
        if (const auto launched = m_nodes->launchAll(); !launched) {
            fail(launched.error().message);
            break;
        }
        const auto endpoints = m_nodes->endpoints();
        for (const auto &endpoint : endpoints)
            m_wires.push_back(std::make_unique<Wire>(endpoint, &m_commands));
        m_wires.back()->setTimeout(kAnswer);
        bool all = true;
        for (int i = 0; all && i < m_nodes->count(); ++i)
            all = co_await untilUp(i);
        if (all && m_hasReplica) {
            co_await untilReplicating();
            m_failover = std::make_unique<Failover>(*m_nodes, 0, replica());
            all = co_await m_failover->setUp(kPatience);
        }
        if (all) {
            m_isSetUp = true;
            m_beganAt = Clock::system().wallNow();
            m_nodeStates.assign(static_cast<size_t>(m_nodes->count()), {});
            m_keys = std::make_unique<KeyWatch>(*this);
            connect(m_nodes.get(), &App::PrivateNodes::changed, this, &Stage::watchNodes);
            co_return true;
        }
    }
    fail(Words::tr("The private nodes of the lab do not answer"));
    co_await Later<Done>(); // never resumes: the stage has failed
    co_return false;
}

Deployment Stage::watched() const
{
    if (m_failover && m_lockNodes == 1) {
        return {.rule = DeploymentRule::Sentinel,
                .nodes = {Endpoint()}, // Sentinel names it
                .sentinels = {m_failover->sentinel()},
                .master = QString::fromLatin1(App::PrivateSentinel::kMaster),
                .beganEmptyAt = m_beganAt};
    }
    return {.nodes = watchedNodes(), .beganEmptyAt = m_beganAt};
}

QList<Endpoint> Stage::watchedNodes() const
{
    return m_nodes->endpoints().mid(0, m_lockNodes + (m_hasReplica && m_lockNodes == 1 ? 1 : 0));
}

void Stage::watchNodes()
{
    using Kind = StageEvent::Kind;
    for (int i = 0; i < m_nodes->count(); ++i) {
        NodeState &known = m_nodeStates.at(static_cast<size_t>(i));
        const NodeState now{.isRunning = m_nodes->isRunning(i), .isFrozen = m_nodes->isFrozen(i)};
        if (known.isRunning && !now.isRunning) // bringUp() records the start, once it answers
            record({.kind = Kind::NodeEnded, .node = i});
        else if (now.isFrozen != known.isFrozen)
            record({.kind = now.isFrozen ? Kind::NodeFrozen : Kind::NodeThawed, .node = i});
        known = now;
        if (!m_nodes->isRunning(i) && !m_killed.contains(i))
            fail(Words::tr("Node %1 has died, and not by the scenario's hand").arg(QChar(u'A' + i)));
    }
}

Task<bool> Stage::untilUp(int number)
{
    QElapsedTimer waited;
    waited.start();
    while (m_nodes->isRunning(number) && waited.elapsed() < kPatience.count()) {
        const Reply reply = co_await node(number).call("INFO", "server");
        if (textOf(reply).contains("process_id:" + text(m_nodes->processId(number)) + '\r'))
            co_return true;
        co_await sleepFor(Millis(5));
    }
    co_return false;
}

Task<ClientProcess *> Stage::client(const QString name, const QString scheme, const ClientOptions options)
{
    QJsonArray nodes;
    QList<int> numbers;
    const auto endpoints = m_nodes->endpoints();
    for (int i = 0; i < m_nodes->count() - 1; ++i) {
        if (options.nodes.isEmpty() ? i < m_lockNodes : options.nodes.contains(i)) {
            nodes.append(endpoints.at(i).uriWithoutPassword());
            numbers.append(i);
        }
    }
    QJsonArray first;
    for (const int node : options.askedFirst)
        first.append(node);
    const QJsonObject configuration{
        {u"lock"_s, QString::fromLatin1(kLock)},
        {u"name"_s, QString(name).remove(u' ')},
        {u"ttl"_s, static_cast<qint64>((options.isTtlTyped ? options.ttl : m_pace(options.ttl)).count())},
        {u"retryMin"_s, static_cast<qint64>(options.retryMin.count())},
        {u"retryMax"_s, static_cast<qint64>(options.retryMax.count())},
        {u"clockAhead"_s, static_cast<qint64>(options.clockAhead.count())},
        {u"askedFirst"_s, first},
        {u"timeout"_s, static_cast<qint64>((m_isFree ? Wire::kTimeout : kAnswer).count())},
        {u"nodes"_s, nodes},
        {u"store"_s, endpoints.constLast().uriWithoutPassword()}};
    StageEvent arrival{.kind = StageEvent::Kind::Arrived,
                       .client = name,
                       .nodes = options.isUnderRun || findScheme(scheme)->isOnNodes ? numbers : QList<int>()};
    QStringList runner;
    if (options.isUnderRun) {
        runner = {u"run"_s, QString::fromLatin1(kLock), u"--ttl"_s, u"%1ms"_s.arg(m_pace(options.ttl).count()),
                  u"--trust-young-nodes"_s};
        arrival.told = Words::tr("A batch job starts: lockscope %1 %2").arg(runner.join(u' '), name);
        record(arrival);
        record({.kind = StageEvent::Kind::Asked, .client = name});
        for (const int number : std::as_const(numbers))
            runner += {u"--node"_s, endpoints.at(number).uriWithoutPassword()};
        runner += {u"--"_s, QCoreApplication::applicationFilePath()};
    }
    ClientProcess *client
        = m_clients.emplace_back(std::make_unique<ClientProcess>(*this, name, scheme, numbers, configuration, runner))
              .get();
    connect(client, &ClientProcess::said, this, [this](const QJsonObject &said) {
        const QString event = said.value("event"_L1).toString();
        if (event == "bought"_L1 || event == "failed"_L1)
            countBuyer(event == "bought"_L1);
    });
    const Said ready = co_await client->event(u"ready"_s);
    if (!ready.value("ok"_L1).toBool())
        fail(Words::tr("%1 cannot use the nodes").arg(name));
    if (options.isUnderRun)
        co_return client; // the story tells that it has the lock
    arrival.told = Words::tr("%1 is there, with: %2").arg(name, Words::tr(findScheme(scheme)->title));
    record(arrival);
    if (findScheme(scheme)->isOnNodes && numbers.size() < m_lockNodes)
        tell(Words::tr("That way of locking knows one node: %1 uses node %2 only")
                 .arg(name)
                 .arg(QChar(u'A' + numbers.constFirst())));
    co_return client;
}

void Stage::noteWait(const Wait &wait, const std::function<Waiting()> &how)
{
    std::erase_if(m_waits, [](const NotedWait &noted) { return noted.how() == Waiting::Over; });
    m_waits.push_back({.wait = wait, .how = how, .since = {}});
    m_waits.back().since.start();
}

QString Stage::awaited()
{
    constexpr Millis kNoticed{500}; // shorter waits cannot be read
    const NotedWait *found = nullptr;
    for (const auto &noted : m_waits) { // the latest wait that the story waits for
        const Waiting how = noted.how();
        if (how == Waiting::Step || (how == Waiting::Beside && (found == nullptr || found->how() != Waiting::Step)))
            found = &noted;
    }
    if (found == nullptr || found->since.elapsed() < kNoticed.count())
        return {};
    const Wait &wait = found->wait;
    if (wait.leaseOn >= 0 && (!m_askingLease || m_askingLease->await_ready()))
        m_askingLease.emplace(askLease(wait.leaseOn));
    const auto seconds
        = [](const QDeadlineTimer &until) { return QString::number((until.remainingTime() + 999) / 1000); };
    if (wait.leaseOn >= 0 && m_leaseEnds && !m_leaseEnds->hasExpired())
        return Words::tr("%1: the key on node %2 ends in %3 s, unless it is renewed.")
            .arg(wait.what)
            .arg(QChar(u'A' + wait.leaseOn))
            .arg(seconds(*m_leaseEnds));
    constexpr qint64 kSoon = 120'000;
    return !wait.givesUp.isForever() && wait.givesUp.remainingTime() < kSoon
        ? Words::tr("%1, for %2 s at most.").arg(wait.what, seconds(wait.givesUp))
        : Words::tr("%1.").arg(wait.what);
}

Task<Done> Stage::askLease(int number)
{
    const qint64 left = co_await ttl(number);
    m_leaseEnds = left >= 0 ? std::optional(QDeadlineTimer(left)) : std::nullopt;
    co_return Done();
}

bool Stage::isAnyReleasing() const
{
    return std::any_of(m_clients.begin(), m_clients.end(), [](const auto &client) { return client->isReleasing(); });
}

void Stage::processOthersOutput()
{
    for (const auto &client : m_clients)
        QMetaObject::invokeMethod(client.get(), &ClientProcess::processDeferredOutput, Qt::QueuedConnection);
}

void Stage::kill(int number)
{
    m_killed.insert(number);
    m_nodes->kill(number);
    tell(Words::tr("Node %1 is killed").arg(QChar(u'A' + number)));
}

Task<bool> Stage::restart(int number, bool withData)
{
    const bool up = co_await bringUp(number, withData);
    co_await passGate();
    co_return up;
}

Task<bool> Stage::bringUp(int number, bool withData)
{
    while (m_nodes->isRunning(number)) // the kill may still be in progress
        co_await sleepFor(Millis(2));
    m_nodes->restart(number, withData);
    const Later<Done> over;
    noteWait({.what = Words::tr("Waits until node %1 answers again").arg(QChar(u'A' + number))},
             [over] { return over.isGiven() ? Waiting::Over : Waiting::Step; });
    const bool up = co_await untilUp(number);
    over.give({});
    if (!up) {
        fail(Words::tr("Node %1 does not start again").arg(QChar(u'A' + number)));
        co_await Later<Done>();
    }
    m_killed.remove(number);
    record(
        {.kind = StageEvent::Kind::NodeStarted,
         .node = number,
         .what = withData ? QString() : u"empty"_s,
         .told = (withData ? Words::tr("Node %1 is back, with the keys it had") : Words::tr("Node %1 is back, empty"))
                     .arg(QChar(u'A' + number))});
    co_return up;
}

void Stage::send(int number, const QByteArray &command)
{
    auto *socket = new QTcpSocket(this);
    connect(socket, &QTcpSocket::connected, socket, [socket, command] { socket->write(command + "\r\n"); });
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QTcpSocket::errorOccurred, socket, &QObject::deleteLater);
    socket->connectToHost(u"127.0.0.1"_s, m_nodes->endpoints().at(number).port);
}

Later<QByteArray> Stage::administer(int number, const QByteArray command)
{
    Later<QByteArray> answer;
    auto *socket = new QTcpSocket(this);
    connect(socket, &QTcpSocket::readyRead, socket, [socket, answer] {
        if (socket->canReadLine()) {
            answer.give(socket->readLine().trimmed());
            socket->deleteLater();
        }
    });
    connect(socket, &QTcpSocket::connected, socket, [socket, command] { socket->write(command + "\r\n"); });
    socket->connectToHost(u"127.0.0.1"_s, m_nodes->endpoints().at(number).port);
    return within(
        answer, Millis(0),
        Words::tr("Node %1 did not answer to %2").arg(QChar(u'A' + number)).arg(QString::fromLatin1(command)));
}

Task<int> Stage::runProgram(const QStringList arguments, int number)
{
    QProcess program;
    tieToThisProcess(program);
    program.setProcessChannelMode(QProcess::MergedChannels);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_STATE_HOME"_s, m_nodes->folder()); // do not write into the user's journal
    program.setProcessEnvironment(environment);
    const Later<int> ended;
    connect(&program, &QProcess::finished, this, [ended](int code) { ended.give(code); });
    QStringList typed = arguments;
    for (QString &word : typed) {
        if (word.contains(u' '))
            word = u'"' + word + u'"'; // as a user would type it
    }
    record({.kind = StageEvent::Kind::Operator, // before it has any effect
            .node = number,
            .what = u"lockscope "_s + arguments.constFirst(),
            .told = Words::tr("An operator types: lockscope %1").arg(typed.join(u' '))});
    program.start(QCoreApplication::applicationFilePath(),
                  arguments + QStringList{u"--node"_s, m_nodes->endpoints().at(number).uriWithoutPassword()});
    const Wait wait{.what = Words::tr("Waits until lockscope %1 has ended").arg(arguments.constFirst())};
    const int code = co_await within(ended, Millis(0), u"lockscope %1 did not end"_s.arg(arguments.constFirst()), wait);
    tell(Words::tr("lockscope %1: exit status %2").arg(arguments.constFirst(), QString::number(code)));
    if (code != 0)
        tell(QString::fromLocal8Bit(program.readAll()).trimmed());
    co_await passGate();
    co_return code;
}

Task<QByteArray> Stage::owner(int number)
{
    const Reply reply = co_await node(number).call("GET", kLock);
    co_return textOf(reply);
}

Task<qint64> Stage::ttl(int number)
{
    const Reply reply = co_await node(number).call("PTTL", kLock);
    co_return integerOf(reply, -3);
}

Task<bool> Stage::untilGone(int number)
{
    return until(number, false);
}

Task<bool> Stage::untilThere(int number)
{
    return until(number, true);
}

Task<bool> Stage::until(int number, bool there)
{
    const QChar letter(u'A' + number);
    const Later<Done> reached;
    noteWait({.what = there ? Words::tr("Waits until the lock's key is on node %1 again").arg(letter)
                            : Words::tr("Waits until the lock is free"),
              .leaseOn = there ? -1 : number},
             [reached] { return reached.isGiven() ? Waiting::Over : Waiting::Step; });
    QElapsedTimer waited;
    waited.start();
    while (true) {
        const qint64 left = co_await ttl(number);
        if (left >= -2 && (left != -2) == there)
            break;
        if (waited.elapsed() > (kPatience * m_pace.stretch).count()) {
            fail(there ? Words::tr("The lock's key did not come") : Words::tr("The lock's key did not go"));
            co_await Later<Done>();
        }
        co_await sleepFor(Millis(5));
    }
    reached.give({});
    const QList<int> changed{number};
    co_await m_keys->refresh(changed); // records it before what follows from it
    tell((there ? Words::tr("The lock's key is there on node %1") : Words::tr("The lock's key is gone on node %1"))
             .arg(letter));
    co_await passGate();
    co_return true;
}

Task<bool> Stage::deleteKey()
{
    record({.kind = StageEvent::Kind::Operator, // before it has any effect
            .node = 0,
            .what = u"DEL"_s,
            .told = Words::tr("An operator deletes the key")});
    const Reply deleted = co_await node(0).call("DEL", kLock);
    co_await passGate();
    co_return integerOf(deleted) == 1;
}

Task<bool> Stage::untilReplicating()
{
    QElapsedTimer waited;
    waited.start();
    while (true) {
        const Reply reply = co_await node(replica()).call("INFO", "replication");
        if (textOf(reply).contains("master_link_status:up"))
            co_return true;
        if (waited.elapsed() > kPatience.count()) {
            fail(Words::tr("The replica does not replicate"));
            co_await Later<Done>();
        }
        co_await sleepFor(Millis(5));
    }
}

Task<bool> Stage::failOver()
{
    tell(Words::tr("The lab makes Sentinel fail over now, without waiting until it is sure"));
    const Later<Done> over;
    noteWait(
        {.what
         = Words::tr("Waits until Sentinel has made the replica, node %1, the master").arg(QChar(u'A' + replica()))},
        [over] { return over.isGiven() ? Waiting::Over : Waiting::Step; });
    const bool isMaster = co_await m_failover->carryOut(kPatience);
    over.give({});
    if (!isMaster) {
        fail(Words::tr("Sentinel does not make the replica the master"));
        co_await Later<Done>();
    }
    record({.kind = StageEvent::Kind::Promoted,
            .node = replica(),
            .told = Words::tr("Sentinel says that node %1 is the master now").arg(QChar(u'A' + replica()))});
    co_await passGate();
    co_return isMaster;
}

Task<qint64> Stage::stock()
{
    const Reply reply = co_await store().call("GET", "stock");
    co_return integerOf(reply);
}

Task<bool> Stage::openShops(qint64 stock)
{
    m_startingStock = stock;
    const Reply reply = co_await store().call("SET", "stock", text(stock));
    co_return isOk(reply);
}

void Stage::noteBuyer(bool successfully, bool guarded)
{
    if (m_startingStock == 0)
        return; // other scenarios count their own stock
    m_count.unguarded += successfully && !guarded ? 1 : 0;
    countBuyer(successfully);
}

void Stage::countBuyer(bool successfully)
{
    ++(successfully ? m_count.bought : m_count.failed);
    if (m_counting && !m_counting->await_ready())
        m_isCountStale = true;
    else
        m_counting.emplace(count());
}

Task<Done> Stage::count()
{
    do {
        m_isCountStale = false;
        m_count.left = co_await this->stock();
        m_count.lost = m_count.bought - (m_startingStock - m_count.left);
        Q_EMIT counted(m_count);
    } while (m_isCountStale);
    co_return Done();
}

Task<qint64> Stage::mostInside()
{
    const Reply reply = co_await store().call("GET", "most");
    const qint64 most = integerOf(reply);
    note(u"mostInside"_s, most);
    co_return most;
}

void Stage::expect(bool holds, const QString &what)
{
    m_checks.append(QJsonObject{{u"what"_s, what}, {u"holds"_s, holds}});
    record({.kind = StageEvent::Kind::Checked,
            .ok = holds,
            .what = what,
            .told = (holds ? Words::tr("As expected: %1") : Words::tr("NOT as expected: %1")).arg(what)});
}

void Stage::noteTime(const QString &name, const QJsonValue &time)
{
    note(name,
         hasStoodStill() ? QJsonValue(
             QLatin1String(QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "n/a: it stood still between the steps")))
                         : time);
}

void Stage::record(StageEvent event)
{
    event.ms = m_time.elapsed();
    m_events.push_back(event);
    Q_EMIT recorded(event);
    if (!event.told.isEmpty())
        Q_EMIT told(event.told);
}

void Stage::expectWithin(Millis time, Millis stoodStill, const std::function<bool()> &isGiven, const QString &otherwise)
{
    QTimer::singleShot(time, this, [this, stoodStill, isGiven, otherwise] {
        if (isGiven())
            return;
        const Millis now = m_gate.stoodStill();
        if (now > stoodStill) // add the paused time
            expectWithin(now - stoodStill, now, isGiven, otherwise);
        else
            fail(otherwise);
    });
}

Later<Done> Stage::passGate()
{
    Later<Done> passed;
    if (m_isHurried)
        passed.give({});
    else
        m_gate.pass([passed] { passed.give({}); });
    return passed;
}

void Stage::haltClients(bool halted)
{
    for (const auto &client : m_clients)
        client->halt(halted, {});
    tell(halted ? Words::tr("All clients are stopped where they are") : Words::tr("All clients go on"));
}

void Stage::fail(const QString &why)
{
    if (m_isFree)
        return tell(why);
    if (std::exchange(m_failed, true))
        return;
    tell(why);
    Q_EMIT failed(why);
}

bool Stage::isAsExpected() const
{
    return !m_failed && !m_checks.isEmpty()
        && std::all_of(m_checks.begin(), m_checks.end(),
                       [](const QJsonValue &check) { return check.toObject().value("holds"_L1).toBool(); });
}

} // namespace Lockscope::Lab
