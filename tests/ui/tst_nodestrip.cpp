#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"

#include <lockscope/core/words/wording.h>
#include <lockscope/ui/kit/elidedlabel.h>
#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/nodes/nodestrip.h>
#include <lockscope/ui/window/banner.h>
#include <lockscope/ui/window/quorumring.h>

#include <QAbstractButton>
#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

std::vector<NodeStatus> nodesWith(NodeStatus::Reach reach)
{
    std::vector<NodeStatus> nodes;
    for (int i = 0; i < 9; ++i)
        nodes.push_back({.index = i, .label = u"redis-%1.example.org:6379"_s.arg(i), .reach = reach});
    return nodes;
}

/// Counts how often a widget is painted.
class PaintCounter : public QObject
{
public:
    explicit PaintCounter(QWidget *widget) { widget->installEventFilter(this); }

    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

    int count = 0;
};

} // namespace

class TestNodeStrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyNodesDownMoveNothing();
    void tellsHowChangesAreHeardOf();
    void tellsWhatEndangersLocks();
    void aYoungNodeIsToldWhoeverSawItStart();
    void aNodeThatSaysNothingIsSilent();
    void theBannerSaysTheWorstWhereThereIsLittleRoom();
    void figuresChangeFourTimesASecondAtMost();
    void aNodeThatHasJustGoneDownIsSoForNoTime();
    void fiveChipsFitBesideADock();
    void threeChipsTellOfQuarantineAndTimer();
    void fiveChipsFit_data();
    void fiveChipsFit();
    void whatIsWrongStaysReadableLongest();
    void latenciesMoveNoChip();
    void aRightClickOpensTheMenuToo();
    void theRingIsPaintedOnlyWhenItChanges();
};

void TestNodeStrip::manyNodesDownMoveNothing()
{
    QWidget window;
    auto *strip = new NodeStrip(Clock::system(), &window);
    auto *layout = new QVBoxLayout(&window);
    layout->addWidget(strip);
    layout->addStretch();
    window.resize(640, 400);
    window.show();
    strip->setNodes(nodesWith(NodeStatus::Reach::Connecting));
    QCoreApplication::processEvents(); // the first layout is done
    const int before = strip->height();
    strip->setNodes(nodesWith(NodeStatus::Reach::Down));
    QCoreApplication::processEvents();
    QCOMPARE(strip->height(), before); // nothing below it moves
    QCOMPARE(window.size(), QSize(640, 400));
    QVERIFY(window.minimumSizeHint().width() < 100);
    const auto chips = strip->findChildren<QAbstractButton *>();
    QCOMPARE(chips.size(), 9);
    for (const auto *chip : chips) {
        QVERIFY(strip->rect().contains(chip->geometry()));
        for (const auto *other : chips)
            QVERIFY(other == chip || !other->geometry().intersects(chip->geometry()));
    }
}

void TestNodeStrip::tellsHowChangesAreHeardOf()
{
    NodeStrip strip;
    NodeStatus node{.label = u"A"_s, .reach = NodeStatus::Reach::Up};
    const auto tip = [&] { return strip.findChild<QAbstractButton *>(u"nodeChip0"_s)->toolTip(); };
    strip.setNodes({node}); // being set up
    QCOMPARE(strip.textOf(0), u"● A"_s);
    node.feed = FeedKind::Tracking;
    strip.setNodes({node});
    QCOMPARE(strip.textOf(0), u"● A"_s); // as it should be
    QVERIFY2(tip().contains(u"Updates via key tracking"_s), qPrintable(tip()));
    node.feed = FeedKind::KeyspaceEvents;
    node.feedWhy = u"no right to <b>client|tracking</b>"_s;
    strip.setNodes({node});
    QCOMPARE(strip.textOf(0), u"● A\nevents"_s);
    QVERIFY2(tip().contains(u"via keyspace events, because: no right to &lt;b&gt;client|tracking"_s),
             qPrintable(tip()));
    node.feed = FeedKind::None;
    strip.setNodes({node});
    QCOMPARE(strip.textOf(0), u"● A\ntimer only"_s);
    QVERIFY2(tip().contains(u"via the timer only, because: "_s), qPrintable(tip()));
    // Of a node that is down there are graver things to say.
    node.reach = NodeStatus::Reach::Down;
    strip.setNodes({node});
    QVERIFY(!strip.textOf(0).contains(u"timer"_s));
}

