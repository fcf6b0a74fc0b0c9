#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"
#include "nemesis.h"
#include "workers.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

#include <numeric>

using namespace LockscopeTest;

namespace {

constexpr int kNodes = 5;
/// Far more than is needed, and below what Qt Test lets one function run.
constexpr int kRunLimitMs = 240'000;
constexpr int kWarmUpLimitMs = 30'000;

int setting(const char *name, int otherwise)
{
    bool ok = false;
    const int value = qEnvironmentVariableIntValue(name, &ok);
    return ok ? value : otherwise;
}

double seconds(qint64 micros)
{
    return static_cast<double>(micros) / 1e6;
}

/// What a run came to, for the log of the test.
void tell(const History &history, const Workers &workers)
{
    const auto &holds = history.holds();
    if (holds.empty())
        return;
    const auto gaps = history.gaps();
    const auto quantile = [&](double part) {
        return static_cast<double>(gaps.at(static_cast<size_t>(part * static_cast<double>(gaps.size() - 1)))) / 1000;
    };
    QStringList shares;
    for (int place = 0; place < workers.count(); ++place)
        shares += QString::number(workers.board().places[static_cast<size_t>(place)].grants);
    const double span = seconds(holds.back().begin - holds.front().begin);
    qInfo("%zu holds, %d hand-overs in %.1f s: %.1f/s; grants per worker %s", holds.size(), history.handOvers(), span,
          history.handOvers() / span, qPrintable(shares.join(u' ')));
    qInfo("from a release to the next grant: median %.1f ms, 90 %% %.1f, 99 %% %.1f, longest %.1f", quantile(0.5),
          quantile(0.9), quantile(0.99), quantile(1));
    qInfo("failed acquires: %s; votes suspended: %s; lost: %d",
          qPrintable(history.failures().join(QStringLiteral(", "))),
          qPrintable(history.suspensions().join(QStringLiteral(", "))),
          static_cast<int>(
              std::count_if(holds.begin(), holds.end(), [](const Hold &hold) { return hold.end == Hold::End::Lost; })));
}

/// Freezes workers for longer than a TTL, or kills them: mostly the one that is inside, sometimes one in the middle of
/// an attempt.
class Tormentor
{
public:
    Tormentor(Workers &workers, quint64 seed, int ttlMs) : m_workers(workers), m_random(seed), m_ttlMs(ttlMs) { }

    /// The next step; to be called again and again. False when no process could be started.
    [[nodiscard]] bool torment(bool kill)
    {
        if (m_victim >= 0) {
            // Until its lock has ended and the others have gone on without it.
            if (m_frozenFor.elapsed() > m_ttlMs && grants() > m_grantsThen + 3)
                relent();
            return true;
        }
        const int who = m_random() % 3 == 0 ? static_cast<int>(m_random() % static_cast<quint64>(m_workers.count()))
                                            : m_workers.inside();
        if (who < 0)
            return true;
        if (kill) {
            ++m_killed;
            return m_workers.replace(who);
        }
        ++m_frozen;
        m_grantsThen = grants();
        m_frozenFor.start();
        m_victim = who;
        m_workers.freeze(who);
        return true;
    }
    void relent()
    {
        if (m_victim >= 0)
            m_workers.thaw(std::exchange(m_victim, -1));
    }
    [[nodiscard]] int frozen() const { return m_frozen; }
    [[nodiscard]] int killed() const { return m_killed; }

private:
    [[nodiscard]] qint64 grants() const
    {
        const auto &places = m_workers.board().places;
        return std::accumulate(places.begin(), places.end(), qint64(0),
                               [](qint64 sum, const SharedBoard::Place &place) { return sum + place.grants; });
    }

    Workers &m_workers;
    std::mt19937_64 m_random;
    const int m_ttlMs;
    int m_frozen = 0;
    int m_killed = 0;
    int m_victim = -1;
    qint64 m_grantsThen = 0;
    QElapsedTimer m_frozenFor;
};

} // namespace

class TestChaos : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QVERIFY(m_nodes.reset()); }

    void counterEndsExact();
    void workersMayFreezeAndDie();
    void brokenClientIsFound_data();
    void brokenClientIsFound();

private:
    void begin(Workers &workers);

    RedisSet m_nodes{kNodes};
    quint64 m_seed = 0;
};

