#include "clock.h"

#include <ctime>

namespace Lockscope {

namespace {

class SystemClock final : public Clock
{
public:
    Instant now() const override
    {
        timespec ts{};
#ifdef CLOCK_BOOTTIME
        // Unlike CLOCK_MONOTONIC, it counts the time that a laptop slept, during which leases expired on the servers.
        clock_gettime(CLOCK_BOOTTIME, &ts);
#else
        clock_gettime(CLOCK_MONOTONIC, &ts);
#endif
        return Instant(std::chrono::seconds(ts.tv_sec)
                       + std::chrono::duration_cast<Micros>(std::chrono::nanoseconds(ts.tv_nsec)));
    }

    WallTime wallNow() const override
    {
        return std::chrono::time_point_cast<Millis>(std::chrono::system_clock::now());
    }
};

} // namespace

Clock::~Clock() = default;

const Clock &Clock::system()
{
    static const SystemClock clock;
    return clock;
}

} // namespace Lockscope
