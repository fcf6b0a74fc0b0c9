#pragma once

#include "../dialects/rawkey.h"
#include "../redis/link.h"

namespace Lockscope {

/// Reads one key in one atomic step (MULTI/EXEC), with length limits: an action must not rely on values of two moments.
/// A node with full memory refuses transactions. The commands then go in one pipeline, which the node also runs in one
/// piece unless it uses I/O threads. `expected`: a key of another type, and a list, is returned without content.
/// Strings longer than `wholeUpTo` bytes are cut. `asking`: sends ASKING first, because the key's slot is migrating to
/// this node.
LOCKSCOPE_CORE_EXPORT void readAtomically(Link &link, const QByteArray &key, KeyType expected,
                                          std::function<void(Result<RawKey>)> handler, bool asking = false,
                                          qsizetype wholeUpTo = RawKey::kValueLimit);

} // namespace Lockscope
