#include "desk.h"

#include "fixtures/faultproxy.h"
#include "fixtures/testprogram.h"

#include <lockscope/core/dialects/words.h>

#include <QJsonArray>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

using Effect = PlannedNode::Effect;
using Outcome = ReleasedNode::Outcome;

constexpr LockAction kHoldOff{LockActionKind::ReleaseAndHoldOff, Millis(20'000)};

QJsonArray blockedIn(const ReleasePlan &plan)
{
    return toJson(plan).value("blockedClients"_L1).toArray();
}

} // namespace

/// What a plan says beside what it would do: caveats, clients that stay blocked, nodes that carry out no scripts.
class TestPlanWarnings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void caveatsOfTheDialect_data();
    void caveatsOfTheDialect();
    void walrusIsWoken();
    void aHoldOffWakesNobody();
    void whoIsBlockedBesideAPlainString();
    void blockedClientsThatCannotBeAsked();
    void withoutScriptsThePlanCannotBeCarriedOut();
    void withScriptsOnSomeNodes();
    void throughAProxyOfFewCommands();

private:
    Deployment deployment(int nodes = 1) const
    {
        return {.name = u"shop"_s, .nodes = m_nodes.endpoints(nodes), .interval = Millis(100)};
    }

    RedisSet m_nodes{2};
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_journal;
};

void TestPlanWarnings::init()
{
    QVERIFY(m_nodes.reset());
    m_dir = std::make_unique<QTemporaryDir>();
    m_journal = m_dir->filePath(u"audit.jsonl"_s);
}

void TestPlanWarnings::caveatsOfTheDialect_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QStringList>("caveats");
    QTest::newRow("ShedLock") << u"job-lock:default:report"_s
                              << u"ADDED:%1@host1"_s.arg(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs))
                              << u"shedlock"_s << words(DialectCatalog::standard().find(u"shedlock"_s)->caveats());
    QTest::newRow("Bull") << u"bull:q6:17:lock"_s << u"7f0c3e1a-2222-4b5c-9d3d-1a52c1a7d1b6:6"_s << u"bull"_s
                          << QStringList{u"shared-owner"_s, u"job-runs-again"_s};
    QTest::newRow("a value of all") << u"lock:report"_s << u"1"_s << u"string"_s << QStringList{u"no-owner"_s};
    QTest::newRow("none") << u"lock:report"_s << u"worker-7"_s << u"string"_s << QStringList();
}

void TestPlanWarnings::caveatsOfTheDialect()
{
    QFETCH(const QString, key);
    QFETCH(const QString, value);
    QFETCH(const QString, dialect);
    QFETCH(const QStringList, caveats);
    m_nodes[0].cli({u"SET"_s, key, value, u"PX"_s, u"600000"_s});
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan(key.toUtf8());
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->dialect, dialect);
    QCOMPARE(words(plan->caveats()), caveats);
    QCOMPARE(toJson(*plan).value("caveats"_L1).toArray(), QJsonArray::fromStringList(caveats));
}

void TestPlanWarnings::walrusIsWoken()
{
    m_nodes[0].cli({u"EVAL"_s,
                    u"local s = '' for i = 192, 223 do s = s .. string.char(i) end redis.call('SET', KEYS[1], s)"_s,
                    u"1"_s, u"lock:import-feeds"_s});
    BlockedClient waiter(m_nodes[0], "BLPOP lock.event:import-feeds 0");
    QVERIFY(waitForBlocked(m_nodes[0], 1));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:import-feeds");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->dialect, u"walrus"_s);
    QCOMPARE(blockedIn(*plan), QJsonArray()); // the release wakes it
    QVERIFY(waiter.isStillBlocked());
    const auto report = desk.execute(*plan);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(report->count(Outcome::Released), 1);
    QVERIFY(waiter.isWoken());
}

void TestPlanWarnings::aHoldOffWakesNobody()
{
    m_nodes[0].cli(
        {u"EVAL"_s, u"redis.call('SET', KEYS[1], string.rep(string.char(200), 32))"_s, u"1"_s, u"lock:import-feeds"_s});
    BlockedClient waiter(m_nodes[0], "BLPOP lock.event:import-feeds 0");
    QVERIFY(waitForBlocked(m_nodes[0], 1));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:import-feeds", {}, kHoldOff);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->leftBlocked().size(), size_t(1));
    QCOMPARE(plan->leftBlocked().front().count, 1);
}

