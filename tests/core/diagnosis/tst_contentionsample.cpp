// Contention sampled on real servers, with clients that contend; and what a peer may do to the sampling.
#include "fixtures/fakeclock.h"
#include "fixtures/faketransport.h"
#include "fixtures/redisset.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/locks/lockclient.h>
#include <lockscope/core/session/contentionjson.h>
#include <lockscope/core/session/session.h>
#include <lockscope/core/watch/deploymentwatch.h>

#include <QJsonDocument>
#include <QSignalSpy>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

LockOptions waiting()
{
    return {.ttl = Millis(60'000),
            .wait = Millis(60'000),
            .retryMin = Millis(20),
            .retryMax = Millis(40),
            .autoRenew = false};
}

/// The tally's own part of a report.
const LockContention &only(const Result<ContentionReport> &report)
{
    return report->locks.front();
}

} // namespace

class TestContentionSample : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void tellsWhoContends_data();
    void tellsWhoContends();
    void nothingIsToldOfValues();
    void pollingClientsAndBlockedOnes();
    void otherDatabasesDoNotCount();
    void onlyTheNodesThatWereChosen();
    void refuses();
    void onProductionOnlyWhenConfirmed();
    void whereMonitorIsForbidden();
    void aNodeThatIsDownIsToldBesideTheOthers();
    void aNodeThatFallsSilentHasNotToldAll();
    void endsByItself();
    void endsWithItsOwner();
    void oneAtATime();
    void cancelled();
    void throughASession();

    void aFloodIsCutShort_data();
    void aFloodIsCutShort();
    void aHangUpIsTold();

private:
    [[nodiscard]] Deployment deployment(int nodes = 1) const
    {
        return {.name = QStringLiteral("shop"),
                .nodes = m_servers.endpoints(nodes),
                .possible = true,
                .interval = Deployment::kShortestInterval};
    }
    /// Watches until the lock is shown on all nodes.
    [[nodiscard]] std::unique_ptr<DeploymentWatch> watching(const Deployment &what,
                                                            const QByteArray &name = "stock") const
    {
        auto watch = std::make_unique<DeploymentWatch>(what);
        watch->start();
        if (!QTest::qWaitFor(
                [&] {
                    const auto state = watch->lock(name);
                    return state && state->assessment.votes == std::ssize(state->assessment.nodes);
                },
                kPatienceMs))
            qWarning("the lock is not shown");
        return watch;
    }
    [[nodiscard]] int monitors() const
    {
        return static_cast<int>(m_servers[0].tell(QStringLiteral("CLIENT LIST")).count("cmd=monitor"));
    }

    mutable RedisSet m_servers{3};
};

void TestContentionSample::init()
{
    QVERIFY(m_servers.reset());
    m_servers.tellAll(QStringLiteral("CONFIG RESETSTAT"));
}

void TestContentionSample::tellsWhoContends_data()
{
    QTest::addColumn<int>("nodes");
    QTest::newRow("one node") << 1;
    QTest::newRow("three nodes that vote") << 3;
}

