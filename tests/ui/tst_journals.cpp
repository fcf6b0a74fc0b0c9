#include "journallines.h"
#include "window.h"

#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"

#include <lockscope/core/words/alertwording.h>
#include <lockscope/ui/journals/alertrulesdialog.h>
#include <lockscope/ui/journals/alertsview.h>
#include <lockscope/ui/journals/auditview.h>
#include <lockscope/ui/journals/journaldetails.h>
#include <lockscope/ui/kit/badge.h>
#include <lockscope/ui/tables/steadytable.h>

#include <QAbstractItemModelTester>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

QByteArray entry(const QByteArray &name)
{
    return R"({"event":"release-outcome","name":")" + name
        + R"(","owner":"w","complete":true,"time":"2026-11-21T13:01:02.123Z","actor":{"user":"anna","host":"h"},"nodes":[]})"
          "\n";
}

/// A hand that has just moved on the table.
void touch(SteadyTable *table)
{
    QTest::mouseMove(table->viewport(), {20, 20});
    QTest::mouseMove(table->viewport(), {25, 25});
}

/// A row of many is shown as them, and they below it.
void showSingly(AlertsView *view, int row)
{
    auto *table = view->findChild<SteadyTable *>();
    table->setCurrentIndex(table->model()->index(row, 0));
    view->findChild<QAction *>(u"alertGoAction"_s)->trigger();
}

} // namespace

class TestJournals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alertsThatStandAreNotForgotten();
    void alertsStandStillWhileNothingIsRead();
    void whatCannotBeSeenIsNotSaidOfNow();
    void whatAlertsSayFollows();
    void whatBecomesWorseIsNewsAgain();
    void anOverlapThatIsOverIsToldAsPast();
    void manyAlertsAreCountedOnce();
    void onlyCriticalAlertsAreCounted();
    void alertsOfAMomentCostNothingWhileTheyStand();
    void theGravestOfManyAlertsAreShown();
    void whatIsChosenStaysARow();
    void underAHandARowThatStandsAmongManyByNowIsToldOf();
    void underAHandARowOfManyThatIsNoneAnyMoreTellsNoNumber();
    void manyAlikeAreOneRow();
    void alertsOfARecordingSayOfWhichMoment();
    void whatStoodBeforeARecordingIsALowerBound();
    void aMuteSaysWhatItIsAbout();
    void whatIsOverIsToldAsWhatWas();
    void whatIsMutedIsNamedToBeUnmuted();
    void severalAreMutedTogether();
    void aSecondFailoverIsTheLatest();
    void aFilterIsAskedForHandOrNot();
    void whatIsRemovedIsGoneAtOnce();
    void rulesAreChangedAndKept();
    void theAuditWaitsForTheWriterEveryTime();
    void aCancelledRoundIsOneRow();
    void anotherJournalHasOtherRows();
    void whatTheServerDeniedIsNoHalfRelease();
    void whatNoNodeDidIsNotDoneInPart_data();
    void whatNoNodeDidIsNotDoneInPart();
    void whatWasNotBegunSaysWhy();
    void whatCouldNotBeReadIsNotLeftAlone();
    void aHoldOffIsNamedWithItsRelease();
    void whereItIsUnknownIsNamed();
    void anActIsOneRow();
    void enterOpensTheDetails();
    void whatBecameOfTheLockIsTold();
    void onlyTheLastAftermathIsShown();
};

void TestJournals::alertsThatStandAreNotForgotten()
{
    FakeClock clock;
    AlertsView view(clock);
    view.show();
    constexpr int kMany = AlertsView::kMostPast + 200;
    for (int i = 0; i < kMany; ++i)
        (void)view.addAlert(alertOf(AlertKind::NeverExpires, QByteArray::number(i), Alert::Phase::Raised, clock.now()));
    QCOMPARE(view.active(), kMany);
    QTRY_VERIFY2(textOf(&view, "alertsSummary").startsWith(u"Active: %1"_s.arg(kMany)),
                 qPrintable(textOf(&view, "alertsSummary")));
    for (int i = 0; i < kMany; ++i)
        QVERIFY2(
            view.addAlert(alertOf(AlertKind::NeverExpires, QByteArray::number(i), Alert::Phase::Cleared, clock.now())),
            qPrintable(QString::number(i)));
    QCOMPARE(view.active(), 0);
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0), QStringList(u"▸ ✔ Resolved"_s));
    showSingly(&view, 0);
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0).count(u"✔ Resolved"_s), AlertsView::kMostPast);
    // The latest are kept.
    QVERIFY(columnOf(&view, "alertsTable", 2).contains(QString::number(kMany - 1)));
    QVERIFY(!columnOf(&view, "alertsTable", 2).contains(u"0"_s));
}

void TestJournals::alertsStandStillWhileNothingIsRead()
{
    FakeClock clock;
    AlertsView view(clock);
    view.show();
    (void)view.addAlert(alertOf(AlertKind::NeverExpires, "a", Alert::Phase::Raised, clock.now()));
    clock.advance(std::chrono::seconds(5));
    const WallTime then = clock.wallNow();
    view.setReadUntil(then);
    clock.advance(std::chrono::seconds(60));
    view.sortNow();
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0), QStringList(u"✖ Active at %1"_s.arg(Wording::timeOfDay(then))));
    QCOMPARE(columnOf(&view, "alertsTable", 4), QStringList(u"5 s"_s));
    view.setReadUntil(std::nullopt);
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0), QStringList(u"✖ Active"_s));
}

/// An alert is not taken back while nobody can tell; nor is it told as of now.
void TestJournals::whatCannotBeSeenIsNotSaidOfNow()
{
    FakeClock clock;
    AlertsView view(clock);
    view.show();
    auto lock = std::make_shared<LockState>();
    lock->assessment.verdict = Verdict::NoExpiry;
    view.setLookup([&lock](const QByteArray &name) { return name == "a" ? LockStatePtr(lock) : LockStatePtr(); });
    (void)view.addAlert(alertOf(AlertKind::NeverExpires, "a", Alert::Phase::Raised, clock.now()));
    Alert down{
        .kind = AlertKind::NodeDown, .phase = Alert::Phase::Raised, .node = 0, .since = clock.now(), .at = clock.now()};
    (void)view.addAlert(down);
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0), QStringList({u"✖ Active"_s, u"⚠ Active"_s}));
    lock->assessment.verdict = Verdict::Unknown;
    view.sortNow();
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0), QStringList({u"? Unknown"_s, u"⚠ Active"_s}));
    const auto words = columnOf(&view, "alertsTable", 5).filter(u"Too few nodes answer to check this"_s);
    QCOMPARE(words.size(), 1);
    QCOMPARE(view.active(), 2);
    (void)view.addAlert(alertOf(AlertKind::NeverExpires, "a", Alert::Phase::Cleared, clock.now()));
    QTRY_VERIFY(columnOf(&view, "alertsTable", 0).contains(u"✔ Resolved"_s));
}

