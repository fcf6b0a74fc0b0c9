#pragma once

#include "../base/clock.h"

#include <QByteArray>
#include <QList>
#include <QPair>

#include <optional>

namespace Lockscope {

enum class KeyType { None, String, Hash, List, Set, SortedSet, Stream, Other };

/// What PTTL answered: a number of milliseconds, "never" (-1) or "no such key" (-2).
struct KeyTtl
{
    enum class Kind { Unknown, Gone, Never, Finite };

    Kind kind = Kind::Unknown;
    Millis left{0}; ///< for Finite

    [[nodiscard]] static KeyTtl fromPttl(qint64 reply)
    {
        if (reply == -2)
            return {Kind::Gone, Millis(0)};
        if (reply == -1)
            return {Kind::Never, Millis(0)};
        return {Kind::Finite, Millis(reply)};
    }

    friend bool operator==(const KeyTtl &, const KeyTtl &) = default;
};

/// One key of one node as Redis holds it, read with length limits: the input of every dialect.
struct RawKey
{
    /// Bytes of a string value that are read; a longer value is cut and not taken for an owner.
    static constexpr qsizetype kValueLimit = 512;
    /// Fields of a hash up to which they are read.
    static constexpr qsizetype kFieldLimit = 16;

    QByteArray key = {};
    KeyType type = KeyType::None;
    KeyTtl ttl = {};
    qint64 length = 0; ///< STRLEN or HLEN
    QByteArray value = {}; ///< the first kValueLimit bytes of a string
    QList<QPair<QByteArray, QByteArray>> fields = {}; ///< of a hash with at most kFieldLimit fields

    [[nodiscard]] bool isCut() const { return type == KeyType::String && length > kValueLimit; }
};

} // namespace Lockscope
