#pragma once

#include "../base/export.h"

#include <QFlags>
#include <QLatin1String>

#include <span>
#include <vector>

namespace Lockscope {

class KeyView;

/// How sure it is that a key is a lock. In this order: a higher grade is surer.
enum class Grade : quint8 {
    NotUnderstood, ///< named by the user or by its own name as a lock, of a form that no dialect knows
    Possible, ///< may be a lock; counted, and shown on request
    Likely, ///< most likely a lock; shown
    Known, ///< a library's own form; shown
};

/// One thing that speaks for or against a key being a lock. evidence.cpp holds what each of them weighs.
enum class Sign : quint16 {
    Form = 1U << 0, ///< structure, prefix or companions of one library
    LockWord = 1U << 1, ///< the name contains a lock word
    Owner = 1U << 2, ///< the value can be an owner: a short text, a number, a fixed word
    Process = 1U << 3, ///< the value names a process: host and pid, or a thread
    Token = 1U << 4, ///< the value is a random token
    SeveralNodes = 1U << 5, ///< independent nodes carry it with the same owner
    ComesBack = 1U << 6, ///< it was taken, deleted, and taken again with another value
    Renewed = 1U << 7, ///< its TTL was set anew several times while the value stayed
    Named = 1U << 8, ///< the user named the key or its dialect
    OtherPurpose = 1U << 9, ///< the name says session, cache, counter or the like
    Content = 1U << 10, ///< the value is data: serialised objects, HTML, JSON without an owner
    Count = 1U << 11, ///< the value is a count
    LongLived = 1U << 12, ///< its TTL is longer than a day
    NoExpiry = 1U << 13, ///< an id or a process without an expiry, as mappings and registries have
    UnknownForm = 1U << 14, ///< no dialect knows how to read it
};
Q_DECLARE_FLAGS(Signs, Sign)
Q_DECLARE_OPERATORS_FOR_FLAGS(Signs)

/// What is said of a sign, and what it weighs.
struct SignTraits
{
    Sign sign;
    QLatin1String word; ///< in JSON; a contract
    const char *text; ///< for people, in English; translated as Lockscope::Sign
    int weight; ///< see gradeOf()
};

/// All signs, in the order of their declaration.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::span<const SignTraits> signTraits();
/// Those that `signs` has, in the same order.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::vector<SignTraits> each(Signs signs);

/// What the signs together weigh: Grade::Likely from kLikelyWeight on, Grade::Possible from kPossibleWeight on, and less is no lock.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT int weightOf(Signs signs);
inline constexpr int kLikelyWeight = 4;
inline constexpr int kPossibleWeight = 2;
/// The grade of a key with these signs, which weigh at least kPossibleWeight. Known takes a library's own form.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Grade gradeOf(Signs signs);

/// A stable word for JSON, for example `not-understood`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Grade grade);

/// The name says that the key is something else: a session, a cache, or a count or time of locks.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool hasOtherPurpose(const KeyView &key);

/// What name, value and TTL of a string say, whatever library wrote it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Signs signsOf(const KeyView &key);

} // namespace Lockscope
