#pragma once

#include "../dialects/rawkey.h"
#include "../redis/link.h"

namespace Lockscope {

/// Reads one key of one node in one atomic step (MULTI/EXEC), with length limits: what an action rests on is never put
/// together from two moments. Where its memory is full, and it has no transactions, in one pipeline, which it carries out in one piece as well
/// unless it reads from sockets with threads. `expected` says which of the forms that a lock can have, string, hash, set or sorted set;
/// a key of another type is answered with its type and no content. A string up to `wholeUpTo` bytes is read whole, a longer one cut short.
/// `asking`: the node does not serve the key's slot yet.
LOCKSCOPE_CORE_EXPORT void readAtomically(Link &link, const QByteArray &key, KeyType expected, std::function<void(Result<RawKey>)> handler, bool asking = false,
                                          qsizetype wholeUpTo = RawKey::kValueLimit);

} // namespace Lockscope
