#pragma once

#include "../export.h"

#include <lockscope/core/session/session.h>
#include <lockscope/core/watch/recording.h>

#include <QPointer>
#include <QThread>
#include <QTimer>

namespace Lockscope {

/// Writes what a session tells into a recording, in a thread of its own: a slow disk holds nobody up. To be used in the
/// session's thread. When it is destroyed while it runs, the recording is closed in order.
class LOCKSCOPE_WIDGETS_EXPORT SessionRecorder : public QObject
{
    Q_OBJECT

public:
    explicit SessionRecorder(Session *session, QObject *parent = nullptr);
    ~SessionRecorder() override;

    /// The file must not exist yet. Whether it works is told by runningChanged() and told().
    void start(const QString &path);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void runningChanged(bool running);
    /// A sentence for people: it has begun, ended, or failed.
    void told(const QString &sentence);

private:
    void begun(const QString &path);
    void failed(const QString &why);

    QPointer<Session> m_session;
    QThread m_thread;
    QObject *m_writing; ///< its thread is m_thread
    std::unique_ptr<RecordingWriter> m_writer; ///< used in m_thread alone
    QTimer m_tick;
    QString m_path;
    bool m_running = false;
};

} // namespace Lockscope
