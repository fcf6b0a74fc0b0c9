#include "fixtures/testprogram.h"

#include "leftovers.h"
#include "program.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// What one scenario, or scheme, came to; the last line is the sum.
QJsonObject findingOf(const Outcome &outcome, const QString &id)
{
    const auto objects = outcome.objects();
    for (const auto &object : objects) {
        if (object.value("scenario"_L1).toString() == id || object.value("scheme"_L1).toString() == id)
            return object;
    }
    return {};
}

qsizetype clientsOf(const QString &folder)
{
    const auto found = processesOf(folder);
    return std::count_if(found.begin(), found.end(),
                         [](const Found &process) { return process.command.contains("lab-client"); });
}

/// Those that a SIGSTOP holds.
qsizetype stoppedOf(const QString &folder)
{
    const auto found = processesOf(folder);
    return std::count_if(found.begin(), found.end(), [](const Found &process) {
        return contentOf(u"/proc/%1/stat"_s.arg(process.pid)).contains(") T ");
    });
}

} // namespace

class TestLab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }
    void cleanup() { m_program.reset(); }

    void listsWhatThereIs();
    void wrongWordsAreTold_data();
    void wrongWordsAreTold();
    void stockShowsWhatALockIsWorth();
    void moreBuyersThanStock();
    void whatIsNotAsExpectedIsTold();
    void aPauseWithAndWithoutFencing();
    void releaseByPlanLeavesNoJournalBehind();
    void causesAreToldBeforeEffects();
    void runsAreRepeated();
    void theTourIsGuided();
    void nothingIsLeft_data();
    void nothingIsLeft();
    void aNodeKilledFromOutsideEndsOnlyItsScenario();
    void aSentinelThatStoodStillIsWaitedFor();
    void withoutRedisServerItSaysWhatToInstall_data();
    void withoutRedisServerItSaysWhatToInstall();

private:
    std::unique_ptr<Program> m_program;
};

void TestLab::listsWhatThereIs()
{
    const auto outcome = m_program->run({u"demo"_s, u"--list"_s, u"--json"_s});
    QCOMPARE(outcome.code, 0);
    QSet<QString> scenarios;
    int schemes = 0;
    const auto objects = outcome.objects();
    for (const auto &object : objects) {
        QVERIFY(!object.value("title"_L1).toString().isEmpty());
        QVERIFY(!object.value("expectation"_L1).toString().isEmpty());
        schemes += object.contains("scheme"_L1) ? 1 : 0;
        if (object.contains("scenario"_L1)) {
            QVERIFY(!object.value("caption"_L1).toString().isEmpty());
            scenarios.insert(object.value("scenario"_L1).toString());
        }
    }
    QVERIFY(schemes >= 14);
    QVERIFY(scenarios.size() >= 16);
    const auto text = m_program->run({u"demo"_s, u"--list"_s});
    for (const auto &scenario : std::as_const(scenarios))
        QVERIFY2(text.output.contains(scenario.toUtf8()), qPrintable(scenario));
}

void TestLab::wrongWordsAreTold_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("a scenario that is none")
        << QStringList{u"demo"_s, u"--scenario"_s, u"x"_s} << QByteArray("Unknown scenario 'x'");
    QTest::newRow("a scheme that is none")
        << QStringList{u"demo"_s, u"--scheme"_s, u"x"_s} << QByteArray("Unknown scheme 'x'");
    QTest::newRow("no runs") << QStringList{u"demo"_s, u"--all"_s, u"--runs"_s, u"0"_s}
                             << QByteArray("\"0\" does not do for --runs");
    QTest::newRow("not of the demo") << QStringList{u"list"_s, u"--all"_s} << QByteArray("--all goes with demo");
    QTest::newRow("the window and more") << QStringList{u"demo"_s, u"--lab"_s, u"--all"_s}
                                         << QByteArray("--lab is the lab's window");
    QTest::newRow("the window of another") << QStringList{u"list"_s, u"--lab"_s} << QByteArray("--lab goes with demo");
    QTest::newRow("nothing to run") << QStringList{u"demo"_s, u"--buyers"_s, u"5"_s}
                                    << QByteArray("--buyers goes with --all");
}

