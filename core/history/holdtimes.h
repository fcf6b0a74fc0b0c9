#pragma once

#include "../base/clock.h"
#include "../base/export.h"

#include <optional>
#include <utility>
#include <vector>

namespace Lockscope {

/// A histogram of durations: eight buckets per doubling, from 64 µs to 50 days, and one each for shorter and longer
/// ones. Results are off by at most kRelativeError. The longest duration is exact, also as a percentile of few. Takes
/// eight bytes per non-empty bucket, and has at most kBuckets.
class LOCKSCOPE_CORE_EXPORT HoldTimes
{
public:
    static constexpr double kRelativeError = 1.0 / 16;
    static constexpr int kBuckets = 2 + 8 * 36;

    void add(Micros duration);
    void add(const HoldTimes &others);

    [[nodiscard]] qint64 count() const { return m_count; }
    [[nodiscard]] Micros longest() const { return m_longest; }
    /// The duration that a `share` (0 to 1) of all do not exceed. Unset if there are none.
    [[nodiscard]] std::optional<Micros> percentile(double share) const;
    /// The percentile is exact, because it is the longest duration.
    [[nodiscard]] bool isExact(double share) const { return rankOf(share) == m_count; }

private:
    /// The rank of that percentile, counted from the shortest duration.
    [[nodiscard]] qint64 rankOf(double share) const;

    using Bucket = std::pair<quint16, quint32>; ///< number, count; sorted by number
    std::vector<Bucket> m_buckets;
    qint64 m_count = 0;
    Micros m_longest{0};
};

} // namespace Lockscope
