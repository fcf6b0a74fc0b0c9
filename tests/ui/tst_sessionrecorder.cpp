#include "fixtures/redisset.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include "lockstates.h"
#include "window.h"

#include <lockscope/core/recording/recording.h>
#include <lockscope/ui/recording/recordinglabel.h>
#include <lockscope/ui/recording/recordingqueue.h>
#include <lockscope/ui/recording/sessionrecorder.h>

#include <QApplication>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

BoardDiffPtr diffOf(int locks)
{
    static const LockStatePtr kLock = makeLock({.name = "lock:a"});
    auto diff = std::make_shared<BoardDiff>();
    diff->changed.assign(static_cast<size_t>(locks), kLock);
    return diff;
}

/// The thread that writes waits in here, as for a disk that does not answer.
class HungDisk
{
public:
    explicit HungDisk(const SessionRecorder &recorder)
    {
        auto *worker = new QObject;
        worker->moveToThread(recorder.findChild<QThread *>(u"recorder"_s));
        QMetaObject::invokeMethod(
            worker,
            [worker, hung = m_hung, goOn = m_goOn] {
                hung->release();
                goOn->acquire();
                delete worker;
            },
            Qt::QueuedConnection);
        m_hung->acquire();
    }
    ~HungDisk() { m_goOn->release(); }
    Q_DISABLE_COPY_MOVE(HungDisk)

private:
    std::shared_ptr<QSemaphore> m_hung = std::make_shared<QSemaphore>();
    std::shared_ptr<QSemaphore> m_goOn = std::make_shared<QSemaphore>();
};

} // namespace

class TestSessionRecorder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQueueKeepsTheOrder();
    void aQueueThatOverflowsHoldsNothing();
    void aLargeBoardIsNoOverflow();
    void aDiskThatHangsEndsTheRecording();
    void aDiskThatHangsDoesNotHoldTheWindow();
    void aFileNameIsProposed();
    void whatHappenedBeforeIsRecorded();
    void theTimeIsThatOfTheReading();

private:
    QTemporaryDir m_folder;
    Session m_session{Deployment{.name = u"d"_s, .nodes = {Endpoint{}}}};
};

void TestSessionRecorder::aQueueKeepsTheOrder()
{
    RecordingQueue queue;
    const auto at = [](int ms) { return Instant(Millis(ms)); };
    QVERIFY(queue.push({.diff = diffOf(2), .at = at(1)}));
    QVERIFY(queue.push({.diff = {}, .at = at(2)}));
    QCOMPARE(queue.waiting(), 4);
    QVERIFY(queue.pop()->at == at(1));
    QVERIFY(queue.pop()->at == at(2));
    QVERIFY(!queue.pop());
    QCOMPARE(queue.waiting(), 0);
}

void TestSessionRecorder::aQueueThatOverflowsHoldsNothing()
{
    RecordingQueue queue;
    int taken = 0;
    while (taken <= RecordingQueue::kMostWaiting && queue.push({.diff = diffOf(99), .at = {}}))
        ++taken;
    QVERIFY2(taken <= RecordingQueue::kMostWaiting / 100 + 1, qPrintable(QString::number(taken)));
    QVERIFY(queue.hasOverflowed());
    QVERIFY(!queue.pop());
    QCOMPARE(queue.waiting(), 0);
    QVERIFY(!queue.push({.diff = {}, .at = {}})); // what followed would have a hole before it
}

void TestSessionRecorder::aLargeBoardIsNoOverflow()
{
    RecordingQueue queue;
    QVERIFY(queue.push({.diff = diffOf(RecordingQueue::kMostWaiting * 3), .at = {}}));
    QVERIFY(queue.push({.diff = diffOf(1000), .at = {}}));
    QVERIFY(queue.pop());
}

