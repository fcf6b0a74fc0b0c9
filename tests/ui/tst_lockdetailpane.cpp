#include "fixtures/testprogram.h"

#include "lockstates.h"
#include "madeuphistory.h"
#include "window.h"

#include "fixtures/fakeclock.h"

#include <lockscope/core/words/wording.h>
#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/locks/historystripfeed.h>
#include <lockscope/ui/locks/lockdetailpane.h>
#include <lockscope/ui/tables/texttablemodel.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

std::vector<NodeStatus> nodesUp(int count)
{
    std::vector<NodeStatus> nodes(static_cast<size_t>(count));
    for (int i = 0; i < count; ++i) {
        nodes[static_cast<size_t>(i)].label = QString(QChar(u'A' + i));
        nodes[static_cast<size_t>(i)].reach = NodeStatus::Reach::Up;
    }
    return nodes;
}

LockStatePtr heldBy4Of5(Instant now)
{
    auto lock = std::make_shared<LockState>(
        *makeLock({.verdict = Verdict::HeldDegraded, .votes = 5, .nodes = 5, .heldSince = now - Millis(6600)}, now));
    lock->hold.exact = true;
    lock->assessment.votes = 4;
    lock->assessment.margin = 1;
    lock->assessment.holders = {0, 1, 2, 4};
    lock->readings[3] = {.answer = NodeReading::Answer::Unknown,
                         .readAt = now - Millis(14'000),
                         .rare = NodeReading::Rare{.error = Error{ErrorKind::Unreachable, u"connection refused"_s}}};
    return lock;
}

QPalette darkPalette()
{
    QPalette palette(QColor(0x17, 0x19, 0x1d));
    palette.setColor(QPalette::Base, QColor(0x1f, 0x22, 0x27));
    palette.setColor(QPalette::Text, QColor(0xe4, 0xe7, 0xeb));
    palette.setColor(QPalette::WindowText, QColor(0xe4, 0xe7, 0xeb));
    palette.setColor(QPalette::Highlight, QColor(0x25, 0x63, 0xc9));
    return palette;
}

/// A shown pane of the usual size, on a clock that stands.
struct Pane
{
    Pane()
    {
        pane.resize(LockDetailPane::kUsualWidth, 900);
        pane.setVisible(true);
        clock.advance(std::chrono::hours(10));
        actions.forceRelease = &forceRelease;
        actions.setTtl = &setTtl;
        actions.release = &release;
        actions.renew = &renew;
        release.setEnabled(false);
        renew.setEnabled(false);
    }

    [[nodiscard]] LockStatePtr lock(LockSketch sketch) const
    {
        if (sketch.heldSince == Instant())
            sketch.heldSince = clock.now() - Millis(6600);
        return makeLock(sketch, clock.now());
    }
    [[nodiscard]] QString text(const char *name) const { return textOf(&pane, name); }
    template <typename Widget>
    [[nodiscard]] Widget *find(const char *name) const
    {
        return pane.findChild<Widget *>(QLatin1String(name));
    }
    [[nodiscard]] bool isShown(const char *name) const { return find<QWidget>(name)->isVisible(); }

    FakeClock clock;
    LockDetailPane pane{clock};
    QAction forceRelease;
    QAction setTtl;
    QAction release;
    QAction renew;
    LockPaneActions actions;
};

} // namespace

class TestLockDetailPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsSelected();
    void aSentenceLeads_data();
    void aSentenceLeads();
    void unknownIsNeverNone();
    void figuresComeFromThePast();
    void theSensibleActionIsOffered();
    void theButtonsOpenWhatTheActionsOpen();
    void aDisabledActionSaysWhy();
    void aRecordingOffersOnlyCopying();
    void copies();
    void nodesSayWhatTheyAnswered();
    void sevenNodesNeedNoScrollBar();
    void aNodeThatReportsChangesIsLive();
    void caveatsStayVisibleAndTheRestFolds();
    void lastMinutesFollowTheLock();
    void hostileValuesStayInPlace();
    void itFitsIntoThreeHundredPixels();
    void coloursFollowThePalette();
};

