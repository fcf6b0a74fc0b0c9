#include "auditjournalreader.h"

#include <QFile>
#include <QJsonDocument>

namespace Lockscope {

namespace {

constexpr qint64 kStart = 256;
constexpr qsizetype kShownRaw = 400;

} // namespace

bool AuditJournalReader::read()
{
    QFile file(m_path);
    if (!file.exists()) {
        const bool had = !m_lines.empty() || m_error;
        m_lines.clear();
        m_error.reset();
        m_start.clear();
        m_offset = m_skipped = 0;
        return had;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        const bool news = m_error != file.errorString();
        m_error = file.errorString();
        return news;
    }
    bool changed = m_error.has_value();
    m_error.reset();
    const QByteArray start = file.read(kStart);
    if (file.size() < m_offset || !start.startsWith(m_start)) {
        m_lines.clear();
        m_offset = m_skipped = 0;
        changed = true;
    }
    m_start = start;
    bool cut = false; // the first line is incomplete
    if (file.size() - m_offset > kMostBytes) {
        m_lines.clear();
        m_offset = m_skipped = file.size() - kMostBytes;
        cut = true;
        changed = true;
    }
    if (!file.seek(m_offset))
        return changed;
    const QByteArray bytes = file.read(kMostBytes);
    qsizetype from = 0;
    for (qsizetype end = bytes.indexOf('\n', from); end >= 0; end = bytes.indexOf('\n', from)) {
        const QByteArray text = bytes.mid(from, end - from);
        const qint64 offset = m_offset + from;
        from = end + 1;
        if (std::exchange(cut, false)) {
            m_skipped = m_offset + from;
            continue;
        }
        if (text.trimmed().isEmpty())
            continue;
        JournalLine line{
            .number = ++m_number, .offset = offset, .entry = QJsonDocument::fromJson(text).object(), .raw = {}};
        if (line.entry.isEmpty())
            line.raw = text.left(kShownRaw);
        m_lines.push_back(std::move(line));
        changed = true;
    }
    m_offset += from;
    if (const auto more = static_cast<qsizetype>(m_lines.size()) - kMostLines; more > 0) {
        m_skipped = m_lines[static_cast<size_t>(more)].offset;
        m_lines.erase(m_lines.begin(), m_lines.begin() + more);
    }
    return changed;
}

} // namespace Lockscope
