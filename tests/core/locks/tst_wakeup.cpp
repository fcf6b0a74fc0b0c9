#include "fixtures/testprogram.h"

#include "lockservers.h"

#include <lockscope/core/base/whendone.h>
#include <lockscope/core/quorum/quorum.h>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

const auto kChannel = QStringLiteral("lockscope_unlock:stock");
const auto kRedissonChannel = QStringLiteral("redisson_lock__channel:{stock}");

QString channelOf(const QString &dialect)
{
    return dialect == QLatin1String("redisson") ? kRedissonChannel : kChannel;
}

} // namespace

/// How clients that wait learn of the releases of others.
class TestWakeUp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void wokenByTheUnlockMessage_data();
    void wokenByTheUnlockMessage();
    void l4_asksSeldomWhileItIsTold();
    void l1_deadOwnersLockIsHad_data();
    void l1_deadOwnersLockIsHad();
    void withoutTheRightToListen_data();
    void withoutTheRightToListen();
    void withoutTheRightToPublish();
    void listeningConnectionIsRestored();
    void releasedWhileNobodyListened();
    void asksOftenAgainWhenNobodyTells();
    void s11_withdrawnAttemptWakesNobody();
    void refusedAttemptWakesNobody();
    void messagesOfOtherNamesWakeNobody();
    void messageDuringAnAttemptIsNotForgotten();
    void l1_ownerDiedWithoutAWord();
    void l4_manyClientsGetOnWithEachOther_data();
    void l4_manyClientsGetOnWithEachOther();
    void l9_doesNotListenLongerThanItWaits();

private:
    bool listens(int nodes, const QString &channel)
    {
        for (int node = 0; node < nodes; ++node) {
            if (m_nodes.listeners(node, channel) != 1)
                return false;
        }
        return true;
    }
    bool waiterListens(int nodes, const QString &channel)
    {
        return QTest::qWaitFor([&] { return listens(nodes, channel); }, kPatienceMs);
    }

    LockServers m_nodes{5};
};

void TestWakeUp::wokenByTheUnlockMessage_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<QString>("dialect");
    for (const auto dialect : {"lockscope", "redisson"}) {
        QTest::addRow("%s, one node", dialect) << 1 << QString::fromLatin1(dialect);
        QTest::addRow("%s, five nodes", dialect) << 5 << QString::fromLatin1(dialect);
    }
}

void TestWakeUp::wokenByTheUnlockMessage()
{
    QFETCH(const int, nodes);
    QFETCH(const QString, dialect);
    LockClient holder(m_nodes.endpoints(nodes));
    LockClient waiter(m_nodes.endpoints(nodes));
    auto options = calm();
    options.dialect = dialect;
    auto patient = asleep();
    patient.dialect = dialect;
    const auto held = await(holder.acquire("stock", options));
    QVERIFY2(held, qPrintable(why(held)));
    QVERIFY(connected(waiter));
    const auto waiting = waiter.acquire("stock", patient);
    QVERIFY(waiterListens(nodes, channelOf(dialect)));
    QVERIFY(connected(waiter)); // what it asked because of that has been answered
    QVERIFY(m_nodes.resetStatistics(nodes));
    QVERIFY(await((*held)->release()));
    const auto taken = await(waiting);
    QVERIFY2(taken, qPrintable(why(taken)));
    // It never asks by itself: one attempt per message at the most.
    for (int node = 0; node < nodes; ++node) {
        const int attempts
            = dialect == QLatin1String("redisson") ? m_nodes.calls(node, "hset") : m_nodes.calls(node, "set");
        QVERIFY2(attempts >= (nodes == 1 ? 1 : 0) && attempts <= nodes, qPrintable(QString::number(attempts)));
        QCOMPARE(m_nodes.calls(node, "publish"), 1);
    }
}

