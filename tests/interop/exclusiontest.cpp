#include "exclusiontest.h"

#include "fixtures/waiting.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Lockscope;

namespace LockscopeTest {

namespace {

constexpr Millis kLongWait{60'000};
/// Longer than any of ours, so that a TTL of ours at their key would show.
const QString kTake = QStringLiteral("acquire stock 60000 0");
const QString kTakeWaiting = QStringLiteral("acquire stock 60000 60000");

} // namespace

ExclusionTest::ExclusionTest(const QList<Rival> &rivals)
    : m_rivals(rivals)
    , m_servers(std::max_element(rivals.begin(), rivals.end(), [](const Rival &a, const Rival &b) {
                    return a.nodes < b.nodes;
                })->nodes)
{
}

void ExclusionTest::addRows(int fewestNodes) const
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<int>("nodes");
    for (const auto &rival : m_rivals) {
        if (rival.nodes >= fewestNodes)
            QTest::addRow("%s, nodes: %d", rival.title.constData(), rival.nodes) << rival.command << rival.nodes;
    }
}

void ExclusionTest::init()
{
    QFETCH(const QStringList, command);
    QFETCH(const int, nodes);
    m_command = command;
    m_nodeCount = nodes;
    QVERIFY(m_servers.reset());
    m_they = std::make_unique<Locker>();
    QVERIFY(m_they->start(commandLine(command)));
    resetStatistics();
}

void ExclusionTest::cleanup()
{
    m_they.reset();
}

QStringList ExclusionTest::commandLine(const QStringList &command) const
{
    QStringList line = command;
    const auto nodes = endpoints();
    for (const auto &node : nodes)
        line += QString::number(node.port);
    return line;
}

QByteArrayList ExclusionTest::keys() const
{
    return m_servers.tellAll(QStringLiteral("GET stock"), m_nodeCount)
        + m_servers.tellAll(QStringLiteral("PEXPIRETIME stock"), m_nodeCount);
}

bool ExclusionTest::allHold(const QByteArray &owner) const
{
    const auto found = m_servers.tellAll(QStringLiteral("GET stock"), m_nodeCount);
    return !owner.isEmpty() && found.count(owner) == found.size();
}

int ExclusionTest::copies() const
{
    return static_cast<int>(m_servers.tellAll(QStringLiteral("EXISTS stock"), m_nodeCount).count("1"));
}

bool ExclusionTest::settled(LockClient &client) const
{
    // The answer to a release is in when every node has answered or failed, and it travels behind everything else.
    const auto taken = await(client.acquire("last of all", calm()));
    return taken && await((*taken)->release());
}

bool ExclusionTest::theySettled()
{
    return m_they->ask(QStringLiteral("settle")).rest == QByteArray::number(m_nodeCount);
}

void ExclusionTest::removeKeys(int count)
{
    m_servers.tellAll(QStringLiteral("DEL stock"), count);
}

void ExclusionTest::resetStatistics()
{
    m_servers[0].tell(QStringLiteral("CONFIG RESETSTAT"));
}

/// Whoever waits has asked the first node so often since resetStatistics(). An attempt is one command or two.
bool ExclusionTest::haveTried(int times)
{
    const QByteArrayList statistics = m_servers[0].tell(QStringLiteral("INFO commandstats")).split('\n');
    int calls = 0;
    for (const auto &line : statistics) {
        for (const char *command : {"cmdstat_set:calls=", "cmdstat_eval:calls=", "cmdstat_evalsha:calls="}) {
            if (line.startsWith(command))
                calls += line.mid(qstrlen(command)).split(',').first().toInt();
        }
    }
    return calls >= 2 * times;
}

void ExclusionTest::theirLockKeepsUsOut()
{
    LockClient us(endpoints());
    const auto theirs = m_they->ask(kTake);
    QCOMPARE(theirs.word, "held");
    QVERIFY(theySettled());
    QVERIFY(allHold(theirs.rest));
    const auto before = keys();

    const auto refused = await(us.tryAcquire("stock", calm()));
    QVERIFY2(failedWith(refused, ErrorKind::Conflict), why(refused));
    QVERIFY(settled(us));
    QCOMPARE(keys(), before);

    QCOMPARE(m_they->ask(QStringLiteral("release")).word, "released");
    QVERIFY(theySettled());
    QCOMPARE(copies(), 0);
    const auto taken = await(us.tryAcquire("stock", calm()));
    QVERIFY2(taken, why(taken));
    QTRY_VERIFY_WITH_TIMEOUT(allHold((*taken)->token()), kPatienceMs);
}

void ExclusionTest::ourLockKeepsThemOut()
{
    LockClient us(endpoints());
    const auto ours = await(us.acquire("stock", calm()));
    QVERIFY2(ours, why(ours));
    QTRY_VERIFY_WITH_TIMEOUT(allHold((*ours)->token()), kPatienceMs);
    const auto before = keys();

    const auto refused = m_they->ask(kTake);
    QCOMPARE(refused.word, "refused");
    QVERIFY2(refused.rest.startsWith("0 "), refused.rest);
    QVERIFY(theySettled());
    QCOMPARE(keys(), before);
    QVERIFY((*ours)->isHeld());

    const auto released = await((*ours)->release());
    QVERIFY2(released, why(released));
    QCOMPARE(copies(), 0);
    const auto taken = m_they->ask(kTake);
    QCOMPARE(taken.word, "held");
    QVERIFY(theySettled());
    QVERIFY(allHold(taken.rest));
}

void ExclusionTest::weGetItWhenTheyRelease()
{
    LockClient us(endpoints());
    QCOMPARE(m_they->ask(kTake).word, "held");
    QVERIFY(theySettled());
    resetStatistics();
    const auto waiting = us.acquire("stock", calm(kLongWait));
    QTRY_VERIFY_WITH_TIMEOUT(haveTried(3), kPatienceMs);
    QVERIFY(!waiting.isFinished());

    QCOMPARE(m_they->ask(QStringLiteral("release")).word, "released");
    const auto got = await(waiting);
    QVERIFY2(got, why(got));
    QTRY_VERIFY_WITH_TIMEOUT(allHold((*got)->token()), kPatienceMs);
}

void ExclusionTest::theyGetItWhenWeRelease()
{
    LockClient us(endpoints());
    const auto ours = await(us.acquire("stock", calm()));
    QVERIFY2(ours, why(ours));
    QTRY_VERIFY_WITH_TIMEOUT(allHold((*ours)->token()), kPatienceMs);
    resetStatistics();
    m_they->tell(kTakeWaiting);
    QTRY_VERIFY_WITH_TIMEOUT(haveTried(3), kPatienceMs);
    QVERIFY(!m_they->hasAnswered());
    QVERIFY((*ours)->isHeld());

    const auto released = await((*ours)->release());
    QVERIFY2(released, why(released));
    const auto got = m_they->answer(kPatienceMs);
    QCOMPARE(got.word, "held");
    // It may have got the last nodes a moment too early for them to be free; a quorum is what it has.
    QVERIFY(theySettled());
    QVERIFY(m_servers.tellAll(QStringLiteral("GET stock"), m_nodeCount).count(got.rest) > m_nodeCount / 2);
}

void ExclusionTest::weGetItWhenTheirsExpires()
{
    LockClient us(endpoints());
    QCOMPARE(m_they->ask(QStringLiteral("acquire stock 1500 0")).word, "held");
    const auto got = await(us.acquire("stock", calm(kLongWait)));
    QVERIFY2(got, why(got));
    QTRY_VERIFY_WITH_TIMEOUT(allHold((*got)->token()), kPatienceMs);
    const auto before = keys();

    QCOMPARE(m_they->ask(QStringLiteral("extend 60000")).word, "refused");
    QCOMPARE(m_they->ask(QStringLiteral("release")).word, "refused");
    QVERIFY(theySettled());
    QCOMPARE(keys(), before);
    QVERIFY((*got)->isHeld());
}

void ExclusionTest::theyGetItWhenOursExpires()
{
    LockClient us(endpoints());
    LockOptions brief = calm();
    brief.ttl = Millis(1500);
    brief.nodeTimeout = Millis(1000);
    auto ours = await(us.acquire("stock", brief));
    QVERIFY2(ours, why(ours));
    m_they->tell(kTakeWaiting);
    const auto got = m_they->answer(kPatienceMs);
    QCOMPARE(got.word, "held");
    QVERIFY(!(*ours)->isHeld());
    QVERIFY(theySettled());
    // Theirs is a quorum; what is left of ours on other nodes expires, too.
    QTRY_VERIFY_WITH_TIMEOUT(!m_servers.tellAll(QStringLiteral("GET stock"), m_nodeCount).contains((*ours)->token()),
                             kPatienceMs);
    const auto before = keys();

    const auto renewed = await((*ours)->renew());
    QVERIFY2(failedWith(renewed, ErrorKind::Lost) || failedWith(renewed, ErrorKind::NotOwner), why(renewed));
    const auto released = await((*ours)->release());
    QVERIFY2(failedWith(released, ErrorKind::NotOwner), why(released));
    ours->reset(); // the destructor has nothing to release either
    QVERIFY(settled(us));
    QCOMPARE(keys(), before);
}

void ExclusionTest::stolenFromThemByUs()
{
    LockClient us(endpoints());
    QCOMPARE(m_they->ask(kTake).word, "held");
    QVERIFY(theySettled());
    removeKeys(m_nodeCount);
    const auto ours = await(us.acquire("stock", calm()));
    QVERIFY2(ours, why(ours));
    QTRY_VERIFY_WITH_TIMEOUT(allHold((*ours)->token()), kPatienceMs);
    const auto before = keys();

    // They believe that it is still theirs: it is the servers that refuse.
    for (const char *command : {"extend 60000", "release"}) {
        const auto refused = m_they->ask(QLatin1String(command));
        QCOMPARE(refused.word, "refused");
        QVERIFY2(refused.rest.startsWith("0 "), refused.rest);
        QVERIFY(theySettled());
        QCOMPARE(keys(), before);
    }
    QVERIFY((*ours)->isHeld());
    const auto released = await((*ours)->release());
    QVERIFY2(released, why(released));
}

void ExclusionTest::stolenFromUsByThem()
{
    LockClient us(endpoints());
    for (const bool renew : {false, true}) {
        const auto ours = await(us.acquire("stock", calm()));
        QVERIFY2(ours, why(ours));
        QTRY_VERIFY_WITH_TIMEOUT(allHold((*ours)->token()), kPatienceMs);
        removeKeys(m_nodeCount);
        QCOMPARE(m_they->ask(kTake).word, "held");
        QVERIFY(theySettled());
        const auto before = keys();

        // We believe that it is still ours: it is the servers that refuse.
        QVERIFY((*ours)->isHeld());
        if (renew) {
            const auto renewed = await((*ours)->renew());
            QVERIFY2(failedWith(renewed, ErrorKind::Lost), why(renewed));
            QVERIFY(!(*ours)->isHeld());
        }
        const auto released = await((*ours)->release());
        QVERIFY2(failedWith(released, ErrorKind::NotOwner), why(released));
        QVERIFY(settled(us));
        QCOMPARE(keys(), before);

        QCOMPARE(m_they->ask(QStringLiteral("release")).word, "released");
        QVERIFY(theySettled());
    }
}

void ExclusionTest::theirExtensionKeepsUsOut()
{
    LockClient us(endpoints());
    const auto theirs = m_they->ask(QStringLiteral("acquire stock 30000 0"));
    QCOMPARE(theirs.word, "held");
    QVERIFY(theySettled());
    resetStatistics();
    const auto waiting = us.acquire("stock", calm(kLongWait));
    QTRY_VERIFY_WITH_TIMEOUT(haveTried(3), kPatienceMs);
    const auto before = m_servers.tellAll(QStringLiteral("PEXPIRETIME stock"), m_nodeCount);

    QCOMPARE(m_they->ask(QStringLiteral("extend 90000")).word, "extended");
    QVERIFY(theySettled());
    QVERIFY(allHold(theirs.rest));
    const auto after = m_servers.tellAll(QStringLiteral("PEXPIRETIME stock"), m_nodeCount);
    for (int node = 0; node < m_nodeCount; ++node)
        QVERIFY(after.at(node).toLongLong() > before.at(node).toLongLong());
    resetStatistics();
    QTRY_VERIFY_WITH_TIMEOUT(haveTried(3), kPatienceMs);
    QVERIFY(!waiting.isFinished());

    QCOMPARE(m_they->ask(QStringLiteral("release")).word, "released");
    const auto got = await(waiting);
    QVERIFY2(got, why(got));
}

void ExclusionTest::ourRenewalKeepsThemOut()
{
    LockClient us(endpoints());
    LockOptions renewing = calm();
    renewing.ttl = Millis(1500);
    renewing.nodeTimeout = Millis(1000);
    renewing.autoRenew = true;
    const auto ours = await(us.acquire("stock", renewing));
    QVERIFY2(ours, why(ours));
    QSignalSpy renewed((*ours)->events(), &LeaseSignals::renewed);
    QSignalSpy lost((*ours)->events(), &LeaseSignals::lost);
    m_they->tell(kTakeWaiting);
    QTRY_VERIFY_WITH_TIMEOUT(renewed.count() >= 6 || !lost.isEmpty(), kPatienceMs); // two TTLs
    QVERIFY2(lost.isEmpty(), "lost though all nodes are up");
    QVERIFY(allHold((*ours)->token()));
    QVERIFY(!m_they->hasAnswered());

    const auto released = await((*ours)->release());
    QVERIFY2(released, why(released));
    QCOMPARE(m_they->answer(kPatienceMs).word, "held");
}

void ExclusionTest::countsExactly()
{
    constexpr int kRounds = 10;
    constexpr int kTimes = 10;
    constexpr int kEach = 2;
    constexpr int kBySide = kRounds * kTimes * kEach;
    const QString task = QStringLiteral("increment stock counter %1 60000").arg(kTimes);
    std::vector<std::unique_ptr<Locker>> processes;
    for (int i = 0; i < kEach; ++i) {
        for (const auto &command : {m_command, QStringList{QStringLiteral(LOCKSCOPE_OWN_LOCKER)}}) {
            processes.push_back(std::make_unique<Locker>());
            QVERIFY(processes.back()->start(commandLine(command)));
        }
    }
    QElapsedTimer time;
    time.start();
    // In rounds, so that neither side is done before the other has begun.
    for (int round = 0; round < kRounds; ++round) {
        for (const auto &process : processes)
            process->tell(task);
        for (const auto &process : processes) {
            const auto done = process->answer(3 * kPatienceMs);
            QVERIFY2(done.word == "counted", done.word + ' ' + done.rest);
        }
    }
    const qint64 tookMs = time.elapsed();

    QCOMPARE(m_servers[0].tell(QStringLiteral("GET counter")).toInt(), 2 * kBySide);
    const QByteArrayList order = m_servers[0].tell(QStringLiteral("LRANGE counter:order 0 -1")).split('\n');
    QCOMPARE(order.count("ours"), kBySide);
    QCOMPARE(order.count("theirs"), kBySide);
    int changes = 0;
    for (qsizetype i = 1; i < order.size(); ++i)
        changes += order.at(i) != order.at(i - 1) ? 1 : 0;
    qInfo("%d increments in %lld ms, %d changes of hands", 2 * kBySide, static_cast<long long>(tookMs), changes);
    QTRY_COMPARE_WITH_TIMEOUT(copies(), 0, kPatienceMs);
}

} // namespace LockscopeTest