void TestPlanWarnings::whoIsBlockedBesideAPlainString()
{
    m_nodes.tellAll(u"SET lock:report worker-7"_s);
    BlockedClient first(m_nodes[0], "BLPOP lock:report:freed 0");
    BlockedClient second(m_nodes[0], "BLPOP lock:report:freed other 0");
    BlockedClient third(m_nodes[0], "BRPOPLPUSH queue work 0");
    QVERIFY(waitForBlocked(m_nodes[0], 3));
    Desk desk(deployment(2), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:report");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    const QString node = plan->nodes[0].label;
    QCOMPARE(blockedIn(*plan),
             (QJsonArray{QJsonObject{{u"node"_s, node}, {u"command"_s, u"blpop"_s}, {u"clients"_s, 2}},
                         QJsonObject{{u"node"_s, node}, {u"command"_s, u"brpoplpush"_s}, {u"clients"_s, 1}}}));
    // The same of another act; nobody is blocked where a lock is of a library whose clients ask again and again.
    const auto shortened = withAct(*plan, {.kind = LockActionKind::SetTtl, .time = Millis(1000)});
    QVERIFY(shortened);
    QCOMPARE(shortened->leftBlocked().size(), size_t(2));
    m_nodes.tellAll(u"SET bull:mail:17:lock 7f0c3e1a-2222-4b5c-9d3d-1a52c1a7d1b6:6 PX 60000"_s);
    const auto other = desk.plan("bull:mail:17:lock");
    QVERIFY2(other, qPrintable(other ? QString() : other.error().message));
    QCOMPARE(blockedIn(*other), QJsonArray());
}

void TestPlanWarnings::blockedClientsThatCannotBeAsked()
{
    m_nodes[0].tell(u"SET lock:report worker-7"_s);
    BlockedClient waiter(m_nodes[0], "BLPOP lock:report:freed 0");
    QVERIFY(waitForBlocked(m_nodes[0], 1));
    FaultProxy proxy(m_nodes[0]);
    QVERIFY(proxy.start());
    proxy.deny({.commands = {"CLIENT LIST"}, .words = "ERR unknown subcommand 'list'"});
    Desk desk({.name = u"shop"_s, .nodes = {proxy.endpoint()}, .interval = Millis(100)}, m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:report");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(blockedIn(*plan).size(), 1);
    QVERIFY(blockedIn(*plan).first().toObject().value("clients"_L1).isNull());
}

void TestPlanWarnings::withoutScriptsThePlanCannotBeCarriedOut()
{
    m_nodes[0].tell(u"SET lock:report worker-7"_s);
    FaultProxy proxy(m_nodes[0]);
    QVERIFY(proxy.start());
    proxy.deny({.commands = {"EVAL", "EVALSHA", "SCRIPT"}, .words = "ERR unknown command '%s'"});
    Desk desk({.name = u"shop"_s, .nodes = {proxy.endpoint()}, .interval = Millis(100)}, m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:report");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->owner, "worker-7");
    QCOMPARE(plan->nodesToActOn(), 0);
    QVERIFY(plan->nodes[0].effect == Effect::NoScripts);
    const auto refusal = plan->refusal();
    QVERIFY(refusal);
    QCOMPARE(toString(refusal->kind), toString(ErrorKind::Unsupported));
    QVERIFY2(!refusal->message.contains(u"ACL"_s), qPrintable(refusal->message));
    const auto report = desk.execute(*plan);
    QVERIFY(!report);
    QCOMPARE(report.error().message, refusal->message);
    QCOMPARE(m_nodes[0].tell(u"GET lock:report"_s), "worker-7");
}

void TestPlanWarnings::withScriptsOnSomeNodes()
{
    m_nodes.tellAll(u"SET lock:report worker-7"_s);
    FaultProxy proxy(m_nodes[1]);
    QVERIFY(proxy.start());
    proxy.deny({.commands = {"EVAL", "EVALSHA"}, .words = "ERR unknown command '%s'"});
    Desk desk({.name = u"shop"_s, .nodes = {m_nodes[0].endpoint(), proxy.endpoint()}, .interval = Millis(100)},
              m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:report");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QVERIFY(!plan->refusal());
    QCOMPARE(plan->nodesToActOn(), 1);
    QVERIFY(plan->nodes[1].effect == Effect::NoScripts);
    const auto report = desk.execute(*plan);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(report->count(Outcome::Released), 1);
    QVERIFY(!mayStillBeHeld(*plan, *report)); // on one of two nodes it is no lock
    QCOMPARE(m_nodes[1].tell(u"GET lock:report"_s), "worker-7");
}

// As Envoy: no SCAN, INFO, CLIENT, HELLO or ROLE.
void TestPlanWarnings::throughAProxyOfFewCommands()
{
    m_nodes[0].tell(u"SET lock:report worker-7 PX 100000"_s);
    FaultProxy proxy(m_nodes[0]);
    QVERIFY(proxy.start());
    proxy.deny({.commands = {"PING", "GET", "SET", "DEL", "PEXPIRE", "PTTL", "TYPE", "GETRANGE", "STRLEN", "HGET",
                             "HLEN", "HSCAN", "EVAL", "EVALSHA", "MULTI", "EXEC", "TIME", "AUTH"},
                .allOthers = true,
                .words = "ERR unsupported command '%s'"});
    Desk desk({.name = u"shop"_s, .nodes = {proxy.endpoint()}, .interval = Millis(100)}, m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:report");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QVERIFY(!plan->refusal());
    QVERIFY(!plan->leftBlocked().front().count); // unknown, and said so
    const auto report = desk.execute(*plan);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(report->count(Outcome::Released), 1);
    QCOMPARE(m_nodes[0].tell(u"EXISTS lock:report"_s), "0");
}

LOCKSCOPE_TEST(QCoreApplication, TestPlanWarnings)
#include "tst_planwarnings.moc"
