#pragma once

#include "../base/clock.h"
#include "../base/export.h"

#include <QByteArray>
#include <QFlags>
#include <QList>
#include <QString>

#include <optional>

namespace Lockscope {

/// The form of a string value (resources/docs/dialects.md §2.1). A value can have several: 32 hex digits that are a
/// version 4 UUID are Hex32 and Hex32V4.
enum class Shape : quint32 {
    Uuid = 1U << 0, ///< lower case, with dashes
    UuidNumber = 1U << 1, ///< `<uuid>:<1 to 10 digits>`
    UuidMillis = 1U << 2, ///< `<uuid>:<13 digits>`
    UuidSuffix = 1U << 3, ///< `<uuid>-<anything>`
    Hex32 = 1U << 4,
    Hex32V1 = 1U << 5, ///< a version 1 UUID that was made since 2009
    Hex32V4 = 1U << 6,
    Hex40Upper = 1U << 7,
    Hex64 = 1U << 8, ///< does not begin with 0
    Hex80 = 1U << 9,
    Uniqid = 1U << 10, ///< PHP's uniqid(): 13 hex digits with a time in the last 30 days
    Base64Of16 = 1U << 11, ///< 24 characters that end in `==`
    Base64OfUuid1 = 1U << 12, ///< the same, and the bytes are a version 1 UUID
    Base64Of18 = 1U << 13, ///< 24 characters, no padding, not all of them hex digits
    Base64Of24 = 1U << 14, ///< 32 characters, no padding
    Base64Of32 = 1U << 15, ///< 44 characters that end in one `=`
    Base64Url16 = 1U << 16, ///< 22 characters base64url of 16 bytes, then anything
    Alnum16 = 1U << 17, ///< 16 letters and digits
    BytesEndInTime = 1U << 18, ///< the last eight bytes are a big-endian number of milliseconds near now
    Bytes32 = 1U << 19,
    Bytes8Time = 1U << 20, ///< a little-endian 64-bit number of seconds near now
    Bytes16 = 1U << 21, ///< not valid UTF-8
    Bytes20 = 1U << 22,
    Bytes24 = 1U << 23,
    Seconds = 1U << 24, ///< an instant within 30 days of now, as a number of seconds, perhaps with a fraction
    Milliseconds = 1U << 25,
    HostPid = 1U << 26, ///< `<host>:<pid>`
    PidTimeRandom = 1U << 27, ///< `<pid>:<microtime()>:<random>`
    Literal = 1U << 28, ///< `1`, `true`, `locked`
    Empty = 1U << 29,
    Serialized = 1U << 30, ///< a string by PHP, `s:16:"…";`, or an object by Jackson, `{"@class":…`
    Text = 1U << 31, ///< every value
};
Q_DECLARE_FLAGS(Shapes, Shape)
Q_DECLARE_OPERATORS_FOR_FLAGS(Shapes)

/// All forms that the value has. `now` decides which times are plausible.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Shapes shapesOf(const QByteArray &value, WallTime now);

/// `text` is a UUID in lower case with dashes, and nothing else.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isUuid(QByteArrayView text);
/// `text` is a UUID, a colon and a whole number: Redisson's id of a thread.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isUuidAndThread(QByteArrayView text);
/// At least one character, all of them lower-case hex digits.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isHex(QByteArrayView text);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isDigits(QByteArrayView text);
/// `text` is base64 of `bytes` bytes with the correct padding.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isBase64(QByteArrayView text, qsizetype bytes);

/// When a version 1 UUID, given as 32 hex digits, was made.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<WallTime> uuid1Time(QByteArrayView hex);
/// Reads a time: 10 digits of seconds, with or without a fraction, or 13 digits of milliseconds. Unset if it is not
/// within 30 days of `now`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<WallTime> instantNear(QByteArrayView number, WallTime now);

} // namespace Lockscope
