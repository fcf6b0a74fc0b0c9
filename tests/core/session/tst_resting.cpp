#include "fixtures/redisset.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/session/session.h>
#include <lockscope/core/watch/deploymentwatch.h>

#include <QSignalSpy>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr int kLocks = 70; ///< more than NodeWatcher::kVerifyTicks, so that a tick behind a feed is a part of them

/// What a table would show that only listens.
struct Mirror
{
    explicit Mirror(Session &session)
    {
        QObject::connect(&session, &Session::boardChanged, &context, [this](const BoardDiffPtr &diff) {
            for (const auto &state : diff->changed)
                locks.insert(state->name, state);
            for (const auto &name : diff->removed)
                locks.remove(name);
            nodes = diff->nodes;
            complete = diff->complete;
        });
    }

    [[nodiscard]] QByteArray ownerOf(const QByteArray &name) const
    {
        const auto state = locks.value(name);
        return state && state->assessment.isHeld() ? state->assessment.owner : QByteArray("(not held)");
    }
    [[nodiscard]] int up() const
    {
        return static_cast<int>(std::count_if(
            nodes.begin(), nodes.end(), [](const NodeStatus &node) { return node.reach == NodeStatus::Reach::Up; }));
    }

    QObject context;
    QHash<QByteArray, LockStatePtr> locks;
    std::vector<NodeStatus> nodes;
    bool complete = false;
};

/// How often each command was called since CONFIG RESETSTAT, by the server's own account.
QMap<QByteArray, int> calls(const RedisServer &server)
{
    QMap<QByteArray, int> calls;
    const auto lines = server.tell(u"INFO commandstats"_s).split('\n');
    for (const auto &line : lines) {
        const auto colon = line.indexOf(':');
        if (line.startsWith("cmdstat_"))
            calls.insert(line.mid(8, colon - 8), line.mid(colon + 7, line.indexOf(',') - colon - 7).toInt());
    }
    return calls;
}

/// Of each of our connections, for how many seconds the server has not heard of it.
QList<int> idleSeconds(const RedisServer &server)
{
    QList<int> idle;
    const auto lines = server.tell(u"CLIENT LIST"_s).split('\n');
    for (const auto &line : lines) {
        if (!line.contains(" name=lockscope"))
            continue;
        const auto from = line.indexOf(" idle=") + 6;
        idle.append(line.mid(from, line.indexOf(' ', from) - from).toInt());
    }
    return idle;
}

} // namespace

/// What a session does while nobody looks: nothing, by the servers' own account; and how it is right again at once.
class TestResting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void sendsNothingWhileNobodyLooks_data();
    void sendsNothingWhileNobodyLooks();
    void isRightAgainWhenCaughtUp_data();
    void isRightAgainWhenCaughtUp();
    void silentNodesAreNoticedAllTheSame();
    void aNodeThatReturnsIsNotRead();
    void startsAtRest();
    void anyOnlookerWillDo();
    void theHistoryHasAGap();
    void ownLocksAreKept();
    void readOnceWhilePausedIsAll();
    void catchingUpEndsThoughANodeIsSilent();
    void aPauseBeforeTheStartCounts();

private:
    Deployment deployment(const QByteArrayList &patterns = {}) const
    {
        return {.name = u"shop"_s, .nodes = m_nodes.endpoints(), .patterns = patterns, .interval = Millis(100)};
    }
    SessionOptions options() const { return {.journalPath = m_folder.filePath(u"audit.jsonl"_s)}; }
    void seed(const QString &owner)
    {
        QString command = u"MSET"_s;
        for (int i = 0; i < kLocks; ++i)
            command += u" lock:%1 %2"_s.arg(i).arg(owner);
        m_nodes.tellAll(command);
    }
    /// Nothing was heard of our connections, of which there are some, for two seconds: twenty intervals.
    bool isQuiet()
    {
        for (int i = 0; i < m_nodes.size(); ++i) {
            const auto idle = idleSeconds(m_nodes[i]);
            if (idle.isEmpty() || *std::min_element(idle.begin(), idle.end()) < 2)
                return false;
        }
        return true;
    }

    RedisSet m_nodes{3};
    QTemporaryDir m_folder;
};

void TestResting::init()
{
    QVERIFY(m_nodes.reset());
}

void TestResting::sendsNothingWhileNobodyLooks_data()
{
    QTest::addColumn<QByteArrayList>("patterns");
    QTest::newRow("all that looks like a lock") << QByteArrayList();
    QTest::newRow("told by a feed") << QByteArrayList{"lock:*"};
    QTest::newRow("without a feed") << QByteArrayList{"*:*"};
}