void TestLockDetailPane::nothingIsSelected()
{
    Pane shown;
    QVERIFY(shown.isShown("detailEmpty"));
    for (const char *part : {"detailTitle", "detailExplanation", "detailNodes", "detailCopy", "detailMore", "factHeld"})
        QVERIFY2(!shown.isShown(part), part);
    shown.pane.show(shown.lock({}), nodesUp(1));
    QVERIFY(!shown.isShown("detailEmpty"));
    QVERIFY(shown.isShown("detailTitle"));
    shown.pane.show({}, nodesUp(1));
    QVERIFY(shown.isShown("detailEmpty"));
    QVERIFY(!shown.isShown("detailNodes"));
}

void TestLockDetailPane::aSentenceLeads_data()
{
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<int>("votes");
    QTest::addColumn<bool>("hasTtl");
    QTest::addColumn<QString>("badge");
    QTest::addColumn<QString>("words");
    QTest::newRow("held")
        << Verdict::Held << 5 << true << u"✔ Held"_s
        << u"Held by worker-1 for at least 6.6 s. All 5 nodes agree. Safe for 29.6 s, longer if renewed."_s;
    QTest::newRow("degraded") << Verdict::HeldDegraded << 4 << true << u"✔ Held 4/5"_s
                              << u"Held by worker-1 for at least 6.6 s. 4 of 5 nodes agree; no more may fail. "
                                 "Safe for 29.6 s, longer if renewed."_s;
    QTest::newRow("no expiry") << Verdict::NoExpiry << 5 << false << u"∞ No expiry"_s
                               << u"Held by worker-1 for at least 6.6 s. It never expires: if its owner is gone, "
                                  "it stays locked until someone releases it."_s;
    QTest::newRow("late") << Verdict::RenewLate << 5 << true << u"⚠ Renewing late"_s
                          << u"Held by worker-1 for at least 6.6 s, but its renewal is late. "
                             "It will be lost unless its owner renews it now. Safe for 29.6 s, longer if renewed."_s;
    QTest::newRow("leftover") << Verdict::Leftover << 1 << true << u"◐ Leftover"_s
                              << u"Nobody holds it for sure: 1 of 5 nodes have it. A failed acquire or release may "
                                 "have left it. Other nodes may have lost it, or its owner uses only these nodes. "
                                 "It blocks these nodes until its TTL ends."_s;
    QTest::newRow("endless leftover")
        << Verdict::Leftover << 1 << false << u"◐ Leftover"_s
        << u"Nobody holds it for sure: 1 of 5 nodes have it. A failed acquire or release "
           "may have left it. Other nodes may have lost it, or its owner uses only "
           "these nodes. It has no TTL and blocks these nodes until someone removes it."_s;
    QTest::newRow("unknown") << Verdict::Unknown << 2 << true << u"? Unknown"_s
                             << u"Whether it is held is unknown. Nodes with the lock: 2; silent nodes: 0; "
                                "votes needed: 3."_s;
}

