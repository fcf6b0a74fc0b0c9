#include "fixtures/testprogram.h"

#include "desk.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/locks/lockclient.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

using Effect = PlannedNode::Effect;
using Outcome = ReleasedNode::Outcome;

const QString kRedissonOwner = QStringLiteral("6f0829ed-bfd3-4e6f-bba3-6f3d66cd1761:42");

} // namespace

class TestReleaseController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void releasesOnAllNodes();
    void aTieIsNobodys();
    void releasesWhereMemoryIsFull();
    void planChangesNothing();
    void planOfWhatIsNotThere();
    void ownerChangedOnOneNode();
    void ownerChangedOnAllNodes();
    void becameAnotherKindOfKey();
    void nativeHolderIsTold();
    void redissonWakesItsWaiters();
    void heldOffRedissonsWaitersReadTheNewTtl();
    void holdsNewcomersOff_data();
    void holdsNewcomersOff();
    void nativeWaiterIsWoken();
    void redissonOwnerChanged();
    void residueOfAnotherIsLeftAlone();
    void namedOwnerOnly();
    void namedRedissonOwnerIsMeantToTheLetter();
    void ownerTooLongToCompareIsLeftAlone();
    void splitIsClearedAltogether();
    void lockedControllerRefuses();
    void productionWantsNameAndReason_data();
    void productionWantsNameAndReason();
    void withoutJournalNothingIsReleased_data();
    void withoutJournalNothingIsReleased();
    void journalNeverHoldsAPassword();
    void cancelIsRecorded();
    void nodeDiesBetweenPlanAndExecution();
    void nodeFrozenBetweenPlanAndExecution();
    void whatAReturningNodeHasIsRecorded_data();
    void whatAReturningNodeHasIsRecorded();
    void theJournalRecordsWhatBecameOfTheLock_data();
    void theJournalRecordsWhatBecameOfTheLock();
    void nodeDeadWhenPlanned();
    void missingRightIsTold();
    void aRightThatIsMissingHalfWayIsNoRefusal_data();
    void aRightThatIsMissingHalfWayIsNoRefusal();
    void binaryNamesAndOwners();

private:
    Deployment deployment(int nodes = 5) const
    {
        return {.name = QStringLiteral("shop"), .nodes = m_nodes.endpoints(nodes), .interval = Millis(100)};
    }
    int copies(const QString &key) const
    {
        return static_cast<int>(m_nodes.tellAll(QStringLiteral("EXISTS ") + key).count("1"));
    }

    RedisSet m_nodes{5};
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_journal;
};

void TestReleaseController::init()
{
    QVERIFY(m_nodes.reset());
    m_dir = std::make_unique<QTemporaryDir>();
    m_journal = m_dir->filePath(QStringLiteral("state/audit.jsonl"));
}

void TestReleaseController::releasesOnAllNodes()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->owner, "owner-1");
    QCOMPARE(plan->nodesToActOn(), 5);
    QCOMPARE(plan->quorum, 3);
    QVERIFY(plan->voted);
    QVERIFY(plan->reaction == HolderReaction::MayRecreate);
    QVERIFY(plan->script().contains("ARGV[1]"));
    const auto report = desk.execute(*plan, {.reason = QStringLiteral("stuck")});
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(report->count(Outcome::Released), 5);
    QVERIFY(report->isComplete());
    QVERIFY(!report->journalError);
    QCOMPARE(copies(QStringLiteral("stock")), 0);

    QCOMPARE(desk.events(), (QStringList{QStringLiteral("release-intent"), QStringLiteral("release-outcome")}));
    const QJsonObject intent = desk.entries().first();
    QCOMPARE(intent.value(QLatin1String("reason")).toString(), QStringLiteral("stuck"));
    QCOMPARE(intent.value(QLatin1String("deployment")).toString(), QStringLiteral("shop"));
    QCOMPARE(intent.value(QLatin1String("owner")).toString(), QStringLiteral("owner-1"));
    QCOMPARE(intent.value(QLatin1String("nodes")).toArray().size(), 5);
    QVERIFY(intent.value(QLatin1String("actor")).toObject().value(QLatin1String("pid")).toInteger()
            == QCoreApplication::applicationPid());
    QVERIFY(intent.contains(QLatin1String("time")));
    QVERIFY(desk.entries().last().value(QLatin1String("complete")).toBool());
    QCOMPARE(
        QFile::permissions(m_journal)
            & (QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::WriteGroup | QFileDevice::WriteOther),
        QFileDevice::Permissions());
}

