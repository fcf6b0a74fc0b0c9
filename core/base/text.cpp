#include "text.h"

#include <QJsonDocument>
#include <QList>

#include <algorithm>
#include <array>
#include <utility>

namespace Lockscope {

namespace {

constexpr char kHexDigits[] = "0123456789ABCDEF";

void appendEscapedByte(QString &out, uchar byte)
{
    out += QLatin1String("\\x");
    out += QLatin1Char(kHexDigits[byte >> 4U]);
    out += QLatin1Char(kHexDigits[byte & 0x0FU]);
}

/// Returns the length of the well-formed UTF-8 sequence at `pos`, or 0 if there is none.
int utf8SequenceLength(const QByteArray &bytes, qsizetype pos)
{
    const auto at = [&](qsizetype i) { return static_cast<uchar>(bytes.at(i)); };
    const uchar first = at(pos);
    const int length = first < 0x80       ? 1
        : (first >= 0xC2 && first < 0xE0) ? 2
        : (first >= 0xE0 && first < 0xF0) ? 3
        : (first >= 0xF0 && first < 0xF5) ? 4
                                          : 0;
    if (length == 0 || pos + length > bytes.size())
        return 0;
    for (int i = 1; i < length; ++i) {
        if ((at(pos + i) & 0xC0U) != 0x80)
            return 0;
    }
    // Rejects overlong forms, surrogates and values beyond U+10FFFF.
    if ((first == 0xE0 && at(pos + 1) < 0xA0) || (first == 0xED && at(pos + 1) >= 0xA0)
        || (first == 0xF0 && at(pos + 1) < 0x90) || (first == 0xF4 && at(pos + 1) >= 0x90))
        return 0;
    return length;
}

/// Decodes one well-formed sequence. QString::fromUtf8 would drop a byte order mark, and two keys would look alike.
char32_t utf8Character(const QByteArray &bytes, qsizetype pos, int length)
{
    const auto at = [&](qsizetype i) { return static_cast<uchar>(bytes.at(i)); };
    if (length == 1)
        return at(pos);
    auto c = static_cast<char32_t>(at(pos) & (0x7FU >> length));
    for (int i = 1; i < length; ++i)
        c = (c << 6U) | (at(pos + i) & 0x3FU);
    return c;
}

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// bytesFromText() would read `\xNN` here as one byte.
bool isEscape(const QByteArray &bytes, qsizetype pos)
{
    return pos + 3 < bytes.size() && bytes.at(pos) == '\\' && bytes.at(pos + 1) == 'x' && isHexDigit(bytes.at(pos + 2))
        && isHexDigit(bytes.at(pos + 3));
}

/// The bytes at `pos` look like an escape that visibleText() writes.
bool looksWrittenOut(const QByteArray &bytes, qsizetype pos)
{
    return isEscape(bytes, pos) || QByteArrayView(bytes).sliced(pos).startsWith("\\u{");
}

/// A character that visibleText() writes as `\u{HEX}`, and the length of that.
struct WrittenCharacter
{
    char32_t character = 0;
    qsizetype length = 0; ///< 0: there is none
};

WrittenCharacter writtenCharacter(const QByteArray &bytes, qsizetype pos)
{
    constexpr qsizetype kMostDigits = 6;
    if (!QByteArrayView(bytes).sliced(pos).startsWith("\\u{"))
        return {};
    const qsizetype end = bytes.indexOf('}', pos);
    const QByteArray digits = end < 0 ? QByteArray() : bytes.sliced(pos + 3, end - pos - 3);
    if (digits.isEmpty() || digits.size() > kMostDigits || !std::all_of(digits.begin(), digits.end(), isHexDigit))
        return {};
    const char32_t character = digits.toUInt(nullptr, 16);
    if (character > QChar::LastValidCodePoint || QChar::isSurrogate(character))
        return {};
    return {.character = character, .length = end + 1 - pos};
}

bool isInvisible(char32_t c)
{
    // Letters and marks without a shape of their own: joiners, fillers of Hangul, selectors of variants.
    constexpr std::array<std::pair<char32_t, char32_t>, 8> kShapeless{{{0x034F, 0x034F},
                                                                       {0x115F, 0x1160},
                                                                       {0x17B4, 0x17B5},
                                                                       {0x180B, 0x180F},
                                                                       {0x3164, 0x3164},
                                                                       {0xFE00, 0xFE0F},
                                                                       {0xFFA0, 0xFFA0},
                                                                       {0xE0100, 0xE01EF}}};
    if (c >= kShapeless.front().first && std::any_of(kShapeless.begin(), kShapeless.end(), [c](const auto &range) {
            return c >= range.first && c <= range.second;
        }))
        return true;
    switch (QChar::category(c)) {
    case QChar::Separator_Space: return c != U' '; // others look like it
    case QChar::Other_Control:
    case QChar::Other_Format: // bidirectional marks, zero-width joiners
    case QChar::Other_PrivateUse:
    case QChar::Other_Surrogate:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    default: return false;
    }
}

/// Appends one character, escaped if it is unsafe to show. Escapes more than four combining marks in a row: a stack of
/// them slows down text layout and covers neighbouring rows.
class VisibleAppender
{
public:
    explicit VisibleAppender(QString &out) : m_out(out) { }