void TestContentionSample::tellsWhoContends()
{
    QFETCH(const int, nodes);
    LockClient holder(m_servers.endpoints(nodes));
    const auto held = await(holder.acquire("stock", waiting()));
    QVERIFY(held);
    m_servers.tellAll(QStringLiteral("SET quiet 0123456789abcdef PX 60000"), nodes);
    const auto watch = watching(deployment(nodes));
    QTRY_VERIFY_WITH_TIMEOUT(watch->lock("quiet"), kPatienceMs);
    std::vector<std::unique_ptr<LockClient>> rivals;
    QList<QFuture<Result<std::shared_ptr<HeldLock>>>> attempts;
    for (int i = 0; i < 3; ++i) {
        rivals.push_back(std::make_unique<LockClient>(m_servers.endpoints(nodes)));
        attempts.append(rivals.back()->acquire("stock", waiting()));
    }

    ContentionSample sample(watch.get(), {.duration = 1500ms});
    const auto report = await(sample.run());
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(report->locks.size(), 2U);
    const bool first = report->locks.front().name == "stock";
    const LockContention &stock = report->locks.at(first ? 0 : 1);
    const LockContention &quiet = report->locks.at(first ? 1 : 0);
    QCOMPARE(quiet.attempts, 0);
    QCOMPARE(quiet.failed, 0);
    QCOMPARE(quiet.clientCount, 0);

    // Each tries on one connection and waits to be woken on another.
    QCOMPARE(stock.clientCount, 6);
    QCOMPARE(stock.waitingClients, 3);
    QVERIFY2(stock.attempts >= 30, QByteArray::number(stock.attempts));
    QVERIFY(stock.failed);
    // All but those around the first and the last reading.
    QVERIFY2(*stock.failed >= stock.attempts / 2 && *stock.failed <= stock.attempts,
             QByteArray::number(*stock.failed) + " of " + QByteArray::number(stock.attempts));
    QCOMPARE(stock.taken.value_or(0), 0);
    qint64 byClients = 0;
    for (const auto &client : stock.clients) {
        QVERIFY(client.address.startsWith("127.0.0.1:"));
        QVERIFY(client.waiting() == true);
        // A release whose attempt came before the sample looks like an attempt.
        QVERIFY2(client.waits > 0 ? client.commands.isEmpty() : client.commands.contains("SET"),
                 client.commands.join(' '));
        byClients += client.attempts;
    }
    QCOMPARE(byClients, stock.attempts);
    QCOMPARE(report->nodes.size(), static_cast<size_t>(nodes));
    for (const auto &node : report->nodes) {
        QVERIFY(!node.error && !node.cutShort);
        QVERIFY(node.duration >= 1500ms && node.lines >= 30 && node.bytes > node.lines);
        QCOMPARE(node.skipped, 0);
    }
    for (const auto &attempt : attempts)
        QVERIFY(!attempt.isFinished());
}

void TestContentionSample::nothingIsToldOfValues()
{
    m_servers.tellAll(QStringLiteral("SET stock the-owners-token PX 60000"));
    const auto watch = watching(deployment());
    ContentionSample sample(watch.get(), {.duration = 500ms});
    const auto future = sample.run();
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 1, kPatienceMs);
    m_servers[0].tell(QStringLiteral("SET stock a-secret-token NX PX 60000"));
    m_servers[0].tell(QStringLiteral("AUTH default a-secret-password"));
    m_servers[0].tell(QStringLiteral("SET other a-secret-value NX"));
    const auto report = await(future);
    QVERIFY(report);
    QCOMPARE(only(report).attempts, 1);
    QByteArray all = QJsonDocument(contentionToJson(only(report), watch->nodeStatuses())).toJson();
    for (const auto &node : report->nodes)
        all += QJsonDocument(sampledNodeToJson(node)).toJson();
    QVERIFY(all.contains("\"SET\"") && all.contains("stock"));
    QVERIFY2(!all.contains("secret") && !all.contains("token"), all);
}

void TestContentionSample::pollingClientsAndBlockedOnes()
{
    // cacheops: who waits is blocked on a list that wakes it.
    m_servers.tellAll(QStringLiteral("SET stock LOCK EX 60"));
    const auto watch = watching(deployment());
    QCOMPARE(watch->lock("stock")->dialect(), QStringLiteral("cacheops"));
    ContentionSample sample(watch.get(), {.locks = {"stock"}, .duration = 500ms});
    const auto future = sample.run();
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 1, kPatienceMs);
    m_servers[0].tell(QStringLiteral("EVAL return(0) 2 stock stock:signal 60"));
    QCOMPARE(m_servers[0].tell(QStringLiteral("BRPOPLPUSH stock:signal stock:signal 0.01")), QByteArray());
    const auto report = await(future);
    QVERIFY(report);
    QCOMPARE(only(report).attempts, 1);
    QVERIFY(!only(report).failed && !only(report).taken); // every owner writes the same
    QVERIFY(!only(report).waitingClients); // redis-cli has gone
    QCOMPARE(only(report).clientCount, 2);
    for (const auto &client : only(report).clients)
        QVERIFY(client.connected == false);
}

