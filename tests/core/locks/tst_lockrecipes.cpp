#include "fixtures/redisset.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/locks/lockclient.h>

using namespace Lockscope;
using namespace LockscopeTest;

/// What holds for locks of every dialect that can be taken.
class TestLockRecipes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void listed();
    void takesRenewsReleases_data() { dialects(); }
    void takesRenewsReleases();
    void healsANode_data() { dialects(); }
    void healsANode();
    void leavesOthersAlone_data() { dialects(); }
    void leavesOthersAlone();
    void ownerIsNewForEachAttempt_data() { dialects(); }
    void ownerIsNewForEachAttempt();
    void pythonWaitersAreSignalled();

private:
    static void dialects()
    {
        QTest::addColumn<QString>("dialect");
        QTest::addColumn<int>("nodes");
        const auto ids = LockClient::writableDialects();
        for (const auto &id : ids) {
            for (const int nodes : {1, 5})
                QTest::addRow("%s on %d", qPrintable(id), nodes) << id << nodes;
        }
    }
    static LockOptions options(const QString &dialect)
    {
        return {.ttl = Millis(20'000), .autoRenew = false, .dialect = dialect};
    }
    int copies(int count = 5) const
    {
        return static_cast<int>(m_nodes.tellAll(QStringLiteral("EXISTS lock:stock"), count).count("1"));
    }

    RedisSet m_nodes{5};
};

void TestLockRecipes::listed()
{
    const auto ids = LockClient::writableDialects();
    for (const char *id : {"lockscope", "redisson", "python-redis-lock"})
        QVERIFY2(ids.contains(QLatin1String(id)), id);
    QVERIFY(!ids.contains(QStringLiteral("string")));
    const auto refused = LockClient::validate("stock", options(QStringLiteral("memcached")));
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(QStringLiteral("redisson")), qPrintable(refused.error().message));
}

void TestLockRecipes::takesRenewsReleases()
{
    QFETCH(const QString, dialect);
    QFETCH(const int, nodes);
    LockClient client(m_nodes.endpoints(nodes));
    const auto taken = await(client.acquire("lock:stock", options(dialect)));
    QVERIFY2(taken, qPrintable(taken ? QString() : taken.error().message));
    QTRY_COMPARE_WITH_TIMEOUT(copies(), nodes, kPatienceMs);
    m_nodes.tellAll(QStringLiteral("PEXPIRE lock:stock 9000"), nodes);
    const auto renewed = await((*taken)->renew());
    QVERIFY2(renewed, qPrintable(renewed ? QString() : renewed.error().message));
    const auto raised = [&] {
        const auto ttls = m_nodes.tellAll(QStringLiteral("PTTL lock:stock"), nodes);
        return std::all_of(ttls.begin(), ttls.end(),
                           [](const QByteArray &ttl) { return ttl.toLongLong() > 9000 && ttl.toLongLong() <= 20'000; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(raised(), kPatienceMs);
    const auto refused = await(client.tryAcquire("lock:stock", options(dialect)));
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Conflict));
    QVERIFY(await((*taken)->release()));
    QCOMPARE(copies(), 0);
}

void TestLockRecipes::healsANode()
{
    QFETCH(const QString, dialect);
    QFETCH(const int, nodes);
    LockClient client(m_nodes.endpoints(nodes));
    const auto taken = await(client.acquire("lock:stock", options(dialect)));
    QVERIFY(taken);
    QTRY_COMPARE_WITH_TIMEOUT(copies(), nodes, kPatienceMs);
    m_nodes[0].tell(QStringLiteral("DEL lock:stock"));
    const auto renewed = await((*taken)->renew());
    QCOMPARE(renewed.hasValue(), nodes > 1); // on one node there is nothing left to renew
    if (nodes > 1)
        QTRY_COMPARE_WITH_TIMEOUT(copies(), nodes, kPatienceMs);
    else
        QCOMPARE(copies(), 0);
}

void TestLockRecipes::leavesOthersAlone()
{
    QFETCH(const QString, dialect);
    QFETCH(const int, nodes);
    const auto others = LockClient::writableDialects();
    LockClient client(m_nodes.endpoints(nodes));
    for (const auto &other : others) {
        QVERIFY(m_nodes.reset());
        LockClient theirs(m_nodes.endpoints(nodes));
        const auto taken = await(theirs.acquire("lock:stock", options(other)));
        QVERIFY(taken);
        QTRY_COMPARE_WITH_TIMEOUT(copies(), nodes, kPatienceMs);
        const auto before = m_nodes.tellAll(QStringLiteral("DUMP lock:stock"), nodes);
        const auto refused = await(client.tryAcquire("lock:stock", options(dialect)));
        QVERIFY(!refused);
        QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Conflict));
        QCOMPARE(m_nodes.tellAll(QStringLiteral("DUMP lock:stock"), nodes), before);
        QVERIFY(await((*taken)->release()));
    }
}

void TestLockRecipes::ownerIsNewForEachAttempt()
{
    QFETCH(const QString, dialect);
    QFETCH(const int, nodes);
    LockClient client(m_nodes.endpoints(nodes));
    QSet<QByteArray> owners;
    for (int i = 0; i < 20; ++i) {
        const auto taken = await(client.acquire("lock:stock", options(dialect)));
        QVERIFY(taken);
        owners.insert((*taken)->token());
        QVERIFY(await((*taken)->release()));
    }
    QCOMPARE(owners.size(), 20);
}

void TestLockRecipes::pythonWaitersAreSignalled()
{
    LockClient client(m_nodes.endpoints(1));
    const auto taken = await(client.acquire("lock:stock", options(QStringLiteral("python-redis-lock"))));
    QVERIFY(taken);
    QCOMPARE((*taken)->token().size(), 24);
    QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS lock-signal:stock")), "0");
    QVERIFY(await((*taken)->release()));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("LRANGE lock-signal:stock 0 -1")), "1");
    const qint64 ttl = m_nodes[0].tell(QStringLiteral("PTTL lock-signal:stock")).toLongLong();
    QVERIFY(ttl <= 1000 && ttl != -1); // it may be over by now
}

LOCKSCOPE_TEST(QCoreApplication, TestLockRecipes)
#include "tst_lockrecipes.moc"
