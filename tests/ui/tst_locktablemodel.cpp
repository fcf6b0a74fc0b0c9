#include "lockstates.h"

#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>
#include <lockscope/ui/filter/lockfigures.h>
#include <lockscope/ui/locks/locktablemodel.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QEventLoop>
#include <QItemSelectionModel>
#include <QRandomGenerator>
#include <QSignalSpy>

#include <algorithm>
#include <limits>
#include <map>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// Until everything given to the model is in its rows.
bool settle(LockTableModel &model)
{
    QEventLoop loop;
    QObject::connect(&model, &LockTableModel::updated, &loop, [&] {
        if (model.isSettled())
            loop.quit();
    });
    QTimer::singleShot(kPatienceMs, &loop, &QEventLoop::quit);
    if (!model.isSettled())
        loop.exec();
    return model.isSettled();
}

/// Until an update has come, settled or not.
bool waitForUpdate(LockTableModel &model)
{
    QSignalSpy updates(&model, &LockTableModel::updated);
    return updates.wait(kPatienceMs);
}

QByteArrayList namesOf(const LockTableModel &model)
{
    QByteArrayList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names.append(model.lockAt(row)->name);
    return names;
}

/// The simplest thing that says what the table must show: everything sorted anew each time.
class NaiveTable
{
public:
    void apply(const BoardDiffPtr &diff)
    {
        for (const auto &name : diff->removed)
            m_locks.erase(name);
        for (const auto &lock : diff->changed)
            m_locks[lock->name] = lock;
    }

    [[nodiscard]] QByteArrayList rows(const LockFilter &filter, int column, Qt::SortOrder order) const
    {
        std::vector<LockStatePtr> shown;
        for (const auto &[name, lock] : m_locks) {
            if (filter.matches(*lock))
                shown.push_back(lock);
        }
        std::sort(shown.begin(), shown.end(), [column](const auto &a, const auto &b) {
            if (number(*a, column) != number(*b, column))
                return number(*a, column) < number(*b, column);
            if (const int words = text(*a, column).compare(text(*b, column)); words != 0)
                return words < 0;
            return a->name < b->name;
        });
        if (order == Qt::DescendingOrder)
            std::reverse(shown.begin(), shown.end());
        QByteArrayList names;
        for (const auto &lock : shown)
            names.append(lock->name);
        return names;
    }

private:
    /// What the wall clock says, on the monotonic clock; FakeClock moves both together.
    static qint64 byValue(WallTime end)
    {
        const FakeClock clock;
        return (clock.now() + (end - clock.wallNow())).time_since_epoch().count();
    }
    static qint64 number(const LockState &lock, int column)
    {
        constexpr qint64 unknown = std::numeric_limits<qint64>::max();
        const Assessment &assessment = lock.assessment;
        switch (column) {
        case LockColumn::Verdict: // what wants attention comes first
            return 3 - std::max(1, static_cast<int>(severityOf(lock)));
        case LockColumn::Votes: return assessment.votes;
        case LockColumn::Ttl: // never ending comes last
            return std::min(assessment.ttl ? (lock.assessedAt + *assessment.ttl).time_since_epoch().count()
                                           : std::numeric_limits<qint64>::max(),
                            lock.valueExpiry() && !assessment.neverExpires ? byValue(*lock.valueExpiry())
                                                                           : std::numeric_limits<qint64>::max());
        case LockColumn::Held: // the shortest hold first, what is not held last
            return assessment.isHeld() ? -lock.hold.since.time_since_epoch().count() : unknown;
        case LockColumn::Waiters: return lock.waiters() ? lock.waiters()->count : unknown;
        case LockColumn::Mode: return static_cast<qint64>(lock.mode());
        case LockColumn::Holds: return lock.holdCounts() ? lock.holdCounts()->most : unknown;
        case LockColumn::Fence: return lock.fencingToken().value_or(unknown);
        default: return 0;
        }
    }
    static QString text(const LockState &lock, int column)
    {
        switch (column) {
        case LockColumn::Owner: return Wording::owner(lock);
        case LockColumn::Dialect: return lock.dialect();
        case LockColumn::Resource: return lock.resource();
        case LockColumn::Host: return lock.ownerInfo().host;
        default: return {};
        }
    }

    std::map<QByteArray, LockStatePtr> m_locks;
};

LockStatePtr randomLock(QRandomGenerator &random, Instant now)
{
    static const QStringList kDialects{u"string"_s, u"redisson"_s, u"lockscope"_s};
    LockSketch sketch;
    sketch.name = "lock:" + QByteArray::number(random.bounded(60));
    sketch.owner = "owner-" + QByteArray::number(random.bounded(5));
    sketch.verdict = static_cast<Verdict>(random.bounded(7));
    sketch.nodes = 5;
    sketch.votes = random.bounded(1, 6);
    if (random.bounded(4) == 0)
        sketch.ttl.reset();
    else
        sketch.ttl = Millis(random.bounded(1, 20) * 1000);
    sketch.heldSince = now - std::chrono::seconds(random.bounded(10));
    sketch.dialect = kDialects.at(random.bounded(3));
    auto lock = *makeLock(sketch, now);
    if (random.bounded(3) == 0)
        tell(lock, [&](Recognition &told) { told.details.edit().waiters = WaiterCount{.count = random.bounded(3)}; });
    if (random.bounded(3) == 0)
        tell(lock, [&](Recognition &told) { told.details.edit().holdCount = random.bounded(3); });
    if (random.bounded(3) == 0)
        tell(lock, [&](Recognition &told) { told.details.edit().fencingToken = random.bounded(9); });
    tell(lock, [&](Recognition &told) { told.mode = static_cast<LockMode>(random.bounded(4)); });
    tell(lock, [&](Recognition &told) {
        told.resource = random.bounded(2) == 0 ? QString() : u"resource-%1"_s.arg(random.bounded(4));
    });
    tell(lock, [&](Recognition &told) {
        told.ownerInfo.edit().host = random.bounded(2) == 0 ? QString() : u"host-%1"_s.arg(random.bounded(4));
    });
    if (random.bounded(4) == 0) {
        lock.assessment.neverExpires = false;
        tell(lock, [&](Recognition &told) {
            told.details.edit().valueExpiry = FakeClock().wallNow() + std::chrono::seconds(random.bounded(20));
        });
    }
    return std::make_shared<const LockState>(lock);
}

} // namespace

class TestLockTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void locksAppearChangeAndGo();
    void everyCellHasText();
    void sortsByEachColumn_data();
    void sortsByEachColumn();
    void randomDiffsAgreeWithANaiveTable_data();
    void randomDiffsAgreeWithANaiveTable();
    void selectionFollowsItsLock();
    void aFilterHidesWithoutForgetting();
    void oneDiffForAllRowsIsFewSignals();
    void scatteredChangesAreABoundedNumberOfSignals();
    void whateverChangesIsABoundedNumberOfSignals();
    void aBurstOfDiffsIsFewUpdates();
    void heldRowsChangeInTheirPlaces();
    void whatTheFilterLetsThroughNoMoreIsHeldOnly();
    void randomHistoriesWithAHandOnTheTable();
    void aKeptRowStaysBetweenItsNeighbours();
    void aKeptRowGoesWithItsNeighbours();
    void aKeptRowStaysWhileANeighbourIsElsewhere();
    void aKeptRowInItsPlaceStaysInIt();
    void randomHistoriesWithAKeptRow();
    void newLocksStandBelowHeldRows();
    void pausedNothingChangesButByFilter();
    void pausedARowUnderTheHandStays();
    void namespacesAreCountedAndFilter();
    void namespacesAgreeWithTheTotal();
    void namespacesAreBounded();
    void aLockThatIsTakenAgainMeanwhileIsOneRow();
    void onlySeverityAndNameMoveRows();
    void theRowOfALockThatEndsLingers();
    void subsetsAreCountedAndShown();
    void ownLocksAreMarked();
};

void TestLockTableModel::locksAppearChangeAndGo()
{
    LockTableModel model;
    model.setPace(Millis(0));
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.sort(LockColumn::Name);
    QVERIFY(settle(model));

    model.apply(diffOf({makeLock({.name = "c"}), makeLock({.name = "a"}), makeLock({.name = "b"})}));

    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b", "c"}));
    QCOMPARE(model.rowOf("b"), 1);
    QCOMPARE(model.rowOf("z"), -1);

    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.apply(diffOf({makeLock({.name = "b", .owner = "somebody-else"})}));
    QVERIFY(settle(model));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().at(0).toModelIndex().row(), 1);
    QCOMPARE(model.index(1, LockColumn::Owner).data().toString(), u"somebody-else"_s);

    model.apply(diffOf({}, {"a", "unheard-of", "c", "a"}));

    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"b"}));
    QVERIFY(!model.lock("a"));

    // One diff may take a lock away and bring it back.
    model.apply(diffOf({makeLock({.name = "b", .owner = "third"})}, {"b"}));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"b"}));
    QCOMPARE(model.lock("b")->assessment.owner, QByteArray("third"));

    model.apply(diffOf({}, {"b"}));

    QVERIFY(settle(model));
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.totalCount(), 0);
    QVERIFY(!model.lockAt(0));
    QVERIFY(!model.lockAt(-1));
    QCOMPARE(resets.size(), 0);
}

void TestLockTableModel::everyCellHasText()
{
    FakeClock clock;
    LockTableModel model(clock);
    model.setPace(Millis(0));
    QRandomGenerator random(7);
    std::vector<LockStatePtr> locks;
    for (int i = 0; i < 100; ++i)
        locks.push_back(randomLock(random, clock.now()));
    model.apply(diffOf(std::move(locks)));
    QVERIFY(settle(model));
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            const bool isDrawn = columnSpec(static_cast<LockColumn::Id>(column)).cell == LockCell::History;
            QCOMPARE(model.index(row, column).data().toString().isEmpty(), isDrawn);
        }
    }
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
}

void TestLockTableModel::sortsByEachColumn_data()
{
    QTest::addColumn<int>("column");
    QTest::newRow("by state") << int(LockColumn::Verdict);
    QTest::newRow("by name") << int(LockColumn::Name);
    QTest::newRow("by owner") << int(LockColumn::Owner);
    QTest::newRow("by votes") << int(LockColumn::Votes);
    QTest::newRow("by TTL") << int(LockColumn::Ttl);
    QTest::newRow("by time held") << int(LockColumn::Held);
    QTest::newRow("by waiters") << int(LockColumn::Waiters);
    QTest::newRow("by dialect") << int(LockColumn::Dialect);
    QTest::newRow("by mode") << int(LockColumn::Mode);
    QTest::newRow("by resource") << int(LockColumn::Resource);
    QTest::newRow("by host") << int(LockColumn::Host);
    QTest::newRow("by hold count") << int(LockColumn::Holds);
    QTest::newRow("by fencing token") << int(LockColumn::Fence);
}

void TestLockTableModel::sortsByEachColumn()
{
    QFETCH(const int, column);
    FakeClock clock;
    LockTableModel model(clock);
    model.setPace(Millis(0));
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    NaiveTable naive;
    QRandomGenerator random(11);
    for (int i = 0; i < 200; ++i) {
        const auto diff = diffOf({randomLock(random, clock.now())});
        model.apply(diff);
        QVERIFY(settle(model));
        naive.apply(diff);
    }
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        model.sort(column, order);
        QVERIFY(settle(model));
        QCOMPARE(namesOf(model), naive.rows({}, column, order));
    }
    QCOMPARE(resets.size(), 0);
}

void TestLockTableModel::randomDiffsAgreeWithANaiveTable_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::newRow("one history") << 1U;
    QTest::newRow("another history") << 20261120U;
    QTest::newRow("a third history") << 4711U;
}

