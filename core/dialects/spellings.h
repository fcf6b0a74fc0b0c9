#pragma once

#include "../base/export.h"

#include <QByteArrayList>
#include <QString>

namespace Lockscope {

/// How people name a lock: by its key, by a key that stands beside it, or by what the application calls it, each as it is or with
/// bytes written out (`\xNN`), as Lockscope prints them. Pure; the keys that come out are to be read, not searched for.
namespace Spellings {

/// The key that a text spells, and where a backslash may mean itself that key, too.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList keysSpelledBy(const QString &text);
/// The main key of the lock that a key of this name stands beside, as far as the name alone tells; empty: it tells nothing.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray mainKeyBeside(const QByteArray &key);
/// Main keys that libraries make of what the application calls a lock. Of libraries whose prefix is the application's own, only those
/// without one are among them.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList mainKeysOf(const QByteArray &resource);

} // namespace Spellings

} // namespace Lockscope
