#pragma once

#include "clock.h"

#include <QTimer>

#include <map>
#include <optional>

namespace Lockscope {

/// Wakes any number of sleepers at instants of a Clock, with one timer for all: starting and stopping a QTimer for each
/// costs more than what a lock is taken with. Lives in one thread, which needs an event loop; outlives its sleepers.
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
        /// Once, at `at` or as soon after it as can be, also when that has passed; in place of an earlier call.
        void wakeAt(Instant at);
        /// Not at all, after all.
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
    Instant m_timerDue; ///< while it is active
};

} // namespace Lockscope