void TestLockDetailPane::aSentenceLeads()
{
    QFETCH(Verdict, verdict);
    QFETCH(int, votes);
    QFETCH(bool, hasTtl);
    QFETCH(QString, badge);
    QFETCH(QString, words);
    Pane shown;
    const auto ttl = hasTtl ? std::optional(Millis(30'000)) : std::nullopt;
    shown.pane.show(shown.lock({.verdict = verdict, .votes = votes, .nodes = 5, .ttl = ttl}), nodesUp(5));
    QCOMPARE(shown.pane.explanation(), words);
    QCOMPARE(shown.text("detailExplanation"), words);
    QCOMPARE(shown.find<QWidget>("detailBadge")->accessibleName(), badge);
    QCOMPARE(shown.text("detailTitle"), u"orders:42"_s);
}

void TestLockDetailPane::unknownIsNeverNone()
{
    Pane shown;
    shown.pane.show(shown.lock({.verdict = Verdict::NoExpiry, .votes = 5, .nodes = 5, .ttl = {}}), nodesUp(5));
    QCOMPARE(shown.text("factHeld"), u"≥ 6.6 s"_s);
    QCOMPARE(shown.text("factTtl"), u"never"_s);
    QCOMPARE(shown.text("factWaiters"), u"unknown"_s);
    QVERIFY(!shown.find<QWidget>("factWaiters")->toolTip().isEmpty());
    QCOMPARE(shown.text("factQuorum"), u"5 of 5"_s);
    QCOMPARE(shown.text("factUsualHold"), u"unknown"_s);
    QCOMPARE(shown.text("factTakes"), u"unknown"_s);
    // Nothing was seen, while some changes were missed.
    shown.pane.setPast(LockPast::of(*MadeUpHistory().snapshot(600'000)));
    QCOMPARE(shown.text("factTakes"), u"unknown"_s);
    shown.pane.show(shown.lock({.verdict = Verdict::Split, .votes = 1, .nodes = 5}), nodesUp(5));
    QCOMPARE(shown.text("factHeld"), u"–"_s);
}

void TestLockDetailPane::figuresComeFromThePast()
{
    Pane shown;
    MadeUpHistory history;
    for (int i = 0; i < 20; ++i)
        history.held("orders:42", "w", i * 30'000 + 1000, i * 30'000 + 6000);
    auto snapshot = std::make_shared<HistorySnapshot>(*history.snapshot(600'000));
    snapshot->completeSince = snapshot->watchedSince;
    shown.pane.setPast(LockPast::of(*snapshot));
    shown.pane.show(shown.lock({}), nodesUp(1));
    QCOMPARE(shown.text("factTakes"), QLocale().toString(2.0, 'f', 1));
    QVERIFY2(shown.text("factUsualHold").endsWith(u"5.0 s"_s), qPrintable(shown.text("factUsualHold")));
    shown.pane.show(shown.lock({.name = "never seen"}), nodesUp(1));
    QCOMPARE(shown.text("factTakes"), u"0"_s); // all changes were seen
    QCOMPARE(shown.text("factUsualHold"), u"unknown"_s);
}

void TestLockDetailPane::theSensibleActionIsOffered()
{
    Pane shown;
    shown.pane.show(shown.lock({}), nodesUp(1));
    QVERIFY(!shown.isShown("detailForceRelease")); // no action was given
    shown.pane.setActions(shown.actions);
    QVERIFY(shown.isShown("detailForceRelease"));
    QVERIFY(!shown.isShown("detailRelease"));
    QVERIFY(!shown.isShown("detailSetTtl"));
    const auto *button = shown.find<QPushButton>("detailForceRelease");
    // Nothing is wrong, so no action stands out.
    QCOMPARE(button->palette().color(QPalette::Button), shown.pane.palette().color(QPalette::Button));
    const QSignalSpy triggered(&shown.forceRelease, &QAction::triggered);
    click(shown.find<QPushButton>("detailForceRelease"));
    QCOMPARE(triggered.size(), 1);
    shown.pane.show(shown.lock({.verdict = Verdict::NoExpiry, .ttl = {}}), nodesUp(1));
    QVERIFY(shown.isShown("detailSetTtl"));
    QCOMPARE(button->palette().color(QPalette::Button), Roles::of(shown.pane.palette()).bad);
    // An own lock.
    shown.release.setEnabled(true);
    shown.renew.setEnabled(true);
    QVERIFY(!shown.isShown("detailForceRelease"));
    QVERIFY(!shown.isShown("detailSetTtl"));
    QVERIFY(shown.isShown("detailRelease"));
    const QSignalSpy renewed(&shown.renew, &QAction::triggered);
    click(shown.find<QPushButton>("detailRenew"));
    QCOMPARE(renewed.size(), 1);
    // A lock that is gone can only be copied.
    shown.pane.show(shown.lock({}), nodesUp(1), true);
    QVERIFY(!shown.isShown("detailRelease"));
    QVERIFY(shown.isShown("detailCopy"));
}

/// The actions' dialogs ask before they change anything, also in a read-only window.
void TestLockDetailPane::theButtonsOpenWhatTheActionsOpen()
{
    Pane shown;
    shown.pane.setActions(shown.actions);
    shown.pane.show(shown.lock({}), nodesUp(1));
    const QSignalSpy triggered(&shown.forceRelease, &QAction::triggered);
    click(shown.find<QPushButton>("detailForceRelease"));
    QCOMPARE(triggered.size(), 1);
}

void TestLockDetailPane::aDisabledActionSaysWhy()
{
    Pane shown;
    shown.pane.setActions(shown.actions);
    shown.pane.show(shown.lock({}), nodesUp(1));
    shown.forceRelease.setEnabled(false);
    shown.forceRelease.setToolTip(u"Several locks are selected"_s);
    auto *button = shown.find<QPushButton>("detailForceRelease");
    QVERIFY(!button->isEnabled());
    QVERIFY(tipText(button->toolTip()).contains(u"Several locks are selected"_s));
}

void TestLockDetailPane::aRecordingOffersOnlyCopying()
{
    Pane shown;
    shown.pane.setActions(shown.actions);
    shown.pane.setRecorded();
    shown.pane.show(shown.lock({.verdict = Verdict::NoExpiry, .ttl = {}}), nodesUp(1));
    QVERIFY(!shown.isShown("detailForceRelease"));
    QVERIFY(!shown.isShown("detailSetTtl"));
    QVERIFY(shown.isShown("detailCopy"));
    QVERIFY(columnOf(&shown.pane, "detailNodes", 3).first().startsWith(u"≤ "_s));
}

void TestLockDetailPane::copies()
{
    Pane shown;
    shown.pane.setCommandOptions(u"--node 'a:1'"_s);
    shown.pane.show(shown.lock({.name = "it's a name", .owner = "<b>me</b>"}), nodesUp(1));
    const auto copied = [&](const char *name) {
        shown.find<QAction>(name)->trigger();
        return QGuiApplication::clipboard()->text();
    };
    QCOMPARE(copied("copyName"), u"it's a name"_s);
    QCOMPARE(copied("copyOwner"), u"<b>me</b>"_s);
    const QString command = copied("copyCommand");
    QVERIFY2(command.startsWith(u"lockscope show "_s) && command.endsWith(u" --node 'a:1'"_s), qPrintable(command));
    const auto object = QJsonDocument::fromJson(copied("copyJson").toUtf8()).object();
    QCOMPARE(object.value("name"_L1).toString(), u"it's a name"_s);
    shown.pane.show(shown.lock({.name = "it's a name"}), nodesUp(1), true);
    QVERIFY(!shown.find<QAction>("copyOwner")->isEnabled());
    QCOMPARE(copied("copyName"), u"it's a name"_s);
}

void TestLockDetailPane::nodesSayWhatTheyAnswered()
{
    Pane shown;
    const QAbstractItemModelTester tester(shown.pane.model());
    auto lock = std::make_shared<LockState>(*heldBy4Of5(shown.clock.now()));
    shown.pane.show(lock, nodesUp(5));
    QVERIFY(shown.pane.explanation().contains(u"4 of 5 nodes agree; 1 more may fail."_s));
    QCOMPARE(columnOf(&shown.pane, "detailNodes", 0), QStringList({u"A"_s, u"B"_s, u"C"_s, u"D"_s, u"E"_s}));
    QCOMPARE(columnOf(&shown.pane, "detailNodes", 1),
             QStringList({u"worker-1"_s, u"worker-1"_s, u"worker-1"_s, u"connection refused"_s, u"worker-1"_s}));
    QCOMPARE(columnOf(&shown.pane, "detailNodes", 2),
             QStringList({u"30.0 s"_s, u"30.0 s"_s, u"30.0 s"_s, u"–"_s, u"30.0 s"_s}));
    QCOMPARE(columnOf(&shown.pane, "detailNodes", 3).at(3), u"14 s ago"_s);
    lock = std::make_shared<LockState>(*lock);
    lock->readings[0] = {.answer = NodeReading::Answer::Absent, .readAt = shown.clock.now()};
    lock->readings[1] = {.answer = NodeReading::Answer::Unknown};
    shown.pane.show(lock, nodesUp(5));
    QCOMPARE(columnOf(&shown.pane, "detailNodes", 1).mid(0, 2), QStringList({u"no such lock"_s, u"not read yet"_s}));
    shown.pane.show(shown.lock({.votes = 2, .nodes = 2}), nodesUp(2));
    QCOMPARE(shown.pane.model()->rowCount(), 2);
    shown.pane.show({}, {});
    QCOMPARE(shown.pane.model()->rowCount(), 0);
}

void TestLockDetailPane::sevenNodesNeedNoScrollBar()
{
    Pane shown;
    shown.pane.show(shown.lock({.votes = 7, .nodes = 7}), nodesUp(7));
    auto *table = shown.find<QTableView>("detailNodes");
    QTRY_COMPARE(table->verticalScrollBar()->maximum(), 0);
    QTRY_VERIFY(table->visualRect(table->model()->index(6, 0)).bottom() <= table->viewport()->height());
    QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
    QTRY_COMPARE(shown.pane.findChild<QScrollArea *>()->verticalScrollBar()->maximum(), 0);
}

void TestLockDetailPane::aNodeThatReportsChangesIsLive()
{
    Pane shown;
    auto nodes = nodesUp(2);
    nodes[0].feed = FeedKind::Tracking;
    shown.pane.show(shown.lock({.votes = 2, .nodes = 2, .ttl = Millis(60'000)}), nodes);
    shown.clock.advance(Millis(14'000));
    shown.pane.tick();
    QCOMPARE(columnOf(&shown.pane, "detailNodes", 3), QStringList({u"live"_s, u"14 s ago"_s}));
    const QString tip = shown.pane.model()->index(0, 3).data(Qt::ToolTipRole).toString();
    QVERIFY2(tipText(tip).contains(u"14 s ago"_s), qPrintable(tip));
}

void TestLockDetailPane::caveatsStayVisibleAndTheRestFolds()
{
    Pane shown;
    auto lock = std::make_shared<LockState>(*shown.lock({.votes = 1, .nodes = 1, .dialect = u"no such"_s}));
    shown.pane.show(lock, nodesUp(1));
    const bool hasCaveats = !Wording::caveats(lock->caveats()).isEmpty();
    QCOMPARE(shown.isShown("detailCaveats"), hasCaveats);
    QVERIFY(!shown.isShown("detailFacts"));
    click(shown.find<QAbstractButton>("detailMore"));
    QVERIFY(shown.isShown("detailFacts"));
    QVERIFY(shown.text("detailOwner").contains(u"worker-1"_s));
    QVERIFY2(shown.text("detailFacts").contains(u"Grade: "_s), qPrintable(shown.text("detailFacts")));
    shown.pane.show(shown.lock({.name = "another"}), nodesUp(1));
    QVERIFY(shown.isShown("detailFacts")); // it stays as the operator left it
    QTest::keyClick(shown.find<QAbstractButton>("detailMore"), Qt::Key_Space);
    QVERIFY(!shown.isShown("detailFacts"));
}

void TestLockDetailPane::lastMinutesFollowTheLock()
{
    MadeUpHistory history;
    history.began("orders:42", "x", 0).began("another", "y", 0);
    Pane shown;
    shown.pane.show(shown.lock({}), nodesUp(1));
    QVERIFY(!shown.isShown("detailStrip"));
    HistoryStripFeed feed;
    shown.pane.setStrips(&feed);
    QVERIFY(shown.isShown("detailStrip"));
    feed.setHistory(history.snapshot(1000));
    QTRY_VERIFY(feed.strip("orders:42"));
    QVERIFY(!shown.pane.grab().isNull());
    shown.pane.show(shown.lock({.name = "another"}), nodesUp(1));
    QTRY_VERIFY(feed.strip("another"));
    QTRY_VERIFY(!feed.strip("orders:42"));
    shown.pane.show(shown.lock({.name = "another"}), nodesUp(1), true);
    QVERIFY(shown.isShown("detailStrip")); // its past is still of interest
}

void TestLockDetailPane::hostileValuesStayInPlace()
{
    Pane shown;
    const QByteArray name = "lock:<b>\x1b[31m\xe2\x80\xae" + QByteArray(490, 'W') + "end";
    auto nodes = nodesUp(3);
    nodes[0].label = u"<table>"_s + QString(500, u'N');
    shown.pane.setActions(shown.actions);
    shown.pane.show(shown.lock({.name = name, .owner = QByteArray(500, 'o') + "\n<i>", .votes = 3, .nodes = 3}), nodes);
    click(shown.find<QAbstractButton>("detailMore"));
    auto *scroll = shown.pane.findChild<QScrollArea *>();
    QTRY_COMPARE(scroll->widget()->width(), scroll->viewport()->width());
    for (const char *text : {"detailTitle", "detailExplanation", "detailOwner", "detailFacts"}) {
        const QString words = shown.text(text);
        QVERIFY2(!words.contains(QChar(0x1b)) && !words.contains(QChar(0x202e)), text);
        QVERIFY2(words.size() < 1200, text);
    }
    QVERIFY(shown.text("detailTitle").startsWith(u"lock:<b>"_s));
    QVERIFY(shown.text("detailTitle").endsWith(u"end"_s));
    auto *title = shown.find<QTextEdit>("detailTitle");
    QTRY_VERIFY(title->height() <= 5 * title->fontMetrics().lineSpacing());
    QVERIFY(!shown.pane.grab().isNull());
}

void TestLockDetailPane::itFitsIntoThreeHundredPixels()
{
    Pane shown;
    shown.pane.setActions(shown.actions);
    shown.pane.resize(LockDetailPane::kLeastWidth, 400);
    shown.pane.show(shown.lock({.verdict = Verdict::NoExpiry, .votes = 5, .nodes = 5, .ttl = {}}), nodesUp(5));
    QVERIFY(shown.pane.minimumSizeHint().width() <= LockDetailPane::kLeastWidth);
    const auto *scroll = shown.pane.findChild<QScrollArea *>();
    QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 0);
    QCOMPARE(scroll->widget()->width(), scroll->viewport()->width());
    const auto parts = scroll->widget()->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (const auto *part : parts)
        QVERIFY2(!part->isVisible() || part->geometry().right() < scroll->viewport()->width(),
                 part->metaObject()->className());
}

void TestLockDetailPane::coloursFollowThePalette()
{
    Pane shown;
    shown.pane.setActions(shown.actions);
    shown.pane.show(shown.lock({.verdict = Verdict::NoExpiry, .ttl = {}}), nodesUp(1));
    const QPalette dark = darkPalette();
    shown.pane.setPalette(dark);
    const Roles roles = Roles::of(dark);
    QCOMPARE(shown.find<QTextEdit>("detailExplanation")->palette().color(QPalette::Text), roles.text);
    QCOMPARE(shown.find<QTextEdit>("detailCaveats")->palette().color(QPalette::Text), roles.warn);
    QCOMPARE(shown.find<QWidget>("detailNote")->palette().color(QPalette::WindowText), roles.muted);
    QCOMPARE(shown.find<QPushButton>("detailForceRelease")->palette().color(QPalette::Button), roles.bad);
    const auto image = shown.pane.grab().toImage();
    QCOMPARE(image.pixel(image.width() - 4, image.height() - 4), roles.panel.rgb());
    // A larger font.
    const int before = shown.find<QTextEdit>("detailTitle")->height();
    QFont large = shown.pane.font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    shown.pane.setFont(large);
    QTRY_VERIFY(shown.find<QTextEdit>("detailTitle")->height() > before);
}

LOCKSCOPE_TEST(QApplication, TestLockDetailPane)
#include "tst_lockdetailpane.moc"
