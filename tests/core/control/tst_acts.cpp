#include "fixtures/testprogram.h"

#include "desk.h"

#include <lockscope/core/locks/lockclient.h>

#include <QJsonArray>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

using Effect = PlannedNode::Effect;
using Outcome = ReleasedNode::Outcome;

const QString kHashOwner = u"6f0829ed-bfd3-4e6f-bba3-6f3d66cd1761:42"_s;
constexpr LockAction kShorten20s{LockActionKind::ShortenTtl, Millis(20'000)};
constexpr LockAction kSetTtl{LockActionKind::SetTtl, Millis(20'000)};
constexpr LockAction kHoldOff20s{LockActionKind::ReleaseAndHoldOff, Millis(20'000)};

} // namespace

/// The acts beside the plain release, on real servers: what they do, and what they leave alone.
class TestActs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void shortens();
    void shortensRedissonAndWakesItsWaiters();
    void neverProlongs();
    void givesAnImmortalLockATtl();
    void redissonWithoutTtlIsGivenOne();
    void anActThatIsNotForThisLock_data();
    void anActThatIsNotForThisLock();
    void dialectsThatRefuse_data();
    void dialectsThatRefuse();
    void ownerChangedSinceThePlan_data();
    void ownerChangedSinceThePlan();
    void goneOrAnotherKindSinceThePlan_data();
    void goneOrAnotherKindSinceThePlan();
    void ttlChangedSinceThePlan();
    void aNodeIsDown_data();
    void aNodeIsDown();
    void theOnlyNodeThatHasItIsSilent();
    void mostNodesHaveNoTtl();
    void missingRightIsTold_data();
    void missingRightIsTold();
    void aHoldOffThatMayNotBeSetReleasesNothing_data();
    void aHoldOffThatMayNotBeSetReleasesNothing();
    void aHoldOffWhenMemoryIsShort();
    void timesOutOfRange_data();
    void timesOutOfRange();
    void refusalsAndCancelsAreRecorded();
    void productionWantsNameAndReason_data();
    void productionWantsNameAndReason();
    void aRoundIsConfirmedByItsNumber();

    void putsBack_data();
    void putsBack();
    void putsBackWithoutTtl();
    void doesNotPutBackWhatIsTaken();
    void takenBetweenPlanAndPuttingBack();
    void aNodeOfAnotherOwnerIsNoNewcomer();
    void whatTheReleaseDidNotComeToIsNoNewcomer();
    void cannotPutBack_data();
    void cannotPutBack();
    void wouldHaveEndedMeanwhile();
    void tooManySilentToPutBack();

    void surveySaysWhatMayBeTaken_data();
    void surveySaysWhatMayBeTaken();

private:
    Deployment deployment(int nodes = 3, Environment environment = Environment::Development) const
    {
        return {
            .name = u"shop"_s, .nodes = m_nodes.endpoints(nodes), .environment = environment, .interval = Millis(100)};
    }
    void seed(const QString &owner = u"owner-1"_s, int ttl = 100'000)
    {
        m_nodes.tellAll(ttl < 0 ? u"SET stock %1"_s.arg(owner) : u"SET stock %1 PX %2"_s.arg(owner).arg(ttl));
    }
    bool allTtls(qint64 above, qint64 atMost)
    {
        const auto answers = m_nodes.tellAll(u"PTTL stock"_s);
        return std::all_of(answers.begin(), answers.end(), [&](const QByteArray &left) {
            return left.toLongLong() > above && left.toLongLong() <= atMost;
        });
    }
    qint64 ttlOn(int node) { return m_nodes[node].tell(u"PTTL stock"_s).toLongLong(); }
    int copies() const { return static_cast<int>(m_nodes.tellAll(u"EXISTS stock"_s).count("1")); }
    /// A lock of owner-1, released on all nodes.
    std::pair<ReleasePlan, ReleaseReport> released(Desk &desk)
    {
        const auto plan = desk.plan("stock");
        const auto report = plan ? desk.execute(*plan) : Result<ReleaseReport>(plan.error());
        return report ? std::pair(*plan, *report) : std::pair<ReleasePlan, ReleaseReport>();
    }

    RedisSet m_nodes{3};
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_journal;
};

void TestActs::init()
{
    QVERIFY(m_nodes.reset());
    m_dir = std::make_unique<QTemporaryDir>();
    m_journal = m_dir->filePath(u"audit.jsonl"_s);
}

void TestActs::shortens()
{
    seed();
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", "owner-1", kShorten20s);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->nodesToActOn(), 3);
    QVERIFY(plan->nodes[0].effect == Effect::ShortenTtl);
    QVERIFY(plan->script().contains("PEXPIRE"));
    QVERIFY(!plan->script().contains("'DEL'"));
    QVERIFY(allTtls(50'000, 100'000)); // a plan changes nothing
    const auto report = desk.execute(*plan, {.reason = u"is it alive?"_s});
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(report->count(Outcome::Shortened), 3);
    QCOMPARE(report->done(), 3);
    QVERIFY(report->isComplete());
    QVERIFY(report->nodes[0].ttlBefore.kind == KeyTtl::Kind::Finite
            && report->nodes[0].ttlBefore.left > Millis(50'000));
    QVERIFY(allTtls(0, 20'000));
    QCOMPARE(m_nodes[0].tell(u"GET stock"_s), "owner-1");

    QCOMPARE(desk.events(), (QStringList{u"shorten-ttl-intent"_s, u"shorten-ttl-outcome"_s}));
    const QJsonObject intent = desk.entries().first();
    QCOMPARE(intent.value("act"_L1).toString(), u"shorten-ttl"_s);
    QCOMPARE(intent.value("newTtlMs"_L1).toInt(), 20'000);
    QCOMPARE(intent.value("reason"_L1).toString(), u"is it alive?"_s);
    QCOMPARE(desk.entries().last().value("nodes"_L1).toArray().first().toObject().value("outcome"_L1).toString(),
             u"shortened"_s);

    // An owner that lives renews it, and keeps it.
    m_nodes.tellAll(u"PEXPIRE stock 100000"_s);
    QVERIFY(allTtls(50'000, 100'000));
}

void TestActs::shortensRedissonAndWakesItsWaiters()
{
    m_nodes.tellAll(u"HSET stock %1 2"_s.arg(kHashOwner));
    m_nodes.tellAll(u"PEXPIRE stock 100000"_s);
    Subscriber waiter(m_nodes[1], "redisson_lock__channel:{stock}");
    QVERIFY(waiter.hears("subscribe"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, kShorten20s);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Shortened), 3);
    QCOMPARE(report->nodes[1].woken, qint64(1));
    QVERIFY(waiter.hears("\r\n$1\r\n1\r\n")); // all of its threads: each sleeps for the TTL it read
    QCOMPARE(m_nodes[0].tell(u"HGET stock %1"_s.arg(kHashOwner)), "2");
    QVERIFY(allTtls(0, 20'000));
}

void TestActs::neverProlongs()
{
    seed(u"owner-1"_s, 100'000);
    m_nodes[0].tell(u"PEXPIRE stock 15000"_s);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, kShorten20s);
    QVERIFY(plan);
    QVERIFY(plan->nodes[0].effect == Effect::EndsSooner);
    QCOMPARE(plan->nodesToActOn(), 2);
    m_nodes[1].tell(u"PEXPIRE stock 15000"_s); // after the plan
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QVERIFY(report->nodes[0].outcome == Outcome::NotTried);
    QVERIFY(report->nodes[1].outcome == Outcome::NotNeeded);
    QVERIFY(report->nodes[1].ttlBefore.left <= Millis(15'000));
    QVERIFY(report->nodes[2].outcome == Outcome::Shortened);
    QVERIFY(report->isComplete());
    QVERIFY(ttlOn(0) <= 15'000);
    QVERIFY(ttlOn(1) <= 15'000);
    QVERIFY(ttlOn(2) > 15'000);
}

void TestActs::givesAnImmortalLockATtl()
{
    seed(u"owner-1"_s, -1);
    m_nodes[2].tell(u"PEXPIRE stock 100000"_s);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, kSetTtl);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QVERIFY(plan->nodes[0].effect == Effect::SetTtl);
    QVERIFY(plan->nodes[2].effect == Effect::HasTtl);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::TtlSet), 2);
    QVERIFY(report->isComplete());
    QVERIFY(ttlOn(0) > 0 && ttlOn(0) <= 20'000);
    QVERIFY(ttlOn(2) > 50'000); // it had one
    QCOMPARE(desk.events(), (QStringList{u"set-ttl-intent"_s, u"set-ttl-outcome"_s}));
}

void TestActs::redissonWithoutTtlIsGivenOne()
{
    m_nodes.tellAll(u"HSET stock %1 1"_s.arg(kHashOwner));
    m_nodes.tellAll(u"RPUSH redisson_lock_queue:{stock} first"_s);
    Subscriber first(m_nodes[0], "redisson_lock__channel:{stock}:first");
    QVERIFY(first.hears("subscribe"));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, kSetTtl);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::TtlSet), 3);
    QVERIFY(first.hears("message")); // it sleeps for ever otherwise
    QVERIFY(allTtls(0, 20'000));
    QCOMPARE(m_nodes[0].tell(u"LLEN redisson_lock_queue:{stock}"_s), "1");
}

void TestActs::anActThatIsNotForThisLock_data()
{
    QTest::addColumn<int>("ttl");
    QTest::addColumn<LockAction>("act");
    QTest::addColumn<QString>("why");
    QTest::newRow("shorten what ends sooner") << 10'000 << kShorten20s << u"its TTL is nowhere longer"_s;
    QTest::newRow("shorten what never ends") << -1 << kShorten20s << u"no TTL to shorten"_s;
    QTest::newRow("a TTL for what has one") << 100'000 << kSetTtl << u"it has a TTL already"_s;
}

void TestActs::anActThatIsNotForThisLock()
{
    QFETCH(const int, ttl);
    QFETCH(const LockAction, act);
    QFETCH(const QString, why);
    seed(u"owner-1"_s, ttl);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, act);
    QVERIFY(!plan);
    QCOMPARE(toString(plan.error().kind), toString(ErrorKind::NotAllowed));
    QVERIFY2(plan.error().message.contains(why), qPrintable(plan.error().message));
    // What can be done is told by the same reading.
    const auto release = desk.plan("stock");
    QVERIFY(release);
    QVERIFY(!withAct(*release, act));
    QVERIFY(withAct(*release, kHoldOff20s));
}

void TestActs::dialectsThatRefuse_data()
{
    QTest::addColumn<QString>("write");
    QTest::addColumn<LockAction>("act");
    const QString readers = u"HSET stock mode read 6f0829ed-bfd3-4e6f-bba3-6f3d66cd1761:42 1"_s;
    QTest::newRow("readers share the key") << readers << kShorten20s;
    const QString timestamp = u"SET stock %1"_s.arg(QDateTime::currentSecsSinceEpoch() + 100);
    QTest::newRow("its end stands in the value") << timestamp << kSetTtl;
    QTest::newRow("members of a set") << u"ZADD stock %1 dGhpcyBpcyBhIHRva2VuIG9mIDMyIGJ5dGVzISEhISE= %1 __write__"_s
                                             .arg(QDateTime::currentMSecsSinceEpoch() + 100'000)
                                      << kShorten20s;
}

void TestActs::dialectsThatRefuse()
{
    QFETCH(const QString, write);
    QFETCH(const LockAction, act);
    m_nodes.tellAll(write);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, act);
    QVERIFY(!plan);
    QVERIFY2(plan.error().message.contains(u"is not changed from outside"_s), qPrintable(plan.error().message));
    QVERIFY(desk.events().isEmpty());
}

void TestActs::ownerChangedSinceThePlan_data()
{
    QTest::addColumn<LockAction>("act");
    QTest::addColumn<int>("ttl");
    QTest::addColumn<bool>("redisson");
    QTest::newRow("shorten") << kShorten20s << 100'000 << false;
    QTest::newRow("set a TTL") << kSetTtl << -1 << false;
    QTest::newRow("hold off") << kHoldOff20s << 100'000 << false;
    QTest::newRow("shorten Redisson's") << kShorten20s << 100'000 << true;
    QTest::newRow("hold off Redisson's") << kHoldOff20s << 100'000 << true;
}

void TestActs::ownerChangedSinceThePlan()
{
    QFETCH(const LockAction, act);
    QFETCH(const int, ttl);
    QFETCH(const bool, redisson);
    const auto write = [&](const QString &owner, const QString &redissonOwner) {
        if (!redisson)
            return seed(owner, ttl);
        m_nodes.tellAll(u"DEL stock"_s);
        m_nodes.tellAll(u"HSET stock %1 1"_s.arg(redissonOwner));
        m_nodes.tellAll(u"PEXPIRE stock %1"_s.arg(ttl));
    };
    const QString other = u"7f0829ed-bfd3-4e6f-bba3-6f3d66cd1761:42"_s;
    write(u"owner-1"_s, kHashOwner);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, act);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    write(u"owner-10"_s, other);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Refused), 3);
    QCOMPARE(report->done(), 0);
    QVERIFY(!report->isComplete());
    QCOMPARE(report->nodes[0].foundOwner, redisson ? other.toLatin1() : QByteArray("owner-10"));
    QCOMPARE(m_nodes[0].tell(redisson ? u"HEXISTS stock %1"_s.arg(other) : u"GET stock"_s),
             redisson ? "1" : "owner-10");
    QVERIFY(ttl < 0 ? ttlOn(0) == -1 : ttlOn(0) > 50'000);
    QVERIFY(!desk.entries().last().value("complete"_L1).toBool(true));
}

void TestActs::goneOrAnotherKindSinceThePlan_data()
{
    QTest::addColumn<LockAction>("act");
    QTest::addColumn<int>("ttl");
    QTest::newRow("shorten") << kShorten20s << 100'000;
    QTest::newRow("set a TTL") << kSetTtl << -1;
    QTest::newRow("hold off") << kHoldOff20s << 100'000;
}

void TestActs::goneOrAnotherKindSinceThePlan()
{
    QFETCH(const LockAction, act);
    QFETCH(const int, ttl);
    seed(u"owner-1"_s, ttl);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, act);
    QVERIFY(plan);
    m_nodes[0].tell(u"DEL stock"_s);
    m_nodes[1].tell(u"DEL stock"_s);
    m_nodes[1].tell(u"RPUSH stock owner-1"_s);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(toString(report->nodes[0].outcome), toString(Outcome::Absent));
    QCOMPARE(toString(report->nodes[1].outcome), toString(Outcome::Refused));
    QVERIFY2(report->nodes[1].error->message.contains(u"list"_s), qPrintable(report->nodes[1].error->message));
    QCOMPARE(report->done(), 1);
    QCOMPARE(m_nodes[0].tell(u"EXISTS stock"_s), "0"); // nothing is made anew
    QCOMPARE(m_nodes[1].tell(u"LLEN stock"_s), "1");
    QCOMPARE(ttlOn(1), qint64(-1));
}

void TestActs::ttlChangedSinceThePlan()
{
    seed();
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto shorten = desk.plan("stock", {}, kShorten20s);
    QVERIFY(shorten);
    m_nodes[0].tell(u"PERSIST stock"_s);
    m_nodes[1].tell(u"PEXPIRE stock 500000"_s); // renewed meanwhile
    const auto shortened = desk.execute(*shorten);
    QVERIFY(shortened);
    QCOMPARE(toString(shortened->nodes[0].outcome), toString(Outcome::Refused));
    QVERIFY(shortened->nodes[0].error->message.contains(u"has lost its TTL"_s));
    QCOMPARE(ttlOn(0), qint64(-1));
    QCOMPARE(toString(shortened->nodes[1].outcome), toString(Outcome::Shortened));
    QVERIFY(shortened->nodes[1].ttlBefore.left > Millis(400'000));
    QVERIFY(!shortened->isComplete());
    QVERIFY(shortened->nodes[0].ttlBefore.kind == KeyTtl::Kind::Never);
    QVERIFY(!mayStillBeHeld(*shorten, *shortened)); // one node is no quorum

    seed(u"owner-1"_s, -1);
    const auto set = desk.plan("stock", {}, kSetTtl);
    QVERIFY(set);
    m_nodes[2].tell(u"PEXPIRE stock 500000"_s);
    const auto wasSet = desk.execute(*set);
    QVERIFY(wasSet);
    QCOMPARE(wasSet->count(Outcome::TtlSet), 2);
    QCOMPARE(toString(wasSet->nodes[2].outcome), toString(Outcome::NotNeeded));
    QVERIFY(ttlOn(2) > 400'000);
}

void TestActs::aNodeIsDown_data()
{
    ownerChangedSinceThePlan_data();
}

void TestActs::aNodeIsDown()
{
    QFETCH(const LockAction, act);
    QFETCH(const int, ttl);
    QFETCH(const bool, redisson);
    if (redisson)
        return; // the same path
    seed(u"owner-1"_s, ttl);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, act);
    QVERIFY(plan);
    m_nodes[1].kill();
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->done(), 2);
    QVERIFY(report->nodes[1].outcome == Outcome::Unreachable || report->nodes[1].outcome == Outcome::Unknown);
    QVERIFY(!report->isComplete());
    QVERIFY(!mayStillBeHeld(*plan, *report)); // one silent node is no quorum

    const auto again = desk.plan("stock", {}, {LockActionKind::ShortenTtl, Millis(1000)});
    QVERIFY2(again || act.kind == LockActionKind::ReleaseAndHoldOff,
             qPrintable(again ? QString() : again.error().message));
    if (again)
        QVERIFY(again->nodes[1].effect == Effect::Unreachable);
}

// Of a lock that is one node's own, no quorum has to be silent.
void TestActs::theOnlyNodeThatHasItIsSilent()
{
    m_nodes[1].tell(u"HSET stock %1 1"_s.arg(kHashOwner));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    QVERIFY(!plan->voted);
    m_nodes[1].freeze();
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(toString(report->nodes[1].outcome), toString(Outcome::Unknown));
    QVERIFY(mayStillBeHeld(*plan, *report));
    QVERIFY(desk.entries().last().value("mayStillBeHeld"_L1).toBool());
}

void TestActs::mostNodesHaveNoTtl()
{
    seed(u"owner-1"_s, -1);
    m_nodes[0].tell(u"PEXPIRE stock 100000"_s);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, kShorten20s);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->nodesToActOn(), 1);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Shortened), 1);
    QVERIFY(mayStillBeHeld(*plan, *report));
    QVERIFY(desk.entries().last().value("mayStillBeHeld"_L1).toBool());
}

void TestActs::missingRightIsTold_data()
{
    QTest::addColumn<LockAction>("act");
    QTest::addColumn<int>("ttl");
    QTest::newRow("shorten") << kShorten20s << 100'000;
    QTest::newRow("set a TTL") << kSetTtl << -1;
}

void TestActs::missingRightIsTold()
{
    QFETCH(const LockAction, act);
    QFETCH(const int, ttl);
    seed(u"owner-1"_s, ttl);
    m_nodes.tellAll(u"ACL SETUSER reader on >pw ~* &* +@all -pexpire"_s);
    auto limited = deployment();
    for (auto &endpoint : limited.nodes) {
        endpoint.user = u"reader"_s;
        endpoint.password = Secret("pw");
    }
    Desk desk(limited, m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, act);
    QVERIFY(plan);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Failed), 3);
    QVERIFY(mayStillBeHeld(*plan, *report));
    QVERIFY(ttl < 0 ? ttlOn(0) == -1 : ttlOn(0) > 50'000);
}

void TestActs::aHoldOffThatMayNotBeSetReleasesNothing_data()
{
    QTest::addColumn<QString>("right");
    QTest::addColumn<bool>("readWrite");
    QTest::addColumn<int>("ttl");
    for (const auto *right : {"pexpire", "hset", "del"}) {
        QTest::addRow("no %s", right) << QString::fromLatin1(right) << false << 100'000;
        QTest::addRow("no %s, and it has no TTL", right) << QString::fromLatin1(right) << false << -1;
    }
    for (const auto *right : {"pexpire", "hset", "hdel"}) {
        QTest::addRow("no %s, a read-write lock", right) << QString::fromLatin1(right) << true << 100'000;
        QTest::addRow("no %s, a read-write lock without TTL", right) << QString::fromLatin1(right) << true << -1;
    }
}

void TestActs::aHoldOffThatMayNotBeSetReleasesNothing()
{
    QFETCH(const QString, right);
    QFETCH(const bool, readWrite);
    QFETCH(const int, ttl);
    const QString owner = readWrite ? kHashOwner + u":write"_s : kHashOwner;
    m_nodes.tellAll(readWrite ? u"HSET stock mode write %1 2"_s.arg(owner) : u"HSET stock %1 2"_s.arg(owner));
    if (ttl > 0)
        m_nodes.tellAll(u"PEXPIRE stock %1"_s.arg(ttl));
    m_nodes.tellAll(u"ACL SETUSER holder reset on >pw ~* &* +@all -%1"_s.arg(right));
    auto limited = deployment();
    for (auto &endpoint : limited.nodes) {
        endpoint.user = u"holder"_s;
        endpoint.password = Secret("pw");
    }
    Desk desk(limited, m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, kHoldOff20s);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Failed), 3);
    QCOMPARE(toString(report->nodes[0].error->kind), toString(ErrorKind::Permission));
    QVERIFY(mayStillBeHeld(*plan, *report));
    // Failed is: nothing was done.
    QCOMPARE(m_nodes[0].tell(u"HGET stock %1"_s.arg(owner)), "2");
    QCOMPARE(m_nodes[0].tell(u"HLEN stock"_s), readWrite ? "2" : "1");
    QVERIFY2(ttl < 0 ? ttlOn(0) == -1 : ttlOn(0) > 50'000, QByteArray::number(ttlOn(0)).constData());
}

// A release makes room, so a hold-off may take some.
void TestActs::aHoldOffWhenMemoryIsShort()
{
    m_nodes.tellAll(u"HSET stock %1 2"_s.arg(kHashOwner));
    m_nodes.tellAll(u"PEXPIRE stock 100000"_s);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, kHoldOff20s);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    m_nodes.tellAll(u"CONFIG SET maxmemory 1"_s);
    const auto report = desk.execute(*plan);
    m_nodes.tellAll(u"CONFIG SET maxmemory 0"_s);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Released), 3);
    QVERIFY(allTtls(0, 20'000));
}

void TestActs::timesOutOfRange_data()
{
    QTest::addColumn<LockAction>("act");
    for (const auto kind : {LockActionKind::ShortenTtl, LockActionKind::SetTtl, LockActionKind::ReleaseAndHoldOff}) {
        QTest::addRow("%s, none", toString(kind).data()) << LockAction{kind, Millis(0)};
        QTest::addRow("%s, negative", toString(kind).data()) << LockAction{kind, Millis(-5)};
        QTest::addRow("%s, too long", toString(kind).data()) << LockAction{kind, kLongestTtl + Millis(1)};
    }
}

void TestActs::timesOutOfRange()
{
    QFETCH(const LockAction, act);
    seed(u"owner-1"_s, act.kind == LockActionKind::SetTtl ? -1 : 100'000);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, act);
    QVERIFY(!plan);
    QCOMPARE(toString(plan.error().kind), toString(ErrorKind::InvalidArgument));
    auto forged = desk.plan("stock");
    QVERIFY(forged);
    forged->act = act;
    const auto report = desk.execute(*forged);
    QVERIFY(!report);
    QCOMPARE(toString(report.error().kind), toString(ErrorKind::InvalidArgument));
    QCOMPARE(copies(), 3);
}

void TestActs::refusalsAndCancelsAreRecorded()
{
    seed();
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, kShorten20s);
    QVERIFY(plan);
    QVERIFY(desk.controller.cancelled(*plan));
    QVERIFY(desk.controller.refused("stock", "me", u"why"_s, Error{.kind = ErrorKind::NotOwner, .message = u"no"_s},
                                    kShorten20s));
    desk.controller.lock();
    QVERIFY(!desk.execute(*plan));
    QCOMPARE(desk.events(),
             (QStringList{u"shorten-ttl-cancelled"_s, u"shorten-ttl-refused"_s, u"shorten-ttl-refused"_s}));
    QVERIFY(allTtls(50'000, 100'000));
}

void TestActs::productionWantsNameAndReason_data()
{
    goneOrAnotherKindSinceThePlan_data();
}

void TestActs::productionWantsNameAndReason()
{
    QFETCH(const LockAction, act);
    QFETCH(const int, ttl);
    seed(u"owner-1"_s, ttl);
    Desk desk(deployment(3, Environment::Production), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, act);
    QVERIFY(plan);
    QVERIFY(!desk.execute(*plan, {.reason = u"gone"_s}));
    QVERIFY(!desk.execute(*plan, {.typedName = "stock"}));
    QCOMPARE(m_nodes[0].tell(u"GET stock"_s), "owner-1");
    QVERIFY(ttl < 0 ? ttlOn(0) == -1 : ttlOn(0) > 50'000);
    QVERIFY(desk.execute(*plan, {.typedName = "stock", .reason = u"gone"_s}));
}

void TestActs::aRoundIsConfirmedByItsNumber()
{
    seed();
    Desk desk(deployment(3, Environment::Production), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    const ReleaseRound round{.id = u"r1"_s, .locks = 12, .typedLocks = 11};
    QVERIFY(!desk.execute(*plan, {.typedName = "stock", .reason = u"gone"_s, .round = round}));
    QCOMPARE(copies(), 3);
    const auto done = desk.execute(
        *plan, {.reason = u"gone"_s, .round = ReleaseRound{.id = u"r1"_s, .locks = 12, .typedLocks = 12}});
    QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
    QCOMPARE(copies(), 0);
    QCOMPARE(desk.entries().last().value("round"_L1).toObject().value("id"_L1).toString(), u"r1"_s);
}

void TestActs::putsBack_data()
{
    QTest::addColumn<QString>("dialect");
    for (const auto *dialect : {"lockscope", "redisson", "python-redis-lock"})
        QTest::newRow(dialect) << QString::fromLatin1(dialect);
}

void TestActs::putsBack()
{
    QFETCH(const QString, dialect);
    const QByteArray name = dialect == u"python-redis-lock"_s ? "lock:stock" : "stock";
    LockClient client(m_nodes.endpoints());
    auto taken = await(client.acquire(name, {.ttl = Millis(60'000), .autoRenew = false, .dialect = dialect}));
    QVERIFY2(taken, qPrintable(taken ? QString() : taken.error().message));
    const auto count = [&] { return m_nodes.tellAll(u"EXISTS "_s + QString::fromLatin1(name)).count("1"); };
    QTRY_COMPARE_WITH_TIMEOUT(count(), 3, kPatienceMs);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan(name);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->dialect, dialect);
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Released), 3);
    QVERIFY(report->nodes[0].ttlBefore.kind == KeyTtl::Kind::Finite);
    QCOMPARE(count(), 0);

    const auto back = await(desk.controller.planPutBack(*plan, *report));
    QVERIFY2(back, qPrintable(back ? QString() : back.error().message));
    QCOMPARE(back->nodesToActOn(), 3);
    QVERIFY(back->script().contains("PX") || back->script().contains("PEXPIRE"));
    const auto done = desk.execute(*back);
    QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
    QCOMPARE(done->count(Outcome::PutBack), 3);
    QVERIFY(done->isComplete());
    const auto lefts = m_nodes.tellAll(u"PTTL "_s + QString::fromLatin1(name));
    for (const auto &left : lefts)
        QVERIFY2(left.toLongLong() > 10'000 && left.toLongLong() <= 60'000, left.constData());
    // It is the owner's again, as if nothing had been.
    const auto renewed = await((*taken)->renew());
    QVERIFY2(renewed, qPrintable(renewed ? QString() : renewed.error().message));
    QCOMPARE(desk.events().mid(2), (QStringList{u"put-back-intent"_s, u"put-back-outcome"_s}));
}

void TestActs::putsBackWithoutTtl()
{
    seed(u"owner-1"_s, -1);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto [plan, report] = released(desk);
    const auto back = await(desk.controller.planPutBack(plan, report));
    QVERIFY2(back, qPrintable(back ? QString() : back.error().message));
    QVERIFY(desk.execute(*back));
    QCOMPARE(ttlOn(0), qint64(-1));
    QCOMPARE(m_nodes[2].tell(u"GET stock"_s), "owner-1");
}

void TestActs::doesNotPutBackWhatIsTaken()
{
    seed();
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto [plan, report] = released(desk);
    m_nodes[1].tell(u"SET stock next PX 100000"_s);
    const auto back = await(desk.controller.planPutBack(plan, report));
    QVERIFY(!back);
    QCOMPARE(toString(back.error().kind), toString(ErrorKind::Conflict));
    QVERIFY2(back.error().message.contains(u"next has it"_s), qPrintable(back.error().message));
    QCOMPARE(copies(), 1);
}

void TestActs::takenBetweenPlanAndPuttingBack()
{
    seed();
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto [plan, report] = released(desk);
    const auto back = await(desk.controller.planPutBack(plan, report));
    QVERIFY(back);
    m_nodes[1].tell(u"SET stock next PX 100000"_s);
    const auto done = desk.execute(*back);
    QVERIFY(done);
    QCOMPARE(toString(done->nodes[1].outcome), toString(Outcome::Refused));
    QCOMPARE(done->nodes[1].foundOwner, "next");
    QCOMPARE(done->count(Outcome::Withdrawn), 2); // half a lock is in the way and holds nothing
    QVERIFY(!done->isComplete());
    QCOMPARE(copies(), 1);
}

void TestActs::aNodeOfAnotherOwnerIsNoNewcomer()
{
    seed();
    m_nodes[2].tell(u"SET stock leftover PX 100000"_s);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto [plan, report] = released(desk);
    QCOMPARE(report.done(), 2);
    const auto back = await(desk.controller.planPutBack(plan, report));
    QVERIFY2(back, qPrintable(back ? QString() : back.error().message));
    QVERIFY(back->nodes[2].effect == Effect::NotReleased);
    const auto done = desk.execute(*back);
    QVERIFY(done);
    QCOMPARE(done->count(Outcome::PutBack), 2);
    QCOMPARE(m_nodes[2].tell(u"GET stock"_s), "leftover");
}

void TestActs::whatTheReleaseDidNotComeToIsNoNewcomer()
{
    seed();
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    m_nodes[2].freeze();
    const auto [plan, report] = released(desk);
    QCOMPARE(report.done(), 2);
    m_nodes[2].thaw();
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes[2].tell(u"EXISTS stock"_s), QByteArray("1"), kPatienceMs);
    Result<ReleasePlan> back = Error{};
    QTRY_VERIFY2_WITH_TIMEOUT(
        (back = await(desk.controller.planPutBack(plan, report))) && back->nodes[2].effect == Effect::NotReleased,
        qPrintable(back ? QString() : back.error().message), kPatienceMs); // it is read again soon
    const auto done = desk.execute(*back);
    QVERIFY(done);
    QCOMPARE(done->count(Outcome::PutBack), 2);
    QCOMPARE(copies(), 3);
}

void TestActs::cannotPutBack_data()
{
    QTest::addColumn<QString>("write");
    QTest::addColumn<LockAction>("act");
    QTest::addColumn<QString>("why");
    QTest::newRow("a hold-off stands") << u"SET stock owner-1 PX 100000"_s << kHoldOff20s
                                       << u"New owners are blocked in its place"_s;
    QTest::newRow("it was only shortened") << u"SET stock owner-1 PX 100000"_s << kShorten20s << u"Only a release"_s;
    QTest::newRow("one of several readers")
        << u"HSET stock mode read %1 1"_s.arg(kHashOwner) << LockAction() << u"earlier TTL"_s;
}

void TestActs::cannotPutBack()
{
    QFETCH(const QString, write);
    QFETCH(const LockAction, act);
    QFETCH(const QString, why);
    m_nodes.tellAll(write);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", {}, act);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QVERIFY(report->isComplete());
    const auto back = await(desk.controller.planPutBack(*plan, *report));
    QVERIFY(!back);
    QCOMPARE(toString(back.error().kind), toString(ErrorKind::NotAllowed));
    QVERIFY2(back.error().message.contains(why), qPrintable(back.error().message));
}

void TestActs::wouldHaveEndedMeanwhile()
{
    seed();
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto [plan, report] = released(desk);
    const auto refused = canPutBack(plan, report, report.sentAt + Millis(200'000));
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(u"expired by now"_s), qPrintable(refused.error().message));
    QVERIFY(canPutBack(plan, report, report.sentAt + Millis(1000)));
}

void TestActs::tooManySilentToPutBack()
{
    seed();
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto [plan, report] = released(desk);
    m_nodes[0].kill();
    m_nodes[1].kill();
    const auto back = await(desk.controller.planPutBack(plan, report));
    QVERIFY(!back);
    QCOMPARE(toString(back.error().kind), toString(ErrorKind::Unreachable));
    QCOMPARE(m_nodes[2].tell(u"EXISTS stock"_s), "0");
}

void TestActs::surveySaysWhatMayBeTaken_data()
{
    QTest::addColumn<QString>("write");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("why");
    const QString redisson = u"HSET stock %1 1"_s.arg(kHashOwner);
    QTest::newRow("nothing is there") << QString() << u"lockscope"_s << QString();
    QTest::newRow("nothing is there, as Redisson") << QString() << u"redisson"_s << QString();
    QTest::newRow("a string of another library")
        << u"SET stock 0123456789abcdef0123456789abcdef PX 100000"_s << u"lockscope"_s << QString();
    QTest::newRow("a string, as Redisson")
        << u"SET stock owner-1 PX 100000"_s << u"redisson"_s << u"would not see who holds it"_s;
    QTest::newRow("a Redisson lock as a string") << redisson << u"lockscope"_s << u"take it as one of Redisson"_s;
    QTest::newRow("a Redisson lock as Redisson") << redisson << u"redisson"_s << QString();
    QTest::newRow("a list") << u"RPUSH stock a"_s << u"lockscope"_s << u"is a list on"_s;
    QTest::newRow("a read-write lock") << u"HSET stock mode read %1 1"_s.arg(kHashOwner) << u"redisson"_s
                                       << u"Lockscope does not take it"_s;
    QTest::newRow("a hash that is no lock") << u"HSET stock price 12"_s << u"redisson"_s << u"does not understand"_s;
    QTest::newRow("a dialect that is not taken") << QString() << u"symfony"_s << u"cannot be taken"_s;
    QTest::newRow("no dialect") << QString() << u"nonsense"_s << u"cannot be taken"_s;
}

void TestActs::surveySaysWhatMayBeTaken()
{
    QFETCH(const QString, write);
    QFETCH(const QString, dialect);
    QFETCH(const QString, why);
    if (!write.isEmpty())
        m_nodes[1].tell(write);
    Desk desk(deployment(), m_journal);
    desk.controller.lock(); // looking needs no right to act
    QVERIFY(desk.isReady());
    const auto survey = await(desk.controller.survey("stock"));
    QVERIFY(survey);
    QCOMPARE(survey->nodes.size(), size_t(3));
    const auto may = survey->checkAcquireAs(dialect);
    QCOMPARE(may.hasValue(), why.isEmpty());
    if (!may)
        QVERIFY2(may.error().message.contains(why), qPrintable(may.error().message));
}

LOCKSCOPE_TEST(QCoreApplication, TestActs)
#include "tst_acts.moc"
