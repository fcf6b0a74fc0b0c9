#pragma once

#include "../base/clock.h"
#include "../base/result.h"

#include <QJsonObject>
#include <QString>

namespace Lockscope {

/// An append-only record of every action on other clients' locks: one JSON object per line, readable by the file's
/// owner only. append() forces it to disk before it returns. It never contains a password.
class LOCKSCOPE_CORE_EXPORT AuditJournal
{
public:
    explicit AuditJournal(QString path = defaultPath(), const Clock &clock = Clock::system());

    /// `$XDG_STATE_HOME/lockscope/audit.jsonl`, or below `~/.local/state`.
    [[nodiscard]] static QString defaultPath();
    [[nodiscard]] const QString &path() const { return m_path; }

    /// Adds `time` and `actor` (system user, host, pid) to the entry and appends it. Error: Io, if the folder or file
    /// cannot be written or the disk is full. The next entry starts on a new line if this one was cut.
    [[nodiscard]] Result<void> append(QJsonObject entry);

private:
    QString m_path;
    const Clock &m_clock;
};

} // namespace Lockscope
