#include "tokenshape.h"

#include "../base/ascii.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace Lockscope {

namespace {

/// A number in a value counts as a time only within this distance from now.
constexpr std::chrono::hours kPlausible{30 * 24};
/// Tolerance for client clocks: a token's time may be this far in the future.
constexpr std::chrono::minutes kTokenClockSkew{1};
/// Redis was first released in 2009, so no token is older.
constexpr WallTime kFirstTokens{Millis(1'230'768'000'000)};
/// From the epoch of UUIDs (1582) to the Unix epoch, in steps of 100 ns.
constexpr quint64 kUuidEpoch = 0x01B21DD213814000;

constexpr bool isLowerHex(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f');
}

constexpr bool isBase64Char(char c)
{
    return isAlnum(c) || c == '+' || c == '/';
}

constexpr bool isBase64UrlChar(char c)
{
    return isAlnum(c) || c == '-' || c == '_';
}

template <typename Test>
bool all(QByteArrayView text, Test test)
{
    return std::all_of(text.begin(), text.end(), test);
}

/// A last base64 character that carries only two bits: the other four are zero.
bool endsInTwoBits(char c)
{
    return c == 'A' || c == 'Q' || c == 'g' || c == 'w';
}

bool isVersion(QByteArrayView hex, char version)
{
    const char variant = hex[16];
    return hex[12] == version && (variant == '8' || variant == '9' || variant == 'a' || variant == 'b');
}

bool isNear(WallTime instant, WallTime now)
{
    return instant >= now - kPlausible && instant <= now + kPlausible;
}

bool isRecent(std::optional<WallTime> time, WallTime now)
{
    return time && *time >= now - kPlausible && *time <= now + kTokenClockSkew;
}

Shapes hexShapes(QByteArrayView value, WallTime now)
{
    switch (value.size()) {
    case 13: {
        bool ok = false;
        const qint64 seconds = value.first(8).toByteArray().toLongLong(&ok, 16);
        const qint64 micros = value.sliced(8).toByteArray().toLongLong(nullptr, 16);
        return ok && micros < 1'000'000 && isRecent(WallTime(std::chrono::seconds(seconds)), now) ? Shape::Uniqid
                                                                                                  : Shapes();
    }
    case 32: {
        Shapes shapes = Shape::Hex32;
        if (isVersion(value, '4'))
            shapes |= Shape::Hex32V4;
        // Accept any age: a lock that is stuck for months matters most. About one random value in thousands matches.
        if (const auto made = isVersion(value, '1') ? uuid1Time(value) : std::nullopt;
            made && *made >= kFirstTokens && *made <= now + kTokenClockSkew)
            shapes |= Shape::Hex32V1;
        return shapes;
    }
    case 64: return value[0] != '0' ? Shape::Hex64 : Shapes();
    case 80: return Shape::Hex80;
    default: return {};
    }
}

Shapes uuidShapes(QByteArrayView value)
{
    if (!isUuid(value.first(std::min<qsizetype>(value.size(), 36))))
        return {};
    if (value.size() == 36)
        return Shape::Uuid;
    const QByteArrayView tail = value.sliced(37);
    if (value[36] == '-')
        return tail.isEmpty() ? Shapes() : Shape::UuidSuffix;
    if (value[36] != ':' || !isDigits(tail))
        return {};
    return tail.size() <= 10 ? Shape::UuidNumber : tail.size() == 13 ? Shape::UuidMillis : Shapes();
}

Shapes base64Shapes(QByteArrayView value)
{
    if (isBase64(value, 16)) {
        // Bytes 6 and 8 carry version and variant.
        const QByteArray bytes = QByteArray::fromBase64(value.toByteArray());
        const bool isUuid1 = bytes.size() == 16 && (bytes.at(6) & 0xF0) == 0x10 && (bytes.at(8) & 0xC0) == 0x80;
        return isUuid1 ? Shape::Base64Of16 | Shape::Base64OfUuid1 : Shapes(Shape::Base64Of16);
    }
    return isBase64(value, 18) && !isHex(value) ? Shape::Base64Of18
        : isBase64(value, 24)                   ? Shape::Base64Of24
        : isBase64(value, 32)                   ? Shape::Base64Of32
                                                : Shapes();
}

/// `pid:0.12345600 1763720000:1234`: a pid, PHP's microtime() and a random number.
bool isPidTimeRandom(QByteArrayView value, WallTime now)
{
    const qsizetype colon = value.indexOf(':');
    const qsizetype space = value.indexOf(' ');
    const qsizetype end = value.lastIndexOf(':');
    if (colon < 1 || space < colon || end < space || !isDigits(value.first(colon)) || !isDigits(value.sliced(end + 1)))
        return false;
    const QByteArrayView fraction = value.sliced(colon + 1, space - colon - 1);
    return fraction.startsWith("0.") && isDigits(fraction.sliced(2))
        && instantNear(value.sliced(space + 1, end - space - 1), now).has_value();
}

/// The largest pid on Linux (pid_max). Ports look the same, and are smaller.
constexpr qint64 kMostPid = 1 << 22;

bool isHostPid(QByteArrayView value)
{
    const qsizetype colon = value.indexOf(':');
    if (colon < 1 || colon > 253 || value.size() - colon > 11 || !isDigits(value.sliced(colon + 1)))
        return false;
    if (value.sliced(colon + 1).toLongLong() > kMostPid)
        return false; // too large for a pid
    if (isUuid(value.first(colon)))
        return false; // a client id and a thread id
    return all(value.first(colon), [](char c) { return isAlnum(c) || c == '.' || c == '-' || c == '_'; });
}

bool isSerialized(QByteArrayView value)
{
    if (value.startsWith("{\"@class\":"))
        return true;
    const qsizetype quote = value.indexOf('"');
    return value.startsWith("s:") && quote > 3 && value[quote - 1] == ':' && isDigits(value.sliced(2, quote - 3))
        && value.endsWith("\";");
}

/// Random bytes give capital and small letters; names of machines and services do not have both.
bool isRandomBase64Url(QByteArrayView text)
{
    return all(text, isBase64UrlChar)
        && std::any_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; })
        && std::any_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

