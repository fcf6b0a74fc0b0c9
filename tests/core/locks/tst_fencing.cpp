#include "fixtures/testprogram.h"

#include "lockservers.h"

#include <QDeadlineTimer>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

const LockClientOptions kKeepsData{.nodesKeepData = true};

LockOptions fenced(const QString &dialect = QStringLiteral("lockscope"))
{
    auto options = calm();
    options.fencingToken = true;
    options.dialect = dialect;
    return options;
}

QString counterOf(const QString &dialect)
{
    return dialect == QLatin1String("redisson") ? QStringLiteral("redisson_lock_token:{stock}")
                                                : QStringLiteral("lockscope_fencing:stock");
}

/// What a lock protects, as the documentation asks for it: it refuses a number below the greatest it has seen.
class Resource
{
public:
    bool write(quint64 fencingToken, const QString &text)
    {
        if (fencingToken < m_greatest)
            return false;
        m_greatest = fencingToken;
        m_text = text;
        return true;
    }
    [[nodiscard]] const QString &text() const { return m_text; }

private:
    quint64 m_greatest = 0;
    QString m_text;
};

} // namespace

class TestFencing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void s17_growsWithEachAcquisition_data();
    void s17_growsWithEachAcquisition();
    void s17_growsThoughTheLockExpiredOrWasDeleted_data() { dialects(); }
    void s17_growsThoughTheLockExpiredOrWasDeleted();
    void s17_growsOverARestartThatKeepsTheData();
    void refusedAttemptsDoNotCount_data() { dialects(); }
    void refusedAttemptsDoNotCount();
    void countsTogetherWithRedisson();
    void noneUnlessAskedFor();
    void s17_onSeveralNodesThereIsNone();
    void s17_noneWhereTheCountMayStartAgain();
    void lateWriteOfAPausedHolderIsRefused_data() { dialects(); }
    void lateWriteOfAPausedHolderIsRefused();

private:
    static void dialects()
    {
        QTest::addColumn<QString>("dialect");
        QTest::newRow("lockscope") << QStringLiteral("lockscope");
        QTest::newRow("redisson") << QStringLiteral("redisson");
    }

    LockServers m_nodes{3};
};

void TestFencing::s17_growsWithEachAcquisition_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<bool>("waiting");
    for (const auto dialect : {"lockscope", "redisson"}) {
        QTest::addRow("%s, one after the other", dialect) << QString::fromLatin1(dialect) << false;
        QTest::addRow("%s, all at once", dialect) << QString::fromLatin1(dialect) << true;
    }
}