void TestNodeStrip::tellsWhatEndangersLocks()
{
    using namespace std::chrono_literals;
    FakeClock clock;
    NodeStrip strip(clock);
    NodeStatus node{
        .label = u"A"_s, .reach = NodeStatus::Reach::Up, .since = clock.wallNow(), .feed = FeedKind::Tracking};
    node.facts = ServerFacts{.role = u"master"_s, .evictionPolicy = u"noeviction"_s, .appendOnly = false};
    node.clock = ClockOffset{.least = -1ms, .most = 1ms};
    strip.setNodes({node});
    QCOMPARE(strip.textOf(0), u"● A"_s);
    const auto tip = strip.findChild<QAbstractButton *>(u"nodeChip0"_s)->toolTip();
    QVERIFY2(tip.contains(u"keeps no append-only file"_s) && tip.contains(u"clock: +"_s), qPrintable(tip));
    node.facts->evictionPolicy = u"allkeys-lru"_s;
    node.clock = ClockOffset{.least = -2s, .most = -2s};
    node.restartedAt = clock.wallNow();
    node.quarantinedUntil = clock.wallNow() + 18s;
    strip.setNodes({node});
    const QString text = strip.textOf(0);
    for (const auto &words : {u"⚠ evicts"_s, u"⚠ clock −2.0 s"_s, u"◔ quarantine 18"_s})
        QVERIFY2(text.contains(words), qPrintable(text));
    QVERIFY2(text.startsWith(u"● A\n◔ quarantine"_s), qPrintable(text)); // the end may be cut off
    QVERIFY2(!text.contains(u"⟳ restarted"_s), qPrintable(text)); // the quarantine says it
    const QString whole = strip.findChild<QAbstractButton *>(u"nodeChip0"_s)->toolTip();
    QVERIFY2(whole.contains(text.section(u'\n', 1)), qPrintable(whole));
    clock.advance(19s);
    strip.setNodes({node});
    QTRY_VERIFY2(!strip.textOf(0).contains(u"quarantine"_s), qPrintable(strip.textOf(0)));
    QVERIFY2(strip.textOf(0).contains(u"⟳ restarted"_s), qPrintable(strip.textOf(0)));
}

void TestNodeStrip::aYoungNodeIsToldWhoeverSawItStart()
{
    using namespace std::chrono_literals;
    FakeClock clock;
    NodeStrip strip(clock);
    NodeStatus node{
        .label = u"A"_s, .reach = NodeStatus::Reach::Up, .since = clock.wallNow(), .feed = FeedKind::Tracking};
    node.facts = ServerFacts{.role = u"master"_s, .evictionPolicy = u"noeviction"_s, .appendOnly = false};
    node.startedAt = clock.wallNow() - 65s;
    node.mayLackLocksUntil = clock.wallNow() + 60s; // by a TTL of two minutes on the board
    strip.setNodes({node});
    QVERIFY2(strip.textOf(0).startsWith(u"● A\n◔ up since "_s + Wording::timeOfDay(*node.startedAt)),
             qPrintable(strip.textOf(0)));
    const auto *chip = strip.findChild<QAbstractButton *>(u"nodeChip0"_s);
    QVERIFY2(chip->toolTip().contains(u"locks taken before may be missing"_s), qPrintable(chip->toolTip()));
    clock.advance(61s);
    strip.setNodes({node});
    QTRY_COMPARE(strip.textOf(0), u"● A"_s);
    // Of one that was seen to restart the quarantine tells.
    node.startedAt = node.restartedAt = clock.wallNow();
    node.mayLackLocksUntil.reset();
    strip.setNodes({node});
    QTRY_VERIFY2(!strip.textOf(0).contains(u"◔ up"_s), qPrintable(strip.textOf(0)));
}

void TestNodeStrip::aNodeThatSaysNothingIsSilent()
{
    using namespace std::chrono_literals;
    FakeClock clock;
    NodeStrip strip(clock);
    NodeStatus node{.label = u"A"_s, .reach = NodeStatus::Reach::Up, .since = clock.wallNow()};
    node.error
        = Error{.kind = ErrorKind::Timeout, .message = u"A was asked and has said nothing for more than 2000 ms"_s};
    strip.setNodes({node});
    QVERIFY2(strip.textOf(0).startsWith(u"⚠ A\nsilent "_s), qPrintable(strip.textOf(0)));
    node.error = Error{.kind = ErrorKind::Permission, .message = u"A refuses this user"_s};
    strip.setNodes({node});
    QTRY_VERIFY2(strip.textOf(0).startsWith(u"⚠ A\nnot readable "_s), qPrintable(strip.textOf(0)));
}

