// The lab's diagram, from events that real exercises recorded: what it says, and that it can be read.

#include "fixtures/testprogram.h"

#include <app/lab/view/swimlanesview.h>

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QScrollBar>

using namespace Lockscope::Lab;
using namespace Qt::StringLiterals;

namespace {

struct Recorded
{
    StagePlan plan;
    StageEvents events;
};

/// A line of `lockscope demo --scenario ID --json`.
Recorded recorded(const QString &id)
{
    QFile file(QStringLiteral(LOCKSCOPE_RESOURCES) + u"/../tests/fixtures/lab/"_s + id + u".json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("No recording of %s", qPrintable(id));
    const QJsonObject finding = QJsonDocument::fromJson(file.readLine()).object();
    Recorded found{.plan
                   = {.nodes = finding.value("nodes"_L1).toInt(), .replica = finding.value("replica"_L1).toBool()},
                   .events = {}};
    const auto events = finding.value("events"_L1).toArray();
    for (const auto &event : events)
        found.events.push_back(StageEvent::fromJson(event.toObject()).value());
    return found;
}

Lanes lanesOf(const QString &id)
{
    const Recorded from = recorded(id);
    return Lanes::of(from.events, from.plan);
}

QStringList names(const Lanes &lanes)
{
    QStringList names;
    for (const auto &lane : lanes.lanes)
        names += lane.name;
    return names;
}

/// The bars of a lane, in their order.
QStringList bars(const Lanes &lanes, const QString &lane)
{
    QStringList texts;
    for (const auto &bar : lanes.bars) {
        if (lanes.lanes.at(static_cast<size_t>(bar.lane)).name == lane)
            texts += bar.text;
    }
    return texts;
}

QStringList arrows(const Lanes &lanes, bool isBad)
{
    QStringList texts;
    for (const auto &arrow : lanes.arrows) {
        if (arrow.isBad == isBad)
            texts += arrow.text;
    }
    return texts;
}

QStringList refusals(const Lanes &lanes)
{
    QStringList texts;
    for (const auto &arrow : lanes.arrows) {
        if (arrow.isRefused)
            texts += arrow.text;
    }
    return texts;
}

QStringList marks(const Lanes &lanes, bool isBad)
{
    QStringList texts;
    for (const auto &mark : lanes.marks) {
        if (mark.isBad == isBad && !mark.text.isEmpty())
            texts += mark.text;
    }
    return texts;
}

const QStringList &recordings()
{
    static const QStringList kAll{
        u"bare-del"_s,          u"crash-without-expiry"_s, u"failover-fenced"_s,  u"long-pause"_s,
        u"long-pause-fenced"_s, u"own-lock-deleted"_s,     u"restart-empty"_s,    u"split-vote"_s,
        u"storm-unfair"_s,      u"wrong-lock-deleted"_s,   u"watchdog-saves"_s,   u"lost-update"_s,
        u"incr-prolonged"_s,    u"optimistic-retry"_s,     u"holder-recreates"_s, u"fair-dead-waiter"_s,
        u"readers-overlap"_s,   u"renewed-by-two"_s,       u"job-loses-lock"_s};
    return kAll;
}

} // namespace

class TestLabLanes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eventsSurviveJson_data() { addRecordings(); }
    void eventsSurviveJson();
    void aPausedHolderStillBelieves();
    void aStaleWriteLosesASale();
    void withoutALockThereIsNoLaneOfIt();
    void aDeadOwnersLockStays();
    void aLateDelDeletesAnothersLock();
    void aComparingReleaseLeavesTheLock();
    void aWatchdogRenewsAndSetsAgain();
    void nobodyWakesTheWaiter();
    void tokensAreGivenTwiceAfterAFailover();
    void aDeadWaiterKeepsTheFreeLock();
    void readersShareTheLock();
    void aBlindWatchdogProlongsADeadOwnersLock();
    void aJobEndsWithItsLock();
    void votesAreSquares();
    void aStormFoldsItsWaiters();
    void noTextLiesOnAnother_data();
    void noTextLiesOnAnother();
    void whatIsPlacedStays_data() { addRecordings(); }
    void whatIsPlacedStays();
    void theCursorTellsWhatHappened();
    void thePictureIsExported();

private:
    static void addRecordings()
    {
        QTest::addColumn<QString>("id");
        for (const auto &id : recordings())
            QTest::newRow(qPrintable(id)) << id;
    }
};

