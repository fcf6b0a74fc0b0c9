#pragma once

#include "../base/export.h"
#include "../history/alerts.h"
#include "wording.h"

namespace Lockscope {

/// A part of the sentence that says when an alert is raised.
struct AlertRulePart
{
    enum class Field : quint8 { None, Threshold, Factor, Count, Window };

    QString text = {}; ///< words; for a field, its purpose
    Field field = Field::None;
};

/// The words for alerts, in all views and in the host's notifications.
class LOCKSCOPE_CORE_EXPORT AlertWording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::AlertWording)

public:
    /// Returns one sentence, in the past tense if resolved. `toldAt`: Alert::at as wall-clock time, for past events.
    [[nodiscard]] static QString sentence(const Alert &alert, const std::vector<NodeStatus> &nodes, WallTime toldAt);
    [[nodiscard]] static QString kind(AlertKind kind); ///< a short name
    /// The condition that raises the alert, as words and fields of its rule.
    [[nodiscard]] static QList<AlertRulePart> ruleOf(AlertKind kind);
    /// The name of the lock or node, or the words for the deployment.
    [[nodiscard]] static QString subject(const Alert &alert, const std::vector<NodeStatus> &nodes);
};

} // namespace Lockscope