void TestJournals::whatAlertsSayFollows()
{
    FakeClock clock;
    AlertsView view(clock);
    const QSignalSpy wanted(&view, &AlertsView::standingWanted);
    view.show();
    Alert alert = alertOf(AlertKind::HeldLong, "a", Alert::Phase::Raised, clock.now());
    alert.value = Micros(std::chrono::seconds(60)).count();
    alert.threshold = alert.value;
    QVERIFY(view.addAlert(alert));
    QTRY_VERIFY(columnOf(&view, "alertsTable", 5).value(0).contains(u"≥ 1 m 00 s"_s));
    QTRY_VERIFY(!wanted.isEmpty()); // while it is seen
    clock.advance(std::chrono::seconds(149));
    alert.phase = Alert::Phase::Still;
    alert.value += Micros(std::chrono::seconds(149)).count();
    alert.at = clock.now();
    view.updateActive({alert, alertOf(AlertKind::NeverExpires, "unheard of", Alert::Phase::Still, clock.now())});
    QTRY_VERIFY2(columnOf(&view, "alertsTable", 5).value(0).contains(u"≥ 3 m 29 s"_s),
                 qPrintable(columnOf(&view, "alertsTable", 5).join(u'|')));
    alert.isOneHold = false;
    view.updateActive({alert});
    QTRY_VERIFY2(columnOf(&view, "alertsTable", 5).value(0).contains(u", if it is one hold"_s),
                 qPrintable(columnOf(&view, "alertsTable", 5).join(u'|')));
    QCOMPARE(view.active(), 1);

    // Muted it is told of as well.
    view.findChild<QTableView *>(u"alertsTable"_s)->selectRow(0);
    view.findChild<QAction *>(u"muteAction"_s)->trigger();
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0), QStringList(u"– Muted"_s));
    const auto asked = wanted.size();
    QTRY_VERIFY_WITH_TIMEOUT(wanted.size() > asked, kPatienceMs);
    alert.value += Micros(std::chrono::seconds(60)).count();
    view.updateActive({alert});
    QTRY_VERIFY2(columnOf(&view, "alertsTable", 5).value(0).contains(u"≥ 4 m 29 s"_s),
                 qPrintable(columnOf(&view, "alertsTable", 5).join(u'|')));

    // Of a recording nobody can ask in between.
    alert.value -= Micros(std::chrono::seconds(60)).count();
    AlertsView replay(clock);
    replay.show();
    replay.setPast({alert});
    clock.advance(std::chrono::seconds(60));
    replay.momentChanged();
    QTRY_VERIFY2(columnOf(&replay, "alertsTable", 5).value(0).contains(u"≥ 4 m 29 s"_s),
                 qPrintable(columnOf(&replay, "alertsTable", 5).join(u'|')));
}

void TestJournals::whatBecomesWorseIsNewsAgain()
{
    FakeClock clock;
    AlertsView view(clock);
    view.show();
    Alert alert = alertOf(AlertKind::NoMargin, {}, Alert::Phase::Raised, clock.now());
    alert.value = alert.threshold = 3;
    const auto first = view.addAlert(alert);
    QVERIFY(first && first->contains(u"One more node failure"_s));
    alert.phase = Alert::Phase::Still;
    QVERIFY(!view.addAlert(alert));
    clock.advance(std::chrono::seconds(50));
    alert.value = 2;
    alert.at = alert.lastFrom = clock.now();
    const QString from = Wording::timeOfDay(clock.wallNow());
    const auto worse = view.addAlert(alert);
    QVERIFY(worse && worse->contains(u"Too few nodes"_s) && worse->contains(u"2"_s));
    QVERIFY(!view.addAlert(alert)); // said
    // It has stood for longer than it is so bad.
    QTRY_VERIFY2(columnOf(&view, "alertsTable", 5).value(0).contains(u"since %1: 2 of 3 needed"_s.arg(from)),
                 qPrintable(columnOf(&view, "alertsTable", 5).join(u'|')));
}

void TestJournals::anOverlapThatIsOverIsToldAsPast()
{
    FakeClock clock;
    AlertsView view(clock);
    const QSignalSpy counts(&view, &AlertsView::countChanged);
    view.show();
    const auto severity = [&] { return counts.isEmpty() ? Severity::Fine : counts.last().at(1).value<Severity>(); };
    Alert alert = alertOf(AlertKind::Overlap, "a", Alert::Phase::Raised, clock.now());
    alert.lastFrom = clock.now();
    alert.lastUntil = clock.now() + std::chrono::seconds(4);
    alert.value = 1;
    const QString from = Wording::timeOfDay(clock.wallNow());
    QVERIFY(view.addAlert(alert).value_or(QString()).contains(u"Two owners may rely on a now"_s));
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0), QStringList(u"✖ Active"_s));
    QVERIFY(severity() == Severity::Alarm);
    clock.advance(std::chrono::seconds(4));
    alert.phase = Alert::Phase::Still;
    alert.at = clock.now();
    QVERIFY(!view.addAlert(alert)); // nobody is called for it
    clock.advance(std::chrono::minutes(5));
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0), QStringList(u"⚠ Past"_s));
    QTRY_COMPARE(columnOf(&view, "alertsTable", 4), QStringList(u"4 s"_s));
    QVERIFY2(columnOf(&view, "alertsTable", 5).value(0).contains(u"for 4.0 s, at %1"_s.arg(from)),
             qPrintable(columnOf(&view, "alertsTable", 5).value(0)));
    QVERIFY(textOf(&view, "alertsSummary").startsWith(u"Active: 0 · past: 1"_s));
    QVERIFY(severity() == Severity::Warning);
    // Once more.
    alert.phase = Alert::Phase::Raised;
    alert.at = alert.lastFrom = clock.now();
    alert.lastUntil = Instant::max();
    alert.value = 2;
    QVERIFY(view.addAlert(alert));
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0), QStringList(u"✖ Active"_s));
    QTRY_VERIFY(severity() == Severity::Alarm);
    QCOMPARE(columnOf(&view, "alertsTable", 3), QStringList(Wording::dateAndTime(clock.wallNow()))); // as its words say
}

void TestJournals::manyAlertsAreCountedOnce()
{
    FakeClock clock;
    AlertsView view(clock);
    const QSignalSpy counts(&view, &AlertsView::countChanged);
    for (int i = 0; i < 500; ++i)
        (void)view.addAlert(alertOf(AlertKind::RenewLate, QByteArray::number(i), Alert::Phase::Raised, clock.now()));
    (void)view.addAlert(alertOf(AlertKind::NeverExpires, "x", Alert::Phase::Raised, clock.now()));
    QTRY_VERIFY(!counts.isEmpty());
    QCOMPARE(counts.size(), 1); // hidden or not, once for all that came together
    QCOMPARE(counts.first().at(0).toInt(), 1); // only what is critical
    QCOMPARE(counts.first().at(1).value<Severity>(), Severity::Alarm);
}