void TestLab::wrongWordsAreTold()
{
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, told);
    const auto outcome = m_program->run(words);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.errors.contains(told), outcome.errors.constData());
}

void TestLab::stockShowsWhatALockIsWorth()
{
    const auto outcome = m_program->run(
        {u"demo"_s, u"--json"_s, u"--scheme"_s, u"none"_s, u"--scheme"_s, u"set-owner-lua"_s, u"--buyers"_s, u"40"_s});
    QVERIFY2(outcome.code == 0, outcome.output.constData());
    const auto none = findingOf(outcome, u"none"_s);
    const auto broken = none.value("evidence"_L1).toObject();
    QVERIFY(none.value("asExpected"_L1).toBool());
    QVERIFY(none.value("tries"_L1).toInt() >= 1);
    QVERIFY(broken.value("lost"_L1).toInt() > 0);
    QCOMPARE(broken.value("bought"_L1).toInt() - broken.value("lost"_L1).toInt(),
             100 - broken.value("left"_L1).toInt());
    const auto sound = findingOf(outcome, u"set-owner-lua"_s).value("evidence"_L1).toObject();
    QCOMPARE(sound.value("bought"_L1).toInt(), 40);
    QCOMPARE(sound.value("left"_L1).toInt(), 60);
    QCOMPARE(sound.value("lost"_L1).toInt(), 0);
    // An attempt is a SET; each that won is followed by one script.
    QCOMPARE(sound.value("commands"_L1).toInt(), sound.value("attempts"_L1).toInt() + 40);
    QVERIFY(sound.value("waitMs"_L1).toObject().value("longest"_L1).toDouble()
            >= sound.value("waitMs"_L1).toObject().value("median"_L1).toDouble());
    QCOMPARE(outcome.objects().constLast().value("asExpected"_L1).toInt(), 2);
}

void TestLab::moreBuyersThanStock()
{
    const auto outcome = m_program->run({u"demo"_s, u"--json"_s, u"--scheme"_s, u"watchdog"_s, u"--stock"_s, u"7"_s,
                                         u"--buyers"_s, u"20"_s, u"--processes"_s, u"3"_s});
    QVERIFY2(outcome.code == 0, outcome.output.constData());
    const auto evidence = findingOf(outcome, u"watchdog"_s).value("evidence"_L1).toObject();
    QCOMPARE(evidence.value("bought"_L1).toInt(), 7);
    QCOMPARE(evidence.value("soldOut"_L1).toInt(), 13);
    QCOMPARE(evidence.value("left"_L1).toInt(), 0);
    QVERIFY(evidence.value("attempts"_L1).isNull()); // the library keeps them to itself
}

void TestLab::whatIsNotAsExpectedIsTold()
{
    // With a single process the lock within each process is enough: it never breaks, however often it is tried.
    const auto outcome = m_program->run(
        {u"demo"_s, u"--json"_s, u"--scheme"_s, u"process"_s, u"--processes"_s, u"1"_s, u"--buyers"_s, u"10"_s});
    QCOMPARE(outcome.code, 1);
    const auto finding = findingOf(outcome, u"process"_s);
    QVERIFY(!finding.value("asExpected"_L1).toBool());
    QCOMPARE(finding.value("tries"_L1).toInt(), 5);
    const auto text
        = m_program->run({u"demo"_s, u"--scheme"_s, u"process"_s, u"--processes"_s, u"1"_s, u"--buyers"_s, u"10"_s});
    QCOMPARE(text.code, 1);
    QVERIFY(text.output.contains("NOT EXPECTED"));
    QVERIFY(text.output.contains("0 of 1 as expected"));
}

void TestLab::aPauseWithAndWithoutFencing()
{
    const auto outcome = m_program->run(
        {u"demo"_s, u"--json"_s, u"--scenario"_s, u"long-pause"_s, u"--scenario"_s, u"long-pause-fenced"_s});
    QVERIFY2(outcome.code == 0, outcome.output.constData());
    const auto without = findingOf(outcome, u"long-pause"_s);
    QCOMPARE(without.value("evidence"_L1).toObject().value("sold"_L1).toInt(), 2);
    QCOMPARE(without.value("evidence"_L1).toObject().value("stock"_L1).toInt(), 99);
    QVERIFY(without.value("checks"_L1).toArray().size() >= 3);
    QVERIFY(without.value("events"_L1).toArray().size() >= 5);
    const auto with = findingOf(outcome, u"long-pause-fenced"_s);
    QCOMPARE(with.value("evidence"_L1).toObject().value("sold"_L1).toInt(), 1);
    QCOMPARE(with.value("evidence"_L1).toObject().value("stock"_L1).toInt(), 99);
}

