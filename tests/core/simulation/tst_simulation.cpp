// Many histories of clients and nodes in virtual time, each decided by its seed alone.
//
// LOCKSCOPE_SIM_HISTORIES=N  that many sound histories in place of the usual number
// LOCKSCOPE_SIM_SEED=S LOCKSCOPE_SIM_SETTING=NAME  no tests: this one history, line by line, with what is wrong in it;
//                            the exit status is 1 when something is. Without a setting it is "faults".

#include "world.h"

#include <QTest>

#include <chrono>
#include <cstdio>
#include <set>
#include <thread>

using namespace LockscopeTest::Simulation;

namespace {

constexpr int kHistories = 100'000;
/// Within so many, a broken setting has to show what is broken.
constexpr int kBrokenHistories = 1'000;
constexpr int kThreads = 2;

std::string describe(const Settings &settings, quint64 seed, const std::vector<Violation> &violations)
{
    std::string text = "setting " + settings.name + ", seed " + std::to_string(seed) + "\n";
    for (const auto &violation : violations)
        text += "  at " + std::to_string(violation.when.count()) + " us: " + toText(violation.kind) + ": "
            + violation.text + "\n";
    return text;
}

/// The whole history of a seed.
std::string replay(const Settings &settings, quint64 seed)
{
    History history;
    World world(settings, seed, &history);
    world.run();
    return history.text() + describe(settings, seed, world.checker.violations());
}

struct Totals
{
    int histories = 0;
    qint64 actions = 0;
    qint64 grants = 0;
    qint64 renewals = 0;
    int cutShort = 0;
    std::optional<quint64> firstBad;

    void add(const World &world, quint64 seed)
    {
        ++histories;
        actions += world.agenda.actionsRun();
        grants += world.checker.grants();
        renewals += world.checker.renewals();
        cutShort += world.isCutShort() ? 1 : 0;
        if (!world.checker.violations().empty() && (!firstBad || seed < *firstBad))
            firstBad = seed;
    }
    void add(const Totals &other)
    {
        histories += other.histories;
        actions += other.actions;
        grants += other.grants;
        renewals += other.renewals;
        cutShort += other.cutShort;
        if (other.firstBad && (!firstBad || *other.firstBad < *firstBad))
            firstBad = other.firstBad;
    }
};

/// The seeds 1 … count, shared out among threads; each thread ends with its first bad history.
Totals runMany(const Settings &settings, int count)
{
    std::array<Totals, kThreads> totals;
    std::vector<std::thread> threads;
    for (int thread = 0; thread < kThreads; ++thread) {
        threads.emplace_back([&settings, &mine = totals[static_cast<size_t>(thread)], thread, count] {
            for (int seed = 1 + thread; seed <= count && !mine.firstBad; seed += kThreads) {
                World world(settings, static_cast<quint64>(seed));
                world.run();
                mine.add(world, static_cast<quint64>(seed));
            }
        });
    }
    for (auto &thread : threads)
        thread.join();
    Totals all;
    for (const auto &part : totals)
        all.add(part);
    return all;
}

int historiesWanted()
{
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("LOCKSCOPE_SIM_HISTORIES", &isNumber);
    return isNumber ? wanted : kHistories;
}

} // namespace

class TestSimulation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneSeedIsOneHistory();
    void soundSettingsKeepEveryPromise_data();
    void soundSettingsKeepEveryPromise();
    void brokenSettingsAreFoundOut_data();
    void brokenSettingsAreFoundOut();
    void everyViolationCanBeFound();
};

void TestSimulation::oneSeedIsOneHistory()
{
    for (const auto &settings : soundSettings()) {
        const std::string first = replay(settings, 7);
        QVERIFY(first.size() > 10'000);
        QVERIFY(first == replay(settings, 7));
        QVERIFY(first != replay(settings, 8));
        // Nor does it matter whether somebody reads along.
        World unread(settings, 7);
        unread.run();
        History history;
        World read(settings, 7, &history);
        read.run();
        QCOMPARE(unread.agenda.actionsRun(), read.agenda.actionsRun());
        QCOMPARE(unread.agenda.now(), read.agenda.now());
    }
}

void TestSimulation::soundSettingsKeepEveryPromise_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("share");
    QTest::newRow("calm") << QStringLiteral("calm") << 5;
    QTest::newRow("faults") << QStringLiteral("faults") << 60;
    QTest::newRow("one-shots") << QStringLiteral("one-shots") << 15;
    QTest::newRow("faults-and-steps") << QStringLiteral("faults-and-steps") << 20;
}

