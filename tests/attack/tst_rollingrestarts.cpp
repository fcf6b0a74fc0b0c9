#include "fixtures/redisset.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <QDeadlineTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <numeric>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr int kNodes = 5;
constexpr int kLocks = 8;
/// Commands that want the same lock at the same time.
constexpr int kRivals = 2;
/// The exit status of a command that finds another one at work under its lock.
constexpr int kOverlap = 99;
constexpr int kRoundLimitMs = 300'000; ///< only what hangs: machines are slow at times
constexpr int kProgressEvery = 1000;

int handOversWanted()
{
    bool ok = false;
    const int wanted = qEnvironmentVariableIntValue("LOCKSCOPE_ATTACK_HANDOVERS", &ok);
    return ok ? wanted : 100;
}

/// One command after another under one lock. Each is a new process of `lockscope run`, which knows nothing of what the
/// nodes were before.
class Contender
{
public:
    Contender(const QStringList &run, const QString &guardedFile) : m_run(run), m_guardedFile(guardedFile)
    {
        QObject::connect(&m_process, &QProcess::finished, &m_process, [this] {
            ++m_ends[m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1];
            if (!m_stopped)
                start();
        });
    }
    ~Contender() { m_process.disconnect(); }
    Q_DISABLE_COPY_MOVE(Contender)

    void start()
    {
        // flock(1) lets go of the file however the command ends.
        const double hold = QRandomGenerator::global()->bounded(1000) / 1000.0;
        m_process.start(QStringLiteral(LOCKSCOPE_PROGRAM),
                        m_run
                            + QStringList{u"flock"_s, u"-n"_s, u"-E"_s, QString::number(kOverlap), m_guardedFile,
                                          u"sleep"_s, QString::number(hold)});
    }
    void stop()
    {
        m_stopped = true;
        m_process.terminate();
    }
    [[nodiscard]] bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    [[nodiscard]] const QMap<int, int> &ends() const { return m_ends; }

private:
    QProcess m_process;
    const QStringList m_run;
    const QString m_guardedFile;
    QMap<int, int> m_ends; ///< by exit status; -1: by a signal
    bool m_stopped = false;
};

} // namespace

/// `lockscope run` while its nodes restart empty, one after the other.
class TestRollingRestarts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void s15_commandsNeverOverlap_data();
    void s15_commandsNeverOverlap();

private:
    [[nodiscard]] bool restartInTurn(bool pause);

    RedisSet m_nodes{kNodes};
};

bool TestRollingRestarts::restartInTurn(bool pause)
{
    for (int node = 0; node < kNodes; ++node) {
        if (!m_nodes[node].restartEmpty())
            return false;
        const QDeadlineTimer until(pause ? 100 : 0);
        (void)QTest::qWaitFor([&] { return until.hasExpired(); });
    }
    return true;
}

void TestRollingRestarts::s15_commandsNeverOverlap_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<bool>("overlaps");
    QTest::newRow("as it is") << QStringList() << false;
    // The attack finds what it is after. That takes luck, so only the long run waits for it.
    if (qEnvironmentVariableIsSet("LOCKSCOPE_ATTACK_HANDOVERS"))
        QTest::newRow("trusting young nodes") << QStringList(u"--trust-young-nodes"_s) << true;
}

void TestRollingRestarts::s15_commandsNeverOverlap()
{
    QFETCH(const QStringList, options);
    QFETCH(const bool, overlaps);
    QVERIFY(m_nodes.reset());
    // A lost lock's command has to end within its TTL, less a third and 250 ms to spare. On a machine where processes
    // stand still for a second, a shorter TTL shows only that (assumption A4).
    QStringList run{u"run"_s, u"--ttl"_s, u"5s"_s, u"--longest-ttl"_s, u"5s"_s, u"--wait"_s, u"1m"_s};
    run += options;
    for (int node = 0; node < kNodes; ++node)
        run += {u"--node"_s, m_nodes[node].uri()};
    const QTemporaryDir folder;
    std::vector<std::unique_ptr<Contender>> contenders;
    for (int i = 0; i < kLocks * kRivals; ++i) {
        const QString lock = u"lock:%1"_s.arg(i % kLocks);
        contenders.push_back(std::make_unique<Contender>(run + QStringList(lock), folder.filePath(lock)));
        contenders.back()->start();
    }
    const auto ended = [&](int status) {
        return std::accumulate(contenders.begin(), contenders.end(), 0, [status](int sum, const auto &contender) {
            return sum + contender->ends().value(status);
        });
    };
    const int wanted = handOversWanted();
    const auto summary = [&] {
        return u"%1 commands ran to their end, %2 without a quorum, %3 lost their lock, %4 overlapped"_s.arg(ended(0))
            .arg(ended(3))
            .arg(ended(4))
            .arg(ended(kOverlap));
    };
    for (int round = 0; (ended(0) < wanted || round < 2) && ended(kOverlap) == 0; ++round) {
        const int before = ended(0);
        QVERIFY(restartInTurn(round % 2 == 0));
        QVERIFY2(QTest::qWaitFor([&] { return ended(0) >= before + 8 * kLocks || ended(kOverlap) > 0; }, kRoundLimitMs),
                 qPrintable(summary()));
        if (before / kProgressEvery != ended(0) / kProgressEvery)
            qInfo("%s", qPrintable(summary()));
    }
    for (const auto &contender : contenders)
        contender->stop();
    QTRY_VERIFY_WITH_TIMEOUT(
        std::none_of(contenders.begin(), contenders.end(), [](const auto &one) { return one->isRunning(); }),
        kPatienceMs);
    qInfo("%s", qPrintable(summary()));
    QCOMPARE(ended(kOverlap) > 0, overlaps);
    QVERIFY(overlaps || ended(0) >= wanted);
}

LOCKSCOPE_TEST(QCoreApplication, TestRollingRestarts)
#include "tst_rollingrestarts.moc"
