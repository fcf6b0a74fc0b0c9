#pragma once

#include "../base/export.h"

#include <QByteArray>
#include <QByteArrayView>

#include <algorithm>
#include <array>
#include <string_view>

namespace Lockscope {

// Words of a key's name. A name is split at each character that is no letter, and at capitals: `orderLock:HTTPLock2`
// has the words `order`, `lock`, `http`, `lock`. Only the first 1,024 bytes count.

/// Whether `matches` accepts one of the words, given in lower case and cut to 64 letters.
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
            // A capital begins a word. In a run of capitals only the last one before a small letter does: HTTPLock.
            const bool follows = at > begin && isUpper(name[at])
                && (!isUpper(name[at - 1]) || (at + 1 < end && isLetter(name[at + 1]) && !isUpper(name[at + 1])));
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

/// The last word in lower case, without regard to words that look hexadecimal. Empty: there is none.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray lastWordOf(QByteArrayView name);

/// One of the words is `word`, which is in lower case.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool hasWord(QByteArrayView name, std::string_view word);

/// The name contains a lock word: `lock`, `mutex`, `lease`, `semaphore`, `latch`, `guard`, `leader` or the like.
/// Compounds count (`mylock`, `lockfiles`), words with another meaning do not (`block`, `clock`, `unlock`).
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool hasLockWord(QByteArrayView name);

/// The name calls the key itself a lock, not data about one: its first or last word is a noun for a lock.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isNamedAsLock(QByteArrayView name);

} // namespace Lockscope
