#include "lockstates.h"

#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/ui/owners/ownersview.h>
#include <lockscope/ui/tables/rowcopy.h>
#include <lockscope/ui/tables/steadytable.h>

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

Instant ownerTime(int seconds)
{
    return Instant(std::chrono::hours(1)) + std::chrono::seconds(seconds);
}

struct Held
{
    QByteArray name;
    QByteArray owner;
    int since = 0;
    QString host = {};
    std::optional<qint64> waiters = {};
    Verdict verdict = Verdict::Held;
};

LockStatePtr lockOf(const Held &held)
{
    auto lock = std::make_shared<LockState>(
        *makeLock({.name = held.name, .owner = held.owner, .verdict = held.verdict, .heldSince = ownerTime(held.since)},
                  ownerTime(100)));
    tell(*lock, [&](Recognition &told) {
        if (!held.host.isEmpty())
            told.ownerInfo = OwnerInfo{.host = held.host, .client = QString::fromUtf8(held.owner)};
        if (held.waiters)
            told.details.edit().waiters = WaiterCount{.count = *held.waiters, .exact = true};
    });
    return lock;
}

std::vector<LockStatePtr> someLocks()
{
    return {
        lockOf({.name = "a", .owner = "w1", .since = 50, .host = u"db1"_s}),
        lockOf({.name = "b", .owner = "w1", .since = 20, .host = u"db1"_s, .waiters = 3}),
        lockOf({.name = "c", .owner = "w2", .since = 10, .host = u"db1"_s}),
        lockOf({.name = "d", .owner = "token", .since = 0, .waiters = 9}),
        lockOf({.name = "left over", .owner = "w3", .since = 0, .verdict = Verdict::Leftover}),
        lockOf({.name = "who knows", .owner = "w4", .since = 0, .verdict = Verdict::Unknown}),
    };
}

QStringList wordsOf(const HolderSummary &summary)
{
    QStringList words;
    for (const HolderEntry &holder : summary.holders)
        words += u"%1@%2 %3 locks, %4 waited for, longest %5"_s.arg(QString::fromUtf8(holder.owner), holder.host)
                     .arg(holder.locks)
                     .arg(holder.waitedFor)
                     .arg(QString::fromUtf8(holder.longest->name));
    return words;
}

struct ShownOwners
{
    ShownOwners()
    {
        clock.advance(ownerTime(100) - clock.now());
        view.resize(900, 500);
        view.show();
        view.activateWindow();
    }
    /// As of now, whatever was shown before.
    bool refresh()
    {
        const QSignalSpy updated(&view, &OwnersView::updated);
        view.setOrder(HolderOrder::Locks); // what is asked for comes at once
        return QTest::qWaitFor([&] { return !updated.isEmpty(); }, kPatienceMs);
    }
    QStringList texts(const SteadyTable *table, int column) const
    {
        QStringList texts;
        for (const KeyedRow &row : table->rowsModel()->rows())
            texts += row.texts.at(column);
        return texts;
    }

    FakeClock clock;
    OwnersView view{clock};
};

} // namespace

class TestOwners : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ownersAreProcessesElseTokens();
    void whatIsTheSameForAllIsNobodysName();
    void waitersThatAreNotToldAreNotNone();
    void readersOfOneClientAreOneOwner();
    void hostsSumUpTheirOwners();
    void ordersAndFilters();
    void handOversMoveNoOwner();
    void manyAreCut();
    void showsWhoHoldsAndWhoWaits();
    void whoHoldsNothingAnyMoreSaysSo();
    void ownLocksAreMarked();
    void rowsLeadToLocks();
    void anOverlapIsSaidInWords();
    void hostileWordsAreText();
    void whatIsCutIsCopiedWhole();
    void goesWhileBusy();
    void whereNobodyIsSeenItIsSaidWhoWasNotAsked();
};

void TestOwners::ownersAreProcessesElseTokens()
{
    const auto summary = summarizeHolders(someLocks(), HolderGroup::Owner, HolderOrder::Locks);
    QCOMPARE(wordsOf(summary),
             QStringList({u"db1 · w1@db1 2 locks, 1 waited for, longest b"_s,
                          u"db1 · w2@db1 1 locks, 0 waited for, longest c"_s,
                          u"token@ 1 locks, 1 waited for, longest d"_s}));
    QCOMPARE(summary.held, 4); // a residue is nobody's
    QCOMPARE(summary.unknown, 1);
    QCOMPARE(summary.waitedFor.size(), 2U);
    QCOMPARE(summary.waitedFor.front()->name, QByteArray("d"));
}

