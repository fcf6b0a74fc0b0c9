#include "alarms.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

/// The timer goes off at least this often while anybody sleeps: timers do not count the time that the machine slept, during
/// which leases ran out.
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
    m_timerDue = std::min(m_sleepers.begin()->first, now + kLongestNap);
    m_timer.start(std::max(Millis(0), std::chrono::ceil<Millis>(m_timerDue - now)));
}

void Alarms::ring()
{
    const Instant now = m_clock.now();
    const QPointer<QTimer> self(&m_timer); // a sleeper may be the end of us
    // Those who lie down again for now or earlier are woken in the next turn, not for ever in this one.
    for (qsizetype most = std::ssize(m_sleepers); most > 0 && !m_sleepers.empty() && m_sleepers.begin()->first <= now; --most) {
        auto *sleeper = m_sleepers.begin()->second;
        sleeper->sleepOn();
        if (!m_sleepers.empty() && !m_timer.isActive())
            startTimer(now); // the sleeper may run an event loop of its own, in which the others are woken
        sleeper->onAlarm(now);
        if (self.isNull())
            return;
    }
    if (!m_sleepers.empty() && !m_timer.isActive())
        startTimer(m_clock.now());
}

void Alarms::Sleeper::wakeAt(Instant at)
{
    auto &all = m_alarms.m_sleepers;
    if (m_place) {
        // The same node in another place: no memory is asked for.
        auto node = all.extract(*m_place);
        node.key() = at;
        m_place = all.insert(std::move(node));
    } else {
        m_place = all.emplace(at, this);
    }
    // Left alone when it goes off too early: setting it anew for each sleeper is what it would cost without us.
    if (!m_alarms.m_timer.isActive() || at < m_alarms.m_timerDue)
        m_alarms.startTimer(m_alarms.m_clock.now());
}

void Alarms::Sleeper::sleepOn()
{
    if (m_place)
        m_alarms.m_sleepers.erase(*std::exchange(m_place, std::nullopt));
}

} // namespace Lockscope