/// Nobody holds it: the plan names each where it has it, and none for all.
void TestReleaseController::aTieIsNobodys()
{
    const QStringList owners{QStringLiteral("ship-a"), QStringLiteral("ship-a"), QStringLiteral("ship-b"),
                             QStringLiteral("ship-b"), QStringLiteral("ship-c")};
    for (int node = 0; node < 5; ++node)
        QCOMPARE(m_nodes[node].tell(QStringLiteral("SET stock %1 PX 100000").arg(owners.at(node))), "OK");
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QVERIFY(plan->isTie);
    QCOMPARE(plan->nodesToActOn(), 5); // each is in the way
    QCOMPARE(plan->owners(), QByteArrayList({"ship-a", "ship-b", "ship-c"}));
    QVERIFY(toJson(*plan).value(QLatin1String("owner")).isNull());
    const auto report = desk.execute(*plan);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(report->count(Outcome::Released), 5);
    QCOMPARE(desk.entries().last().value(QLatin1String("owner")).toString(),
             QStringLiteral("ship-a / ship-b / ship-c"));
    // Of one who has it on more nodes than others it is that one's.
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    m_nodes[0].tell(QStringLiteral("SET stock owner-2 PX 100000"));
    const auto held = desk.plan("stock");
    QVERIFY(held && !held->isTie);
    QCOMPARE(held->owners(), QByteArrayList{"owner-1"});
}

/// Such a node knows no transactions; what it holds can be read and released all the same.
void TestReleaseController::releasesWhereMemoryIsFull()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    m_nodes.tellAll(QStringLiteral("HSET 3edaecd7 3edaecd7-8b5a-4c47-bdc6-fff775044369:1 1"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    m_nodes.tellAll(QStringLiteral("CONFIG SET maxmemory 1"));
    const auto plan = desk.plan("stock");
    const auto hash = desk.plan("3edaecd7");
    const auto report = plan ? desk.execute(*plan) : Result<ReleaseReport>(plan.error());
    m_nodes.tellAll(QStringLiteral("CONFIG SET maxmemory 0"));
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->nodesToActOn(), 5);
    QVERIFY2(hash, qPrintable(hash ? QString() : hash.error().message));
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(report->count(Outcome::Released), 5);
    QCOMPARE(copies(QStringLiteral("stock")), 0);
}

void TestReleaseController::planChangesNothing()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Desk desk(deployment(), m_journal);
    desk.controller.lock(); // a plan needs no right to act
    QVERIFY(desk.isReady());
    QVERIFY(desk.plan("stock"));
    QCOMPARE(copies(QStringLiteral("stock")), 5);
    QVERIFY(desk.events().isEmpty());
}

void TestReleaseController::planOfWhatIsNotThere()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    m_nodes.tellAll(QStringLiteral("RPUSH list a b"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto nothing = desk.plan("nothing");
    QVERIFY(!nothing);
    QCOMPARE(toString(nothing.error().kind), toString(ErrorKind::NotFound));
    const auto list = desk.plan("list");
    QVERIFY(!list);
    QCOMPARE(toString(list.error().kind), toString(ErrorKind::NotFound));
    const auto somebody = desk.plan("stock", "somebody else");
    QVERIFY(!somebody);
    QCOMPARE(toString(somebody.error().kind), toString(ErrorKind::NotOwner));
    m_nodes.tellAll(QStringLiteral("SETRANGE lock:big 1048576 x"));
    const auto big = desk.plan("lock:big");
    QVERIFY(!big);
    QCOMPARE(toString(big.error().kind), toString(ErrorKind::NotAllowed));
    QVERIFY2(big.error().message.contains(QStringLiteral("has 1048577 bytes, more than 1 MiB")),
             qPrintable(big.error().message));
}

void TestReleaseController::ownerChangedOnOneNode()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    m_nodes[2].tell(QStringLiteral("SET stock owner-2 PX 100000"));
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Released), 4);
    QCOMPARE(report->count(Outcome::Refused), 1);
    QVERIFY(!report->isComplete());
    QCOMPARE(report->nodes[2].expectedOwner, "owner-1");
    QCOMPARE(report->nodes[2].foundOwner, "owner-2");
    QCOMPARE(m_nodes[2].tell(QStringLiteral("GET stock")), "owner-2");
    QCOMPARE(copies(QStringLiteral("stock")), 1);

    const QJsonObject outcome = desk.entries().last();
    QVERIFY(!outcome.value(QLatin1String("complete")).toBool(true));
    const QJsonArray nodes = outcome.value(QLatin1String("nodes")).toArray();
    QCOMPARE(nodes.at(0).toObject().value(QLatin1String("outcome")).toString(), QStringLiteral("released"));
    QCOMPARE(nodes.at(2).toObject().value(QLatin1String("outcome")).toString(), QStringLiteral("refused"));
    QCOMPARE(nodes.at(2).toObject().value(QLatin1String("expectedOwner")).toString(), QStringLiteral("owner-1"));
    QCOMPARE(nodes.at(2).toObject().value(QLatin1String("foundOwner")).toString(), QStringLiteral("owner-2"));
}

