#include "fixtures/testprogram.h"

#include "lockservers.h"

#include <lockscope/core/dialects/scripts.h>
#include <lockscope/core/redis/link.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QUuid>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

const auto kQueue = QStringLiteral("redisson_lock_queue:{stock}");
const auto kTimeouts = QStringLiteral("redisson_lock_timeout:{stock}");
const auto kFairChannel = QStringLiteral("redisson_lock__channel:{stock}");
/// How long Redisson lets the head of its fair queue hesitate.
constexpr qint64 kPatience = 300'000;
const QByteArray kTheirClient("285475da-9152-4c83-822a-67ee2f116a79");

LockOptions redisson(Millis wait = Millis(0))
{
    auto options = calm(wait);
    options.dialect = QStringLiteral("redisson");
    return options;
}

LockOptions patient()
{
    auto options = asleep();
    options.dialect = QStringLiteral("redisson");
    return options;
}

/// A thread of some Redisson client.
QString threadId(int number)
{
    return QString::fromLatin1(kTheirClient) + QLatin1Char(':') + QString::number(number);
}

} // namespace

/// Redisson's lock as its own clients know it: what they write is written here with redis-cli.
class TestRedissonLock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void isWhatRedissonWrites_data();
    void isWhatRedissonWrites();
    void namesWithAHashTagKeepIt();
    void s6_anotherOwnerForEachAttempt();
    void renewalSetsHoldsAndTtl();
    void s8_renewalNeverRecreates();
    void l6_renewalHeals();
    void reenterAndGiveBack();
    void reenterNeedsAHoldCount();
    void releaseWhileAReentryIsAwaited();
    void foreignHashIsAConflict();
    void stringIsAConflict_data();
    void stringIsAConflict();
    void redissonMayTakeItAfterwards();
    void releaseTellsRedissonsWaiters();
    void s7_takenOverMeansNotOwner();
    void l7_scriptCacheMayBeFlushed();
    void s11_noTakeBehindItsRelease();
    void s11_noHealBehindTheRelease();

    void fairQueueIsNotJumped_data();
    void fairQueueIsNotJumped();
    void fairQueueIsJoined();
    void fairQueueGivesUsOurTurn();
    void fairQueueDropsWhoDidNotCome();
    void fairQueueMovesUp();
    void fairQueueIsLeft_data();
    void fairQueueIsLeft();
    void fairQueueOfTwoLockscopes();
    void releaseTellsTheHeadOfTheQueue();
    void withdrawnAttemptTellsTheNextInLine();
    void fairQueueOnFiveNodes();
    void l6_renewalHealsThoughOthersStandInLine();

private:
    QByteArray hash(int node = 0) { return m_nodes[node].tell(QStringLiteral("HGETALL stock")); }
    QByteArrayList queue(int node = 0)
    {
        const QByteArray all
            = m_nodes[node].cli({QStringLiteral("LRANGE"), kQueue, QStringLiteral("0"), QStringLiteral("-1")});
        return all.isEmpty() ? QByteArrayList() : all.split('\n');
    }
    qint64 deadline(const QString &place, int node = 0)
    {
        return m_nodes[node].cli({QStringLiteral("ZSCORE"), kTimeouts, place}).toLongLong();
    }
    qint64 serverNow(int node = 0)
    {
        const auto time = m_nodes[node].tell(QStringLiteral("TIME")).split('\n');
        return time.value(0).toLongLong() * 1000 + time.value(1).toLongLong() / 1000;
    }
    /// As RedissonFairLock puts a waiter into the line.
    void standInLine(const QString &place, qint64 until, int node = 0)
    {
        m_nodes[node].cli({QStringLiteral("ZADD"), kTimeouts, QString::number(until), place});
        m_nodes[node].cli({QStringLiteral("RPUSH"), kQueue, place});
    }
    /// As RedissonFairLock takes the head out of the line.
    void stepOut(const QString &place, int node = 0)
    {
        m_nodes[node].cli({QStringLiteral("ZREM"), kTimeouts, place});
        m_nodes[node].cli({QStringLiteral("LREM"), kQueue, QStringLiteral("0"), place});
    }
    bool waiterListens(const QString &channel, int node = 0)
    {
        return QTest::qWaitFor([&] { return m_nodes.listeners(node, channel) == 1; }, kPatienceMs);
    }

    LockServers m_nodes{5};
};