void TestLabLanes::eventsSurviveJson()
{
    QFETCH(const QString, id);
    const Recorded from = recorded(id);
    QVERIFY(from.events.size() > 5);
    for (const auto &event : from.events)
        QCOMPARE(StageEvent::fromJson(event.toJson()), std::optional(event));
    QVERIFY(!StageEvent::fromJson({{u"event"_s, u"unheard of"_s}}));
}

void TestLabLanes::aPausedHolderStillBelieves()
{
    const Lanes lanes = lanesOf(u"long-pause-fenced"_s);
    QCOMPARE(names(lanes), (QStringList{u"Ann"_s, u"Bob"_s, u"Lock"_s, u"Stock"_s}));
    QCOMPARE(bars(lanes, u"Ann"_s).mid(0, 2), (QStringList{u"holds, token 1"_s, u"paused, still believes it holds"_s}));
    QCOMPARE(bars(lanes, u"Bob"_s), QStringList{u"holds, token 2"_s});
    QCOMPARE(bars(lanes, u"Lock"_s), (QStringList{u"Ann · TTL 600 ms"_s, u"Bob"_s}));
    QCOMPARE(arrows(lanes, true), QStringList()); // it does no harm
    QCOMPARE(refusals(lanes), QStringList{u"writes 99, token 1"_s});
    QCOMPARE(marks(lanes, true), QStringList{u"expired"_s});
    const auto refused
        = std::find_if(lanes.marks.begin(), lanes.marks.end(), [](const Lanes::Mark &mark) { return mark.isGood; });
    QVERIFY(refused != lanes.marks.end() && refused->text == u"refused: token 1 < 2"_s);
}

void TestLabLanes::aStaleWriteLosesASale()
{
    const Lanes lanes = lanesOf(u"long-pause"_s);
    QCOMPARE(arrows(lanes, true), QStringList{u"writes 99"_s});
    QVERIFY(marks(lanes, true).contains(u"stock 99: Bob's sale is lost"_s));
}

void TestLabLanes::withoutALockThereIsNoLaneOfIt()
{
    const Lanes lost = lanesOf(u"lost-update"_s);
    QCOMPARE(names(lost), (QStringList{u"Ann"_s, u"Bob"_s, u"Stock"_s}));
    QCOMPARE(marks(lost, true), QStringList{u"stock 99: Bob's sale is lost"_s});
    const Lanes optimistic = lanesOf(u"optimistic-retry"_s);
    QCOMPARE(marks(optimistic, true), QStringList());
    QCOMPARE(marks(optimistic, false),
             (QStringList{u"stock 99"_s, u"refused: the stock is not 100 any more"_s, u"stock 98"_s}));
}

void TestLabLanes::aDeadOwnersLockStays()
{
    const Lanes lanes = lanesOf(u"crash-without-expiry"_s);
    QCOMPARE(bars(lanes, u"Lock"_s), QStringList{u"Ann · no expiry"_s});
    const auto key = std::find_if(lanes.bars.begin(), lanes.bars.end(),
                                  [](const Lanes::Bar &bar) { return bar.look == Lanes::Look::Key; });
    QVERIFY(key != lanes.bars.end() && !key->to);
    QCOMPARE(marks(lanes, true), QStringList{u"killed"_s});
    QVERIFY(marks(lanes, false).contains(u"gives up"_s));
    QCOMPARE(bars(lanes, u"Bob"_s), QStringList{u"waits"_s});
}

