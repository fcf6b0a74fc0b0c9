#include "fixtures/testprogram.h"

#include <lockscope/core/redis/node.h>

using namespace Lockscope;

class TestNode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parses_data();
    void parses();
    void parsesWhatEndangersLocks();
    void parsesUse();
    void parsesTheKeyspace();
    void otherDatabasesHoldKeys();
    void parsesVersions();
    void parsesTime_data();
    void parsesTime();
    void offsets();
};

void TestNode::parses_data()
{
    QTest::addColumn<QByteArray>("info");
    QTest::addColumn<ServerFacts>("facts");

    QTest::newRow("Redis 7") << QByteArray(
        "# Server\r\nredis_version:7.0.15\r\nrun_id:abc123\r\n\r\n# Memory\r\nmaxmemory_policy:noeviction\r\n"
        "# Replication\r\nrole:master\r\n# Cluster\r\ncluster_enabled:0\r\n")
                             << ServerFacts{.runId = "abc123",
                                            .version = QStringLiteral("Redis 7.0.15"),
                                            .role = QStringLiteral("master"),
                                            .evictionPolicy = QStringLiteral("noeviction"),
                                            .clusterMember = false,
                                            .compatibleRedisVersion = ServerVersion{7, 0, 15}};
    QTest::newRow("Valkey names itself behind the Redis version")
        << QByteArray("redis_version:7.2.4\r\nserver_name:valkey\r\nvalkey_version:8.0.1\r\n")
        << ServerFacts{.version = QStringLiteral("Valkey 8.0.1"), .compatibleRedisVersion = ServerVersion{7, 2, 4}};
    QTest::newRow("Valkey names itself before the Redis version")
        << QByteArray("valkey_version:8.0.1\r\nredis_version:7.2.4\r\n")
        << ServerFacts{.version = QStringLiteral("Valkey 8.0.1"), .compatibleRedisVersion = ServerVersion{7, 2, 4}};
    QTest::newRow("a cluster's replica") << QByteArray("role:slave\r\ncluster_enabled:1\r\n")
                                         << ServerFacts{.role = QStringLiteral("slave"), .clusterMember = true};
    QTest::newRow("plain line feeds and no last one")
        << QByteArray("role:master\nrun_id:x") << ServerFacts{.runId = "x", .role = QStringLiteral("master")};
    QTest::newRow("values with colons stay whole") << QByteArray("run_id:a:b\n") << ServerFacts{.runId = "a:b"};
    QTest::newRow("names that only end alike are not taken")
        << QByteArray("master_run_id:x\nxrole:y\n# role:z\n") << ServerFacts{};
    QTest::newRow("nothing") << QByteArray() << ServerFacts{};
    QTest::newRow("no INFO at all") << QByteArray("\r\n\n::::\n:\nrole\n#\n") << ServerFacts{};
    QTest::newRow("a value without an end is cut")
        << QByteArray("run_id:") + QByteArray(100000, 'x') << ServerFacts{.runId = QByteArray(200, 'x')};
}

void TestNode::parses()
{
    QFETCH(QByteArray, info);
    QTEST(parseServerInfo(info), "facts");
}

void TestNode::parsesWhatEndangersLocks()
{
    const ServerFacts primary
        = parseServerInfo("maxmemory:1048576\r\nevicted_keys:7\r\naof_enabled:1\r\naof_last_write_status:err\r\n"
                          "rdb_last_bgsave_status:ok\r\nconnected_slaves:2\r\n");
    QCOMPARE(primary,
             (ServerFacts{.maxMemory = 1048576,
                          .evictedKeys = 7,
                          .appendOnly = true,
                          .appendFails = true,
                          .snapshotFails = false,
                          .replicas = 2}));
    QCOMPARE(parseServerInfo("min_slaves_good_slaves:0\r\n").goodReplicas, 0);
    const ServerFacts replica = parseServerInfo(
        "role:slave\nmaster_host:10.0.0.7\nmaster_port:6380\nmaster_link_status:down\naof_enabled:0\n");
    QCOMPARE(replica.primary, QStringLiteral("10.0.0.7:6380"));
    QCOMPARE(replica.primaryLost, true);
    // One that has just started and reaches it for the first time has lost nothing; one that had it, or never got it,
    // has.
    const QByteArray down = "role:slave\nmaster_host:a\nmaster_port:1\nmaster_link_status:down\n";
    QCOMPARE(parseServerInfo(down + "uptime_in_seconds:3\nmaster_link_down_since_seconds:-1\n").primaryLost, false);
    QCOMPARE(parseServerInfo(down + "uptime_in_seconds:3\nmaster_link_down_since_seconds:1790000000\n").primaryLost,
             false);
    QCOMPARE(parseServerInfo(down + "uptime_in_seconds:3\nmaster_link_down_since_seconds:1\n").primaryLost, true);
    QCOMPARE(parseServerInfo(down + "uptime_in_seconds:300\nmaster_link_down_since_seconds:-1\n").primaryLost, true);
    QCOMPARE(replica.appendOnly, false);
    // What is not said, or is no number, is not known.
    const ServerFacts silent = parseServerInfo("maxmemory:lots\nevicted_keys:-1\naof_enabled:\n");
    QCOMPARE(silent, ServerFacts{});
}

void TestNode::parsesUse()
{
    QCOMPARE(parseServerUse("uptime_in_seconds:90\r\nused_memory:1000\r\nused_memory_rss:5\r\n"),
             (ServerUse{.uptime = std::chrono::seconds(90), .usedMemory = 1000}));
    QCOMPARE(parseServerUse("uptime_in_seconds:99999999999999\n"), ServerUse{});
}

