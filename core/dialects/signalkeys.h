#pragma once

#include <QByteArrayView>

namespace Lockscope {

/// Before the lock's name in the application: python-redis-lock's key, and the list by which it wakes its waiters.
inline constexpr QByteArrayView kPythonLockStart("lock:");
inline constexpr QByteArrayView kPythonSignalStart("lock-signal:");

} // namespace Lockscope
