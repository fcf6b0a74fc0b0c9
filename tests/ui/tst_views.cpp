#include "journallines.h"
#include "window.h"

#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"

#include <lockscope/core/recording/recording.h>
#include <lockscope/ui/acting/releasedialog.h>
#include <lockscope/ui/contention/rankingmodel.h>
#include <lockscope/ui/contention/rankingview.h>
#include <lockscope/ui/journals/alertsview.h>
#include <lockscope/ui/journals/auditview.h>
#include <lockscope/ui/nodes/nodesview.h>
#include <lockscope/ui/tables/steadytable.h>
#include <lockscope/ui/tables/texttablemodel.h>
#include <lockscope/ui/timeline/historyfeed.h>
#include <lockscope/ui/window/shortcutsheet.h>

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeView>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

QByteArray viewEntry(const QByteArray &name, const QByteArray &event = "release-outcome")
{
    return R"({"event":")" + event + R"(","name":")" + name
        + R"(","owner":"w","deployment":"d","complete":true,"time":"2026-11-21T13:01:02.123Z",)"
        + R"("actor":{"user":"anna","host":"h","pid":1},"nodes":[{"node":"a","outcome":"released"}]})"
          "\n";
}

} // namespace

class TestViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void historyIsAskedOnlyWhileSeen();
    void theRankingIsLive();
    void enterInTheRankingLeadsToTheLock();
    void nodesAndWhatEndangersLocks();
    void alertsAreCountedAndLeadToTheLock();
    void aLaterWidgetKnowsWhatStands();
    void alertsClearAndAreMuted();
    void alertsForgetTheOldestThatAreOver();
    void theAuditFollowsTheJournal();
    void aReleaseIsFoundInTheAudit();
    void aLongJournalIsReadFromItsEnd();
    void theSessionIsRecorded();
    void theShownTableIsExported();
    void theSheetListsShortcuts();

private:
    Nodes m_nodes{3};
};

void TestViews::initTestCase()
{
    QVERIFY(m_nodes.start());
}

void TestViews::init()
{
    QVERIFY(m_nodes.start());
    QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
    m_nodes.clearJournal();
}

void TestViews::historyIsAskedOnlyWhileSeen()
{
    Session session(m_nodes.deployment(), m_nodes.options());
    session.start();
    HistoryFeed feed(&session);
    QWidget viewer;
    feed.addViewer(&viewer);
    const QSignalSpy told(&feed, &HistoryFeed::changed);
    QVERIFY(!QTest::qWaitFor([&] { return !told.isEmpty(); }, HistoryFeed::kPollMillis * 3 / 2));
    viewer.show();
    QTRY_VERIFY_WITH_TIMEOUT(told.size() >= 2, kPatienceMs);
    QVERIFY(feed.latest() != nullptr);
    viewer.hide();
    QTest::qWait(0); // an answer that is under way
    auto before = told.size();
    // Once an answer that was under way has come, there are no more.
    (void)QTest::qWaitFor([&, before] { return told.size() > before; }, HistoryFeed::kPollMillis / 4);
    before = told.size();
    QVERIFY(!QTest::qWaitFor([&, before] { return told.size() > before; }, HistoryFeed::kPollMillis * 3 / 2));
    // A recording takes its place, and nobody is asked.
    auto recorded = std::make_shared<HistorySnapshot>();
    feed.show(recorded);
    viewer.show();
    QVERIFY(feed.isRecorded());
    QCOMPARE(feed.latest(), HistorySnapshotPtr(recorded));
}