void TestReleaseController::ownerChangedOnAllNodes()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    m_nodes.tellAll(QStringLiteral("SET stock owner-10 PX 100000")); // begins like the planned one
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Refused), 5);
    QCOMPARE(copies(QStringLiteral("stock")), 5);
    QCOMPARE(desk.events().last(), QStringLiteral("release-outcome"));
}

void TestReleaseController::becameAnotherKindOfKey()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    m_nodes[0].tell(QStringLiteral("DEL stock"));
    m_nodes[1].tell(QStringLiteral("DEL stock"));
    m_nodes[1].tell(QStringLiteral("HSET stock owner-1 1"));
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(toString(report->nodes[0].outcome), toString(Outcome::Absent));
    QCOMPARE(toString(report->nodes[1].outcome), toString(Outcome::Refused));
    QCOMPARE(report->count(Outcome::Released), 3);
    QCOMPARE(m_nodes[1].tell(QStringLiteral("HGET stock owner-1")), "1");
}

void TestReleaseController::nativeHolderIsTold()
{
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", {.ttl = Millis(60'000), .autoRenew = false}));
    QVERIFY(taken);
    QTRY_COMPARE_WITH_TIMEOUT(copies(QStringLiteral("stock")), 5, kPatienceMs);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    QCOMPARE(plan->dialect, QStringLiteral("lockscope"));
    QVERIFY(plan->reaction == HolderReaction::NoticesSoon);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QVERIFY(report->isComplete());
    const auto renewed = await((*taken)->renew());
    QVERIFY(!renewed);
    QCOMPARE(toString(renewed.error().kind), toString(ErrorKind::Lost));
    QCOMPARE(copies(QStringLiteral("stock")), 0);
}

void TestReleaseController::redissonWakesItsWaiters()
{
    m_nodes[1].tell(QStringLiteral("HSET stock %1 2").arg(kRedissonOwner));
    m_nodes[1].tell(QStringLiteral("PEXPIRE stock 100000"));
    Subscriber waiter(m_nodes[1], "redisson_lock__channel:{stock}");
    QVERIFY(waiter.hears("subscribe"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->dialect, QStringLiteral("redisson"));
    QCOMPARE(plan->nodesToActOn(), 1);
    QVERIFY(!plan->voted);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(toString(report->nodes[1].outcome), toString(Outcome::Released));
    QCOMPARE(report->nodes[1].woken, qint64(1));
    QCOMPARE(report->count(Outcome::NotTried), 4);
    QVERIFY(waiter.hears("message"));
    QVERIFY(waiter.hears("\r\n$1\r\n0\r\n"));
    QCOMPARE(copies(QStringLiteral("stock")), 0);
}

void TestReleaseController::holdsNewcomersOff_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::newRow("lockscope") << QStringLiteral("lockscope");
    QTest::newRow("redisson") << QStringLiteral("redisson");
}

