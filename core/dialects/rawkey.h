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

/// How many KeyType has.
inline constexpr size_t kKeyTypes = 8;

/// What TYPE answered.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT KeyType keyTypeFromName(const QByteArray &name);

/// What PTTL answered: a number of milliseconds, "never" (-1) or "no such key" (-2).
struct KeyTtl
{
    enum class Kind : quint8 { Unknown, Gone, Never, Finite };

    /// 35,000 years. Redis takes expiries that are longer than 64 bits of microseconds are; they count as this.
    static constexpr Millis kLongest{1LL << 50};

    Kind kind = Kind::Unknown;
    Millis left{0}; ///< for Finite

    [[nodiscard]] static KeyTtl fromPttl(qint64 reply)
    {
        if (reply == -2)
            return {Kind::Gone, Millis(0)};
        if (reply == -1)
            return {Kind::Never, Millis(0)};
        return {Kind::Finite, std::min(Millis(reply), kLongest)};
    }

    friend bool operator==(const KeyTtl &, const KeyTtl &) = default;
};

/// As TYPE names it; `other` for modules' types.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(KeyType type);

/// One key of one node as Redis holds it, read with length limits: the input of every dialect.
struct LOCKSCOPE_CORE_EXPORT RawKey
{
    /// Bytes of a string value that are read and shown; a longer value is cut.
    static constexpr qsizetype kValueLimit = 512;
    /// Of a longer one so many at its end, too: what tells two apart mostly stands there.
    static constexpr qsizetype kValueEnd = 64;
    /// A value up to this length is read whole for an act, which compares all of it.
    static constexpr qsizetype kComparedLimit = 1024 * 1024;
    /// Fields of a hash, or members of a set, up to which all are read. Of a longer one that may be a lock some are, and
    /// of a hash those of DialectCatalog::namedFields().
    static constexpr qsizetype kFieldLimit = 32;
    /// So many are asked for of a longer one.
    static constexpr qsizetype kSampleSize = 16;
    /// Elements that are read of the head of a list, or of the low end of a sorted set, however long it is.
    static constexpr qsizetype kElementLimit = 16;

    QByteArray key = {};
    KeyType type = KeyType::None;
    KeyTtl ttl = {};
    qint64 length = 0; ///< STRLEN, HLEN, LLEN, SCARD or ZCARD
    QByteArray value = {}; ///< of a string; of one that is cut, as cutShort() has it
    /// Of a hash: field and value. Of a sorted set: member and score, as Redis prints it. Of a list or a set: the element,
    /// and nothing. At most the limits above: `length` tells whether these are all.
    QList<QPair<QByteArray, QByteArray>> fields = {};

    /// The value, of which the beginning was read, is longer: it is stood for by that, how long it is, and its end. So two that differ
    /// in any of these are different owners; two that do not may still be.
    void cutShort(qint64 wholeLength, QByteArrayView end);

    /// Takes the elements of an answer into `fields`: in pairs, or each with nothing.
    void take(const QByteArrayList &elements, bool inPairs);

    /// A field of that name was read.
    [[nodiscard]] bool has(const QByteArray &field) const;

    /// Not all of it was read.
    [[nodiscard]] bool isCut() const { return type == KeyType::String ? length > kValueLimit : length > fields.size(); }
};

} // namespace Lockscope
