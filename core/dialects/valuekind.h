#pragma once

#include "keyview.h"

namespace Lockscope {

/// The kind of a string's value, with regard to locks.
enum class ValueKind : quint8 {
    LibraryToken, ///< random bytes in a form that lock libraries use and few others do
    Id, ///< a random id of a form that other data have, too: UUIDs, hexadecimal digests, letters and digits
    Process, ///< names a process or a thread and where it runs
    Word, ///< a fixed word for "taken", the same for all owners: `1`, `true`, `locked`, or empty
    Number, ///< any other number of at most 20 digits: a pid, a thread, a count
    Time, ///< a time near now
    Text, ///< another short text, or JSON that names an owner
    Content, ///< data: serialised objects, HTML, long text, JSON without an owner
};

/// `key` must be a string.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT ValueKind valueKindOf(const KeyView &key);

/// The text inside a serialized value: PHP's `s:3:"abc";` and `i:5;`, JSON's `"abc"`, a string by Java or Python's
/// pickle. Empty for pickled small numbers and truth values. Returns any other value unchanged.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayView unwrapped(QByteArrayView value);

/// A fixed word for "taken" that does not identify the owner. Ignores case.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isWordForTaken(QByteArrayView value);

} // namespace Lockscope