void TestReleaseController::holdsNewcomersOff()
{
    QFETCH(const QString, dialect);
    LockClient client(m_nodes.endpoints());
    const LockOptions options{.ttl = Millis(60'000), .autoRenew = false, .dialect = dialect};
    const auto taken = await(client.acquire("stock", options));
    QVERIFY(taken);
    QTRY_COMPARE_WITH_TIMEOUT(copies(QStringLiteral("stock")), 5, kPatienceMs);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    auto plan = desk.plan("stock");
    QVERIFY(plan);
    const LockAction tooLong{LockActionKind::ReleaseAndHoldOff, kLongestTtl + Millis(1)};
    QCOMPARE(toString(withAct(*plan, tooLong).error().kind), toString(ErrorKind::InvalidArgument));
    plan->act = tooLong;
    const auto refusedToo = desk.execute(*plan);
    QVERIFY(!refusedToo);
    QCOMPARE(toString(refusedToo.error().kind), toString(ErrorKind::InvalidArgument));
    plan = withAct(*plan, {LockActionKind::ReleaseAndHoldOff, Millis(30'000)});
    QVERIFY(plan);
    const auto report = desk.execute(*plan);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QVERIFY(report->isComplete());
    QCOMPARE(desk.entries().last().value(QLatin1String("event")).toString(), QStringLiteral("release-outcome"));

    // the old holder has lost it, and nobody else gets it
    const auto renewed = await((*taken)->renew());
    QVERIFY(!renewed);
    QCOMPARE(toString(renewed.error().kind), toString(ErrorKind::Lost));
    const auto refused = await(client.tryAcquire("stock", options));
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Conflict));
    const auto left = m_nodes.tellAll(QStringLiteral("PTTL stock"));
    QVERIFY(std::all_of(left.begin(), left.end(),
                        [](const QByteArray &ttl) { return ttl.toLongLong() > 0 && ttl.toLongLong() <= 30'000; }));
}

void TestReleaseController::nativeWaiterIsWoken()
{
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", {.ttl = Millis(60'000), .autoRenew = false}));
    QVERIFY(taken);
    LockClient other(m_nodes.endpoints());
    const auto waiting = other.acquire("stock", {.ttl = Millis(60'000), .wait = Millis(30'000)});
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes[0].tell(QStringLiteral("PUBSUB NUMSUB lockscope_unlock:stock")).endsWith('1'),
                             kPatienceMs);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->nodes[0].woken, qint64(1));
    QVERIFY(await(waiting));
}

/// They sleep for the TTL that they read last, which may be many times that of the hold-off.
void TestReleaseController::heldOffRedissonsWaitersReadTheNewTtl()
{
    m_nodes.tellAll(QStringLiteral("HSET stock 3edaecd7-8b5a-4c47-bdc6-fff775044369:82 1"));
    m_nodes.tellAll(QStringLiteral("PEXPIRE stock 400000"));
    Subscriber waiter(m_nodes[1], "redisson_lock__channel:{stock}");
    QVERIFY(waiter.hears("subscribe"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, {LockActionKind::ReleaseAndHoldOff, Millis(20'000)});
    QVERIFY(plan);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Released), 5);
    QCOMPARE(report->nodes[1].woken, qint64(1));
    QVERIFY(waiter.hears("\r\n$1\r\n1\r\n"));
}

void TestReleaseController::redissonOwnerChanged()
{
    m_nodes.tellAll(QStringLiteral("HSET stock %1 1").arg(kRedissonOwner));
    Subscriber waiter(m_nodes[0], "redisson_lock__channel:{stock}");
    QVERIFY(waiter.hears("subscribe"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    m_nodes.tellAll(QStringLiteral("DEL stock"));
    QString other = kRedissonOwner;
    other.replace(QStringLiteral(":42"), QStringLiteral(":43"));
    m_nodes.tellAll(QStringLiteral("HSET stock %1 1").arg(other));
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Refused), 5);
    QCOMPARE(report->nodes[0].foundOwner, other.toLatin1());
    QCOMPARE(copies(QStringLiteral("stock")), 5);
    m_nodes[0].tell(QStringLiteral("PUBLISH redisson_lock__channel:{stock} end"));
    QVERIFY(waiter.hears("end"));
    QVERIFY2(!waiter.heard().contains("\r\n$1\r\n0\r\n"), "nobody was woken");
}

void TestReleaseController::residueOfAnotherIsLeftAlone()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"), 4);
    m_nodes[4].tell(QStringLiteral("SET stock owner-2 PX 100000"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    QCOMPARE(plan->owner, "owner-1");
    QCOMPARE(toString(plan->nodes[4].effect), toString(Effect::OtherOwner));
    QCOMPARE(plan->nodes[4].seenOwner, "owner-2");
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Released), 4);
    QCOMPARE(toString(report->nodes[4].outcome), toString(Outcome::NotTried));
    QVERIFY(report->isComplete());
    QCOMPARE(m_nodes[4].tell(QStringLiteral("GET stock")), "owner-2");
}

void TestReleaseController::namedOwnerOnly()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"), 4);
    m_nodes[4].tell(QStringLiteral("SET stock owner-2 PX 100000"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", "owner-2");
    QVERIFY(plan);
    QCOMPARE(plan->owner, "owner-2");
    QCOMPARE(plan->nodesToActOn(), 1);
    QVERIFY(desk.execute(*plan));
    QCOMPARE(m_nodes.tellAll(QStringLiteral("GET stock")),
             (QByteArrayList{"owner-1", "owner-1", "owner-1", "owner-1", ""}));
}

void TestReleaseController::namedRedissonOwnerIsMeantToTheLetter()
{
    // Two clients whose threads happen to have the same number.
    const QString other = QStringLiteral("00000000-bfd3-4e6f-bba3-6f3d66cd1761:42");
    for (int node = 0; node < 5; ++node)
        m_nodes[node].tell(QStringLiteral("HSET order %1 1").arg(node < 2 ? other : kRedissonOwner));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("order", other.toLatin1());
    QVERIFY(plan);
    QCOMPARE(plan->nodesToActOn(), 2);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Released), 2);
    QCOMPARE(copies(QStringLiteral("order")), 3);
}

void TestReleaseController::ownerTooLongToCompareIsLeftAlone()
{
    m_nodes.tellAll(QStringLiteral("SETRANGE lock:long 1048576 x"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    QVERIFY(!desk.plan("lock:long"));
    QCOMPARE(copies(QStringLiteral("lock:long")), 5);
}

void TestReleaseController::splitIsClearedAltogether()
{
    for (int node = 0; node < 4; ++node)
        m_nodes[node].tell(QStringLiteral("SET stock owner-%1 PX 100000").arg(node / 2));
    Desk desk(deployment(4), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    QCOMPARE(plan->nodesToActOn(), 4);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Released), 4);
}

void TestReleaseController::lockedControllerRefuses()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    desk.controller.lock();
    QVERIFY(!desk.controller.isUnlocked());
    const auto refused = desk.execute(*plan);
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::NotAllowed));
    QCOMPARE(copies(QStringLiteral("stock")), 5);
    QCOMPARE(desk.events(), QStringList{QStringLiteral("release-refused")});
    // Locked, it keeps no connection that could change anything.
    QTRY_VERIFY_WITH_TIMEOUT(!m_nodes[0].tell(QStringLiteral("CLIENT LIST")).contains("lockscope-act"), kPatienceMs);
    desk.controller.unlock();
    const auto report = desk.execute(*plan); // the connections are made meanwhile
    QVERIFY(report);
    QVERIFY(report->isComplete());
}

void TestReleaseController::productionWantsNameAndReason_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<bool>("accepted");
    QTest::newRow("neither name nor reason") << QByteArray() << QString() << false;
    QTest::newRow("no reason") << QByteArray("stock") << QString() << false;
    QTest::newRow("a reason of blanks") << QByteArray("stock") << QStringLiteral("  ") << false;
    QTest::newRow("another name") << QByteArray("stocks") << QStringLiteral("stuck") << false;
    QTest::newRow("name and reason") << QByteArray("stock") << QStringLiteral("stuck") << true;
}

void TestReleaseController::productionWantsNameAndReason()
{
    QFETCH(const QByteArray, typed);
    QFETCH(const QString, reason);
    QFETCH(const bool, accepted);
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Deployment production = deployment();
    production.environment = Environment::Production;
    Desk desk(production, m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    const auto report = desk.execute(*plan, {.typedName = typed, .reason = reason});
    QCOMPARE(report.hasValue(), accepted);
    QCOMPARE(copies(QStringLiteral("stock")), accepted ? 0 : 5);
    if (!accepted) {
        QCOMPARE(toString(report.error().kind), toString(ErrorKind::InvalidArgument));
        QCOMPARE(desk.events(), QStringList{QStringLiteral("release-refused")});
    }
}

void TestReleaseController::withoutJournalNothingIsReleased_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("its path leads through a file") << QStringLiteral("%1/file/audit.jsonl");
    QTest::newRow("its path is a folder") << QStringLiteral("%1");
    QTest::newRow("the disk is full") << QStringLiteral("/dev/full");
}

void TestReleaseController::withoutJournalNothingIsReleased()
{
    QFETCH(const QString, path);
    QFile file(m_dir->filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Desk desk(deployment(), path.startsWith(u'/') ? path : path.arg(m_dir->path()));
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    const auto refused = desk.execute(*plan);
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Io));
    QCOMPARE(copies(QStringLiteral("stock")), 5);
}

