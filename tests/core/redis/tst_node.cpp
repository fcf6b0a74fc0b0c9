#include <lockscope/core/redis/node.h>

#include <QTest>

using namespace Lockscope;

class TestNode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parses_data();
    void parses();
};

void TestNode::parses_data()
{
    QTest::addColumn<QByteArray>("info");
    QTest::addColumn<ServerFacts>("facts");

    QTest::newRow("Redis 7") << QByteArray("# Server\r\nredis_version:7.0.15\r\nrun_id:abc123\r\n\r\n# Memory\r\nmaxmemory_policy:noeviction\r\n"
                                           "# Replication\r\nrole:master\r\n# Cluster\r\ncluster_enabled:0\r\n")
                             << ServerFacts{.runId = "abc123",
                                            .version = QStringLiteral("Redis 7.0.15"),
                                            .role = QStringLiteral("master"),
                                            .evictionPolicy = QStringLiteral("noeviction"),
                                            .clusterMember = false};
    QTest::newRow("Valkey names itself behind the Redis version")
        << QByteArray("redis_version:7.2.4\r\nserver_name:valkey\r\nvalkey_version:8.0.1\r\n") << ServerFacts{.version = QStringLiteral("Valkey 8.0.1")};
    QTest::newRow("Valkey names itself before the Redis version")
        << QByteArray("valkey_version:8.0.1\r\nredis_version:7.2.4\r\n") << ServerFacts{.version = QStringLiteral("Valkey 8.0.1")};
    QTest::newRow("a cluster's replica") << QByteArray("role:slave\r\ncluster_enabled:1\r\n")
                                         << ServerFacts{.role = QStringLiteral("slave"), .clusterMember = true};
    QTest::newRow("plain line feeds and no last one") << QByteArray("role:master\nrun_id:x") << ServerFacts{.runId = "x", .role = QStringLiteral("master")};
    QTest::newRow("values with colons stay whole") << QByteArray("run_id:a:b\n") << ServerFacts{.runId = "a:b"};
    QTest::newRow("names that only end alike are not taken") << QByteArray("master_run_id:x\nxrole:y\n# role:z\n") << ServerFacts{};
    QTest::newRow("nothing") << QByteArray() << ServerFacts{};
    QTest::newRow("no INFO at all") << QByteArray("\r\n\n::::\n:\nrole\n#\n") << ServerFacts{};
    QTest::newRow("a value without an end is cut") << QByteArray("run_id:") + QByteArray(100000, 'x') << ServerFacts{.runId = QByteArray(200, 'x')};
}

void TestNode::parses()
{
    QFETCH(QByteArray, info);
    QTEST(parseServerInfo(info), "facts");
}

QTEST_GUILESS_MAIN(TestNode)
#include "tst_node.moc"