void TestNodeStrip::theBannerSaysTheWorstWhereThereIsLittleRoom()
{
    using namespace std::chrono_literals;
    const WallTime now = Clock::system().wallNow();
    std::vector<NodeStatus> nodes(3, NodeStatus{.reach = NodeStatus::Reach::Up, .mayLackLocksUntil = now + 1h});
    nodes[1].mayLackLocksUntil.reset();
    nodes[1].quarantinedUntil = now + 1h;
    Banner banner;
    banner.setNodes(nodes, now);
    banner.show();
    const auto *label = banner.findChild<QLabel *>(u"bannerText"_s);
    for (const int width : {1200, 500}) {
        banner.resize(width, banner.sizeHint().height());
        QTRY_COMPARE(label->text().contains(u"started recently"_s), width == 1200);
        QVERIFY2(label->text().contains(u"one more failure stops it."_s), qPrintable(label->text()));
        QVERIFY2(label->heightForWidth(label->width()) <= label->height(), qPrintable(label->text()));
        QVERIFY(label->toolTip().contains(u"started recently"_s)); // whole
    }
    // What is behind the sentence is one key away.
    auto *details = banner.findChild<QPushButton *>(u"bannerDetails"_s);
    QVERIFY(details->isVisible() && (details->focusPolicy() & Qt::TabFocus) != 0);
    QVERIFY(banner.rect().contains(details->geometry()));
    const Roles &roles = Roles::of(banner.palette());
    QCOMPARE(banner.grab().toImage().pixelColor(banner.width() / 2, 0).rgb(), roles.tintOf(banner.severity()).rgb());
    for (const QPalette &colours : {label->palette(), details->palette()})
        QCOMPARE(colours.color(QPalette::WindowText).rgb(), roles.of(banner.severity()).rgb());
    const QSignalSpy wanted(&banner, &Banner::detailsWanted);
    QTest::keyClick(details, Qt::Key_Space);
    QCOMPARE(wanted.size(), 1);
    banner.setNotice(u"‖ Reading stopped"_s);
    QVERIFY(!details->isVisible());
    banner.setNotice({});
    QVERIFY(details->isVisible());
}

void TestNodeStrip::fiveChipsFit_data()
{
    using namespace std::chrono_literals;
    QTest::addColumn<NodeStatus>("node");
    const WallTime now = FakeClock().wallNow();
    const NodeStatus up{
        .reach = NodeStatus::Reach::Up, .since = now, .everUp = true, .roundTrip = 12345us, .feed = FeedKind::Tracking};
    auto node = up;
    node.failedOverAt = now;
    QTest::newRow("failed over") << node;
    node.quarantinedUntil = now + 59s;
    QTest::newRow("failed over, in quarantine") << node;
    node = up;
    node.restartedAt = now;
    QTest::newRow("restarted") << node;
    node = up;
    node.reach = NodeStatus::Reach::Down;
    node.failedOverAt = node.restartedAt = now;
    node.facts = ServerFacts{.role = u"slave"_s, .evictionPolicy = u"allkeys-lru"_s};
    QTest::newRow("down") << node;
    node.everUp = false;
    QTest::newRow("never up") << node;
}

void TestNodeStrip::fiveChipsFit()
{
    QFETCH(NodeStatus, node);
    FakeClock clock;
    NodeStrip strip(clock);
    strip.resize(1280 - 16, 60);
    strip.show();
    std::vector<NodeStatus> nodes;
    for (int i = 0; i < 5; ++i) {
        nodes.push_back(node);
        nodes.back().index = i;
        nodes.back().label = u"redis-%1.example.org:6379"_s.arg(i);
    }
    strip.setNodes(nodes);
    QCoreApplication::processEvents();
    const auto chips = strip.findChildren<QAbstractButton *>();
    QCOMPARE(chips.size(), 5);
    for (const int seconds : {0, 9, 10, 70, 599}) { // nothing is cut as time passes
        clock.advance(std::chrono::seconds(seconds) - (clock.wallNow() - FakeClock().wallNow()));
        strip.setNodes(nodes);
        nodes.front().since += Millis(1); // more than a figure: shown at once
        strip.setNodes(nodes);
        for (const auto *chip : chips) {
            QCOMPARE(chip->y(), chips.first()->y()); // side by side
            QVERIFY(strip.rect().contains(chip->geometry()));
            for (const auto *other : chips)
                QVERIFY(other == chip || !other->geometry().intersects(chip->geometry()));
        }
    }
    // What is left out is told all the same.
    const QString tip = chips.first()->toolTip();
    if (node.failedOverAt)
        QVERIFY2(tip.contains(u"failed over"_s), qPrintable(tip));
    if (node.facts)
        QVERIFY2(tip.contains(u"⚠ evicts"_s) && chips.first()->accessibleName().contains(u"⚠ evicts"_s),
                 qPrintable(tip));
}