void TestWakeUp::l4_asksSeldomWhileItIsTold()
{
    // Of a Redisson lock, whose owners all tell.
    m_nodes[0].tell(QStringLiteral("HSET stock 285475da-9152-4c83-822a-67ee2f116a79:1 1"));
    m_nodes[0].tell(QStringLiteral("PEXPIRE stock 100000"));
    LockClient waiter(m_nodes.endpoints(1));
    auto options = calm(kNever); // it would ask every 5 ms to 20 ms
    options.dialect = QStringLiteral("redisson");
    const auto waiting = waiter.acquire("stock", options);
    QVERIFY(waiterListens(1, channelOf(options.dialect)));
    QVERIFY(m_nodes.resetStatistics(1));
    const Instant since = Clock::system().now();
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.calls(0, "exists") >= 4, kPatienceMs);
    // Four attempts have at least three pauses between them, one of which may have begun before.
    QVERIFY(Clock::system().now() - since >= Millis(2 * 250));
    QVERIFY(!waiting.isFinished());
}

void TestWakeUp::l1_deadOwnersLockIsHad_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::newRow("lockscope") << QStringLiteral("lockscope");
    QTest::newRow("redisson") << QStringLiteral("redisson");
}

/// Nobody tells when a TTL ends.
void TestWakeUp::l1_deadOwnersLockIsHad()
{
    QFETCH(const QString, dialect);
    auto options = calm(kNever);
    options.dialect = dialect;
    auto dead = std::make_unique<LockClient>(m_nodes.endpoints(3));
    const auto held = await(dead->acquire("stock", options));
    QVERIFY2(held, qPrintable(why(held)));
    dead.reset(); // without a release
    LockClient waiter(m_nodes.endpoints(3));
    const auto waiting = waiter.acquire("stock", options);
    QVERIFY(waiterListens(3, channelOf(dialect)));
    QVERIFY(!waiting.isFinished());
    m_nodes.tellAll(QStringLiteral("PEXPIRE stock 300"), 3);
    QCOMPARE(kindOf(await(waiting)), QStringLiteral("ok"));
}

void TestWakeUp::withoutTheRightToListen_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<QString>("rights");
    QTest::newRow("the channels, one node") << 1 << QStringLiteral("on nopass ~* resetchannels +@all");
    QTest::newRow("the channels, five nodes") << 5 << QStringLiteral("on nopass ~* resetchannels +@all");
    QTest::newRow("the command") << 1 << QStringLiteral("on nopass ~* &* +@all -subscribe");
}

void TestWakeUp::withoutTheRightToListen()
{
    LOCKSCOPE_NEEDS_REDIS(QVersionNumber(6, 2), "channels in a user's rights");
    QFETCH(const int, nodes);
    QFETCH(const QString, rights);
    m_nodes.tellAll(QStringLiteral("ACL SETUSER deaf reset"), nodes);
    m_nodes.tellAll(QStringLiteral("ACL SETUSER deaf ") + rights, nodes);
    auto endpoints = m_nodes.endpoints(nodes);
    for (auto &endpoint : endpoints) {
        endpoint.user = QStringLiteral("deaf");
        endpoint.password = Secret("x");
    }
    LockClient holder(m_nodes.endpoints(nodes));
    LockClient waiter(endpoints);
    const auto held = await(holder.acquire("stock", calm()));
    QVERIFY2(held, qPrintable(why(held)));
    QVERIFY(m_nodes.resetStatistics(nodes));
    const auto waiting = waiter.acquire("stock", calm(kNever));
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.calls(0, "set") >= 5, kPatienceMs); // it asks, and goes on asking
    QVERIFY(await((*held)->release()));
    const auto taken = await(waiting);
    QVERIFY2(taken, qPrintable(why(taken)));
}

