#include "readingcontrol.h"

#include "../kit/windowaction.h"
#include "../locks/locktablemodel.h"
#include "../words/wording.h"

#include <QPushButton>

namespace Lockscope {

ReadingControl::ReadingControl(Session *session, LockTableModel *model, QWidget *window)
    : QObject(window)
    , m_session(session)
    , m_model(model)
    , m_refresh(makeWindowAction(window, tr("Read no&w"), "refreshAction", QKeySequence(Qt::Key_F5)))
    , m_reading(makeWindowAction(window, tr("&Keep reading"), "readingAction",
                                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)))
    , m_pause(makeWindowAction(window, tr("&Pause"), "pauseAction", QKeySequence(Qt::CTRL | Qt::Key_P)))
    , m_chip(new QPushButton(window))
{
    m_refresh->setToolTip(tr("Read all known locks now and try nodes that are down"));
    m_reading->setCheckable(true);
    m_reading->setChecked(true);
    m_reading->setToolTip(tr("Off: nothing is read from the nodes, and what is shown grows old"));
    m_pause->setCheckable(true);
    m_pause->setToolTip(
        tr("The table of locks stands still, to be read in peace; reading goes on (Ctrl+P, or space in the table)"));
    m_chip->setObjectName(QStringLiteral("waitingChip"));
    m_chip->setToolTip(tr("Locks that have changed, come or gone while the table stands still: go on and show them"));
    m_chip->setFocusPolicy(Qt::TabFocus); // a click must not take the focus from the filter
    m_chip->hide();
    if (session != nullptr)
        connect(session, &Session::readingChanged, this, &ReadingControl::look);
    connect(m_refresh, &QAction::triggered, this, &ReadingControl::readOnce);
    connect(m_reading, &QAction::triggered, this, [this](bool checked) {
        if (!m_session)
            return;
        m_session->setPaused(!checked);
        Q_EMIT messageShown(checked ? tr("Reading again.")
                                    : tr("Stopped: nothing is read; what is shown stands still."));
        look();
    });
    connect(m_pause, &QAction::toggled, this, &ReadingControl::setTablePaused);
    connect(m_chip, &QPushButton::clicked, this, [this] { m_pause->setChecked(false); });
    connect(model, &LockTableModel::waitingChanged, this, [this](int locks) {
        m_waiting = locks;
        updateChip();
    });
}

void ReadingControl::setTableShown(bool shown)
{
    m_tableShown = shown;
    updateChip();
}

void ReadingControl::look()
{
    if (!m_session)
        return;
    const bool isReading = m_session->isReading();
    const bool isStopped = m_session->isPaused();
    const bool isCatchingUp = m_session->catchingUp().has_value();
    if (isReading == m_isReading && isStopped == m_isStopped && isCatchingUp == m_isCatchingUp)
        return;
    m_isStopped = isStopped;
    m_isCatchingUp = isCatchingUp;
    m_reading->setChecked(!isStopped);
    const bool wasReading = std::exchange(m_isReading, isReading);
    if (wasReading && !isReading) {
        m_stoppedAt = {.now = m_session->clock().now(), .wallNow = m_session->clock().wallNow()};
        m_readOnceAt.reset();
    }
    tellNotice();
    if (wasReading != isReading)
        Q_EMIT readingChanged(isReading);
}

std::optional<Moment> ReadingControl::readUntil() const
{
    return m_isReading ? std::nullopt : m_readOnceAt ? m_readOnceAt : std::optional(m_stoppedAt);
}

void ReadingControl::readOnce()
{
    if (!m_session)
        return;
    m_session->reconnect();
    m_session->refresh();
    if (!m_isReading) {
        m_readOnceAt = Moment{.now = m_session->clock().now(), .wallNow = m_session->clock().wallNow()};
        tellNotice();
        Q_EMIT readingChanged(false);
    }
}

void ReadingControl::tellNotice()
{
    if (const auto unread = m_session->catchingUp()) {
        Q_EMIT noticeChanged(tr("‖ Nothing was read from %1 to %2. It is being read again: until then, what is shown "
                                "may be as old as that.")
                                 .arg(Wording::timeOfDay(unread->first), Wording::timeOfDay(unread->second)));
        return;
    }
    const QString since = Wording::timeOfDay(m_stoppedAt.wallNow);
    Q_EMIT noticeChanged(m_isReading ? QString()
                             : m_readOnceAt
                             ? tr("‖ Reading stopped at %1, read once more at %2: what is shown is as old as that.")
                                   .arg(since, Wording::timeOfDay(m_readOnceAt->wallNow))
                             : tr("‖ Reading stopped at %1: what is shown is as old as that.").arg(since));
}

void ReadingControl::setTablePaused(bool paused)
{
    m_waiting = 0;
    m_model->setPaused(paused);
    updateChip();
    Q_EMIT tablePaused(paused);
    Q_EMIT messageShown(paused ? tr("The table of locks stands still; reading goes on.")
                               : tr("The table of locks follows again."));
}

void ReadingControl::updateChip()
{
    const bool isNeeded = m_model->isPaused() && m_tableShown;
    if (!isNeeded && m_chip->hasFocus())
        Q_EMIT focusReleased();
    m_chip->setVisible(isNeeded);
    m_chip->setText(tr("+%n changes", nullptr, m_waiting));
}

} // namespace Lockscope
