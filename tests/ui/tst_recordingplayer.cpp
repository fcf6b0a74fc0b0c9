#include "fixtures/testprogram.h"

#include "window.h"

#include <lockscope/core/recording/recording.h>
#include <lockscope/core/words/wording.h>
#include <lockscope/ui/contention/rankingmodel.h>
#include <lockscope/ui/contention/rankingview.h>
#include <lockscope/ui/locks/lockview.h>
#include <lockscope/ui/recording/recordingplayer.h>
#include <lockscope/ui/recording/replaybar.h>
#include <lockscope/ui/window/banner.h>

#include "lockstates.h"

#include <QAbstractButton>
#include <QApplication>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr Instant kPlayStart{std::chrono::hours(5)};

Instant playTime(int seconds)
{
    return kPlayStart + std::chrono::seconds(seconds);
}

/// A lock without an end of its TTL.
LockStatePtr endless(const QByteArray &name, int since)
{
    return makeLock({.name = name, .verdict = Verdict::NoExpiry, .ttl = {}, .heldSince = playTime(since)},
                    playTime(std::max(since, 0)));
}

/// Writes a recording of one node.
class Recorder
{
public:
    Recorder(const QTemporaryDir &folder, const QString &name) : m_path(folder.filePath(name)), m_writer(m_path)
    {
        const WallTime wall(std::chrono::hours(24 * 365 * 50));
        m_isOpen = m_writer
                       .open({.deployment = u"prod"_s,
                              .labels = {u"n1"_s},
                              .addresses = {u"127.0.0.1:7001"_s},
                              .startedAt = wall},
                             playTime(0))
                       .hasValue();
        m_diff.complete = true;
        m_diff.nodes = {{.index = 0,
                         .label = u"n1"_s,
                         .address = u"127.0.0.1:7001"_s,
                         .reach = NodeStatus::Reach::Up,
                         .since = wall,
                         .everUp = true}};
    }

    void write(Instant when, std::vector<LockStatePtr> changed, std::vector<QByteArray> removed)
    {
        m_diff.changed = std::move(changed);
        m_diff.removed = std::move(removed);
        (void)m_writer.write(m_diff, when);
    }

    void writeOwnAction(Instant when, const OwnAction &ownAction) { (void)m_writer.writeOwnAction(ownAction, when); }
    void writeReading(Instant when, bool reads) { (void)m_writer.writeReading(reads, when); }

    /// Its path; empty where it could not be written.
    QString end(int seconds)
    {
        (void)m_writer.tick(playTime(seconds));
        (void)m_writer.close(playTime(seconds));
        return m_isOpen ? m_path : QString();
    }

private:
    const QString m_path;
    RecordingWriter m_writer;
    BoardDiff m_diff;
    bool m_isOpen = false;
};

/// Twenty seconds: `a` is held from 1 s to 4 s, `b` from 2 s to the end, without an end of its TTL.
QString recorded(const QTemporaryDir &folder, bool whole = true)
{
    Recorder recorder(folder, whole ? u"whole.jsonl"_s : u"cut.jsonl"_s);
    recorder.write(playTime(0), {}, {});
    recorder.write(playTime(1), {makeLock({.name = "a", .heldSince = playTime(1)}, playTime(1))}, {});
    recorder.write(
        playTime(2),
        {makeLock({.name = "b", .owner = "worker-2", .verdict = Verdict::NoExpiry, .ttl = {}, .heldSince = playTime(2)},
                  playTime(2))},
        {});
    recorder.write(playTime(4), {}, {"a"});
    const QString path = recorder.end(20);
    if (!whole) {
        QFile file(path); // its last line is cut
        (void)file.open(QIODevice::ReadWrite);
        (void)file.resize(file.size() - 5);
    }
    return path;
}

/// Twenty seconds: `c` never ends from 1 s to 14 s, which is an alert from 11 s on; `b` from 5 s on, an alert from 15 s
/// on.
QString recordedAlerts(const QTemporaryDir &folder)
{
    Recorder recorder(folder, u"alerts.jsonl"_s);
    recorder.write(playTime(0), {}, {});
    recorder.write(playTime(1), {endless("c", 1)}, {});
    recorder.write(playTime(5), {endless("b", 5)}, {});
    recorder.write(playTime(14), {}, {"c"});
    return recorder.end(20);
}

