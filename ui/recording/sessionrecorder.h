#pragma once

#include "../kit/export.h"
#include "recordingqueue.h"

#include <lockscope/core/session/session.h>

#include <QDateTime>
#include <QPointer>
#include <QTimer>

class QThread;

namespace Lockscope {

/// Records a session to a file, in a separate thread. A slow disk blocks nothing; a hanging disk ends the recording
/// before it uses up memory. Use it from the session's thread. The destructor closes a running recording. It waits for
/// at most kCloseTimeoutMillis, and then leaves the rest to the thread.
class LOCKSCOPE_WIDGETS_EXPORT SessionRecorder : public QObject
{
    Q_OBJECT

public:
    static constexpr int kCloseTimeoutMillis = 2000;
    static inline const QString kSuffix = QStringLiteral("lockscope.jsonl"); ///< of the file names
    /// Proposes a file name from the deployment and the local time, without characters that file systems reject.
    [[nodiscard]] static QString fileName(const QString &deployment, const QDateTime &time);

    explicit SessionRecorder(Session *session, QObject *parent = nullptr);
    ~SessionRecorder() override;

    /// The file must not exist. runningChanged() and messageChanged() report the result.
    void start(const QString &path);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// It runs, and its file is open.
    [[nodiscard]] bool isRecording() const { return m_running && m_begun; }
    /// Of the current recording, or the last one.
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] Micros elapsed() const; ///< since the start
    [[nodiscard]] qint64 bytes() const; ///< written so far

Q_SIGNALS:
    void runningChanged(bool running);
    /// Emitted about once a second while recording.
    void progressed();
    /// A recording that had begun broke off; `why` is for the operator.
    void brokeOff(const QString &why);
    /// A sentence for the operator: the recording has begun, ended or failed.
    void messageChanged(const QString &sentence);

private:
    struct RecorderLink;
    struct Writing;

    /// Runs `work` in the writing thread.
    template <typename Work>
    void post(Work work);
    void write(const RecordingQueue::Item &item); ///< with only a time: nothing happened
    void writeReading();
    void begun(const QString &path);
    void failed(const QString &why);

    QPointer<Session> m_session;
    QThread *m_thread; ///< a child, unless the disk hangs at the end
    QObject *m_worker; ///< lives in m_thread
    std::shared_ptr<RecorderLink> m_link; ///< from that thread to this object
    std::shared_ptr<Writing> m_writing; ///< the current recording, or the last one
    QTimer m_tick;
    QString m_path;
    Instant m_startedAt;
    bool m_running = false;
    bool m_begun = false; ///< the file is open
};

} // namespace Lockscope