void TestLockTableModel::randomDiffsAgreeWithANaiveTable()
{
    QFETCH(const quint32, seed);
    static const QStringList kFilters{{},
                                      u"owner-1"_s,
                                      u"lock:1"_s,
                                      u"-verdict:held"_s,
                                      u"waiters>0"_s,
                                      u"dialect:redisson owner:owner-2"_s,
                                      u"nothing-like-this"_s};
    QRandomGenerator random(seed);
    FakeClock clock;
    LockTableModel model(clock);
    model.setPace(Millis(0));
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    NaiveTable naive;
    LockFilter filter;
    int column = LockColumn::Verdict;
    auto order = Qt::AscendingOrder;
    std::map<QByteArray, QPersistentModelIndex> watched;

    for (int step = 0; step < 600; ++step) {
        clock.advance(Millis(random.bounded(100)));
        if (const int dice = random.bounded(20); dice == 0) {
            filter = LockFilter(kFilters.at(random.bounded(static_cast<int>(kFilters.size()))));
            model.setFilter(filter);
            QVERIFY(settle(model));
        } else if (dice == 1) {
            column = random.bounded(int(LockColumn::Count));
            order = random.bounded(2) == 0 ? Qt::AscendingOrder : Qt::DescendingOrder;
            model.sort(column, order);
            QVERIFY(settle(model));
        } else {
            std::map<QByteArray, LockStatePtr> changed; // a diff names a lock once
            for (int i = random.bounded(8); i > 0; --i) {
                const auto lock = randomLock(random, clock.now());
                changed[lock->name] = lock;
            }
            std::vector<QByteArray> removed;
            for (int i = random.bounded(6); i > 0; --i) {
                const QByteArray name = "lock:" + QByteArray::number(random.bounded(60));
                if (!changed.contains(name))
                    removed.push_back(name);
            }
            std::vector<LockStatePtr> locks;
            for (const auto &[name, lock] : changed)
                locks.push_back(lock);
            const auto diff = diffOf(std::move(locks), std::move(removed));
            model.apply(diff);
            QVERIFY(settle(model));
            naive.apply(diff);
        }
        QCOMPARE(namesOf(model), naive.rows(filter, column, order));

        // A persistent index stays with its lock as long as its row is shown, and is never taken over by another.
        for (auto it = watched.begin(); it != watched.end();) {
            const auto &[name, index] = *it;
            if (index.isValid())
                QCOMPARE(model.lockAt(index.row())->name, name);
            it = index.isValid() ? std::next(it) : watched.erase(it);
        }
        if (model.rowCount() > 0) {
            const int row = random.bounded(model.rowCount());
            watched.emplace(model.lockAt(row)->name, model.index(row, random.bounded(int(LockColumn::Count))));
        }
    }
    QCOMPARE(resets.size(), 0);
}

void TestLockTableModel::selectionFollowsItsLock()
{
    LockTableModel model;
    model.setPace(Millis(0));
    model.sort(LockColumn::Owner);
    QVERIFY(settle(model));
    model.apply(diffOf({makeLock({.name = "a", .owner = "o1"}), makeLock({.name = "b", .owner = "o2"}),
                        makeLock({.name = "c", .owner = "o3"})}));
    QVERIFY(settle(model));
    QItemSelectionModel selection(&model);
    selection.setCurrentIndex(model.index(model.rowOf("b"), 0),
                              QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);

    const auto selected = [&] {
        const auto rows = selection.selectedRows();
        return rows.size() == 1 ? model.lockAt(rows.first().row())->name : QByteArray();
    };
    model.apply(diffOf({makeLock({.name = "b", .owner = "o9"})})); // sorts to the end
    QVERIFY(settle(model));
    QCOMPARE(model.rowOf("b"), 2);
    QCOMPARE(selected(), QByteArray("b"));
    model.apply(diffOf({makeLock({.name = "0", .owner = "o0"})}, {"a"}));
    QVERIFY(settle(model));
    QCOMPARE(selected(), QByteArray("b"));
    model.sort(LockColumn::Name, Qt::DescendingOrder);
    QVERIFY(settle(model));
    QCOMPARE(selected(), QByteArray("b"));
    model.apply(diffOf({}, {"b"}));
    QVERIFY(settle(model));
    QCOMPARE(selected(), QByteArray());
}

void TestLockTableModel::aFilterHidesWithoutForgetting()
{
    LockTableModel model;
    model.setPace(Millis(0));
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.apply(diffOf({makeLock({.name = "orders:1"}), makeLock({.name = "stock:1"})}));
    QVERIFY(settle(model));
    model.setFilter(LockFilter(u"orders"_s));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"orders:1"}));
    QCOMPARE(model.totalCount(), 2);
    QCOMPARE(model.rowOf("stock:1"), -1);
    QVERIFY(model.lock("stock:1"));

    // Hidden locks change and go; new ones come in on their side of the filter.
    model.apply(diffOf({makeLock({.name = "stock:2"}), makeLock({.name = "orders:2"})}, {"stock:1"}));
    QVERIFY(settle(model));
    QCOMPARE(model.rowCount(), 2);
    model.setFilter({});
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"orders:1", "orders:2", "stock:2"}));
}

void TestLockTableModel::oneDiffForAllRowsIsFewSignals()
{
    LockTableModel model;
    model.setPace(Millis(0));
    std::vector<LockStatePtr> locks;
    std::vector<LockStatePtr> renewed;
    for (int i = 0; i < 5000; ++i) {
        const QByteArray name = "lock:" + QByteArray::number(i);
        locks.push_back(makeLock({.name = name}));
        renewed.push_back(makeLock({.name = name, .owner = "worker-2"}));
    }
    std::shuffle(renewed.begin(), renewed.end(), *QRandomGenerator::global());
    const QSignalSpy inserts(&model, &QAbstractItemModel::rowsInserted);
    model.apply(diffOf(locks));
    QVERIFY(settle(model));
    QCOMPARE(model.rowCount(), 5000);
    QCOMPARE(inserts.size(), 1);

    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy layouts(&model, &QAbstractItemModel::layoutChanged);
    model.apply(diffOf(renewed));
    QVERIFY(settle(model));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().at(0).toModelIndex().row(), 0);
    QCOMPARE(changes.first().at(1).toModelIndex(), model.index(4999, LockColumn::Count - 1));
    QVERIFY(layouts.isEmpty());

    // Neighbours go together, too.
    const QSignalSpy removals(&model, &QAbstractItemModel::rowsRemoved);
    std::vector<QByteArray> all;
    for (const auto &lock : locks)
        all.push_back(lock->name);
    model.apply(diffOf({}, all));
    QVERIFY(settle(model));
    QCOMPARE(removals.size(), 1);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(resets.isEmpty());
}