/// Thirty seconds that began in the middle: `c` and `d` never end already. `d` is gone after 4 s, too soon to be told
/// in its turn; `b` begins to after 5 s.
QString recordedFromTheMiddle(const QTemporaryDir &folder)
{
    Recorder recorder(folder, u"middle.jsonl"_s);
    recorder.write(playTime(0), {endless("c", -40)}, {}); // what happened to change
    recorder.write(playTime(0) + std::chrono::milliseconds(200), {endless("c", -40), endless("d", -20)},
                   {}); // all that was known
    recorder.write(playTime(4), {}, {"d"});
    recorder.write(playTime(5), {endless("b", 5)}, {});
    return recorder.end(30);
}

} // namespace

class TestRecordingPlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsAnyMoment();
    void playsToItsEnd();
    void rowsAreOfTheMomentThatIsShown();
    void whatIsNoRecordingIsRefused();
    void aRecordingInTheWindow();
    void alertsAreThoseOfTheMoment();
    void alertsThatStoodBeforeAreShown();
    void whatHappenedBeforeIsAnAlertStill();
    void thatReadingHadStoppedIsShown();
    void whatWasDoneThenIsKnown();
    void oneButtonPauses();
    void aRecordingForgetsNoColumns();
    void destroyedWhileReading();

private:
    QTemporaryDir m_folder;
};

void TestRecordingPlayer::showsAnyMoment()
{
    RecordingPlayer player;
    const QSignalSpy opened(&player, &RecordingPlayer::opened);
    QSet<QByteArray> board;
    connect(&player, &RecordingPlayer::boardChanged, this, [&](const BoardDiffPtr &diff) {
        for (const auto &lock : diff->changed)
            board.insert(lock->name);
        for (const auto &name : diff->removed)
            board.remove(name);
    });
    player.open(recorded(m_folder));
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kPatienceMs);
    QCOMPARE(player.header().deployment, u"prod"_s);
    QVERIFY(player.length() >= std::chrono::seconds(20));
    QVERIFY(player.caveat().isEmpty());
    QVERIFY(player.history()->size() >= 3); // a began and ended, b began
    player.seek(std::chrono::milliseconds(3000));
    QTRY_COMPARE_WITH_TIMEOUT(board, QSet<QByteArray>({"a", "b"}), kPatienceMs);
    QCOMPARE(player.clock().now(), Replay::instantAt(std::chrono::seconds(3)));
    QCOMPARE(player.clock().wallNow(), player.header().startedAt + std::chrono::seconds(3));
    player.seek(std::chrono::seconds(5));
    QTRY_COMPARE_WITH_TIMEOUT(board, QSet<QByteArray>({"b"}), kPatienceMs);
    player.seek(std::chrono::milliseconds(1500)); // backwards
    QTRY_COMPARE_WITH_TIMEOUT(board, QSet<QByteArray>({"a"}), kPatienceMs);
    player.seek(std::chrono::hours(100));
    QCOMPARE(player.position(), player.length());
    // A view that joins gets all of it.
    QTRY_COMPARE_WITH_TIMEOUT(board, QSet<QByteArray>({"b"}), kPatienceMs);
    board.clear();
    player.republish();
    QTRY_COMPARE_WITH_TIMEOUT(board, QSet<QByteArray>({"b"}), kPatienceMs);
}

void TestRecordingPlayer::playsToItsEnd()
{
    RecordingPlayer player;
    const QSignalSpy opened(&player, &RecordingPlayer::opened);
    player.open(recorded(m_folder, false));
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kPatienceMs);
    QVERIFY(player.caveat().contains(u"may be missing"_s));
    player.setSpeed(100);
    player.play();
    QVERIFY(player.isPlaying());
    QTRY_VERIFY_WITH_TIMEOUT(!player.isPlaying(), kPatienceMs);
    QCOMPARE(player.position(), player.length());
    player.play(); // once more from its beginning
    QVERIFY(player.position() < player.length());
    player.pause();
}

