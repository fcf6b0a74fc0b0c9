#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/recording/replay.h>
#include <lockscope/ui/locks/lockcolumns.h>
#include <lockscope/ui/locks/locktablemodel.h>
#include <lockscope/ui/locks/locktableview.h>

#include <QAbstractItemModelTester>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// Plays the recording into a table, on a clock that follows it.
class PlayedTable
{
public:
    PlayedTable()
    {
        auto opened = Replay::open(QFINDTESTDATA("../fixtures/recordings/demo-minute.lockscope"));
        if (opened)
            m_replay = std::move(*opened);
        model.setPace(Millis(0));
        model.setInStep(true);
        model.setLinger(std::chrono::seconds(5));
    }
    [[nodiscard]] bool isOpen() const { return m_replay != nullptr; }
    [[nodiscard]] Micros length() const { return m_replay->length(); }
    /// Returns false at the recording's end.
    bool step()
    {
        const Micros before = m_replay->position();
        const BoardDiffPtr diff = m_replay->step();
        if (!diff)
            return false;
        clock.advance(m_replay->position() - before);
        model.apply(diff);
        return true;
    }
    [[nodiscard]] QByteArrayList names() const
    {
        QByteArrayList names;
        for (int row = 0; row < model.rowCount(); ++row)
            names += model.lockAt(row)->name;
        return names;
    }

    FakeClock clock;
    LockTableModel model{clock};

private:
    std::unique_ptr<Replay> m_replay;
};

/// Those of `names` that are in `others` as well.
QByteArrayList common(QByteArrayList names, const QByteArrayList &others)
{
    names.removeIf([&others](const QByteArray &name) { return !others.contains(name); });
    return names;
}

} // namespace

/// A minute that was recorded from the demo: contended locks, a leader, locks of one node, one without expiry.
class TestDemoTraffic : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOrderOfRowsStays();
    void noRowMovesUnderARestingPointer();
};

void TestDemoTraffic::theOrderOfRowsStays()
{
    PlayedTable table;
    QVERIFY(table.isOpen());
    QVERIFY(table.length() >= std::chrono::seconds(60));
    const QAbstractItemModelTester tester(&table.model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QByteArrayList before;
    while (table.step()) {
        QTRY_VERIFY_WITH_TIMEOUT(table.model.isSettled(), kPatienceMs);
        const QByteArrayList now = table.names();
        // Locks come and go. Those that stay have the same order, because none changes what it needs.
        QCOMPARE(common(now, before), common(before, now));
        before = now;
    }
    QVERIFY(before.size() >= 5);
}

void TestDemoTraffic::noRowMovesUnderARestingPointer()
{
    PlayedTable table;
    QVERIFY(table.isOpen());
    LockTableView view(&table.model, 5);
    view.resize(1000, 600);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    // The first locks come before the pointer.
    while (table.model.rowCount() < 5)
        QVERIFY(table.step());
    QTRY_VERIFY_WITH_TIMEOUT(table.model.isSettled(), kPatienceMs);
    QTest::mouseMove(view.viewport(), view.visualRect(table.model.index(1, LockColumn::Name)).center());
    QTest::mouseMove(view.viewport(), view.visualRect(table.model.index(2, LockColumn::Name)).center());
    QVERIFY(view.isHandOnIt());
    const QByteArrayList before = table.names();
    int seen = 0;
    while (table.step()) {
        QTRY_COMPARE_WITH_TIMEOUT(table.model.diffsTaken(), table.model.diffsGiven(), kPatienceMs);
        QVERIFY(view.isHandOnIt());
        QCOMPARE(table.names().mid(0, before.size()), before); // new locks are appended below
        ++seen;
    }
    QVERIFY(seen > 50);
}

LOCKSCOPE_TEST(QApplication, TestDemoTraffic)
#include "tst_demotraffic.moc"
