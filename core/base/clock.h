#pragma once

#include "export.h"

#include <chrono>

namespace Lockscope {

using Millis = std::chrono::milliseconds;
using Micros = std::chrono::microseconds;

/// The timeline of deadlines and leases. It is never stepped and continues while the machine sleeps.
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

/// A point on the wall clock, which may be stepped. Only for display and the journal.
using WallTime = std::chrono::time_point<std::chrono::system_clock, Millis>;

/// Provides the time. Code that needs the time receives a Clock, so that tests can set it. Thread-safe.
class LOCKSCOPE_CORE_EXPORT Clock
{
public:
    virtual ~Clock();

    [[nodiscard]] virtual Instant now() const = 0; ///< never steps; goes on while the machine sleeps, if it can
    [[nodiscard]] virtual WallTime wallNow() const = 0;

    /// Returns the machine's clocks: CLOCK_BOOTTIME (else CLOCK_MONOTONIC) and the wall clock. It has no state.
    [[nodiscard]] static const Clock &system();
};

/// Rounds down to whole milliseconds, so that a remaining time is never overstated.
[[nodiscard]] constexpr Millis floorMillis(Micros duration)
{
    return std::chrono::floor<Millis>(duration);
}

} // namespace Lockscope
