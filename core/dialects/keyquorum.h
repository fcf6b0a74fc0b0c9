#pragma once

#include "rawkey.h"

#include <array>

namespace Lockscope {

/// A lock of rueidislock or valkeylock on one node (resources/docs/dialects.md I): a string at each of three keys, `rueidislock:0:<name>` to
/// `2:`. Whoever has two of them holds it. The first stands for the lock, whether it is there or not. Pure.
namespace KeyQuorum {

/// What an answer tells of the other two.
using Others = std::array<RawKey, 2>;

/// It is one of the three.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isPart(QByteArrayView key);
/// Of any of the three the first; of other keys themselves.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray mainKeyOf(const QByteArray &key);
/// The second and the third, for the first; nothing for other keys.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList otherKeysOf(const QByteArray &name);
/// Makes of the first key what the three add up to: the value that most have, for as long as most have it. Without such a value
/// there is no lock.
LOCKSCOPE_CORE_EXPORT void settle(RawKey &first, const Others &others);

} // namespace KeyQuorum

} // namespace Lockscope