void TestLab::releaseByPlanLeavesNoJournalBehind()
{
    const auto outcome = m_program->run({u"demo"_s, u"--json"_s, u"--scenario"_s, u"release-by-plan"_s});
    QVERIFY2(outcome.code == 0, outcome.output.constData());
    QVERIFY(!QFile::exists(m_program->journalPath()));
    QTRY_COMPARE_WITH_TIMEOUT(foldersIn(m_program->folder()), QStringList(), kPatienceMs);
}

void TestLab::causesAreToldBeforeEffects()
{
    m_program->start({u"demo"_s, u"--json"_s, u"--scenario"_s, u"release-by-plan"_s, u"--scenario"_s, u"bare-del"_s,
                      u"--scenario"_s, u"watchdog-saves"_s});
    QTRY_VERIFY_WITH_TIMEOUT(!m_program->isRunning(), 6 * kPatienceMs);
    const auto outcome = m_program->finish();
    QVERIFY2(outcome.code == 0, outcome.output.constData());
    for (const auto &[scenario, cause] :
         {std::pair(u"release-by-plan"_s, u"An operator types: lockscope release lab:lock"_s),
          std::pair(u"bare-del"_s, u"The lab sends the message that the DEL left out"_s),
          std::pair(u"watchdog-saves"_s, u"Ann releases the lock: released"_s)}) {
        QStringList steps;
        const auto events = findingOf(outcome, scenario).value("events"_L1).toArray();
        for (const auto &event : events)
            steps += event.toObject().value("told"_L1).toString();
        const auto caused
            = std::find_if(steps.cbegin(), steps.cend(), [&](const QString &step) { return step.startsWith(cause); })
            - steps.cbegin();
        QVERIFY2(caused < steps.size() && caused < steps.indexOf(u"Bob has the lock"_s), qPrintable(steps.join(u'\n')));
    }
}

void TestLab::runsAreRepeated()
{
    const auto outcome = m_program->run({u"demo"_s, u"--scenario"_s, u"clock-jump"_s, u"--runs"_s, u"3"_s});
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.output.contains("3 of 3 as expected"));
    QVERIFY(outcome.output.contains("look at:"));
    QVERIFY(outcome.output.contains("Ann has the lock")); // step by step
}

void TestLab::theTourIsGuided()
{
    const auto outcome = m_program->run({u"demo"_s, u"--tour"_s});
    QVERIFY2(outcome.code == 0, outcome.output.constData());
    QVERIFY(outcome.output.contains("12 of 12 as expected"));
    qsizetype last = -1;
    for (const char *words :
         {"1 of 12. ", "a sale is lost. Read, decide", "2 of 12. ", "A lock needs a TTL",
          "Compare and delete must be one step", "No watchdog can renew while it is paused",
          "One forgetful node of five changes nothing", "12 of 12. ", "Only the store can refuse"}) {
        const qsizetype here = outcome.output.indexOf(words);
        QVERIFY2(here > last, words);
        last = here;
    }
}

void TestLab::nothingIsLeft_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("after Ctrl+C") << SIGINT;
    QTest::newRow("after SIGTERM") << SIGTERM;
    QTest::newRow("after SIGKILL") << SIGKILL;
    QTest::newRow("after a crash") << SIGABRT;
}

