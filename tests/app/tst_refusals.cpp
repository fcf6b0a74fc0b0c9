#include "program.h"

#include "fixtures/faultproxy.h"
#include "fixtures/redisserver.h"
#include "fixtures/testprogram.h"

#include <QJsonArray>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// What ElastiCache 7.1 lacks.
const Denial kManaged{.commands = {"CONFIG", "CLIENT TRACKING", "DEBUG", "ACL"}, .words = "ERR unknown command '%s'"};
/// All that Envoy's Redis proxy has, as far as it matters here.
const Denial kProxied{.commands
                      = {"PING",  "GET",      "SET",     "DEL",      "UNLINK",  "EXISTS", "EXPIRE",  "PEXPIRE",
                         "PTTL",  "TTL",      "TYPE",    "GETRANGE", "STRLEN",  "HGET",   "HGETALL", "HKEYS",
                         "HLEN",  "HSCAN",    "HEXISTS", "LLEN",     "LRANGE",  "ZCARD",  "ZCOUNT",  "ZRANGE",
                         "SCARD", "SMEMBERS", "SSCAN",   "EVAL",     "EVALSHA", "MULTI",  "EXEC",    "DISCARD",
                         "WATCH", "TIME",     "AUTH",    "ECHO",     "QUIT"},
                      .allOthers = true,
                      .words = "ERR unsupported command '%s'"};
const Denial kWithoutScripts{.commands = {"EVAL", "EVALSHA", "SCRIPT"}, .words = "ERR unknown command '%s'"};

/// What services and other servers lack, as their documents say. `unsupported`: what the doctor names, in its order.
struct ManagedService
{
    const char *name;
    Denial denial;
    QByteArrayList unsupported;
    bool isTracked = true;
    QByteArray info = {}; ///< INFO's answer in place of the server's
};

const ManagedService kManagedServices[]{
    // docs.aws.amazon.com/AmazonElastiCache/latest/dg/ClientConfig.RestrictedCommands.html
    {.name = "ElastiCache",
     .denial = {.commands = {"BGREWRITEAOF", "BGSAVE", "CONFIG", "DEBUG", "MIGRATE", "REPLICAOF", "SAVE", "SLAVEOF",
                             "SHUTDOWN", "SYNC"},
                .words = "ERR unknown command '%s'"},
     .unsupported = {}},
    // docs.aws.amazon.com/memorydb/latest/devguide/restrictedcommands.html
    {.name = "MemoryDB",
     .denial = {.commands = {"ACL DELUSER", "ACL LOAD", "ACL SAVE", "ACL SETUSER", "BGREWRITEAOF", "BGSAVE", "CONFIG",
                             "DEBUG", "MIGRATE", "MODULE", "PSYNC", "REPLICAOF", "SAVE", "SHUTDOWN", "SLAVEOF", "SYNC"},
                .words = "ERR unknown command '%s'"},
     .unsupported = {}},
    // learn.microsoft.com/azure/azure-cache-for-redis/cache-configure, "Redis commands not supported"
    {.name = "Azure Cache",
     .denial = {.commands = {"ACL", "BGREWRITEAOF", "BGSAVE", "CONFIG", "DEBUG", "MIGRATE", "PSYNC", "REPLICAOF",
                             "SAVE", "SHUTDOWN", "SLAVEOF", "SYNC"},
                .words = "ERR unknown command `%s`"},
     .unsupported = {}},
    // cloud.google.com/memorystore/docs/redis/product-constraints
    {.name = "Memorystore",
     .denial = {.commands = {"ACL", "BGREWRITEAOF", "BGSAVE", "CLIENT", "CLUSTER", "COMMAND", "CONFIG", "DEBUG",
                             "LASTSAVE", "MIGRATE", "MONITOR", "OBJECT", "SHUTDOWN", "REPLICAOF", "SAVE"},
                .words = "ERR unknown command '%s'"},
     .unsupported = {"CLIENT ID, CLIENT TRACKING", "CLIENT SETNAME", "CLIENT LIST"},
     .isTracked = false},
    // upstash.com/docs/redis/overall/rediscompatibility; its INFO has no section on replication
    // (…/commands/server/info)
    {.name = "Upstash",
     .denial
     = {.commands = {"ACL", "BGREWRITEAOF", "BGSAVE", "CLIENT TRACKING", "CONFIG", "DEBUG", "MIGRATE", "OBJECT",
                     "REPLICAOF", "SAVE", "SHUTDOWN"},
        .words = "ERR Command is not available: '%s'. See https://upstash.com/docs/redis/overall/rediscompatibility"},
     .unsupported = {"CLIENT TRACKING"},
     .isTracked = false,
     .info = "# Server\r\nredis_version:6.2.6\r\nuptime_in_seconds:86400\r\n# Clients\r\nconnected_clients:3\r\n"},
    // www.dragonflydb.io/docs/command-reference/compatibility: CLIENT TRACKING lacks BCAST, PREFIX and REDIRECT
    {.name = "Dragonfly",
     .denial = {.commands = {"CLIENT TRACKING"}, .words = "ERR syntax error"},
     .unsupported = {},
     .isTracked = false},
    // github.com/bezzad/HybridRedisCache/issues/16; Azure Managed Redis runs the same software
    {.name = "Redis Cloud",
     .denial = {.commands = {"CLIENT TRACKING"}, .words = "ERR command 'client|tracking' is not allowed"},
     .unsupported = {"CLIENT TRACKING"},
     .isTracked = false},
    // docs.keydb.dev/docs/active-rep: two nodes that are each other's replicas, and both take writes
    {.name = "KeyDB, active replica",
     .denial = {},
     .unsupported = {},
     .info = "# Server\r\nredis_version:6.3.4\r\nrun_id:0123456789abcdef0123456789abcdef01234567\r\n"
             "uptime_in_seconds:86400\r\n# Replication\r\nrole:active-replica\r\nmaster_link_status:up\r\n"},
};

