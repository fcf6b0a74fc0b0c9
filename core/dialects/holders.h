#pragma once

#include "recognition.h"

#include <algorithm>

namespace Lockscope {

/// The name without the suffix that a library adds. Unchanged without that suffix, as users may pin any key.
[[nodiscard]] inline QByteArray withoutEnd(const QByteArray &name, const QByteArray &end)
{
    return name.endsWith(end) ? name.chopped(end.size()) : name;
}

/// Sets several holders as the owner of a recognition. `cut`: there are more holders than were read, so the owner can
/// be shown but not compared. `count`: their number if the key's length shows it.
inline void setHolders(Recognition &lock, QByteArrayList holders, bool cut = false,
                       std::optional<qint64> count = std::nullopt)
{
    std::sort(holders.begin(), holders.end());
    lock.owner = holders.join(' ');
    lock.ownerCut = cut;
    lock.details.edit().holders = cut ? count : std::optional<qint64>(holders.size());
}

/// The ends of several holders' leases in one key, each given by its own score.
class Leases
{
public:
    /// Counts a holder and returns true, unless its lease has ended.
    bool addIfRunning(WallTime end, WallTime now)
    {
        if (end < now)
            return false;
        ++m_running;
        m_first = std::min(m_first.value_or(end), end);
        m_last = std::max(m_last.value_or(end), end);
        return true;
    }
    /// Counts a holder whose lease has no end.
    void addEndless()
    {
        ++m_running;
        m_endless = true;
    }

    /// The number of holders of a sorted set of which only the low end was read, for setHolders(). Entries behind a
    /// running one run, too. Unset if all entries that were read have ended.
    [[nodiscard]] std::optional<qint64> countOf(const RawKey &raw) const
    {
        return m_running > 0 ? std::optional(raw.length - (raw.fields.size() - m_running)) : std::nullopt;
    }

    /// Sets in `lock` when the last lease ends (unset if any lease has no end), and when the first one ends
    /// (changesAt).
    void applyTo(Recognition &lock) const
    {
        auto &details = lock.details.edit();
        details.valueExpiry = m_endless ? std::nullopt : m_last;
        if (m_first)
            details.changesAt = *m_first + Millis(1);
    }

private:
    qsizetype m_running = 0;
    bool m_endless = false;
    std::optional<WallTime> m_first;
    std::optional<WallTime> m_last;
};

} // namespace Lockscope