void TestViews::theRankingIsLive()
{
    QVERIFY(m_nodes.seed(u"orders-1"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    window.widget->showView(u"contention"_s);
    const auto *view = window.widget->findChild<RankingView *>();
    QAbstractItemModelTester tester(view->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto find = [&](const QByteArray &name) { return view->model()->find(RankedEntry::Kind::Lock, name); };
    QTRY_VERIFY_WITH_TIMEOUT(find("orders-1").isValid(), kPatienceMs);
    QVERIFY(m_nodes.seed(u"stock-1"_s));
    QTRY_VERIFY_WITH_TIMEOUT(find("stock-1").isValid(), kPatienceMs);
    // Opened, it shows its owners.
    view->tree()->expand(find("orders-1"));
    QTRY_VERIFY_WITH_TIMEOUT(view->model()->rowCount(find("orders-1")) == 1, kPatienceMs);
    QCOMPARE(view->model()->index(0, 0, find("orders-1")).data().toString(), u"worker-1"_s);
    // So does a namespace its locks.
    QVERIFY(m_nodes.seed(u"app:1"_s));
    const auto space = [&] { return view->model()->find(RankedEntry::Kind::Namespace, "app:"); };
    QTRY_VERIFY_WITH_TIMEOUT(space().isValid(), kPatienceMs);
    view->tree()->expand(space());
    QTRY_VERIFY_WITH_TIMEOUT(find("app:1").isValid(), kPatienceMs);
    // The filter line above is the same as of the table.
    QTest::keyClicks(window.widget->findChild<QLineEdit *>(u"filter"_s), u"name:stock*"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!find("orders-1").isValid() && find("stock-1").isValid(), kPatienceMs);
    QVERIFY2(window.text("rankingSummary").startsWith(u"Locks: 1 of 3"_s), qPrintable(window.text("rankingSummary")));
}

void TestViews::enterInTheRankingLeadsToTheLock()
{
    QVERIFY(m_nodes.seed(u"orders"_s));
    Window window(m_nodes);
    window.widget->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.widget.get()));
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QTest::keyClick(window.widget.get(), Qt::Key_4, Qt::ControlModifier);
    const auto *view = window.widget->findChild<RankingView *>();
    QTRY_VERIFY_WITH_TIMEOUT(view->model()->rowCount() == 1, kPatienceMs);
    QVERIFY(view->tree()->hasFocus());
    view->tree()->setCurrentIndex({});
    QTest::keyClick(view->tree(), Qt::Key_Down);
    QTest::keyClick(view->tree(), Qt::Key_Return);
    QCOMPARE(window.widget->currentView(), u"locks"_s);
    QCOMPARE(window.widget->selectedLock(), QByteArray("orders"));
}

void TestViews::nodesAndWhatEndangersLocks()
{
    m_nodes[1].cli({u"CONFIG"_s, u"SET"_s, u"maxmemory-policy"_s, u"allkeys-lru"_s});
    const auto restore = qScopeGuard([this] {
        m_nodes[1].cli({u"CONFIG"_s, u"SET"_s, u"maxmemory-policy"_s, u"noeviction"_s});
    });
    Window window(m_nodes);
    window.widget->showView(u"nodes"_s);
    const auto *view = window.widget->findChild<NodesView *>();
    QAbstractItemModelTester tester(view->table()->rowsModel(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(window.widget.get(), "nodesTable", 1),
                              QStringList({u"● up"_s, u"● up"_s, u"● up"_s}), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(
        columnOf(window.widget.get(), "nodesTable", 5).at(1).contains(RedisServer::version().toString()), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(
        columnOf(window.widget.get(), "findingsTable", 3).contains(u"CONFIG SET maxmemory-policy noeviction"_s),
        kPatienceMs);
    // The line can be taken along.
    auto *findings = view->findings();
    findings->selectRow(static_cast<int>(
        columnOf(window.widget.get(), "findingsTable", 3).indexOf(u"CONFIG SET maxmemory-policy noeviction"_s)));
    auto *copy = window.widget->findChild<QAction *>(u"copyRemedyAction"_s);
    QVERIFY(copy->isEnabled());
    copy->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"CONFIG SET maxmemory-policy noeviction"_s);
    m_nodes[2].kill();
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(window.widget.get(), "nodesTable", 1).at(2), u"✕ down"_s, kPatienceMs);
    QCOMPARE(columnOf(window.widget.get(), "nodesTable", 4),
             QStringList({u"master"_s, u"master"_s, u"master ?"_s})); // it may come back as another
    QTRY_VERIFY_WITH_TIMEOUT(columnOf(window.widget.get(), "findingsTable", 0).contains(u"✖ danger"_s), kPatienceMs);
}

void TestViews::alertsAreCountedAndLeadToTheLock()
{
    auto options = m_nodes.options();
    options.alerts[AlertKind::NeverExpires].forAtLeast = {};
    Window window(m_nodes.deployment(), options);
    const QSignalSpy shown(window.widget.get(), &LockscopeWidget::alertShown);
    const auto *button = window.widget->findChild<QAbstractButton *>(u"alertsViewActionButton"_s);
    const QRect place = button->geometry();
    QVERIFY(m_nodes.seed(u"lock:stuck"_s));
    QVERIFY(m_nodes.onAll({u"PERSIST"_s, u"lock:stuck"_s}, "1"));
    QTRY_COMPARE_WITH_TIMEOUT(button->accessibleName(), u"Alerts, 1 needing attention"_s, kPatienceMs);
    QCOMPARE(button->geometry(), place); // who was about to press it does
    QCOMPARE(shown.size(), 1);
    QVERIFY2(shown.first().at(1).toString().startsWith(u"lock:stuck never expires"_s),
             qPrintable(shown.first().at(1).toString()));
    QTest::keyClick(window.widget.get(), Qt::Key_7, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(window.widget.get(), "alertsTable", 0), QStringList({u"✖ Active"_s}),
                              kPatienceMs);
    auto *view = window.widget->findChild<AlertsView *>();
    QTest::mouseClick(view->table()->viewport(), Qt::LeftButton, {},
                      view->table()->visualRect(view->table()->rowsModel()->index(0, 1)).center());
    auto *go = window.widget->findChild<QToolButton *>(u"alertGoButton"_s);
    QVERIFY(go->isEnabled());
    // Whichever it leads to, the buttons beside it stay.
    const QRect mute = window.widget->findChild<QToolButton *>(u"muteButton"_s)->geometry();
    auto *goes = window.widget->findChild<QAction *>(u"alertGoAction"_s);
    goes->setText(AlertsView::tr("&Show nodes"));
    QCoreApplication::processEvents();
    QCOMPARE(window.widget->findChild<QToolButton *>(u"muteButton"_s)->geometry(), mute);
    goes->setText(AlertsView::tr("&Show lock"));
    QCoreApplication::processEvents();
    QCOMPARE(window.widget->findChild<QToolButton *>(u"muteButton"_s)->geometry(), mute);
    click(go);
    QCOMPARE(window.widget->currentView(), u"locks"_s);
    QCOMPARE(window.widget->selectedLock(), QByteArray("lock:stuck"));
    m_nodes.removeKey(u"lock:stuck"_s);
    QTRY_COMPARE_WITH_TIMEOUT(button->accessibleName(), u"Alerts"_s, kPatienceMs);
}

void TestViews::aLaterWidgetKnowsWhatStands()
{
    auto options = m_nodes.options();
    options.alerts[AlertKind::NeverExpires].forAtLeast = {};
    QVERIFY(m_nodes.seed(u"lock:stuck"_s));
    QVERIFY(m_nodes.onAll({u"PERSIST"_s, u"lock:stuck"_s}, "1"));
    Window window(m_nodes.deployment(), options);
    const auto *first = window.widget->findChild<AlertsView *>();
    QTRY_COMPARE_WITH_TIMEOUT(first->active(), 1, kPatienceMs);
    LockscopeWidget later(&window.session);
    const QSignalSpy shown(&later, &LockscopeWidget::alertShown);
    const auto *second = later.findChild<AlertsView *>();
    QTRY_COMPARE_WITH_TIMEOUT(second->active(), 1, kPatienceMs); // long before it would be told again
    QVERIFY(shown.isEmpty()); // nobody is notified anew
    m_nodes.removeKey(u"lock:stuck"_s);
    QTRY_COMPARE_WITH_TIMEOUT(second->active(), 0, kPatienceMs);
}

void TestViews::alertsClearAndAreMuted()
{
    FakeClock clock;
    AlertsView view(clock);
    view.resize(900, 400);
    view.show();
    QAbstractItemModelTester tester(view.table()->rowsModel(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy mutes(&view, &AlertsView::muteWanted);
    const QSignalSpy unmutes(&view, &AlertsView::unmuteWanted);
    // The end of what was never told is no news.
    QVERIFY(!view.addAlert(alertOf(AlertKind::RenewLate, "x", Alert::Phase::Cleared, clock.now())));
    QVERIFY(view.addAlert(alertOf(AlertKind::RenewLate, "a[1]", Alert::Phase::Raised, clock.now())));
    QVERIFY(!view.addAlert(alertOf(AlertKind::RenewLate, "a[1]", Alert::Phase::Still, clock.now())));
    QVERIFY(view.addAlert(alertOf(AlertKind::NeverExpires, "b", Alert::Phase::Raised, clock.now())));
    QCOMPARE(view.active(), 2);
    QTRY_COMPARE(columnOf(&view, "alertsTable", 2), QStringList({u"b"_s, u"a[1]"_s})); // the graver one first
    const auto over = view.addAlert(alertOf(AlertKind::NeverExpires, "b", Alert::Phase::Cleared, clock.now()));
    QCOMPARE(over.value_or(QString()), u"Resolved: b had no expiry"_s);
    QCOMPARE(view.active(), 1);
    // What comes back within its cool-down stands, and nobody is told.
    Alert quiet = alertOf(AlertKind::NeverExpires, "b", Alert::Phase::Raised, clock.now());
    quiet.quiet = true;
    QVERIFY(!view.addAlert(quiet));
    QCOMPARE(view.active(), 2);
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0), QStringList({u"✖ Active"_s, u"⚠ Active"_s}));
    QVERIFY(view.addAlert(
        alertOf(AlertKind::NeverExpires, "b", Alert::Phase::Raised, clock.now()))); // the cool-down is over
    QVERIFY(view.addAlert(alertOf(AlertKind::NeverExpires, "b", Alert::Phase::Cleared, clock.now())));
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0), QStringList({u"⚠ Active"_s, u"✔ Resolved"_s}));

    view.table()->selectRow(0);
    view.findChild<QAction *>(u"muteAction"_s)->trigger();
    QCOMPARE(mutes.size(), 1);
    const auto mute = mutes.first().first().value<AlertMute>();
    QCOMPARE(mute.pattern, QByteArray("a\\[1\\]")); // a name, no pattern
    QCOMPARE(mute.kind, std::optional(AlertKind::RenewLate));
    QCOMPARE(view.active(), 0);
    QTRY_VERIFY(columnOf(&view, "alertsTable", 0).contains(u"– Muted"_s));
    QVERIFY(!view.addAlert(alertOf(AlertKind::RenewLate, "a[1]", Alert::Phase::Still, clock.now())));
    // Unmuted, it counts again.
    auto *menu = view.findChild<QToolButton *>(u"unmuteButton"_s)->menu();
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 1);
    menu->actions().first()->trigger();
    QCOMPARE(unmutes.size(), 1);
    QCOMPARE(view.active(), 1);
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0).first(), u"⚠ Active"_s);
    // For an hour is for an hour.
    view.table()->selectRow(0);
    view.findChild<QAction *>(u"muteHourAction"_s)->trigger();
    QCOMPARE(view.active(), 0);
    clock.advance(std::chrono::minutes(61));
    QVERIFY(!view.addAlert(alertOf(AlertKind::RenewLate, "a[1]", Alert::Phase::Still, clock.now())));
    QCOMPARE(view.active(), 1);
    click(view.findChild<QToolButton *>(u"alertForgetButton"_s));
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0).size(), 1);
}