bool saysNothingOfRights(const Outcome &outcome)
{
    const QByteArray all = outcome.output + outcome.errors;
    const bool isQuiet
        = !all.contains("ACL SETUSER") && !all.contains("extend the user's rights") && !all.contains("may not");
    if (!isQuiet)
        qWarning("said: %s", all.constData());
    return isQuiet;
}

} // namespace

/// Servers and proxies that lack commands: what is missing is said with its consequence, never as a right, and all else
/// works.
class TestRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void withoutTrackingTheTimerTells();
    void servicesLackSomeAndTheRestWorks_data();
    void servicesLackSomeAndTheRestWorks();
    void theDoctorOfAProxy();
    void throughAProxyANamedLockIsShownAndReleased();
    void theDoctorWithoutScripts();
    void aPlanWithoutScriptsSaysSo();
    void runTakesNothingWithoutScripts();
    void runTakesNothingWithoutTheRightToScripts();

private:
    QStringList on(const QStringList &arguments) const
    {
        return arguments.first(1) + QStringList{u"--node"_s, u"redis://127.0.0.1:%1"_s.arg(m_proxy.port())}
        + arguments.sliced(1);
    }

    RedisServer m_server;
    FaultProxy m_proxy{m_server};
};

void TestRefusals::initTestCase()
{
    QVERIFY(m_server.start());
    QVERIFY(m_proxy.start());
}

void TestRefusals::init()
{
    m_proxy.pass();
    m_proxy.forget();
    QCOMPARE(m_server.tell(u"FLUSHALL"_s), "OK");
    m_server.tell(u"SET lock:a worker-1 PX 100000"_s);
}

void TestRefusals::withoutTrackingTheTimerTells()
{
    m_proxy.deny(kManaged);
    const auto text = Program().run(on({u"doctor"_s, u"--pattern"_s, u"lock:*"_s}));
    QVERIFY(!text.output.contains("via tracking"));
    QVERIFY2(text.output.contains("updates via timer"), text.output.constData());
    QVERIFY2(text.output.contains("CLIENT TRACKING is not supported by the node or a proxy before it\n")
                 && text.output.contains("Impact  Lockscope sees changes only at the next reading"),
             text.output.constData());
    QVERIFY(saysNothingOfRights(text));
    const auto json = Program().run(on({u"doctor"_s, u"--pattern"_s, u"lock:*"_s, u"--json"_s}));
    QCOMPARE(json.objects().size(), 2);
    const QJsonObject node = json.objects().first();
    QCOMPARE(node.value("state"_L1).toString(), u"up"_s);
    const QJsonArray unsupported = node.value("unsupportedCommands"_L1).toArray();
    QCOMPARE(unsupported.size(), 1);
    QCOMPARE(unsupported.first().toObject().value("command"_L1).toString(), u"CLIENT TRACKING"_s);
    QCOMPARE(unsupported.first().toObject().value("feature"_L1).toString(), u"feed"_s);
    QCOMPARE(node.value("missingRights"_L1).toArray(), QJsonArray());
    QVERIFY(json.objects().last().value("aclWatch"_L1).isNull());
    // Nor does what watches claim to be told of changes.
    const auto watched = Program().run(on({u"watch"_s, u"--once"_s, u"--json"_s, u"--pattern"_s, u"lock:*"_s}));
    QVERIFY2(watched.output.contains("\"event\":\"node\"") && !watched.output.contains("\"feed\":\"tracking\""),
             watched.output.constData());
    QVERIFY(saysNothingOfRights(json));
}