void TestJournals::onlyCriticalAlertsAreCounted()
{
    FakeClock clock;
    AlertsView view(clock);
    const QSignalSpy counts(&view, &AlertsView::countChanged);
    const auto report
        = [&](AlertKind kind, Alert::Phase phase) { (void)view.addAlert(alertOf(kind, "a", phase, clock.now())); };
    report(AlertKind::ManyWait, Alert::Phase::Raised);
    QTRY_COMPARE(counts.size(), 1);
    QCOMPARE(counts.last().at(0).toInt(), 0);
    QCOMPARE(counts.last().at(1).value<Severity>(), Severity::Warning);
    report(AlertKind::NeverExpires, Alert::Phase::Raised);
    QTRY_COMPARE(counts.size(), 2);
    QCOMPARE(counts.last().at(0).toInt(), 1);
    QCOMPARE(counts.last().at(1).value<Severity>(), Severity::Alarm);
    report(AlertKind::NeverExpires, Alert::Phase::Cleared);
    QTRY_COMPARE(counts.size(), 3);
    QCOMPARE(counts.last().at(0).toInt(), 0);
    QCOMPARE(view.active(), 1);
}

void TestJournals::alertsOfAMomentCostNothingWhileTheyStand()
{
    FakeClock clock;
    AlertsView view(clock);
    view.show();
    constexpr int kMany = 5000;
    const Instant start = clock.now();
    const auto at = [start](int i) { return start + std::chrono::minutes(1) + Millis(i); };
    std::vector<Alert> alerts;
    for (int i = 0; i < kMany; ++i)
        alerts.push_back(alertOf(AlertKind::NeverExpires, QByteArray::number(i), Alert::Phase::Raised, at(i)));
    for (int i = 0; i < kMany; ++i)
        alerts.push_back(alertOf(AlertKind::NeverExpires, QByteArray::number(i), Alert::Phase::Cleared, at(kMany + i)));
    const QSignalSpy counts(&view, &AlertsView::countChanged);
    view.setPast(alerts);
    QTRY_COMPARE(counts.size(), 1);
    QCOMPARE(view.active(), 0);
    clock.advance(std::chrono::minutes(1) + Millis(kMany - 1));
    view.momentChanged();
    QCOMPARE(view.active(), kMany);
    QTRY_COMPARE(counts.size(), 2);
    QCOMPARE(counts.last().first().toInt(), kMany);
    for (int frame = 0; frame < 1000; ++frame)
        view.momentChanged(); // nothing is other
    QCoreApplication::processEvents();
    QCOMPARE(counts.size(), 2);
    clock.advance(Millis(1 + kMany / 2));
    view.momentChanged();
    QCOMPARE(view.active(), kMany / 2 - 1);
    clock.advance(-Millis(kMany / 2 + 2)); // backwards: those that were over stand, the last is not raised yet
    view.momentChanged();
    QCOMPARE(view.active(), kMany - 1);
    QTRY_COMPARE(counts.last().first().toInt(), kMany - 1);
    QVERIFY(!columnOf(&view, "alertsTable", 0).contains(u"✔ Resolved"_s));
    // What is muted stays so, whichever moment is shown.
    const auto *muteAction = view.findChild<QAction *>(u"muteAction"_s);
    auto *table = view.findChild<SteadyTable *>();
    showSingly(&view, 0);
    table->setCurrentIndex(table->model()->index(1, 0));
    QVERIFY(muteAction->isEnabled());
    view.findChild<QAction *>(u"muteAction"_s)->trigger();
    QCOMPARE(view.active(), kMany - 2);
    clock.advance(-Millis(kMany));
    view.momentChanged();
    QCOMPARE(view.active(), 0);
    clock.advance(Millis(kMany));
    view.momentChanged();
    QCOMPARE(view.active(), kMany - 2);
}

void TestJournals::theGravestOfManyAlertsAreShown()
{
    FakeClock clock;
    AlertsView view(clock);
    view.show();
    (void)view.addAlert(alertOf(AlertKind::NeverExpires, "grave", Alert::Phase::Raised, clock.now()));
    for (int i = 0; i < 20'000; ++i)
        (void)view.addAlert(alertOf(AlertKind::RenewLate, QByteArray::number(i), Alert::Phase::Raised, clock.now()));
    QTRY_VERIFY(columnOf(&view, "alertsTable", 2).size() > 1);
    QCOMPARE(columnOf(&view, "alertsTable", 2), QStringList({u"grave"_s, u"20,000 locks in no namespace"_s}));
    showSingly(&view, 1);
    auto about = columnOf(&view, "alertsTable", 2);
    QVERIFY2(about.size() < 5000, qPrintable(QString::number(about.size()))); // no table for people has more
    QCOMPARE(about.first(), u"grave"_s);
    QCOMPARE(about.at(2), u"19999"_s); // then the youngest
    QVERIFY2(textOf(&view, "alertsSummary").contains(u"shown"_s), qPrintable(textOf(&view, "alertsSummary")));
}

void TestJournals::manyAlikeAreOneRow()
{
    FakeClock clock;
    AlertsView view(clock);
    view.resize(900, 400);
    view.show();
    const auto raise = [&](AlertKind kind, const QByteArray &name) {
        (void)view.addAlert(alertOf(kind, name, Alert::Phase::Raised, clock.now()));
    };
    for (int i = 0; i < AlertsView::kMostAlike; ++i)
        raise(AlertKind::RenewLate, "few:" + QByteArray::number(i));
    for (int i = 0; i < 500; ++i)
        raise(AlertKind::NeverExpires, "orders:eu:" + QByteArray::number(i));
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0).size(), AlertsView::kMostAlike + 1);
    QCOMPARE(columnOf(&view, "alertsTable", 0).first(), u"▸ ✖ Active"_s);
    QCOMPARE(columnOf(&view, "alertsTable", 2).first(), u"500 locks in orders:"_s);
    QVERIFY2(columnOf(&view, "alertsTable", 5).first().contains(u"orders:eu:499, orders:eu:498, orders:eu:497"_s),
             qPrintable(columnOf(&view, "alertsTable", 5).first()));
    QCOMPARE(view.active(), 500 + AlertsView::kMostAlike); // each counts
    const auto content = view.exported();
    QCOMPARE(content.rows.size(), 500 + AlertsView::kMostAlike);
    QCOMPARE(content.json.size(), content.rows.size());
    // Apart and together again, by the same button.
    auto *table = view.findChild<SteadyTable *>();
    table->setCurrentIndex(table->model()->index(0, 0));
    auto *go = view.findChild<QToolButton *>(u"alertGoButton"_s);
    QCOMPARE(view.findChild<QAction *>(u"alertGoAction"_s)->text(), u"&Expand"_s);
    click(go);
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0).size(), 500 + AlertsView::kMostAlike + 1);
    QCOMPARE(columnOf(&view, "alertsTable", 0).first(), u"▾ ✖ Active"_s);
    QCOMPARE(columnOf(&view, "alertsTable", 2).at(1), u"orders:eu:499"_s);
    QCOMPARE(table->currentIndex().row(), 0);
    click(go);
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0).size(), AlertsView::kMostAlike + 1);
    // All of them are muted at once.
    const QSignalSpy mutes(&view, &AlertsView::muteWanted);
    view.findChild<QAction *>(u"muteAction"_s)->trigger();
    QCOMPARE(mutes.size(), 1);
    QCOMPARE(mutes.first().first().value<AlertMute>().pattern, QByteArray("orders:*"));
    QCOMPARE(view.active(), AlertsView::kMostAlike);
}