/// The same value on two locks: whoever put it there, it need not be one and the same.
void TestOwners::whatIsTheSameForAllIsNobodysName()
{
    std::vector<LockStatePtr> locks;
    for (const QByteArray &name : {QByteArray("a"), QByteArray("b")}) {
        auto lock = std::make_shared<LockState>(*lockOf({.name = name, .owner = "1"}));
        tell(*lock, [](Recognition &told) { told.dialect = u"resque-lock"_s; });
        locks.push_back(lock);
    }
    ShownOwners shown;
    shown.view.apply(diffOf(locks));
    QVERIFY(shown.refresh());
    QCOMPARE(shown.texts(shown.view.holders(), 0), QStringList({u"unknown (1)"_s, u"unknown (1)"_s}));
    QCOMPARE(shown.texts(shown.view.holders(), 2), QStringList({u"1"_s, u"1"_s}));
    QCOMPARE(shown.texts(shown.view.holders(), 5), QStringList({u"a"_s, u"b"_s}));
}

/// That nobody tells of any is not that there is none.
void TestOwners::waitersThatAreNotToldAreNotNone()
{
    const auto shownOf = [](std::vector<LockStatePtr> locks) {
        ShownOwners shown;
        shown.view.apply(diffOf(std::move(locks)));
        return shown.refresh() ? shown.texts(shown.view.holders(), 3).value(0) : QString();
    };
    QCOMPARE(shownOf({lockOf({.name = "a", .owner = "w"})}), u"n/a"_s);
    QCOMPARE(shownOf({lockOf({.name = "a", .owner = "w", .waiters = 0})}), u"–"_s);
    QCOMPARE(shownOf({lockOf({.name = "a", .owner = "w", .waiters = 0}), lockOf({.name = "b", .owner = "w"})}),
             u"n/a"_s);
    QCOMPARE(shownOf({lockOf({.name = "a", .owner = "w", .waiters = 2}), lockOf({.name = "b", .owner = "w"})}),
             u"≥ 1"_s);
    QCOMPARE(shownOf({lockOf({.name = "a", .owner = "w", .waiters = 2})}), u"1"_s);
}

/// Redisson writes client and thread.
void TestOwners::readersOfOneClientAreOneOwner()
{
    auto alone = std::make_shared<LockState>(
        *makeLock({.name = "alone", .owner = "c1:7", .heldSince = ownerTime(1)}, ownerTime(100)));
    tell(*alone, [](Recognition &told) { told.ownerInfo = OwnerInfo{.thread = u"7"_s, .client = u"c1"_s}; });
    auto shared = std::make_shared<LockState>(
        *makeLock({.name = "shared", .owner = "c1:1 c1:2 c2:1", .heldSince = ownerTime(5)}, ownerTime(100)));
    tell(*shared, [](Recognition &told) {
        told.mode = LockMode::Read;
        told.details.edit().holders = 3;
        told.ownerInfo = OwnerInfo{.thread = u"1"_s, .client = u"c1"_s};
    });
    QCOMPARE(
        wordsOf(summarizeHolders({alone, shared}, HolderGroup::Owner, HolderOrder::Locks)),
        QStringList({u"c1@ 2 locks, 0 waited for, longest alone"_s, u"c2@ 1 locks, 0 waited for, longest shared"_s}));
}

void TestOwners::hostsSumUpTheirOwners()
{
    const auto summary = summarizeHolders(someLocks(), HolderGroup::Host, HolderOrder::Locks);
    QCOMPARE(wordsOf(summary),
             QStringList({u"@db1 3 locks, 1 waited for, longest c"_s, u"@ 1 locks, 1 waited for, longest d"_s}));
    QCOMPARE(summary.holders.front().owners, 2);
}

void TestOwners::ordersAndFilters()
{
    const auto first = [](HolderOrder order) {
        return summarizeHolders(someLocks(), HolderGroup::Owner, order).holders.front().owner;
    };
    QCOMPARE(first(HolderOrder::Longest), QByteArray("token"));
    QCOMPARE(first(HolderOrder::WaitedFor), QByteArray("db1 · w1"));
    const auto filtered
        = summarizeHolders(someLocks(), HolderGroup::Owner, HolderOrder::Locks, LockFilter(u"name:c"_s));
    QCOMPARE(wordsOf(filtered), QStringList{u"db1 · w2@db1 1 locks, 0 waited for, longest c"_s});
    QVERIFY(filtered.waitedFor.empty());
}