void TestChaos::initTestCase()
{
    bool ok = false;
    m_seed = qEnvironmentVariable("LOCKSCOPE_CHAOS_SEED").toULongLong(&ok);
    if (!ok)
        m_seed = QRandomGenerator::system()->generate64();
    qInfo("The faults are drawn with LOCKSCOPE_CHAOS_SEED=%llu", static_cast<unsigned long long>(m_seed));
}

void TestChaos::begin(Workers &workers)
{
    QVERIFY(workers.start());
    // From here on every client has seen every node, so that it sees their restarts (S15).
    QTRY_VERIFY2_WITH_TIMEOUT(workers.areWarm(), qPrintable(workers.trouble()), kWarmUpLimitMs);
    workers.go();
    for (int place = 0; place < workers.count(); ++place)
        QTRY_VERIFY2_WITH_TIMEOUT(workers.board().places[static_cast<size_t>(place)].grants > 0,
                                  qPrintable(workers.trouble()), kWarmUpLimitMs);
}

/// Nodes are killed, restarted empty, stopped and cut off, all that A1 to A4 allow: nothing may go wrong.
void TestChaos::counterEndsExact()
{
    using Fault = Nemesis::Fault;
    const int goal = setting("LOCKSCOPE_CHAOS_HANDOVERS", 2000);
    const bool keep = qEnvironmentVariableIsSet("LOCKSCOPE_CHAOS_KEEP");
    const bool calm = qEnvironmentVariable("LOCKSCOPE_CHAOS_FAULTS") == QLatin1String("none");
    Workers workers(m_nodes, {.seed = static_cast<quint32>(m_seed)});
    begin(workers);
    if (QTest::currentTestFailed())
        return;

    Nemesis nemesis(
        m_nodes,
        {.seed = m_seed,
         .faults = {Fault::Kill, Fault::Restart, Fault::RollingRestart, Fault::Freeze, Fault::FreezeMajority,
                    Fault::Pause, Fault::DropClients, Fault::FlushScripts, Fault::RefuseWrites}});
    if (!calm)
        nemesis.start();
    const bool reached = QTest::qWaitFor(
        [&] {
            return !workers.trouble().isEmpty()
                || (workers.board().handOvers >= goal && (calm || nemesis.least() >= 5));
        },
        kRunLimitMs);
    QVERIFY2(nemesis.stop(), qPrintable(nemesis.trouble()));
    workers.askToStop();
    QTRY_VERIFY2_WITH_TIMEOUT(workers.areFinished(), qPrintable(workers.keep(nemesis.diary())), kPatienceMs);

    const History history = workers.history();
    qInfo("%d faults: %s", nemesis.total(), qPrintable(nemesis.summary()));
    tell(history, workers);
    const auto overlaps = history.overlaps();
    const qint64 counter = workers.board().counter;
    const bool good = reached && workers.trouble().isEmpty() && overlaps.isEmpty() && history.complaints().isEmpty()
        && history.lateWrites() == 0 && counter == history.writes() && history.handOvers() >= goal;
    if (!good || keep)
        qInfo("The logs stay in %s", qPrintable(workers.keep(nemesis.diary())));
    QCOMPARE(overlaps, QStringList());
    QCOMPARE(history.complaints(), QStringList());
    QCOMPARE(workers.board().overlaps, 0);
    QVERIFY2(history.lateWrites() == 0,
             "This machine held up a worker for hundreds of milliseconds between its check and its write: the lock "
             "cannot help that");
    QCOMPARE(counter, history.writes());
    QCOMPARE(workers.trouble(), QString());
    QVERIFY(history.handOvers() >= goal);
    QVERIFY2(reached, "Not every fault has had its turns in the time allowed");
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.tellAll(QStringLiteral("DBSIZE")), QByteArrayList(kNodes, "0"), kPatienceMs);
}

