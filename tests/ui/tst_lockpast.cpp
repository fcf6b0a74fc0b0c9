#include "fixtures/testprogram.h"

#include "fixtures/fakeclock.h"
#include <QApplication>

#include "lockstates.h"
#include "madeuphistory.h"

#include <lockscope/core/base/answer.h>
#include <lockscope/ui/locks/lockpastfeed.h>
#include <lockscope/ui/locks/locktablemodel.h>
#include <lockscope/ui/locks/locktableview.h>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMinute = 60'000;

/// Ten minutes in which `a` was taken twenty times, for 50 ms each, `b` stood there all the time, and nothing else was
/// held.
HistorySnapshotPtr tenMinutes(bool allTold)
{
    MadeUpHistory history;
    history.began("b", "w", 0, false);
    for (int i = 0; i < 20; ++i)
        history.held("a", "w", i * kMinute / 2 + 1000, i * kMinute / 2 + 1050);
    auto snapshot = std::make_shared<HistorySnapshot>(*history.snapshot(10 * kMinute));
    if (allTold)
        snapshot->completeSince = snapshot->watchedSince;
    return snapshot;
}

BoardDiffPtr board(std::initializer_list<QByteArray> names)
{
    auto diff = std::make_shared<BoardDiff>();
    for (const auto &name : names)
        diff->changed.push_back(makeLock({.name = name}));
    return diff;
}

} // namespace

class TestLockPast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsAndHolds();
    void ofLessThanAMinuteItTellsWhatAMinuteHadAtLeast();
    void saysWhatIsNotKnown();
    void theTableTellsAndSorts();
    void nothingIsMadeUnseen();
};

void TestLockPast::countsAndHolds()
{
    const auto past = LockPast::of(*tenMinutes(true));
    QVERIFY(!past->atLeast());
    QVERIFY(past->window() == LockPast::kWindow);
    QCOMPARE(past->of("a").acquisitions, 20);
    QCOMPARE(past->perMinute(20), 2.0);
    const auto p99 = past->of("a").holdP99;
    QVERIFY(p99 && *p99 > Millis(45) && *p99 < Millis(55));
    QCOMPARE(past->of("b").acquisitions, 0); // it was there before
    QVERIFY(!past->of("b").holdP99);
    QCOMPARE(past->of("never seen").acquisitions, 0);
}

void TestLockPast::ofLessThanAMinuteItTellsWhatAMinuteHadAtLeast()
{
    auto snapshot = *tenMinutes(true);
    snapshot.watchedSince = snapshot.takenAt - std::chrono::seconds(20);
    const auto past = LockPast::of(snapshot);
    QCOMPARE(past->window(), Micros(std::chrono::seconds(20)));
    QCOMPARE(past->perMinute(4), 4.0);
    QVERIFY(past->atLeast());
}