void TestWakeUp::withoutTheRightToPublish()
{
    LOCKSCOPE_NEEDS_REDIS(QVersionNumber(6, 2), "channels in a user's rights");
    m_nodes[0].tell(QStringLiteral("ACL SETUSER mute reset"));
    m_nodes[0].tell(QStringLiteral("ACL SETUSER mute on nopass ~* resetchannels +@all"));
    auto endpoint = m_nodes[0].endpoint();
    endpoint.user = QStringLiteral("mute");
    endpoint.password = Secret("x");
    for (const auto dialect : {"lockscope", "redisson"}) {
        LockClient holder({endpoint});
        LockClient waiter(m_nodes.endpoints(1));
        auto options = calm(kNever);
        options.dialect = QString::fromLatin1(dialect);
        const auto held = await(holder.acquire("stock", options));
        QVERIFY2(held, qPrintable(why(held)));
        const auto waiting = waiter.acquire("stock", options);
        QVERIFY(waiterListens(1, channelOf(options.dialect)));
        // It is released all the same, and found out by asking.
        const auto released = await((*held)->release());
        QVERIFY2(released, qPrintable(why(released)));
        const auto taken = await(waiting);
        QVERIFY2(taken, qPrintable(why(taken)));
        QVERIFY(await((*taken)->release()));
    }
}

void TestWakeUp::listeningConnectionIsRestored()
{
    LockClient holder(m_nodes.endpoints(1));
    LockClient waiter(m_nodes.endpoints(1));
    const auto held = await(holder.acquire("stock", calm()));
    QVERIFY2(held, qPrintable(why(held)));
    const auto waiting = waiter.acquire("stock", asleep());
    QVERIFY(waiterListens(1, kChannel));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("CLIENT KILL TYPE pubsub")), "1");
    QVERIFY(waiterListens(1, kChannel));
    QVERIFY(connected(waiter)); // what it asked because of that has been answered
    QVERIFY(!waiting.isFinished());
    QVERIFY(await((*held)->release()));
    const auto taken = await(waiting);
    QVERIFY2(taken, qPrintable(why(taken)));
}

void TestWakeUp::releasedWhileNobodyListened()
{
    m_nodes[0].tell(QStringLiteral("SET stock other PX 100000"));
    LockClient waiter(m_nodes.endpoints(1));
    const auto waiting = waiter.acquire("stock", asleep());
    QVERIFY(waiterListens(1, kChannel));
    QVERIFY(connected(waiter));
    m_nodes[0].tell(QStringLiteral("DEL stock")); // as if its message had been lost
    QVERIFY(connected(waiter));
    QVERIFY(!waiting.isFinished());
    // Who listens anew asks once, because it cannot know what it missed.
    QCOMPARE(m_nodes[0].tell(QStringLiteral("CLIENT KILL TYPE pubsub")), "1");
    const auto taken = await(waiting);
    QVERIFY2(taken, qPrintable(why(taken)));
}

void TestWakeUp::asksOftenAgainWhenNobodyTells()
{
    LOCKSCOPE_NEEDS_REDIS(QVersionNumber(6, 2), "channels in a user's rights");
    m_nodes[0].tell(QStringLiteral("SET stock other PX 100000"));
    m_nodes[0].tell(QStringLiteral("ACL SETUSER fickle reset"));
    m_nodes[0].tell(QStringLiteral("ACL SETUSER fickle on nopass ~* &* +@all"));
    auto endpoint = m_nodes[0].endpoint();
    endpoint.user = QStringLiteral("fickle");
    endpoint.password = Secret("x");
    LockClient waiter({endpoint});
    const auto waiting = waiter.acquire("stock", calm(kNever));
    QVERIFY(waiterListens(1, kChannel));
    m_nodes[0].tell(QStringLiteral("ACL SETUSER fickle resetchannels")); // ends its listening connection as well
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.listeners(0, kChannel), 0, kPatienceMs);
    QVERIFY(m_nodes.resetStatistics(1));
    // With the pauses of one who is told, this would take half a minute.
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.calls(0, "set") >= 50, kPatienceMs);
    QVERIFY(!waiting.isFinished());
}

