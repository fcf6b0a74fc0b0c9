#include "fixtures/testprogram.h"

#include <lockscope/core/board/slothomes.h>
#include <lockscope/core/redis/clustertopology.h>

using namespace Lockscope;
using namespace Qt::StringLiterals;

namespace {

Value bulkValue(const QByteArray &text)
{
    return {.type = Value::Type::Bulk, .text = text};
}
Value numberValue(qint64 value)
{
    return {.type = Value::Type::Integer, .integer = value};
}
Value list(std::vector<Value> elements)
{
    return {.type = Value::Type::Array, .elements = std::move(elements)};
}

Value shardNode(const QByteArray &endpoint, qint64 port, const QByteArray &role, const QByteArray &health = "online")
{
    return list({bulkValue("id"), bulkValue("x"), bulkValue("port"), numberValue(port), bulkValue("tls-port"),
                 numberValue(port + 1000), bulkValue("ip"), bulkValue("10.9.9.9"), bulkValue("endpoint"),
                 bulkValue(endpoint), bulkValue("role"), bulkValue(role), bulkValue("health"), bulkValue(health)});
}
Value shard(std::vector<Value> slots, std::vector<Value> nodes)
{
    return list({bulkValue("slots"), list(std::move(slots)), bulkValue("nodes"), list(std::move(nodes))});
}

ClusterMaster master(const QString &host, quint16 port, int first, int last)
{
    return {.host = host, .port = port, .slotRanges = {{first, last}}};
}

} // namespace

class TestClusterTopology : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slotOfKey_data();
    void slotOfKey();
    void shards();
    void slotLists();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void redirects_data();
    void redirects();
    void homesFollowAFailover();
    void homesFollowAResharding();
    void keysAreLent();
};

void TestClusterTopology::slotOfKey_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("slot");
    // Redis Cluster specification: CRC16 of "123456789" is 0x31C3; the others as CLUSTER KEYSLOT has them.
    QTest::newRow("the specification's example") << QByteArray("123456789") << 0x31C3 % 16384;
    QTest::newRow("foo") << QByteArray("foo") << 12182;
    QTest::newRow("empty") << QByteArray() << 0;
    QTest::newRow("a tag") << QByteArray("{foo}.lock") << 12182;
    QTest::newRow("a tag inside") << QByteArray("lock:{foo}:x") << 12182;
    QTest::newRow("only the first tag") << QByteArray("{foo}{bar}") << 12182;
    QTest::newRow("the first closing brace ends it") << QByteArray("{foo}}") << 12182;
    QTest::newRow("an empty tag is none") << QByteArray("foo{}{bar}") << 8363;
    QTest::newRow("an open tag is none") << QByteArray("foo{bar") << 15278;
}

void TestClusterTopology::slotOfKey()
{
    QFETCH(const QByteArray, key);
    QFETCH(const int, slot);
    QCOMPARE(clusterSlotOf(key), slot);
}

void TestClusterTopology::shards()
{
    const Value reply = list({shard({numberValue(0), numberValue(5), numberValue(10), numberValue(20)},
                                    {shardNode("a", 7000, "master"), shardNode("b", 7001, "replica")}),
                              shard({}, {shardNode("c", 7002, "master")}),
                              shard({numberValue(21), numberValue(16383)},
                                    {shardNode("d", 7003, "master", "failed"), shardNode("?", 7004, "master")})});
    const auto plain = topologyFromShards(reply, false);
    QVERIFY2(plain, plain ? "" : qPrintable(plain.error().message));
    QCOMPARE(plain->size(), 2U);
    QVERIFY(plain->at(0) == (ClusterMaster{.host = u"a"_s, .port = 7000, .slotRanges = {{0, 5}, {10, 20}}}));
    QVERIFY2(plain->at(1) == master(QString(), 7004, 21, 16383), "a failed master gives way to the one that is online");
    const auto tls = topologyFromShards(reply, true);
    QVERIFY(tls);
    QCOMPARE(tls->at(0).port, 8000);
}