void TestNodeStrip::whatIsWrongStaysReadableLongest()
{
    using namespace std::chrono_literals;
    FakeClock clock;
    NodeStrip strip(clock);
    strip.resize(600, 40);
    std::vector<NodeStatus> nodes;
    for (int i = 0; i < 2; ++i)
        nodes.push_back({.index = i,
                         .label = u"node"_s,
                         .reach = i == 0 ? NodeStatus::Reach::Up : NodeStatus::Reach::Down,
                         .since = clock.wallNow() - 70s,
                         .everUp = true,
                         .roundTrip = 1ms,
                         .feed = FeedKind::Tracking});
    strip.setNodes(nodes);
    strip.show();
    const auto chips = strip.findChildren<QAbstractButton *>();
    const int whole = chips.at(0)->width();
    const int wrong = chips.at(1)->width();
    strip.resize(whole + wrong - 20, 40); // the latency goes first
    QVERIFY(chips.at(0)->width() < whole);
    QCOMPARE(chips.at(1)->width(), wrong);
    strip.resize(80, 40);
    for (const auto *chip : chips)
        QVERIFY(strip.rect().contains(chip->geometry()));
}

void TestNodeStrip::latenciesMoveNoChip()
{
    using namespace std::chrono_literals;
    FakeClock clock;
    NodeStrip strip(clock);
    strip.resize(600, 40);
    strip.show();
    std::vector<NodeStatus> nodes;
    for (int i = 0; i < 2; ++i)
        nodes.push_back({.index = i,
                         .label = u"node"_s,
                         .reach = NodeStatus::Reach::Up,
                         .since = clock.wallNow(),
                         .roundTrip = 1800us,
                         .feed = FeedKind::Tracking});
    const auto show = [&](Micros latency) {
        nodes.front().roundTrip = latency;
        nodes.front().since += Millis(1); // more than a figure: shown at once
        strip.setNodes(nodes);
        QList<QRect> places;
        for (const auto *chip : strip.findChildren<QAbstractButton *>())
            places += chip->geometry();
        return places;
    };
    const auto places = show(1800us);
    for (const Micros latency : {Micros(530us), Micros(2ms), Micros(12ms), Micros(888ms)})
        QCOMPARE(show(latency), places);
    // Room for one digit less: the latencies go. They come back with room to spare only.
    const int whole = places.last().right() + 1;
    strip.resize(whole + 1, 40);
    QCOMPARE(show(1800us), places);
    const auto without = show(std::chrono::minutes(2)); // "2 m 00 s"
    QVERIFY(without.first().width() < places.first().width());
    QCOMPARE(show(1800us), without);
}

void TestNodeStrip::aRightClickOpensTheMenuToo()
{
    NodeStrip strip;
    strip.setNodes({{.label = u"A"_s}, {.label = u"B"_s}});
    QList<int> chosen;
    connect(&strip, &NodeStrip::chosen, this, [&chosen](int node) { chosen += node; });
    auto *chip = strip.findChild<QAbstractButton *>(u"nodeChip1"_s);
    QContextMenuEvent event(QContextMenuEvent::Mouse, chip->rect().center(), chip->mapToGlobal(chip->rect().center()));
    QCoreApplication::sendEvent(chip, &event);
    QCOMPARE(chosen, QList<int>{1});
}

void TestNodeStrip::figuresChangeFourTimesASecondAtMost()
{
    using namespace std::chrono_literals;
    FakeClock clock;
    NodeStrip strip(clock);
    NodeStatus node{
        .label = u"A"_s, .reach = NodeStatus::Reach::Up, .since = clock.wallNow(), .feed = FeedKind::Tracking};
    node.roundTrip = 1ms;
    strip.setNodes({node});
    strip.show();
    const QString one = strip.textOf(0);
    node.roundTrip = 2ms;
    strip.setNodes({node});
    QCOMPARE(strip.textOf(0), one); // the board may tell of it two hundred times a second
    QTRY_VERIFY2(strip.textOf(0) != one, qPrintable(strip.textOf(0))); // by itself
    // What an operator must know is there at once.
    node.reach = NodeStatus::Reach::Down;
    strip.setNodes({node});
    QVERIFY2(strip.textOf(0).contains(u"down "_s) || strip.textOf(0).contains(u"not reached "_s),
             qPrintable(strip.textOf(0)));
}

