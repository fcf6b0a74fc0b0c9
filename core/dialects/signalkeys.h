#pragma once

#include <QByteArrayView>

namespace Lockscope {

/// python-redis-lock wakes its waiters by a list with this before the lock's name in the application.
inline constexpr QByteArrayView kPythonSignalStart("lock-signal:");

} // namespace Lockscope