void TestLockTableModel::scatteredChangesAreABoundedNumberOfSignals()
{
    LockTableModel model;
    model.setPace(Millis(0));
    model.sort(LockColumn::Name);
    QVERIFY(settle(model));
    const auto change = [&model](int step, const QByteArray &owner) {
        std::vector<LockStatePtr> locks;
        for (int i = 0; i < 3000; i += step)
            locks.push_back(makeLock({.name = QByteArray::number(10'000 + i), .owner = owner}));
        model.apply(diffOf(std::move(locks)));
        return settle(model);
    };
    QVERIFY(change(1, "first"));
    for (const int step : {3, 20, 1000}) {
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        QVERIFY(change(step, "owner-" + QByteArray::number(step)));
        QCOMPARE(changes.size(), step == 1000 ? 3 : 1);
        for (int row = 0; row < 3000; row += step) {
            const bool told = std::any_of(changes.begin(), changes.end(), [row](const QVariantList &signal) {
                return signal.at(0).toModelIndex().row() <= row && row <= signal.at(1).toModelIndex().row();
            });
            QVERIFY(told);
        }
    }
}

void TestLockTableModel::whateverChangesIsABoundedNumberOfSignals()
{
    QRandomGenerator random(3);
    FakeClock clock;
    LockTableModel model(clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setPace(Millis(0));
    const auto some = [&](int count) {
        std::map<QByteArray, LockStatePtr> locks;
        std::vector<QByteArray> gone;
        for (int i = 0; i < count; ++i) {
            LockSketch sketch{.name = "lock:" + QByteArray::number(random.bounded(3000)),
                              .verdict = static_cast<Verdict>(random.bounded(7))};
            if (random.bounded(3) == 0)
                gone.push_back(sketch.name);
            else
                locks[sketch.name] = makeLock(sketch);
        }
        std::vector<LockStatePtr> changed;
        for (const auto &[name, lock] : locks)
            changed.push_back(lock);
        return diffOf(std::move(changed), std::move(gone));
    };
    QSignalSpy updates(&model, &LockTableModel::updated);
    QSignalSpy inserts(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removals(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy layouts(&model, &QAbstractItemModel::layoutChanged);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    for (int step = 0; step < 30; ++step) {
        for (auto *spy : {&updates, &inserts, &removals, &layouts, &changes, &resets})
            spy->clear();
        if (step % 5 == 4)
            model.setFilter(step % 2 == 0 ? LockFilter(u"1"_s) : LockFilter());
        else
            model.apply(some(step % 3 == 0 ? 3000 : 200));
        QVERIFY(settle(model));
        QVERIFY(inserts.size() <= updates.size());
        QVERIFY(removals.size() <= updates.size());
        QVERIFY(layouts.size() <= 2 * updates.size());
        QVERIFY(changes.size() <= static_cast<qsizetype>(LockTableModel::kMostRanges) * updates.size());
        QCOMPARE(resets.size(), 0);
    }
}

void TestLockTableModel::aBurstOfDiffsIsFewUpdates()
{
    LockTableModel model; // at its own pace
    const QSignalSpy updates(&model, &LockTableModel::updated);
    for (int i = 0; i < 2000; ++i)
        model.apply(diffOf({makeLock({.name = "lock:" + QByteArray::number(i % 50), .owner = QByteArray::number(i)})}));
    QVERIFY(settle(model));
    QCOMPARE(model.rowCount(), 50);
    QCOMPARE(model.lock("lock:49")->assessment.owner, QByteArray("1999"));
    QVERIFY2(updates.size() <= 20, qPrintable(QString::number(updates.size())));
}

void TestLockTableModel::heldRowsChangeInTheirPlaces()
{
    LockTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setPace(Millis(0));
    model.apply(diffOf({makeLock({.name = "a"}), makeLock({.name = "b"}), makeLock({.name = "c"})}));
    QVERIFY(settle(model));
    model.holdRows(true);
    model.apply(diffOf({makeLock({.name = "c", .verdict = Verdict::Split}), makeLock({.name = "0"})}, {"b"}));
    QVERIFY(waitForUpdate(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b", "c", "0"})); // what is new is seen, below
    QVERIFY(!model.isSettled());
    QVERIFY(model.rowsWait());
    QCOMPARE(model.index(2, LockColumn::Verdict).data().toString(), u"✖ split"_s);
    QCOMPARE(model.index(1, LockColumn::Verdict).data().toString(), u"– ended"_s);
    QVERIFY(model.index(1, 0).data(LockTableModel::GoneRole).toBool());
    QVERIFY(!model.lock("b"));
    QCOMPARE(model.totalCount(), 3);
    QCOMPARE(model.matchingCount(), 3);

    // A lock that is taken again gets its row back.
    model.apply(diffOf({makeLock({.name = "b", .owner = "again"})}));
    QVERIFY(waitForUpdate(model));
    QCOMPARE(model.rowOf("b"), 1);
    QCOMPARE(model.matchingCount(), 4);
    QCOMPARE(model.index(1, LockColumn::Owner).data().toString(), u"again"_s);
    model.apply(diffOf({}, {"b"}));
    QVERIFY(waitForUpdate(model));

    // One that was elsewhere for a moment only leaves nothing to sort.
    model.holdRows(false);
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"c", "0", "a"}));
    model.holdRows(true);
    model.apply(diffOf({makeLock({.name = "a", .verdict = Verdict::Split})}));
    QVERIFY(waitForUpdate(model));
    QVERIFY(model.rowsWait());
    model.apply(diffOf({makeLock({.name = "a"})}));
    QVERIFY(waitForUpdate(model));
    QVERIFY(!model.rowsWait());

    // What the operator asks for is not held.
    model.setFilter(LockFilter(u"verdict:split"_s));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"c"}));
    QCOMPARE(model.matchingCount(), 1);
    // What the filter leaves out makes no row wait.
    model.apply(diffOf({makeLock({.name = "hidden"})}));
    QVERIFY(waitForUpdate(model));
    QVERIFY(!model.rowsWait());
    model.apply(diffOf({}, {"hidden"}));
    QVERIFY(waitForUpdate(model));
    QVERIFY(!model.rowsWait());
    QCOMPARE(model.totalCount(), 3);
    model.setFilter({});
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"c", "0", "a"}));
    model.apply(diffOf({makeLock({.name = "1"})}));
    QVERIFY(waitForUpdate(model));
    QCOMPARE(namesOf(model), QByteArrayList({"c", "0", "a", "1"}));
    model.holdRows(false);
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"c", "0", "1", "a"}));
}

