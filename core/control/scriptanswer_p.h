#pragma once

#include "releaseplan.h"

namespace Lockscope {

/// The outcome of an act on a node, from the reply to its script.
[[nodiscard]] ReleasedNode outcomeOf(const LockAction &act, const PlannedNode &planned, const Result<Value> &reply);

/// The server refused because of a missing right: the whole script, or its first change. Nothing was changed.
[[nodiscard]] bool isDenied(const Error &error, const QByteArray &script);

/// Updates the outcome with the reply to the withdrawal of a put-back that was done, or may have been.
void takeWithdrawal(ReleasedNode &node, const Result<Value> &reply);

} // namespace Lockscope
