#include "readingcontrol.h"

#include "../kit/windowaction.h"
#include "../locks/locktablemodel.h"

#include <lockscope/core/words/wording.h>

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
    m_refresh->setToolTip(tr("Read all known locks now and retry nodes that are down"));
    m_reading->setCheckable(true);
    m_reading->setChecked(true);
    m_reading->setToolTip(tr("When off, Lockscope does not read the nodes, and this window shows old states"));
    m_pause->setCheckable(true);
    m_pause->setToolTip(tr("Pause the table of locks while reading continues (Ctrl+P, or space in the table)"));
    m_chip->setObjectName(QStringLiteral("waitingChip"));
    m_chip->setToolTip(tr("Changed locks since the pause. Click to show them"));
    m_chip->setFocusPolicy(Qt::TabFocus); // a click must not take the focus from the filter
    m_chip->hide();
    if (session != nullptr)
        connect(session, &Session::readingChanged, this, &ReadingControl::look);
    connect(m_refresh, &QAction::triggered, this, &ReadingControl::readOnce);
    connect(m_reading, &QAction::triggered, this, [this](bool checked) {
        if (!m_session)
            return;
        m_session->setPaused(!checked);
        Q_EMIT messageShown(checked ? tr("Reading again.") : tr("Stopped reading. This window shows the last state."));
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
        Q_EMIT noticeChanged(
            tr("‖ Lockscope did not read from %1 to %2 and reads again now. Some states may be from before.")
                .arg(Wording::timeOfDay(unread->first), Wording::timeOfDay(unread->second)));
        return;
    }
    const QString since = Wording::timeOfDay(m_stoppedAt.wallNow);
    Q_EMIT noticeChanged(m_isReading        ? QString()
                             : m_readOnceAt ? tr("‖ Reading stopped at %1. This window shows the state of %2.")
                                                  .arg(since, Wording::timeOfDay(m_readOnceAt->wallNow))
                                            : tr("‖ Reading stopped at %1. This window shows that state.").arg(since));
}

void ReadingControl::setTablePaused(bool paused)
{
    m_waiting = 0;
    m_model->setPaused(paused);
    updateChip();
    Q_EMIT tablePaused(paused);
    Q_EMIT messageShown(paused ? tr("The table of locks is paused; reading continues.")
                               : tr("The table of locks is live again."));
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
