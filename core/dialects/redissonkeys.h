#pragma once

#include "rawkey.h"

#include <QByteArray>

#include <optional>

namespace Lockscope {

// How Redisson names what belongs to a lock: the name stands in braces, so that all keys share a slot; a name with braces of
// its own keeps those.

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

/// The name out of its braces, where it stands in braces.
[[nodiscard]] inline QByteArray redissonUnwrapped(const QByteArray &wrapped)
{
    return wrapped.startsWith('{') && wrapped.indexOf('}') == wrapped.size() - 1 ? wrapped.mid(1).chopped(1) : wrapped;
}

/// What the deadlines of those who wait in a fair queue begin with.
inline const QByteArray kRedissonTimeouts = QByteArrayLiteral("redisson_lock_timeout:");
/// Deadlines of a fair queue, all of them past.
[[nodiscard]] bool isRedissonLeftQueue(const RawKey &raw, WallTime now);

[[nodiscard]] inline QByteArray redissonLockChannel(const QByteArray &name)
{
    return redissonPrefixed("redisson_lock__channel", name);
}

} // namespace Lockscope
