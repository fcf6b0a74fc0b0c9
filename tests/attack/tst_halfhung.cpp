#include "app/program.h"
#include "fixtures/faultproxy.h"
#include "fixtures/redisset.h"
#include "fixtures/testprogram.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QTcpServer>
#include <QTcpSocket>

#include <array>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr int kGoodNodes = 4;
constexpr int kHeldLocks = 23;
/// What a command may take beyond its --timeout: to begin and end, on a busy machine.
constexpr qint64 kSlackMs = 3000;

bool tellsAllRows()
{
    return qEnvironmentVariableIsSet("LOCKSCOPE_ATTACK_LONG");
}

} // namespace

/// Accepts connections and answers the handshake, and nothing else.
class HalfHungNode : public QTcpServer
{
public:
    HalfHungNode()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *client = nextPendingConnection()) {
                connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
                connect(client, &QTcpSocket::readyRead, client, [client] {
                    if (client->readAll().contains("SETNAME"))
                        client->write("+OK\r\n");
                });
            }
        });
    }

    [[nodiscard]] QString uri() const { return u"redis://127.0.0.1:%1"_s.arg(serverPort()); }
    [[nodiscard]] QString label() const { return u"127.0.0.1:%1"_s.arg(serverPort()); }
};

/// Commands beside nodes that complete the handshake and then say nothing.
class TestHalfHung : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void locksOfTheOthersAreShown_data();
    void locksOfTheOthersAreShown();
    void timeoutsAreKept_data();
    void timeoutsAreKept();
    void nothingIsCalledFree_data();
    void nothingIsCalledFree();
    void whoNeverSendsAKeyDoesNotCount_data();
    void whoNeverSendsAKeyDoesNotCount();
    void watchShowsNewLocks();

private:
    [[nodiscard]] QStringList nodes(int good = kGoodNodes) const
    {
        QStringList arguments;
        for (int i = 0; i < good; ++i)
            arguments += {u"--node"_s, m_nodes[i].uri()};
        for (int i = good; i < kGoodNodes + 1; ++i)
            arguments += {u"--node"_s, m_hung.at(static_cast<size_t>(i)).uri()};
        return arguments;
    }

    mutable RedisSet m_nodes{kGoodNodes};
    std::array<HalfHungNode, kGoodNodes + 1> m_hung;
};

void TestHalfHung::initTestCase()
{
    QVERIFY(m_nodes.reset());
}

void TestHalfHung::init()
{
    QVERIFY(m_nodes.reset());
    for (int lock = 0; lock < kHeldLocks; ++lock) {
        const auto answers = m_nodes.tellAll(u"SET lock:%1 owner-%1 NX PX 1000000"_s.arg(lock));
        QCOMPARE(answers.count("OK"), kGoodNodes);
    }
}

void TestHalfHung::locksOfTheOthersAreShown_data()
{
    QTest::addColumn<QStringList>("limit");
    QTest::newRow("half a second") << QStringList{u"--timeout"_s, u"0.5s"_s};
    QTest::newRow("no limit") << QStringList();
    if (!tellsAllRows())
        return;
    QTest::newRow("a second") << QStringList{u"--timeout"_s, u"1s"_s};
    QTest::newRow("two seconds") << QStringList{u"--timeout"_s, u"2s"_s};
}

void TestHalfHung::locksOfTheOthersAreShown()
{
    QFETCH(const QStringList, limit);
    const Outcome list = Program().run(QStringList{u"list"_s, u"--json"_s} + nodes() + limit);
    QVERIFY(says(list, m_hung.back().label()));
    QVERIFY(!list.errors.contains("raise --timeout"));
    int held = 0;
    bool saysIncomplete = false;
    for (const auto &object : list.objects()) {
        saysIncomplete = saysIncomplete || object.value("complete"_L1) == QJsonValue(false);
        held += object.value("verdict"_L1) == "held-degraded"_L1 ? 1 : 0;
    }
    QCOMPARE(held, kHeldLocks);
    QCOMPARE(list.code, saysIncomplete ? 3 : 0);
    QVERIFY(saysIncomplete || limit.isEmpty() || limit.last() == u"2s"_s);

    const Outcome text = Program().run(QStringList{u"list"_s} + nodes() + limit);
    QCOMPARE(text.output.count("held 4/5"), kHeldLocks);
    QVERIFY2(!text.output.contains("All 5 nodes answer"), text.output.constData());

    const Outcome show = Program().run(QStringList{u"show"_s, u"lock:7"_s} + nodes() + limit);
    QVERIFY2(show.output.contains("Held by owner-7"), show.output.constData());
    QCOMPARE(show.code, 0); // what four of five say is known
}