void TestRefusals::servicesLackSomeAndTheRestWorks_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(kManagedServices)); ++i)
        QTest::newRow(kManagedServices[i].name) << i;
}

void TestRefusals::servicesLackSomeAndTheRestWorks()
{
    QFETCH(const int, index);
    const ManagedService &service = kManagedServices[index];
    m_proxy.deny(service.denial);
    if (!service.info.isEmpty())
        m_proxy.garble('$' + QByteArray::number(service.info.size()) + "\r\n" + service.info + "\r\n",
                       {.to = "INFO", .count = -1});
    const auto doctor = Program().run(on({u"doctor"_s, u"--pattern"_s, u"lock:*"_s}));
    QByteArrayList unsupported;
    for (const auto &line : doctor.output.split('\n')) {
        for (const char *words : {" is not supported by", " are not supported by"}) {
            if (const qsizetype end = line.indexOf(words); end >= 0)
                unsupported += line.left(end).mid(line.indexOf("notice") + 6).trimmed();
        }
    }
    unsupported.removeAll("CLIENT NO-TOUCH"); // asked for only where the server is new enough to have it
    QCOMPARE(unsupported, service.unsupported);
    QCOMPARE(doctor.output.contains("updates via tracking"), service.isTracked);
    QCOMPARE(doctor.output.count("Lockscope sees changes only at the next reading"), service.isTracked ? 0 : 1);
    QVERIFY2(service.unsupported.isEmpty() || saysNothingOfRights(doctor), doctor.output.constData());
    if (service.denial.commands.contains("CONFIG"))
        QVERIFY2(!doctor.output.contains("CONFIG SET") && !doctor.output.contains("CONFIG REWRITE"),
                 doctor.output.constData());

    const auto listed = Program().run(on({u"list"_s, u"--json"_s}));
    QVERIFY2(listed.code == 0, (listed.output + listed.errors).constData());
    QCOMPARE(listed.objects().first().value("owner"_L1).toString(), u"worker-1"_s);
    const auto watched = Program().run(on({u"watch"_s, u"--once"_s, u"--json"_s}));
    QVERIFY2(watched.output.contains("worker-1"), watched.output.constData());
    const auto released = Program().run(on({u"release"_s, u"lock:a"_s, u"--owner"_s, u"worker-1"_s, u"--execute"_s}));
    QVERIFY2(released.code == 0, (released.output + released.errors).constData());
    QCOMPARE(m_server.tell(u"EXISTS lock:a"_s), "0");
}

void TestRefusals::theDoctorOfAProxy()
{
    m_proxy.deny(kProxied);
    const auto text = Program().run(on({u"doctor"_s, u"--pattern"_s, u"lock:*"_s}));
    QVERIFY2(text.output.contains("● 127.0.0.1"), text.output.constData());
    QVERIFY2(text.output.contains("or a proxy in front of it, does not support INFO"), text.output.constData());
    QCOMPARE(text.output.count("INFO"), 1);
    QVERIFY2(text.output.contains("SCAN is not supported"), text.output.constData());
    QVERIFY(saysNothingOfRights(text));
}

void TestRefusals::throughAProxyANamedLockIsShownAndReleased()
{
    m_proxy.deny(kProxied);
    const auto shown = Program().run(on({u"show"_s, u"lock:a"_s, u"--json"_s}));
    QCOMPARE(shown.code, 0);
    QCOMPARE(shown.objects().first().value("owner"_L1).toString(), u"worker-1"_s);
    QVERIFY(saysNothingOfRights(shown));
    const auto listed = Program().run(on({u"list"_s, u"--pattern"_s, u"lock:a"_s, u"--json"_s}));
    QCOMPARE(listed.objects().first().value("owner"_L1).toString(), u"worker-1"_s);
    const auto all = Program().run(on({u"list"_s}));
    QCOMPARE(all.code, 3);
    QVERIFY2(!all.output.contains("No locks"), all.output.constData());
    QVERIFY(saysNothingOfRights(all));
    const auto plan = Program().run(on({u"release"_s, u"lock:a"_s}));
    QCOMPARE(plan.code, 0);
    QVERIFY(saysNothingOfRights(plan));
    const auto released = Program().run(on({u"release"_s, u"lock:a"_s, u"--owner"_s, u"worker-1"_s, u"--execute"_s}));
    QVERIFY2(released.code == 0, (released.output + released.errors).constData());
    QCOMPARE(m_server.tell(u"EXISTS lock:a"_s), "0");
}