void TestContentionSample::otherDatabasesDoNotCount()
{
    m_servers.tellAll(QStringLiteral("SET stock owner PX 60000"));
    const auto watch = watching(deployment());
    ContentionSample sample(watch.get(), {.duration = 500ms});
    const auto future = sample.run();
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 1, kPatienceMs);
    m_servers[0].tell(QStringLiteral("-n 3 SET stock another NX PX 60000"));
    m_servers[0].tell(QStringLiteral("SET stock another NX PX 60000"));
    const auto report = await(future);
    QVERIFY(report);
    QCOMPARE(only(report).attempts, 1);
}

void TestContentionSample::onlyTheNodesThatWereChosen()
{
    m_servers.tellAll(QStringLiteral("SET stock owner PX 60000"));
    const auto watch = watching(deployment(3));
    ContentionSample sample(watch.get(), {.nodes = {2}, .duration = 500ms});
    const auto future = sample.run();
    QTRY_VERIFY_WITH_TIMEOUT(m_servers[2].tell(QStringLiteral("CLIENT LIST")).contains("cmd=monitor"), kPatienceMs);
    QCOMPARE(monitors(), 0);
    m_servers.tellAll(QStringLiteral("SET stock another NX PX 60000"));
    const auto report = await(future);
    QVERIFY(report);
    QCOMPARE(report->nodes.size(), 1U);
    QCOMPARE(report->nodes.front().node, 2);
    QCOMPARE(only(report).node, 2);
    QCOMPARE(only(report).attempts, 1);
}

void TestContentionSample::refuses()
{
    m_servers.tellAll(QStringLiteral("SET stock owner PX 60000"));
    const auto watch = watching(deployment());
    ContentionSample missing(watch.get(), {.locks = {"stock", "no such lock"}});
    const auto unknown = await(missing.run());
    QVERIFY(!unknown);
    QCOMPARE(toString(unknown.error().kind), toString(ErrorKind::NotFound));
    QVERIFY(unknown.error().message.contains(QStringLiteral("no such lock")));
    for (const int node : {-1, 1}) {
        ContentionSample elsewhere(watch.get(), {.nodes = {node}});
        const auto wrong = await(elsewhere.run());
        QVERIFY(!wrong);
        QCOMPARE(toString(wrong.error().kind), toString(ErrorKind::InvalidArgument));
    }
    // Nobody has told yet which server it is.
    DeploymentWatch unresolved({.name = QStringLiteral("shop"),
                                .rule = DeploymentRule::Sentinel,
                                .nodes = m_servers.endpoints(1),
                                .master = QStringLiteral("nobody")});
    ContentionSample nowhere(&unresolved, {});
    const auto early = await(nowhere.run());
    QVERIFY(!early);
    QCOMPARE(toString(early.error().kind), toString(ErrorKind::Unreachable));
    QCOMPARE(monitors(), 0);
}

void TestContentionSample::onProductionOnlyWhenConfirmed()
{
    m_servers.tellAll(QStringLiteral("SET stock owner PX 60000"));
    Deployment production = deployment();
    production.environment = Environment::Production;
    const auto watch = watching(production);
    ContentionSample careless(watch.get(), {.duration = 300ms});
    const auto refused = await(careless.run());
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::NotAllowed));
    QVERIFY(refused.error().message.contains(QStringLiteral("production")));
    QCOMPARE(m_servers[0].tell(QStringLiteral("INFO commandstats")).count("cmdstat_monitor"), 0);
    ContentionSample confirmed(watch.get(), {.duration = 300ms, .confirmed = true});
    QVERIFY(await(confirmed.run()));
}

void TestContentionSample::whereMonitorIsForbidden()
{
    m_servers.tellAll(QStringLiteral("SET stock owner PX 60000"));
    m_servers[0].tell(QStringLiteral("ACL SETUSER watcher on >secret ~* &* +@all -monitor"));
    Deployment restricted = deployment();
    restricted.nodes[0].user = QStringLiteral("watcher");
    restricted.nodes[0].password = Secret("secret");
    const auto watch = watching(restricted);
    ContentionSample sample(watch.get(), {.duration = 300ms});
    const auto refused = await(sample.run());
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Permission));
    m_servers[0].tell(QStringLiteral("ACL DELUSER watcher"));
}

