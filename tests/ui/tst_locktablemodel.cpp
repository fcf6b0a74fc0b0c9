#include "lockstates.h"

#include "fixtures/fakeclock.h"

#include <lockscope/core/base/text.h>
#include <lockscope/ui/locktablemodel.h>
#include <lockscope/ui/wording.h>

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <limits>
#include <map>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

BoardDiffPtr diffOf(std::vector<LockStatePtr> changed, std::vector<QByteArray> removed = {})
{
    auto diff = std::make_shared<BoardDiff>();
    diff->changed = std::move(changed);
    diff->removed = std::move(removed);
    return diff;
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
            return visibleText(a->name) < visibleText(b->name);
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
        const Assessment &assessment = lock.assessment;
        switch (column) {
        case LockTableModel::VerdictColumn: // what wants attention comes first
            return 100 * (3 - static_cast<int>(Wording::severity(assessment.verdict))) + static_cast<int>(assessment.verdict);
        case LockTableModel::VotesColumn: return assessment.votes;
        case LockTableModel::TtlColumn: // never ending comes last
            return std::min(assessment.ttl ? (lock.assessedAt + *assessment.ttl).time_since_epoch().count() : std::numeric_limits<qint64>::max(),
                            lock.valueExpiry && !assessment.neverExpires ? byValue(*lock.valueExpiry) : std::numeric_limits<qint64>::max());
        case LockTableModel::HeldColumn: return -lock.ownerSeenSince.time_since_epoch().count(); // the shortest hold first
        default: return 0;
        }
    }
    static QString text(const LockState &lock, int column)
    {
        return column == LockTableModel::OwnerColumn ? Wording::owner(lock) : column == LockTableModel::DialectColumn ? lock.dialect : QString();
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
    auto lock = makeLock(sketch, now);
    if (random.bounded(4) > 0)
        return lock;
    auto endsByValue = *lock;
    endsByValue.assessment.neverExpires = false;
    endsByValue.valueExpiry = FakeClock().wallNow() + std::chrono::seconds(random.bounded(20));
    return std::make_shared<const LockState>(endsByValue);
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
    void ownLocksAreMarked();
};

void TestLockTableModel::locksAppearChangeAndGo()
{
    LockTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.sort(LockTableModel::NameColumn);

    model.apply(diffOf({makeLock({.name = "c"}), makeLock({.name = "a"}), makeLock({.name = "b"})}));
    QCOMPARE(namesOf(model), QByteArrayList({"a", "b", "c"}));
    QCOMPARE(model.rowOf("b"), 1);
    QCOMPARE(model.rowOf("z"), -1);

    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.apply(diffOf({makeLock({.name = "b", .owner = "somebody-else"})}));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().at(0).toModelIndex().row(), 1);
    QCOMPARE(model.index(1, LockTableModel::OwnerColumn).data().toString(), u"somebody-else"_s);

    model.apply(diffOf({}, {"a", "unheard-of", "c", "a"}));
    QCOMPARE(namesOf(model), QByteArrayList({"b"}));
    QVERIFY(!model.lock("a"));

    // One diff may take a lock away and bring it back.
    model.apply(diffOf({makeLock({.name = "b", .owner = "third"})}, {"b"}));
    QCOMPARE(namesOf(model), QByteArrayList({"b"}));
    QCOMPARE(model.lock("b")->assessment.owner, QByteArray("third"));

    model.apply(diffOf({}, {"b"}));
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
    QRandomGenerator random(7);
    std::vector<LockStatePtr> locks;
    for (int i = 0; i < 100; ++i)
        locks.push_back(randomLock(random, clock.now()));
    model.apply(diffOf(std::move(locks)));
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(!model.index(row, column).data().toString().isEmpty());
    }
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
}

void TestLockTableModel::sortsByEachColumn_data()
{
    QTest::addColumn<int>("column");
    QTest::newRow("by state") << int(LockTableModel::VerdictColumn);
    QTest::newRow("by name") << int(LockTableModel::NameColumn);
    QTest::newRow("by owner") << int(LockTableModel::OwnerColumn);
    QTest::newRow("by votes") << int(LockTableModel::VotesColumn);
    QTest::newRow("by TTL") << int(LockTableModel::TtlColumn);
    QTest::newRow("by time held") << int(LockTableModel::HeldColumn);
    QTest::newRow("by dialect") << int(LockTableModel::DialectColumn);
}

