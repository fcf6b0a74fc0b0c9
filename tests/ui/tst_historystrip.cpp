#include "fixtures/testprogram.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>

#include "madeuphistory.h"

#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/locks/historystripfeed.h>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

using StripPart = HistoryStrip::Kind;

constexpr qint64 kStripMinute = 60'000;

StripWindow stripWindow(qint64 ms)
{
    return StripWindow::until(atMs(ms));
}

/// Paints one pixel per second, and returns its middle line of bars.
QImage imageOf(const HistoryStrip &strip, qint64 nowMs, const StripLook &look = {})
{
    QImage image(600, look.hasTexts ? 60 : 20, QImage::Format_RGB32);
    const Roles &roles = Roles::of(QPalette());
    image.fill(roles.panel);
    QPainter painter(&image);
    paintHistoryStrip(&painter, image.rect(), strip, stripWindow(nowMs), roles, look);
    return image;
}

/// The strip as a text to compare: kind, begin and end of each part in milliseconds, owner.
QString partsOf(const std::vector<HistoryStrip::Part> &parts, const HistoryStrip &strip)
{
    QStringList lines;
    const auto ms = [](Instant at) {
        return at == HistoryStrip::kGoesOn ? u"…"_s : QString::number(floorMillis(at - MadeUpHistory::kStart).count());
    };
    for (const auto &part : parts) {
        const QString sign = part.kind == StripPart::Held ? u""_s : part.kind == StripPart::Unknown ? u"?"_s : u"w"_s;
        const QString owner
            = part.owner < strip.owners.size() ? QString::fromUtf8(strip.owners[part.owner]) : QString();
        lines += sign + ms(part.from) + u"-"_s + ms(part.to) + owner
            + (part.count > 1 ? u"*%1"_s.arg(part.count) : QString());
    }
    return lines.join(u' ');
}

QString partsOf(const HistoryStripPtr &strip)
{
    return strip ? partsOf(strip->parts, *strip) : u"null"_s;
}

} // namespace

class TestHistoryStrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsHoldsOfOneLock();
    void mergesHoldsTooShortToSee();
    void showsWhatIsNotKnown();
    void showsWaitersAndMarks();
    void takesOnlyNewEvents();
    void aNewNameCostsOnlyItsOwnEvents();
    void isTheSameHoweverItCame();
    void startsAnewAfterARewind();
    void forgetsWhatTheLogForgot();
    void openHoldsOfALogThatForgotTheirBeginning();
    void pausesAreNotWatched();
    void paintsEachHoldInItsOwnersColour();
    void paintsLongNamesWithinTheStrip();
    void tipsTellTheMoment();
    void theFeedMakesThemInAWorker();
};

