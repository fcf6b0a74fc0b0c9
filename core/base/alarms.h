#pragma once

#include "clock.h"

#include <QTimer>

#include <map>
#include <optional>

namespace Lockscope {

/// Calls sleepers back at instants of a Clock. All share one timer, because starting and stopping a QTimer for each
/// costs more than acquiring a lock. Lives in one thread, which needs an event loop. Must outlive its sleepers.
class LOCKSCOPE_CORE_EXPORT Alarms
{
public:
    class LOCKSCOPE_CORE_EXPORT Sleeper
    {
    public:
        explicit Sleeper(Alarms &alarms) : m_alarms(alarms) { }
        virtual ~Sleeper() { sleepOn(); }
        Q_DISABLE_COPY_MOVE(Sleeper)

    protected:
        /// Calls onAlarm() once, at `at` or soon afterwards, even if `at` has passed. Replaces an earlier call.
        void wakeAt(Instant at);
        /// Cancels wakeAt().
        void sleepOn();

    private:
        friend class Alarms;
        virtual void onAlarm(Instant now) = 0;

        Alarms &m_alarms;
        std::optional<std::multimap<Instant, Sleeper *>::iterator> m_place;
    };

    explicit Alarms(const Clock &clock);
    Q_DISABLE_COPY_MOVE(Alarms)

private:
    void ring();
    void startTimer(Instant now);

    const Clock &m_clock;
    std::multimap<Instant, Sleeper *> m_sleepers;
    QTimer m_timer;
    Instant m_timerDue; ///< valid while m_timer is active
};

} // namespace Lockscope
