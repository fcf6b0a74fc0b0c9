#pragma once

#include "../base/export.h"

#include <QFlags>
#include <QLatin1String>

#include <span>
#include <vector>

namespace Lockscope {

class KeyView;

/// How certain it is that a key is a lock, in ascending order.
enum class Grade : quint8 {
    NotUnderstood, ///< the user or the key's own name calls it a lock, but no dialect knows the form
    Possible, ///< may be a lock; counted, and shown on request
    Likely, ///< most likely a lock; shown
    Known, ///< a library's own form; shown
};

/// One piece of evidence for or against a key being a lock. evidence.cpp defines the weights.
enum class Sign : quint16 {
    Form = 1U << 0, ///< structure, prefix or companions of one library
    LockWord = 1U << 1, ///< the name contains a lock word
    Owner = 1U << 2, ///< the value can be an owner: a short text, a number, a fixed word
    Process = 1U << 3, ///< the value names a process: host and pid, or a thread
    Token = 1U << 4, ///< the value is a random token
    SeveralNodes = 1U << 5, ///< independent nodes have the key with the same owner
    ComesBack = 1U << 6, ///< the key was set, deleted, and set again with another value
    Renewed = 1U << 7, ///< the TTL was renewed several times while the value stayed
    Named = 1U << 8, ///< the user named the key or its dialect
    OtherPurpose = 1U << 9, ///< the name says session, cache, counter or the like
    Content = 1U << 10, ///< the value is data: serialised objects, HTML, JSON without an owner
    Count = 1U << 11, ///< the value is a count
    LongLived = 1U << 12, ///< its TTL is longer than a day
    NoExpiry = 1U << 13, ///< an id or a process without an expiry, as in mappings and registries
    UnknownForm = 1U << 14, ///< no dialect can read it
};
Q_DECLARE_FLAGS(Signs, Sign)
Q_DECLARE_OPERATORS_FOR_FLAGS(Signs)

/// Describes a sign.
struct SignTraits
{
    Sign sign;
    QLatin1String word; ///< in JSON; never changes
    const char *text; ///< for people, in English; translated as Lockscope::Sign
    int weight; ///< see gradeOf()
};

/// All signs, in the order of their declaration.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::span<const SignTraits> signTraits();
/// The traits of the signs in `signs`, in the same order.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::vector<SignTraits> each(Signs signs);

/// The total weight of the signs: Grade::Likely from kLikelyWeight on, Grade::Possible from kPossibleWeight on. A key
/// with less is no lock.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT int weightOf(Signs signs);
inline constexpr int kLikelyWeight = 4;
inline constexpr int kPossibleWeight = 2;
/// The grade of a key with these signs, which must weigh at least kPossibleWeight. Grade::Known requires Sign::Form.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Grade gradeOf(Signs signs);

/// A stable word for JSON, for example `not-understood`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Grade grade);

/// The name shows another purpose: a session, a cache, or a count or time of locks.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool hasOtherPurpose(const KeyView &key);

/// The evidence in a string's name, value and TTL, whichever library wrote it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Signs signsOf(const KeyView &key);

} // namespace Lockscope
