#pragma once

#include "random.h"

#include <algorithm>

namespace LockscopeTest::Simulation {

/// The network between one client's machine and one node: how long a message takes now, in each direction.
class Route
{
public:
    enum class Direction { ToNode, ToClient };

    Route(Micros least, Micros most) : m_least(least), m_most(most) { }

    /// When something sent at `now` arrives. Nothing is lost on its own: TCP sends again until the connection ends.
    Micros arrival(Direction direction, Micros now, Random &random)
    {
        Micros delay = random.between(m_least, m_most);
        if (now < m_slowUntil)
            delay += random.upTo(m_slowness);
        const Micros heldUntil = m_heldUntil[index(direction)];
        if (now < heldUntil)
            delay += random.upTo(std::min(heldUntil - now, kLongestBackoff)); // the sender tries again ever less often
        const Micros arrival = std::max(now, heldUntil) + delay;
        m_troubledUntil = std::max(m_troubledUntil, now < heldUntil || now < m_slowUntil ? arrival : Micros(0));
        return arrival;
    }

    void slowDown(Micros until, Micros by)
    {
        m_slowUntil = until;
        m_slowness = by;
    }
    void hold(Direction direction, Micros until)
    {
        Micros &held = m_heldUntil[index(direction)];
        held = std::max(held, until);
    }
    void noteTrouble(Micros when) { m_troubledUntil = std::max(m_troubledUntil, when); }

    [[nodiscard]] Micros longestDelay() const { return m_most; }
    /// Whatever was sent before is no proof of a calm network.
    [[nodiscard]] Micros troubledUntil() const
    {
        return std::max({m_troubledUntil, m_slowUntil, m_heldUntil[0], m_heldUntil[1]});
    }

private:
    static constexpr Micros kLongestBackoff = std::chrono::seconds(2);

    static size_t index(Direction direction) { return direction == Direction::ToNode ? 0 : 1; }

    Micros m_least;
    Micros m_most;
    Micros m_slowUntil{0};
    Micros m_slowness{0};
    Micros m_heldUntil[2]{};
    Micros m_troubledUntil{0};
};

} // namespace LockscopeTest::Simulation
