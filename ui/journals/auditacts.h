#pragma once

#include "auditjournalreader.h"

namespace Lockscope {

/// The lines that one act left in the journal: that it began, its outcome, and what was found out later.
struct AuditAct
{
    std::vector<size_t> lines; ///< indexes, oldest first; never empty
};

/// Puts the lines of each act together. An outcome belongs to the latest line of the same program that says that this
/// act on this lock and owner began; what was found out later belongs to the latest outcome. All other lines, and those
/// that cannot be parsed, are acts of their own. Pure. Returns the acts in the order of their first lines.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::vector<AuditAct> auditActs(const std::vector<JournalLine> &lines);

/// The event of an entry, split: "release-outcome" is the act "release" at its stage "outcome".
struct AuditEvent
{
    QString act;
    QString stage;

    [[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT static AuditEvent of(const QJsonObject &entry);
};

} // namespace Lockscope