void TestRedissonLock::isWhatRedissonWrites_data()
{
    QTest::addColumn<int>("nodes");
    QTest::newRow("on one node") << 1;
    QTest::newRow("on five nodes") << 5;
}

void TestRedissonLock::isWhatRedissonWrites()
{
    QFETCH(const int, nodes);
    LockClient client(m_nodes.endpoints(nodes));
    const auto taken = await(client.acquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    const QByteArray owner = (*taken)->token();
    static const QRegularExpression form(
        QStringLiteral("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}:[0-9]+$"));
    QVERIFY2(form.match(QString::fromLatin1(owner)).hasMatch(), owner.constData());
    for (int node = 0; node < nodes; ++node) {
        QTRY_COMPARE_WITH_TIMEOUT(hash(node), owner + "\n1", kPatienceMs); // HLEN 1: one field, a plain integer
        const qint64 ttl = m_nodes[node].tell(QStringLiteral("PTTL stock")).toLongLong();
        QVERIFY(ttl > 0 && ttl <= kTtl.count());
        QCOMPARE(m_nodes[node].tell(QStringLiteral("DBSIZE")), "1"); // no companions
    }
    QCOMPARE((*taken)->holds(), 1);
    const auto released = await((*taken)->release());
    QVERIFY2(released, qPrintable(why(released)));
    QCOMPARE((*taken)->holds(), 0);
    QCOMPARE(m_nodes.tellAll(QStringLiteral("DBSIZE"), nodes).count("0"), nodes);
}

void TestRedissonLock::namesWithAHashTagKeepIt()
{
    LockClient holder(m_nodes.endpoints(1));
    LockClient waiter(m_nodes.endpoints(1));
    const auto held = await(holder.acquire("a{b}c", redisson()));
    QVERIFY2(held, qPrintable(why(held)));
    const auto waiting = waiter.acquire("a{b}c", patient());
    QVERIFY(waiterListens(QStringLiteral("redisson_lock__channel:a{b}c")));
    QVERIFY(await((*held)->release()));
    const auto taken = await(waiting);
    QVERIFY2(taken, qPrintable(why(taken)));
}

void TestRedissonLock::s6_anotherOwnerForEachAttempt()
{
    LockClient client(m_nodes.endpoints(1));
    LockClient other(m_nodes.endpoints(1));
    QSet<QByteArray> owners;
    QSet<QByteArray> clients;
    for (auto *taker : {&client, &client, &other, &other}) {
        const auto taken = await(taker->acquire("stock", redisson()));
        QVERIFY2(taken, qPrintable(why(taken)));
        owners.insert((*taken)->token());
        clients.insert((*taken)->token().split(':').first());
        QVERIFY(await((*taken)->release()));
    }
    QCOMPARE(owners.size(), 4);
    QCOMPARE(clients.size(), 2);
}

void TestRedissonLock::renewalSetsHoldsAndTtl()
{
    LockClient client(m_nodes.endpoints(3));
    const auto taken = await(client.acquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->reenter()));
    const QByteArray owner = (*taken)->token();
    m_nodes.tellAll(QStringLiteral("PEXPIRE stock 9000"), 3);
    m_nodes[1].tell(QStringLiteral("HSET stock %1 7").arg(QString::fromLatin1(owner))); // missed a change
    QVERIFY(await((*taken)->renew()));
    for (int node = 0; node < 3; ++node) {
        QTRY_COMPARE_WITH_TIMEOUT(hash(node), owner + "\n2", kPatienceMs);
        QVERIFY(m_nodes[node].tell(QStringLiteral("PTTL stock")).toLongLong() > 9000);
    }
}

void TestRedissonLock::s8_renewalNeverRecreates()
{
    LockClient client(m_nodes.endpoints(1));
    const auto taken = await(client.acquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    m_nodes[0].tell(QStringLiteral("DEL stock"));
    QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("lost"));
    QVERIFY(connected(client));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS stock")), "0");
}

void TestRedissonLock::l6_renewalHeals()
{
    LockClient client(m_nodes.endpoints(3));
    const auto taken = await(client.acquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->reenter()));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock"), 3), 3, kPatienceMs);
    m_nodes[1].tell(QStringLiteral("DEL stock"));
    QVERIFY(await((*taken)->renew()));
    QTRY_COMPARE_WITH_TIMEOUT(hash(1), (*taken)->token() + "\n2", kPatienceMs); // with its hold count
    QVERIFY(m_nodes[1].tell(QStringLiteral("PTTL stock")).toLongLong() > 0);
}