bool isText(const QByteArray &value)
{
    return value.isValidUtf8();
}

} // namespace

bool isDigits(QByteArrayView text)
{
    return !text.isEmpty() && all(text, isDigit);
}

bool isHex(QByteArrayView text)
{
    return !text.isEmpty() && all(text, isLowerHex);
}

bool isUuid(QByteArrayView text)
{
    if (text.size() != 36)
        return false;
    for (qsizetype i = 0; i < 36; ++i) {
        const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
        if (dash ? text[i] != '-' : !isLowerHex(text[i]))
            return false;
    }
    return true;
}

bool isUuidAndThread(QByteArrayView text)
{
    if (text.size() < 38 || text.size() > 57 || text[36] != ':' || !isUuid(text.first(36)))
        return false;
    const QByteArrayView thread = text.sliced(text[37] == '-' ? 38 : 37);
    return isDigits(thread);
}

bool isBase64(QByteArrayView text, qsizetype bytes)
{
    if (text.size() != (bytes + 2) / 3 * 4)
        return false;
    const qsizetype padding = (3 - bytes % 3) % 3;
    const QByteArrayView body = text.first(text.size() - padding);
    if (!all(body, isBase64Char) || !all(text.last(padding), [](char c) { return c == '='; }))
        return false;
    if (padding == 2)
        return endsInTwoBits(body.back());
    return padding == 0 || std::string_view("AEIMQUYcgkosw048").find(body.back()) != std::string_view::npos;
}

