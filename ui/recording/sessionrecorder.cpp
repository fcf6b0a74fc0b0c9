#include "sessionrecorder.h"

#include <lockscope/core/base/text.h>

#include <QLocale>

namespace Lockscope {

SessionRecorder::SessionRecorder(Session *session, QObject *parent) : QObject(parent), m_session(session), m_writing(new QObject), m_tick(this)
{
    m_writing->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_writing, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("recorder"));
    m_tick.setInterval(1000);
    const auto write = [this](const BoardDiffPtr &diff) {
        if (!m_running)
            return;
        QMetaObject::invokeMethod(m_writing, [this, diff, now = m_session->clock().now()] {
            if (!m_writer)
                return;
            if (const auto written = diff ? m_writer->write(*diff, now) : m_writer->tick(now); !written) {
                m_writer.reset();
                QMetaObject::invokeMethod(this, [this, why = written.error().message] { failed(why); });
            }
        });
    };
    connect(session, &Session::boardChanged, this, write);
    connect(&m_tick, &QTimer::timeout, this, [write] { write({}); });
}

SessionRecorder::~SessionRecorder()
{
    if (!m_thread.isRunning())
        delete m_writing;
    m_thread.quit();
    m_thread.wait(); // for what is on its way to the disk
    if (m_writer && m_session)
        (void)m_writer->close(m_session->clock().now());
}

void SessionRecorder::start(const QString &path)
{
    if (m_running || !m_session)
        return;
    const Deployment &deployment = m_session->deployment();
    const Clock &clock = m_session->clock();
    RecordingHeader header{.deployment = deployment.name, .startedAt = clock.wallNow(), .pace = {.interval = deployment.interval}};
    for (const auto &node : deployment.nodes.mid(0, deployment.nodesAtFirst())) {
        header.labels.append(node.label());
        header.addresses.append(node.display());
    }
    if (!m_thread.isRunning())
        m_thread.start();
    m_running = true;
    m_path = path;
    QMetaObject::invokeMethod(m_writing, [this, path, header, now = clock.now()] {
        m_writer = std::make_unique<RecordingWriter>(path);
        const auto opened = m_writer->open(header, now);
        if (!opened)
            m_writer.reset();
        QMetaObject::invokeMethod(this, [this, path, opened] { opened ? begun(path) : failed(opened.error().message); });
    });
    m_session->republish(); // a recording begins with all that is known
    m_tick.start();
}

void SessionRecorder::begun(const QString &path)
{
    if (!m_running)
        return;
    Q_EMIT runningChanged(true);
    Q_EMIT told(tr("⏺ Recording into %1").arg(path));
}

void SessionRecorder::failed(const QString &why)
{
    m_running = false;
    m_tick.stop();
    Q_EMIT runningChanged(false);
    Q_EMIT told(tr("✖ Nothing is recorded any more: %1").arg(visibleText(why, 300)));
}

void SessionRecorder::stop()
{
    if (!m_running)
        return;
    m_running = false;
    m_tick.stop();
    QMetaObject::invokeMethod(m_writing, [this, now = m_session ? m_session->clock().now() : Instant()] {
        if (!m_writer)
            return;
        const auto closed = m_writer->close(now);
        const qint64 bytes = m_writer->bytes();
        m_writer.reset();
        QMetaObject::invokeMethod(this, [this, closed, bytes] {
            if (closed)
                Q_EMIT told(tr("✔ Recorded %1 into %2").arg(QLocale().formattedDataSize(bytes), m_path));
            else
                Q_EMIT told(tr("✖ The recording could not be closed: %1").arg(visibleText(closed.error().message, 300)));
        });
    });
    Q_EMIT runningChanged(false);
}

} // namespace Lockscope
