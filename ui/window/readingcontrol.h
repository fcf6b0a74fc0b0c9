#pragma once

#include "../kit/export.h"
#include "../locks/moment.h"

#include <lockscope/core/session/session.h>

#include <QObject>
#include <QPointer>

class QAction;
class QPushButton;

namespace Lockscope {

class LockTableModel;

/// Controls whether the session reads the nodes and whether the table follows: the actions for both, and the notices.
/// Other widgets and the host may stop and resume reading, too; look() notices it.
class LOCKSCOPE_WIDGETS_EXPORT ReadingControl : public QObject
{
    Q_OBJECT

public:
    /// `session`: null for a recording.
    ReadingControl(Session *session, LockTableModel *model, QWidget *window);

    [[nodiscard]] QAction *refresh() const { return m_refresh; }
    [[nodiscard]] QAction *reading() const { return m_reading; } ///< checkable
    [[nodiscard]] QAction *pause() const { return m_pause; } ///< checkable: freezes the table
    /// Shows the number of changes that wait while the table is paused. A click resumes it.
    [[nodiscard]] QPushButton *chip() const { return m_chip; }

    [[nodiscard]] bool isReading() const { return m_isReading; }
    /// While nothing is read: the time of the latest reading. Unset while reading.
    [[nodiscard]] std::optional<Moment> readUntil() const;
    /// Whether the table is visible; the chip shows only then.
    void setTableShown(bool shown);
    /// Call this regularly.
    void look();

Q_SIGNALS:
    /// Reading stopped or resumed, or everything was read once while it is stopped.
    void readingChanged(bool reading);
    void tablePaused(bool paused);
    void focusReleased(); ///< the chip has the focus and hides
    /// The notice for the banner; empty: none.
    void noticeChanged(const QString &notice);
    void messageShown(const QString &sentence);

private:
    void setTablePaused(bool paused);
    void readOnce();
    void tellNotice();
    void updateChip();

    QPointer<Session> m_session;
    LockTableModel *m_model;
    QAction *m_refresh;
    QAction *m_reading;
    QAction *m_pause;
    QPushButton *m_chip;
    Moment m_stoppedAt;
    std::optional<Moment> m_readOnceAt; ///< a single reading since reading stopped
    int m_waiting = 0; ///< changed locks
    bool m_isReading = true;
    bool m_isStopped = false; ///< the session is paused, rather than resting without onlookers
    bool m_isCatchingUp = false;
    bool m_tableShown = true;
};

} // namespace Lockscope
