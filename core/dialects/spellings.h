#pragma once

#include "../base/export.h"

#include <QByteArrayList>
#include <QString>

namespace Lockscope {

/// Reads the names that people use for a lock: its key, a companion's key, or the application's own name. Each may have
/// escaped bytes (`\xNN`), as Lockscope prints them. No I/O. The results are keys to read, not patterns.
namespace Spellings {

/// The key that the text means with its escapes decoded, and the literal text if that differs.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList keysSpelledBy(const QString &text);
/// The main key of the lock to which a key of this name is a companion. Empty: the name alone does not show one.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray mainKeyBeside(const QByteArray &key);
/// The main keys that libraries derive from the application's name for a lock. Omits prefixes that the application
/// itself chooses.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList mainKeysOf(const QByteArray &resource);

} // namespace Spellings

} // namespace Lockscope