void TestClusterTopology::slotLists()
{
    const Value reply
        = list({list({numberValue(0), numberValue(5), list({bulkValue("a"), numberValue(7000), bulkValue("id")}),
                      list({bulkValue("b"), numberValue(7001)})}),
                list({numberValue(6), numberValue(9), list({bulkValue(""), numberValue(7002)})}),
                list({numberValue(10), numberValue(12), list({bulkValue("a"), numberValue(7000)})})});
    const auto topology = topologyFromSlots(reply);
    QVERIFY(topology);
    QCOMPARE(topology->size(), 2U);
    QVERIFY(topology->at(0) == master(QString(), 7002, 6, 9));
    QVERIFY(topology->at(1) == (ClusterMaster{.host = u"a"_s, .port = 7000, .slotRanges = {{0, 5}, {10, 12}}}));
}

void TestClusterTopology::nonsenseIsRefused_data()
{
    QTest::addColumn<Value>("reply");
    QTest::addColumn<bool>("asShards");
    QTest::newRow("no list") << bulkValue("OK") << true;
    QTest::newRow("no shard") << list({numberValue(1)}) << true;
    QTest::newRow("a slot too high") << list(
        {shard({numberValue(0), numberValue(16384)}, {shardNode("a", 7000, "master")})})
                                     << true;
    QTest::newRow("a range backwards") << list(
        {shard({numberValue(5), numberValue(4)}, {shardNode("a", 7000, "master")})})
                                       << true;
    QTest::newRow("half a range") << list({shard({numberValue(5)}, {shardNode("a", 7000, "master")})}) << true;
    QTest::newRow("a port too high") << list(
        {shard({numberValue(0), numberValue(1)}, {shardNode("a", 70'000, "master")})})
                                     << true;
    QTest::newRow("a host that is none") << list(
        {shard({numberValue(0), numberValue(1)}, {shardNode("a b", 7000, "master")})})
                                         << true;
    QTest::newRow("no list of slots") << numberValue(1) << false;
    QTest::newRow("slots without a master") << list({list({numberValue(0), numberValue(1)})}) << false;
    QTest::newRow("a slot of words") << list(
        {list({bulkValue("x"), numberValue(1), list({bulkValue("a"), numberValue(7000)})})})
                                     << false;
}

void TestClusterTopology::nonsenseIsRefused()
{
    QFETCH(const Value, reply);
    QFETCH(const bool, asShards);
    const auto topology = asShards ? topologyFromShards(reply, false) : topologyFromSlots(reply);
    QVERIFY(!topology);
    QCOMPARE(toString(topology.error().kind), toString(ErrorKind::Protocol));
}

void TestClusterTopology::redirects_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<std::optional<ClusterRedirect>>("redirect");
    using Optional = std::optional<ClusterRedirect>;
    QTest::newRow("moved") << QByteArray("MOVED 3999 127.0.0.1:6381")
                           << Optional({.moved = true, .slot = 3999, .host = u"127.0.0.1"_s, .port = 6381});
    QTest::newRow("ask") << QByteArray("ASK 0 node.example:1")
                         << Optional({.slot = 0, .host = u"node.example"_s, .port = 1});
    QTest::newRow("an IPv6 address") << QByteArray("MOVED 1 ::1:6381")
                                     << Optional({.moved = true, .slot = 1, .host = u"::1"_s, .port = 6381});
    QTest::newRow("the same host") << QByteArray("MOVED 1 :6381") << Optional({.moved = true, .slot = 1, .port = 6381});
    QTest::newRow("another error") << QByteArray("ERR MOVED 1 a:1") << Optional();
    QTest::newRow("no port") << QByteArray("MOVED 1 a") << Optional();
    QTest::newRow("a slot too high") << QByteArray("MOVED 16384 a:1") << Optional();
    QTest::newRow("a host that is none") << QByteArray("MOVED 1 a/b:1") << Optional();
    QTest::newRow("cut") << QByteArray("MOVED 1") << Optional();
}

void TestClusterTopology::redirects()
{
    QFETCH(const QByteArray, words);
    QTEST(redirectFrom(words), "redirect");
}

void TestClusterTopology::homesFollowAFailover()
{
    SlotHomes homes;
    QCOMPARE(homes.homeOf("foo"), SlotHomes::kNobody);
    const auto first = homes.apply({master(u"a"_s, 1, 0, 9999), master(u"b"_s, 2, 10000, 16383)});
    QVERIFY(first.any);
    QVERIFY(first.placed == (std::vector<SlotHomes::Placed>{{0, u"a"_s, 1}, {1, u"b"_s, 2}}));
    QCOMPARE(homes.homeOf("foo"), 1);
    const auto same = homes.apply({master(u"b"_s, 2, 10000, 16383), master(u"a"_s, 1, 0, 9999)});
    QVERIFY2(!same.any && same.placed.empty() && same.retired.empty(), "the order says nothing");
    // A replica of b takes its place: the node stays and moves.
    const auto failover = homes.apply({master(u"a"_s, 1, 0, 9999), master(u"c"_s, 3, 10000, 16383)});
    QVERIFY(failover.placed == (std::vector<SlotHomes::Placed>{{1, u"c"_s, 3}}));
    QVERIFY(failover.retired.empty());
    QCOMPARE(homes.homeOf("foo"), 1);
    QCOMPARE(homes.nodeAt(u"b"_s, 2), SlotHomes::kNobody);
    // Nobody serves them for a while.
    const auto hole = homes.apply({master(u"a"_s, 1, 0, 9999)});
    QVERIFY(hole.retired == std::vector<int>{1});
    QCOMPARE(homes.homeOf("foo"), SlotHomes::kNobody);
    const auto back = homes.apply({master(u"a"_s, 1, 0, 9999), master(u"c"_s, 3, 10000, 16383)});
    QVERIFY(back.placed == (std::vector<SlotHomes::Placed>{{1, u"c"_s, 3}}));
    QCOMPARE(homes.homeOf("foo"), 1);
}

void TestClusterTopology::homesFollowAResharding()
{
    SlotHomes homes;
    (void)homes.apply({master(u"a"_s, 1, 0, 9999), master(u"b"_s, 2, 10000, 16383)});
    // A new master gets some slots of both.
    const auto grown
        = homes.apply({master(u"a"_s, 1, 0, 8999), master(u"b"_s, 2, 13000, 16383), master(u"c"_s, 3, 9000, 12999)});
    QVERIFY(grown.placed == (std::vector<SlotHomes::Placed>{{2, u"c"_s, 3}}));
    QCOMPARE(homes.homeOf("foo"), 2);
    // And gives them to the first; then it serves nothing.
    const auto shrunk = homes.apply({master(u"a"_s, 1, 0, 12999), master(u"b"_s, 2, 13000, 16383)});
    QVERIFY(shrunk.placed.empty());
    QVERIFY(shrunk.retired == std::vector<int>{2});
    QCOMPARE(homes.homeOf("foo"), 0);
}

void TestClusterTopology::keysAreLent()
{
    SlotHomes homes;
    (void)homes.apply({master(u"a"_s, 1, 0, 9999), master(u"b"_s, 2, 10000, 16383)});
    homes.lend("foo", 0);
    QVERIFY(homes.isLent("foo"));
    QCOMPARE(homes.homeOf("foo"), 0);
    QCOMPARE(homes.homeOf("{foo}x"), 1);
    homes.takeBack("foo");
    QCOMPARE(homes.homeOf("foo"), 1);
    homes.lend("foo", 0);
    (void)homes.apply({master(u"a"_s, 1, 0, 9998), master(u"b"_s, 2, 9999, 16383)});
    QVERIFY2(homes.isLent("foo"), "its own slot has not moved");
    (void)homes.apply({master(u"a"_s, 1, 0, 12999), master(u"b"_s, 2, 13000, 16383)});
    QVERIFY(!homes.isLent("foo"));
    QCOMPARE(homes.homeOf("foo"), 0);
}

LOCKSCOPE_TEST(QCoreApplication, TestClusterTopology)
#include "tst_clustertopology.moc"
