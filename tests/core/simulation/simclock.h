#pragma once

#include <lockscope/core/base/clock.h>

namespace LockscopeTest::Simulation {

using Lockscope::Micros;

/// What one machine's clock shows at a moment of true time: it has an offset, runs a little fast or slow, and may be
/// stepped.
class SimClock
{
public:
    SimClock(Micros offset, int fastPpm) : m_offset(offset), m_fastPpm(fastPpm) { }

    [[nodiscard]] Micros read(Micros trueTime) const
    {
        return m_offset + trueTime + Micros(trueTime.count() * m_fastPpm / 1'000'000);
    }

    /// The first moment of true time at which the clock, unless stepped, shows `reading` or more.
    [[nodiscard]] Micros whenShows(Micros reading) const
    {
        const Micros sinceOffset = reading - m_offset;
        Micros when(sinceOffset.count() - sinceOffset.count() * m_fastPpm / (1'000'000 + m_fastPpm));
        while (read(when) >= reading)
            --when;
        while (read(when) < reading)
            ++when;
        return when;
    }

    void step(Micros by) { m_offset += by; }
    [[nodiscard]] int fastPpm() const { return m_fastPpm; }

private:
    Micros m_offset;
    int m_fastPpm;
};

} // namespace LockscopeTest::Simulation