void TestResting::sendsNothingWhileNobodyLooks()
{
    QFETCH(QByteArrayList, patterns);
    seed(u"owner-1"_s);
    Session session(deployment(patterns), options());
    const Mirror mirror(session);
    QObject eye;
    session.setViewer(&eye, true);
    session.start();
    QTRY_VERIFY_WITH_TIMEOUT(mirror.complete && mirror.locks.size() == kLocks, kPatienceMs);
    QVERIFY(!isQuiet());

    session.setViewer(&eye, false);
    QVERIFY(session.isResting() && !session.isReading() && !session.isPaused());
    QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), kPatienceMs);
    QCOMPARE(mirror.up(), 3);
    m_nodes.tellAll(u"CONFIG RESETSTAT"_s);
    // What changes now is told to our connections by the servers, and makes none of them ask.
    seed(u"owner-2"_s);
    m_nodes.tellAll(u"DEL lock:7"_s);
    QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), kPatienceMs);
    for (int i = 0; i < m_nodes.size(); ++i) {
        auto heard = calls(m_nodes[i]);
        for (const auto *ours :
             {"config|resetstat", "mset", "del", "client|list", "info", "ping"}) // redis-cli's, and keep-alives
            heard.remove(ours);
        if (RedisServer::version() < QVersionNumber(7)) { // counts subcommands together; ours is CLIENT LIST
            heard.remove("client");
            heard.remove("config");
        }
        QVERIFY2(heard.isEmpty(), heard.isEmpty() ? "" : heard.firstKey().constData());
    }
    QCOMPARE(mirror.ownerOf("lock:7"), QByteArray("owner-1"));
}

void TestResting::isRightAgainWhenCaughtUp_data()
{
    sendsNothingWhileNobodyLooks_data();
}

void TestResting::isRightAgainWhenCaughtUp()
{
    QFETCH(QByteArrayList, patterns);
    seed(u"owner-1"_s);
    m_nodes.tellAll(u"SET lock:short owner-1 PX 100000"_s);
    // On one node of several: who else has it there is told once it has been looked at twice.
    const auto setLocal = [&](int thread) {
        m_nodes[0].tell(u"DEL lock:local"_s);
        m_nodes[0].tell(u"HSET lock:local 0f0829ed-bfd3-4e6f-bba3-6f3d66cd1761:%1 1"_s.arg(thread));
        m_nodes[0].tell(u"PEXPIRE lock:local 100000"_s);
    };
    setLocal(1);
    Session session(deployment(patterns), options());
    const Mirror mirror(session);
    QObject eye;
    session.setViewer(&eye, true);
    session.start();
    QTRY_VERIFY_WITH_TIMEOUT(mirror.complete && mirror.locks.size() == kLocks + 2, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(mirror.ownerOf("lock:local").endsWith(":1"), kPatienceMs);
    QVERIFY(!session.catchingUp());
    session.setViewer(&eye, false);
    QVERIFY(!session.catchingUp());
    seed(u"owner-2"_s);
    setLocal(2);
    m_nodes.tellAll(u"PEXPIRE lock:short 1"_s);
    m_nodes.tellAll(u"DEL lock:7"_s);
    m_nodes.tellAll(u"SET lock:new owner-3 PX 100000"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.tellAll(u"EXISTS lock:short"_s), QByteArrayList({"0", "0", "0"}), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), kPatienceMs);

    // At the moment when it says that all has been read again, it has.
    QStringList wrong;
    bool caughtUp = false;
    connect(&session, &Session::readingChanged, this, [&] {
        if (session.catchingUp())
            return;
        caughtUp = true;
        for (int i = 0; i < kLocks; ++i) {
            const QByteArray name = "lock:" + QByteArray::number(i);
            if (i != 7 && mirror.ownerOf(name) != "owner-2")
                wrong += QString::fromUtf8(name) + u": "_s + QString::fromUtf8(mirror.ownerOf(name));
        }
        if (!mirror.ownerOf("lock:local").endsWith(":2"))
            wrong += u"lock:local: "_s + QString::fromUtf8(mirror.ownerOf("lock:local"));
        for (const auto *gone : {"lock:7", "lock:short"}) {
            if (mirror.locks.contains(gone))
                wrong += QString::fromUtf8(gone);
        }
    });
    session.setViewer(&eye, true);
    QVERIFY(session.isReading());
    QVERIFY(session.catchingUp());
    QVERIFY(session.catchingUp()->second - session.catchingUp()->first >= std::chrono::seconds(1));
    QTRY_VERIFY_WITH_TIMEOUT(caughtUp, kPatienceMs);
    QCOMPARE(wrong, QStringList());
    QTRY_COMPARE_WITH_TIMEOUT(mirror.ownerOf("lock:new"), QByteArray("owner-3"), kPatienceMs);
    QVERIFY(!session.catchingUp());
}