void TestLabLanes::aLateDelDeletesAnothersLock()
{
    const Lanes lanes = lanesOf(u"wrong-lock-deleted"_s);
    QCOMPARE(arrows(lanes, true), QStringList{u"DEL deletes Bob's lock"_s});
    QCOMPARE(marks(lanes, true), (QStringList{u"expired"_s, u"deleted by Ann"_s}));
    QCOMPARE(bars(lanes, u"Work"_s),
             (QStringList{u"Ann"_s, u"Ann + Bob at once"_s, u"Bob"_s, u"Bob + Carl at once"_s}));
    QCOMPARE(bars(lanes, u"Bob"_s), (QStringList{u"holds"_s, u"believes it holds"_s}));
    // The key ends where the arrow that deletes it arrives.
    const auto arrow
        = std::find_if(lanes.arrows.begin(), lanes.arrows.end(), [](const Lanes::Arrow &one) { return one.isBad; });
    const auto key = std::find_if(lanes.bars.begin(), lanes.bars.end(), [](const Lanes::Bar &bar) {
        return bar.look == Lanes::Look::Key && bar.text == u"Bob"_s;
    });
    QCOMPARE(key->to, std::optional(arrow->at));
}

void TestLabLanes::aComparingReleaseLeavesTheLock()
{
    const Lanes lanes = lanesOf(u"own-lock-deleted"_s);
    QVERIFY(arrows(lanes, false).contains(u"release: not the owner"_s));
    QCOMPARE(refusals(lanes), (QStringList{u"release: not the owner"_s, u"acquire: refused"_s})); // Ann, Carl
    QCOMPARE(arrows(lanes, true), QStringList());
    QCOMPARE(bars(lanes, u"Lock"_s).constLast(), u"Bob"_s);
    QCOMPARE(bars(lanes, u"Bob"_s), QStringList{u"holds"_s});
}

void TestLabLanes::aWatchdogRenewsAndSetsAgain()
{
    const Lanes saves = lanesOf(u"watchdog-saves"_s);
    const auto renewals = std::count_if(saves.marks.begin(), saves.marks.end(), [](const Lanes::Mark &mark) {
        return mark.sign == Lanes::Mark::Sign::Renewal;
    });
    QVERIFY(renewals >= 3);
    QCOMPARE(bars(saves, u"Ann"_s), QStringList{u"holds"_s});
    const Lanes prolonged = lanesOf(u"incr-prolonged"_s); // by a waiter
    QCOMPARE(bars(prolonged, u"Lock"_s), QStringList{u"Ann · TTL 800 ms"_s});
    const Lanes recreates = lanesOf(u"holder-recreates"_s);
    QVERIFY(names(recreates).contains(u"Operator"_s));
    QCOMPARE(marks(recreates, true).mid(0, 2), (QStringList{u"deleted"_s, u"set again"_s}));
}

void TestLabLanes::nobodyWakesTheWaiter()
{
    const Lanes lanes = lanesOf(u"bare-del"_s);
    QCOMPARE(bars(lanes, u"Bob"_s).constFirst(), u"waits"_s);
    const auto waits = std::find_if(lanes.bars.begin(), lanes.bars.end(),
                                    [](const Lanes::Bar &bar) { return bar.look == Lanes::Look::Waits; });
    const auto key = std::find_if(lanes.bars.begin(), lanes.bars.end(),
                                  [](const Lanes::Bar &bar) { return bar.look == Lanes::Look::Key; });
    QVERIFY(key->to && waits->to && *waits->to > *key->to); // beside a free lock
}

void TestLabLanes::tokensAreGivenTwiceAfterAFailover()
{
    const Lanes lanes = lanesOf(u"failover-fenced"_s);
    QCOMPARE(names(lanes).mid(2), (QStringList{u"Master A"_s, u"Replica B"_s, u"Sentinel"_s, u"Stock"_s}));
    QCOMPARE(bars(lanes, u"Ann"_s).constFirst(), u"holds, token 1"_s);
    QCOMPARE(bars(lanes, u"Bob"_s), QStringList{u"holds, token 1"_s});
    QCOMPARE(bars(lanes, u"Master A"_s), (QStringList{u"Ann"_s, u"down"_s}));
    QVERIFY(marks(lanes, true).contains(u"token 1 again"_s));
    QVERIFY(marks(lanes, true).contains(u"stock 99: Bob's sale is lost"_s));
}