void TestReleaseController::journalNeverHoldsAPassword()
{
    m_nodes.tellAll(QStringLiteral("ACL SETUSER ann reset on >canary-secret ~* &* +@all"), 3);
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"), 3);
    Deployment guarded = deployment(3);
    for (auto &endpoint : guarded.nodes) {
        endpoint.user = QStringLiteral("ann");
        endpoint.password = Secret("canary-secret");
    }
    Desk desk(guarded, m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    m_nodes[0].kill();
    QVERIFY(desk.execute(*plan));
    QFile file(m_journal);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY(written.contains("owner-1"));
    QVERIFY(!written.contains("canary-secret"));
}

void TestReleaseController::cancelIsRecorded()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    QVERIFY(desk.controller.cancelled(*plan));
    QCOMPARE(desk.events(), QStringList{QStringLiteral("release-cancelled")});
    // Several that were previewed together are one act.
    QVERIFY(desk.controller.cancelled(std::vector<ReleasePlan>(30, *plan), QStringLiteral("asked Anna")));
    const QJsonObject round = desk.entries().at(1);
    QCOMPARE(round.value(QLatin1String("event")).toString(), QStringLiteral("release-cancelled"));
    QCOMPARE(round.value(QLatin1String("locks")).toInt(), 30);
    QCOMPARE(round.value(QLatin1String("names")).toArray().size(), ReleaseController::kMostNamed);
    QCOMPARE(round.value(QLatin1String("reason")).toString(), QStringLiteral("asked Anna"));
    QVERIFY(round.value(QLatin1String("name")).isNull() && round.value(QLatin1String("owner")).isNull());
    QVERIFY(desk.controller.cancelled(std::vector<ReleasePlan>{*plan}));
    QCOMPARE(desk.entries().at(2).value(QLatin1String("name")).toString(), QString::fromUtf8(plan->name));
    QVERIFY(desk.controller.cancelled(std::vector<ReleasePlan>()));
    QCOMPARE(desk.events().size(), 3);
    QCOMPARE(copies(QStringLiteral("stock")), 5);
}

