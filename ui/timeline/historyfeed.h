#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/session.h>

#include <QPointer>
#include <QTimer>

namespace Lockscope {

/// Provides the history to views. It polls a session while a viewer is visible, faster while few locks are held, or
/// shows a recording. At most one request is in flight. Single-threaded.
class LOCKSCOPE_WIDGETS_EXPORT HistoryFeed : public QObject
{
    Q_OBJECT

public:
    static constexpr int kPollMillis = 1000;
    /// With at most this many open holds the feed polls faster, so that the timeline keeps pace with the table.
    static constexpr size_t kFew = 2000;
    static constexpr int kPollFewMillis = 250;

    /// Without a session the feed only emits what show() is given.
    explicit HistoryFeed(Session *session, QObject *parent = nullptr);

    /// Polls while this widget is visible.
    void addViewer(QWidget *viewer);
    /// Shows this recording instead of the session's history; null: the session again.
    void show(const HistorySnapshotPtr &snapshot);

    /// Null: nothing was received yet.
    [[nodiscard]] const HistorySnapshotPtr &latest() const { return m_latest; }
    [[nodiscard]] bool isRecorded() const { return m_recorded || !m_session; }

Q_SIGNALS:
    void changed(const Lockscope::HistorySnapshotPtr &snapshot);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isWanted() const;
    void poll();

    QPointer<Session> m_session;
    QList<QPointer<QWidget>> m_viewers;
    QTimer m_timer;
    HistorySnapshotPtr m_latest;
    bool m_recorded = false;
    bool m_asked = false;
};

} // namespace Lockscope