void TestJournals::whatIsChosenStaysARow()
{
    FakeClock clock;
    AlertsView view(clock);
    view.resize(900, 400);
    view.show();
    auto *table = view.findChild<SteadyTable *>();
    const auto tell = [&](const QByteArray &name, Alert::Phase phase) {
        (void)view.addAlert(alertOf(AlertKind::RenewLate, name, phase, clock.now()));
    };
    const auto shown = [&] { return columnOf(&view, "alertsTable", 2); };
    constexpr int kMost = AlertsView::kMostAlike;
    for (int i = 0; i < kMost; ++i)
        tell("a:" + QByteArray::number(i), Alert::Phase::Raised);
    QTRY_COMPARE(shown().size(), kMost);
    table->selectRow(static_cast<int>(shown().indexOf(u"a:7"_s)));
    tell("a:more", Alert::Phase::Raised);
    QTRY_COMPARE(shown(), QStringList({u"21 locks in a:"_s, u"a:7"_s}));
    QCOMPARE(table->currentIndex().row(), 1);
    QVERIFY(table->selectionModel()->isSelected(table->currentIndex()));
    // So does a row of many that are few by then.
    table->selectRow(0);
    tell("a:more", Alert::Phase::Cleared);
    QTRY_COMPARE(shown(), QStringList({u"20 locks in a:"_s, u"a:more"_s}));
    QVERIFY(table->selectionModel()->isSelected(table->currentIndex()));
    table->clearSelection();
    tell("a:0", Alert::Phase::Cleared);
    QTRY_COMPARE(shown().size(), kMost + 1);
}

void TestJournals::underAHandARowThatStandsAmongManyByNowIsToldOf()
{
    FakeClock clock;
    AlertsView view(clock);
    view.resize(900, 400);
    view.show();
    auto *table = view.findChild<SteadyTable *>();
    const auto tell = [&](const QByteArray &name, Alert::Phase phase) {
        (void)view.addAlert(alertOf(AlertKind::RenewLate, name, phase, clock.now()));
    };
    const auto state = [&](const QString &name) {
        const qsizetype row = columnOf(&view, "alertsTable", 2).indexOf(name);
        return row < 0 ? QString() : columnOf(&view, "alertsTable", 0).at(row);
    };
    constexpr int kMost = AlertsView::kMostAlike;
    for (int i = 0; i <= kMost; ++i)
        tell("a:" + QByteArray::number(i), Alert::Phase::Raised);
    for (int i = 0; i < kMost; ++i)
        tell("a:" + QByteArray::number(i), Alert::Phase::Cleared);
    tell("b", Alert::Phase::Raised);
    QTRY_COMPARE(state(u"a:0"_s), u"✔ Resolved"_s);
    QCOMPARE(state(u"a:20"_s), u"⚠ Active"_s);
    touch(table);
    tell("a:20", Alert::Phase::Cleared); // now they are many
    QTRY_COMPARE(state(u"a:20"_s), u"✔ Resolved"_s);
    QVERIFY(view.rowsWait());
}

/// It goes bit by bit: what it told last, in the middle of that, was never so.
void TestJournals::underAHandARowOfManyThatIsNoneAnyMoreTellsNoNumber()
{
    FakeClock clock;
    AlertsView view(clock);
    view.resize(900, 400);
    view.show();
    auto *table = view.findChild<SteadyTable *>();
    constexpr int kMany = AlertsView::kMostAlike + 5;
    const auto tellAll = [&](Alert::Phase phase) {
        for (int i = 0; i < kMany; ++i)
            (void)view.addAlert(alertOf(AlertKind::RenewLate, "a:" + QByteArray::number(i), phase, clock.now()));
    };
    const auto shown = [&] { return columnOf(&view, "alertsTable", 2); };
    tellAll(Alert::Phase::Raised);
    QTRY_COMPARE(shown(), QStringList{u"25 locks in a:"_s});
    touch(table);
    tellAll(Alert::Phase::Cleared);
    QTRY_VERIFY(columnOf(&view, "alertsTable", 0).contains(u"– Not listed"_s));
    QVERIFY2(shown().contains(u"locks in a:"_s), qPrintable(shown().join(u'|')));
}

void TestJournals::alertsOfARecordingSayOfWhichMoment()
{
    FakeClock clock;
    AlertsView view(clock);
    view.show();
    view.setPast({alertOf(AlertKind::NeverExpires, "a", Alert::Phase::Raised, clock.now())});
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0),
                 QStringList(u"✖ Active at %1"_s.arg(Wording::timeOfDay(clock.wallNow()))));
    clock.advance(std::chrono::seconds(30));
    view.momentChanged();
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0),
                 QStringList(u"✖ Active at %1"_s.arg(Wording::timeOfDay(clock.wallNow()))));
    // Reading had stopped by then.
    const WallTime read = clock.wallNow() - std::chrono::seconds(10);
    view.setReadUntil(read);
    QTRY_COMPARE(columnOf(&view, "alertsTable", 0), QStringList(u"✖ Active at %1"_s.arg(Wording::timeOfDay(read))));
    QCOMPARE(columnOf(&view, "alertsTable", 4), QStringList(u"20 s"_s));
}

void TestJournals::whatStoodBeforeARecordingIsALowerBound()
{
    FakeClock clock;
    AlertsView view(clock);
    view.show();
    const Instant start = clock.now();
    const WallTime wall = clock.wallNow();
    view.setPast({alertOf(AlertKind::NeverExpires, "before", Alert::Phase::Raised, start),
                  alertOf(AlertKind::NeverExpires, "later", Alert::Phase::Raised, start + std::chrono::seconds(20))},
                 start);
    clock.advance(std::chrono::seconds(30));
    view.momentChanged();
    QTRY_COMPARE(columnOf(&view, "alertsTable", 2), QStringList({u"later"_s, u"before"_s}));
    QCOMPARE(
        columnOf(&view, "alertsTable", 3),
        QStringList({Wording::dateAndTime(wall + std::chrono::seconds(20)), u"≤ "_s + Wording::dateAndTime(wall)}));
    QCOMPARE(columnOf(&view, "alertsTable", 4), QStringList({u"10 s"_s, u"≥ 30 s"_s}));
    const auto words = columnOf(&view, "alertsTable", 5);
    QVERIFY2(words.last().endsWith(u"Active before the recording began"_s), qPrintable(words.last()));
    QVERIFY2(!words.first().contains(u"recording"_s), qPrintable(words.first()));
    // Many of one kind are as long as the one that stood first.
    std::vector<Alert> many;
    for (int i = 0; i < 2 * AlertsView::kMostAlike; ++i)
        many.push_back(alertOf(AlertKind::NeverExpires, "ns:" + QByteArray::number(i), Alert::Phase::Raised,
                               i == 0 ? start : clock.now()));
    view.setPast(many, start);
    QTRY_COMPARE(columnOf(&view, "alertsTable", 4), QStringList({u"≥ 30 s"_s}));
}