void TestLockPast::saysWhatIsNotKnown()
{
    const LockTexts none;
    const auto lock = makeLock({.name = "a"});
    QCOMPARE(none.of(*lock, LockColumn::Acquisitions), u"n/a"_s);
    QVERIFY(!none.whyOf(*lock, LockColumn::Acquisitions).isEmpty());
    LockTexts texts;
    texts.past = LockPast::of(*tenMinutes(false));
    QCOMPARE(texts.of(*lock, LockColumn::Acquisitions), u"≥ "_s + QLocale().toString(2.0, 'f', 1));
    QVERIFY2(texts.whyOf(*lock, LockColumn::Acquisitions).contains(u"may have missed"_s),
             qPrintable(texts.whyOf(*lock, LockColumn::Acquisitions)));
    texts.past = LockPast::of(*tenMinutes(true));
    QCOMPARE(texts.of(*lock, LockColumn::Acquisitions), QLocale().toString(2.0, 'f', 1));
    // As Ranking has it: of one whose end was seen late it is about so long.
    for (const bool isLate : {false, true}) {
        MadeUpHistory history;
        history.began("c", "w", 1000).ended("c", 21'000, HoldEnd::Released, isLate ? 1000 : 1);
        texts.past = LockPast::of(*history.snapshot(kMinute));
        QCOMPARE(texts.of(*makeLock({.name = "c"}), LockColumn::HoldP99), isLate ? u"≈ 20.0 s"_s : u"20.0 s"_s);
    }
    // Of what began before it was watched, as before a recording, nothing tells how closely that was seen.
    MadeUpHistory history;
    history.event({.kind = HistoryKind::Ended,
                   .end = HoldEnd::Released,
                   .exact = true,
                   .at = MadeUpHistory::at(21'000),
                   .slack = Millis(1),
                   .lock = "d",
                   .owner = "w",
                   .length = Millis(25'000)});
    texts.past = LockPast::of(*history.snapshot(kMinute));
    QCOMPARE(texts.of(*makeLock({.name = "d"}), LockColumn::HoldP99), u"≈ 25.0 s"_s);
    texts.past = LockPast::of(*tenMinutes(true));
    const auto other = makeLock({.name = "b"});
    QCOMPARE(texts.of(*other, LockColumn::HoldP99), u"n/a"_s);
    QVERIFY(texts.whyOf(*other, LockColumn::HoldP99).startsWith(u"Lockscope saw no complete hold"_s));
    QCOMPARE(texts.of(*other, LockColumn::Acquisitions), QLocale().toString(0.0, 'f', 1));
    QVERIFY(texts.whyOf(*other, LockColumn::Name).isEmpty());
}

void TestLockPast::theTableTellsAndSorts()
{
    const FakeClock clock;
    LockTableModel model(clock);
    model.setPace(Millis(0));
    model.apply(board({"a", "b"}));
    QTRY_VERIFY(model.isSettled() && model.rowCount() == 2);
    model.sort(LockColumn::Acquisitions, Qt::DescendingOrder);
    QTRY_VERIFY(model.isSettled());
    model.setPast(LockPast::of(*tenMinutes(true)));
    QTRY_COMPARE(model.rowOf("a"), 0);
    QCOMPARE(model.index(0, LockColumn::Acquisitions).data().toString(), QLocale().toString(2.0, 'f', 1));
    model.sort(LockColumn::Acquisitions, Qt::AscendingOrder);
    QTRY_COMPARE(model.rowOf("b"), 0);
    model.sort(LockColumn::HoldP99, Qt::AscendingOrder);
    QTRY_COMPARE(model.rowOf("b"), 1); // what is not known comes last
    QVERIFY(!model.index(1, LockColumn::HoldP99).data(Qt::ToolTipRole).toString().isEmpty());
}

void TestLockPast::nothingIsMadeUnseen()
{
    const FakeClock clock;
    LockTableModel model(clock);
    LockTableView table(&model, 1);
    int asked = 0;
    const LockPastFeed feed(
        [&asked] {
            ++asked;
            return readyFuture<HistorySnapshotPtr>(tenMinutes(true));
        },
        &table, &model);
    model.apply(board({"a"}));
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    QTRY_VERIFY(model.isSettled() && model.rowCount() == 1);
    QVERIFY(table.isColumnHidden(LockColumn::Acquisitions));
    QCOMPARE(asked, 0);
    table.setColumnHidden(LockColumn::Acquisitions, false);
    QTRY_COMPARE(asked, 1);
    QTRY_COMPARE(model.index(0, LockColumn::Acquisitions).data().toString(), QLocale().toString(2.0, 'f', 1));
    QTRY_VERIFY_WITH_TIMEOUT(asked >= 2, 4 * LockPastFeed::kPaceMillis); // it goes on
    table.hide();
    const int before = asked;
    QVERIFY(!QTest::qWaitFor([&asked, before] { return asked > before; }, LockPastFeed::kPaceMillis * 3 / 2));
}

LOCKSCOPE_TEST(QApplication, TestLockPast)
#include "tst_lockpast.moc"
