#pragma once

#include "../base/clock.h"
#include "../base/result.h"

#include <QJsonObject>
#include <QString>

namespace Lockscope {

/// An append-only record of every act on other people's locks: one JSON object per line, forced to disk before the call
/// returns, readable by its owner only. Never holds a password.
class LOCKSCOPE_CORE_EXPORT AuditJournal
{
public:
    explicit AuditJournal(QString path = defaultPath(), const Clock &clock = Clock::system());

    /// `$XDG_STATE_HOME/lockscope/audit.jsonl`, or below `~/.local/state`.
    [[nodiscard]] static QString defaultPath();
    [[nodiscard]] const QString &path() const { return m_path; }

    /// Adds `time` and `actor` (system user, host, pid) to the entry and appends it. Errors (Io): the folder or file
    /// cannot be written, the disk is full; a line that was cut by that is ended with the next entry.
    [[nodiscard]] Result<void> append(QJsonObject entry);

private:
    QString m_path;
    const Clock &m_clock;
};

} // namespace Lockscope