void TestJournals::severalAreMutedTogether()
{
    FakeClock clock;
    AlertsView view(clock);
    view.resize(900, 400);
    view.show();
    for (const char *name : {"a", "b", "c"})
        (void)view.addAlert(alertOf(AlertKind::NeverExpires, name, Alert::Phase::Raised, clock.now()));
    (void)view.addAlert(alertOf(AlertKind::RenewLate, "d", Alert::Phase::Raised, clock.now()));
    QTRY_COMPARE(columnOf(&view, "alertsTable", 2), QStringList({u"c"_s, u"b"_s, u"a"_s, u"d"_s}));
    auto *table = view.findChild<SteadyTable *>();
    const auto press = [table](int row, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(table->viewport(), Qt::LeftButton, modifiers,
                          table->visualRect(table->model()->index(row, 1)).center());
    };
    press(0);
    press(1, Qt::ShiftModifier);
    QCOMPARE(table->selectionModel()->selectedRows().size(), 2);
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 1); // two lines
    const QSignalSpy mutes(&view, &AlertsView::muteWanted);
    const auto *one = view.findChild<QAction *>(u"muteAction"_s);
    QVERIFY2(one->text().contains(u"2 rows"_s), qPrintable(one->text()));
    view.findChild<QAction *>(u"muteAction"_s)->trigger();
    QCOMPARE(mutes.size(), 2);
    QCOMPARE(view.active(), 2);
    QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(table->selectionModel()->selectedRows().size(), 4);
    // All of a kind, also those that come.
    press(static_cast<int>(columnOf(&view, "alertsTable", 2).indexOf(u"d"_s)));
    auto *kind = view.findChild<QAction *>(u"muteKindAction"_s);
    QVERIFY2(kind->isEnabled() && kind->text().contains(AlertWording::kind(AlertKind::RenewLate)),
             qPrintable(kind->text()));
    kind->trigger();
    QCOMPARE(mutes.size(), 3);
    const auto muted = mutes.last().first().value<AlertMute>();
    QVERIFY(muted.kind == AlertKind::RenewLate && muted.pattern == "*" && !muted.until);
    (void)view.addAlert(alertOf(AlertKind::RenewLate, "e", Alert::Phase::Raised, clock.now()));
    QCOMPARE(view.active(), 1);
}

void TestJournals::aSecondFailoverIsTheLatest()
{
    FakeClock clock;
    AlertsView view(clock);
    view.show();
    Alert alert{.kind = AlertKind::NodeFailover, .node = 0, .since = clock.now(), .at = clock.now(), .value = 1};
    QVERIFY(view.addAlert(alert));
    clock.advance(std::chrono::minutes(1));
    alert.phase = Alert::Phase::Still;
    alert.since = alert.at = clock.now();
    alert.value = 2;
    const auto told = view.addAlert(alert);
    QVERIFY(told && told->endsWith(u"; 2 times recently"_s));
    QTRY_COMPARE(columnOf(&view, "alertsTable", 3), QStringList{Wording::dateAndTime(clock.wallNow())});
    QCOMPARE(view.active(), 1);
}

void TestJournals::whatIsOverIsToldAsWhatWas()
{
    FakeClock clock;
    AlertsView view(clock);
    Alert held = alertOf(AlertKind::HeldLong, "a", Alert::Phase::Raised, clock.now());
    held.value = std::chrono::microseconds(std::chrono::seconds(60)).count();
    held.threshold = held.value;
    (void)view.addAlert(held); // nobody looks: it is not followed
    clock.advance(std::chrono::seconds(250));
    held.phase = Alert::Phase::Cleared;
    held.at = clock.now();
    held.value = std::chrono::microseconds(std::chrono::seconds(310)).count();
    QVERIFY(view.addAlert(held));
    view.resize(900, 400);
    view.show();
    QTRY_COMPARE(columnOf(&view, "alertsTable", 5),
                 QStringList(u"a was held for ≥ 5 m 10 s; more than 1 m 00 s is unusual"_s));
    QCOMPARE(columnOf(&view, "alertsTable", 4), QStringList(u"4 m 10 s"_s));
    // For the last 100 s nobody could see whether it was held yet.
    AlertsView blind(clock);
    held.phase = Alert::Phase::Raised;
    held.value -= std::chrono::microseconds(std::chrono::seconds(100)).count();
    (void)blind.addAlert(held);
    held.phase = Alert::Phase::Cleared;
    (void)blind.addAlert(held);
    blind.resize(900, 400);
    blind.show();
    QTRY_COMPARE(columnOf(&blind, "alertsTable", 4), QStringList(u"≥ 2 m 30 s"_s));
    for (const auto &traits : alertTraits()) {
        const AlertKind kind = traits.kind;
        const auto sentence = [&](Alert::Phase phase) {
            return AlertWording::sentence(alertOf(kind, "a", phase, clock.now()), {}, clock.wallNow());
        };
        const bool happened
            = kind == AlertKind::Overlap || kind == AlertKind::NodeRestarted || kind == AlertKind::NodeFailover;
        QVERIFY2((sentence(Alert::Phase::Raised) == sentence(Alert::Phase::Cleared)) == happened,
                 qPrintable(sentence(Alert::Phase::Cleared)));
    }
}

void TestJournals::whatIsMutedIsNamedToBeUnmuted()
{
    FakeClock clock;
    AlertsView view(clock);
    view.resize(900, 400);
    view.show();
    (void)view.addAlert(alertOf(AlertKind::NeverExpires, "nightly-report[1]", Alert::Phase::Raised, clock.now()));
    QTRY_COMPARE(columnOf(&view, "alertsTable", 2).size(), 1);
    auto *table = view.findChild<SteadyTable *>();
    table->setCurrentIndex(table->model()->index(0, 0));
    for (const char *mute : {"muteHourAction", "muteAction", "muteSubjectAction", "muteKindAction"})
        view.findChild<QAction *>(QLatin1String(mute))->trigger();
    const auto menus = view.findChildren<QMenu *>();
    const auto unmute
        = std::find_if(menus.begin(), menus.end(), [](const QMenu *menu) { return menu->title() == u"&Unmute"_s; });
    QVERIFY(unmute != menus.end());
    (*unmute)->popup(view.mapToGlobal(QPoint(10, 10)));
    QStringList names;
    for (const auto *action : (*unmute)->actions())
        names += action->text();
    (*unmute)->hide();
    const QString kind = AlertWording::kind(AlertKind::NeverExpires);
    for (const QString &name : {kind + u" about nightly-report[1]"_s, u"all alerts about nightly-report[1]"_s,
                                kind + u", for every lock and node"_s})
        QVERIFY2(names.contains(name + u" (muted until the session ends)"_s), qPrintable(names.join(u'|')));
    const QString until = Wording::timeOfDay(clock.wallNow() + std::chrono::hours(1));
    QVERIFY2(names.contains(kind + u" about nightly-report[1] (muted until %1)"_s.arg(until)),
             qPrintable(names.join(u'|')));
}

