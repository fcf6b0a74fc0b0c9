#pragma once

#include "../base/clock.h"
#include "../base/export.h"

#include <optional>
#include <utility>
#include <vector>

namespace Lockscope {

/// A histogram of how long locks were held. It has eight buckets per doubling from 64 µs to 50 days, and two for
/// shorter and longer durations. Between these limits, percentiles are off by at most kRelativeError. The longest
/// duration is exact, and so is a percentile that falls on it. Each non-empty bucket takes eight bytes.
class LOCKSCOPE_CORE_EXPORT HoldTimes
{
public:
    static constexpr double kRelativeError = 1.0 / 16; ///< half a bucket
    static constexpr int kBuckets = 2 + 8 * 36; ///< 36 doublings, and the two outer buckets

    void add(Micros duration);
    void add(const HoldTimes &others);

    [[nodiscard]] qint64 count() const { return m_count; }
    [[nodiscard]] Micros longest() const { return m_longest; }
    /// The fraction `share` (0 to 1) of the durations are at most this long. Unset if the histogram is empty.
    [[nodiscard]] std::optional<Micros> percentile(double share) const;
    /// True if percentile(share) is the longest duration, and therefore exact.
    [[nodiscard]] bool isExact(double share) const { return rankOf(share) == m_count; }

private:
    /// The rank of percentile(share): 1 is the shortest duration, count() the longest.
    [[nodiscard]] qint64 rankOf(double share) const;

    using Bucket = std::pair<quint16, quint32>; ///< number, count; sorted by number
    std::vector<Bucket> m_buckets;
    qint64 m_count = 0;
    Micros m_longest{0};
};

} // namespace Lockscope
