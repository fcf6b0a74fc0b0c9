#pragma once

#include "clock.h"

#include <QTimer>

#include <map>
#include <optional>

namespace Lockscope {

/// Calls alarms back at instants of a Clock. All share one timer, because starting and stopping a QTimer for each
/// costs more than acquiring a lock. Lives in one thread, which needs an event loop. Must outlive its alarms.
class LOCKSCOPE_CORE_EXPORT Alarms
{
public:
    class LOCKSCOPE_CORE_EXPORT Alarm
    {
    public:
        explicit Alarm(Alarms &alarms) : m_alarms(alarms) { }
        virtual ~Alarm() { cancelWake(); }
        Q_DISABLE_COPY_MOVE(Alarm)

    protected:
        /// Calls onAlarm() once, at `at` or soon afterwards, even if `at` has passed. Replaces an earlier call.
        void wakeAt(Instant at);
        /// Cancels wakeAt().
        void cancelWake();

    private:
        friend class Alarms;
        virtual void onAlarm(Instant now) = 0;

        Alarms &m_alarms;
        std::optional<std::multimap<Instant, Alarm *>::iterator> m_place;
    };

    explicit Alarms(const Clock &clock);
    Q_DISABLE_COPY_MOVE(Alarms)

private:
    void ring();
    void startTimer(Instant now);

    const Clock &m_clock;
    std::multimap<Instant, Alarm *> m_pending;
    QTimer m_timer;
    Instant m_timerDue; ///< valid while m_timer is active
};

} // namespace Lockscope
