#pragma once

#include "keyview.h"

namespace Lockscope {

/// What a string's value can be, as far as a lock's value goes.
enum class ValueKind : quint8 {
    LibraryToken, ///< random bytes in a form that lock libraries use and few others do
    Id, ///< a random id as much else uses, too: UUIDs, hexadecimal digests, letters and digits
    Process, ///< names a process or a thread and where it runs
    Word, ///< a word for "taken", which is the same for all owners: `1`, `true`, `locked`, nothing
    Number, ///< any other number of at most 20 digits: a pid, a thread, a count
    Time, ///< a moment near now
    Text, ///< another short text, or JSON that names an owner
    Content, ///< data: serialised objects, HTML, long text, JSON without an owner
};

/// `key` is a string.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT ValueKind valueKindOf(const KeyView &key);

/// The text in a serialised one: PHP's `s:3:"abc";` and `i:5;`, JSON's `"abc"`, a string of Java's or Python's pickle (of which small
/// numbers and truth values count as nothing). Any other value as it is.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayView unwrapped(QByteArrayView value);

/// A word for "taken", which is the same whoever took it. `value` in any case.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isWordForTaken(QByteArrayView value);

} // namespace Lockscope