void TestViews::alertsForgetTheOldestThatAreOver()
{
    FakeClock clock;
    AlertsView view(clock);
    view.show();
    (void)view.addAlert(alertOf(AlertKind::NeverExpires, "stands", Alert::Phase::Raised, clock.now()));
    for (int i = 0; i < AlertsView::kMostPast + 50; ++i) {
        const QByteArray name
            = QByteArray::number(i) + ":lock"; // each in a namespace of its own: many of one would be one row
        (void)view.addAlert(alertOf(AlertKind::RenewLate, name, Alert::Phase::Raised, clock.now()));
        (void)view.addAlert(alertOf(AlertKind::RenewLate, name, Alert::Phase::Cleared, clock.now()));
    }
    QTRY_COMPARE(columnOf(&view, "alertsTable", 2).size(), AlertsView::kMostPast + 1); // and what stands
    const auto about = columnOf(&view, "alertsTable", 2);
    QVERIFY(about.contains(u"stands"_s) && !about.contains(u"0:lock"_s));
}

void TestViews::theAuditFollowsTheJournal()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"later/audit.jsonl"_s);
    AuditView view(path);
    view.resize(900, 400);
    view.show();
    QAbstractItemModelTester tester(view.table()->rowsModel(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QTRY_VERIFY_WITH_TIMEOUT(textOf(&view, "auditSummary").startsWith(u"Entries: 0"_s), kPatienceMs);
    QVERIFY(QDir(folder.path()).mkdir(u"later"_s));
    append(path, viewEntry("first"));
    view.hide(); // a folder that was not there cannot be watched: it is looked for when the view is shown
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 2), QStringList({u"first"_s}), kPatienceMs);
    append(path, "no json <b>\n" + viewEntry("second", "release-refused") + R"({"half)");
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 2), QStringList({u"second"_s, QString(), u"first"_s}),
                              kPatienceMs);
    QCOMPARE(columnOf(&view, "auditTable", 1),
             QStringList({u"✖ Release refused"_s, u"⚠ Unreadable"_s, u"✔ Release done"_s}));
    append(path, "\n");
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 1).size(), 4, kPatienceMs);
    auto *filter = view.findChild<QLineEdit *>(u"auditFilter"_s);
    QTest::keyClicks(filter, u"anna SECOND"_s);
    QCOMPARE(columnOf(&view, "auditTable", 2), QStringList({u"second"_s}));
    view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    view.table()->selectRow(0);
    view.table()->setFocus();
    QTest::keyClick(view.table(), Qt::Key_C, Qt::ControlModifier);
    const QStringList cells = QGuiApplication::clipboard()->text().split(u'\t');
    QCOMPARE(cells.size(), view.table()->rowsModel()->columnCount());
    QCOMPARE(cells.at(1), u"✖ Release refused"_s);
    view.findChild<QAction *>(u"copyEntryAction"_s)->trigger(); // whole, as the file has it
    QVERIFY2(QGuiApplication::clipboard()->text().contains(u"\"release-refused\""_s),
             qPrintable(QGuiApplication::clipboard()->text()));
    // Another file in its place is read anew.
    filter->clear();
    QVERIFY(QFile::remove(path));
    append(path, viewEntry("other"));
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 2), QStringList({u"other"_s}), kPatienceMs);
}