void TestSessionRecorder::aDiskThatHangsEndsTheRecording()
{
    SessionRecorder recorder(&m_session);
    RecordingLabel label(&recorder);
    const QSignalSpy told(&recorder, &SessionRecorder::messageChanged);
    const QSignalSpy running(&recorder, &SessionRecorder::runningChanged);
    const QString path = m_folder.filePath(u"hung.jsonl"_s);
    recorder.start(path);
    Q_EMIT m_session.boardChanged(diffOf(1));
    QTRY_COMPARE_WITH_TIMEOUT(running.size(), 1, kPatienceMs);
    {
        const HungDisk disk(recorder);
        for (int i = 0; i < 5 && recorder.isRunning(); ++i)
            Q_EMIT m_session.boardChanged(diffOf(RecordingQueue::kMostWaiting / 2));
        QVERIFY(!recorder.isRunning()); // at once, not when the disk is back
        QVERIFY2(told.last().first().toString().contains(u"the disk is too slow"_s),
                 qPrintable(told.last().first().toString()));
        QCOMPARE(running.last().first().toBool(), false);
        const auto count = told.size();
        Q_EMIT m_session.boardChanged(diffOf(1));
        QCOMPARE(told.size(), count); // said once
    }
    // What was told goes with what is told next; this stays until somebody has seen it.
    QVERIFY(!label.isHidden());
    QCOMPARE(label.text(), u"✖ The recording stopped"_s);
    QVERIFY(label.width() >= label.sizeHint().width());
    QVERIFY2(tipText(label.toolTip()).contains(u"the disk is too slow"_s) && tipText(label.toolTip()).contains(path),
             qPrintable(label.toolTip()));
    QTest::mouseClick(&label, Qt::LeftButton);
    QVERIFY(label.isHidden());
    // What was written before is a recording, closed where it ends.
    const auto whole = [&path] {
        auto reader = RecordingReader::open(path);
        while (reader && (*reader)->next()) { }
        return reader && (*reader)->isWhole();
    };
    QTRY_VERIFY_WITH_TIMEOUT(whole(), kPatienceMs);
    // It can record again.
    recorder.start(m_folder.filePath(u"again.jsonl"_s));
    QTRY_COMPARE_WITH_TIMEOUT(running.last().first().toBool(), true, kPatienceMs);
    recorder.stop();
    QTRY_VERIFY_WITH_TIMEOUT(told.last().first().toString().contains(u"Recorded"_s), kPatienceMs);
}

void TestSessionRecorder::aDiskThatHangsDoesNotHoldTheWindow()
{
    std::optional<HungDisk> disk;
    QPointer<QThread> thread;
    {
        SessionRecorder recorder(&m_session);
        const QSignalSpy running(&recorder, &SessionRecorder::runningChanged);
        recorder.start(m_folder.filePath(u"left.jsonl"_s));
        QTRY_COMPARE_WITH_TIMEOUT(running.size(), 1, kPatienceMs);
        thread = recorder.findChild<QThread *>(u"recorder"_s);
        disk.emplace(recorder);
        Q_EMIT m_session.boardChanged(diffOf(1));
    } // would not return
    QVERIFY(thread != nullptr && thread->isRunning());
    disk.reset();
    QTRY_VERIFY_WITH_TIMEOUT(thread == nullptr, kPatienceMs);
}

void TestSessionRecorder::aFileNameIsProposed()
{
    const QDateTime time(QDate(2026, 11, 22), QTime(7, 5, 9));
    const QString end = u"_2026-11-22_07-05-09.lockscope.jsonl"_s;
    const auto name = [&](const QString &deployment) { return SessionRecorder::fileName(deployment, time); };
    QCOMPARE(name(u"orders"_s), u"orders"_s + end);
    QCOMPARE(name(u"Demo: five private nodes"_s), u"Demo-five-private-nodes"_s + end);
    QCOMPARE(name(u"../../etc/passwd"_s), u"etc-passwd"_s + end);
    QCOMPARE(name(u"생산 1"_s), u"생산-1"_s + end);
    QCOMPARE(name({}), u"locks"_s + end);
    QCOMPARE(name(u"/\\:"_s), u"locks"_s + end);
    QCOMPARE(name(QString(500, u'x')), QString(60, u'x') + end);
}

