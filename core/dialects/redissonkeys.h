#pragma once

#include "rawkey.h"

#include <QByteArray>

#include <optional>

namespace Lockscope {

// Names of the keys that Redisson adds to a lock. Braces around the lock's name keep all keys in one cluster slot. A
// name with braces of its own keeps those.

/// `prefix:{name}`
[[nodiscard]] inline QByteArray redissonPrefixed(const QByteArray &prefix, const QByteArray &name)
{
    return name.contains('{') ? prefix + ':' + name : prefix + ":{" + name + '}';
}

/// `{name}:suffix`
[[nodiscard]] inline QByteArray redissonSuffixed(const QByteArray &name, const QByteArray &suffix)
{
    return name.contains('{') ? name + ':' + suffix : '{' + name + "}:" + suffix;
}

/// Removes braces that enclose the whole name.
[[nodiscard]] inline QByteArray redissonUnwrapped(const QByteArray &wrapped)
{
    return wrapped.startsWith('{') && wrapped.indexOf('}') == wrapped.size() - 1 ? wrapped.mid(1).chopped(1) : wrapped;
}

/// The prefix of a fair queue's waiter deadlines.
inline const QByteArray kRedissonTimeouts = QByteArrayLiteral("redisson_lock_timeout:");
/// The key contains deadlines of a fair queue, and all have passed.
[[nodiscard]] bool isRedissonLeftQueue(const RawKey &raw, WallTime now);

[[nodiscard]] inline QByteArray redissonLockChannel(const QByteArray &name)
{
    return redissonPrefixed("redisson_lock__channel", name);
}

} // namespace Lockscope