void TestReleaseController::nodeDiesBetweenPlanAndExecution()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    m_nodes[3].kill();
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Released), 4);
    // Whether anything was sent depends on when the loss was noticed; never is it called released.
    const auto &dead = report->nodes[3];
    QVERIFY2(dead.outcome == Outcome::Unreachable || dead.outcome == Outcome::Unknown, toString(dead.outcome).data());
    QVERIFY(dead.error);
    QVERIFY(!report->isComplete());
}

void TestReleaseController::nodeFrozenBetweenPlanAndExecution()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes[3].tell(QStringLiteral("CLIENT LIST")).contains("lockscope-act"), kPatienceMs);
    QCoreApplication::processEvents();
    m_nodes[3].freeze();
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Released), 4);
    QCOMPARE(toString(report->nodes[3].outcome), toString(Outcome::Unknown));
    for (const ReleasedNode &node : report->nodes)
        QVERIFY(node.node == 3 ? !node.answeredAt
                               : node.answeredAt >= report->sentAt && node.answeredAt < report->doneAt);
    QVERIFY(!report->isComplete());
    const QJsonArray nodes = desk.entries().last().value(QLatin1String("nodes")).toArray();
    QCOMPARE(nodes.at(3).toObject().value(QLatin1String("outcome")).toString(), QStringLiteral("unknown"));
    // Once it answers again, what became of it there goes into the journal, too; once.
    const auto count = desk.entries().size();
    m_nodes[3].thaw();
    QTRY_COMPARE_WITH_TIMEOUT(desk.entries().size(), count + 1, kPatienceMs);
    const QJsonObject known = desk.entries().last();
    QCOMPARE(known.value(QLatin1String("event")).toString(), QStringLiteral("release-known"));
    const QJsonObject found = known.value(QLatin1String("nodes")).toArray().at(0).toObject();
    QCOMPARE(known.value(QLatin1String("nodes")).toArray().size(), 1);
    QCOMPARE(found.value(QLatin1String("node")), nodes.at(3).toObject().value(QLatin1String("node")));
    QCOMPARE(found.value(QLatin1String("found")).toString(), QStringLiteral("gone"));
}

void TestReleaseController::whatAReturningNodeHasIsRecorded_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("foundOwner");
    QTest::newRow("it is there") << u"SET stock owner-1 PX 100000"_s << u"there"_s << QString();
    QTest::newRow("another's") << u"SET stock owner-2 PX 100000"_s << u"other-owner"_s << u"owner-2"_s;
    QTest::newRow("another key") << u"RPUSH stock 1"_s << u"no-lock"_s << QString();
}

