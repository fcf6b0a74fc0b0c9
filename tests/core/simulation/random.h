#pragma once

#include <lockscope/core/base/clock.h>

#include <QtGlobal>

namespace LockscopeTest::Simulation {

using Lockscope::Micros;
using Lockscope::Millis;

/// splitmix64 and plain integer arithmetic: one seed gives the same history with every compiler and library, which
/// std's distributions do not promise.
class Random
{
public:
    explicit Random(quint64 seed) : m_state(seed) { }

    quint64 next()
    {
        quint64 z = (m_state += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }

    /// 0 … bound - 1
    int below(int bound) { return static_cast<int>(((next() >> 32U) * static_cast<quint64>(bound)) >> 32U); }
    bool chance(int permille) { return below(1000) < permille; }
    int between(int least, int most) { return least + below(most - least + 1); }
    Micros between(Micros least, Micros most)
    {
        return least < most
            ? least + Micros(static_cast<qint64>(next() % static_cast<quint64>((most - least).count() + 1)))
            : least;
    }
    Micros upTo(Micros most) { return between(Micros(0), most); }
    Millis millisBetween(Millis least, Millis most)
    {
        return std::chrono::floor<Millis>(between(Micros(least), Micros(most)));
    }

private:
    quint64 m_state;
};

} // namespace LockscopeTest::Simulation