void TestLab::nothingIsLeft()
{
    QFETCH(const int, number);
    // Again and again, so that it is in the midst of it; one of its clients stands still at that moment, and gets no
    // signal but the one that cannot be kept waiting.
    m_program->start({u"demo"_s, u"--json"_s, u"--scenario"_s, u"long-pause"_s, u"--runs"_s, u"100"_s});
    const QString folder = m_program->folder();
    QTRY_COMPARE_WITH_TIMEOUT(stoppedOf(folder), qsizetype(1), kPatienceMs);
    QVERIFY(clientsOf(folder) >= 2);
    QCOMPARE(serversOf(folder).size(), size_t(2));
    m_program->signal(number);
    const auto outcome = m_program->finish();
    QVERIFY(!m_program->isRunning());
    if (number == SIGINT || number == SIGTERM) {
        QVERIFY(!outcome.crashed);
        QCOMPARE(outcome.code, 1); // not all of it was done
    }
    QTRY_COMPARE_WITH_TIMEOUT(processesOf(folder).size(), size_t(0), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(foldersIn(folder), QStringList(), kPatienceMs);
}

void TestLab::aNodeKilledFromOutsideEndsOnlyItsScenario()
{
    m_program->start({u"demo"_s, u"--json"_s, u"--scenario"_s, u"long-pause"_s, u"--scenario"_s, u"clock-jump"_s});
    QTRY_COMPARE_WITH_TIMEOUT(stoppedOf(m_program->folder()), qsizetype(1), kPatienceMs);
    const auto servers = serversOf(m_program->folder());
    QCOMPARE(servers.size(), size_t(2));
    ::kill(static_cast<pid_t>(servers.front().pid), SIGKILL);
    const auto outcome = m_program->finish();
    QCOMPARE(outcome.code, 1);
    const auto killed = findingOf(outcome, u"long-pause"_s);
    QVERIFY(!killed.value("asExpected"_L1).toBool());
    QVERIFY(killed.value("outcome"_L1).toString().contains(u"has died"_s));
    QVERIFY(findingOf(outcome, u"clock-jump"_s).value("asExpected"_L1).toBool());
    QTRY_COMPARE_WITH_TIMEOUT(processesOf(m_program->folder()).size(), size_t(0), kPatienceMs);
}

void TestLab::aSentinelThatStoodStillIsWaitedFor()
{
    // On a very busy machine Sentinel does not run for two seconds, believes its clock was changed, and does nothing
    // for thirty (TILT).
    m_program->start({u"demo"_s, u"--json"_s, u"--scenario"_s, u"failover"_s});
    const auto sentinel = [this] {
        const auto servers = serversOf(m_program->folder());
        const auto found = std::find_if(servers.begin(), servers.end(),
                                        [](const Found &server) { return server.command.contains("[sentinel]"); });
        return found == servers.end() ? pid_t(0) : static_cast<pid_t>(found->pid);
    };
    QTRY_VERIFY_WITH_TIMEOUT(sentinel() > 0, kPatienceMs);
    const auto process = sentinel();
    QCOMPARE(::kill(process, SIGSTOP), 0);
    QElapsedTimer stopped;
    stopped.start();
    QTRY_VERIFY_WITH_TIMEOUT(stopped.elapsed() > 2500, kPatienceMs);
    QCOMPARE(::kill(process, SIGCONT), 0);
    QTRY_VERIFY_WITH_TIMEOUT(!m_program->isRunning(), 9 * kPatienceMs);
    const auto outcome = m_program->finish();
    QVERIFY2(outcome.code == 0, outcome.output.constData());
}

void TestLab::withoutRedisServerItSaysWhatToInstall_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("all") << QStringList{u"--all"_s, u"--json"_s};
    QTest::newRow("a scheme that has several tries") << QStringList{u"--scheme"_s, u"none"_s};
}

void TestLab::withoutRedisServerItSaysWhatToInstall()
{
    QFETCH(const QStringList, words);
    m_program->setVariable(u"PATH"_s, m_program->folder());
    const auto outcome = m_program->run(QStringList{u"demo"_s} + words);
    QCOMPARE(outcome.code, 3);
    QCOMPARE((outcome.output + outcome.errors).count("install the package redis-server"),
             words.contains(u"--json"_s) ? 1 : 2); // told, and the error
    QVERIFY(!outcome.output.contains("once more"));
    QTRY_COMPARE_WITH_TIMEOUT(foldersIn(m_program->folder()), QStringList(), kPatienceMs);
}

LOCKSCOPE_TEST(QCoreApplication, TestLab)
#include "tst_lab.moc"
