#include "holdtimes.h"

#include <QtGlobal>

#include <algorithm>
#include <bit>
#include <cmath>

namespace Lockscope {

namespace {

constexpr int kLeastExponent = 6; ///< 64 µs
constexpr int kExponents = 36; ///< up to 2^42 µs, 50 days

quint16 bucketOf(Micros duration)
{
    if (duration.count() < (1LL << kLeastExponent))
        return 0;
    const auto value = static_cast<quint64>(duration.count());
    const int exponent = static_cast<int>(std::bit_width(value)) - 1;
    if (exponent >= kLeastExponent + kExponents)
        return HoldTimes::kBuckets - 1;
    const auto eighth = static_cast<int>((value >> (exponent - 3)) & 7U);
    return static_cast<quint16>(1 + 8 * (exponent - kLeastExponent) + eighth);
}

/// The middle of a bucket: within 1/16 of everything in it.
Micros middleOf(quint16 bucket)
{
    if (bucket == 0)
        return Micros((1LL << kLeastExponent) / 2);
    const int exponent = kLeastExponent + (bucket - 1) / 8;
    const int eighth = (bucket - 1) % 8;
    const qint64 width = 1LL << (exponent - 3);
    return Micros((8 + eighth) * width + width / 2);
}

} // namespace

void HoldTimes::add(Micros duration)
{
    const quint16 number = bucketOf(duration);
    const auto place = std::lower_bound(m_buckets.begin(), m_buckets.end(), number,
                                        [](const Bucket &bucket, quint16 wanted) { return bucket.first < wanted; });
    if (place != m_buckets.end() && place->first == number) {
        ++place->second;
    } else {
        const auto index = place - m_buckets.begin();
        constexpr size_t kRoom = 8; // a vector's own growth would leave half of it empty, in each lock
        if (m_buckets.size() == m_buckets.capacity())
            m_buckets.reserve(m_buckets.size() + kRoom);
        m_buckets.insert(m_buckets.begin() + index, {number, 1});
    }
    ++m_count;
    m_longest = std::max(m_longest, duration);
}

void HoldTimes::add(const HoldTimes &others)
{
    std::vector<Bucket> merged;
    auto mine = m_buckets.cbegin();
    auto theirs = others.m_buckets.cbegin();
    while (mine != m_buckets.cend() || theirs != others.m_buckets.cend()) {
        if (theirs == others.m_buckets.cend() || (mine != m_buckets.cend() && mine->first < theirs->first)) {
            merged.push_back(*mine++);
        } else if (mine == m_buckets.cend() || theirs->first < mine->first) {
            merged.push_back(*theirs++);
        } else {
            merged.push_back({mine->first, mine->second + theirs->second});
            ++mine;
            ++theirs;
        }
    }
    m_buckets = std::move(merged);
    m_count += others.m_count;
    m_longest = std::max(m_longest, others.m_longest);
}

qint64 HoldTimes::rankOf(double share) const
{
    return m_count == 0
        ? 0
        : std::clamp<qint64>(static_cast<qint64>(std::ceil(share * static_cast<double>(m_count))), 1, m_count);
}

std::optional<Micros> HoldTimes::percentile(double share) const
{
    if (m_count == 0)
        return std::nullopt;
    const auto wanted = rankOf(share);
    if (wanted == m_count)
        return m_longest; // known exactly
    qint64 passed = 0;
    for (const auto &[number, count] : m_buckets) {
        passed += count;
        if (passed >= wanted)
            return number == kBuckets - 1 ? m_longest : std::min(middleOf(number), m_longest);
    }
    return m_longest;
}

} // namespace Lockscope
