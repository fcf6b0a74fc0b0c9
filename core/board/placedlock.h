#pragma once

#include "../base/namedpool.h"
#include "lockstate.h"

namespace Lockscope {

/// A lock in a NamedPool, by its latest state.
struct PlacedLock : Placed
{
    LockStatePtr lock;

    [[nodiscard]] const QByteArray &itsName() const { return lock->name; }
};

} // namespace Lockscope