void TestViews::aReleaseIsFoundInTheAudit()
{
    QVERIFY(m_nodes.seed(u"lock:stuck"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY(window.clickRow("lock:stuck"));
    window.choose(window.widget->unlockAction());
    const auto plan = await(window.session.planRelease("lock:stuck"));
    QVERIFY(plan);
    window.widget->showView(u"audit"_s);
    QVERIFY(await(window.session.executeRelease(*plan)));
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(window.widget.get(), "auditTable", 1), QStringList(u"✔ Release done"_s),
                              kPatienceMs);
    QCOMPARE(columnOf(window.widget.get(), "auditTable", 2).first(), u"lock:stuck"_s);
}

void TestViews::aLongJournalIsReadFromItsEnd()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    QByteArray text;
    while (text.size() < AuditJournalReader::kMostBytes * 3 / 2)
        text += viewEntry("filler");
    append(path, text + viewEntry("newest"));
    AuditJournalReader reader(path);
    QVERIFY(reader.read());
    QVERIFY(!reader.read()); // nothing new
    QVERIFY(reader.skipped() > 0);
    QVERIFY(reader.lines().size() <= static_cast<size_t>(AuditJournalReader::kMostLines));
    QCOMPARE(reader.lines().back().entry.value(u"name"_s).toString(), u"newest"_s);
    for (const auto &line : reader.lines())
        QVERIFY(!line.entry.isEmpty()); // it begins with a whole one
}