void TestContentionSample::aNodeThatIsDownIsToldBesideTheOthers()
{
    m_servers.tellAll(QStringLiteral("SET stock owner PX 60000"));
    const auto watch = watching(deployment(3));
    m_servers[1].kill();
    ContentionSample sample(watch.get(), {.duration = 300ms});
    const auto report = await(sample.run());
    QVERIFY(report);
    QCOMPARE(report->nodes.size(), 3U);
    QVERIFY(!report->nodes[0].error && report->nodes[0].duration >= 300ms);
    QVERIFY(report->nodes[1].error && report->nodes[1].duration == 0ms);
    QVERIFY(!report->nodes[2].error);
}

void TestContentionSample::aNodeThatFallsSilentHasNotToldAll()
{
    m_servers.tellAll(QStringLiteral("SET stock owner PX 60000"));
    const auto watch = watching(deployment(3));
    constexpr Millis kLength{6000}; // the node must be frozen before it is over
    ContentionSample sample(watch.get(), {.nodes = {0, 1}, .duration = kLength});
    const auto future = sample.run();
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 1, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(m_servers[1].tell(QStringLiteral("CLIENT LIST")).contains("cmd=monitor"), kPatienceMs);
    m_servers[1].freeze();
    const auto report = await(future);
    QVERIFY(report);
    QVERIFY(report->nodes[0].isWhole() && report->nodes[0].duration >= kLength);
    const SampledNode &silent = report->nodes[1];
    QVERIFY(silent.error && silent.duration < kLength);
    QCOMPARE(toString(silent.error->kind), toString(ErrorKind::Timeout));
    QVERIFY(!only(report).complete && !only(report).failed);
}

void TestContentionSample::endsByItself()
{
    m_servers.tellAll(QStringLiteral("SET stock owner PX 60000"));
    const auto watch = watching(deployment());
    ContentionSample sample(watch.get(), {.duration = 300ms});
    const auto future = sample.run();
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 1, kPatienceMs);
    QVERIFY(await(future));
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 0, kPatienceMs);
}

void TestContentionSample::endsWithItsOwner()
{
    m_servers.tellAll(QStringLiteral("SET stock owner PX 60000"));
    const auto watch = watching(deployment());
    auto sample = std::make_unique<ContentionSample>(watch.get(), ContentionRequest{.duration = 10s});
    const auto future = sample->run();
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 1, kPatienceMs);
    sample.reset();
    const auto result = await(future);
    QVERIFY(!result);
    QCOMPARE(toString(result.error().kind), toString(ErrorKind::Cancelled));
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 0, kPatienceMs);

    // Before it has begun.
    auto early = std::make_unique<ContentionSample>(watch.get(), ContentionRequest{.duration = 10s});
    const auto never = early->run();
    early.reset();
    QVERIFY(!await(never));
}

void TestContentionSample::oneAtATime()
{
    m_servers.tellAll(QStringLiteral("SET stock owner PX 60000"));
    Session session(deployment());
    session.start();
    const auto first = session.sampleContention({.duration = 1000ms});
    const auto second = await(session.sampleContention({.duration = 1000ms}));
    QVERIFY(!second);
    QCOMPARE(toString(second.error().kind), toString(ErrorKind::Conflict));
    QVERIFY(await(first));
    QVERIFY(await(session.sampleContention({.duration = 100ms})));
}

void TestContentionSample::cancelled()
{
    m_servers.tellAll(QStringLiteral("SET stock owner PX 60000"));
    Session session(deployment());
    session.start();
    auto future = session.sampleContention({.duration = 10s});
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 1, kPatienceMs);
    future.cancel();
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 0, kPatienceMs);
    QVERIFY(await(session.sampleContention({.duration = 100ms})));
}

