#include "monitorline.h"

#include <charconv>

namespace Lockscope {

namespace {

/// Reads from the start of the remaining text and removes what it has read.
class Cursor
{
public:
    explicit Cursor(QByteArrayView text) : m_text(text) { }

    [[nodiscard]] bool atEnd() const { return m_text.isEmpty(); }
    [[nodiscard]] bool take(char wanted)
    {
        if (m_text.isEmpty() || m_text.front() != wanted)
            return false;
        m_text = m_text.sliced(1);
        return true;
    }
    template <typename Number>
    [[nodiscard]] std::optional<Number> takeNumber(qsizetype *digits = nullptr)
    {
        Number number{};
        if (m_text.isEmpty() || m_text.front() < '0' || m_text.front() > '9')
            return std::nullopt;
        const auto read = std::from_chars(m_text.begin(), m_text.end(), number);
        if (read.ec != std::errc())
            return std::nullopt;
        if (digits != nullptr)
            *digits = read.ptr - m_text.begin();
        m_text = m_text.sliced(read.ptr - m_text.begin());
        return number;
    }
    /// Returns the text before `end`, and removes both.
    [[nodiscard]] std::optional<QByteArray> takeUntil(QByteArrayView end, qsizetype most)
    {
        const qsizetype at = m_text.first(std::min(m_text.size(), most + end.size())).indexOf(end);
        if (at < 0)
            return std::nullopt;
        const QByteArray taken = m_text.first(at).toByteArray();
        m_text = m_text.sliced(at + end.size());
        return taken;
    }
    /// A quoted word, escaped as by sdscatrepr() in Redis.
    [[nodiscard]] std::optional<QByteArray> takeWord()
    {
        if (!take('"'))
            return std::nullopt;
        QByteArray word;
        for (;;) {
            qsizetype plain = 0;
            while (plain < m_text.size() && m_text.at(plain) != '"' && m_text.at(plain) != '\\')
                ++plain;
            word.append(m_text.first(plain));
            m_text = m_text.sliced(plain);
            if (take('"'))
                return word;
            if (!take('\\') || m_text.isEmpty())
                return std::nullopt;
            const char escaped = m_text.front();
            m_text = m_text.sliced(1);
            switch (escaped) {
            case '"':
            case '\\': word += escaped; break;
            case 'n': word += '\n'; break;
            case 'r': word += '\r'; break;
            case 't': word += '\t'; break;
            case 'a': word += '\a'; break;
            case 'b': word += '\b'; break;
            case 'x': {
                unsigned char byte = 0;
                const auto read = m_text.size() < 2 ? std::from_chars_result{nullptr, std::errc::invalid_argument}
                                                    : std::from_chars(m_text.begin(), m_text.begin() + 2, byte, 16);
                if (read.ec != std::errc() || read.ptr != m_text.begin() + 2)
                    return std::nullopt;
                word += static_cast<char>(byte);
                m_text = m_text.sliced(2);
                break;
            }
            default: return std::nullopt;
            }
        }
    }

private:
    QByteArrayView m_text;
};

} // namespace

std::optional<MonitorLine> MonitorLine::parse(QByteArrayView line)
{
    // Later times overflow 64 bits of microseconds.
    constexpr qint64 kLatest = 9'000'000'000'000;
    Cursor cursor(line);
    const auto seconds = cursor.takeNumber<qint64>();
    if (!seconds || *seconds > kLatest || !cursor.take('.'))
        return std::nullopt;
    qsizetype digits = 0;
    const auto micros = cursor.takeNumber<qint64>(&digits);
    if (!micros || digits != 6 || !cursor.take(' ') || !cursor.take('['))
        return std::nullopt;
    const auto database = cursor.takeNumber<int>();
    if (!database || !cursor.take(' '))
        return std::nullopt;
    auto source = cursor.takeUntil("] ", kLongestSource);
    if (!source || source->isEmpty())
        return std::nullopt;
    MonitorLine parsed{
        .at = std::chrono::seconds(*seconds) + Micros(*micros), .database = *database, .source = std::move(*source)};
    do {
        auto word = cursor.takeWord();
        if (!word || parsed.words.size() >= kMostWords)
            return std::nullopt;
        parsed.words.append(std::move(*word));
    } while (cursor.take(' '));
    return cursor.atEnd() ? std::optional(std::move(parsed)) : std::nullopt;
}

} // namespace Lockscope