void TestViews::theSessionIsRecorded()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"day.jsonl"_s);
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    auto *record = window.widget->recordAction();
    const auto *label = window.widget->findChild<QLabel *>(u"recordingLabel"_s);
    const auto *message = window.widget->findChild<QLabel *>(u"message"_s);
    QVERIFY(!label->isVisible());
    QCoreApplication::processEvents();
    const QRect line = message->geometry();
    record->trigger();
    auto *dialog = window.widget->findChild<QFileDialog *>(u"recordDialog"_s);
    QVERIFY(dialog != nullptr);
    QVERIFY(!record->isChecked()); // nothing is recorded yet
    const QString proposed = QFileInfo(dialog->selectedFiles().value(0)).fileName();
    QVERIFY2(proposed.endsWith(u".lockscope.jsonl"_s)
                 && proposed.contains(QDate::currentDate().toString(u"yyyy-MM-dd"_s)),
             qPrintable(proposed));
    dialog->selectFile(path);
    QMetaObject::invokeMethod(dialog, "accept");
    QTRY_VERIFY_WITH_TIMEOUT(record->isChecked(), kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:b"_s));
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    // It is said for as long as it lasts, whatever else is told, and nothing moves.
    window.widget->tell(u"something else"_s);
    QVERIFY(label->isVisible());
    QVERIFY2(label->text().startsWith(u"● Recording: "_s), qPrintable(label->text()));
    QVERIFY2(tipText(label->toolTip()).contains(path), qPrintable(label->toolTip()));
    const QString before = label->text();
    QTRY_VERIFY_WITH_TIMEOUT(label->text() != before && label->text().contains(u"KiB"_s), kPatienceMs);
    QCOMPARE(window.widget->wouldEnd().size(), 1); // a host may ask before it closes
    QVERIFY2(window.widget->wouldEnd().first().contains(path), qPrintable(window.widget->wouldEnd().first()));
    QVERIFY(label->width() >= label->sizeHint().width());
    QCOMPARE(message->y(), line.y());
    QCOMPARE(message->height(), line.height());
    record->trigger();
    QVERIFY(!label->isVisible());
    QVERIFY(window.widget->wouldEnd().isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(window.text("message").contains(u"Recorded"_s), kPatienceMs);
    QCOMPARE(message->y(), line.y());
    QCOMPARE(message->height(), line.height());
    auto reader = RecordingReader::open(path);
    QVERIFY(reader);
    QSet<QByteArray> names;
    while (const auto frame = (*reader)->next()) {
        for (const auto &lock : frame->diff->changed)
            names.insert(lock->name);
    }
    QCOMPARE(names, QSet<QByteArray>({"lock:a", "lock:b"}));
    QVERIFY((*reader)->isWhole());
    // A file that is there is not overwritten, and that is said.
    record->trigger();
    dialog = window.widget->findChildren<QFileDialog *>(u"recordDialog"_s).last();
    dialog->selectFile(path);
    QMetaObject::invokeMethod(dialog, "accept");
    const auto *refused = dialog->findChild<QMessageBox *>(u"pathRefused"_s);
    QVERIFY(refused != nullptr);
    QVERIFY2(refused->text().contains(path) && refused->text().contains(u"exists"_s), qPrintable(refused->text()));
    QVERIFY(dialog->isVisible()); // with what was typed
    QCOMPARE(dialog->selectedFiles(), QStringList{path});
    dialog->reject();
    QVERIFY(!record->isChecked());
    QVERIFY(!label->isVisible());
}

void TestViews::theShownTableIsExported()
{
    const QTemporaryDir folder;
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"=cmd()"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    window.widget->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.widget.get()));
    QTest::keyClick(window.widget.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = window.widget->findChild<QFileDialog *>(u"exportDialog"_s);
    QVERIFY(dialog != nullptr);
    dialog->selectFile(folder.filePath(u"locks.csv"_s));
    QMetaObject::invokeMethod(dialog, "accept");
    QTRY_VERIFY_WITH_TIMEOUT(window.text("message").contains(u"written to"_s), kPatienceMs);
    QFile file(folder.filePath(u"locks.csv"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.contains("lock:a,'=cmd(),"), text.constData());

    // Of a table that is paused it is as of that moment.
    window.widget->pauseAction()->trigger();
    const QString paused = Wording::timeOfDay(window.widget->model()->shownWallTime());
    QTRY_VERIFY_WITH_TIMEOUT(Wording::timeOfDay(window.session.clock().wallNow()) != paused, kPatienceMs);
    window.widget->exportAction()->trigger();
    dialog = window.widget->findChild<QFileDialog *>(u"exportDialog"_s);
    QVERIFY(dialog != nullptr);
    dialog->selectFile(folder.filePath(u"paused.csv"_s));
    QMetaObject::invokeMethod(dialog, "accept");
    QTRY_VERIFY2_WITH_TIMEOUT(window.text("message").contains(u"as they were at %1, written to"_s.arg(paused)),
                              qPrintable(window.text("message")), kPatienceMs);
}

void TestViews::theSheetListsShortcuts()
{
    Window window(m_nodes);
    window.widget->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.widget.get()));
    QTest::keyClick(window.widget.get(), Qt::Key_F1);
    auto *sheet = window.widget->findChild<ShortcutSheet *>();
    QVERIFY(sheet != nullptr);
    QStringList keys;
    for (const auto &row : sheet->model()->rows()) {
        keys += row.first();
        if (row.first() == u"Ctrl+Shift+T"_s)
            QCOMPARE(row.last(), u"not in this view"_s); // it is the timeline's
        QVERIFY2(!row.last().trimmed().endsWith(u':'), qPrintable(row.join(u'|'))); // a reason that is none
    }
    for (const auto &key : {u"Ctrl+1"_s, u"Ctrl+E"_s, u"Ctrl+U"_s, u"Del"_s, u"F5"_s, u"Ctrl+Shift+T"_s})
        QVERIFY2(keys.contains(key), qPrintable(keys.join(u'|')));
    sheet->close();
    // A question mark is one in the filter line, and a question elsewhere.
    auto *filter = window.widget->findChild<QLineEdit *>(u"filter"_s);
    QTRY_VERIFY_WITH_TIMEOUT(window.widget->findChild<ShortcutSheet *>() == nullptr, kPatienceMs);
    filter->setFocus();
    QTest::keyClick(filter, Qt::Key_Question);
    QCOMPARE(filter->text(), u"?"_s);
    QVERIFY(window.widget->findChild<ShortcutSheet *>() == nullptr);
}

LOCKSCOPE_TEST(QApplication, TestViews)
#include "tst_views.moc"