/// It stands there for the hand, and is not counted, exported or meant by what is done to all that are shown.
void TestLockTableModel::whatTheFilterLetsThroughNoMoreIsHeldOnly()
{
    FakeClock clock;
    LockTableModel model(clock);
    model.setPace(Millis(0));
    model.setFilter(LockFilter(u"verdict:split"_s));
    model.apply(diffOf(
        {makeLock({.name = "a", .verdict = Verdict::Split}), makeLock({.name = "b", .verdict = Verdict::Split})}));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b"}));
    model.holdRows(true);
    model.apply(diffOf({makeLock({.name = "b"})}));
    QVERIFY(waitForUpdate(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b"}));
    QCOMPARE(model.matchingCount(), 1);
    QVERIFY(!model.isStaleRow(0) && model.isStaleRow(1));
    QVERIFY(!model.index(0, 1).data(Qt::ForegroundRole).isValid()
            && model.index(1, 1).data(Qt::ForegroundRole).isValid());
    model.apply(diffOf({}, {"a"}));
    QVERIFY(waitForUpdate(model));
    QCOMPARE(model.matchingCount(), 0);
    QCOMPARE(model.index(0, LockColumn::Verdict).data().toString(), u"– ended"_s);
    model.setTooFewReadable(true);
    QCOMPARE(model.index(0, LockColumn::Verdict).data().toString(), u"? unknown"_s); // somebody may hold it by now
    model.setTooFewReadable(false);
    model.holdRows(false);
    QVERIFY(settle(model));
    QCOMPARE(model.rowCount(), 0);
}

void TestLockTableModel::randomHistoriesWithAHandOnTheTable()
{
    QRandomGenerator random(99);
    FakeClock clock;
    LockTableModel model(clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setPace(Millis(0));
    NaiveTable naive;
    for (int step = 0; step < 600; ++step) {
        std::vector<LockStatePtr> changed{randomLock(random, clock.now())};
        std::vector<QByteArray> removed;
        if (const QByteArray name = "lock:" + QByteArray::number(random.bounded(60)); name != changed.front()->name)
            removed.push_back(name);
        const auto diff = diffOf(std::move(changed), std::move(removed));
        model.apply(diff);
        naive.apply(diff);
        const int dice = random.bounded(6);
        if (dice == 0)
            model.holdRows(true);
        if (dice == 1) // no waiting: updates are caught on their way
            QCoreApplication::processEvents();
        if (dice == 2) {
            model.holdRows(false);
            QVERIFY(settle(model));
            QCOMPARE(namesOf(model), naive.rows({}, LockColumn::Verdict, Qt::AscendingOrder));
            QCOMPARE(model.totalCount(), model.rowCount());
        }
    }
}

void TestLockTableModel::aKeptRowStaysBetweenItsNeighbours()
{
    LockTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setPace(Millis(0));
    model.apply(diffOf({makeLock({.name = "a"}), makeLock({.name = "b"}), makeLock({.name = "c"})}));
    QVERIFY(settle(model));
    model.keepInPlace("b");
    model.apply(diffOf({makeLock({.name = "b", .verdict = Verdict::Split})}));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b", "c"}));
    QCOMPARE(model.index(1, LockColumn::Verdict).data().toString(), u"✖ split"_s);
    QVERIFY(model.keptWaits());
    for (const auto &[verdict, names] :
         {std::pair(Verdict::Split, QByteArrayList({"c", "b", "a"})), {Verdict::Held, {"a", "b", "c"}}}) {
        model.apply(diffOf({makeLock({.name = "c", .verdict = verdict})})); // others change places around it
        QVERIFY(settle(model));
        QCOMPARE(namesOf(model), names);
    }
    model.apply(diffOf({makeLock({.name = "c", .verdict = Verdict::Split})}));
    QVERIFY(settle(model));
    model.releaseKeptRow();
    QTRY_COMPARE_WITH_TIMEOUT(namesOf(model), QByteArrayList({"b", "c", "a"}), kPatienceMs);
    QVERIFY(!model.keptWaits());
    // Paused, what is kept no longer goes to its place with the end of the pause.
    model.apply(diffOf({makeLock({.name = "b"})}));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"b", "c", "a"}));
    model.setPaused(true);
    model.keepInPlace({});
    model.holdRows(true);
    model.holdRows(false);
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"b", "c", "a"}));
    model.setPaused(false);
    QTRY_COMPARE_WITH_TIMEOUT(namesOf(model), QByteArrayList({"c", "a", "b"}), kPatienceMs);
    // Another order is what the operator asks for.
    model.keepInPlace("c");
    model.apply(diffOf({makeLock({.name = "c"})}));
    QVERIFY(settle(model));
    QVERIFY(model.keptWaits());
    model.sort(LockColumn::Name, Qt::DescendingOrder);
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"c", "b", "a"}));
    QVERIFY(!model.keptWaits());
}

/// Where all others go as well, it goes with them.
void TestLockTableModel::aKeptRowGoesWithItsNeighbours()
{
    FakeClock clock;
    LockTableModel model(clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setPace(Millis(0));
    const QByteArrayList names{"a", "b", "c", "d", "e", "f", "g"};
    const auto all = [&names](Verdict verdict) {
        std::vector<LockStatePtr> locks;
        for (const QByteArray &name : names)
            locks.push_back(makeLock({.name = name, .verdict = verdict}));
        return locks;
    };
    model.apply(diffOf(all(Verdict::Held)));
    QVERIFY(settle(model));
    model.keepInPlace("b");
    model.apply(diffOf({makeLock({.name = "b", .verdict = Verdict::Unknown})})); // the first of them
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), names);
    model.apply(diffOf(all(Verdict::Unknown)));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), names);
    QVERIFY(!model.keptWaits());
    clock.advance(std::chrono::seconds(6)); // it was there for a while: it is its place now
    // One that was gone for a moment is back where it was.
    model.apply(diffOf({}, {"b"}));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "c", "d", "e", "f", "g"}));
    model.apply(diffOf({makeLock({.name = "b", .verdict = Verdict::Held})}));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), names);
    QVERIFY(model.keptWaits());
}

/// A lock goes far up for a moment. Its neighbour that is kept neither goes with it, nor does it then belong there.
void TestLockTableModel::aKeptRowStaysWhileANeighbourIsElsewhere()
{
    LockTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setPace(Millis(0));
    const auto tell = [&model](const char *name, Verdict verdict) {
        model.apply(diffOf({makeLock({.name = name, .verdict = verdict})}));
        return settle(model);
    };
    for (const char *name : {"a", "b", "c", "k", "z"})
        QVERIFY(tell(name, Verdict::Held));
    model.keepInPlace("k");
    QVERIFY(tell("k", Verdict::RenewLate));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b", "c", "k", "z"}));
    QVERIFY(tell("c", Verdict::RenewLate));
    QCOMPARE(namesOf(model), QByteArrayList({"c", "a", "b", "k", "z"}));
    QVERIFY(model.keptWaits());
    QVERIFY(tell("c", Verdict::Held));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b", "c", "k", "z"}));
    QVERIFY(model.keptWaits());
    // Where all are like it for a moment, it is in its place for as long as they are.
    for (const char *name : {"a", "b", "c"})
        QVERIFY(tell(name, Verdict::RenewLate));
    QVERIFY(!model.keptWaits());
    for (const char *name : {"c", "b", "a"}) {
        QVERIFY(tell(name, Verdict::Held));
        QCOMPARE(model.rowOf("k"), 3);
        QVERIFY(model.keptWaits());
    }
}

