#include "historyfeed.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>

namespace Lockscope {

HistoryFeed::HistoryFeed(Session *session, QObject *parent) : QObject(parent), m_session(session), m_timer(this)
{
    m_timer.setInterval(kPollMillis);
    connect(&m_timer, &QTimer::timeout, this, &HistoryFeed::poll);
}

void HistoryFeed::addViewer(QWidget *viewer)
{
    m_viewers.append(viewer);
    viewer->installEventFilter(this);
    poll();
}

void HistoryFeed::show(const HistorySnapshotPtr &snapshot)
{
    m_recorded = snapshot != nullptr;
    if (!m_recorded) {
        poll();
        return;
    }
    m_timer.stop();
    m_latest = snapshot;
    Q_EMIT changed(m_latest);
}

bool HistoryFeed::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show)
        QMetaObject::invokeMethod(this, &HistoryFeed::poll, Qt::QueuedConnection); // not visible before this event
    return QObject::eventFilter(watched, event);
}

bool HistoryFeed::isWanted() const
{
    return std::any_of(m_viewers.begin(), m_viewers.end(),
                       [](const QPointer<QWidget> &viewer) { return viewer && viewer->isVisible(); });
}

void HistoryFeed::poll()
{
    if (m_recorded || !m_session || !isWanted()) {
        m_timer.stop();
        return;
    }
    if (!m_timer.isActive())
        m_timer.start();
    if (std::exchange(m_asked, true))
        return;
    whenDone(m_session->history(), this, [this](const Result<HistorySnapshotPtr> &snapshot) {
        m_asked = false;
        if (m_recorded || !snapshot)
            return;
        m_latest = *snapshot;
        m_timer.setInterval(m_latest->open.size() <= kFew ? kPollFewMillis : kPollMillis);
        Q_EMIT changed(m_latest);
    });
}

} // namespace Lockscope
