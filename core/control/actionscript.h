#pragma once

#include "../dialects/dialect.h"
#include "lockaction.h"

namespace Lockscope {

/// The script that carries out the action on one node. Errors: InvalidArgument (duration), NotAllowed (the dialect
/// refuses). `holdOffOwner`: the owner of the hold-off, the same on all nodes. `taken`: what PutBack restores.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<ScriptCall> callFor(const LockAction &act, const Dialect &dialect,
                                                               const QByteArray &name, const QByteArray &owner,
                                                               const QByteArray &holdOffOwner = {},
                                                               const ReleasedState &taken = {});

} // namespace Lockscope