/// What comes and goes beside it pushes it nowhere.
void TestLockTableModel::aKeptRowInItsPlaceStaysInIt()
{
    LockTableModel model;
    model.setPace(Millis(0));
    model.apply(
        diffOf({makeLock({.name = "m", .verdict = Verdict::Split}), makeLock({.name = "n"}), makeLock({.name = "o"})}));
    QVERIFY(settle(model));
    model.keepInPlace("m");
    for (const char *name : {"a", "b", "z", "c"}) {
        model.apply(diffOf({makeLock({.name = name})}));
        QVERIFY(settle(model));
        QCOMPARE(model.rowOf("m"), 0);
        QVERIFY(!model.keptWaits());
    }
    for (const char *name : {"a", "n", "z", "b"}) {
        model.apply(diffOf({}, {name}));
        QVERIFY(settle(model));
        QCOMPARE(model.rowOf("m"), 0);
    }
}

void TestLockTableModel::randomHistoriesWithAKeptRow()
{
    QRandomGenerator random(26);
    FakeClock clock;
    LockTableModel model(clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setPace(Millis(0));
    NaiveTable naive;
    QByteArray kept;
    for (int step = 0; step < 600; ++step) {
        const QByteArray name = "lock:" + QByteArray::number(random.bounded(60));
        const LockStatePtr changed = randomLock(random, clock.now());
        const auto diff
            = diffOf({changed}, name == changed->name ? std::vector<QByteArray>() : std::vector<QByteArray>{name});
        model.apply(diff);
        naive.apply(diff);
        const int dice = random.bounded(6);
        if (dice == 0)
            model.keepInPlace(kept = changed->name);
        if (dice == 1)
            model.releaseKeptRow();
        QVERIFY(settle(model));
        QByteArrayList shown = namesOf(model);
        QByteArrayList wanted = naive.rows({}, LockColumn::Verdict, Qt::AscendingOrder);
        if (dice == 1) {
            QTRY_COMPARE_WITH_TIMEOUT(namesOf(model), wanted, kPatienceMs);
        } else {
            shown.removeAll(kept);
            wanted.removeAll(kept);
            if (dice != 0) // else another one may still be on its way to its place
                QCOMPARE(shown, wanted);
        }
    }
}

void TestLockTableModel::newLocksStandBelowHeldRows()
{
    LockTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setPace(Millis(0));
    model.apply(diffOf({makeLock({.name = "m"}), makeLock({.name = "n"})}));
    QVERIFY(settle(model));
    const QPersistentModelIndex chosen = model.index(1, 0);
    model.holdRows(true);
    QSignalSpy layouts(&model, &QAbstractItemModel::layoutChanged);
    model.apply(diffOf({makeLock({.name = "z"}), makeLock({.name = "y"})}));
    QVERIFY(waitForUpdate(model));
    QCOMPARE(namesOf(model), QByteArrayList({"m", "n", "y", "z"}));
    QVERIFY(!model.rowsWait()); // they are where they belong
    model.apply(diffOf({makeLock({.name = "a"})}));
    QVERIFY(waitForUpdate(model));
    QCOMPARE(namesOf(model), QByteArrayList({"m", "n", "y", "z", "a"}));
    QVERIFY(model.rowsWait());
    // One that goes again keeps its row as all do, and gets it back.
    model.apply(diffOf({}, {"a"}));
    QVERIFY(waitForUpdate(model));
    QCOMPARE(model.rowCount(), 5);
    QVERIFY(model.isStaleRow(4));
    model.apply(diffOf({makeLock({.name = "a", .owner = "again"})}));
    QVERIFY(waitForUpdate(model));
    QCOMPARE(model.rowOf("a"), 4);
    QCOMPARE(layouts.size(), 0);
    QCOMPARE(chosen.row(), 1);
    model.holdRows(false);
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "m", "n", "y", "z"}));
    QCOMPARE(chosen.row(), 2);
    // Paused with a hand on it, the picture stays.
    model.holdRows(true);
    model.setPaused(true);
    QSignalSpy waiting(&model, &LockTableModel::waitingChanged);
    model.apply(diffOf({makeLock({.name = "b"})}));
    QTRY_COMPARE_WITH_TIMEOUT(waiting.size(), 1, kPatienceMs);
    QCOMPARE(model.rowCount(), 5);
}