void TestLockTableModel::sortsByEachColumn()
{
    QFETCH(const int, column);
    FakeClock clock;
    LockTableModel model(clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    NaiveTable naive;
    QRandomGenerator random(11);
    for (int i = 0; i < 200; ++i) {
        const auto diff = diffOf({randomLock(random, clock.now())});
        model.apply(diff);
        naive.apply(diff);
    }
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        model.sort(column, order);
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
    static const QStringList kFilters{{}, u"owner-1"_s, u"lock:1"_s, u"verdict:held"_s, u"dialect:redisson owner:owner-2"_s, u"nothing-like-this"_s};
    QRandomGenerator random(seed);
    FakeClock clock;
    LockTableModel model(clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    NaiveTable naive;
    LockFilter filter;
    int column = LockTableModel::VerdictColumn;
    auto order = Qt::AscendingOrder;
    std::map<QByteArray, QPersistentModelIndex> watched;

    for (int step = 0; step < 2000; ++step) {
        clock.advance(Millis(random.bounded(100)));
        if (const int dice = random.bounded(20); dice == 0) {
            filter = LockFilter(kFilters.at(random.bounded(static_cast<int>(kFilters.size()))));
            model.setFilter(filter);
        } else if (dice == 1) {
            column = random.bounded(int(LockTableModel::ColumnCount));
            order = random.bounded(2) == 0 ? Qt::AscendingOrder : Qt::DescendingOrder;
            model.sort(column, order);
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
            watched.emplace(model.lockAt(row)->name, model.index(row, random.bounded(int(LockTableModel::ColumnCount))));
        }
    }
    QCOMPARE(resets.size(), 0);
}

void TestLockTableModel::selectionFollowsItsLock()
{
    LockTableModel model;
    model.sort(LockTableModel::OwnerColumn);
    model.apply(diffOf({makeLock({.name = "a", .owner = "1"}), makeLock({.name = "b", .owner = "2"}), makeLock({.name = "c", .owner = "3"})}));
    QItemSelectionModel selection(&model);
    selection.setCurrentIndex(model.index(model.rowOf("b"), 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);

    const auto selected = [&] {
        const auto rows = selection.selectedRows();
        return rows.size() == 1 ? model.lockAt(rows.first().row())->name : QByteArray();
    };
    model.apply(diffOf({makeLock({.name = "b", .owner = "9"})})); // sorts to the end
    QCOMPARE(model.rowOf("b"), 2);
    QCOMPARE(selected(), QByteArray("b"));
    model.apply(diffOf({makeLock({.name = "0", .owner = "0"})}, {"a"}));
    QCOMPARE(selected(), QByteArray("b"));
    model.sort(LockTableModel::NameColumn, Qt::DescendingOrder);
    QCOMPARE(selected(), QByteArray("b"));
    model.apply(diffOf({}, {"b"}));
    QCOMPARE(selected(), QByteArray());
}

void TestLockTableModel::aFilterHidesWithoutForgetting()
{
    LockTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.apply(diffOf({makeLock({.name = "orders:1"}), makeLock({.name = "stock:1"})}));
    model.setFilter(LockFilter(u"orders"_s));
    QCOMPARE(namesOf(model), QByteArrayList({"orders:1"}));
    QCOMPARE(model.totalCount(), 2);
    QCOMPARE(model.rowOf("stock:1"), -1);
    QVERIFY(model.lock("stock:1"));

    // Hidden locks change and go; new ones come in on their side of the filter.
    model.apply(diffOf({makeLock({.name = "stock:2"}), makeLock({.name = "orders:2"})}, {"stock:1"}));
    QCOMPARE(model.rowCount(), 2);
    model.setFilter({});
    QCOMPARE(namesOf(model), QByteArrayList({"orders:1", "orders:2", "stock:2"}));
}

void TestLockTableModel::oneDiffForAllRowsIsFewSignals()
{
    LockTableModel model;
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
    QCOMPARE(model.rowCount(), 5000);
    QCOMPARE(inserts.size(), 1);

    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy layouts(&model, &QAbstractItemModel::layoutChanged);
    model.apply(diffOf(renewed));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().at(0).toModelIndex().row(), 0);
    QCOMPARE(changes.first().at(1).toModelIndex(), model.index(4999, LockTableModel::ColumnCount - 1));
    QVERIFY(layouts.isEmpty());

    // Neighbours go together, too.
    const QSignalSpy removals(&model, &QAbstractItemModel::rowsRemoved);
    std::vector<QByteArray> all;
    for (const auto &lock : locks)
        all.push_back(lock->name);
    model.apply(diffOf({}, all));
    QCOMPARE(removals.size(), 1);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(resets.isEmpty());
}

void TestLockTableModel::scatteredChangesAreABoundedNumberOfSignals()
{
    LockTableModel model;
    model.sort(LockTableModel::NameColumn);
    const auto change = [&model](int step, const QByteArray &owner) {
        std::vector<LockStatePtr> locks;
        for (int i = 0; i < 3000; i += step)
            locks.push_back(makeLock({.name = QByteArray::number(10'000 + i), .owner = owner}));
        model.apply(diffOf(std::move(locks)));
    };
    change(1, "first");
    for (const int step : {3, 20, 1000}) {
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        change(step, "owner-" + QByteArray::number(step));
        QCOMPARE(changes.size(), step == 1000 ? 3 : 1);
        for (int row = 0; row < 3000; row += step) {
            const bool told = std::any_of(changes.begin(), changes.end(), [row](const QVariantList &signal) {
                return signal.at(0).toModelIndex().row() <= row && row <= signal.at(1).toModelIndex().row();
            });
            QVERIFY(told);
        }
    }
}

void TestLockTableModel::ownLocksAreMarked()
{
    LockTableModel model;
    model.setOwnLocks({}); // nothing to tell of an empty table
    model.apply(diffOf({makeLock({.name = "a", .owner = "mine"}), makeLock({.name = "b", .owner = "theirs"})}));
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setOwnLocks({{.name = "a", .token = "mine"}});
    QCOMPARE(changes.size(), 1);
    QVERIFY(model.index(model.rowOf("a"), LockTableModel::OwnerColumn).data().toString().startsWith(u"★"_s));
    QCOMPARE(model.index(model.rowOf("b"), LockTableModel::OwnerColumn).data().toString(), u"theirs"_s);
}

QTEST_MAIN(TestLockTableModel)
#include "tst_locktablemodel.moc"