void TestJournals::aMuteSaysWhatItIsAbout()
{
    FakeClock clock;
    AlertsView view(clock);
    view.resize(900, 400);
    view.show();
    for (int i = 0; i < 2 * AlertsView::kMostAlike; ++i)
        (void)view.addAlert(
            alertOf(AlertKind::NeverExpires, "a&b:" + QByteArray::number(i), Alert::Phase::Raised, clock.now()));
    (void)view.addAlert(alertOf(AlertKind::RenewLate, "one", Alert::Phase::Raised, clock.now()));
    (void)view.addAlert({.kind = AlertKind::NodeEvicts, .node = 0, .since = clock.now(), .at = clock.now()});
    (void)view.addAlert({.kind = AlertKind::NoMargin, .since = clock.now(), .at = clock.now()});
    QTRY_COMPARE(columnOf(&view, "alertsTable", 2).size(), 4);
    auto *table = view.findChild<SteadyTable *>();
    const auto words = [&](const QString &about) {
        for (int row = 0; row < 4; ++row) {
            if (columnOf(&view, "alertsTable", 2).at(row).contains(about))
                table->setCurrentIndex(table->model()->index(row, 0));
        }
        return QStringList{view.findChild<QAction *>(u"muteHourAction"_s)->text(),
                           view.findChild<QAction *>(u"muteAction"_s)->text(),
                           view.findChild<QAction *>(u"muteSubjectAction"_s)->text()};
    };
    QCOMPARE(words(u"one"_s),
             QStringList({u"This alert about this lock, for an &hour"_s,
                          u"This alert about this lock, until the &session ends"_s,
                          u"&All alerts about this lock, until the session ends"_s}));
    QCOMPARE(words(u"a&b:"_s).first(), u"This alert about all locks in a&&b:, for an &hour"_s);
    QCOMPARE(words(u"node 1"_s).first(), u"This alert about this node, for an &hour"_s);
    QCOMPARE(words(u"the deployment"_s).last(), u"&All alerts about the deployment, until the session ends"_s);
}

void TestJournals::aFilterIsAskedForHandOrNot()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    append(path, entry("first") + entry("second"));
    AuditView view(path);
    view.resize(900, 400);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 2).size(), 2, kPatienceMs);
    touch(view.table());
    QTest::keyClicks(view.findChild<QLineEdit *>(u"auditFilter"_s), u"first"_s);
    QCOMPARE(columnOf(&view, "auditTable", 2), QStringList({u"first"_s}));
    QVERIFY2(textOf(&view, "auditSummary").startsWith(u"Entries: 1 of 2"_s), qPrintable(textOf(&view, "auditSummary")));
}

void TestJournals::whatIsRemovedIsGoneAtOnce()
{
    FakeClock clock;
    AlertsView view(clock);
    view.resize(900, 400);
    view.show();
    (void)view.addAlert(alertOf(AlertKind::NeverExpires, "stands", Alert::Phase::Raised, clock.now()));
    (void)view.addAlert(alertOf(AlertKind::RenewLate, "was", Alert::Phase::Raised, clock.now()));
    (void)view.addAlert(alertOf(AlertKind::RenewLate, "was", Alert::Phase::Cleared, clock.now()));
    QTRY_COMPARE(columnOf(&view, "alertsTable", 2).size(), 2);
    touch(view.table());
    click(view.findChild<QToolButton *>(u"alertForgetButton"_s));
    QCOMPARE(columnOf(&view, "alertsTable", 2), QStringList({u"stands"_s}));
}

void TestJournals::rulesAreChangedAndKept()
{
    FakeClock clock;
    AlertsView view(clock);
    view.resize(900, 400);
    view.show();
    auto *button = view.findChild<QToolButton *>(u"alertRulesButton"_s);
    QVERIFY(!button->isEnabled()); // of a recording
    view.setRules(defaultAlertRules());
    QVERIFY(button->isEnabled());
    const QSignalSpy wanted(&view, &AlertsView::rulesWanted);
    QTest::mouseClick(button, Qt::LeftButton);
    auto *dialog = view.findChild<AlertRulesDialog *>(u"alertRulesDialog"_s);
    QVERIFY(dialog != nullptr);
    QVERIFY(dialog->rules() == defaultAlertRules()); // to the millisecond, and what no box shows
    const auto typeInto = [&](const QString &box, const QString &text) {
        auto *edit = dialog->findChild<QAbstractSpinBox *>(box);
        QVERIFY2(edit != nullptr && edit->isEnabled(), qPrintable(box));
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    };
    typeInto(u"held-long-threshold"_s, u"2m"_s);
    typeInto(u"held-long-factor"_s, u"3"_s);
    typeInto(u"many-wait-count"_s, u"25"_s);
    typeInto(u"never-expires-coolDown"_s, u"500ms"_s);
    auto *evicts = dialog->findChild<QCheckBox *>(u"node-evicts-enabled"_s);
    QTest::mouseClick(evicts, Qt::LeftButton, {}, {8, evicts->height() / 2});
    QVERIFY(!dialog->findChild<QWidget *>(u"node-evicts-coolDown"_s)->isEnabled());
    QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    auto rules = wanted.first().first().value<AlertRules>();
    AlertRules expected = defaultAlertRules();
    expected[AlertKind::HeldLong].threshold = std::chrono::minutes(2);
    expected[AlertKind::HeldLong].factor = 3;
    expected[AlertKind::ManyWait].count = 25;
    expected[AlertKind::NeverExpires].coolDown = Millis(500);
    expected[AlertKind::NodeEvicts].enabled = false;
    QVERIFY(rules == expected);
    QTRY_VERIFY(view.findChild<AlertRulesDialog *>(u"alertRulesDialog"_s) == nullptr);

    // They are not part of the layout, which is that of the last window closed: whoever hosts the view keeps them.
    AlertsView next(clock);
    next.setRules(defaultAlertRules());
    const QSignalSpy kept(&next, &AlertsView::rulesWanted);
    next.restoreState(view.saveState());
    next.restoreState("rubbish");
    QCOMPARE(kept.size(), 0);

    // Back to the usual ones, by the keyboard; Escape would have changed nothing.
    QTest::mouseClick(button, Qt::LeftButton);
    dialog = view.findChild<AlertRulesDialog *>(u"alertRulesDialog"_s);
    QVERIFY(dialog->rules() == expected);
    QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::RestoreDefaults),
                      Qt::LeftButton);
    QVERIFY(dialog->rules() == defaultAlertRules());
    // What was changed is not dropped unasked.
    QTest::keyClick(dialog, Qt::Key_Escape);
    auto *question = dialog->findChild<QMessageBox *>(u"rulesQuestion"_s);
    QVERIFY(question != nullptr && dialog->isVisible());
    for (auto *answer : question->buttons()) {
        if (question->buttonRole(answer) == QMessageBox::DestructiveRole)
            QTest::mouseClick(answer, Qt::LeftButton);
    }
    QVERIFY(!dialog->isVisible());
    QCOMPARE(wanted.size(), 1);
}

