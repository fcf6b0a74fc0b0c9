#pragma once

#include <QByteArray>

#include <deque>

namespace Lockscope {

/// Splits a stream of bytes into lines that end with CR LF or LF. Drops the part of a line beyond the limit.
class LineCutter
{
public:
    struct Line
    {
        QByteArray text; ///< without the line ending
        qint64 length = 0; ///< of the whole line, including any part beyond the limit

        [[nodiscard]] bool isCut() const { return length > text.size(); }
    };

    explicit LineCutter(qsizetype longest) : m_longest(longest) { }

    /// Appends received bytes, in slices of any size.
    void feed(QByteArrayView bytes)
    {
        while (!bytes.isEmpty()) {
            const qsizetype newline = bytes.indexOf('\n');
            const QByteArrayView part = newline < 0 ? bytes : bytes.first(newline);
            m_open.text.append(part.first(std::min(part.size(), m_longest - m_open.text.size())));
            m_open.length += part.size();
            m_endsWithCr = part.isEmpty() ? m_endsWithCr : part.back() == '\r';
            if (newline < 0)
                return;
            bytes = bytes.sliced(newline + 1);
            if (m_endsWithCr) {
                if (!m_open.isCut())
                    m_open.text.chop(1);
                --m_open.length;
            }
            m_endsWithCr = false;
            m_lines.push_back(std::exchange(m_open, {}));
        }
    }

    [[nodiscard]] bool hasLine() const { return !m_lines.empty(); }
    [[nodiscard]] Line takeLine()
    {
        Line line = std::move(m_lines.front());
        m_lines.pop_front();
        return line;
    }

private:
    const qsizetype m_longest;
    Line m_open;
    bool m_endsWithCr = false;
    std::deque<Line> m_lines;
};

} // namespace Lockscope