void TestReleaseController::whatAReturningNodeHasIsRecorded()
{
    QFETCH(const QString, command);
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes[3].tell(QStringLiteral("CLIENT LIST")).contains("lockscope-act"), kPatienceMs);
    QCoreApplication::processEvents();
    m_nodes[3].freeze();
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(toString(report->nodes[3].outcome), toString(Outcome::Unknown));
    const auto count = desk.entries().size();
    m_nodes[3].kill(); // it died with what was sent
    QVERIFY(m_nodes[3].start());
    m_nodes[3].tell(command);
    QTRY_COMPARE_WITH_TIMEOUT(desk.entries().size(), count + 1, 2 * kPatienceMs);
    const QJsonObject found = desk.entries().last().value(QLatin1String("nodes")).toArray().at(0).toObject();
    QTEST(found.value(QLatin1String("found")).toString(), "found");
    QTEST(found.value(QLatin1String("foundOwner")).toString(), "foundOwner");
    QCOMPARE(found.contains(QLatin1String("ttlMs")),
             found.value(QLatin1String("found")).toString() == QLatin1String("there"));
}

void TestReleaseController::theJournalRecordsWhatBecameOfTheLock_data()
{
    QTest::addColumn<QString>("ownerBefore"); ///< takes the lock between plan and act
    QTest::addColumn<int>("frozen");
    QTest::addColumn<QString>("ownerAfter");
    QTest::addColumn<QString>("finding");
    QTest::addColumn<QString>("foundOwner");
    QTest::newRow("stays free") << QString() << 0 << QString() << u"free"_s << QString();
    QTest::newRow("comes back") << QString() << 0 << u"owner-1"_s << u"came-back"_s << u"owner-1"_s;
    QTest::newRow("is taken by another") << QString() << 0 << u"next"_s << u"taken"_s << u"next"_s;
    QTest::newRow("nodes do not answer") << QString() << 3 << QString() << u"undecided"_s << QString();
    QTest::newRow("the owner had changed") << u"next"_s << 0 << QString() << u"held-before"_s << u"next"_s;
}

void TestReleaseController::theJournalRecordsWhatBecameOfTheLock()
{
    QFETCH(const QString, ownerBefore);
    QFETCH(const int, frozen);
    QFETCH(const QString, ownerAfter);
    QFETCH(const QString, finding);
    QFETCH(const QString, foundOwner);
    const auto set = [this](const QString &owner) { m_nodes.tellAll(u"SET stock %1 PX 100000"_s.arg(owner)); };
    set(u"owner-1"_s);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    if (!ownerBefore.isEmpty()) {
        set(ownerBefore);
        QTRY_VERIFY_WITH_TIMEOUT(desk.watch.lock("stock")
                                     && desk.watch.lock("stock")->assessment.owner == ownerBefore.toUtf8(),
                                 kPatienceMs);
    }
    for (int node = 0; node < frozen; ++node)
        m_nodes[node].freeze();
    const auto thaw = qScopeGuard([&] {
        for (int node = 0; node < frozen; ++node)
            m_nodes[node].thaw();
    });
    Aftermath shown;
    connect(&desk.controller, &ReleaseController::aftermathChanged, this,
            [&shown](const Aftermath &aftermath) { shown = aftermath; });
    const auto report = desk.execute(*plan, {.reason = u"stuck"_s});
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    if (!ownerAfter.isEmpty()) {
        QTRY_VERIFY_WITH_TIMEOUT(shown.finding().kind == Aftermath::Kind::Free, kPatienceMs);
        set(ownerAfter);
    }
    const auto last = [this] {
        const auto entries = readJournal(m_journal, JournalPart::Aftermath);
        return entries.isEmpty() ? QJsonObject() : entries.last();
    };
    QTRY_COMPARE_WITH_TIMEOUT(last().value("finding"_L1).toString(), finding, kPatienceMs);
    QCOMPARE(last().value("event"_L1).toString(), u"release-aftermath"_s);
    QCOMPARE(last().value("name"_L1).toString(), u"stock"_s);
    QCOMPARE(last().value("foundOwner"_L1).toString(), foundOwner);
    QCOMPARE(last().keys().join(u' '),
             u"act actor afterMs deployment dialect environment event finding foundOwner holdOffMs name newTtlMs owner "
             "time watchedMs watching"_s);
    // The window shows what the journal records.
    QCOMPARE(toString(shown.finding().kind), finding);
    QCOMPARE(shown.name(), "stock");
    QVERIFY(shown.sentAt() == report->sentAt);
}