void TestHalfHung::timeoutsAreKept_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<int>("good");
    for (const int good : tellsAllRows() ? QList<int>{kGoodNodes, 1, 0} : QList<int>{kGoodNodes, 0}) {
        const auto row = [good](const char *name, const QStringList &command) {
            QTest::addRow("%s, %d nodes answer", name, good) << command << good;
        };
        row("list", {u"list"_s});
        row("list of a name", {u"list"_s, u"--pattern"_s, u"lock:7"_s});
        row("show", {u"show"_s, u"lock:7"_s});
        row("show of nothing", {u"show"_s, u"nothing"_s});
        row("release", {u"release"_s, u"lock:7"_s});
        row("release of nothing", {u"release"_s, u"nothing"_s});
        row("sample", {u"sample"_s, u"--for"_s, u"5s"_s});
        row("doctor", {u"doctor"_s});
    }
}

void TestHalfHung::timeoutsAreKept()
{
    QFETCH(const QStringList, command);
    QFETCH(const int, good);
    constexpr qint64 kLimitMs = 300;
    QElapsedTimer timer;
    timer.start();
    const Outcome outcome = Program().run(command + nodes(good) + QStringList{u"--timeout"_s, u"%1ms"_s.arg(kLimitMs)});
    QVERIFY2(timer.elapsed() < kLimitMs + kSlackMs, qPrintable(QString::number(timer.elapsed())));
    // A lock that is held by those that answer is known, whatever the others say.
    QCOMPARE(outcome.code, command.startsWith(u"show"_s) && outcome.output.contains("Held by") ? 0 : 3);
    QVERIFY(!outcome.crashed);
}

/// Without a quorum of answers nothing is free, held by nobody or deleted.
void TestHalfHung::nothingIsCalledFree_data()
{
    QTest::addColumn<int>("good");
    QTest::newRow("two of five answer") << 2;
    QTest::newRow("none answers") << 0;
}

void TestHalfHung::nothingIsCalledFree()
{
    QFETCH(const int, good);
    // A library's mark of a free lock, a fair lock's queue without its lock, and nothing at all.
    for (int i = 0; i < kGoodNodes; ++i) {
        m_nodes[i].tell(u"RPUSH redisson_lock_queue:{left} a:1 b:2"_s);
        m_nodes[i].tell(u"ZADD redisson_lock_timeout:{left} 99999999999999 a:1"_s);
    }
    for (const QString &name : {u"lock:7"_s, u"nothing"_s, u"left"_s}) {
        for (const QString &limit : tellsAllRows() ? QStringList{u"0.3s"_s, u"3s"_s} : QStringList{u"0.3s"_s}) {
            const Outcome text
                = Program().run(QStringList{u"show"_s, name} + nodes(good) + QStringList{u"--timeout"_s, limit});
            QCOMPARE(text.code, 3);
            for (const char *words : {"nobody holds", "Free", "is free", "\"free\""})
                QVERIFY2(!text.output.contains(words) && !text.errors.contains(words),
                         (text.output + text.errors).constData());
            const Outcome json = Program().run(QStringList{u"show"_s, name, u"--json"_s} + nodes(good)
                                               + QStringList{u"--timeout"_s, limit});
            QCOMPARE(json.code, 3);
            for (const auto &object : json.objects())
                QVERIFY(object.value("verdict"_L1) != "free"_L1);
        }
    }
}

/// Half-hung later: such a node answers some commands on each connection.
void TestHalfHung::whoNeverSendsAKeyDoesNotCount_data()
{
    QTest::addColumn<QByteArray>("from");
    for (const char *command : {"INFO", "TIME", "SCAN", "GETRANGE"})
        QTest::newRow(command) << QByteArray(command);
}

void TestHalfHung::whoNeverSendsAKeyDoesNotCount()
{
    QFETCH(const QByteArray, from);
    QStringList arguments{u"list"_s, u"--timeout"_s, u"1s"_s, u"--node"_s, m_nodes[3].uri()};
    std::vector<std::unique_ptr<FaultProxy>> proxies;
    for (int i = 0; i < 2; ++i) {
        proxies.push_back(std::make_unique<FaultProxy>(m_nodes[i]));
        QVERIFY(proxies.back()->start());
        proxies.back()->holdCommands({.from = from});
        arguments += {u"--node"_s, proxies.back()->endpoint().uriWithoutPassword()};
    }
    const Outcome list = Program().run(arguments);
    QCOMPARE(list.code, 3);
    QVERIFY2(!list.output.contains("Locking works") && !list.output.contains("All 3 nodes answer")
                 && !list.output.contains("2 of 3 nodes answer"),
             list.output.constData());
    QVERIFY2(list.output.contains("of 3 nodes answer"), list.output.constData());
}

void TestHalfHung::watchShowsNewLocks()
{
    Program program;
    program.start(QStringList{u"watch"_s, u"--json"_s} + nodes());
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("\"lock:7\""), kPatienceMs);
    m_nodes.tellAll(u"SET lock:new owner-new NX PX 1000000"_s);
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("\"lock:new\""), kPatienceMs);
    program.signal(SIGTERM);
    QCOMPARE(program.finish().code, 0);
}

LOCKSCOPE_TEST(QCoreApplication, TestHalfHung)
#include "tst_halfhung.moc"
