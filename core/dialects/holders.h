#pragma once

#include "recognition.h"

#include <algorithm>

namespace Lockscope {

/// The name without the word that a library puts behind it; whole where that does not stand there, as users may pin any key.
[[nodiscard]] inline QByteArray withoutEnd(const QByteArray &name, const QByteArray &end)
{
    return name.endsWith(end) ? name.chopped(end.size()) : name;
}

/// Puts several holders into a recognition: all of them are its owner. `cut`: there are more than were read, so that what is
/// known of them can be shown and not compared. `count`: how many they are all the same, where the key's length tells.
inline void setHolders(Recognition &lock, QByteArrayList holders, bool cut = false, std::optional<qint64> count = std::nullopt)
{
    std::sort(holders.begin(), holders.end());
    lock.owner = holders.join(' ');
    lock.ownerCut = cut;
    lock.agreement = lock.owner;
    lock.holders = cut ? count : std::optional<qint64>(holders.size());
}

/// When holders that stand in one key end, each by its own score.
class Leases
{
public:
    /// It counts as a holder, as its lease has not ended yet.
    bool runs(WallTime end, WallTime now)
    {
        if (end < now)
            return false;
        ++m_running;
        m_first = std::min(m_first.value_or(end), end);
        m_last = std::max(m_last.value_or(end), end);
        return true;
    }
    /// So does one whose lease has no end.
    void runsForEver()
    {
        ++m_running;
        m_endless = true;
    }

    /// How many hold it, for setHolders(), of a sorted set of which the low end was read: what comes behind one that runs runs,
    /// too. Where all that were read have ended it is not known.
    [[nodiscard]] std::optional<qint64> countOf(const RawKey &raw) const
    {
        return m_running > 0 ? std::optional(raw.length - (raw.fields.size() - m_running)) : std::nullopt;
    }

    /// Without an end as long as one of them has none.
    void tell(Recognition &lock) const
    {
        lock.valueExpiry = m_endless ? std::nullopt : m_last;
        if (m_first)
            lock.changesAt = *m_first + Millis(1);
    }

private:
    qsizetype m_running = 0;
    bool m_endless = false;
    std::optional<WallTime> m_first;
    std::optional<WallTime> m_last;
};

} // namespace Lockscope