void TestContentionSample::throughASession()
{
    m_servers.tellAll(QStringLiteral("SET stock owner PX 60000"));
    auto session = std::make_unique<Session>(deployment());
    QVERIFY(!await(session->sampleContention({}))); // not started
    session->start();
    bool shown = false;
    connect(session.get(), &Session::boardChanged, this,
            [&](const BoardDiffPtr &diff) { shown = shown || !diff->changed.empty(); });
    QTRY_VERIFY_WITH_TIMEOUT(shown, kPatienceMs);
    const auto future = session->sampleContention({.duration = 2000ms});
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 1, kPatienceMs);
    m_servers[0].tell(QStringLiteral("SET stock another NX PX 60000"));
    const auto report = await(future);
    QVERIFY(report);
    QCOMPARE(only(report).attempts, 1);
    // What goes while one is under way answers it.
    const auto unfinished = session->sampleContention({.duration = 10s});
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 1, kPatienceMs);
    session.reset();
    QVERIFY(!await(unfinished));
    QTRY_COMPARE_WITH_TIMEOUT(monitors(), 0, kPatienceMs);
}

namespace {

/// A sample over a peer that is driven by the test.
struct Scripted
{
    explicit Scripted(ContentionRequest request = {})
        : watch({.name = QStringLiteral("scripted"), .nodes = {Endpoint{}}}, factory(), clock)
        , sample(&watch, std::move(request), factory(), clock)
    {
        future = sample.run();
        peer->acceptOpen();
        QCoreApplication::processEvents();
        peer->arrive("+OK\r\n"); // CLIENT SETNAME
        QCoreApplication::processEvents();
        peer->arrive("+OK\r\n"); // MONITOR
    }

    TransportFactory factory()
    {
        return [this](const Endpoint &) {
            auto made = std::make_unique<FakeTransport>();
            peer = made.get();
            return made;
        };
    }

    FakeClock clock;
    QPointer<FakeTransport> peer;
    DeploymentWatch watch;
    ContentionSample sample;
    QFuture<Result<ContentionReport>> future;
};

} // namespace

void TestContentionSample::aFloodIsCutShort_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("of lines") << QByteArray("+1339518083.107412 [0 127.0.0.1:60866] \"get\" \"x\"\r\n");
    QTest::newRow("of bytes") << '+' + QByteArray(1024 * 1024, 'x') + "\r\n";
}

void TestContentionSample::aFloodIsCutShort()
{
    QFETCH(const QByteArray, line);
    Scripted scripted;
    const QByteArray piece = line.repeated(static_cast<int>(std::max<qsizetype>(1, 100'000 / line.size())));
    for (qint64 sent = 0; !scripted.future.isFinished() && sent < 3 * ContentionSample::kMostBytes;
         sent += piece.size()) {
        if (scripted.peer)
            scripted.peer->arrive(piece);
        // What is posted only: the timer that ends a sample would win on a slow machine.
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QVERIFY(scripted.future.isFinished());
    const auto report = await(scripted.future);
    QVERIFY(report);
    const SampledNode &node = report->nodes.front();
    QVERIFY(node.cutShort && !node.error);
    QVERIFY(node.lines == ContentionSample::kMostLines || node.bytes >= ContentionSample::kMostBytes);
    QVERIFY(node.lines <= ContentionSample::kMostLines && node.bytes < ContentionSample::kMostBytes + line.size());
    QCOMPARE(node.skipped, node.lines < 1000 ? node.lines : 0); // those that are too long
}

void TestContentionSample::aHangUpIsTold()
{
    Scripted scripted;
    scripted.peer->arrive("+1339518083.107412 [0 127.0.0.1:60866] \"get\" \"x\"\r\n");
    scripted.clock.advance(200ms);
    scripted.peer->hangUp({.kind = ErrorKind::Unreachable, .message = QStringLiteral("gone")});
    const auto report = await(scripted.future);
    QVERIFY(report);
    const SampledNode &node = report->nodes.front();
    QCOMPARE(node.lines, 1);
    QCOMPARE(node.duration, 200ms);
    QVERIFY(node.error && !node.cutShort);
}

LOCKSCOPE_TEST(QCoreApplication, TestContentionSample)
#include "tst_contentionsample.moc"
