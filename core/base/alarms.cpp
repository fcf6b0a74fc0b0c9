#include "alarms.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

/// Longest wait of the timer. QTimer does not count the time that the machine slept, during which leases expired.
constexpr Millis kLongestNap{1000};

} // namespace

Alarms::Alarms(const Clock &clock) : m_clock(clock)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { ring(); });
}

void Alarms::startTimer(Instant now)
{
    m_timerDue = std::min(m_pending.begin()->first, now + kLongestNap);
    m_timer.start(std::max(Millis(0), std::chrono::ceil<Millis>(m_timerDue - now)));
}

void Alarms::ring()
{
    const Instant now = m_clock.now();
    const QPointer<QTimer> self(&m_timer); // an alarm may destroy this object
    // Bounded, because an alarm may call wakeAt() for now or earlier; it is then woken in a later turn.
    for (qsizetype most = std::ssize(m_pending); most > 0 && !m_pending.empty() && m_pending.begin()->first <= now;
         --most) {
        auto *alarm = m_pending.begin()->second;
        alarm->cancelWake();
        if (!m_pending.empty() && !m_timer.isActive())
            startTimer(now); // onAlarm() may run a nested event loop, in which the other alarms must wake
        alarm->onAlarm(now);
        if (self.isNull())
            return;
    }
    if (!m_pending.empty() && !m_timer.isActive())
        startTimer(m_clock.now());
}

void Alarms::Alarm::wakeAt(Instant at)
{
    auto &all = m_alarms.m_pending;
    if (m_place) {
        // Reusing the map node avoids an allocation.
        auto node = all.extract(*m_place);
        node.key() = at;
        m_place = all.insert(std::move(node));
    } else {
        m_place = all.emplace(at, this);
    }
    // A timer that fires too early is kept: restarting it per alarm would cost as much as a QTimer for each.
    if (!m_alarms.m_timer.isActive() || at < m_alarms.m_timerDue)
        m_alarms.startTimer(m_alarms.m_clock.now());
}

void Alarms::Alarm::cancelWake()
{
    if (m_place)
        m_alarms.m_pending.erase(*std::exchange(m_place, std::nullopt));
}

} // namespace Lockscope