/// However fast it plays: nothing is counted on to a moment at which it is no more.
void TestRecordingPlayer::rowsAreOfTheMomentThatIsShown()
{
    QTemporaryDir folder;
    RecordingPlayer player;
    const QSignalSpy opened(&player, &RecordingPlayer::opened);
    player.open(recorded(folder));
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kPatienceMs);
    LockscopeWidget widget(&player);
    widget.show();
    widget.showView(u"locks"_s);
    QList<Micros> wrong;
    int moments = 0;
    connect(&player, &RecordingPlayer::momentChanged, &widget, [&] {
        const Micros moment = player.clock().position();
        const bool isThere
            = moment < std::chrono::seconds(4); // what is known in its first second is shown from its beginning
        if ((widget.model()->lock("a") != nullptr) != isThere)
            wrong += moment;
        ++moments;
    });
    player.setSpeed(20);
    player.play();
    QTRY_VERIFY_WITH_TIMEOUT(!player.isPlaying() && player.clock().position() == player.length(), kPatienceMs);
    QVERIFY(moments > 1);
    QVERIFY(wrong.isEmpty());
}

void TestRecordingPlayer::whatIsNoRecordingIsRefused()
{
    RecordingPlayer player;
    const QSignalSpy failed(&player, &RecordingPlayer::failed);
    QFile file(m_folder.filePath(u"other"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("something else\n");
    file.close();
    player.open(file.fileName());
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kPatienceMs);
    player.play();
    QVERIFY(!player.isPlaying());
    RecordingPlayer absent;
    const QSignalSpy failedToo(&absent, &RecordingPlayer::failed);
    absent.open(m_folder.filePath(u"nowhere"_s));
    QTRY_COMPARE_WITH_TIMEOUT(failedToo.size(), 1, kPatienceMs);
}

void TestRecordingPlayer::aRecordingInTheWindow()
{
    QTemporaryDir folder;
    RecordingPlayer player;
    const QSignalSpy opened(&player, &RecordingPlayer::opened);
    player.open(recorded(folder));
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kPatienceMs);
    LockscopeWidget widget(&player);
    widget.resize(1280, 720);
    widget.show();
    widget.showView(u"locks"_s);
    QVERIFY(widget.session() == nullptr);
    auto *slider = widget.findChild<QSlider *>(u"replaySlider"_s);
    slider->setValue(30); // as a drag would: 3 s
    QTRY_COMPARE_WITH_TIMEOUT(widget.model()->rowCount(), 2, kPatienceMs);
    // Not as if it were now.
    const QString says = u"✔ At %1: Locking works."_s.arg(Wording::timeOfDay(player.clock().wallNow()));
    QVERIFY2(textOf(&widget, "bannerText").startsWith(says), qPrintable(textOf(&widget, "bannerText")));
    widget.selectLock("a");
    QTRY_VERIFY_WITH_TIMEOUT(textOf(&widget, "detailExplanation").startsWith(u"Held by worker-1"_s), kPatienceMs);
    for (const auto *action : {widget.unlockAction(), widget.acquireAction(), widget.forceReleaseAction(),
                               widget.recordAction(), widget.refreshAction()}) {
        QVERIFY(!action->isEnabled());
        QVERIFY(action->toolTip().contains(u"recording"_s));
    }
    QTest::keyClick(slider, Qt::Key_End);
    QTRY_COMPARE_WITH_TIMEOUT(widget.model()->rowCount(), 1, kPatienceMs);
    // What happened is that of the whole recording, whichever moment is shown.
    widget.showView(u"contention"_s);
    const auto *ranking = widget.findChild<RankingView *>();
    QTRY_VERIFY_WITH_TIMEOUT(ranking->model()->find(RankedEntry::Kind::Lock, "a").isValid(), kPatienceMs);
    widget.showView(u"alerts"_s);
    QTRY_VERIFY_WITH_TIMEOUT(columnOf(&widget, "alertsTable", 2).contains(u"b"_s), kPatienceMs);
    widget.showView(u"audit"_s); // there is none of a recording
    QCOMPARE(widget.currentView(), u"alerts"_s);
    QVERIFY(widget.restoreState(widget.saveState()));
    // Nothing moves with what the bar says.
    const QRect bar = slider->geometry();
    for (const int tenths : {0, 5, 31}) {
        slider->setValue(tenths);
        QCoreApplication::processEvents();
        QCOMPARE(slider->geometry(), bar);
    }
    const auto *moment = widget.findChild<QLabel *>(u"replayMoment"_s);
    QVERIFY(moment->width() >= moment->sizeHint().width());
    // A moment that is held stands, and goes on from there.
    player.seek(Micros(0));
    player.setSpeed(20);
    player.play();
    slider->setSliderDown(true);
    QVERIFY(!player.isPlaying());
    slider->setValue(10);
    QCOMPARE(player.position(), Micros(1'000'000));
    slider->setSliderDown(false);
    QVERIFY(player.isPlaying());
    player.pause();
    // By the button, too.
    auto *play = widget.findChild<ReplayBar *>()->playAction();
    click(qobject_cast<QAbstractButton *>(play->associatedObjects().last()));
    QVERIFY(player.isPlaying());
    click(qobject_cast<QAbstractButton *>(play->associatedObjects().last()));
    QVERIFY(!player.isPlaying());
}