void TestLabLanes::aDeadWaiterKeepsTheFreeLock()
{
    const Lanes lanes = lanesOf(u"fair-dead-waiter"_s);
    QCOMPARE(bars(lanes, u"Lock"_s).mid(1, 1), QStringList{u"free, kept for dead Bob"_s});
    QCOMPARE(bars(lanes, u"Carl"_s), (QStringList{u"waits"_s, u"holds"_s}));
    QCOMPARE(marks(lanes, true), QStringList{u"killed"_s});
}

void TestLabLanes::readersShareTheLock()
{
    const Lanes lanes = lanesOf(u"readers-overlap"_s);
    const QStringList lock = bars(lanes, u"Lock"_s);
    QCOMPARE(lock.mid(0, 4), (QStringList{u"Ann"_s, u"Ann + Bob"_s, u"Bob"_s, u"Bob + Ann"_s}));
    QCOMPARE(lock.constLast(), u"Writer"_s);
    QCOMPARE(bars(lanes, u"Writer"_s), (QStringList{u"waits"_s, u"holds"_s}));
    QCOMPARE(marks(lanes, true), QStringList());
    for (const auto &bar : lanes.bars) // from one reader to the next there is no gap
        QVERIFY(bar.look != Lanes::Look::Believes && bar.look != Lanes::Look::Clash);
}

void TestLabLanes::aBlindWatchdogProlongsADeadOwnersLock()
{
    const Lanes lanes = lanesOf(u"renewed-by-two"_s);
    QVERIFY(marks(lanes, true).contains(u"renewed, though Bob is dead"_s));
    QVERIFY(bars(lanes, u"Ann"_s).contains(u"believes it holds"_s));
    QVERIFY(bars(lanes, u"Work"_s).contains(u"Ann + Bob at once"_s));
}

void TestLabLanes::aJobEndsWithItsLock()
{
    const Lanes lanes = lanesOf(u"job-loses-lock"_s);
    QCOMPARE(bars(lanes, u"Job"_s), (QStringList{u"holds"_s, u"believes it holds"_s}));
    QVERIFY(marks(lanes, true).contains(u"ended by lockscope run"_s));
    QCOMPARE(bars(lanes, u"Lock"_s).constLast(), u"Bob"_s);
}

void TestLabLanes::votesAreSquares()
{
    const Lanes split = lanesOf(u"split-vote"_s);
    QList<qsizetype> first;
    for (const auto &votes : split.votes) {
        if (first.size() < 3)
            first += votes.owners.count(votes.owner);
    }
    QCOMPARE(first, (QList<qsizetype>{2, 2, 1}));
    const Lanes restart = lanesOf(u"restart-empty"_s);
    QList<qsizetype> granted;
    for (const auto &votes : restart.votes)
        granted += votes.owners.count(votes.owner);
    QCOMPARE(granted, (QList<qsizetype>{3, 3}));
    QVERIFY(marks(restart, true).contains(u"back, empty"_s));
    QCOMPARE(bars(restart, u"Node C"_s), (QStringList{u"Ann"_s, u"down"_s, u"Bob"_s}));
}

void TestLabLanes::aStormFoldsItsWaiters()
{
    const Lanes lanes = lanesOf(u"storm-unfair"_s);
    QCOMPARE(names(lanes), (QStringList{u"Ann"_s, u"Waiter 1–6"_s, u"Lock"_s, u"Work"_s}));
    QCOMPARE(bars(lanes, u"Waiter 1–6"_s).size(), 6);
    QVERIFY(marks(lanes, false).contains(u"6 wait"_s));
    QVERIFY(!marks(lanes, true).filter(u"overtakes"_s).isEmpty());
}

void TestLabLanes::noTextLiesOnAnother_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("height");
    for (const auto &id : recordings()) {
        for (const double height : {200.0, 420.0, 800.0})
            QTest::addRow("%s in %.0f", qPrintable(id), height) << id << height;
    }
}