void TestJournals::theAuditWaitsForTheWriterEveryTime()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    append(path, entry("first"));
    AuditView view(path);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 2).size(), 1, kPatienceMs);
    // A journal that grows line by line is not read line by line, also after it was shown.
    bool waits = false;
    const auto timers = view.findChildren<QTimer *>();
    for (const auto *timer : timers)
        waits = waits || (timer->isSingleShot() && timer->interval() > 0);
    QVERIFY(waits);
}

void TestJournals::aCancelledRoundIsOneRow()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    append(path,
           R"({"event":"release-cancelled","name":null,"owner":null,"locks":500,"names":["a","b"],"reason":"Anna"})"
           "\n");
    AuditView view(path);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 2), QStringList({u"500 locks: a, b, …"_s}), kPatienceMs);
    QCOMPARE(columnOf(&view, "auditTable", 1), QStringList({u"– Release cancelled"_s}));
    QCOMPARE(view.exported().rows.at(0).at(2), u"500 locks: a, b, …"_s);
}

void TestJournals::anotherJournalHasOtherRows()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    append(path, entry("first"));
    AuditView view(path);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 2), QStringList({u"first"_s}), kPatienceMs);
    view.table()->selectRow(0);
    // Of the same length, in its place.
    QVERIFY(QFile::remove(path));
    append(path, entry("other"));
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 2), QStringList({u"other"_s}), kPatienceMs);
    QVERIFY(view.table()->current() == nullptr); // what was selected is not there any more
}

void TestJournals::whatTheServerDeniedIsNoHalfRelease()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    append(path,
           entry("first").replace("\"complete\":true", "\"complete\":false,\"denied\":true,\"mayStillBeHeld\":true"));
    AuditView view(path);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 1), QStringList({u"✖ Release refused"_s}), kPatienceMs);
}

void TestJournals::whatNoNodeDidIsNotDoneInPart_data()
{
    QTest::addColumn<QByteArray>("outcomes");
    QTest::addColumn<QString>("told");

    QTest::newRow("all refused") << QByteArray("refused refused not-tried") << u"✖ Release refused"_s;
    QTest::newRow("refused, the others gone") << QByteArray("refused absent") << u"✖ Release refused"_s;
    QTest::newRow("one released") << QByteArray("refused released") << u"⚠ Release partly done"_s;
    QTest::newRow("one not known") << QByteArray("refused unknown") << u"? Release unconfirmed"_s;
    QTest::newRow("one failed") << QByteArray("failed") << u"✖ Release failed"_s;
    QTest::newRow("one gone already") << QByteArray("released absent") << u"✔ Release done"_s;
    QTest::newRow("all gone already") << QByteArray("absent not-tried") << u"✔ Release: already gone"_s;
    QTest::newRow("nothing to do") << QByteArray("not-needed not-tried") << u"○ Release not needed"_s;
}

void TestJournals::whatNoNodeDidIsNotDoneInPart()
{
    QFETCH(QByteArray, outcomes);
    QFETCH(QString, told);

    QByteArrayList nodes;
    for (const auto &outcome : outcomes.split(' '))
        nodes += R"({"node":"n","outcome":")" + outcome + R"("})";
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    const QByteArray isComplete = told.startsWith(u'✔') || told.startsWith(u'○') ? "true" : "false";
    append(path,
           entry("first")
               .replace("\"complete\":true", "\"complete\":" + isComplete)
               .replace("[]", '[' + nodes.join(',') + ']'));
    AuditView view(path);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 1), QStringList({told}), kPatienceMs);
    // The whole entry fits on the screen: a node is one line.
    const auto *table = view.findChild<QTableView *>(u"auditTable"_s);
    const QString tip = table->model()->index(0, 1).data(Qt::ToolTipRole).toString();
    QCOMPARE(tip.count(u"&quot;node&quot;"_s), nodes.size());
    QVERIFY2(tip.contains(u"outcome"_s), qPrintable(tip));
}

void TestJournals::whatWasNotBegunSaysWhy()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    const auto skipped = [](const QByteArray &because) {
        return R"({"event":"release-skipped","name":"a","owner":"w","because":")" + because
            + R"(","reason":"host is gone","time":"2026-11-21T13:01:02.123Z"})" + '\n';
    };
    append(path, skipped("surprise") + skipped("stopped") + skipped("new word"));
    AuditView view(path);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 1), QStringList(3, u"– Release skipped"_s), kPatienceMs);
    QCOMPARE(columnOf(&view, "auditTable", 4),
             QStringList({u"new word"_s, u"stopped before its turn"_s, u"an earlier release did not go as planned"_s}));
    QCOMPARE(columnOf(&view, "auditTable", 5), QStringList(3, u"host is gone"_s));
}

/// What could not be read for the plan is not left alone because nothing is there.
void TestJournals::whatCouldNotBeReadIsNotLeftAlone()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    append(
        path,
        entry("first").replace(
            "\"nodes\":[]",
            R"("nodes":[{"node":"n1","outcome":"released","error":null},{"node":"n2","outcome":"not-tried","error":null},)"
            R"({"node":"n3","outcome":"not-tried","error":"down"}])"));
    AuditView view(path);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(
        columnOf(&view, "auditTable", 4),
        QStringList({u"released on 1 nodes, not readable, nothing sent on 1 nodes, not tried on 1 nodes"_s}),
        kPatienceMs);
}

void TestJournals::aHoldOffIsNamedWithItsRelease()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    append(
        path,
        entry("first").replace(
            "\"nodes\":[]",
            R"("act":"release-and-hold-off","nodes":[{"node":"n1","outcome":"released"},{"node":"n2","outcome":"absent"}])"));
    AuditView view(path);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(
        columnOf(&view, "auditTable", 4),
        QStringList({u"released and blocked for new owners on 1 nodes, already gone on 1 nodes"_s}), kPatienceMs);
}

void TestJournals::whereItIsUnknownIsNamed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    append(
        path,
        entry("first").replace(
            "\"nodes\":[]",
            R"("nodes":[{"node":"n1","outcome":"released"},{"node":"n2","outcome":"unknown"},{"node":"n3","outcome":"unknown"}])"));
    AuditView view(path);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 4),
                              QStringList({u"released on 1 nodes, outcome unknown on n2, n3: check there"_s}),
                              kPatienceMs);
    // What was found there later.
    const auto known = [](const QByteArray &nodes) {
        return entry("first")
            .replace("release-outcome", "release-known")
            .replace("\"nodes\":[]", "\"nodes\":[" + nodes + "]");
    };
    append(path, known(R"({"node":"n2","found":"gone"})"));
    append(path, known(R"({"node":"n3","found":"there","ttlMs":30000})"));
    append(
        path,
        known(
            R"({"node":"n3","found":"other-owner","foundOwner":"next"},{"node":"n4","found":"no-lock"},{"node":"n5","found":"there"})"));
    QTRY_COMPARE_WITH_TIMEOUT(
        columnOf(&view, "auditTable", 4),
        QStringList(
            u"released on 1 nodes, outcome unknown on n2, n3: check there · n2: gone · n3: still held by its "
            "owner, TTL 30.0 s · n3: held by next, n4: a key that is not a lock, n5: still held by its owner"_s),
        kPatienceMs);
    // Without the outcome, which may be in the part of the file that is not read, it has a row of its own.
    append(path, known(R"({"node":"n2","found":"gone"})").replace("first", "older"));
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 1).constFirst(), u"ℹ Release: found later"_s, kPatienceMs);
    QCOMPARE(columnOf(&view, "auditTable", 4).constFirst(), u"n2: gone"_s);
    QCOMPARE(view.exported().rows.size(), 5); // each line of the file
    QCOMPARE(view.exported().json.size(), 5);
}