void TestSimulation::soundSettingsKeepEveryPromise()
{
    QFETCH(QString, name);
    QFETCH(int, share);
    const Settings &settings = *findSettings(name.toStdString());
    const int count = static_cast<int>(static_cast<qint64>(historiesWanted()) * share / 100);
    const auto begun = std::chrono::steady_clock::now();
    const Totals totals = runMany(settings, count);
    const auto took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun);
    qInfo("%s: %d histories, %lld events, %lld grants, %lld renewals, %d cut short, %.1f s", settings.name.c_str(),
          totals.histories, static_cast<long long>(totals.actions), static_cast<long long>(totals.grants),
          static_cast<long long>(totals.renewals), totals.cutShort, took.count());
    if (totals.firstBad) {
        std::fputs(replay(settings, *totals.firstBad).c_str(), stdout);
        std::fflush(stdout);
    }
    QVERIFY(!totals.firstBad);
    QCOMPARE(totals.histories, count);
    QVERIFY(totals.grants > count);
    QVERIFY(totals.cutShort <= count / 1000);
}

void TestSimulation::brokenSettingsAreFoundOut_data()
{
    QTest::addColumn<QString>("name");
    for (const auto &settings : brokenSettings())
        QTest::newRow(settings.name.c_str()) << QString::fromStdString(settings.name);
}

void TestSimulation::brokenSettingsAreFoundOut()
{
    QFETCH(QString, name);
    const Settings &settings = *findSettings(name.toStdString());
    QVERIFY(!settings.mustShow.empty());
    std::set<Violation::Kind> missing(settings.mustShow.begin(), settings.mustShow.end());
    int seed = 0;
    while (!missing.empty() && seed < kBrokenHistories) {
        World world(settings, static_cast<quint64>(++seed));
        world.run();
        for (const auto &violation : world.checker.violations()) {
            if (missing.erase(violation.kind) != 0)
                qInfo("%s: %s in history %d", settings.name.c_str(), toText(violation.kind).c_str(), seed);
        }
    }
    for (const auto kind : missing)
        qWarning("%s: no %s in %d histories", settings.name.c_str(), toText(kind).c_str(), seed);
    QVERIFY(missing.empty());
}

void TestSimulation::everyViolationCanBeFound()
{
    std::set<Violation::Kind> shown;
    for (const auto &settings : brokenSettings())
        shown.insert(settings.mustShow.begin(), settings.mustShow.end());
    QCOMPARE(static_cast<int>(shown.size()), Violation::kKinds);
}

namespace {

int replayAsked()
{
    const std::string name = qEnvironmentVariable("LOCKSCOPE_SIM_SETTING", QStringLiteral("faults")).toStdString();
    const Settings *settings = findSettings(name);
    bool isNumber = false;
    const quint64 seed = qEnvironmentVariable("LOCKSCOPE_SIM_SEED").toULongLong(&isNumber);
    if (settings == nullptr || !isNumber) {
        std::fprintf(stderr, "There is no such setting or seed; the settings are:\n");
        for (const auto *list : {&soundSettings(), &brokenSettings()}) {
            for (const auto &known : *list)
                std::fprintf(stderr, "  %s\n", known.name.c_str());
        }
        return 2;
    }
    std::fputs(replay(*settings, seed).c_str(), stdout);
    World world(*settings, seed);
    world.run();
    return world.checker.violations().empty() ? 0 : 1;
}

} // namespace

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsSet("LOCKSCOPE_SIM_SEED"))
        return replayAsked();
    TestSimulation test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_simulation.moc"