void TestNode::parsesTheKeyspace()
{
    using Keyspace = std::vector<DatabaseKeys>;
    QCOMPARE(parseServerUse(
                 "# Keyspace\r\ndb0:keys=2,expires=1,avg_ttl=0\r\ndb15:keys=1,expires=0,avg_ttl=0,subexpiry=0\r\n")
                 .keyspace,
             Keyspace({{.database = 0, .keys = 2}, {.database = 15, .keys = 1}}));
    QCOMPARE(parseServerUse("# Keyspace\r\n").keyspace, Keyspace());
    QCOMPARE(parseServerUse("# Keyspace\r\ndb1:keys=no\r\ndbx:keys=1\r\ndb-1:keys=1\r\ndb2:keys=0\r\n").keyspace,
             Keyspace());
    // A server that leaves the section out says nothing about its databases.
    QCOMPARE(parseServerUse("# Server\r\ndb1:keys=1\r\n").keyspace, std::nullopt);
}

void TestNode::otherDatabasesHoldKeys()
{
    using Keyspace = std::vector<DatabaseKeys>;
    const auto up = [](int database, const std::optional<Keyspace> &keyspace) {
        return NodeStatus{.database = database,
                          .reach = NodeStatus::Reach::Up,
                          .facts = ServerFacts(),
                          .use = ServerUse{.keyspace = keyspace}};
    };
    const Keyspace some{{.database = 0, .keys = 7}, {.database = 1, .keys = 1}};
    QCOMPARE(otherDatabases({up(0, some)}), Keyspace({{.database = 1, .keys = 1}}));
    QCOMPARE(otherDatabases({up(1, some)}), Keyspace({{.database = 0, .keys = 7}}));
    // A lock on several nodes is one key on each.
    QCOMPARE(otherDatabases({up(0, some), up(0, Keyspace({{.database = 1, .keys = 3}}))}),
             Keyspace({{.database = 1, .keys = 3}}));
    QCOMPARE(otherDatabases({up(0, Keyspace())}), Keyspace());
    QCOMPARE(otherDatabases({up(0, std::nullopt)}), std::nullopt);
    QCOMPARE(otherDatabases({}), std::nullopt);
    NodeStatus member = up(0, some);
    member.facts->clusterMember = true;
    QCOMPARE(otherDatabases({member}), std::nullopt);
    NodeStatus down = up(0, some);
    down.reach = NodeStatus::Reach::Down;
    QCOMPARE(otherDatabases({down}), std::nullopt);

    QCOMPARE(databaseOf({up(2, some), up(2, some)}), 2);
    QCOMPARE(databaseOf({up(2, some), up(1, some)}), std::nullopt);
    QCOMPARE(databaseOf({}), std::nullopt);
}

void TestNode::parsesVersions()
{
    QCOMPARE(ServerVersion::parse("7.0.15"), (ServerVersion{7, 0, 15}));
    QCOMPARE(ServerVersion::parse("8.0.0-rc1"), (ServerVersion{8, 0, 0}));
    QCOMPARE(ServerVersion::parse("6.2"), (ServerVersion{6, 2, 0}));
    QCOMPARE(ServerVersion::parse("seven"), std::nullopt);
    QCOMPARE(ServerVersion::parse(""), std::nullopt);
    QVERIFY((ServerVersion{7, 0, 15} < ServerVersion{7, 2, 0}));
}

void TestNode::parsesTime_data()
{
    QTest::addColumn<QByteArrayList>("words");
    QTest::addColumn<qint64>("micros"); // -1: none
    QTest::newRow("a time") << QByteArrayList{"1700000000", "250000"} << qint64(1'700'000'000'250'000);
    QTest::newRow("one word") << QByteArrayList{"1700000000"} << qint64(-1);
    QTest::newRow("no numbers") << QByteArrayList{"now", "0"} << qint64(-1);
    QTest::newRow("negative") << QByteArrayList{"-1", "0"} << qint64(-1);
    QTest::newRow("beyond reason") << QByteArrayList{"9000000000000000000", "0"} << qint64(-1);
    QTest::newRow("more than a second of microseconds") << QByteArrayList{"1", "1000000"} << qint64(-1);
}

void TestNode::parsesTime()
{
    QFETCH(QByteArrayList, words);
    QFETCH(qint64, micros);
    Value reply{.type = Value::Type::Array};
    for (const auto &word : words)
        reply.elements.push_back({.type = Value::Type::Bulk, .text = word});
    QCOMPARE(parseServerTime(reply), micros < 0 ? std::nullopt : std::optional(Micros(micros)));
    QCOMPARE(parseServerTime(Value{}), std::nullopt);
}

void TestNode::offsets()
{
    // Asked at 1000.000 to 1000.999 ms, answered at 1010.000 to 1010.999 ms: the server looked at its clock in between.
    const auto offset = ClockOffset::between(WallTime(Millis(1000)), WallTime(Millis(1010)), Millis(6005));
    QCOMPARE(offset.most, Micros(Millis(5005)));
    QCOMPARE(offset.least, Micros(Millis(4994)));
    QCOMPARE(offset.middle(), Micros(4'999'500));
    QCOMPARE(offset.uncertainty(), Micros(5500));
}

LOCKSCOPE_TEST(QCoreApplication, TestNode)
#include "tst_node.moc"