void TestRefusals::theDoctorWithoutScripts()
{
    m_proxy.deny(kWithoutScripts);
    const auto text = Program().run(on({u"doctor"_s, u"--pattern"_s, u"lock:*"_s}));
    QVERIFY2(text.output.contains("or a proxy in front of it, does not support scripts\n")
                 && text.output.contains("    Impact  Lockscope cannot release locks there."),
             text.output.constData());
    QVERIFY(saysNothingOfRights(text));
    const auto json = Program().run(on({u"doctor"_s, u"--json"_s}));
    QStringList ids;
    for (const auto &finding : json.objects().first().value("findings"_L1).toArray())
        ids += finding.toObject().value("id"_L1).toString();
    QVERIFY2(ids.contains(u"no-scripts"_s), qPrintable(ids.join(u' ')));
}

void TestRefusals::aPlanWithoutScriptsSaysSo()
{
    m_proxy.deny(kWithoutScripts);
    const QStringList release{u"release"_s, u"lock:a"_s, u"--pattern"_s, u"lock:*"_s};
    const auto text = Program().run(on(release));
    QCOMPARE(text.code, 1);
    QVERIFY2(text.output.contains("held by worker-1"), text.output.constData());
    QVERIFY2(text.output.contains("left alone: the node runs no scripts"), text.output.constData());
    QVERIFY2(text.errors.contains("Lockscope cannot carry out the plan: every act is a Lua script")
                 && text.errors.contains("unknown command 'eval'"),
             text.errors.constData());
    QVERIFY(!text.output.contains("--execute"));
    QVERIFY(saysNothingOfRights(text));
    const auto json = Program().run(on(release + QStringList{u"--json"_s}));
    QCOMPARE(json.code, 1);
    const QJsonObject plan = json.objects().first();
    QVERIFY(plan.value("refusal"_L1).toString().startsWith(u"Lockscope cannot carry out the plan"_s));
    QCOMPARE(plan.value("nodes"_L1).toArray().first().toObject().value("effect"_L1).toString(), u"no-scripts"_s);
    const auto executed = Program().run(on(release + QStringList{u"--owner"_s, u"worker-1"_s, u"--execute"_s}));
    QCOMPARE(executed.code, 1);
    QVERIFY2(executed.errors.contains("Lockscope cannot carry out the plan"), executed.errors.constData());
    QCOMPARE(m_server.tell(u"GET lock:a"_s), "worker-1");
}

void TestRefusals::runTakesNothingWithoutScripts()
{
    m_proxy.deny(kWithoutScripts);
    const auto outcome
        = Program().run(on({u"run"_s, u"orders"_s, u"--wait"_s, u"0s"_s, u"--"_s, u"/bin/echo"_s, u"ran"_s}));
    QVERIFY(outcome.code != 0);
    QVERIFY(!outcome.output.contains("ran"));
    QVERIFY2(outcome.errors.contains(
                 "carries out no scripts, and by scripts locks are renewed and released: none is taken there"),
             outcome.errors.constData());
    QVERIFY(saysNothingOfRights(outcome));
    QCOMPARE(m_proxy.forwarded("SET"), 0);
    QCOMPARE(m_server.tell(u"EXISTS orders"_s), "0");
}

void TestRefusals::runTakesNothingWithoutTheRightToScripts()
{
    m_server.tell(u"ACL SETUSER helper reset on >pw ~* &* +@all -eval -evalsha"_s);
    const QString node = u"redis://helper:pw@127.0.0.1:%1"_s.arg(m_proxy.port());
    const auto outcome = Program().run(
        {u"run"_s, u"--node"_s, node, u"orders"_s, u"--wait"_s, u"0s"_s, u"--"_s, u"/bin/echo"_s, u"ran"_s});
    QVERIFY(outcome.code != 0);
    QVERIFY2(outcome.errors.contains("grant the right with ACL SETUSER … +eval +evalsha"), outcome.errors.constData());
    QCOMPARE(m_proxy.forwarded("SET"), 0);
}

LOCKSCOPE_TEST(QCoreApplication, TestRefusals)
#include "tst_refusals.moc"
