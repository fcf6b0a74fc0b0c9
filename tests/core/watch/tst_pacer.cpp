#include "fixtures/testprogram.h"

#include <lockscope/core/watch/pacer.h>

using namespace Lockscope;
using namespace std::chrono_literals;

/// How long a node is left alone after it was read.
class TestPacer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBusyNodeGivesItsShare();
    void anIdleNodeGivesMore();
    void whatIsNotKnownIsBusy();
    void theFirstKeysAreReadSoon();
    void theWayCostsTheNodeNothing();
    void slowAnswersLengthenPausesUpToALimit();
    void keysPerSecondAreALimit();
    void unlimitedHasNoPauses();
    void oneLookHasNoPausesOnAnIdleNode();
    void aNewConnectionKnowsNothing();

private:
    static constexpr ReadPace kPace{.busyShare = 0.02, .idleShare = 0.5, .keysPerSecond = 0};
    /// The first look is over.
    static Pacer pacer(const ReadPace &pace = kPace)
    {
        Pacer result(pace);
        result.begin();
        (void)result.pauseAfter(1us, 1'000'000, 1);
        return result;
    }
};

void TestPacer::aBusyNodeGivesItsShare()
{
    Pacer busy = pacer();
    busy.noteOthers(200);
    QVERIFY(!busy.isFast());
    QCOMPARE(busy.pauseAfter(2ms, 100, 1), Micros(98ms));
}

void TestPacer::anIdleNodeGivesMore()
{
    Pacer idle = pacer();
    idle.noteOthers(199);
    QVERIFY(idle.isFast());
    QCOMPARE(idle.pauseAfter(2ms, 100, 1), Micros(2ms));
    idle.noteOthers(10'000);
    QVERIFY(!idle.isFast());
    QCOMPARE(idle.pauseAfter(2ms, 100, 1), Micros(98ms));
}

void TestPacer::whatIsNotKnownIsBusy()
{
    Pacer unknown = pacer();
    QCOMPARE(unknown.pauseAfter(2ms, 100, 1), Micros(98ms));
    unknown.noteOthers(0);
    unknown.noteOthers(std::nullopt);
    QVERIFY(!unknown.isFast());
    QCOMPARE(unknown.pauseAfter(2ms, 100, 1), Micros(98ms));
}

void TestPacer::theFirstKeysAreReadSoon()
{
    Pacer fresh(kPace);
    fresh.begin();
    fresh.noteOthers(10'000);
    QCOMPARE(fresh.pauseAfter(2ms, 100, 1), Micros(2ms));
    (void)fresh.pauseAfter(2ms, 1'000'000, 1);
    QCOMPARE(fresh.pauseAfter(2ms, 100, 1), Micros(98ms));
}

void TestPacer::theWayCostsTheNodeNothing()
{
    Pacer far = pacer();
    far.noteRoundTrip(10ms);
    QCOMPARE(far.pauseAfter(22ms, 100, 2), Micros(98ms));
    // However short the exchange, reading a key costs a microsecond.
    QCOMPARE(far.pauseAfter(20ms, 1000, 2), Micros(49ms));
}

void TestPacer::slowAnswersLengthenPausesUpToALimit()
{
    Pacer loaded = pacer();
    loaded.noteRoundTrip(1ms);
    QCOMPARE(loaded.pauseAfter(3ms, 500, 1), Micros(98ms));
    QCOMPARE(loaded.pauseAfter(5ms, 500, 1), Micros(196ms));
    // A tenth of a second is no work for 500 keys: they waited.
    QCOMPARE(loaded.pauseAfter(100ms, 500, 1), Micros(196ms));
    QCOMPARE(loaded.pauseAfter(10s, 1'000'000, 1), Micros(196ms));
    // Hashes take their length and their fields, too.
    QCOMPARE(loaded.pauseAfter(10s, 500, 3), Micros(588ms));
    // It was a single slow answer.
    loaded.noteRoundTrip(1s);
    QCOMPARE(loaded.pauseAfter(3ms, 500, 1), Micros(98ms));
}

void TestPacer::keysPerSecondAreALimit()
{
    Pacer limited = pacer({.busyShare = 1, .idleShare = 1, .keysPerSecond = 10'000});
    QCOMPARE(limited.pauseAfter(2ms, 100, 1), Micros(8ms));
    QVERIFY(!limited.isUnlimited());
}

void TestPacer::unlimitedHasNoPauses()
{
    Pacer unlimited = pacer(ReadPace::unlimited());
    unlimited.noteOthers(10'000);
    unlimited.noteRoundTrip(1ms);
    unlimited.noteRoundTrip(1s);
    QVERIFY(unlimited.isUnlimited());
    QCOMPARE(unlimited.pauseAfter(2s, 100, 1), Micros(0));
    unlimited.noteOthers(0);
    QVERIFY(!unlimited.isFast()); // nothing to make room in
}

void TestPacer::oneLookHasNoPausesOnAnIdleNode()
{
    Pacer look(ReadPace::oneLook());
    look.begin();
    // Until it is known whether the node serves others, the first keys cost it half of its time.
    QVERIFY(!look.isFree());
    QCOMPARE(look.pauseAfter(2ms, 100, 1), Micros(2ms));
    look.noteOthers(0);
    QVERIFY(look.isFree());
    QCOMPARE(look.pauseAfter(2ms, 1'000'000, 1), Micros(0));
    look.noteOthers(10'000);
    QVERIFY(!look.isFree());
    QCOMPARE(look.pauseAfter(2ms, 100, 1), Micros(98ms));
    // Any other pace has pauses.
    Pacer idle = pacer();
    idle.noteOthers(0);
    QVERIFY(!idle.isFree());
    QVERIFY(pacer(ReadPace::unlimited()).isFree());
}

void TestPacer::aNewConnectionKnowsNothing()
{
    Pacer again = pacer();
    again.noteOthers(0);
    again.begin();
    QVERIFY(!again.isFast());
    QCOMPARE(again.pauseAfter(2ms, 100, 1), Micros(2ms));
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestPacer)
#include "tst_pacer.moc"
