#pragma once

#include "../kit/export.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace Lockscope {

/// One line of an audit journal.
struct JournalLine
{
    quint64 number = 0; ///< unique among all lines of this reader
    qint64 offset = 0; ///< of its first byte
    QJsonObject entry; ///< empty if the line cannot be parsed
    QByteArray raw; ///< then its text, shortened
};

/// Reads an audit journal as it grows. Of a long journal it reads only the end; skipped() counts the bytes before. An
/// incomplete last line waits for its end. Blocks during disk access, for at most kMostBytes per call.
class LOCKSCOPE_WIDGETS_EXPORT AuditJournalReader
{
public:
    static constexpr qint64 kMostBytes = 1024 * 1024;
    static constexpr qsizetype kMostLines = 5000;

    explicit AuditJournalReader(QString path) : m_path(std::move(path)) { }

    /// Reads what was appended, or everything if the file was replaced or truncated. Returns true if lines() changed.
    bool read();

    [[nodiscard]] const std::vector<JournalLine> &lines() const { return m_lines; } ///< oldest first
    [[nodiscard]] qint64 skipped() const { return m_skipped; } ///< bytes before the first line
    /// Why the journal cannot be read; unset: it can, or does not exist yet.
    [[nodiscard]] const std::optional<QString> &error() const { return m_error; }

private:
    QString m_path;
    std::vector<JournalLine> m_lines;
    std::optional<QString> m_error;
    quint64 m_number = 0; ///< of the last line read
    QByteArray m_start; ///< the file's first bytes, to detect another file
    qint64 m_offset = 0; ///< the end of the last line read
    qint64 m_skipped = 0;
};

} // namespace Lockscope