void TestFencing::s17_growsWithEachAcquisition()
{
    QFETCH(const QString, dialect);
    QFETCH(const bool, waiting);
    auto options = fenced(dialect);
    options.wait = kNever;
    std::vector<std::unique_ptr<LockClient>> clients;
    for (int i = 0; i < 3; ++i)
        clients.push_back(std::make_unique<LockClient>(m_nodes.endpoints(1), kKeepsData));
    QList<quint64> tokens;
    std::vector<std::pair<LockClient *, QFuture<Result<HeldLockPtr>>>> underWay;
    for (int turn = 0; turn < 30; ++turn) {
        auto *client = clients[static_cast<size_t>(turn % 3)].get();
        underWay.emplace_back(client, client->acquire("stock", options));
        if (!waiting) {
            const auto taken = await(underWay.back().second);
            QVERIFY2(taken, qPrintable(why(taken)));
            QVERIFY((*taken)->fencingToken());
            tokens.append(*(*taken)->fencingToken());
            QVERIFY(await((*taken)->release()));
            underWay.pop_back();
        }
    }
    // Whoever has it gives it back, until all had it.
    while (!underWay.empty()) {
        const auto done = [&] {
            return std::find_if(underWay.begin(), underWay.end(),
                                [](const auto &entry) { return entry.second.isFinished(); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(done() != underWay.end(), kPatienceMs);
        const auto found = done();
        const auto taken = await(found->second);
        underWay.erase(found);
        QVERIFY2(taken, qPrintable(why(taken)));
        tokens.append(*(*taken)->fencingToken());
        QVERIFY(await((*taken)->release()));
    }
    QCOMPARE(tokens.size(), 30);
    for (qsizetype i = 1; i < tokens.size(); ++i)
        QVERIFY2(tokens[i] > tokens[i - 1], qPrintable(QString::number(i)));
    // The count has no end, and nothing but the count is left.
    QCOMPARE(m_nodes[0].cli({QStringLiteral("PTTL"), counterOf(dialect)}), "-1");
    QCOMPARE(m_nodes[0].tell(QStringLiteral("DBSIZE")), "1");
}

void TestFencing::s17_growsThoughTheLockExpiredOrWasDeleted()
{
    QFETCH(const QString, dialect);
    LockClient client(m_nodes.endpoints(1), kKeepsData);
    quint64 last = 0;
    for (const bool expires : {true, false, true}) {
        auto options = fenced(dialect);
        if (expires)
            options.ttl = Millis(200);
        options.nodeTimeout = Millis(150);
        options.wait = kNever;
        const auto taken = await(client.acquire("stock", options));
        QVERIFY2(taken, qPrintable(why(taken)));
        QVERIFY((*taken)->fencingToken() > last);
        last = *(*taken)->fencingToken();
        if (!expires)
            m_nodes[0].tell(QStringLiteral("DEL stock"));
        QTRY_COMPARE_WITH_TIMEOUT(m_nodes[0].tell(QStringLiteral("EXISTS stock")), QByteArray("0"), kPatienceMs);
    }
}

void TestFencing::s17_growsOverARestartThatKeepsTheData()
{
    RedisServer server({.config = {QStringLiteral("--appendonly"), QStringLiteral("yes"),
                                   QStringLiteral("--appendfsync"), QStringLiteral("always")}});
    QVERIFY(server.start());
    LockClient client({server.endpoint()}, kKeepsData);
    auto options = fenced();
    options.wait = kNever;
    const auto first = await(client.acquire("stock", options));
    QVERIFY2(first, qPrintable(why(first)));
    QVERIFY(await((*first)->release()));
    server.kill();
    QVERIFY(server.start());
    const auto second = await(client.acquire("stock", options)); // such a node has its vote at once
    QVERIFY2(second, qPrintable(why(second)));
    QVERIFY((*second)->fencingToken() > (*first)->fencingToken());
}

void TestFencing::refusedAttemptsDoNotCount()
{
    QFETCH(const QString, dialect);
    LockClient holder(m_nodes.endpoints(1), kKeepsData);
    LockClient other(m_nodes.endpoints(1), kKeepsData);
    const auto held = await(holder.acquire("stock", fenced(dialect)));
    QVERIFY2(held, qPrintable(why(held)));
    QCOMPARE((*held)->fencingToken(), std::optional<quint64>(1));
    for (int i = 0; i < 3; ++i)
        QCOMPARE(kindOf(await(other.acquire("stock", fenced(dialect)))), QStringLiteral("conflict"));
    QVERIFY(await((*held)->renew()));
    QVERIFY(await((*held)->release()));
    const auto next = await(other.acquire("stock", fenced(dialect)));
    QVERIFY2(next, qPrintable(why(next)));
    QCOMPARE((*next)->fencingToken(), std::optional<quint64>(2));
}

void TestFencing::countsTogetherWithRedisson()
{
    // An RFencedLock has been used here, and is used in between.
    m_nodes[0].cli({QStringLiteral("SET"), counterOf(QStringLiteral("redisson")), QStringLiteral("41")});
    LockClient client(m_nodes.endpoints(1), kKeepsData);
    for (const quint64 expected : {42U, 44U}) {
        const auto taken = await(client.acquire("stock", fenced(QStringLiteral("redisson"))));
        QVERIFY2(taken, qPrintable(why(taken)));
        QCOMPARE((*taken)->fencingToken(), std::optional(expected));
        QVERIFY(await((*taken)->release()));
        m_nodes[0].cli({QStringLiteral("INCR"), counterOf(QStringLiteral("redisson"))});
    }
}

void TestFencing::noneUnlessAskedFor()
{
    LockClient client(m_nodes.endpoints(1), kKeepsData);
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(!(*taken)->fencingToken());
    QVERIFY(!HeldLock().fencingToken());
    QCOMPARE(m_nodes[0].tell(QStringLiteral("DBSIZE")), "1");
}

void TestFencing::s17_onSeveralNodesThereIsNone()
{
    LockClient client(m_nodes.endpoints(3), kKeepsData);
    const auto refused = await(client.acquire("stock", fenced()));
    QCOMPARE(kindOf(refused), QStringLiteral("invalid-argument"));
    QCOMPARE(refused.error().message,
             QStringLiteral(
                 "Fencing tokens can be had on one node only: on 3 independent nodes no count grows for certain"));
    QVERIFY(connected(client));
    QCOMPARE(m_nodes.tellAll(QStringLiteral("DBSIZE")).count("0"), 3);
}

void TestFencing::s17_noneWhereTheCountMayStartAgain()
{
    LockClient client(m_nodes.endpoints(1));
    const auto refused = await(client.acquire("stock", fenced()));
    QCOMPARE(kindOf(refused), QStringLiteral("invalid-argument"));
    QCOMPARE(refused.error().message,
             QStringLiteral("A fencing token needs a node that keeps its data over a restart (appendonly yes, "
                            "appendfsync always), or the count would start "
                            "again; if it does, set LockClientOptions::nodesKeepData"));
    QVERIFY(connected(client));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("DBSIZE")), "0");
}

void TestFencing::lateWriteOfAPausedHolderIsRefused()
{
    QFETCH(const QString, dialect);
    Resource resource;
    LockClient first(m_nodes.endpoints(1), kKeepsData);
    LockClient second(m_nodes.endpoints(1), kKeepsData);
    auto options = fenced(dialect);
    options.ttl = Millis(300);
    options.nodeTimeout = Millis(200);
    options.wait = kNever;
    options.autoRenew = true;
    const auto mine = await(first.acquire("stock", options));
    QVERIFY2(mine, qPrintable(why(mine)));
    QVERIFY(resource.write(*(*mine)->fencingToken(), QStringLiteral("mine")));
    // It asked, it was told that it holds the lock, and then it is stopped: no events, no renewal.
    const QDeadlineTimer deadline(kPatienceMs);
    while (m_nodes[0].tell(QStringLiteral("EXISTS stock")) != "0")
        QVERIFY(!deadline.hasExpired());

    const auto theirs = await(second.acquire("stock", fenced(dialect)));
    QVERIFY2(theirs, qPrintable(why(theirs)));
    QVERIFY(*(*theirs)->fencingToken() > *(*mine)->fencingToken());
    QVERIFY(resource.write(*(*theirs)->fencingToken(), QStringLiteral("theirs")));
    // It goes on where it was.
    QVERIFY(!resource.write(*(*mine)->fencingToken(), QStringLiteral("mine, late")));
    QCOMPARE(resource.text(), QStringLiteral("theirs"));
    QVERIFY(resource.write(*(*theirs)->fencingToken(), QStringLiteral("theirs again")));
}

LOCKSCOPE_TEST(QCoreApplication, TestFencing)
#include "tst_fencing.moc"