void TestNodeStrip::aNodeThatHasJustGoneDownIsSoForNoTime()
{
    using namespace std::chrono_literals;
    FakeClock clock;
    NodeStrip strip(clock);
    NodeStatus node{.label = u"A"_s, .reach = NodeStatus::Reach::Down, .since = clock.wallNow(), .everUp = true};
    strip.setNodes({node});
    QCOMPARE(strip.textOf(0), u"✕ A\ndown 0 s"_s);
    clock.advance(3s);
    node.label = u"B"_s; // more than a figure: shown at once
    strip.setNodes({node});
    QCOMPARE(strip.textOf(0), u"✕ B\ndown 3 s"_s);
    // What wants a password is not down.
    node.error = Error{.kind = ErrorKind::Authentication, .message = u"The node wants a password"_s};
    strip.setNodes({node});
    QCOMPARE(strip.textOf(0), u"⚠ B\nnot readable 3 s"_s);
    QVERIFY(!strip.findChild<QAbstractButton *>(u"nodeChip0"_s)->toolTip().contains(u"not up since"_s));
}

void TestNodeStrip::fiveChipsFitBesideADock()
{
    using namespace std::chrono_literals;
    FakeClock clock;
    NodeStrip strip(clock);
    strip.resize(822, 80);
    strip.show();
    std::vector<NodeStatus> nodes;
    for (int i = 0; i < 5; ++i)
        nodes.push_back({.index = i,
                         .label = u"127.0.0.1:4133%1"_s.arg(i),
                         .reach = NodeStatus::Reach::Down,
                         .since = clock.wallNow() - 70s,
                         .everUp = true});
    nodes[1].reach = NodeStatus::Reach::Up;
    nodes[1].quarantinedUntil = clock.wallNow() + 1799s;
    nodes[1].restartedAt = clock.wallNow();
    strip.setNodes(nodes);
    QCoreApplication::processEvents();
    const auto chips = strip.findChildren<QAbstractButton *>();
    for (const auto *chip : chips) {
        QCOMPARE(chip->y(), chips.first()->y()); // side by side
        QVERIFY(strip.rect().contains(chip->geometry()));
    }
}

void TestNodeStrip::threeChipsTellOfQuarantineAndTimer()
{
    using namespace std::chrono_literals;
    FakeClock clock;
    NodeStrip strip(clock);
    strip.resize(1280 - 16, 60);
    strip.show();
    std::vector<NodeStatus> nodes;
    for (int i = 0; i < 3; ++i)
        nodes.push_back({.index = i,
                         .label = u"127.0.0.1:4133%1"_s.arg(i),
                         .reach = NodeStatus::Reach::Up,
                         .since = clock.wallNow(),
                         .everUp = true,
                         .roundTrip = 12345us,
                         .quarantinedUntil = clock.wallNow() + 1799s,
                         .feed = FeedKind::None,
                         .feedWhy = u"no right"_s});
    strip.setNodes(nodes);
    QCoreApplication::processEvents();
    const auto chips = strip.findChildren<QAbstractButton *>();
    QCOMPARE(chips.size(), 3);
    for (const auto *chip : chips) {
        QVERIFY2(chip->text().contains(u"◔ quarantine"_s), qPrintable(chip->text()));
        QVERIFY(chip->toolTip().contains(u"timer only"_s) && chip->accessibleName().contains(u"timer only"_s));
    }
}

void TestNodeStrip::theRingIsPaintedOnlyWhenItChanges()
{
    QuorumRing ring;
    PaintCounter paints(&ring);
    auto nodes = nodesWith(NodeStatus::Reach::Up);
    ring.setNodes(nodes, WallTime());
    ring.show();
    QVERIFY(QTest::qWaitForWindowExposed(&ring));
    QTRY_VERIFY(paints.count > 0);
    QCoreApplication::processEvents();
    const int before = paints.count;
    for (int i = 1; i <= 5; ++i) { // many times a second only measurements change
        nodes[0].roundTrip = Micros(100 * i);
        ring.setNodes(nodes, WallTime());
        QCoreApplication::processEvents();
    }
    QCOMPARE(paints.count, before);
    nodes[0].reach = NodeStatus::Reach::Down;
    ring.setNodes(nodes, WallTime());
    QTRY_VERIFY(paints.count > before);
    QCOMPARE(ring.answer(), u"8 of 9 nodes"_s);
}

LOCKSCOPE_TEST(QApplication, TestNodeStrip)
#include "tst_nodestrip.moc"
