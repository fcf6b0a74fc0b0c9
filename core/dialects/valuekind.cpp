#include "valuekind.h"

#include "../base/ascii.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace Lockscope {

namespace {

constexpr qsizetype kMostText = 200;
constexpr qsizetype kFewestRandomBytes = 8;
constexpr qsizetype kMostRandomBytes = 64;
constexpr qsizetype kFewestRandomLetters = 13;
constexpr qsizetype kShortestText = 6;

std::string_view viewOf(QByteArrayView bytes)
{
    return {bytes.data(), static_cast<size_t>(bytes.size())};
}

/// First bytes of serialisers and compressors: pickle, Ruby's Marshal, Java, gzip, zlib, PHP arrays and objects,
/// igbinary, HTML and XML.
bool beginsAsContent(QByteArrayView value)
{
    static constexpr std::array<std::string_view, 15> kBegins{
        std::string_view("\x80\x02", 2), std::string_view("\x80\x03", 2),   std::string_view("\x80\x04", 2),
        std::string_view("\x80\x05", 2), std::string_view("\x04\x08", 2),   std::string_view("\xAC\xED", 2),
        std::string_view("\x1F\x8B", 2), std::string_view("\x78\x9C", 2),   std::string_view("a:"),
        std::string_view("O:"),          std::string_view("\0\0\0\x02", 4), std::string_view("<"),
        std::string_view("["),           std::string_view(":gz:"),          std::string_view("HYLL"),
    };
    const std::string_view text = viewOf(value);
    if (text.starts_with("[pid "))
        return false;
    return std::any_of(kBegins.begin(), kBegins.end(),
                       [text](std::string_view begin) { return text.starts_with(begin); });
}

/// The JSON has a field that names an owner.
bool namesOwner(QByteArrayView json)
{
    static constexpr std::array<std::string_view, 22> kFields{
        "owner",    "holder",     "host",        "hostname", "pid",       "worker",   "lockedby", "locked_by",
        "acquired", "acquiredat", "acquired_at", "client",   "thread",    "instance", "node",     "machine",
        "lockid",   "lock_id",    "requester",   "who",      "operation", "username",
    };
    const QByteArray lower = json.toByteArray().toLower();
    return std::any_of(kFields.begin(), kFields.end(), [&lower](std::string_view field) {
        return lower.contains('"' + QByteArray(field.data(), static_cast<qsizetype>(field.size())) + '"');
    });
}

/// The JSON has a field that only a lock has.
bool isLocksJson(QByteArrayView json)
{
    const QByteArray lower = json.toByteArray().toLower();
    return lower.contains("\"lockid\"") || lower.contains("\"lock_id\"") || lower.contains("\"lockedby\"")
        || lower.contains("\"locked_by\"");
}

bool isAddress(QByteArrayView host)
{
    return host == "localhost" || std::all_of(host.begin(), host.end(), [](char c) { return isDigit(c) || c == '.'; });
}

/// The value names a process: `[pid 12] host`, `host|12`, `12@host`, `host:12`, `http-nio-8080-exec-1`, `Thread-7`.
bool isProcess(QByteArrayView value, Shapes shapes)
{
    constexpr qint64 kMostPort = 65'535;
    if (shapes & Shape::PidTimeRandom)
        return true;
    if (shapes & Shape::HostPid) {
        // Services register addresses and ports, which look the same.
        const qsizetype colon = value.indexOf(':');
        return !isAddress(value.first(colon)) || value.sliced(colon + 1).toLongLong() > kMostPort;
    }
    if (value.startsWith("[pid "))
        return true;
    const bool hasMark
        = std::any_of(value.begin(), value.end(), [](char c) { return c == '|' || c == '@' || c == ':'; });
    const QByteArray text = hasMark ? value.toByteArray() : QByteArray();
    if (const qsizetype bar = text.indexOf('|'); bar > 0 && isDigits(QByteArrayView(text).sliced(bar + 1)))
        return true;
    if (const qsizetype at = text.indexOf('@'); at > 0 && at + 1 < text.size() && !text.contains(' ')) {
        const QByteArrayView before = QByteArrayView(text).first(at);
        const bool isMail = QByteArrayView(text).sliced(at + 1).contains('.') && !isDigits(before);
        if (!isMail)
            return true;
    }
    // An address with a suffix: 10.0.0.5:8091:31400754087878656
    const QByteArrayList parts = hasMark ? text.split(':') : QByteArrayList();
    if (parts.size() >= 3 && parts.size() <= 5 && parts.at(0).size() > 1 && isDigits(parts.at(1))
        && parts.at(0).contains('.'))
        return true;
    return std::any_of(value.begin(), value.end(), isDigit) && anyWordOf(value, [](std::string_view word) {
               static constexpr std::array<std::string_view, 10> kRunners{
                   "thread",   "worker", "process",   "pid",       "exec",
                   "consumer", "runner", "scheduler", "processor", "executor"};
               return std::find(kRunners.begin(), kRunners.end(), word) != kRunners.end();
           });
}

/// Random bytes have few zeros, few letters and digits, and no long run of these.
bool isRandomBytes(QByteArrayView value)
{
    if (value.size() < kFewestRandomBytes || value.size() > kMostRandomBytes)
        return false;
    const auto zeros = std::count(value.begin(), value.end(), '\0');
    const auto letters = std::count_if(value.begin(), value.end(), isAlnum);
    const auto isText = [](char a, char b) { return isAlnum(a) && isAlnum(b); };
    qsizetype run = 1;
    qsizetype longest = 1;
    for (qsizetype i = 1; i < value.size(); ++i) {
        run = isText(value[i - 1], value[i]) ? run + 1 : 1;
        longest = std::max(longest, run);
    }
    return zeros * 8 < value.size() && letters * 2 < value.size() && longest < kShortestText;
}

bool isRandomText(QByteArrayView value)
{
    const bool isPlain = std::all_of(value.begin(), value.end(), [](char c) {
        return isAlnum(c) || c == '-' || c == '_' || c == '+' || c == '/' || c == '=';
    });
    if (!isPlain || value.size() < kFewestRandomLetters || value.size() > 128)
        return false;
    // Names have few digits, mostly at the end; tokens have them everywhere.
    int changes = 0;
    for (qsizetype i = 1; i < value.size(); ++i)
        changes += isDigit(value[i]) != isDigit(value[i - 1]) ? 1 : 0;
    const bool mixesCase = std::any_of(value.begin(), value.end(), [](char c) { return c >= 'A' && c <= 'Z'; })
        && std::any_of(value.begin(), value.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    return changes >= 4 || (mixesCase && changes >= 2 && !value.contains('-') && !value.contains('_'));
}

ValueKind kindOfText(QByteArrayView value, Shapes shapes)
{
    constexpr Shapes kLibraryTokens = Shapes(Shape::Hex32V1) | Shape::Hex40Upper | Shape::Hex80 | Shape::Base64Of16
        | Shape::Base64OfUuid1 | Shape::Base64Of18 | Shape::Base64Url16 | Shape::UuidMillis | Shape::BytesEndInTime
        | Shape::Bytes8Time;
    constexpr Shapes kIds = Shapes(Shape::Uuid) | Shape::UuidNumber | Shape::UuidSuffix | Shape::Hex32 | Shape::Hex64
        | Shape::Uniqid | Shape::Base64Of24 | Shape::Base64Of32 | Shape::Alnum16;
    if (shapes & kLibraryTokens)
        return ValueKind::LibraryToken;
    if (isDigits(value) && value.size() <= 20)
        return shapes & (Shape::Seconds | Shape::Milliseconds) ? ValueKind::Time : ValueKind::Number;
    if (shapes & kIds)
        return shapes & Shape::Alnum16 && !isRandomText(value) ? ValueKind::Text : ValueKind::Id;
    if (shapes & (Shape::Seconds | Shape::Milliseconds))
        return ValueKind::Time;
    if (isProcess(value, shapes))
        return ValueKind::Process;
    return isRandomText(value) ? ValueKind::Id : ValueKind::Text;
}

} // namespace

QByteArrayView unwrapped(QByteArrayView value)
{
    const auto inner
        = [&value](qsizetype begin, qsizetype end) { return value.sliced(begin, value.size() - begin - end); };
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"')
        return inner(1, 1);
    if (value.size() >= 4 && (value.startsWith("i:") || value.startsWith("b:")) && value.back() == ';'
        && isDigits(inner(2, 1)))
        return inner(2, 1);
    // Java: header, `t`, 2 bytes of length, text. Python: protocol, [frame,] `\x8c`, length, text, [memo,] end.
    if (value.size() > 7 && value.startsWith("\xAC\xED") && value[4] == 't'
        && static_cast<unsigned char>(value[6]) == value.size() - 7)
        return value.sliced(7);
    if (value.size() >= 4 && value.size() <= 96 && value.front() == '\x80' && value.back() == '.') {
        if (const qsizetype text = value.indexOf('\x8c');
            text > 0 && text + 2 + static_cast<unsigned char>(value[text + 1]) <= value.size())
            return value.sliced(text + 2, static_cast<unsigned char>(value[text + 1]));
        if (value.size() <= 6) // a truth value or a small number
            return value.first(0);
    }
    const qsizetype quote = value.indexOf('"');
    if (value.startsWith("s:") && quote > 3 && value[quote - 1] == ':' && isDigits(value.sliced(2, quote - 3))
        && value.endsWith("\";"))
        return inner(quote + 1, 2);
    return value;
}

bool isWordForTaken(QByteArrayView value)
{
    static constexpr std::array<std::string_view, 19> kWords{
        "",      "1",    "true",    "yes",    "on",   "ok",         "x",       "lock",      "locked",     "locking",
        "taken", "busy", "running", "active", "held", "processing", "pending", "exclusive", "in progress"};
    if (value.size() > 11)
        return false;
    const QByteArray lower = value.toByteArray().toLower();
    return std::find(kWords.begin(), kWords.end(), viewOf(lower)) != kWords.end();
}

ValueKind valueKindOf(const KeyView &key)
{
    const RawKey &raw = key.raw();
    const QByteArrayView whole(raw.value);
    if (whole.startsWith("{\"") || whole == "{}")
        return isLocksJson(whole) ? ValueKind::Process : namesOwner(whole) ? ValueKind::Text : ValueKind::Content;
    const QByteArrayView value = unwrapped(whole);
    if (raw.isCut() || (value.size() == whole.size() && beginsAsContent(whole)))
        return ValueKind::Content;
    if (isWordForTaken(value))
        return ValueKind::Word;
    const bool isWrapped = value.size() != whole.size();
    const bool isText
        = value.isValidUtf8() && std::none_of(value.begin(), value.end(), [](char c) { return c >= 0 && c < ' '; });
    if (key.shapes() & (Shape::Bytes8Time | Shape::BytesEndInTime))
        return ValueKind::LibraryToken;
    if (!isText) {
        return isRandomBytes(value) ? ValueKind::LibraryToken : ValueKind::Content;
    }
    const ValueKind kind = kindOfText(value, isWrapped ? shapesOf(value.toByteArray(), key.now()) : key.shapes());
    if (kind != ValueKind::Text)
        return kind;
    return value.size() > kMostText || std::count(value.begin(), value.end(), ' ') > 6 ? ValueKind::Content
                                                                                       : ValueKind::Text;
}

} // namespace Lockscope
