#pragma once

#include "../base/export.h"
#include "../board/severity.h"
#include "../control/aftermath.h"
#include "../control/planfollowup.h"

#include <QCoreApplication>

namespace Lockscope {

/// Words for the result of an act on someone else's lock: what was done, and what is true now.
class LOCKSCOPE_CORE_EXPORT ResultWording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::ResultWording)

public:
    struct Result
    {
        QString headline; ///< what is true now
        QString detail; ///< what led to it, and exceptions; may be empty
        Severity severity = Severity::Fine;

        [[nodiscard]] QString line() const
        {
            return detail.isEmpty() ? headline : headline + QLatin1Char(' ') + detail;
        }
    };
    /// `later`: readings that replace unknown outcomes. `aftermath`: may not have begun. `stopped`: when the operator
    /// stopped watching. `isCounting`: the caller asks again each second, so a free lock's time is part of the words.
    [[nodiscard]] static Result result(const ReleasePlan &plan, const ReleaseReport &report,
                                       const QList<LateReading> &later, const Aftermath &aftermath, const Clock &clock,
                                       const std::optional<Instant> &stopped = {}, bool isCounting = true);
    /// The same in a few words, for the audit journal's table. `watched`: how long it was followed so far.
    [[nodiscard]] static QString inShort(Aftermath::Kind kind, const QString &owner, Micros after, Micros watched);
    /// What a node shows now.
    [[nodiscard]] static QString nodeNow(const Aftermath::NodeNow &node, const Clock &clock);
    /// What was read later on a node that did not answer, or was not asked. `then`: its outcome. `owner`: the planned
    /// owner there. The caller must have read `key.raw`.
    [[nodiscard]] static QString found(ReleasedNode::Outcome then, const SurveyedKey &key, const QByteArray &owner,
                                       const ReleasePlan &plan, WallTime at);
};

} // namespace Lockscope
