#include "respguard.h"

#include "../base/text.h"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace Lockscope {

namespace {

Error protocolError(const QString &message)
{
    return {.kind = ErrorKind::Protocol, .message = message};
}

} // namespace

RespGuard::RespGuard(RespLimits limits) : m_limits(limits) { }

Result<void> RespGuard::advance(QByteArrayView bytes, qsizetype &complete)
{
    complete = 0;
    qsizetype pos = 0;
    while (pos < bytes.size()) {
        const qsizetype before = pos;
        switch (m_state) {
        case State::Header: {
            const auto *newline = static_cast<const char *>(
                std::memchr(bytes.data() + pos, '\n', static_cast<size_t>(bytes.size() - pos)));
            const qsizetype end = newline != nullptr ? newline - bytes.data() : bytes.size();
            if (m_line.size() + (end - pos) > m_limits.line)
                return protocolError(QStringLiteral("The server sent a line of more than %1 bytes").arg(m_limits.line));
            QByteArrayView line = bytes.sliced(pos, end - pos);
            pos = end;
            if (newline == nullptr || !m_line.isEmpty()) {
                m_line.append(line);
                line = m_line;
            }
            if (newline != nullptr) {
                ++pos;
                if (const auto taken = takeHeader(line); !taken)
                    return taken.error();
                m_line.clear();
            }
            break;
        }
        case State::BulkBody: {
            const qsizetype step = static_cast<qsizetype>(std::min<qint64>(m_bodyLeft, bytes.size() - pos));
            pos += step;
            m_bodyLeft -= step;
            if (m_bodyLeft == 0)
                m_state = State::BulkEnd;
            break;
        }
        case State::BulkEnd:
            if (bytes.at(pos) != (m_endSeen == 0 ? '\r' : '\n'))
                return protocolError(QStringLiteral("The server sent a string that is longer than it announced"));
            ++pos;
            if (++m_endSeen == 2) {
                m_endSeen = 0;
                m_state = State::Header;
                itemEnded();
            }
            break;
        }
        m_replyBytes += pos - before;
        if (m_replyEnded) {
            m_replyEnded = false;
            m_replyBytes = 0;
            m_replyElements = 0;
            complete = pos;
            return {};
        }
        if (m_replyBytes > m_limits.pending) {
            return protocolError(
                QStringLiteral("The server sent one reply of more than %1 bytes").arg(m_limits.pending));
        }
    }
    return {};
}

Result<void> RespGuard::takeHeader(QByteArrayView line)
{
    if (line.size() < 2 || !line.endsWith('\r'))
        return protocolError(QStringLiteral("The server sent something that is not the Redis protocol: \"%1\"")
                                 .arg(visibleText(line.toByteArray(), 60)));
    const char type = line.front();
    const QByteArrayView rest = line.sliced(1, line.size() - 2);
    switch (type) {
    case '+':
    case '-':
        if (rest.contains('\r'))
            return protocolError(QStringLiteral("The server sent a status line with a carriage return inside"));
        itemEnded();
        return {};
    case ':':
    case '$':
    case '*': break;
    default:
        return protocolError(QStringLiteral("The server sent something that is not the Redis protocol: \"%1\"")
                                 .arg(visibleText(line.toByteArray(), 60)));
    }

    qint64 number = 0;
    const auto read = std::from_chars(rest.begin(), rest.end(), number);
    const bool ok = read.ec == std::errc() && read.ptr == rest.end();
    if (!ok || (type != ':' && number < -1))
        return protocolError(
            QStringLiteral("The server sent a malformed number: \"%1\"").arg(visibleText(line.toByteArray(), 60)));

    if (type == '$' && number >= 0) {
        if (number > m_limits.bulk)
            return protocolError(QStringLiteral("The server sent a string of %1 bytes; at most %2 are read")
                                     .arg(number)
                                     .arg(m_limits.bulk));
        m_bodyLeft = number;
        m_state = number > 0 ? State::BulkBody : State::BulkEnd;
        return {};
    }
    if (type == '*' && number > 0) {
        if (number > m_limits.elements - m_replyElements)
            return protocolError(
                QStringLiteral("The server sent a list of %1 elements; at most %2 are read in one reply")
                    .arg(number)
                    .arg(m_limits.elements));
        m_replyElements += number;
        if (static_cast<int>(m_open.size()) >= m_limits.depth)
            return protocolError(
                QStringLiteral("The server sent lists nested deeper than %1 levels").arg(m_limits.depth));
        m_open.push_back(number);
        return {};
    }
    itemEnded();
    return {};
}

void RespGuard::itemEnded()
{
    while (!m_open.empty()) {
        if (--m_open.back() > 0)
            return;
        m_open.pop_back();
    }
    m_replyEnded = true;
}

} // namespace Lockscope