void TestLabLanes::noTextLiesOnAnother()
{
    QFETCH(const QString, id);
    QFETCH(const double, height);
    const Lanes lanes = lanesOf(id);
    const LaneLayout placed = LaneLayout::of(lanes, QGuiApplication::font(), height, 0);
    std::vector<std::pair<QRectF, QString>> all;
    for (const auto &text : placed.texts)
        all.emplace_back(text.rect, text.words);
    for (const auto &squares : placed.squares)
        all.emplace_back(squares.rect, u"squares"_s);
    for (size_t i = 0; i < placed.bars.size(); ++i) {
        if (lanes.bars[i].look != Lanes::Look::Frozen)
            all.emplace_back(placed.bars[i].adjusted(1, 1, -1, -1), lanes.bars[i].text);
    }
    for (size_t a = 0; a < all.size(); ++a) {
        QVERIFY2(all[a].first.right() <= placed.width, qPrintable(all[a].second));
        for (size_t b = a + 1; b < all.size(); ++b)
            QVERIFY2(!all[a].first.intersects(all[b].first), qPrintable(all[a].second + u" / "_s + all[b].second));
    }
    const QFontMetricsF metrics(LaneLayout::labelFont(QGuiApplication::font()));
    for (size_t i = 0; i < placed.bars.size(); ++i) {
        if (lanes.bars[i].look != Lanes::Look::Frozen)
            QVERIFY2(metrics.horizontalAdvance(lanes.bars[i].text) <= placed.bars[i].width(),
                     qPrintable(lanes.bars[i].text));
    }
}

/// More events move nothing that is there.
void TestLabLanes::whatIsPlacedStays()
{
    QFETCH(const QString, id);
    const Recorded from = recorded(id);
    const Lanes whole = Lanes::of(from.events, from.plan);
    const LaneLayout last = LaneLayout::of(whole, QGuiApplication::font(), 500, 0);
    QVERIFY(std::is_sorted(last.moments.begin(), last.moments.end()));
    const Lanes cut = Lanes::of({from.events.begin(), from.events.end() - 3}, from.plan);
    if (names(cut) != names(whole))
        return; // another lane came
    const LaneLayout before = LaneLayout::of(cut, QGuiApplication::font(), 500, 0);
    for (size_t i = 0; i + 2 < before.moments.size(); ++i)
        QCOMPARE(before.moments[i], last.moments[i]);
}

void TestLabLanes::theCursorTellsWhatHappened()
{
    const Recorded from = recorded(u"wrong-lock-deleted"_s);
    SwimLanesView view;
    view.resize(400, 420);
    view.showAll(u"DEL"_s, from.plan, from.events);
    view.QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QVERIFY(!view.accessibleName().isEmpty());
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(view.cursor(), 0);
    QVERIFY2(view.accessibleDescription().contains(u"Ann has the lock"_s), qPrintable(view.accessibleDescription()));
    QString all;
    for (size_t i = 0; i < view.lanes().moments.size(); ++i) {
        all += view.accessibleDescription() + u'\n';
        QTest::keyClick(&view, Qt::Key_Right);
    }
    QCOMPARE(view.cursor(), -1); // behind the last one: now
    QVERIFY2(all.contains(u"Ann releases the lock: deleted"_s), qPrintable(all));
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.cursor(), static_cast<int>(view.lanes().moments.size()) - 1);
    QVERIFY(view.horizontalScrollBar()->maximum() > 0); // and it is scrolled to
    const double x = view.placed().moments.back() - view.horizontalScrollBar()->value();
    QVERIFY(x > 0 && x < view.viewport()->width());
    QTest::keyClick(&view, Qt::Key_Escape);
    QCOMPARE(view.cursor(), -1);
}

void TestLabLanes::thePictureIsExported()
{
    const Recorded from = recorded(u"long-pause-fenced"_s);
    SwimLanesView view;
    view.resize(300, 200); // all of it, although it is scrolled
    view.showAll(u"Fencing & more"_s, from.plan, from.events);
    const QByteArray svg = view.svg();
    for (const char *text :
         {"Fencing &amp; more", "paused, still believes it holds", "refused: token 1 &lt; 2", "Stock"})
        QVERIFY2(svg.contains(text), text);
    const QImage image = view.image();
    QVERIFY(image.width() > view.placed().width && image.height() > view.placed().height);
    QVERIFY(image.pixelColor(0, 0) == view.palette().color(QPalette::Base));
}

LOCKSCOPE_TEST(QApplication, TestLabLanes)
#include "tst_lablanes.moc"
