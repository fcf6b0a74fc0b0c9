#pragma once

#include "rawkey.h"

#include <array>

namespace Lockscope {

/// A lock of rueidislock or valkeylock on one node (resources/docs/dialects.md I): a string at each of three keys,
/// `rueidislock:0:<name>` to `2:`. A client that owns two of them holds the lock. The first key represents the lock,
/// even if that key is missing. Pure.
namespace KeyQuorum {

/// The second and third key, as read.
using Others = std::array<RawKey, 2>;

/// The key is one of the three keys of such a lock.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isPart(QByteArrayView key);
/// The first of the three keys; any other key unchanged.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray mainKeyOf(const QByteArray &key);
/// The second and the third key, for a first key; empty for other keys.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList otherKeysOf(const QByteArray &name);
/// Sets `first` to the value that at least two keys share, with the TTL until which two have it. Without such a value
/// `first` becomes a missing key: there is no lock.
LOCKSCOPE_CORE_EXPORT void resolve(RawKey &first, const Others &others);

} // namespace KeyQuorum

} // namespace Lockscope