/// Processes die and freeze while they hold the lock, on nodes that fail without losing data: a new process cannot know
/// which nodes lost theirs before it came. Nobody gets the lock before the validity of the dead or frozen has ended.
void TestChaos::workersMayFreezeAndDie()
{
    using Fault = Nemesis::Fault;
    constexpr int kEach = 20;
    constexpr int kTtlMs = 600;
    Workers workers(m_nodes, {.ttlMs = kTtlMs, .holdMs = 30, .seed = static_cast<quint32>(m_seed)});
    begin(workers);
    if (QTest::currentTestFailed())
        return;

    Nemesis nemesis(
        m_nodes,
        {.seed = m_seed,
         .faults = {Fault::Freeze, Fault::Pause, Fault::DropClients, Fault::FlushScripts, Fault::RefuseWrites},
         .longestMs = 400});
    nemesis.start();
    Tormentor tormentor(workers, m_seed, kTtlMs);
    const bool reached = QTest::qWaitFor(
        [&] {
            const bool enough = tormentor.frozen() >= kEach && tormentor.killed() >= kEach;
            return enough || !workers.trouble().isEmpty()
                || !tormentor.torment(tormentor.killed() < tormentor.frozen());
        },
        kRunLimitMs);
    tormentor.relent();
    QVERIFY2(nemesis.stop(), qPrintable(nemesis.trouble()));
    workers.askToStop();
    QTRY_VERIFY2_WITH_TIMEOUT(workers.areFinished(), qPrintable(workers.keep(nemesis.diary())), kPatienceMs);

    const History history = workers.history();
    qInfo("%d workers frozen, %d killed; %d faults of nodes: %s", tormentor.frozen(), tormentor.killed(),
          nemesis.total(), qPrintable(nemesis.summary()));
    tell(history, workers);
    qInfo("%d writes came after the end of validity: what A4 excludes", history.lateWrites());
    const auto overlaps = history.overlaps();
    if (!reached || !overlaps.isEmpty() || !history.complaints().isEmpty() || !workers.trouble().isEmpty())
        qInfo("The logs stay in %s", qPrintable(workers.keep(nemesis.diary())));
    QCOMPARE(overlaps, QStringList());
    QCOMPARE(history.complaints(), QStringList());
    QCOMPARE(workers.trouble(), QString());
    QVERIFY(tormentor.frozen() >= kEach && tormentor.killed() >= kEach);
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.tellAll(QStringLiteral("DBSIZE")), QByteArrayList(kNodes, "0"), kPatienceMs);
}

void TestChaos::brokenClientIsFound_data()
{
    QTest::addColumn<QString>("broken");
    QTest::addColumn<QList<Nemesis::Fault>>("faults");
    QTest::addColumn<bool>("freezeWorkers");
    QTest::newRow("takes restarted nodes' votes at once")
        << QStringLiteral("restart-delay") << QList{Nemesis::Fault::RollingRestart} << false;
    QTest::newRow("cleans up with a plain DEL") << QStringLiteral("release-del") << QList<Nemesis::Fault>() << false;
    QTest::newRow("works on after the end of validity")
        << QStringLiteral("ignore-validity") << QList<Nemesis::Fault>() << true;
}

/// The tests above can fail: with a client that breaks one rule, the same faults and the same checks find two holders
/// and a wrong count.
void TestChaos::brokenClientIsFound()
{
    QFETCH(const QString, broken);
    QFETCH(const QList<Nemesis::Fault>, faults);
    QFETCH(const bool, freezeWorkers);
    const Workers::Options options{
        .holdMs = 150, .longPerMille = 100, .broken = broken, .seed = static_cast<quint32>(m_seed)};
    Workers workers(m_nodes, options);
    begin(workers);
    if (QTest::currentTestFailed())
        return;
    Nemesis nemesis(m_nodes, {.seed = m_seed, .faults = faults});
    nemesis.start();
    Tormentor tormentor(workers, m_seed, options.ttlMs);
    QElapsedTimer took;
    took.start();
    const bool found = QTest::qWaitFor(
        [&] {
            if (freezeWorkers && !tormentor.torment(false))
                return false;
            const History history = workers.history();
            return workers.board().overlaps > 0 && !history.overlaps().isEmpty()
                && workers.board().counter < history.writes();
        },
        kRunLimitMs / 2);
    qInfo("%lld overlaps seen after %.1f s, %d faults of nodes and %d frozen workers",
          static_cast<long long>(workers.board().overlaps), static_cast<double>(took.elapsed()) / 1000, nemesis.total(),
          tormentor.frozen());
    tormentor.relent();
    QVERIFY(nemesis.stop());
    workers.askToStop();
    QTRY_VERIFY_WITH_TIMEOUT(workers.areFinished(), kPatienceMs);
    QVERIFY2(found, qPrintable(workers.trouble()));
}

LOCKSCOPE_TEST(QCoreApplication, TestChaos)
#include "tst_chaos.moc"
