// Every scenario for one who looks on: with its short TTLs made longer, and with pauses that are longer than any TTL of
// it.

#include "fixtures/waiting.h"
#include "leftovers.h"

#include <app/demo/folderguard.h>
#include <app/lab/client.h>
#include <app/lab/laboratory.h>

#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace Lockscope::Lab;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr int kLongMs = 90'000;
constexpr Millis kLongerThanTtl{1100}; ///< of what runs out within a scenario at full speed, but for a failover's

} // namespace

class TestLabWatched : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void comesOutTheSame_data();
    void comesOutTheSame();
    void cleanupTestCase();

private:
    QTemporaryDir m_folder;
};

void TestLabWatched::initTestCase()
{
    qputenv("TMPDIR", m_folder.path().toLocal8Bit());
}

void TestLabWatched::comesOutTheSame_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<bool>("standsStill");
    for (const auto &scenario : allScenarios()) {
        QTest::newRow(qPrintable(scenario.id + u" stretched"_s)) << scenario.id << false;
        QTest::newRow(qPrintable(scenario.id + u" with pauses"_s)) << scenario.id << true;
    }
}

void TestLabWatched::comesOutTheSame()
{
    QFETCH(const QString, scenario);
    QFETCH(const bool, standsStill);
    Laboratory laboratory;
    laboratory.setWatched(true);
    laboratory.setSpeed(standsStill ? StepGate::Speed::Full : StepGate::Speed::Slow);
    connect(&laboratory, &Laboratory::staged, this, [&] {
        laboratory.setSpeed(standsStill ? StepGate::Speed::Stepwise : StepGate::Speed::Full); // its times are set
        laboratory.begin();
    });
    // Whoever reads each line for longer than the lock lives.
    QTimer reader;
    reader.setSingleShot(true);
    connect(&reader, &QTimer::timeout, &laboratory.gate(), &StepGate::step);
    connect(&laboratory.gate(), &StepGate::changed, this, [&] {
        if (laboratory.gate().isStanding() && !reader.isActive())
            reader.start(kLongerThanTtl);
    });
    std::optional<Finding> finding;
    connect(&laboratory, &Laboratory::finished, this, [&](const Finding &found) { finding = found; });
    laboratory.run({{.scenario = findScenario(scenario)}});
    QTRY_VERIFY_WITH_TIMEOUT(finding, kLongMs);
    QString story = finding->outcome;
    for (const auto &event : finding->events)
        story += u'\n' + event.told;
    QVERIFY2(finding->asExpected, qPrintable(story));
    QVERIFY(laboratory.stage() != nullptr); // to be looked at
    if (standsStill)
        QVERIFY(finding->stoodStill >= kLongerThanTtl);
}

void TestLabWatched::cleanupTestCase()
{
    QTRY_COMPARE_WITH_TIMEOUT(foldersIn(m_folder.path()), QStringList(), kPatienceMs);
    QVERIFY(serversOf(m_folder.path()).empty());
}

int main(int argc, char *argv[])
{
    // The lab starts its clients, and who tidies up after it, as this same program; and the program itself for a
    // release, and to run a job.
    if (argc > 1 && (qstrcmp(argv[1], "release") == 0 || qstrcmp(argv[1], "run") == 0))
        return execv(LOCKSCOPE_PROGRAM, argv);
    const QCoreApplication application(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "demo-guard") == 0)
        return FolderGuard::runGuard(QString::fromLocal8Bit(argv[2]));
    if (argc == 3 && qstrcmp(argv[1], "lab-client") == 0)
        return runClient({QString::fromLocal8Bit(argv[2])});
    TestLabWatched test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_labwatched.moc"