std::optional<WallTime> uuid1Time(QByteArrayView hex)
{
    if (hex.size() != 32 || !isHex(hex))
        return std::nullopt;
    const QByteArray digits
        = hex.sliced(13, 3).toByteArray() + hex.sliced(8, 4).toByteArray() + hex.first(8).toByteArray();
    const quint64 steps = digits.toULongLong(nullptr, 16);
    if (steps < kUuidEpoch)
        return std::nullopt;
    return WallTime(Millis(static_cast<qint64>((steps - kUuidEpoch) / 10'000)));
}

std::optional<WallTime> instantNear(QByteArrayView number, WallTime now)
{
    const qsizetype dot = number.indexOf('.');
    const QByteArrayView whole = dot < 0 ? number : number.first(dot);
    if (!isDigits(whole) || (whole.size() != 10 && (whole.size() != 13 || dot >= 0))
        || (dot >= 0 && (!isDigits(number.sliced(dot + 1)) || number.size() > 30)))
        return std::nullopt;
    const qint64 count = whole.toByteArray().toLongLong();
    Millis since{whole.size() == 13 ? count : count * 1000};
    if (dot >= 0)
        since += Millis((number.sliced(dot + 1).toByteArray() + "000").first(3).toInt());
    const WallTime instant(since);
    return isNear(instant, now) ? std::optional(instant) : std::nullopt;
}

Shapes shapesOf(const QByteArray &value, WallTime now)
{
    const QByteArrayView view(value);
    Shapes shapes = Shape::Text;
    const qsizetype size = value.size();
    if (size == 0)
        return shapes | Shape::Empty;
    if (size == 1 || size == 4 || size == 6) {
        if (value == "1" || value == "true" || value == "locked")
            shapes |= Shape::Literal;
    }
    if ((size == 13 || size == 32 || size == 64 || size == 80) && isHex(view))
        shapes |= hexShapes(view, now);
    if (size == 40 && all(view, [](char c) { return isDigit(c) || (c >= 'A' && c <= 'F'); }))
        shapes |= Shape::Hex40Upper;
    if (size >= 36)
        shapes |= uuidShapes(view);
    if (size == 24 || size == 32 || size == 44)
        shapes |= base64Shapes(view);
    if (size >= 22 && endsInTwoBits(value.at(21)) && isRandomBase64Url(view.first(22)))
        shapes |= Shape::Base64Url16;
    if (size == 16 && all(view, isAlnum))
        shapes |= Shape::Alnum16;
    if (size > 8 && value.at(size - 8) == 0 && value.at(size - 7) == 0
        && isNear(WallTime(Millis(qFromBigEndian<qint64>(value.constData() + size - 8))), now))
        shapes |= Shape::BytesEndInTime;
    if (size >= 10 && size <= 30 && isDigit(value.at(0)) && instantNear(view, now))
        shapes |= view.indexOf('.') < 0 && size == 13 ? Shape::Milliseconds : Shape::Seconds;
    if ((size == 16 || size == 20 || size == 24 || size == 32) && !isText(value))
        shapes |= size == 16 ? Shape::Bytes16
            : size == 20     ? Shape::Bytes20
            : size == 24     ? Shape::Bytes24
                             : Shape::Bytes32;
    if (size == 8 && value.at(5) == 0 && value.at(6) == 0 && value.at(7) == 0) {
        const WallTime instant{std::chrono::seconds(qFromLittleEndian<qint64>(value.constData()))};
        if (isNear(instant, now))
            shapes |= Shape::Bytes8Time;
    }
    if (size <= 264 && isDigit(value.back())) {
        if (isHostPid(view))
            shapes |= Shape::HostPid;
        if (isPidTimeRandom(view, now))
            shapes |= Shape::PidTimeRandom;
    }
    if (size >= 7 && (value.at(0) == 's' || value.at(0) == '{') && isSerialized(view))
        shapes |= Shape::Serialized;
    return shapes;
}

} // namespace Lockscope