void TestWakeUp::s11_withdrawnAttemptWakesNobody()
{
    for (const auto dialect : {"lockscope", "redisson"}) {
        QVERIFY(m_nodes.reset());
        for (const int node : {0, 1})
            m_nodes[node].tell(QStringLiteral("SET stock other PX 100000"));
        LockClient waiter(m_nodes.endpoints(3));
        LockClient other(m_nodes.endpoints(3));
        auto options = asleep();
        options.dialect = QString::fromLatin1(dialect);
        const auto waiting = waiter.acquire("stock", options);
        QVERIFY(waiterListens(3, channelOf(options.dialect)));
        QVERIFY(connected(waiter) && connected(other));
        QVERIFY(m_nodes.resetStatistics(3));
        options.wait = Millis(0);
        QCOMPARE(kindOf(await(other.acquire("stock", options))), QStringLiteral("conflict"));
        // It had got the third node, and has given it back without a word.
        QTRY_COMPARE_WITH_TIMEOUT(m_nodes[2].tell(QStringLiteral("EXISTS stock")), QByteArray("0"), kPatienceMs);
        QVERIFY(connected(other));
        for (int node = 0; node < 3; ++node) {
            const int own = m_nodes.calls(node, "publish");
            QCOMPARE(own, 1); // of connected()
        }
        QVERIFY(!waiting.isFinished());
    }
}

void TestWakeUp::refusedAttemptWakesNobody()
{
    for (const auto dialect : {"lockscope", "redisson"}) {
        LockClient holder(m_nodes.endpoints(1));
        LockClient other(m_nodes.endpoints(1));
        auto options = calm();
        options.dialect = QString::fromLatin1(dialect);
        const auto held = await(holder.acquire("stock", options));
        QVERIFY2(held, qPrintable(why(held)));
        QVERIFY(connected(other));
        QVERIFY(m_nodes.resetStatistics(1));
        QCOMPARE(kindOf(await(other.acquire("stock", options))), QStringLiteral("conflict"));
        QVERIFY(connected(other));
        QCOMPARE(m_nodes.calls(0, "publish"), 1); // of connected()
        QVERIFY(await((*held)->release()));
    }
}

void TestWakeUp::messagesOfOtherNamesWakeNobody()
{
    m_nodes[0].tell(QStringLiteral("SET stock other PX 100000"));
    LockClient waiter(m_nodes.endpoints(1));
    LockClient other(m_nodes.endpoints(1));
    QVERIFY(connected(waiter) && m_nodes.resetStatistics(1));
    const auto waiting = waiter.acquire("stock", asleep());
    QVERIFY(waiterListens(1, kChannel));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.calls(0, "set"), 2, kPatienceMs);
    for (const QByteArray name : {"stock2", "toc", "unlock:stock"}) {
        const auto taken = await(other.acquire(name, calm()));
        QVERIFY2(taken, qPrintable(why(taken)));
        QVERIFY(await((*taken)->release()));
    }
    QVERIFY(connected(waiter));
    QCOMPARE(m_nodes.calls(0, "set"), 2 + 3 + 1);
    QVERIFY(!waiting.isFinished());
}

