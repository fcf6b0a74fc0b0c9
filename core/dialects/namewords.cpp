#include "namewords.h"

#include "../base/ascii.h"

#include <algorithm>
#include <array>

namespace Lockscope {

namespace {

constexpr qsizetype kNameLimit = 1024;

constexpr bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

constexpr char lower(char c)
{
    return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

template <size_t Size>
bool isOneOf(std::string_view word, const std::array<std::string_view, Size> &words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array<std::string_view, 20> kLockWords{
    "lock",    "locks", "locking", "mutex", "mutexes", "lease",     "leases", "semaphore", "semaphores", "latch",
    "latches", "guard", "guards",  "mtx",   "lck",     "singleton", "leader", "leading",   "leadership", "election",
};
/// Words that end in "lock" but mean something else.
constexpr std::array<std::string_view, 22> kOtherLocks{
    "block",    "clock",   "unlock",   "flock",   "padlock",  "deadlock",  "warlock",  "airlock",
    "gridlock", "wedlock", "hemlock",  "bullock", "pollock",  "havelock",  "sherlock", "matlock",
    "hillock",  "shylock", "headlock", "fetlock", "livelock", "interlock",
};
constexpr std::array<std::string_view, 4> kOtherEndings{"block", "clock", "unlock", "flock"};
/// Endings that form one word with "lock", for example `lockfile`.
constexpr std::array<std::string_view, 22> kLockTails{
    "file", "files", "key",    "keys",  "name",   "names", "id",    "value",  "flag",    "token",   "info",
    "data", "owner", "holder", "state", "status", "table", "entry", "record", "manager", "service", "test",
};

bool isLockWord(std::string_view word)
{
    constexpr std::string_view kLock = "lock";
    if (isOneOf(word, kLockWords))
        return true;
    if (word.ends_with("mutex") || word.ends_with("semaphore"))
        return true;
    const std::string_view one = word.ends_with("locks") ? word.substr(0, word.size() - 1) : word;
    if (one.ends_with(kLock)) {
        const bool isOther = isOneOf(one, kOtherLocks)
            || std::any_of(kOtherEndings.begin(), kOtherEndings.end(),
                           [one](std::string_view ending) { return one.ends_with(ending); });
        return !isOther;
    }
    return word.starts_with(kLock) && isOneOf(word.substr(kLock.size()), kLockTails);
}

/// A fast check: nearly all names contain none of these sequences, and need not be split into words.
bool mayHaveLockWord(std::string_view name)
{
    const auto has = [name](size_t at, std::string_view text) {
        return name.size() - at >= text.size()
            && std::equal(text.begin(), text.end(), name.begin() + static_cast<std::ptrdiff_t>(at),
                          [](char a, char b) { return a == lower(b); });
    };
    for (size_t at = 0; at < name.size(); ++at) {
        bool found = false;
        switch (lower(name[at])) {
        case 'l': found = has(at, "lock") || has(at, "lea") || has(at, "latch") || has(at, "lck"); break;
        case 'm': found = has(at, "mutex") || has(at, "mtx"); break;
        case 's': found = has(at, "semaphore") || has(at, "singleton"); break;
        case 'g': found = has(at, "guard"); break;
        case 'e': found = has(at, "election"); break;
        default: break;
        }
        if (found)
            return true;
    }
    return false;
}

} // namespace

QByteArray lastWordOf(QByteArrayView name)
{
    QByteArray last;
    (void)anyWordOf(name, [&last](std::string_view word) {
        const bool isHex = std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'f'; });
        if (!isHex)
            last = QByteArray(word.data(), static_cast<qsizetype>(word.size()));
        return false;
    });
    return last;
}

bool hasWord(QByteArrayView name, std::string_view word)
{
    return anyWordOf(name, [word](std::string_view one) { return one == word; });
}

bool hasLockWord(QByteArrayView name)
{
    if (!mayHaveLockWord({name.data(), static_cast<size_t>(std::min(name.size(), kNameLimit))}))
        return false;
    return anyWordOf(name, isLockWord);
}

bool isNamedAsLock(QByteArrayView name)
{
    if (!hasLockWord(name))
        return false;
    QByteArray first;
    (void)anyWordOf(name, [&first](std::string_view word) {
        first = QByteArray(word.data(), static_cast<qsizetype>(word.size()));
        return true;
    });
    const QByteArray last = lastWordOf(name);
    static constexpr std::array<std::string_view, 4> kNouns{"lock", "locks", "mutex", "semaphore"};
    const auto isNoun = [](const QByteArray &word) {
        const std::string_view text(word.constData(), static_cast<size_t>(word.size()));
        return isOneOf(text, kNouns) || (text.ends_with("lock") && isLockWord(text));
    };
    return isNoun(first) || isNoun(last);
}

} // namespace Lockscope
