#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/session.h>

#include <QPointer>
#include <QTimer>

namespace Lockscope {

/// Hands out what happened: of a session, asked once a second, of few locks more often, and only while some view that wants it can
/// be seen; or of a recording, once. One question is under way at most. To be used in one thread.
class LOCKSCOPE_WIDGETS_EXPORT HistoryFeed : public QObject
{
    Q_OBJECT

public:
    static constexpr int kPollMillis = 1000;
    /// While so few are held it is asked so often: what is told of a lock here then keeps pace with the table.
    static constexpr size_t kFew = 2000;
    static constexpr int kPollFewMillis = 250;

    /// Without a session it only hands out what show() is given.
    explicit HistoryFeed(Session *session, QObject *parent = nullptr);

    /// From now on it is asked while this widget can be seen.
    void addViewer(QWidget *viewer);
    /// In place of what the session tells; null: the session again.
    void show(const HistorySnapshotPtr &snapshot);

    /// Null: none yet.
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
