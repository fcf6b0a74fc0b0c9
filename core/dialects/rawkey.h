#pragma once

#include "../base/clock.h"
#include "../base/export.h"

#include <QByteArrayList>
#include <QLatin1String>
#include <QList>
#include <QPair>

#include <algorithm>
#include <optional>

namespace Lockscope {

enum class KeyType : quint8 { None, String, Hash, List, Set, SortedSet, Stream, Other };

/// The number of KeyType values.
inline constexpr size_t kKeyTypes = 8;

/// Reads a reply to TYPE.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT KeyType keyTypeFromName(const QByteArray &name);

/// A reply to PTTL: a number of milliseconds, "never" (-1) or "no such key" (-2).
struct KeyTtl
{
    enum class Kind : quint8 { Unknown, Gone, Never, Finite };

    /// 35,000 years. Redis accepts TTLs that overflow 64 bits of microseconds; longer ones are reduced to this. No
    /// server sends other negative numbers; they count as 0.
    static constexpr Millis kLongest{1LL << 50};

    Millis left{0}; ///< for Finite
    Kind kind = Kind::Unknown; ///< last: NodeReading uses the room behind it

    constexpr KeyTtl() = default;
    constexpr KeyTtl(Kind what, Millis rest = Millis(0)) : left(rest), kind(what) { }

    [[nodiscard]] static KeyTtl fromPttl(qint64 reply)
    {
        if (reply == -2)
            return {Kind::Gone, Millis(0)};
        if (reply == -1)
            return {Kind::Never, Millis(0)};
        return {Kind::Finite, std::clamp(Millis(reply), Millis(0), kLongest)};
    }

    friend bool operator==(const KeyTtl &, const KeyTtl &) = default;
};

/// The name that TYPE uses; `other` for modules' types.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(KeyType type);

/// One key on one node, read with length limits: the input of every dialect.
struct LOCKSCOPE_CORE_EXPORT RawKey
{
    /// Bytes of a string value that are read and shown. A longer value is cut.
    static constexpr qsizetype kValueLimit = 512;
    /// Bytes that are also read at the end of a longer value: values mostly differ there.
    static constexpr qsizetype kValueEnd = 64;
    /// A value up to this length is read completely for an action, which compares all of it.
    static constexpr qsizetype kComparedLimit = 1024 * 1024;
    /// All elements of a hash or set are read up to this number. If a longer one may be a lock, some are read, and of a
    /// hash also DialectCatalog::requiredFields().
    static constexpr qsizetype kFieldLimit = 32;
    /// COUNT of the scan of a longer one.
    static constexpr qsizetype kSampleSize = 16;
    /// Elements that are read at the low end of a sorted set, however long it is.
    static constexpr qsizetype kElementLimit = 16;

    QByteArray key = {};
    KeyType type = KeyType::None;
    KeyTtl ttl = {};
    qint64 length = 0; ///< STRLEN, HLEN, LLEN, SCARD or ZCARD
    QByteArray value = {}; ///< of a string; see cutShort() for a cut one
    /// Hash: field and value. Sorted set: member and score, as Redis prints it. Set: member and an empty value. Bounded
    /// by the limits above: compare with `length` to see whether these are all.
    QList<QPair<QByteArray, QByteArray>> fields = {};

    /// Replaces the value, of which only the beginning was read, by beginning, length and end if it is longer. Values
    /// that differ in these are different owners; values that do not may still differ. Sets `length`.
    void cutShort(qint64 wholeLength, QByteArrayView end);

    /// Appends the elements of a reply to `fields`: in pairs, or each with an empty value.
    void take(const QByteArrayList &elements, bool inPairs);

    /// `fields` contains this name.
    [[nodiscard]] bool has(const QByteArray &field) const;

    /// The value or the fields were not read completely.
    [[nodiscard]] bool isCut() const { return type == KeyType::String ? length > kValueLimit : length > fields.size(); }
};

} // namespace Lockscope