void TestRecordingPlayer::alertsAreThoseOfTheMoment()
{
    QTemporaryDir folder;
    RecordingPlayer player;
    const QSignalSpy opened(&player, &RecordingPlayer::opened);
    player.open(recordedAlerts(folder));
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kPatienceMs);
    LockscopeWidget widget(&player);
    widget.resize(1280, 720);
    widget.show();
    widget.showView(u"alerts"_s);
    auto *slider = widget.findChild<QSlider *>(u"replaySlider"_s);
    const auto *rail = widget.findChild<QAbstractButton *>(u"alertsViewActionButton"_s);
    const QRegularExpression time(u"at \\d\\d:\\d\\d:\\d\\d"_s); // of the moment that is shown
    const auto rows = [&widget, &time] {
        const QStringList about = columnOf(&widget, "alertsTable", 2);
        QStringList told = columnOf(&widget, "alertsTable", 0);
        for (qsizetype row = 0; row < told.size(); ++row)
            told[row] = about.at(row) + u' ' + QString(told.at(row)).replace(time, u"at its time"_s);
        return told;
    };
    const QStringList none;
    const QStringList first{u"c ✖ Active at its time"_s};
    const QStringList over{u"c ✔ Resolved"_s};
    const QStringList both{u"b ✖ Active at its time"_s, u"c ✔ Resolved"_s};
    QTRY_COMPARE_WITH_TIMEOUT(textOf(&widget, "alertsSummary"), u"Active: 0 · from the recording"_s, kPatienceMs);
    QCOMPARE(rows(), none); // what comes is not known yet
    // Forwards and backwards, by steps and by jumps.
    for (const int tenths : {125, 145, 160, 145, 125, 20, 200, 125, 200, 0}) {
        slider->setValue(tenths);
        const QStringList &wanted = tenths < 110 ? none : tenths < 140 ? first : tenths < 150 ? over : both;
        const int standing = wanted == first || wanted == both ? 1 : 0;
        QTRY_COMPARE_WITH_TIMEOUT(rows(), wanted, kPatienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(textOf(&widget, "alertsSummary"), u"Active: %1 · from the recording"_s.arg(standing),
                                  kPatienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(rail->accessibleName(),
                                  standing == 1 ? u"Alerts, 1 needing attention"_s : u"Alerts"_s, kPatienceMs);
    }
    // It plays to where they are.
    slider->setValue(105);
    player.setSpeed(10);
    player.play();
    QTRY_COMPARE_WITH_TIMEOUT(rows(), both, kPatienceMs);
}

void TestRecordingPlayer::whatHappenedBeforeIsAnAlertStill()
{
    const QString path = m_folder.filePath(u"before.jsonl"_s);
    {
        RecordingWriter writer(path);
        const WallTime wall(std::chrono::hours(24 * 365 * 50));
        QVERIFY(writer.open(
            {.deployment = u"prod"_s, .labels = {u"n1"_s}, .addresses = {u"127.0.0.1:7001"_s}, .startedAt = wall},
            kPlayStart));
        BoardDiff diff;
        diff.complete = true;
        diff.nodes = {{.index = 0,
                       .label = u"n1"_s,
                       .address = u"127.0.0.1:7001"_s,
                       .reach = NodeStatus::Reach::Up,
                       .since = wall,
                       .everUp = true}};
        QVERIFY(writer.writePast(
            {{.kind = HistoryKind::Overlap,
              .at = kPlayStart - std::chrono::minutes(10),
              .lock = "a",
              .owner = "B",
              .other = "A"},
             {.kind = HistoryKind::NodeRestarted, .node = 0, .at = kPlayStart - std::chrono::minutes(4)}},
            kPlayStart));
        QVERIFY(writer.write(diff, kPlayStart + std::chrono::milliseconds(5)));
        for (int i = 1; i <= 120; ++i)
            QVERIFY(writer.tick(kPlayStart + std::chrono::seconds(i)));
        QVERIFY(writer.close(kPlayStart + std::chrono::seconds(121)));
    }
    RecordingPlayer player;
    const QSignalSpy opened(&player, &RecordingPlayer::opened);
    player.open(path);
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kPatienceMs);
    QStringList told;
    for (const auto &alert : player.alerts())
        told += u"%1 %2 %3 %4"_s
                    .arg(toString(alert.phase), toString(alert.kind),
                         alert.since <= player.alertsKnownSince() ? u"before"_s : u"since"_s)
                    .arg((alert.at - Replay::instantAt(Micros(0))) / std::chrono::seconds(1));
    QCOMPARE(told,
             QStringList({u"raised overlap before 0"_s, u"raised node-restarted before 0"_s,
                          u"cleared node-restarted before 61"_s}));
}