void TestRedissonLock::reenterAndGiveBack()
{
    LockClient client(m_nodes.endpoints(3));
    const auto taken = await(client.acquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    HeldLock &lock = **taken;
    const auto everywhere = [&](const QByteArray &count) {
        for (int node = 0; node < 3; ++node) {
            if (hash(node) != lock.token() + '\n' + count)
                return false;
        }
        return true;
    };
    for (int holds = 2; holds <= 3; ++holds) {
        const auto again = await(lock.reenter());
        QVERIFY2(again, qPrintable(why(again)));
        QCOMPARE(lock.holds(), holds);
        QTRY_VERIFY_WITH_TIMEOUT(everywhere(QByteArray::number(holds)), kPatienceMs);
    }
    for (int holds = 2; holds >= 1; --holds) {
        const auto back = await(lock.release());
        QVERIFY2(back, qPrintable(why(back)));
        QCOMPARE(lock.holds(), holds);
        QVERIFY(lock.isHeld());
        QTRY_VERIFY_WITH_TIMEOUT(everywhere(QByteArray::number(holds)), kPatienceMs);
    }
    QVERIFY(await(lock.release()));
    QVERIFY(!lock.isHeld());
    QCOMPARE(m_nodes.copies(QStringLiteral("stock"), 3), 0);
    QCOMPARE(kindOf(await(lock.release())), QStringLiteral("not-owner"));
    QCOMPARE(kindOf(await(lock.reenter())), QStringLiteral("not-owner"));

    // Many at once: each is counted.
    auto second = await(client.acquire("stock", redisson()));
    QVERIFY2(second, qPrintable(why(second)));
    std::vector<QFuture<Result<void>>> reentries;
    for (int i = 0; i < 10; ++i)
        reentries.push_back((*second)->reenter());
    for (const auto &future : reentries)
        QVERIFY(await(future));
    QCOMPARE((*second)->holds(), 11);
    QTRY_COMPARE_WITH_TIMEOUT(hash(0), (*second)->token() + "\n11", kPatienceMs);
    // The handle's end gives back all of them.
    second->reset();
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock"), 3), 0, kPatienceMs);
}

void TestRedissonLock::reenterNeedsAHoldCount()
{
    LockClient client(m_nodes.endpoints(1));
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    const auto again = await((*taken)->reenter());
    QCOMPARE(kindOf(again), QStringLiteral("invalid-argument"));
    QVERIFY2(again.error().message.contains(QStringLiteral("lockscope")), qPrintable(again.error().message));
    QCOMPARE((*taken)->holds(), 1);
    QVERIFY((*taken)->isHeld());
}

void TestRedissonLock::releaseWhileAReentryIsAwaited()
{
    LockClient client(m_nodes.endpoints(1));
    const auto taken = await(client.acquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    // The second hold is not there yet, so this gives back the only one.
    const auto again = (*taken)->reenter();
    const auto released = (*taken)->release();
    QCOMPARE((*taken)->holds(), 0);
    QVERIFY(await(released));
    QCOMPARE(kindOf(await(again)), QStringLiteral("not-owner"));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS stock")), "0");
}

void TestRedissonLock::foreignHashIsAConflict()
{
    m_nodes[0].tell(QStringLiteral("HSET stock %1 1").arg(threadId(1)));
    LockClient client(m_nodes.endpoints(1));
    const auto refused = await(client.acquire("stock", redisson()));
    QCOMPARE(kindOf(refused), QStringLiteral("conflict"));
    QCOMPARE(hash(), threadId(1).toLatin1() + "\n1");
    QCOMPARE(m_nodes[0].tell(QStringLiteral("PTTL stock")), "-1");
    // The other way round, somebody of the Redlock family.
    QCOMPARE(kindOf(await(client.acquire("stock", calm()))), QStringLiteral("conflict"));
    QCOMPARE(hash(), threadId(1).toLatin1() + "\n1");
}

void TestRedissonLock::stringIsAConflict_data()
{
    QTest::addColumn<QString>("seed");
    QTest::newRow("a string") << QStringLiteral("SET stock other");
    QTest::newRow("a list") << QStringLiteral("RPUSH stock other");
    QTest::newRow("a sorted set") << QStringLiteral("ZADD stock 1 other");
}

void TestRedissonLock::stringIsAConflict()
{
    QFETCH(const QString, seed);
    m_nodes.tellAll(seed, 3);
    LockClient client(m_nodes.endpoints(3));
    QCOMPARE(kindOf(await(client.acquire("stock", redisson()))), QStringLiteral("conflict"));
    QVERIFY(connected(client));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock"), 3), 3);

    // It comes while we hold: nothing of it is touched.
    m_nodes.tellAll(QStringLiteral("DEL stock"), 3);
    const auto taken = await(client.acquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock"), 3), 3, kPatienceMs);
    m_nodes.tellAll(QStringLiteral("DEL stock"), 3);
    m_nodes.tellAll(seed, 3);
    QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("lost"));
    QVERIFY(connected(client));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock"), 3), 3);
    QCOMPARE(m_nodes.tellAll(QStringLiteral("PTTL stock"), 3).count("-1"), 3);
}

void TestRedissonLock::redissonMayTakeItAfterwards()
{
    LockClient client(m_nodes.endpoints(1));
    auto taken = await(client.acquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->release()));
    m_nodes[0].tell(QStringLiteral("HINCRBY stock %1 1").arg(threadId(1)));
    m_nodes[0].tell(QStringLiteral("PEXPIRE stock 100000"));
    QCOMPARE(hash(), threadId(1).toLatin1() + "\n1");
    QCOMPARE(kindOf(await((*taken)->release())), QStringLiteral("not-owner"));
    taken->reset();
    QVERIFY(connected(client));
    QCOMPARE(hash(), threadId(1).toLatin1() + "\n1");
}

void TestRedissonLock::releaseTellsRedissonsWaiters()
{
    Link subscriber(m_nodes[0].endpoint(), Purpose::Listen);
    QSignalSpy messages(&subscriber, &Link::message);
    QSignalSpy ups(&subscriber, &Link::up);
    subscriber.start();
    QTRY_COMPARE_WITH_TIMEOUT(ups.count(), 1, kPatienceMs);
    QVERIFY(ask(subscriber, {"SUBSCRIBE", kFairChannel.toLatin1()}));

    LockClient client(m_nodes.endpoints(1));
    const auto taken = await(client.acquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->reenter()));
    QVERIFY(await((*taken)->release())); // one of two: nobody is told
    QVERIFY(await((*taken)->release()));
    QTRY_COMPARE_WITH_TIMEOUT(messages.count(), 1, kPatienceMs);
    QCOMPARE(messages.first().at(0).toByteArray(), kFairChannel.toLatin1());
    QCOMPARE(messages.first().at(1).toByteArray(), "0"); // Redisson's word for unlocked
    QVERIFY(ask(subscriber, {"PING"}));
    QCOMPARE(messages.count(), 1);
}

