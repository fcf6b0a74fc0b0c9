#pragma once

#include "../base/export.h"
#include "../diagnosis/nodehealth.h"

#include <QCoreApplication>

namespace Lockscope {

/// One problem, on one node or on several.
struct FindingGroup
{
    QByteArray key; ///< stays the same while the problem lasts
    Severity severity = Severity::Notice;
    QString problem; ///< "5 nodes keep no append-only file"
    QString impact;
    QStringList fix;
    QStringList nodes; ///< labels, safe to show; empty: all nodes together
    QStringList problems; ///< of each node, with its figures
};

/// Puts the findings together that have one problem, impact and fix. Problems in different words, such as other
/// figures, are put together only if there are words for all of them. Pure.
class LOCKSCOPE_CORE_EXPORT FindingGroups
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::FindingGroups)

public:
    /// The most severe first, then the most nodes. Ties keep the order of the findings.
    [[nodiscard]] static QList<FindingGroup> of(const QList<HealthFinding> &findings,
                                                const std::vector<NodeStatus> &nodes);

private:
    [[nodiscard]] static QString problemOf(const QString &id, int nodes);
};

} // namespace Lockscope
