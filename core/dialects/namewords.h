#pragma once

#include "../base/export.h"

#include <QByteArray>
#include <QByteArrayView>

#include <algorithm>
#include <array>
#include <string_view>

namespace Lockscope {

// The words of a key's name. A name is split at everything that is no letter and at capitals: `orderLock:HTTPLock2` has the
// words `order`, `lock`, `http`, `lock`. Only the first 1,024 bytes are looked at.

/// `matches` is true for one of the words, which it is given in lower case.
template <typename Matches>
[[nodiscard]] bool anyWordOf(QByteArrayView name, Matches matches)
{
    constexpr qsizetype kNameLimit = 1024;
    constexpr size_t kLongestWord = 64;
    const auto isUpper = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    std::array<char, kLongestWord> word;
    const qsizetype end = std::min(name.size(), kNameLimit);
    for (qsizetype at = 0; at < end;) {
        if (!isLetter(name[at])) {
            ++at;
            continue;
        }
        size_t length = 0;
        const qsizetype begin = at;
        for (; at < end && isLetter(name[at]); ++at) {
            // A capital begins a word, and within capitals the last one before small letters does: HTTPLock.
            const bool follows
                = at > begin && isUpper(name[at]) && (!isUpper(name[at - 1]) || (at + 1 < end && isLetter(name[at + 1]) && !isUpper(name[at + 1])));
            if (follows)
                break;
            if (length < word.size())
                word[length++] = isUpper(name[at]) ? static_cast<char>(name[at] - 'A' + 'a') : name[at];
        }
        if (matches(std::string_view(word.data(), length)))
            return true;
    }
    return false;
}

/// The last of the words, in lower case; empty: there is none. What looks like a hexadecimal id is passed over.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray lastWordOf(QByteArrayView name);

/// One of the words is this one, in lower case.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool hasWord(QByteArrayView name, std::string_view word);

/// The name speaks of locking: `lock`, `mutex`, `lease`, `semaphore`, `latch`, `guard`, `leader` and their like are among its words,
/// also run on to others (`mylock`, `lockfiles`), but not within words that mean something else (`block`, `clock`, `unlock`).
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool hasLockWord(QByteArrayView name);

/// The name calls the key itself a lock: its first or its last word says so, and not what is told about one.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isNamedAsLock(QByteArrayView name);

} // namespace Lockscope