void TestReleaseController::nodeDeadWhenPlanned()
{
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    m_nodes[0].kill();
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    QCOMPARE(toString(plan->nodes[0].effect), toString(Effect::Unreachable));
    QVERIFY(plan->nodes[0].error);
    QCOMPARE(plan->nodesToActOn(), 4);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(toString(report->nodes[0].outcome), toString(Outcome::NotTried));
    QCOMPARE(report->count(Outcome::Released), 4);
    QVERIFY(!mayStillBeHeld(*plan, *report)); // one silent node is no quorum

    m_nodes.tellAll(QStringLiteral("SET stock owner-2 PX 100000"));
    m_nodes[1].kill();
    m_nodes[2].kill();
    const auto half = desk.plan("stock");
    QVERIFY(half);
    const auto halfDone = desk.execute(*half);
    QVERIFY(halfDone);
    QCOMPARE(halfDone->count(Outcome::Released), 2);
    QVERIFY(mayStillBeHeld(*half, *halfDone));
    QVERIFY(desk.entries().last().value(QLatin1String("mayStillBeHeld")).toBool());

    for (int node = 3; node < 5; ++node)
        m_nodes[node].kill();
    const auto blind = desk.plan("stock");
    QVERIFY(!blind);
    QCOMPARE(toString(blind.error().kind), toString(ErrorKind::Unreachable));
}

void TestReleaseController::missingRightIsTold()
{
    m_nodes.tellAll(
        QStringLiteral("ACL SETUSER reader reset on >pw ~* +@read +@connection +@transaction +info +time +client"), 3);
    m_nodes.tellAll(QStringLiteral("SET stock owner-1 PX 100000"), 3);
    Deployment limited = deployment(3);
    for (auto &endpoint : limited.nodes) {
        endpoint.user = QStringLiteral("reader");
        endpoint.password = Secret("pw");
    }
    Desk desk(limited, m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Failed), 3);
    QCOMPARE(toString(report->nodes[0].error->kind), toString(ErrorKind::Permission));
    QVERIFY(report->nodes[0].denied && report->isDenied());
    QVERIFY(toJson(*report).value(QLatin1String("denied")).toBool());
    QVERIFY(desk.entries().last().value(QLatin1String("denied")).toBool());
    QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS stock")), "1");
}

void TestReleaseController::aRightThatIsMissingHalfWayIsNoRefusal_data()
{
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("denied");
    // A python-redis-lock is deleted first, then its waiters are woken.
    QTest::addRow("del") << QStringLiteral("del") << QStringLiteral("stock") << true;
    QTest::addRow("del of python-redis-lock") << QStringLiteral("del") << QStringLiteral("lock:stock") << false;
    QTest::addRow("lpush of python-redis-lock") << QStringLiteral("lpush") << QStringLiteral("lock:stock") << false;
}

void TestReleaseController::aRightThatIsMissingHalfWayIsNoRefusal()
{
    QFETCH(const QString, right);
    QFETCH(const QString, name);
    QFETCH(const bool, denied);
    const bool isPython = name.startsWith(QStringLiteral("lock:"));
    m_nodes.tellAll(QStringLiteral("ACL SETUSER halfway reset on >pw ~* &* +@all -%1").arg(right), 1);
    m_nodes.tellAll(QStringLiteral("SET %1 %2 PX 100000")
                        .arg(name, isPython ? QStringLiteral("MDEyMzQ1Njc4OWFiY2RlZmdo") : QStringLiteral("owner-1")),
                    1);
    m_nodes.tellAll(QStringLiteral("LPUSH lock-signal:stock 1"), 1);
    Deployment limited = deployment(1);
    limited.nodes.first().user = QStringLiteral("halfway");
    limited.nodes.first().password = Secret("pw");
    Desk desk(limited, m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan(name.toUtf8());
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->dialect == QLatin1String("python-redis-lock"), isPython);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QVERIFY(report->nodes[0].outcome == Outcome::Failed);
    QCOMPARE(report->nodes[0].denied, denied);
    QCOMPARE(report->isDenied(), denied);
    const bool isThere = m_nodes[0].tell(QStringLiteral("EXISTS %1").arg(name)) == "1";
    QVERIFY2(isThere || !denied, "what is told to be refused was done");
}

void TestReleaseController::binaryNamesAndOwners()
{
    for (int node = 0; node < 5; ++node)
        m_nodes[node].cli({QStringLiteral("EVAL"), QStringLiteral("redis.call('SET', 'a\\0\\r\\n\\255', 'x\\0y\\254')"),
                           QStringLiteral("0")});
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan(QByteArray("a\0\r\n\xff", 5));
    QVERIFY(plan);
    QCOMPARE(plan->owner, QByteArray("x\0y\xfe", 4));
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Released), 5);
    QCOMPARE(bytesFromText(desk.entries().first().value(QLatin1String("owner")).toString()), plan->owner);
}

LOCKSCOPE_TEST(QCoreApplication, TestReleaseController)
#include "tst_releasecontroller.moc"