void TestHistoryStrip::showsHoldsOfOneLock()
{
    MadeUpHistory history;
    history.held("a", "x", 1000, 2000).held("b", "z", 1500, 9000).held("a", "y", 2500, 4000).began("a", "x", 5000);
    HistoryStrips strips;
    strips.setNames({"a"});
    QVERIFY(!strips.strip("a"));
    strips.setHistory(history.snapshot(10'000));
    QCOMPARE(partsOf(strips.strip("a")), u"1000-2000x 2500-4000y 5000-…x"_s);
    const auto &parts = strips.strip("a")->parts;
    QVERIFY(parts[0].slot != parts[1].slot);
    QCOMPARE(parts[0].slot, parts[2].slot);
    QVERIFY(!strips.strip("b"));
    strips.setNames({"b", "never seen"});
    QCOMPARE(partsOf(strips.strip("b")), u"1500-9000z"_s);
    QCOMPARE(partsOf(strips.strip("never seen")), QString());
    QVERIFY(!strips.strip("a"));
}

void TestHistoryStrip::mergesHoldsTooShortToSee()
{
    MadeUpHistory history;
    for (int i = 0; i < 100'000; ++i)
        history.held("a", QByteArray::number(i), i * 10, i * 10 + 5);
    HistoryStrips strips;
    strips.setNames({"a"});
    strips.setHistory(history.snapshot(1'000'000));
    const auto strip = strips.strip("a");
    QVERIFY2(strip->parts.size() <= 1'000'000 / 250 + 1, qPrintable(QString::number(strip->parts.size())));
    int holds = 0;
    for (const auto &part : strip->parts)
        holds += part.count;
    QCOMPARE(holds, 100'000);
}

void TestHistoryStrip::showsWhatIsNotKnown()
{
    MadeUpHistory history;
    history.began("a", "x", 0, false).sight(false, "a", 3000).sight(true, "a", 5000);
    history.ended("a", 9000, HoldEnd::Unknown, 2000);
    history.gap(20'000, 30'000);
    HistoryStrips strips;
    strips.setNames({"a"});
    strips.setHistory(history.snapshot(40'000));
    const auto strip = strips.strip("a");
    QCOMPARE(partsOf(strip), u"0-7000x ?3000-5000 ?7000-9000"_s);
    QVERIFY(!strip->parts[0].beginSeen);
    QVERIFY(strip->at(atMs(25'000), StripPart::Unwatched) != nullptr);
    QVERIFY(strip->at(atMs(35'000), StripPart::Unwatched) == nullptr);
    // A hold that is out of sight at its end.
    MadeUpHistory lost;
    lost.began("a", "x", 0).sight(false, "a", 3000).ended("a", 9000, HoldEnd::Lost);
    strips.setHistory(lost.snapshot(10'000));
    QCOMPARE(partsOf(strips.strip("a")), u"0-9000x ?3000-9000"_s);
}

void TestHistoryStrip::showsWaitersAndMarks()
{
    MadeUpHistory history;
    history.began("a", "x", 0).waited("a", 2, 1000).waited("a", 3, 1500).waited("a", 0, 4000).waited("a", 1, 4100);
    history.node(HistoryKind::NodeDown, 3, 5000).node(HistoryKind::NodeUp, 3, 5050);
    history.node(HistoryKind::NodeDown, 3, 5100).node(HistoryKind::NodeRestarted, 3, 6000);
    history.overlapped("a", "x", "y", 7000, 500);
    HistoryStrips strips;
    strips.setNames({"a"});
    strips.setHistory(history.snapshot(10'000));
    const auto strip = strips.strip("a");
    QCOMPARE(partsOf(strip->waits, *strip), u"w1000-…*3"_s);
    QCOMPARE(strip->marks.size(), size_t(3));
    QVERIFY(strip->marks[0] == (HistoryStrip::Mark{.at = atMs(5000), .kind = HistoryKind::NodeDown, .node = 3}));
    QVERIFY(strip->marks[1].kind == HistoryKind::NodeRestarted);
    QVERIFY(strip->marks[2].kind == HistoryKind::Overlap);
    // A node's event concerns locks that are added later as well.
    strips.setNames({"b"});
    QCOMPARE(strips.strip("b")->marks.size(), size_t(2));
}

void TestHistoryStrip::takesOnlyNewEvents()
{
    MadeUpHistory history;
    for (int i = 0; i < 20'000; ++i)
        history.held("lock" + QByteArray::number(i % 500), "x", i, i + 1);
    HistoryStrips strips;
    strips.setNames({"lock1", "lock2"});
    strips.setHistory(history.snapshot(kStripMinute));
    const quint64 before = strips.eventsSeen();
    const auto unchanged = strips.strip("lock2");
    history.held("lock1", "y", 50'000, 51'000);
    strips.setHistory(history.snapshot(kStripMinute + 1));
    QCOMPARE(strips.eventsSeen() - before, quint64(2));
    QCOMPARE(strips.strip("lock1")->parts.back().from, atMs(50'000));
    QCOMPARE(strips.strip("lock2"), unchanged); // not copied
}

void TestHistoryStrip::aNewNameCostsOnlyItsOwnEvents()
{
    MadeUpHistory history;
    for (int i = 0; i < 40'000; ++i)
        history.held("lock" + QByteArray::number(i % 500), "x", i * 10, i * 10 + 5);
    HistoryStrips strips;
    strips.setHistory(history.snapshot(10 * kStripMinute));
    const quint64 before = strips.eventsSeen();
    strips.setNames({"lock7"});
    QVERIFY(strips.strip("lock7"));
    QVERIFY2(strips.eventsSeen() - before <= 2 * 80, qPrintable(QString::number(strips.eventsSeen() - before)));
    QCOMPARE(strips.strip("lock7")->parts.size(), size_t(80));
}

void TestHistoryStrip::isTheSameHoweverItCame()
{
    MadeUpHistory history;
    HistoryStrips stepwise;
    stepwise.setNames({"a", "b"});
    for (int i = 0; i < 6000; ++i) { // more than a chunk
        history.held(i % 3 == 0 ? "a" : "b", "owner" + QByteArray::number(i % 4), i * 100, i * 100 + 60);
        if (i % 500 == 0)
            history.node(HistoryKind::NodeDown, 1, i * 100).gap(i * 100 + 10, i * 100 + 40);
        if (i % 97 == 0)
            stepwise.setHistory(history.snapshot(i * 100 + 70));
    }
    history.began("a", "last", 600'000);
    const auto snapshot = history.snapshot(700'000);
    stepwise.setHistory(snapshot);
    HistoryStrips whole;
    whole.setHistory(snapshot);
    whole.setNames({"a", "b"});
    for (const QByteArray &name : {"a"_ba, "b"_ba}) {
        QCOMPARE(partsOf(stepwise.strip(name)), partsOf(whole.strip(name)));
        QVERIFY(stepwise.strip(name)->marks == whole.strip(name)->marks);
        QVERIFY(stepwise.strip(name)->unwatched == whole.strip(name)->unwatched);
    }
}

void TestHistoryStrip::startsAnewAfterARewind()
{
    MadeUpHistory history;
    history.held("a", "x", 1000, 2000);
    const auto early = history.snapshot(3000);
    history.held("a", "y", 4000, 5000);
    HistoryStrips strips;
    strips.setNames({"a"});
    strips.setHistory(history.snapshot(6000));
    strips.setHistory(early);
    QCOMPARE(partsOf(strips.strip("a")), u"1000-2000x"_s);
    MadeUpHistory other;
    other.held("a", "z", 1000, 7000);
    strips.setHistory(other.snapshot(8000));
    QCOMPARE(partsOf(strips.strip("a")), u"1000-7000z"_s);
}

void TestHistoryStrip::forgetsWhatTheLogForgot()
{
    MadeUpHistory history({.events = 1000});
    HistoryStrips strips;
    strips.setNames({"a"});
    for (int i = 0; i < 5000; ++i) {
        history.held("a", QByteArray::number(i), i * 1000, i * 1000 + 500);
        if (i % 100 == 0)
            strips.setHistory(history.snapshot(i * 1000 + 600));
    }
    strips.setHistory(history.snapshot(5'000'000));
    const auto strip = strips.strip("a");
    QVERIFY2(strip->parts.size() <= 500, qPrintable(QString::number(strip->parts.size())));
    QVERIFY(strip->owners.size() <= 520);
    QCOMPARE(strip->owners[strip->parts.back().owner], "4999"_ba);
    QVERIFY(strip->knownSince > atMs(4'000'000));
}

void TestHistoryStrip::openHoldsOfALogThatForgotTheirBeginning()
{
    MadeUpHistory history({.events = 100});
    history.began("a", "x", 0).waited("a", 1, 10);
    for (int i = 0; i < 500; ++i)
        history.held("b", "z", i * 100, i * 100 + 50);
    HistoryStrips strips;
    strips.setNames({"a"});
    strips.setHistory(history.snapshot(kStripMinute));
    QCOMPARE(partsOf(strips.strip("a")), u"0-…x"_s);
}

void TestHistoryStrip::pausesAreNotWatched()
{
    MadeUpHistory history;
    history.began("a", "x", 0);
    auto paused = std::make_shared<HistorySnapshot>(*history.snapshot(10'000));
    paused->unreadSince = atMs(8000);
    HistoryStrips strips;
    strips.setNames({"a"});
    strips.setHistory(paused);
    QVERIFY(strips.strip("a")->at(atMs(9000), StripPart::Unwatched) != nullptr);
    history.gap(8000, 12'000);
    strips.setHistory(history.snapshot(13'000));
    QVERIFY(strips.strip("a")->at(atMs(9000), StripPart::Unwatched) != nullptr);
    QVERIFY(strips.strip("a")->at(atMs(12'500), StripPart::Unwatched) == nullptr);
}

void TestHistoryStrip::paintsEachHoldInItsOwnersColour()
{
    MadeUpHistory history;
    history.held("a", "x", 100'000, 200'000).held("a", "y", 200'000, 300'000).began("a", "x", 400'000);
    history.sight(false, "a", 500'000).waited("a", 1, 450'000);
    HistoryStrips strips;
    strips.setNames({"a"});
    strips.setHistory(history.snapshot(10 * kStripMinute));
    const auto strip = strips.strip("a");
    const QImage image = imageOf(*strip, 10 * kStripMinute);
    const Roles &roles = Roles::of(QPalette());
    QCOMPARE(image.pixel(50, 10), roles.panel.rgb());
    QCOMPARE(image.pixel(150, 10), stripColour(roles, strip->parts[0].slot).rgb());
    QCOMPARE(image.pixel(250, 10), stripColour(roles, strip->parts[1].slot).rgb());
    QVERIFY(image.pixel(150, 10) != image.pixel(250, 10));
    QCOMPARE(image.pixel(450, 10), image.pixel(150, 10));
    QCOMPARE(image.pixel(550, 10), roles.panel.rgb()); // only an outline
    QCOMPARE(image.pixel(460, 17), roles.warn.rgb());
    QCOMPARE(image.pixel(440, 17), roles.panel.rgb());
    // Ten minutes later the first holds have left the window.
    QCOMPARE(imageOf(*strip, 20 * kStripMinute).pixel(150, 10), roles.panel.rgb());
}

void TestHistoryStrip::paintsLongNamesWithinTheStrip()
{
    MadeUpHistory history;
    history.began("a", QByteArray(500, 'W') + "\x1b[31m\n", 0).node(HistoryKind::NodeDown, 0, 599'000);
    HistoryStrips strips;
    strips.setNames({"a"});
    strips.setHistory(history.snapshot(10 * kStripMinute));
    const QImage image
        = imageOf(*strips.strip("a"), 10 * kStripMinute, {.hasTexts = true, .nodes = {QString(500, u'N')}});
    bool hasWords = false;
    const Roles &roles = Roles::of(QPalette());
    for (int y = 30; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            hasWords = hasWords || image.pixel(x, y) != roles.panel.rgb();
    }
    QVERIFY(hasWords);
    QVERIFY(!imageOf(*strips.strip("a"), 10 * kStripMinute).isNull());
}

void TestHistoryStrip::tipsTellTheMoment()
{
    MadeUpHistory history;
    history.held("a", "x", 100'000, 200'000).began("a", "y", 400'000).waited("a", 2, 450'000);
    history.node(HistoryKind::NodeDown, 1, 500'000).gap(210'000, 300'000);
    HistoryStrips strips;
    strips.setNames({"a"});
    strips.setHistory(history.snapshot(10 * kStripMinute));
    const auto tip = [&](int x) {
        return stripTip(*strips.strip("a"), stripWindow(10 * kStripMinute), QRect(0, 0, 600, 20), x, {u"A"_s, u"B"_s});
    };
    QCOMPARE(tip(50), u"Not held"_s);
    QCOMPARE(tip(150), u"Held by x\nFor 1 m 40 s, until 6 m 40 s ago"_s);
    QCOMPARE(tip(250), u"Not watched"_s);
    QCOMPARE(tip(420), u"Held by y\nFor 3 m 20 s"_s);
    QCOMPARE(tip(501), u"Held by y\nFor 3 m 20 s\nWaiters: up to 2\nnode B went down, 1 m 40 s ago"_s);
}

void TestHistoryStrip::theFeedMakesThemInAWorker()
{
    MadeUpHistory history;
    history.began("a", "x", 0).began("b", "y", 0);
    HistoryStripFeed feed;
    QObject table;
    auto pane = std::make_unique<QObject>();
    const QSignalSpy changed(&feed, &HistoryStripFeed::changed);
    feed.setNames(&table, {"a"});
    feed.setNames(pane.get(), {"b"});
    feed.setHistory(history.snapshot(1000));
    QTRY_VERIFY(feed.strip("a") && feed.strip("b"));
    const auto count = changed.size();
    feed.setHistory(history.snapshot(1100)); // nothing new
    history.ended("a", 2000);
    feed.setHistory(history.snapshot(3000));
    QTRY_COMPARE(partsOf(feed.strip("a")), u"0-2000x"_s);
    QCOMPARE(changed.size(), count + 1);
    pane.reset();
    feed.setHistory(history.snapshot(4000));
    QTRY_VERIFY(!feed.strip("b"));
    QVERIFY(feed.strip("a"));
}

LOCKSCOPE_TEST(QApplication, TestHistoryStrip)
#include "tst_historystrip.moc"
