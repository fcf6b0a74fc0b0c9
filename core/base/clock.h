#pragma once

#include "export.h"

#include <chrono>

namespace Lockscope {

using Millis = std::chrono::milliseconds;
using Micros = std::chrono::microseconds;

/// The time line of deadlines and leases: never stepped, and it goes on while the machine sleeps.
struct MonotonicTimeline
{
    using rep = Micros::rep;
    using period = Micros::period;
    using duration = Micros;
    using time_point = std::chrono::time_point<MonotonicTimeline>;
    static constexpr bool is_steady = true;
};

/// A point on the local monotonic clock. All lease arithmetic uses it (rule S4, resources/docs/guarantees.md).
using Instant = MonotonicTimeline::time_point;

/// A point on the wall clock. For display and the journal only: it may be stepped.
using WallTime = std::chrono::time_point<std::chrono::system_clock, Millis>;

/// The source of time, handed in wherever time is read so that tests can set it. Thread-safe.
class LOCKSCOPE_CORE_EXPORT Clock
{
public:
    virtual ~Clock();

    [[nodiscard]] virtual Instant now() const = 0;
    [[nodiscard]] virtual WallTime wallNow() const = 0;

    /// The machine's clocks (CLOCK_BOOTTIME and the wall clock). It has no state.
    [[nodiscard]] static const Clock &system();
};

/// `duration` in whole milliseconds, rounded down: never overstates what is left.
[[nodiscard]] constexpr Millis floorMillis(Micros duration)
{
    return std::chrono::floor<Millis>(duration);
}

} // namespace Lockscope