void TestJournals::anActIsOneRow()
{
    std::vector<JournalLine> lines;
    const auto add = [&](const QString &event, const QString &name, int pid = 1) {
        lines.push_back({.number = lines.size(),
                         .offset = 0,
                         .entry = {{u"event"_s, event},
                                   {u"name"_s, name},
                                   {u"owner"_s, u"w"_s},
                                   {u"actor"_s, QJsonObject{{u"host"_s, u"h"_s}, {u"pid"_s, pid}}}},
                         .raw = {}});
    };
    add(u"release-intent"_s, u"a"_s); // 0
    add(u"release-intent"_s, u"b"_s); // 1
    add(u"release-intent"_s, u"a"_s, 2); // 2: another program
    add(u"release-outcome"_s, u"b"_s); // 3
    add(u"release-outcome"_s, u"a"_s); // 4
    add(u"release-known"_s, u"a"_s); // 5
    add(u"release-outcome"_s, u"a"_s); // 6: it did not begin here
    add(u"release-refused"_s, u"a"_s); // 7
    lines.push_back({.number = 8, .offset = 0, .entry = {}, .raw = "no json"});
    add(u"set-ttl-intent"_s, u"a"_s); // 9
    add(u"release-outcome"_s, u"a"_s, 2); // 10
    std::vector<std::vector<size_t>> found;
    for (const AuditAct &act : auditActs(lines))
        found.push_back(act.lines);
    const std::vector<std::vector<size_t>> expected{{0, 4, 5}, {1, 3}, {2, 10}, {6}, {7}, {8}, {9}};
    QVERIFY(found == expected);
    QCOMPARE(AuditEvent::of(lines[9].entry).act, u"set-ttl"_s);
    QCOMPARE(AuditEvent::of(lines[9].entry).stage, u"intent"_s);
}

void TestJournals::enterOpensTheDetails()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    append(path, entry("first<b>") + entry("second"));
    AuditView view(path);
    view.resize(1200, 560);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 2).size(), 2, kPatienceMs);
    auto *details = view.findChild<JournalDetails *>();
    QVERIFY(!details->isVisible());
    view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    view.table()->setFocus();
    view.table()->selectRow(1);
    QTest::keyClick(view.table(), Qt::Key_Return);
    QVERIFY(details->isVisible());
    QVERIFY2(details->text().contains(u"\"first<b>\""_s), qPrintable(details->text()));
    view.table()->selectRow(0);
    QVERIFY(details->text().contains(u"\"second\""_s));
    QTest::keyClick(view.table(), Qt::Key_Escape);
    QVERIFY(!details->isVisible());
    view.resize(700, 560); // below, where it is narrow
    QTest::keyClick(view.table(), Qt::Key_Return);
    QVERIFY(details->y() > view.table()->y());

    FakeClock clock;
    AlertsView alerts(clock);
    alerts.resize(1000, 560);
    alerts.show();
    (void)alerts.addAlert(alertOf(AlertKind::NeverExpires, "stuck", Alert::Phase::Raised, clock.now()));
    QTRY_COMPARE(columnOf(&alerts, "alertsTable", 2), QStringList(u"stuck"_s));
    details = alerts.findChild<JournalDetails *>();
    alerts.table()->selectRow(0);
    const QRect row = alerts.table()->visualRect(alerts.table()->model()->index(0, 1));
    QTest::mouseClick(alerts.table()->viewport(), Qt::LeftButton, {}, row.center()); // as a mouse sends it
    QTest::mouseDClick(alerts.table()->viewport(), Qt::LeftButton, {}, row.center());
    QVERIFY(details->isVisible());
    QVERIFY2(details->text().startsWith(u"stuck\n\nstuck never expires"_s), qPrintable(details->text()));
    // The columns that the second line has are copied nevertheless.
    QTest::keyClick(alerts.table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\t'), 5);
}

void TestJournals::whatBecameOfTheLockIsTold()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    const auto afterwards = [](const QByteArray &fields) {
        return entry("first").replace("release-outcome", "release-aftermath").replace("\"nodes\":[]", fields);
    };
    append(path, afterwards(R"("finding":"free","afterMs":300,"foundOwner":null,"watchedMs":30000)"));
    append(path, afterwards(R"("finding":"came-back","afterMs":1000,"foundOwner":null,"watchedMs":2000)"));
    append(path, afterwards(R"("finding":"taken","afterMs":2000,"foundOwner":"next","watchedMs":3000)"));
    append(path, afterwards(R"("finding":"a word of a later version")"));
    AuditView view(path);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 4),
                              QStringList({u"a word of a later version"_s, u"taken by next after 2.0 s"_s,
                                           u"came back after 1.0 s"_s, u"still free after 30 s"_s}),
                              kPatienceMs);
    QCOMPARE(columnOf(&view, "auditTable", 1),
             QStringList({u"ℹ Release: afterwards"_s, u"ℹ Release: afterwards"_s, u"⚠ Release: lock came back"_s,
                          u"ℹ Release: afterwards"_s}));
}

void TestJournals::onlyTheLastAftermathIsShown()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"audit.jsonl"_s);
    const auto afterwards = [](const QByteArray &finding, const QByteArray &times) {
        return entry("first")
            .replace("release-outcome", "release-aftermath")
            .replace("\"nodes\":[]", R"("finding":")" + finding + R"(",)" + times);
    };
    append(path,
           entry("first").replace(
               "\"nodes\":[]",
               R"("complete":true,"nodes":[{"node":"n1","outcome":"absent"},{"node":"n2","outcome":"released"}])"));
    append(path, afterwards("free", R"("afterMs":300,"watchedMs":1000)"));
    append(path, afterwards("came-back", R"("afterMs":22400,"watchedMs":23000)"));
    append(path, afterwards("came-back", R"("afterMs":22400,"watchedMs":30000)"));
    AuditView view(path);
    view.resize(900, 560);
    view.show();
    const QString outcome = u"came back after 22.4 s · released on 1 nodes, already gone on 1 nodes"_s;
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 4), QStringList{outcome}, kPatienceMs);
    const QString badge = columnOf(&view, "auditTable", 1).constFirst();
    QCOMPARE(badge, u"⚠ Release: lock came back"_s);
    QVERIFY(view.table()->columnWidth(1) >= badgeWidth(badge, view.table()->font()) + 20); // it is not cut
    append(path, afterwards("free", R"("afterMs":40000,"watchedMs":41000)"));
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&view, "auditTable", 1), QStringList{u"✔ Release done"_s}, kPatienceMs);
}

LOCKSCOPE_TEST(QApplication, TestJournals)
#include "tst_journals.moc"
