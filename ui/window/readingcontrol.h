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

/// Whether the nodes are read, and whether the table follows what is read: the actions for both, and what is to be said of it.
/// Another widget on the session, or the host, may stop and resume reading as well; look() finds that out.
class LOCKSCOPE_WIDGETS_EXPORT ReadingControl : public QObject
{
    Q_OBJECT

public:
    /// `session`: null where a recording is shown, which is not read from anywhere.
    ReadingControl(Session *session, LockTableModel *model, QWidget *window);

    [[nodiscard]] QAction *refresh() const { return m_refresh; }
    [[nodiscard]] QAction *reading() const { return m_reading; } ///< checkable
    [[nodiscard]] QAction *pause() const { return m_pause; } ///< checkable: the table stands still
    /// How many changes wait while the table stands still; a click lets it go on.
    [[nodiscard]] QPushButton *chip() const { return m_chip; }

    [[nodiscard]] bool isReading() const { return m_isReading; }
    /// As of when what is shown was read, while nothing is read.
    [[nodiscard]] std::optional<Moment> readUntil() const;
    /// The table can be seen: else there is no chip.
    void setTableShown(bool shown);
    /// To be called now and then.
    void look();

Q_SIGNALS:
    /// Reading stopped, or went on, or all was read once more although it is stopped.
    void readingChanged(bool reading);
    void tablePaused(bool paused);
    void focusFree(); ///< the chip has it and goes
    /// What the banner is to say in place of what it says else; empty: nothing.
    void noticeChanged(const QString &notice);
    void told(const QString &sentence);

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
    std::optional<Moment> m_readOnceAt; ///< since then
    int m_waiting = 0; ///< locks
    bool m_isReading = true;
    bool m_isStopped = false; ///< by somebody; else nobody looks
    bool m_isCatchingUp = false;
    bool m_tableShown = true;
};

} // namespace Lockscope