    void append(char32_t c)
    {
        const bool mark = QChar::category(c) == QChar::Mark_NonSpacing || QChar::category(c) == QChar::Mark_Enclosing;
        m_marks = mark ? m_marks + 1 : 0;
        if (isInvisible(c) || m_marks > 4) {
            if (c < 0x80)
                appendEscapedByte(m_out, static_cast<uchar>(c));
            else
                m_out += QStringLiteral("\\u{%1}").arg(QString::number(c, 16).toUpper());
        } else {
            m_out += QChar::fromUcs4(c);
        }
    }

private:
    QString &m_out;
    int m_marks = 0;
};

void cutTo(QString &text, qsizetype maxChars, bool more)
{
    if (text.size() <= maxChars && !more)
        return;
    text.truncate(visibleBoundary(text, maxChars - 1));
    text += QChar(0x2026);
}

} // namespace

qsizetype visibleBoundary(const QString &visible, qsizetype at)
{
    if (at <= 0 || at >= visible.size())
        return std::clamp<qsizetype>(at, 0, visible.size());
    if (visible.at(at - 1).isHighSurrogate())
        return at - 1;
    const qsizetype escape = visible.lastIndexOf(QLatin1Char('\\'), at - 1);
    const QStringView rest = escape < 0 ? QStringView() : QStringView(visible).sliced(escape);
    const qsizetype length = rest.startsWith(QLatin1String("\\x")) ? 4
        : rest.startsWith(QLatin1String("\\u{"))                   ? rest.indexOf(QLatin1Char('}')) + 1
                                                                   : 0;
    return escape + length > at ? escape : at;
}

QString visibleText(const QByteArray &bytes, qsizetype maxChars)
{
    QString out;
    VisibleAppender appender(out);
    qsizetype pos = 0;
    while (pos < bytes.size() && out.size() <= maxChars) {
        const int length = utf8SequenceLength(bytes, pos);
        if (length == 0 || looksWrittenOut(bytes, pos)) {
            appendEscapedByte(out, static_cast<uchar>(bytes.at(pos)));
            ++pos;
            continue;
        }
        appender.append(utf8Character(bytes, pos, length));
        pos += length;
    }
    cutTo(out, maxChars, pos < bytes.size());
    return out;
}

QString visibleText(const QString &text, qsizetype maxChars)
{
    QString out;
    VisibleAppender appender(out);
    const bool cut = text.size() > maxChars;
    const auto characters = text.left(maxChars + 1).toUcs4();
    for (const auto c : characters)
        appender.append(static_cast<char32_t>(c));
    cutTo(out, maxChars, cut);
    return out;
}

QString jsonText(const QByteArray &bytes)
{
    bool clean = true;
    for (qsizetype pos = 0; pos < bytes.size() && clean;) {
        const int length = utf8SequenceLength(bytes, pos);
        clean = length > 0 && !looksWrittenOut(bytes, pos);
        pos += length;
    }

    QString out;
    out.reserve(bytes.size());
    for (qsizetype pos = 0; pos < bytes.size();) {
        const int length = utf8SequenceLength(bytes, pos);
        if (length == 0 || (!clean && bytes.at(pos) == '\\')) {
            appendEscapedByte(out, static_cast<uchar>(bytes.at(pos)));
            ++pos;
        } else {
            out += QChar::fromUcs4(utf8Character(bytes, pos, length));
            pos += length;
        }
    }
    return out;
}

QByteArray jsonLine(const QJsonObject &object)
{
    return visibleJson(QJsonDocument(object).toJson(QJsonDocument::Compact)) + '\n';
}

QByteArray visibleJson(const QByteArray &json)
{
    QByteArray out;
    qsizetype copied = 0;
    for (qsizetype pos = 0; pos < json.size();) {
        if (static_cast<uchar>(json.at(pos)) < 0x7F) { // QJsonDocument has escaped those below a blank
            ++pos;
            continue;
        }
        const int length = std::max(utf8SequenceLength(json, pos), 1);
        const char32_t c = utf8Character(json, pos, length);
        if (isInvisible(c)) {
            out += json.sliced(copied, pos - copied);
            for (const char16_t unit : QChar::fromUcs4(c)) // QString would drop a byte order mark
                out += "\\u" + QByteArray::number(unit, 16).rightJustified(4, '0');
            copied = pos + length;
        }
        pos += length;
    }
    return copied == 0 ? json : out + json.sliced(copied);
}

QString asSentence(const QString &words)
{
    const QString text = words.left(1).toUpper() + words.mid(1);
    return text.endsWith(u'.') ? text : text + u'.';
}

QByteArray bytesFromText(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    QByteArray out;
    out.reserve(utf8.size());
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        if (isEscape(utf8, i)) {
            out += static_cast<char>(utf8.mid(i + 2, 2).toInt(nullptr, 16));
            i += 3;
        } else if (const auto written = writtenCharacter(utf8, i); written.length > 0) {
            out += QString::fromUcs4(&written.character, 1).toUtf8();
            i += written.length - 1;
        } else {
            out += utf8.at(i);
        }
    }
    return out;
}

} // namespace Lockscope