void TestRecordingPlayer::alertsThatStoodBeforeAreShown()
{
    RecordingPlayer player;
    const QSignalSpy opened(&player, &RecordingPlayer::opened);
    player.open(recordedFromTheMiddle(m_folder));
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kPatienceMs);
    const auto told = [&](const QByteArray &lock, Alert::Phase phase) -> std::optional<Alert> {
        for (const auto &alert : player.alerts()) {
            if (alert.kind == AlertKind::NeverExpires && alert.lock == lock && alert.phase == phase)
                return alert;
        }
        return std::nullopt;
    };
    const auto at = [](int seconds) { return Replay::instantAt(std::chrono::seconds(seconds)); };
    for (const QByteArray lock : {"c", "d"}) {
        const auto raised = told(lock, Alert::Phase::Raised);
        QVERIFY2(raised && raised->at < at(1), lock.constData());
        QVERIFY(raised->since <= player.alertsKnownSince());
    }
    QVERIFY(!told("c", Alert::Phase::Cleared));
    const auto over = told("d", Alert::Phase::Cleared);
    QVERIFY(over && over->at >= at(4) && over->at < at(5));
    const auto later = told("b", Alert::Phase::Raised); // in its turn
    QVERIFY(later && later->at >= at(15) && later->since > player.alertsKnownSince());
}

void TestRecordingPlayer::whatWasDoneThenIsKnown()
{
    QTemporaryDir folder;
    Recorder recorder(folder, u"deeds.jsonl"_s);
    recorder.write(playTime(0), {}, {});
    recorder.write(playTime(1),
                   {makeLock({.name = "a", .heldSince = playTime(1)}, playTime(1)),
                    makeLock({.name = "b", .heldSince = playTime(1)}, playTime(1))},
                   {});
    recorder.writeOwnAction(playTime(3), {.kind = OwnAction::Kind::ReleaseBegins, .lock = "a", .owner = "worker-1"});
    recorder.write(playTime(4), {}, {"a", "b"});
    recorder.writeOwnAction(playTime(5), {.kind = OwnAction::Kind::OwnLost, .lock = "b"});
    const QString path = recorder.end(20);
    RecordingPlayer player;
    const QSignalSpy opened(&player, &RecordingPlayer::opened);
    player.open(path);
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kPatienceMs);
    const auto endOf = [&](const QByteArray &lock) {
        const auto events = player.history()->latest(lock, 1);
        return events.empty() ? HoldEnd::Unknown : events.front().end;
    };
    QVERIFY(endOf("a") == HoldEnd::ForceReleased);
    QVERIFY(endOf("b") == HoldEnd::Released);
    const auto &alerts = player.alerts();
    QVERIFY(std::any_of(alerts.begin(), alerts.end(),
                        [](const Alert &alert) { return alert.kind == AlertKind::OwnLost && alert.lock == "b"; }));
}

