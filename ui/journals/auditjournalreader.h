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
    quint64 number = 0; ///< identifies it among all that this reader ever read
    qint64 offset = 0; ///< of its first byte
    QJsonObject entry; ///< empty when it cannot be understood
    QByteArray raw; ///< then what stands there, cut
};

/// Reads an audit journal as it grows. Of a long one only the end: what is older is counted in bytes. A last line without its
/// end is not read until it has one. Blocks for as long as the disk does, for kMostBytes at a time at most.
class LOCKSCOPE_WIDGETS_EXPORT AuditJournalReader
{
public:
    static constexpr qint64 kMostBytes = 1024 * 1024;
    static constexpr qsizetype kMostLines = 5000;

    explicit AuditJournalReader(QString path) : m_path(std::move(path)) { }

    /// Reads what has been added; all anew when the file is another one, or shorter. True when lines() has changed.
    bool read();

    [[nodiscard]] const std::vector<JournalLine> &lines() const { return m_lines; } ///< oldest first
    [[nodiscard]] qint64 skipped() const { return m_skipped; } ///< bytes before the first of them
    /// Why it cannot be read; nothing: it can, or is not there yet.
    [[nodiscard]] const std::optional<QString> &error() const { return m_error; }

private:
    QString m_path;
    std::vector<JournalLine> m_lines;
    std::optional<QString> m_error;
    quint64 m_number = 0; ///< of the last line read
    QByteArray m_start; ///< of the file: another one begins otherwise
    qint64 m_offset = 0; ///< behind the last line read
    qint64 m_skipped = 0;
};

} // namespace Lockscope
