#pragma once

#include <algorithm>
#include <chrono>
#include <ctime>
#include <vector>

namespace LockscopeBench {

/// By the wall clock.
template <typename Work>
double secondsOf(Work work)
{
    const auto begun = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

/// The processor time of the calling thread: where others compute at the same time it tells more than the clock does.
inline double threadSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

inline double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

} // namespace LockscopeBench