void TestLockTableModel::pausedNothingChangesButByFilter()
{
    FakeClock clock;
    LockTableModel model(clock);
    model.setPace(Millis(0));
    model.apply(
        diffOf({makeLock({.name = "a", .ttl = Millis(30'000)}, clock.now()), makeLock({.name = "b"}, clock.now())}));
    model.setPaused(true); // what was given before is shown
    QVERIFY(settle(model));
    QCOMPARE(model.rowCount(), 2);
    QSignalSpy waiting(&model, &LockTableModel::waitingChanged);
    model.apply(
        diffOf({makeLock({.name = "a", .ttl = Millis(25'000)}, clock.now() + std::chrono::seconds(5))})); // read again
    QTRY_COMPARE_WITH_TIMEOUT(waiting.size(), 1, kPatienceMs);
    QCOMPARE(waiting.last().at(0).toInt(), 0);
    model.apply(diffOf({makeLock({.name = "a", .ttl = Millis(30'000)}, clock.now() + std::chrono::seconds(5)),
                        makeLock({.name = "d"})})); // given a longer TTL
    QTRY_COMPARE_WITH_TIMEOUT(waiting.last().at(0).toInt(), 2, kPatienceMs);
    model.apply(diffOf({}, {"d"})); // which had come meanwhile
    QTRY_COMPARE_WITH_TIMEOUT(waiting.last().at(0).toInt(), 1, kPatienceMs);
    model.apply(diffOf({makeLock({.name = "a", .owner = "other"}), makeLock({.name = "c"})}));
    model.apply(diffOf({makeLock({.name = "c", .owner = "third"})}, {"b"}));
    QTRY_VERIFY_WITH_TIMEOUT(!waiting.isEmpty() && waiting.last().at(0).toInt() == 3, kPatienceMs);
    clock.advance(std::chrono::seconds(10));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b"}));
    QCOMPARE(model.index(0, LockColumn::Owner).data().toString(), u"worker-1"_s);
    QCOMPARE(model.index(0, LockColumn::Ttl).data().toString(), u"30.0 s"_s);
    model.setFilter(LockFilter(u"name:b"_s));
    QTRY_COMPARE_WITH_TIMEOUT(namesOf(model), QByteArrayList({"b"}), kPatienceMs);
    model.setFilter({});
    model.setPaused(false);
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "c"}));
    QCOMPARE(model.lock("c")->assessment.owner, QByteArray("third"));
}

void TestLockTableModel::pausedARowUnderTheHandStays()
{
    LockTableModel model;
    model.setPace(Millis(0));
    model.apply(diffOf({makeLock({.name = "a"}), makeLock({.name = "b"})}));
    QVERIFY(settle(model));
    model.holdRows(true);
    model.apply(diffOf({}, {"a"}));
    QTRY_VERIFY_WITH_TIMEOUT(model.data(model.index(0, 0), LockTableModel::GoneRole).toBool(), kPatienceMs);
    model.setPaused(true);
    QSignalSpy waiting(&model, &LockTableModel::waitingChanged);
    model.holdRows(false);
    for (int i = 1; i <= 3; ++i) { // the worker has turned round meanwhile
        model.apply(diffOf({makeLock({.name = "c" + QByteArray::number(i)})}));
        QTRY_COMPARE_WITH_TIMEOUT(waiting.size(), i, kPatienceMs);
    }
    QCOMPARE(model.rowCount(), 2);
    model.setPaused(false);
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"b", "c1", "c2", "c3"}));
}

void TestLockTableModel::namespacesAreCountedAndFilter()
{
    LockTableModel model;
    model.setPace(Millis(0));
    std::shared_ptr<const NamespaceCounts> told;
    connect(&model, &LockTableModel::spacesChanged, this, [&told](const auto &spaces) { told = spaces; });
    model.apply(diffOf({makeLock({.name = "orders:eu:1"}), makeLock({.name = "orders:us:1", .verdict = Verdict::Split}),
                        makeLock({.name = "stock:1"}), makeLock({.name = "bare"}), makeLock({.name = "a:b:c:d:e:f"})}));
    QVERIFY(settle(model));
    QTRY_VERIFY_WITH_TIMEOUT(told, kPatienceMs);
    const auto spaces = [&told] {
        QStringList lines;
        for (const auto &space : told->spaces)
            lines += u"%1 %2 %3"_s.arg(QString::fromUtf8(space.name)).arg(space.locks).arg(space.alarms);
        return lines;
    };
    QCOMPARE(spaces(),
             QStringList({u"a: 1 0"_s, u"a:b: 1 0"_s, u"a:b:c: 1 0"_s, u"a:b:c:d: 1 0"_s, u"orders: 2 1"_s,
                          u"orders:eu: 1 0"_s, u"orders:us: 1 1"_s, u"stock: 1 0"_s}));
    QVERIFY(!told->cut);
    model.setNamespace("orders:");
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"orders:us:1", "orders:eu:1"}));
    told.reset();
    model.apply(diffOf({makeLock({.name = "orders:us:1"})}, {"a:b:c:d:e:f", "stock:1"}));
    QTRY_VERIFY_WITH_TIMEOUT(told, kPatienceMs);
    QCOMPARE(spaces(), QStringList({u"orders: 2 0"_s, u"orders:eu: 1 0"_s, u"orders:us: 1 0"_s}));
}

void TestLockTableModel::namespacesAgreeWithTheTotal()
{
    LockTableModel model;
    model.setPace(Millis(0));
    int toldTotal = 0;
    connect(&model, &LockTableModel::spacesChanged, this, [&](const auto &spaces) { toldTotal = spaces->total; });
    int updates = 0;
    QStringList apart;
    connect(&model, &LockTableModel::updated, this, [&] {
        ++updates;
        if (toldTotal != model.totalCount())
            apart += u"%1 in namespaces, %2 in all"_s.arg(toldTotal).arg(model.totalCount());
    });
    std::vector<LockStatePtr> locks;
    for (int i = 0; i < 20; ++i)
        locks.push_back(makeLock({.name = "orders:" + QByteArray::number(i)}));
    model.apply(diffOf(locks));
    QVERIFY(settle(model));
    for (int i = 0; i < 19; ++i) { // one after the other, and faster than once a second
        model.apply(diffOf({}, {"orders:" + QByteArray::number(i)}));
        QVERIFY(settle(model));
    }
    model.apply(diffOf({makeLock({.name = "bare"})})); // in none
    QVERIFY(settle(model));
    QVERIFY(updates > 2);
    QCOMPARE(apart, QStringList());
    QCOMPARE(toldTotal, 2);
}

void TestLockTableModel::namespacesAreBounded()
{
    LockOrder order;
    std::vector<LockStatePtr> locks;
    for (int i = 0; i < 5000; ++i)
        locks.push_back(makeLock({.name = "deep:" + QByteArray::number(i) + ":x"}));
    locks.push_back(makeLock({.name = QByteArray(1000, 'x') + ":y"}));
    order.apply(*diffOf(std::move(locks)), {});
    const auto update = order.takeUpdate(LockOrder::Rows::All, true);
    QVERIFY(update.spaces->cut);
    QCOMPARE(update.spaces->spaces.size(), LockOrder::kMostSpaces);
    QCOMPARE(update.spaces->spaces.front(), (NamespaceCount{.name = "deep:", .depth = 1, .locks = 5000, .alarms = 0}));
}

/// The hand comes down while its row is on the way out, and while that is on its way somebody takes the lock.
void TestLockTableModel::aLockThatIsTakenAgainMeanwhileIsOneRow()
{
    using Rows = LockOrder::Rows;
    LockOrder order;
    order.apply(*diffOf({makeLock({.name = "a"}), makeLock({.name = "b"}), makeLock({.name = "c"})}), {});
    const auto first = order.takeUpdate(Rows::All, false);
    order.settle(true);
    QCOMPARE(first.rows->rows.size(), 3u);
    const int slot = first.rows->rows.at(1);
    order.apply(*diffOf({}, {"b"}), {});
    QCOMPARE(order.takeUpdate(Rows::All, false).rows->going, std::vector<int>{slot});
    order.apply(*diffOf({makeLock({.name = "b", .owner = "again"})}), {});
    order.settle(false);

    const auto held = order.takeUpdate(Rows::Append, false);
    order.settle(true);
    QVERIFY(!held.rows); // none came
    const auto told = std::find_if(held.changed.begin(), held.changed.end(),
                                   [slot](const auto &change) { return change.first == slot; });
    QVERIFY(told != held.changed.end() && told->second);
    QCOMPARE(told->second->assessment.owner, QByteArray("again"));
    QCOMPARE(order.matching(), 3);
    QCOMPARE(order.total(), 3);

    // All of it is as if it had had that row all the time.
    order.apply(*diffOf({makeLock({.name = "d"})}, {"b"}), {});
    const auto last = order.takeUpdate(Rows::All, false);
    order.settle(true);
    QCOMPARE(last.rows->going, std::vector<int>{slot});
    QCOMPARE(last.rows->rows.size(), 3u);
    QCOMPARE(order.matching(), 3);
    QCOMPARE(order.total(), 3);
}

void TestLockTableModel::onlySeverityAndNameMoveRows()
{
    LockTableModel model;
    const Instant now{std::chrono::hours(1)};
    const auto waited = [now](const QByteArray &name, std::optional<int> waiters, int heldSeconds) {
        auto lock = *makeLock({.name = name, .heldSince = now - std::chrono::seconds(heldSeconds)}, now);
        if (waiters)
            tell(lock, [&](Recognition &told) { told.details.edit().waiters = WaiterCount{.count = *waiters}; });
        return std::make_shared<const LockState>(lock);
    };
    model.apply(diffOf({waited("c", 0, 900), waited("b", {}, 900), waited("d", 2, 40), waited("a", 1, 30)}));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b", "c", "d"}));
    model.apply(diffOf({waited("d", 7, 900), waited("b", 3, 1)}));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b", "c", "d"}));
    // An acquisition by quorum passes through "held 3/5".
    model.apply(diffOf({makeLock({.name = "c", .verdict = Verdict::HeldDegraded})}));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b", "c", "d"}));
    model.apply(diffOf({makeLock({.name = "d", .verdict = Verdict::NoExpiry})}));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"d", "a", "b", "c"}));
}

void TestLockTableModel::theRowOfALockThatEndsLingers()
{
    FakeClock clock;
    LockTableModel model(clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setPace(Millis(0));
    model.setLinger(std::chrono::seconds(5));
    model.apply(diffOf({makeLock({.name = "a"}), makeLock({.name = "b"}), makeLock({.name = "c"})}));
    QVERIFY(settle(model));
    model.apply(diffOf({}, {"b"}));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b", "c"}));
    QVERIFY(model.index(1, 0).data(LockTableModel::GoneRole).toBool());
    QCOMPARE(model.matchingCount(), 2);
    QCOMPARE(model.totalCount(), 2);
    QVERIFY(!model.lock("b"));
    // It returns into its row.
    model.apply(diffOf({makeLock({.name = "b", .owner = "next"})}));
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b", "c"}));
    QVERIFY(!model.index(1, 0).data(LockTableModel::GoneRole).toBool());
    QCOMPARE(model.matchingCount(), 3);
    // The time of its first end does not count any more.
    clock.advance(std::chrono::seconds(4));
    model.apply(diffOf({}, {"b"}));
    QVERIFY(settle(model));
    clock.advance(std::chrono::seconds(3));
    model.apply(diffOf({makeLock({.name = "a", .owner = "next"})}));
    QVERIFY(settle(model));
    QCOMPARE(model.rowCount(), 3);
    clock.advance(std::chrono::seconds(3));
    QTRY_COMPARE(namesOf(model), QByteArrayList({"a", "c"})); // without any diff
    // Another order shows only what is there.
    model.apply(diffOf({}, {"a"}));
    QVERIFY(settle(model));
    QCOMPARE(model.rowCount(), 2);
    model.sort(LockColumn::Name, Qt::DescendingOrder);
    QVERIFY(settle(model));
    QCOMPARE(namesOf(model), QByteArrayList({"c"}));
    QCOMPARE(model.matchingCount(), 1);
}

void TestLockTableModel::subsetsAreCountedAndShown()
{
    LockTableModel model;
    model.setPace(Millis(0));
    auto contended = *makeLock({.name = "contended"});
    tell(contended, [](Recognition &told) { told.details.edit().waiters = WaiterCount{.count = 2}; });
    model.apply(diffOf({makeLock({.name = "a"}), makeLock({.name = "mine", .owner = "own"}),
                        makeLock({.name = "stuck", .verdict = Verdict::NoExpiry}),
                        std::make_shared<const LockState>(contended)}));
    OwnLock own;
    own.name = "mine";
    own.token = "own";
    model.setOwnLocks({own});
    QVERIFY(settle(model));
    QTRY_COMPARE(model.countOf(LockSubset::Mine), 1);
    QCOMPARE(model.countOf(LockSubset::All), 4);
    QCOMPARE(model.countOf(LockSubset::Attention), 1);
    QCOMPARE(model.countOf(LockSubset::Contended), 1);
    const auto shownIn = [&model](LockSubset subset) {
        model.setSubset(subset);
        return settle(model) ? namesOf(model) : QByteArrayList();
    };
    QCOMPARE(shownIn(LockSubset::Attention), QByteArrayList({"stuck"}));
    QCOMPARE(shownIn(LockSubset::Contended), QByteArrayList({"contended"}));
    QCOMPARE(shownIn(LockSubset::Mine), QByteArrayList({"mine"}));
    model.setOwnLocks({});
    QTRY_COMPARE(model.rowCount(), 0);
    QCOMPARE(shownIn(LockSubset::All).size(), 4);
    model.apply(diffOf({}, {"stuck", "contended"}));
    QVERIFY(settle(model));
    QCOMPARE(model.countOf(LockSubset::Attention), 0);
    QCOMPARE(model.countOf(LockSubset::Contended), 0);
}

void TestLockTableModel::ownLocksAreMarked()
{
    LockTableModel model;
    model.setPace(Millis(0));
    model.setOwnLocks({}); // nothing to tell of an empty table
    model.apply(diffOf({makeLock({.name = "a", .owner = "mine"}), makeLock({.name = "b", .owner = "theirs"})}));
    QVERIFY(settle(model));
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setOwnLocks({{.name = "a", .token = "mine"}});
    QCOMPARE(changes.size(), 1);
    QVERIFY(model.index(model.rowOf("a"), LockColumn::Owner).data().toString().startsWith(u"★"_s));
    QCOMPARE(model.index(model.rowOf("b"), LockColumn::Owner).data().toString(), u"theirs"_s);
}

LOCKSCOPE_TEST(QApplication, TestLockTableModel)
#include "tst_locktablemodel.moc"