void TestSessionRecorder::whatHappenedBeforeIsRecorded()
{
    RedisSet servers(1);
    QVERIFY(servers.reset());
    Session session{Deployment{.name = u"d"_s, .nodes = servers.endpoints(), .interval = Millis(100)}};
    QStringList alerts;
    connect(&session, &Session::alertReported, this, [&](const Alert &alert) { alerts += toString(alert.kind); });
    bool isComplete = false;
    connect(&session, &Session::boardChanged, this, [&](const BoardDiffPtr &diff) { isComplete = diff->complete; });
    session.start();
    QTRY_VERIFY_WITH_TIMEOUT(isComplete, kPatienceMs);
    QVERIFY(servers[0].restartEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(alerts.contains(u"node-restarted"_s), kPatienceMs);
    const QString path = m_folder.filePath(u"before.jsonl"_s);
    SessionRecorder recorder(&session);
    const QSignalSpy running(&recorder, &SessionRecorder::runningChanged);
    recorder.start(path);
    const auto past = [&path] {
        std::vector<HistoryEvent> events;
        const auto reader = RecordingReader::open(path);
        while (const auto frame = reader ? (*reader)->next() : std::nullopt)
            events.insert(events.end(), frame->past.begin(), frame->past.end());
        return events;
    };
    QTRY_COMPARE_WITH_TIMEOUT(past().size(), size_t(1), kPatienceMs);
    const HistoryEvent event = past().front();
    QVERIFY(event.kind == HistoryKind::NodeRestarted);
    QCOMPARE(event.node, 0);
    QVERIFY(event.at < RecordingReader::kEpoch);
    recorder.stop();
    QTRY_COMPARE_WITH_TIMEOUT(running.size(), 2, kPatienceMs);
}

/// The window may hear of it later, being busy.
void TestSessionRecorder::theTimeIsThatOfTheReading()
{
    SessionRecorder recorder(&m_session);
    const QSignalSpy running(&recorder, &SessionRecorder::runningChanged);
    const QString path = m_folder.filePath(u"times.jsonl"_s);
    const Instant start = m_session.clock().now();
    recorder.start(path);
    QTRY_COMPARE_WITH_TIMEOUT(running.size(), 1, kPatienceMs);
    const auto tell = [&](Millis after, bool held) {
        BoardDiff diff = held ? *diffOf(1) : BoardDiff{.removed = {"lock:a"}};
        diff.at = start + after;
        Q_EMIT m_session.boardChanged(std::make_shared<BoardDiff>(std::move(diff)));
    };
    const Millis hour = std::chrono::hours(1);
    tell(hour, true);
    Q_EMIT m_session.ownActionDone({.kind = OwnAction::Kind::OwnReleased, .lock = "lock:a", .owner = "t"},
                                   start + hour + Millis(10));
    tell(hour + Millis(20), false);
    recorder.stop();
    QTRY_COMPARE_WITH_TIMEOUT(running.size(), 2, kPatienceMs);
    const auto times = [&path] {
        std::vector<Micros> of;
        const auto reader = RecordingReader::open(path);
        while (const auto frame = reader ? (*reader)->next() : std::nullopt) {
            if (!frame->diff->changed.empty() || !frame->ownActions.empty() || !frame->diff->removed.empty())
                of.push_back(frame->at);
        }
        return of;
    };
    QTRY_COMPARE_WITH_TIMEOUT(times().size(), size_t(3), kPatienceMs);
    const auto at = times();
    QVERIFY(at[0] <= hour && at[0] > hour - std::chrono::minutes(1));
    QVERIFY(at[1] - at[0] == Micros(Millis(10)));
    QVERIFY(at[2] - at[0] == Micros(Millis(20)));
}

LOCKSCOPE_TEST(QApplication, TestSessionRecorder)
#include "tst_sessionrecorder.moc"
