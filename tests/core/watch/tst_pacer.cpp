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
    void readingsAtOnceShareThePace();
    void keysPerSecondAreALimit();
    void unlimitedHasNoPauses();
    void oneLookHasNoPausesOnAnIdleNode();
    void aNewConnectionKnowsNothing();

private:
    /// For a reading that ends long after the pauses of earlier ones.
    static Micros pauseAfter(Pacer &pacer, Micros took, qsizetype keys, int exchanges)
    {
        static Instant now;
        now += 1h;
        return pacer.pauseAfter(now - took, now, keys, exchanges);
    }

    static constexpr ReadPace kPace{.busyShare = 0.02, .idleShare = 0.5, .keysPerSecond = 0};
    /// The first look is over.
    static Pacer pacer(const ReadPace &pace = kPace)
    {
        Pacer result(pace);
        result.begin();
        (void)pauseAfter(result, 1us, 1'000'000, 1);
        return result;
    }
};

void TestPacer::aBusyNodeGivesItsShare()
{
    Pacer busy = pacer();
    busy.noteOthers(200);
    QVERIFY(!busy.isFast());
    QCOMPARE(pauseAfter(busy, 2ms, 100, 1), Micros(98ms));
}

void TestPacer::anIdleNodeGivesMore()
{
    Pacer idle = pacer();
    idle.noteOthers(199);
    QVERIFY(idle.isFast());
    QCOMPARE(pauseAfter(idle, 2ms, 100, 1), Micros(2ms));
    idle.noteOthers(10'000);
    QVERIFY(!idle.isFast());
    QCOMPARE(pauseAfter(idle, 2ms, 100, 1), Micros(98ms));
}

void TestPacer::whatIsNotKnownIsBusy()
{
    Pacer unknown = pacer();
    QCOMPARE(pauseAfter(unknown, 2ms, 100, 1), Micros(98ms));
    unknown.noteOthers(0);
    unknown.noteOthers(std::nullopt);
    QVERIFY(!unknown.isFast());
    QCOMPARE(pauseAfter(unknown, 2ms, 100, 1), Micros(98ms));
}

void TestPacer::theFirstKeysAreReadSoon()
{
    Pacer fresh(kPace);
    fresh.begin();
    fresh.noteOthers(10'000);
    QCOMPARE(pauseAfter(fresh, 2ms, 100, 1), Micros(2ms));
    (void)pauseAfter(fresh, 2ms, 1'000'000, 1);
    QCOMPARE(pauseAfter(fresh, 2ms, 100, 1), Micros(98ms));
}

void TestPacer::theWayCostsTheNodeNothing()
{
    Pacer far = pacer();
    far.noteRoundTrip(10ms);
    QCOMPARE(pauseAfter(far, 22ms, 100, 2), Micros(98ms));
    // However short the exchange, reading a key costs a microsecond.
    QCOMPARE(pauseAfter(far, 20ms, 1000, 2), Micros(49ms));
}

void TestPacer::slowAnswersLengthenPausesUpToALimit()
{
    Pacer loaded = pacer();
    loaded.noteRoundTrip(1ms);
    QCOMPARE(pauseAfter(loaded, 3ms, 500, 1), Micros(98ms));
    QCOMPARE(pauseAfter(loaded, 5ms, 500, 1), Micros(196ms));
    // A tenth of a second is no work for 500 keys: they waited.
    QCOMPARE(pauseAfter(loaded, 100ms, 500, 1), Micros(196ms));
    QCOMPARE(pauseAfter(loaded, 10s, 1'000'000, 1), Micros(196ms));
    // Hashes take their length and their fields, too.
    QCOMPARE(pauseAfter(loaded, 10s, 500, 3), Micros(588ms));
    // It was a single slow answer.
    loaded.noteRoundTrip(1s);
    QCOMPARE(pauseAfter(loaded, 3ms, 500, 1), Micros(98ms));
}

void TestPacer::readingsAtOnceShareThePace()
{
    Pacer shared = pacer();
    const Instant start{24h * 365};
    QCOMPARE(shared.pauseAfter(start - 2ms, start, 100, 1), Micros(98ms));
    // Another reading ends meanwhile: its pause follows the first one.
    QCOMPARE(shared.pauseAfter(start + 10ms - 2ms, start + 10ms, 100, 1), Micros(186ms));
    // Time in which nothing was read is not saved up.
    QCOMPARE(shared.pauseAfter(start + 1h - 2ms, start + 1h, 100, 1), Micros(98ms));
    // A node that has become idle and may be read without pauses does not make up for earlier ones.
    Pacer look = pacer(ReadPace::oneLook());
    QCOMPARE(look.pauseAfter(start - 2ms, start, 100, 1), Micros(98ms));
    look.noteOthers(0);
    QCOMPARE(look.pauseAfter(start + 10ms - 2ms, start + 10ms, 100, 1), Micros(0));
}

void TestPacer::keysPerSecondAreALimit()
{
    Pacer limited = pacer({.busyShare = 1, .idleShare = 1, .keysPerSecond = 10'000});
    QCOMPARE(pauseAfter(limited, 2ms, 100, 1), Micros(8ms));
    QVERIFY(!limited.isUnlimited());
}

void TestPacer::unlimitedHasNoPauses()
{
    Pacer unlimited = pacer(ReadPace::unlimited());
    unlimited.noteOthers(10'000);
    unlimited.noteRoundTrip(1ms);
    unlimited.noteRoundTrip(1s);
    QVERIFY(unlimited.isUnlimited());
    QCOMPARE(pauseAfter(unlimited, 2s, 100, 1), Micros(0));
    unlimited.noteOthers(0);
    QVERIFY(!unlimited.isFast()); // nothing to make room in
}

void TestPacer::oneLookHasNoPausesOnAnIdleNode()
{
    Pacer look(ReadPace::oneLook());
    look.begin();
    // Until it is known whether the node serves others, the first keys cost it half of its time.
    QVERIFY(!look.isFree());
    QCOMPARE(pauseAfter(look, 2ms, 100, 1), Micros(2ms));
    look.noteOthers(0);
    QVERIFY(look.isFree());
    QCOMPARE(pauseAfter(look, 2ms, 1'000'000, 1), Micros(0));
    look.noteOthers(10'000);
    QVERIFY(!look.isFree());
    QCOMPARE(pauseAfter(look, 2ms, 100, 1), Micros(98ms));
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
    QCOMPARE(pauseAfter(again, 2ms, 100, 1), Micros(2ms));
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestPacer)
#include "tst_pacer.moc"