void TestRecordingPlayer::thatReadingHadStoppedIsShown()
{
    QTemporaryDir folder;
    Recorder recorder(folder, u"stopped.jsonl"_s);
    recorder.write(playTime(0), {makeLock({.name = "a", .heldSince = playTime(0)}, playTime(0))}, {});
    recorder.writeReading(playTime(4), false);
    recorder.writeReading(playTime(12), true);
    const QString path = recorder.end(20);
    RecordingPlayer player;
    const QSignalSpy opened(&player, &RecordingPlayer::opened);
    player.open(path);
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kPatienceMs);
    LockscopeWidget widget(&player);
    widget.resize(1280, 720);
    widget.show();
    widget.showView(u"locks"_s);
    const auto *banner = widget.findChild<Banner *>();
    const auto held = [&] { return widget.model()->index(0, LockColumn::Held).data().toString(); };
    player.seek(std::chrono::seconds(3));
    QTRY_COMPARE_WITH_TIMEOUT(widget.model()->rowCount(), 1, kPatienceMs);
    QCOMPARE(player.unreadSince(), std::nullopt);
    QVERIFY2(banner->text().contains(u"The node answers"_s), qPrintable(banner->text()));
    player.seek(std::chrono::seconds(9));
    QTRY_COMPARE_WITH_TIMEOUT(player.unreadSince(), std::optional<Micros>(std::chrono::seconds(4)), kPatienceMs);
    QVERIFY2(banner->text().contains(u"Lockscope was not reading; this is the state of "_s),
             qPrintable(banner->text()));
    QVERIFY2(held().endsWith(u" 4.0 s"_s), qPrintable(held())); // and not nine
    QVERIFY(widget.findChild<QLabel *>(u"lockCount"_s)->text().contains(u"not reading"_s));
    player.seek(std::chrono::seconds(15));
    QTRY_VERIFY2_WITH_TIMEOUT(banner->text().contains(u"The node answers"_s), qPrintable(banner->text()), kPatienceMs);
    QVERIFY2(held().endsWith(u" 15.0 s"_s), qPrintable(held()));
    // And history says that nothing is known of that time.
    const auto events
        = player.history()->events(RecordingReader::kEpoch, RecordingReader::kEpoch + std::chrono::seconds(20));
    QVERIFY(std::any_of(events.begin(), events.end(), [](const HistoryEvent &event) {
        return event.kind == HistoryKind::Gap && event.length == std::chrono::seconds(8);
    }));
}

void TestRecordingPlayer::oneButtonPauses()
{
    const QTemporaryDir folder;
    RecordingPlayer player;
    const QSignalSpy opened(&player, &RecordingPlayer::opened);
    player.open(recorded(folder));
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kPatienceMs);
    LockscopeWidget widget(&player);
    widget.resize(1200, 700);
    widget.show();
    widget.showView(u"locks"_s);
    player.play();
    const auto buttons = widget.findChildren<QAbstractButton *>();
    QCOMPARE(
        std::count_if(buttons.begin(), buttons.end(),
                      [](const auto *button) { return button->isVisible() && button->text().contains(u"Pause"_s); }),
        1);
    QVERIFY(!widget.pauseAction()->isVisible() && !widget.pauseAction()->isEnabled());
    // The space bar on the table, too, is about the replay.
    auto *table = widget.findChild<QTableView *>(u"lockTable"_s);
    QVERIFY(player.isPlaying());
    QTest::keyClick(table, Qt::Key_Space);
    QVERIFY(!player.isPlaying());
    QVERIFY(!widget.model()->isPaused());
    QTest::keyClick(table, Qt::Key_Space);
    QVERIFY(player.isPlaying());
}

void TestRecordingPlayer::aRecordingForgetsNoColumns()
{
    QTemporaryDir folder;
    Session session(Deployment{.nodes = {Endpoint{}}}, {.journalPath = folder.filePath(u"audit.jsonl"_s)});
    const auto auditTable
        = [](const LockscopeWidget &widget) { return widget.findChild<QTableView *>(u"auditTable"_s); };
    LockscopeWidget before(&session);
    auditTable(before)->setColumnWidth(1, 321);
    RecordingPlayer player;
    const QSignalSpy opened(&player, &RecordingPlayer::opened);
    player.open(recorded(folder));
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kPatienceMs);
    LockscopeWidget recording(&player); // has no audit
    QVERIFY(recording.restoreState(before.saveState()));
    LockscopeWidget after(&session);
    QVERIFY(after.restoreState(recording.saveState()));
    QCOMPARE(auditTable(after)->columnWidth(1), 321);
}

void TestRecordingPlayer::destroyedWhileReading()
{
    QTemporaryDir folder;
    const QString path = recorded(folder);
    for (int i = 0; i < 20; ++i) {
        auto player = std::make_unique<RecordingPlayer>();
        player->open(path);
        if (i % 2 == 0)
            QCoreApplication::processEvents();
        player->play();
    }
}

LOCKSCOPE_TEST(QApplication, TestRecordingPlayer)
#include "tst_recordingplayer.moc"
