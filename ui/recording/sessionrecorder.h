#pragma once

#include "../kit/export.h"
#include "recordingqueue.h"

#include <lockscope/core/session/session.h>

#include <QDateTime>
#include <QPointer>
#include <QTimer>

class QThread;

namespace Lockscope {

/// Writes what a session tells into a recording, in a thread of its own: a slow disk holds nobody up, and one that hangs ends
/// the recording before it costs memory. To be used in the session's thread. When it is destroyed while it runs, the recording
/// is closed in order, unless the disk takes longer than kFarewellMillis: then what is on its way is left to the thread.
class LOCKSCOPE_WIDGETS_EXPORT SessionRecorder : public QObject
{
    Q_OBJECT

public:
    static constexpr int kFarewellMillis = 2000;
    static inline const QString kSuffix = QStringLiteral("lockscope.jsonl"); ///< of the files' names
    /// Proposed for a recording that begins then: what is watched, and the local time; nothing that a file system would refuse.
    [[nodiscard]] static QString fileName(const QString &deployment, const QDateTime &time);

    explicit SessionRecorder(Session *session, QObject *parent = nullptr);
    ~SessionRecorder() override;

    /// The file must not exist yet. Whether it works is told by runningChanged() and told().
    void start(const QString &path);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// It runs, and its file is open.
    [[nodiscard]] bool isRecording() const { return m_running && m_begun; }
    /// Of the present recording, or the last.
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] Micros elapsed() const; ///< since it was started
    [[nodiscard]] qint64 bytes() const; ///< written so far

Q_SIGNALS:
    void runningChanged(bool running);
    /// About once a second while it records: it is longer, and maybe larger.
    void progressed();
    /// A recording that had begun has ended against its will; why, for people.
    void brokeOff(const QString &why);
    /// A sentence for people: it has begun, ended, or failed.
    void told(const QString &sentence);

private:
    struct Way;
    struct Writing;

    /// Runs `work` in the thread that writes.
    template <typename Work>
    void post(Work work);
    void write(const RecordingQueue::Item &item); ///< of its time alone: nothing happened
    void writeReading();
    void begun(const QString &path);
    void failed(const QString &why);

    QPointer<Session> m_session;
    QThread *m_thread; ///< a child, unless it does not end
    QObject *m_worker; ///< lives in m_thread
    std::shared_ptr<Way> m_way; ///< from that thread to here
    std::shared_ptr<Writing> m_writing; ///< of the present recording, or the last
    QTimer m_tick;
    QString m_path;
    Instant m_startedAt;
    bool m_running = false;
    bool m_begun = false; ///< the file is open
};

} // namespace Lockscope