void TestOwners::handOversMoveNoOwner()
{
    const auto rows = [](int sinceA, int sinceB) {
        const auto summary = summarizeHolders({lockOf({.name = "a", .owner = "w1", .since = sinceA, .waiters = 1}),
                                               lockOf({.name = "b", .owner = "w2", .since = sinceB, .waiters = 1})},
                                              HolderGroup::Owner, HolderOrder::Locks);
        return QByteArrayList{summary.holders.at(0).owner, summary.holders.at(1).owner, summary.waitedFor.at(0)->name,
                              summary.waitedFor.at(1)->name};
    };
    QCOMPARE(rows(10, 20), QByteArrayList({"w1", "w2", "a", "b"}));
    QCOMPARE(rows(30, 20), QByteArrayList({"w1", "w2", "a", "b"}));
}

void TestOwners::manyAreCut()
{
    std::vector<LockStatePtr> locks;
    for (int i = 0; i < static_cast<int>(HolderSummary::kMost) + 20; ++i)
        locks.push_back(lockOf({.name = QByteArray::number(i), .owner = "w" + QByteArray::number(i), .waiters = 1}));
    const auto summary = summarizeHolders(locks, HolderGroup::Owner, HolderOrder::Locks);
    QCOMPARE(summary.holders.size(), HolderSummary::kMost);
    QCOMPARE(summary.holdersLeft, 20U);
    QCOMPARE(summary.waitedForLeft, 20U);
}

void TestOwners::showsWhoHoldsAndWhoWaits()
{
    ShownOwners shown;
    shown.view.apply(diffOf(someLocks()));
    shown.clock.advance(std::chrono::seconds(5));
    QVERIFY(shown.refresh());
    QCOMPARE(shown.texts(shown.view.holders(), 0), QStringList({u"db1 · w1"_s, u"db1 · w2"_s, u"token"_s}));
    QCOMPARE(shown.texts(shown.view.holders(), 1), QStringList({u"db1"_s, u"db1"_s, u"unknown"_s}));
    QCOMPARE(shown.texts(shown.view.holders(), 2), QStringList({u"2"_s, u"1"_s, u"1"_s}));
    QVERIFY(shown.texts(shown.view.holders(), 4).first().startsWith(u"≥"_s)); // nobody saw it being taken
    QCOMPARE(shown.texts(shown.view.waits(), 0), QStringList({u"d"_s, u"b"_s}));
    QCOMPARE(shown.texts(shown.view.waits(), 3), QStringList({u"9"_s, u"3"_s}));
    QCOMPARE(shown.texts(shown.view.waits(), 4), QStringList({u"5.0 s"_s, u"5.0 s"_s}));
    QVERIFY(shown.view.findChild<QLabel *>(u"ownersSummary"_s)->text().contains(u"owner unknown: 1"_s));
    auto *group = shown.view.findChild<QComboBox *>(u"ownersGroup"_s);
    group->setFocus();
    QTest::keyClick(group, Qt::Key_End);
    QTRY_COMPARE_WITH_TIMEOUT(shown.texts(shown.view.holders(), 0), QStringList({u"2 owners"_s, u"1 owners"_s}),
                              kPatienceMs);
    // Who waited no longer does; then somebody does anew.
    shown.view.apply(diffOf({lockOf({.name = "b", .owner = "w1", .waiters = 0})}, {"d"}));
    QVERIFY(shown.refresh());
    QVERIFY(shown.texts(shown.view.waits(), 0).isEmpty());
    shown.view.apply(diffOf({lockOf({.name = "b", .owner = "w1", .waiters = 1})}));
    shown.clock.advance(std::chrono::seconds(2));
    QVERIFY(shown.refresh());
    QCOMPARE(shown.texts(shown.view.waits(), 4), QStringList{u"2.0 s"_s});
    // While nothing is read nobody is seen to wait.
    shown.view.setReadUntil(Moment{.now = shown.clock.now(), .wallNow = shown.clock.wallNow()});
    shown.clock.advance(std::chrono::seconds(30));
    shown.view.setReadUntil(std::nullopt);
    shown.clock.advance(std::chrono::seconds(1));
    QVERIFY(shown.refresh());
    QCOMPARE(shown.texts(shown.view.waits(), 4), QStringList{u"1.0 s"_s});
    // The table in which one works is exported.
    QCOMPARE(shown.view.exported().rows.size(), 2);
    shown.view.waits()->setFocus();
    QCOMPARE(shown.view.exported().rows.size(), 1);
}

