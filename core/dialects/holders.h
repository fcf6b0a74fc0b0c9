#pragma once

#include "recognition.h"

#include <algorithm>

namespace Lockscope {

/// Puts several holders into a recognition: all of them are its owner. `cut`: there are more than were read, so that what is
/// known of them can be shown and not compared.
inline void setHolders(Recognition &lock, QByteArrayList holders, bool cut = false)
{
    std::sort(holders.begin(), holders.end());
    lock.owner = holders.join(' ');
    lock.ownerCut = cut;
    lock.agreement = lock.owner;
    if (!cut)
        lock.holders = holders.size();
}

} // namespace Lockscope