void TestRedissonLock::s7_takenOverMeansNotOwner()
{
    LockClient client(m_nodes.endpoints(1));
    const auto taken = await(client.acquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    m_nodes[0].tell(QStringLiteral("DEL stock"));
    m_nodes[0].tell(QStringLiteral("HSET stock %1 1").arg(threadId(9)));
    QCOMPARE(kindOf(await((*taken)->release())), QStringLiteral("not-owner"));
    QCOMPARE(hash(), threadId(9).toLatin1() + "\n1");
}

void TestRedissonLock::l7_scriptCacheMayBeFlushed()
{
    LockClient client(m_nodes.endpoints(1));
    for (int turn = 0; turn < 2; ++turn) {
        m_nodes[0].tell(QStringLiteral("SCRIPT FLUSH"));
        const auto taken = await(client.acquire("stock", redisson()));
        QVERIFY2(taken, qPrintable(why(taken)));
        m_nodes[0].tell(QStringLiteral("SCRIPT FLUSH"));
        QVERIFY(await((*taken)->renew()));
        m_nodes[0].tell(QStringLiteral("SCRIPT FLUSH"));
        QVERIFY(await((*taken)->release()));
        QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS stock")), "0");
    }
}

void TestRedissonLock::fairQueueIsNotJumped_data()
{
    QTest::addColumn<bool>("free");
    QTest::newRow("the lock is held") << false;
    QTest::newRow("the lock is free, the head of the line is on its way") << true;
}

void TestRedissonLock::fairQueueIsNotJumped()
{
    QFETCH(const bool, free);
    if (!free)
        m_nodes[0].tell(QStringLiteral("HSET stock %1 1").arg(threadId(1)));
    const qint64 until = serverNow() + kPatience;
    standInLine(threadId(2), until);
    LockClient client(m_nodes.endpoints(1));
    // One attempt does not queue: nobody would come when its turn came.
    QCOMPARE(kindOf(await(client.tryAcquire("stock", redisson(kNever)))), QStringLiteral("conflict"));
    QCOMPARE(queue(), QByteArrayList{threadId(2).toLatin1()});
    QCOMPARE(deadline(threadId(2)), until);
    QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS stock")), free ? "0" : "1");
}

void TestRedissonLock::fairQueueIsJoined()
{
    m_nodes[0].tell(QStringLiteral("HSET stock %1 1").arg(threadId(1)));
    const qint64 until = serverNow() + kPatience;
    standInLine(threadId(2), until);
    standInLine(threadId(3), until + kPatience);
    LockClient client(m_nodes.endpoints(1));
    const auto waiting = client.acquire("stock", patient());
    QTRY_COMPARE_WITH_TIMEOUT(queue().size(), 3, kPatienceMs);
    QCOMPARE(queue().mid(0, 2), (QByteArrayList{threadId(2).toLatin1(), threadId(3).toLatin1()}));
    const QByteArray place = queue().last();
    // As a thread of a Redisson client would stand there, for as long as all before it may take.
    QVERIFY(!QUuid(QString::fromLatin1(place.split(':').first())).isNull());
    QCOMPARE(deadline(QString::fromLatin1(place)), until + 2 * kPatience);
    QVERIFY(waiterListens(kFairChannel + QLatin1Char(':') + QString::fromLatin1(place)));
    // However often it asks, it keeps its place.
    m_nodes[0].cli({QStringLiteral("PUBLISH"), kFairChannel, QStringLiteral("0")});
    m_nodes[0].cli({QStringLiteral("PUBLISH"), kFairChannel, QStringLiteral("0")});
    QVERIFY(connected(client));
    QCOMPARE(queue().size(), 3);
    QCOMPARE(queue().last(), place);
    QCOMPARE(deadline(QString::fromLatin1(place)), until + 2 * kPatience);
    QVERIFY(!waiting.isFinished());
}

void TestRedissonLock::fairQueueGivesUsOurTurn()
{
    m_nodes[0].tell(QStringLiteral("HSET stock %1 1").arg(threadId(1)));
    standInLine(threadId(2), serverNow() + kPatience);
    LockClient client(m_nodes.endpoints(1));
    const auto waiting = client.acquire("stock", patient());
    QTRY_COMPARE_WITH_TIMEOUT(queue().size(), 2, kPatienceMs);
    const QString place = QString::fromLatin1(queue().last());
    QVERIFY(waiterListens(kFairChannel + QLatin1Char(':') + place));
    standInLine(threadId(4), serverNow() + 3 * kPatience);
    const qint64 theirs = deadline(threadId(4));

    // The holder goes; it is the turn of the one before us, and we are told by mistake.
    m_nodes[0].tell(QStringLiteral("DEL stock"));
    m_nodes[0].cli({QStringLiteral("PUBLISH"), kFairChannel, QStringLiteral("0")});
    QVERIFY(connected(client));
    QVERIFY(!waiting.isFinished());
    // It takes the lock, releases it, and tells the head of the line, by its own channel only.
    stepOut(threadId(2));
    QCOMPARE(m_nodes[0].cli({QStringLiteral("PUBLISH"), kFairChannel + QLatin1Char(':') + place, QStringLiteral("0")}),
             "1");
    const auto taken = await(waiting);
    QVERIFY2(taken, qPrintable(why(taken)));
    QCOMPARE(hash(), (*taken)->token() + "\n1");
    QCOMPARE(queue(), QByteArrayList{threadId(4).toLatin1()});
    QCOMPARE(m_nodes[0].cli({QStringLiteral("ZCARD"), kTimeouts}), "1");
    QCOMPARE(deadline(threadId(4)), theirs - kPatience); // everybody moves up
}

void TestRedissonLock::fairQueueDropsWhoDidNotCome()
{
    const qint64 now = serverNow();
    standInLine(threadId(2), now - 60'000);
    standInLine(threadId(3), now - 1);
    m_nodes[0].cli({QStringLiteral("RPUSH"), kQueue, threadId(4)}); // without a time-out, as a crash may leave it
    LockClient client(m_nodes.endpoints(1));
    const auto taken = await(client.tryAcquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(queue().isEmpty());
    QCOMPARE(m_nodes[0].cli({QStringLiteral("EXISTS"), kTimeouts}), "0");

    // Those behind them who still have time are not passed over.
    QVERIFY(await((*taken)->release()));
    standInLine(threadId(2), now - 60'000);
    standInLine(threadId(5), now + kPatience);
    QCOMPARE(kindOf(await(client.tryAcquire("stock", redisson()))), QStringLiteral("conflict"));
    QCOMPARE(queue(), QByteArrayList{threadId(5).toLatin1()});
}

void TestRedissonLock::fairQueueMovesUp()
{
    // Nobody tells: the head of the line never came, and its time ends while we wait.
    standInLine(threadId(2), serverNow() + 700);
    LockClient client(m_nodes.endpoints(1));
    const auto taken = await(client.acquire("stock", redisson(kNever)));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(queue().isEmpty());
    QCOMPARE(m_nodes[0].cli({QStringLiteral("EXISTS"), kTimeouts}), "0");
}

void TestRedissonLock::fairQueueIsLeft_data()
{
    QTest::addColumn<QString>("end");
    QTest::newRow("cancelled") << QStringLiteral("cancelled");
    QTest::newRow("the wait is over") << QStringLiteral("over");
    QTest::newRow("releaseAll()") << QStringLiteral("releaseAll");
}

void TestRedissonLock::fairQueueIsLeft()
{
    QFETCH(const QString, end);
    const qint64 until = serverNow() + kPatience;
    standInLine(threadId(2), until);
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(connected(client));
    auto waiting = client.acquire("stock", end == QLatin1String("over") ? redisson(Millis(300)) : patient());
    QTRY_COMPARE_WITH_TIMEOUT(queue().size(), 2, kPatienceMs);
    if (end == QLatin1String("cancelled"))
        waiting.cancel();
    if (end == QLatin1String("releaseAll"))
        QVERIFY(awaitDone(client.releaseAll()));
    QTRY_VERIFY_WITH_TIMEOUT(waiting.isFinished(), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(queue(), QByteArrayList{threadId(2).toLatin1()}, kPatienceMs);
    QCOMPARE(m_nodes[0].cli({QStringLiteral("ZCARD"), kTimeouts}), "1");
    QCOMPARE(deadline(threadId(2)), until);
}

void TestRedissonLock::fairQueueOfTwoLockscopes()
{
    m_nodes[0].tell(QStringLiteral("HSET stock %1 1").arg(threadId(1)));
    standInLine(threadId(2), serverNow() + kPatience);
    LockClient first(m_nodes.endpoints(1));
    LockClient second(m_nodes.endpoints(1));
    const auto one = first.acquire("stock", patient());
    QTRY_COMPARE_WITH_TIMEOUT(queue().size(), 2, kPatienceMs);
    auto two = second.acquire("stock", patient());
    QTRY_COMPARE_WITH_TIMEOUT(queue().size(), 3, kPatienceMs);
    for (const auto &place : queue().mid(1))
        QVERIFY(waiterListens(kFairChannel + QLatin1Char(':') + QString::fromLatin1(place)));
    QVERIFY(connected(first) && connected(second));
    const QString head = QString::fromLatin1(queue().at(1));
    m_nodes[0].tell(QStringLiteral("DEL stock"));
    stepOut(threadId(2));
    m_nodes[0].cli({QStringLiteral("PUBLISH"), kFairChannel + QLatin1Char(':') + head, QStringLiteral("0")});
    const auto mine = await(one);
    QVERIFY2(mine, qPrintable(why(mine)));
    QVERIFY(!two.isFinished());
    QVERIFY(await((*mine)->release()));
    const auto theirs = await(two);
    QVERIFY2(theirs, qPrintable(why(theirs)));
    QVERIFY(queue().isEmpty());
}

void TestRedissonLock::releaseTellsTheHeadOfTheQueue()
{
    const QByteArray own = kFairChannel.toLatin1() + ':' + threadId(3).toLatin1();
    Link subscriber(m_nodes[0].endpoint(), Purpose::Listen);
    QSignalSpy messages(&subscriber, &Link::message);
    QSignalSpy ups(&subscriber, &Link::up);
    subscriber.start();
    QTRY_COMPARE_WITH_TIMEOUT(ups.count(), 1, kPatienceMs);
    for (const int number : {2, 3, 4})
        QVERIFY(ask(subscriber, {"SUBSCRIBE", kFairChannel.toLatin1() + ':' + threadId(number).toLatin1()}));

    LockClient client(m_nodes.endpoints(1));
    const auto taken = await(client.acquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    const qint64 now = serverNow();
    standInLine(threadId(2), now - 1); // did not come
    standInLine(threadId(3), now + kPatience);
    standInLine(threadId(4), now + 2 * kPatience);
    QVERIFY(await((*taken)->release()));
    QTRY_COMPARE_WITH_TIMEOUT(messages.count(), 1, kPatienceMs);
    QCOMPARE(messages.first().at(0).toByteArray(), own);
    QCOMPARE(messages.first().at(1).toByteArray(), "0");
    QCOMPARE(queue(), (QByteArrayList{threadId(3).toLatin1(), threadId(4).toLatin1()}));

    // Who leaves the line at its head tells the next one, if the lock is free.
    stepOut(threadId(3));
    stepOut(threadId(4));
    standInLine(threadId(2), now + kPatience);
    QVERIFY(m_nodes.resetStatistics(1));
    auto options = patient();
    options.retryMin = options.retryMax = std::chrono::minutes(1);
    auto waiting = client.acquire("stock", options);
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.calls(0, "eval"), 2,
                              kPatienceMs); // once more when it listens; from there on it sleeps
    QCOMPARE(queue().size(), 2);
    standInLine(threadId(3), now + 3 * kPatience);
    stepOut(threadId(2));
    QVERIFY(connected(client));
    waiting.cancel();
    QTRY_COMPARE_WITH_TIMEOUT(messages.count(), 2, kPatienceMs);
    QCOMPARE(messages.last().at(0).toByteArray(), own);
    QCOMPARE(queue(), QByteArrayList{threadId(3).toLatin1()});
}

void TestRedissonLock::fairQueueOnFiveNodes()
{
    for (int node = 0; node < 5; ++node) {
        m_nodes[node].tell(QStringLiteral("HSET stock %1 1").arg(threadId(1)));
        standInLine(threadId(2), serverNow(node) + kPatience, node);
    }
    LockClient client(m_nodes.endpoints(5));
    QCOMPARE(kindOf(await(client.tryAcquire("stock", redisson()))), QStringLiteral("conflict"));
    const auto waiting = client.acquire("stock", patient());
    for (int node = 0; node < 5; ++node)
        QTRY_COMPARE_WITH_TIMEOUT(queue(node).size(), 2, kPatienceMs);
    const QString place = QString::fromLatin1(queue(0).last());
    for (int node = 0; node < 5; ++node) {
        QCOMPARE(queue(node).last(), place.toLatin1()); // the same on all of them
        QVERIFY(waiterListens(kFairChannel + QLatin1Char(':') + place, node));
    }
    QVERIFY(connected(client));
    // Our turn comes on a majority. Nobody would ever come to the place that was left on the others.
    for (const int node : {0, 2, 4}) {
        m_nodes[node].tell(QStringLiteral("DEL stock"));
        stepOut(threadId(2), node);
    }
    QCOMPARE(m_nodes[4].cli({QStringLiteral("PUBLISH"), kFairChannel + QLatin1Char(':') + place, QStringLiteral("0")}),
             "1");
    const auto taken = await(waiting);
    QVERIFY2(taken, qPrintable(why(taken)));
    for (const int node : {0, 2, 4}) {
        QCOMPARE(hash(node), (*taken)->token() + "\n1");
        QVERIFY(queue(node).isEmpty());
    }
    for (const int node : {1, 3})
        QTRY_COMPARE_WITH_TIMEOUT(queue(node), QByteArrayList{threadId(2).toLatin1()}, kPatienceMs);
    QVERIFY(await((*taken)->release()));
    for (const int node : {1, 3})
        QCOMPARE(hash(node), threadId(1).toLatin1() + "\n1");
}

void TestRedissonLock::s11_noTakeBehindItsRelease()
{
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(await(await(client.acquire("stock", redisson())).value()->release())); // both scripts are known there
    // Only one of them still is, when the attempt is cancelled on its way.
    m_nodes[0].tell(QStringLiteral("SCRIPT FLUSH"));
    m_nodes[0].cli(
        {QStringLiteral("SCRIPT"), QStringLiteral("LOAD"), QString::fromUtf8(scriptBody(Script::ReleaseRedisson))});
    QVERIFY(m_nodes.resetStatistics(1));
    m_nodes[0].freeze();
    auto inFlight = client.acquire("stock", redisson());
    QCoreApplication::processEvents();
    inFlight.cancel();
    QCoreApplication::processEvents();
    m_nodes[0].thaw();
    QVERIFY(connected(client)); // behind all that
    QVERIFY(m_nodes.calls(0, "eval") >= 1); // in full, in its place
    QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS stock")), "0");
}

void TestRedissonLock::s11_noHealBehindTheRelease()
{
    LockClient client(m_nodes.endpoints(3));
    auto options = redisson();
    options.ttl = Millis(100'000);
    options.nodeTimeout = Millis(5000);
    const auto taken = await(client.acquire("stock", options));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->renew()));
    QVERIFY(await(await(client.acquire("other", options)).value()->release())); // all scripts are known everywhere
    m_nodes[1].tell(QStringLiteral("DEL stock"));
    m_nodes[1].tell(QStringLiteral("SCRIPT FLUSH"));
    for (const Script script : {Script::RenewRedisson, Script::ReleaseRedisson})
        m_nodes[1].cli({QStringLiteral("SCRIPT"), QStringLiteral("LOAD"), QString::fromUtf8(scriptBody(script))});
    // The renewal is decided by the third node; the second has told by then that it lacks the key.
    m_nodes[2].freeze();
    QFuture<Result<void>> released;
    connect((*taken)->events(), &LeaseSignals::renewed, this, [&] { released = (*taken)->release(); });
    const auto renewing = (*taken)->renew();
    const auto later = await(client.acquire("other", calm())); // its answers come behind
    QVERIFY2(later, qPrintable(why(later)));
    m_nodes[2].thaw();
    QVERIFY(await(renewing));
    QVERIFY(await(released));
    QVERIFY(connected(client));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock"), 3), 0);
}

void TestRedissonLock::withdrawnAttemptTellsTheNextInLine()
{
    const QByteArray theirs = kFairChannel.toLatin1() + ':' + threadId(3).toLatin1();
    Link subscriber(m_nodes[0].endpoint(), Purpose::Listen);
    QSignalSpy messages(&subscriber, &Link::message);
    QSignalSpy ups(&subscriber, &Link::up);
    subscriber.start();
    QTRY_COMPARE_WITH_TIMEOUT(ups.count(), 1, kPatienceMs);
    QVERIFY(ask(subscriber, {"SUBSCRIBE", theirs}));

    standInLine(threadId(2), serverNow() + kPatience);
    LockClient client(m_nodes.endpoints(1));
    auto waiting = client.acquire("stock", patient());
    QTRY_COMPARE_WITH_TIMEOUT(queue().size(), 2, kPatienceMs);
    const QString place = QString::fromLatin1(queue().last());
    QVERIFY(waiterListens(kFairChannel + QLatin1Char(':') + place));
    QVERIFY(connected(client));
    standInLine(threadId(3), serverNow() + 3 * kPatience);
    stepOut(threadId(2));
    QVERIFY(m_nodes.resetStatistics(1));
    // It is our turn; we take it, and are cancelled before we hear of it.
    m_nodes[0].cli({QStringLiteral("PUBLISH"), kFairChannel + QLatin1Char(':') + place, QStringLiteral("0")});
    m_nodes[0].freeze();
    for (int turn = 0; turn < 20; ++turn)
        QCoreApplication::processEvents(); // the message is there; the attempt leaves
    waiting.cancel();
    QCoreApplication::processEvents();
    m_nodes[0].thaw();
    QVERIFY(connected(client));
    QCOMPARE(queue(), QByteArrayList{threadId(3).toLatin1()});
    QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS stock")), "0");
    QTRY_COMPARE_WITH_TIMEOUT(messages.count(), 1, kPatienceMs);
    QCOMPARE(messages.first().at(0).toByteArray(), theirs);
}

void TestRedissonLock::l6_renewalHealsThoughOthersStandInLine()
{
    LockClient client(m_nodes.endpoints(3));
    const auto taken = await(client.acquire("stock", redisson()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock"), 3), 3, kPatienceMs);
    for (int node = 0; node < 3; ++node)
        standInLine(threadId(2), serverNow(node) + kPatience, node);
    m_nodes[1].tell(QStringLiteral("DEL stock"));
    QVERIFY(await((*taken)->renew()));
    QTRY_COMPARE_WITH_TIMEOUT(hash(1), (*taken)->token() + "\n1", kPatienceMs);
    QCOMPARE(queue(1), QByteArrayList{threadId(2).toLatin1()}); // who waits keeps the place
}

LOCKSCOPE_TEST(QCoreApplication, TestRedissonLock)
#include "tst_redissonlock.moc"
