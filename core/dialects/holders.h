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

} // namespace Lockscope