void TestWakeUp::messageDuringAnAttemptIsNotForgotten()
{
    m_nodes.tellAll(QStringLiteral("SET stock other PX 100000"), 3);
    LockClient waiter(m_nodes.endpoints(3));
    auto options = asleep();
    options.ttl = Millis(60'000);
    options.nodeTimeout = Millis(1000);
    const auto waiting = waiter.acquire("stock", options);
    QVERIFY(waiterListens(3, kChannel));
    QVERIFY(connected(waiter) && m_nodes.resetStatistics(3));
    m_nodes[0].freeze();
    m_nodes[2].tell(QStringLiteral("DEL stock"));
    QCOMPARE(m_nodes[2].tell(QStringLiteral("PUBLISH lockscope_unlock:stock 0")), "1"); // an attempt begins
    for (const int node : {1, 2})
        QTRY_COMPARE_WITH_TIMEOUT(m_nodes.calls(node, "set"), 1, kPatienceMs);
    // Refused on the second node, it waits for the first, when it is told of the release.
    m_nodes[1].tell(QStringLiteral("DEL stock"));
    QCOMPARE(m_nodes[1].tell(QStringLiteral("PUBLISH lockscope_unlock:stock 0")), "1");
    const auto taken = await(waiting);
    QVERIFY2(taken, qPrintable(why(taken)));
}

void TestWakeUp::l1_ownerDiedWithoutAWord()
{
    auto options = calm();
    options.ttl = Millis(2000); // longer than the waiter takes to listen on a busy machine
    options.nodeTimeout = Millis(400);
    LockClient waiter(m_nodes.endpoints(3));
    QFuture<Result<HeldLockPtr>> waiting;
    Instant begun;
    {
        LockClient owner(m_nodes.endpoints(3));
        QVERIFY(connected(owner) && connected(waiter));
        begun = Clock::system().now();
        const auto held = await(owner.acquire("stock", options));
        QVERIFY2(held, qPrintable(why(held)));
        waiting = waiter.acquire("stock", calm(kNever));
        // On a machine that stands still, the lease may end before.
        QTRY_VERIFY_WITH_TIMEOUT(waiting.isFinished() || listens(3, kChannel), kPatienceMs);
        if ((*held)->isHeld())
            QVERIFY(!waiting.isFinished());
    }
    // Nothing tells of its end; whoever waits asks often enough.
    const auto taken = await(waiting);
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(Clock::system().now() >= validityEnd(begun, options.ttl)); // s1
}

void TestWakeUp::l4_manyClientsGetOnWithEachOther_data()
{
    QTest::addColumn<int>("nodes");
    QTest::newRow("s1, one node") << 1;
    QTest::newRow("s1, four nodes: even votes may split") << 4;
    QTest::newRow("s1, five nodes") << 5;
}

void TestWakeUp::l4_manyClientsGetOnWithEachOther()
{
    QFETCH(const int, nodes);
    constexpr int kClients = 6;
    constexpr int kTurns = 5;
    std::vector<std::unique_ptr<LockClient>> clients;
    int holders = 0;
    int most = 0;
    int turns = 0;
    std::function<void(LockClient *, int)> next = [&](LockClient *client, int left) {
        if (left == 0)
            return;
        whenDone(client->acquire("stock", calm(kNever)), client, [&, client, left](const Result<HeldLockPtr> &taken) {
            QVERIFY2(taken, qPrintable(why(taken)));
            most = std::max(most, ++holders);
            QMetaObject::invokeMethod(
                client,
                [&, client, left, lock = *taken] {
                    --holders;
                    ++turns;
                    (void)lock->release();
                    next(client, left - 1);
                },
                Qt::QueuedConnection);
        });
    };
    for (int i = 0; i < kClients; ++i)
        clients.push_back(std::make_unique<LockClient>(m_nodes.endpoints(nodes)));
    for (const auto &client : clients)
        next(client.get(), kTurns);
    QTRY_COMPARE_WITH_TIMEOUT(turns, kClients * kTurns, 3 * kPatienceMs);
    QCOMPARE(most, 1);
}

void TestWakeUp::l9_doesNotListenLongerThanItWaits()
{
    m_nodes[0].tell(QStringLiteral("SET stock other PX 100000"));
    m_nodes[0].tell(QStringLiteral("SET chair other PX 100000"));
    LockClient waiter(m_nodes.endpoints(1));
    auto first = waiter.acquire("stock", asleep());
    const auto second = waiter.acquire("chair", asleep());
    QVERIFY(waiterListens(1, kChannel));
    QVERIFY(waiterListens(1, QStringLiteral("lockscope_unlock:chair")));
    first.cancel();
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.listeners(0, kChannel), 0, kPatienceMs);
    QCOMPARE(m_nodes.listeners(0, QStringLiteral("lockscope_unlock:chair")), 1);
    QCOMPARE(m_nodes[0].tell(QStringLiteral("CLIENT KILL TYPE pubsub")), "1"); // one connection for all channels
    QVERIFY(waiterListens(1, QStringLiteral("lockscope_unlock:chair")));
    QCOMPARE(m_nodes.listeners(0, kChannel), 0);
    QVERIFY(!second.isFinished());
}

LOCKSCOPE_TEST(QCoreApplication, TestWakeUp)
#include "tst_wakeup.moc"
