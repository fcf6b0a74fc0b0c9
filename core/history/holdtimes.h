#pragma once

#include "../base/clock.h"
#include "../base/export.h"

#include <optional>
#include <utility>
#include <vector>

namespace Lockscope {

/// A histogram of durations: eight buckets to each doubling, from 64 µs to 50 days, and one for all that is shorter or
/// longer. What it answers is off by at most kRelativeError; the longest is exact, also as the percentile that it is of few. It takes eight bytes for each
/// bucket that is not empty, and has at most kBuckets of them, however much is added.
class LOCKSCOPE_CORE_EXPORT HoldTimes
{
public:
    static constexpr double kRelativeError = 1.0 / 16;
    static constexpr int kBuckets = 2 + 8 * 36;

    void add(Micros duration);
    void add(const HoldTimes &others);

    [[nodiscard]] qint64 count() const { return m_count; }
    [[nodiscard]] Micros longest() const { return m_longest; }
    /// The duration that `share` (0 to 1) of all do not exceed. Nothing when there are none.
    [[nodiscard]] std::optional<Micros> percentile(double share) const;
    /// It is known to the microsecond: of so few it is the longest.
    [[nodiscard]] bool isExact(double share) const { return rankOf(share) == m_count; }

private:
    /// Which of all, the shortest being the first, is the one that `share` do not exceed.
    [[nodiscard]] qint64 rankOf(double share) const;

    using Bucket = std::pair<quint16, quint32>; ///< number, count; sorted by number
    std::vector<Bucket> m_buckets;
    qint64 m_count = 0;
    Micros m_longest{0};
};

} // namespace Lockscope