void TestOwners::whoHoldsNothingAnyMoreSaysSo()
{
    ShownOwners shown;
    shown.view.apply(
        diffOf({lockOf({.name = "a", .owner = "w1"}), lockOf({.name = "b", .owner = "w2", .waiters = 1})}));
    QVERIFY(shown.refresh());
    for (SteadyTable *table : {shown.view.holders(), shown.view.waits()}) {
        QTest::mouseMove(table->viewport(), {20, 5});
        QTest::mouseMove(table->viewport(), {25, 6});
    }
    const auto goes = [&](const BoardDiffPtr &diff, const QString &words) {
        const QSignalSpy updated(&shown.view, &OwnersView::updated);
        shown.view.apply(diff); // as news: the hand holds the rows
        return QTest::qWaitFor(
            [&] { return !updated.isEmpty() && shown.texts(shown.view.holders(), 5).contains(words); }, kPatienceMs);
    };
    QVERIFY(goes(diffOf({lockOf({.name = "b", .owner = "w3"})}, {"a"}), u"– Holds nothing now"_s));
    QCOMPARE(shown.texts(shown.view.holders(), 0),
             QStringList({u"w1"_s, u"w2"_s, u"w3"_s})); // w3 comes to its place with the next motion of rows
    QCOMPARE(shown.texts(shown.view.waits(), 3), QStringList{u"– Not listed"_s});
    // Whose lock cannot be judged need not have given it back.
    QVERIFY(goes(diffOf({lockOf({.name = "b", .owner = "w3", .verdict = Verdict::Unknown})}), u"– Not listed"_s));
    QVERIFY(shown.refresh()); // asked for
    QVERIFY(shown.texts(shown.view.holders(), 0).isEmpty());
}

void TestOwners::ownLocksAreMarked()
{
    ShownOwners shown;
    shown.view.apply(diffOf(someLocks()));
    shown.view.setOwnLocks({OwnLock{.name = "b", .token = "w1"}, OwnLock{.name = "d", .token = "token"}});
    QVERIFY(shown.refresh());
    SteadyTable *holders = shown.view.holders();
    QTRY_COMPARE_WITH_TIMEOUT(shown.texts(holders, 0),
                              QStringList({u"★ this window: db1 · w1"_s, u"db1 · w2"_s, u"★ this window: token"_s}),
                              kPatienceMs);
    const QModelIndex mine = holders->rowsModel()->index(0, 0);
    QVERIFY2(mine.data(Qt::ToolTipRole).toString().contains(u"★ This window holds 2 of them"_s),
             qPrintable(mine.data(Qt::ToolTipRole).toString()));
    QVERIFY(mine.data(Qt::AccessibleDescriptionRole).toString().startsWith(u"★ This window holds 2 of them"_s));
    QVERIFY(!holders->rowsModel()->index(1, 0).data(Qt::AccessibleDescriptionRole).toString().contains(u"★"_s));
    const auto heldBy = shown.texts(shown.view.waits(), 1);
    QVERIFY2(std::all_of(heldBy.begin(), heldBy.end(),
                         [](const QString &text) { return text.startsWith(u"★ this window: "_s); }),
             qPrintable(heldBy.join(u'|')));
    QVERIFY(shown.view.waits()
                ->rowsModel()
                ->index(0, 0)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(u"★ This window holds it"_s));
    QVERIFY(shown.view.exported().rows.at(0).at(0).contains(u"w1"_s));

    shown.view.setGroup(HolderGroup::Host);
    QTRY_COMPARE_WITH_TIMEOUT(
        shown.texts(holders, 0),
        QStringList({u"★ 2 owners, including this window"_s, u"★ 1 owners, including this window"_s}), kPatienceMs);
    shown.view.setOwnLocks({});
    QTRY_COMPARE_WITH_TIMEOUT(shown.texts(holders, 0), QStringList({u"2 owners"_s, u"1 owners"_s}), kPatienceMs);
}

