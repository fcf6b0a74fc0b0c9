#pragma once

#include "releaseplan.h"

namespace Lockscope {

/// What became of an act on a node, by what its script answered there.
[[nodiscard]] ReleasedNode outcomeOf(const Act &act, const PlannedNode &planned, const Result<Value> &reply);

/// The server refused for want of a right, and nothing was done: the whole script was refused, or within it the first step that
/// changes anything.
[[nodiscard]] bool isDenied(const Error &error, const QByteArray &script);

/// What became of taking away again what was, or may have been, put back.
void takeWithdrawal(ReleasedNode &node, const Result<Value> &reply);

} // namespace Lockscope