void TestResting::silentNodesAreNoticedAllTheSame()
{
    Session session(deployment(), options());
    const Mirror mirror(session);
    QObject eye;
    session.setViewer(&eye, true);
    session.start();
    QTRY_VERIFY_WITH_TIMEOUT(mirror.complete, kPatienceMs);
    session.setViewer(&eye, false);
    m_nodes[0].freeze();
    m_nodes[1].kill();
    // The one by its end, the other by a keep-alive that nobody answers.
    const int limit = static_cast<int>(DeploymentWatch::kKeepAlive.count()) + kPatienceMs;
    QTRY_COMPARE_WITH_TIMEOUT(mirror.up(), 1, limit);
    QVERIFY(calls(m_nodes[2]).value("ping") > 0);
}

void TestResting::aNodeThatReturnsIsNotRead()
{
    Session session(deployment(), options());
    const Mirror mirror(session);
    QObject eye;
    session.setViewer(&eye, true);
    session.start();
    QTRY_VERIFY_WITH_TIMEOUT(mirror.complete, kPatienceMs);
    session.setViewer(&eye, false);
    QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), kPatienceMs);
    QVERIFY(m_nodes[0].restart());
    QTRY_VERIFY_WITH_TIMEOUT(!idleSeconds(m_nodes[0]).isEmpty(), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), kPatienceMs);
    const auto heard = calls(m_nodes[0]);
    for (const auto *reading : {"scan", "time", "mget", "pttl", "get", "eval", "evalsha"})
        QVERIFY2(heard.value(reading) == 0, reading); // an EVAL without a script is refused for its words
    m_nodes.tellAll(u"SET lock:new owner-3 PX 100000"_s);
    session.setViewer(&eye, true);
    QTRY_COMPARE_WITH_TIMEOUT(mirror.ownerOf("lock:new"), QByteArray("owner-3"), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!session.catchingUp(), kPatienceMs);
}

void TestResting::startsAtRest()
{
    seed(u"owner-1"_s);
    m_nodes.tellAll(u"CONFIG RESETSTAT"_s);
    Session session(deployment(), options());
    const Mirror mirror(session);
    QObject eye;
    session.setViewer(&eye, false);
    session.start();
    QTRY_COMPARE_WITH_TIMEOUT(mirror.up(), 3, kPatienceMs); // connected, and known who they are
    QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), kPatienceMs);
    QVERIFY(!mirror.complete && mirror.locks.isEmpty());
    for (int i = 0; i < m_nodes.size(); ++i)
        QVERIFY(!calls(m_nodes[i]).contains("scan"));
    session.setViewer(&eye, true);
    QVERIFY(!session.catchingUp()); // nothing was read that could be old
    QTRY_VERIFY_WITH_TIMEOUT(mirror.complete && mirror.locks.size() == kLocks, kPatienceMs);
}

void TestResting::anyOnlookerWillDo()
{
    Session session(deployment(), options());
    QVERIFY(session.isReading()); // nobody has said anything
    auto one = std::make_unique<QObject>();
    auto two = std::make_unique<QObject>();
    QSignalSpy changed(&session, &Session::readingChanged);
    session.setViewer(one.get(), false);
    QVERIFY(session.isResting());
    session.setViewer(two.get(), true);
    QVERIFY(session.isReading());
    session.setViewer(one.get(), true);
    session.setViewer(two.get(), false);
    QVERIFY(session.isReading());
    QCOMPARE(changed.count(), 2);
    one.reset(); // it does not look any more
    QVERIFY(session.isResting());
    session.setPaused(true);
    two.reset(); // nobody has a say
    QVERIFY(!session.isResting() && !session.isReading());
    session.setPaused(false);
    QVERIFY(session.isReading());
    QCOMPARE(changed.count(), 4);
}