void TestOwners::rowsLeadToLocks()
{
    ShownOwners shown;
    shown.view.apply(diffOf(someLocks()));
    QVERIFY(shown.refresh());
    const QSignalSpy wanted(&shown.view, &OwnersView::lockActivated);
    shown.view.holders()->setFocus();
    shown.view.holders()->selectRow(0);
    QTest::keyClick(shown.view.holders(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.last().first().toByteArray(), QByteArray("b")); // held longest by that owner
    shown.view.waits()->setFocus();
    shown.view.waits()->selectRow(0);
    QTest::keyClick(shown.view.waits(), Qt::Key_Return);
    QCOMPARE(wanted.last().first().toByteArray(), QByteArray("d"));
}

void TestOwners::anOverlapIsSaidInWords()
{
    auto lock = std::make_shared<LockState>(*lockOf({.name = "a", .owner = "w1", .waiters = 1}));
    lock->overlap = LockOverlap{.other = "w2"};
    ShownOwners shown;
    shown.view.apply(diffOf({lock, lockOf({.name = "b", .owner = "w3", .waiters = 1})}));
    QVERIFY(shown.refresh());
    for (const auto &names : {shown.texts(shown.view.holders(), 5), shown.texts(shown.view.waits(), 0)})
        QVERIFY2(names.contains(u"‼ Overlap: a"_s) && names.contains(u"b"_s), qPrintable(names.join(u", "_s)));
}

void TestOwners::hostileWordsAreText()
{
    ShownOwners shown;
    shown.view.apply(diffOf({lockOf({.name = "a\n<b>", .owner = "<img src=x>\x1b[2J", .waiters = 1})}));
    QVERIFY(shown.refresh());
    const QModelIndex index = shown.view.holders()->rowsModel()->index(0, 0);
    QVERIFY(!index.data().toString().contains(QChar(0x1b)));
    QVERIFY(!index.data(Qt::ToolTipRole).toString().contains(u"<img"_s));
    QVERIFY(!shown.view.waits()->rowsModel()->index(0, 0).data().toString().contains(u'\n'));
}

void TestOwners::whatIsCutIsCopiedWhole()
{
    const QByteArray lock = "lock:" + QByteArray(400, 'n') + "-end";
    const QByteArray owner = QByteArray(400, 'o') + "-end";
    ShownOwners shown;
    shown.view.apply(diffOf({lockOf({.name = lock, .owner = owner, .waiters = 1})}));
    QVERIFY(shown.refresh());
    shown.view.holders()->selectRow(0);
    QStringList cells = RowCopy::text(*shown.view.holders()).split(u'\t');
    QCOMPARE(cells.first(), QString::fromLatin1(owner));
    QCOMPARE(cells.last(), QString::fromLatin1(lock));
    shown.view.waits()->selectRow(0);
    cells = RowCopy::text(*shown.view.waits()).split(u'\t');
    QCOMPARE(cells.first(), QString::fromLatin1(lock));
}

void TestOwners::goesWhileBusy()
{
    std::vector<LockStatePtr> locks;
    for (int i = 0; i < 20'000; ++i)
        locks.push_back(lockOf({.name = QByteArray::number(i), .owner = "w" + QByteArray::number(i % 500)}));
    ShownOwners shown;
    shown.view.apply(diffOf(locks));
    shown.view.setOrder(HolderOrder::Longest);
    shown.view.setFilter(LockFilter(u"name:1"_s));
    // Destroyed with one pass under way, and one more wanted.
}

void TestOwners::whereNobodyIsSeenItIsSaidWhoWasNotAsked()
{
    ShownOwners shown;
    const auto *empty = shown.view.findChild<SteadyTable *>(u"ownersTable"_s)->findChild<QLabel *>();
    const auto tellOf = [&](NodeStatus::Reach third) {
        auto diff = std::make_shared<BoardDiff>();
        for (int i = 0; i < 3; ++i)
            diff->nodes.push_back(
                {.index = i, .label = u"n%1"_s.arg(i + 1), .reach = i == 2 ? third : NodeStatus::Reach::Up});
        diff->complete = true;
        shown.view.apply(diff);
        return shown.refresh();
    };
    QVERIFY(tellOf(NodeStatus::Reach::Up));
    QCOMPARE(empty->text(), u"No lock is held."_s);
    QVERIFY(tellOf(NodeStatus::Reach::Down));
    QCOMPARE(empty->text(), u"No owner on the nodes that answer. Not reached: n3."_s);
    // Of a filter is told only where there is one.
    shown.view.apply(diffOf({lockOf({.name = "who knows", .owner = "w4", .verdict = Verdict::Unknown})}));
    QVERIFY(shown.refresh());
    QCOMPARE(empty->text(), u"No known owners. Not reached: n3."_s);
    QVERIFY(tellOf(NodeStatus::Reach::Up));
    QCOMPARE(empty->text(), u"No known owners."_s);
    shown.view.setFilter(LockFilter(u"name:other"_s));
    QVERIFY(shown.refresh());
    QCOMPARE(empty->text(), u"No known owner holds a lock that matches the filter."_s);
}

LOCKSCOPE_TEST(QApplication, TestOwners)
#include "tst_owners.moc"
