#include "sessionrecorder.h"

#include "recordingqueue.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/base/whendone.h>
#include <lockscope/core/recording/recording.h>

#include <QLocale>
#include <QMutex>
#include <QThread>

#include <atomic>

namespace Lockscope {

/// Calls from the writing thread to the recorder, which may be destroyed first.
struct SessionRecorder::RecorderLink
{
    QMutex mutex;
    SessionRecorder *recorder = nullptr; ///< null once destroyed

    /// Runs `work` in the recorder's thread.
    void tell(const std::function<void(SessionRecorder &)> &work)
    {
        const QMutexLocker lock(&mutex);
        if (recorder != nullptr)
            QMetaObject::invokeMethod(
                recorder, [to = recorder, work] { work(*to); }, Qt::QueuedConnection);
    }
};

/// One recording, shared by both threads.
struct SessionRecorder::Writing
{
    RecordingQueue queue;
    std::unique_ptr<RecordingWriter> writer; ///< used only in the writing thread
    std::atomic<qint64> bytes = 0;

    /// Writes all waiting items. Returns the disk's error, if any.
    [[nodiscard]] std::optional<QString> drain()
    {
        while (const auto item = queue.pop()) {
            if (!writer)
                continue;
            const auto written = item->diff ? writer->write(*item->diff, item->at)
                : item->ownAction           ? writer->writeOwnAction(*item->ownAction, item->at)
                : item->reading             ? writer->writeReading(*item->reading, item->at)
                                            : writer->tick(item->at);
            if (!written) {
                writer.reset();
                return written.error().message;
            }
            bytes = writer->bytes();
        }
        if (queue.hasOverflowed())
            writer.reset(); // closes the file at the point where the disk stopped
        return std::nullopt;
    }
};

QString SessionRecorder::fileName(const QString &deployment, const QDateTime &time)
{
    constexpr qsizetype kMostChars = 60;
    QString name;
    for (const QChar letter : deployment) {
        if (letter.isLetterOrNumber() || (letter == u'_' && !name.isEmpty()))
            name += letter;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    name.truncate(kMostChars);
    while (name.endsWith(u'-'))
        name.chop(1);
    if (name.isEmpty())
        name = QStringLiteral("locks");
    return QStringLiteral("%1_%2.%3").arg(name, time.toString(QStringLiteral("yyyy-MM-dd_HH-mm-ss")), kSuffix);
}

SessionRecorder::SessionRecorder(Session *session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_thread(new QThread(this))
    , m_worker(new QObject)
    , m_link(std::make_shared<RecorderLink>())
    , m_tick(this)
{
    m_link->recorder = this;
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread->setObjectName(QStringLiteral("recorder"));
    m_tick.setInterval(1000);
    connect(session, &Session::boardChanged, this,
            [this](const BoardDiffPtr &diff) { write({.diff = diff, .at = diff->at}); });
    connect(session, &Session::ownActionDone, this, [this](const OwnAction &ownAction, Instant at) {
        write({.ownAction = std::make_shared<const OwnAction>(ownAction), .at = at});
    });
    connect(session, &Session::readingChanged, this, &SessionRecorder::writeReading);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        write({.at = m_session->clock().now()});
        if (isRecording())
            Q_EMIT progressed();
    });
}

SessionRecorder::~SessionRecorder()
{
    if (!m_thread->isRunning()) {
        delete m_worker;
        return;
    }
    if (m_running) {
        post([writing = m_writing, now = m_session ? m_session->clock().now() : Instant()] {
            (void)writing->drain();
            if (writing->writer)
                (void)writing->writer->close(now); // nobody is left to report to
            writing->writer.reset();
        });
    }
    {
        // Quit after pending items. Hold the mutex while posting, because posting wakes the thread, which may end.
        const QMutexLocker lock(&m_link->mutex);
        post([link = m_link, thread = m_thread] {
            const QMutexLocker posted(&link->mutex);
            thread->quit();
        });
    }
    if (m_thread->wait(kCloseTimeoutMillis))
        return;
    // A hanging disk must not block the window. The thread ends when the disk lets it.
    const QMutexLocker lock(&m_link->mutex);
    m_link->recorder = nullptr;
    m_thread->setParent(nullptr);
    connect(m_thread, &QThread::finished, m_thread, &QObject::deleteLater);
}

template <typename Work>
void SessionRecorder::post(Work work)
{
    QMetaObject::invokeMethod(m_worker, std::move(work), Qt::QueuedConnection);
}

void SessionRecorder::start(const QString &path)
{
    if (m_running || !m_session)
        return;
    const Deployment &deployment = m_session->deployment();
    const Clock &clock = m_session->clock();
    RecordingHeader header{
        .deployment = deployment.name, .startedAt = clock.wallNow(), .pace = {.interval = deployment.interval}};
    for (const auto &node : deployment.nodes.mid(0, deployment.nodesAtFirst())) {
        header.labels.append(node.label());
        header.addresses.append(node.display());
    }
    if (!m_thread->isRunning())
        m_thread->start();
    m_running = true;
    m_begun = false;
    m_startedAt = clock.now();
    m_path = path;
    m_writing = std::make_shared<Writing>();
    post([link = m_link, writing = m_writing, path, header, now = m_startedAt] {
        writing->writer = std::make_unique<RecordingWriter>(path);
        const auto opened = writing->writer->open(header, now);
        if (opened)
            writing->bytes = writing->writer->bytes();
        else
            writing->writer.reset();
        link->tell([path, opened](SessionRecorder &recorder) {
            opened ? recorder.begun(path) : recorder.failed(opened.error().message);
        });
    });
    // A recording starts with the whole board, and with past events that may still be alerts.
    whenDone(m_session->history(), this, [this, writing = m_writing](const Result<HistorySnapshotPtr> &history) {
        if (!history || !m_running || m_writing != writing)
            return;
        const Instant now = m_session->clock().now();
        post([link = m_link, writing, now, past = (*history)->events(now - RecordingWriter::kPastKept, now)] {
            const auto why = writing->drain();
            const auto written = why || !writing->writer ? Result<void>() : writing->writer->writePast(past, now);
            if (!why && written)
                return;
            writing->writer.reset();
            link->tell([words = why.value_or(written ? QString() : written.error().message)](
                           SessionRecorder &recorder) { recorder.failed(words); });
        });
    });
    writeReading();
    for (const OwnLock &own : m_session->ownLocks())
        write({.ownAction = std::make_shared<const OwnAction>(
                   OwnAction{.kind = OwnAction::Kind::OwnTaken, .lock = own.name, .owner = own.token}),
               .at = m_startedAt});
    m_session->republish();
    m_tick.start();
}

Micros SessionRecorder::elapsed() const
{
    return m_session ? m_session->clock().now() - m_startedAt : Micros(0);
}

qint64 SessionRecorder::bytes() const
{
    return m_writing ? m_writing->bytes.load() : 0;
}

void SessionRecorder::writeReading()
{
    // While all nodes are being read again, the first readings may still be from before the pause.
    write({.reading = m_session->isReading() && !m_session->catchingUp(), .at = m_session->clock().now()});
}

void SessionRecorder::write(const RecordingQueue::Item &item)
{
    if (!m_running)
        return;
    if (!m_writing->queue.push(item)) {
        post([writing = m_writing] { (void)writing->drain(); });
        failed(tr("the disk is too slow. The file keeps the events up to then."));
        return;
    }
    post([link = m_link, writing = m_writing] {
        if (const auto why = writing->drain())
            link->tell([why = *why](SessionRecorder &recorder) { recorder.failed(why); });
    });
}

void SessionRecorder::begun(const QString &path)
{
    if (!m_running)
        return;
    m_begun = true;
    Q_EMIT runningChanged(true);
    Q_EMIT messageChanged(tr("● Recording to %1").arg(path));
}

void SessionRecorder::failed(const QString &why)
{
    if (!m_running)
        return;
    m_running = false;
    m_tick.stop();
    Q_EMIT runningChanged(false);
    if (m_begun)
        Q_EMIT brokeOff(visibleText(why, 300));
    Q_EMIT messageChanged(
        (m_begun ? tr("✖ Recording stopped: %1") : tr("✖ Cannot record: %1")).arg(visibleText(why, 300)));
}

void SessionRecorder::stop()
{
    if (!m_running)
        return;
    m_running = false;
    m_tick.stop();
    post([link = m_link, writing = m_writing, path = m_path, now = m_session ? m_session->clock().now() : Instant()] {
        auto why = writing->drain();
        if (!why && !writing->writer)
            return; // the failure was reported before
        qint64 bytes = 0;
        if (writing->writer) {
            const auto closed = writing->writer->close(now);
            why = closed ? std::nullopt : std::optional(closed.error().message);
            bytes = writing->writer->bytes();
            writing->writer.reset();
        }
        link->tell([why, bytes, path](SessionRecorder &recorder) {
            Q_EMIT recorder.messageChanged(
                why ? tr("✖ Cannot close the recording: %1").arg(visibleText(*why, 300))
                    : tr("✔ Recorded %1 to %2").arg(QLocale().formattedDataSize(bytes), path));
        });
    });
    Q_EMIT runningChanged(false);
}

} // namespace Lockscope