void TestResting::theHistoryHasAGap()
{
    m_nodes.tellAll(u"SET lock:before owner-1 PX 100000"_s);
    Session session(deployment(), options());
    const Mirror mirror(session);
    QObject eye;
    session.setViewer(&eye, true);
    session.start();
    QTRY_COMPARE_WITH_TIMEOUT(mirror.ownerOf("lock:before"), QByteArray("owner-1"), kPatienceMs);
    session.setViewer(&eye, false);
    const Instant rested = session.clock().now();
    m_nodes.tellAll(u"DEL lock:before"_s);
    m_nodes.tellAll(u"SET lock:during owner-2 PX 100000"_s);
    QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), kPatienceMs);
    // The engine hears of it a moment later.
    const Micros rest = session.clock().now() - rested - Millis(1000);
    session.setViewer(&eye, true);
    QTRY_VERIFY_WITH_TIMEOUT(!session.catchingUp() && mirror.locks.contains("lock:during")
                                 && !mirror.locks.contains("lock:before"),
                             kPatienceMs);
    const auto history = await(session.history());
    QVERIFY(history);
    int gaps = 0;
    for (const auto &event : (*history)->events()) {
        if (event.kind == HistoryKind::Gap) {
            ++gaps;
            QVERIFY(event.length >= rest);
        }
        // Neither when it began nor how it ended is known closer than the gap.
        if (event.lock == "lock:during" && event.kind == HistoryKind::Began)
            QVERIFY(!event.exact && event.slack >= rest);
        if (event.lock == "lock:before" && event.kind == HistoryKind::Ended)
            QVERIFY(event.slack >= rest);
    }
    QCOMPARE(gaps, 1);
}

void TestResting::ownLocksAreKept()
{
    Session session(deployment(), options());
    QObject eye;
    session.setViewer(&eye, false);
    session.start();
    session.unlockActions();
    QSignalSpy lost(&session, &Session::ownLockLost);
    const auto taken = await(session.acquire("stock", {.ttl = Millis(900), .autoRenew = true}));
    QVERIFY(taken);
    const Instant end = session.clock().now() + 3 * taken->ttl;
    QTRY_VERIFY_WITH_TIMEOUT(session.clock().now() > end, kPatienceMs);
    QCOMPARE(lost.count(), 0);
    QVERIFY(session.owns("stock"));
    QCOMPARE(m_nodes.tellAll(u"GET stock"_s).count(taken->token), 3);
}

void TestResting::readOnceWhilePausedIsAll()
{
    seed(u"owner-1"_s);
    Session session(deployment({"lock:*"}), options());
    const Mirror mirror(session);
    session.start();
    QTRY_VERIFY_WITH_TIMEOUT(mirror.complete && mirror.locks.size() == kLocks, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(std::all_of(mirror.nodes.begin(), mirror.nodes.end(),
                                         [](const auto &node) { return node.feed == FeedKind::Tracking; }),
                             kPatienceMs);
    session.setPaused(true);
    seed(u"owner-2"_s);
    m_nodes.tellAll(u"SET lock:new owner-3 PX 100000"_s);
    session.refresh();
    QTRY_COMPARE_WITH_TIMEOUT(mirror.ownerOf("lock:new"), QByteArray("owner-3"), kPatienceMs);
    for (int i = 0; i < kLocks; ++i)
        QTRY_COMPARE_WITH_TIMEOUT(mirror.ownerOf("lock:" + QByteArray::number(i)), QByteArray("owner-2"), kPatienceMs);
}

void TestResting::catchingUpEndsThoughANodeIsSilent()
{
    seed(u"owner-1"_s);
    Session session(deployment(), options());
    const Mirror mirror(session);
    session.start();
    QTRY_VERIFY_WITH_TIMEOUT(mirror.complete && mirror.locks.size() == kLocks, kPatienceMs);
    session.setPaused(true);
    m_nodes[0].freeze();
    session.setPaused(false);
    QVERIFY(session.catchingUp());
    QTRY_VERIFY_WITH_TIMEOUT(!session.catchingUp(), kPatienceMs);
    QCOMPARE(mirror.up(), 2); // that is known by then
    // And where nothing can be reached there is nothing to wait for.
    m_nodes[0].thaw();
    for (int i = 0; i < m_nodes.size(); ++i)
        m_nodes[i].kill();
    QTRY_COMPARE_WITH_TIMEOUT(mirror.up(), 0, kPatienceMs);
    session.setPaused(true);
    session.setPaused(false);
    QTRY_VERIFY_WITH_TIMEOUT(!session.catchingUp(), kPatienceMs);
}

void TestResting::aPauseBeforeTheStartCounts()
{
    seed(u"owner-1"_s);
    Session session(deployment(), options());
    const Mirror mirror(session);
    session.setPaused(true);
    session.start();
    QTRY_COMPARE_WITH_TIMEOUT(mirror.up(), 3, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), kPatienceMs);
    QVERIFY(mirror.locks.isEmpty());
    session.setPaused(false);
    QTRY_VERIFY_WITH_TIMEOUT(mirror.complete && mirror.locks.size() == kLocks, kPatienceMs);
}

LOCKSCOPE_TEST(QCoreApplication, TestResting)
#include "tst_resting.moc"
