#include "lockpast.h"

#include <lockscope/core/history/historystatistics.h>

#include <algorithm>

namespace Lockscope {

LockPastPtr LockPast::of(const HistorySnapshot &snapshot)
{
    const auto statistics = HistoryStatistics::of(snapshot, kWindow);
    auto past = std::make_shared<LockPast>();
    past->m_window = statistics.window();
    past->m_atLeast = statistics.atLeast;
    past->m_locks.reserve(statistics.locks.size());
    for (const auto &[name, figures] : statistics.locks)
        past->m_locks.emplace(name,
                              Figures{.acquisitions = figures.acquisitions,
                                      .holdP99 = figures.percentile(0.99),
                                      .isP99Exact = figures.isExact(0.99)});
    return past;
}

LockPast::Figures LockPast::of(const QByteArray &lock) const
{
    const auto found = m_locks.find(lock);
    return found == m_locks.end() ? Figures() : found->second;
}

double LockPast::perMinute(qint64 count) const
{
    return static_cast<double>(count)
        / std::chrono::duration<double, std::ratio<60>>(std::max(m_window, kLeastWindow)).count();
}

} // namespace Lockscope
