#include "fixtures/testprogram.h"

#include <app/lab/scenario.h>
#include <app/lab/scheme.h>
#include <app/lab/task.h>
#include <app/lab/tour.h>

#include <QSet>

using namespace Lockscope::Lab;
using namespace Qt::StringLiterals;

namespace {

/// Sets a flag when it goes: what a coroutine has must go with it.
struct Flag
{
    explicit Flag(bool *flag) : gone(flag) { }
    ~Flag() { *gone = true; }
    Q_DISABLE_COPY_MOVE(Flag)
    bool *gone;
};

Task<int> twice(const Later<int> later)
{
    const int value = co_await later;
    co_return value * 2;
}

Task<int> through(const Later<int> later, int *seen, bool *gone)
{
    const Flag flag(gone);
    const int value = co_await twice(later);
    *seen = value;
    co_return value;
}

} // namespace

class TestLabParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTaskGoesOnInATurnOfItsOwn();
    void aTaskDoesNotWaitForWhatIsThere();
    void aTaskEndsWhereItWaits();
    void aTaskMayEndBetweenTheValueAndItsTurn();
    void theFirstValueCounts();
    void schemesAndScenariosAreToldApart();
    void whatBreaksASchemeCanBeSeen();
    void theTourHasTwelveStops();
};

void TestLabParts::aTaskGoesOnInATurnOfItsOwn()
{
    const Later<int> later;
    int seen = 0;
    bool gone = false;
    const auto task = through(later, &seen, &gone);
    later.give(21);
    QCOMPARE(seen, 0);
    QTRY_COMPARE(seen, 42);
    QVERIFY(gone); // it ran to its end
    QVERIFY(task.await_ready());
}

void TestLabParts::aTaskDoesNotWaitForWhatIsThere()
{
    const Later<int> later;
    later.give(1);
    int seen = 0;
    bool gone = false;
    const auto task = through(later, &seen, &gone);
    QCOMPARE(seen, 2);
    QVERIFY(task.await_ready());
}

void TestLabParts::aTaskEndsWhereItWaits()
{
    const Later<int> later;
    int seen = 0;
    bool gone = false;
    {
        const auto task = through(later, &seen, &gone);
        QVERIFY(!gone);
    }
    QVERIFY(gone);
    later.give(1); // nobody is there any more
    QCoreApplication::processEvents();
    QCOMPARE(seen, 0);
}

void TestLabParts::aTaskMayEndBetweenTheValueAndItsTurn()
{
    const Later<int> later;
    int seen = 0;
    bool gone = false;
    {
        const auto task = through(later, &seen, &gone);
        later.give(1);
    }
    QCoreApplication::processEvents();
    QVERIFY(gone);
    QCOMPARE(seen, 0);
}

void TestLabParts::theFirstValueCounts()
{
    const Later<int> later;
    later.give(1);
    later.give(2);
    int seen = 0;
    bool gone = false;
    const auto task = through(later, &seen, &gone);
    QVERIFY(task.await_ready());
    QCOMPARE(seen, 2);
}

void TestLabParts::schemesAndScenariosAreToldApart()
{
    QSet<QString> ids;
    for (const auto &scheme : allSchemes())
        ids.insert(scheme.id);
    for (const auto &scenario : allScenarios())
        ids.insert(scenario.id);
    QCOMPARE(static_cast<size_t>(ids.size()), allSchemes().size() + allScenarios().size());
}

void TestLabParts::whatBreaksASchemeCanBeSeen()
{
    for (const auto &scheme : allSchemes()) {
        QVERIFY2(scheme.weakness != nullptr && *scheme.weakness != 0,
                 qPrintable(scheme.id)); // there is no way of locking without one
        QVERIFY2(!scheme.exact == (scheme.brokenBy == u"stock"_s), qPrintable(scheme.id));
        QVERIFY2(scheme.brokenBy == u"stock"_s || findScenario(scheme.brokenBy) != nullptr, qPrintable(scheme.id));
    }
    for (const auto &scenario : allScenarios())
        QVERIFY2(scenario.title != nullptr && scenario.caption != nullptr && scenario.expectation != nullptr,
                 qPrintable(scenario.id));
}

void TestLabParts::theTourHasTwelveStops()
{
    QSet<QString> ids;
    for (const auto &stop : tour()) {
        QVERIFY2(findScenario(stop.scenario) != nullptr, qPrintable(stop.scenario));
        QVERIFY(*stop.before != 0 && *stop.after != 0);
        ids.insert(stop.scenario);
    }
    QCOMPARE(ids.size(), 12);
}

LOCKSCOPE_TEST(QCoreApplication, TestLabParts)
#include "tst_labparts.moc"
