#pragma once

#include "../kit/export.h"
#include "../words/wording.h"

#include <lockscope/core/history/alerts.h>

namespace Lockscope {

/// A piece of the sentence that says when an alert is raised.
struct AlertRulePart
{
    enum class Field : quint8 { None, Threshold, Factor, Count, Window };

    QString text = {}; ///< words; of a field, what it is for
    Field field = Field::None;
};

/// The words in which every view, and a host's notification, speak of alerts.
class LOCKSCOPE_WIDGETS_EXPORT AlertWording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::AlertWording)

public:
    /// One sentence; of what is over, what was. `nodes`: of the deployment; `toldAt`: Alert::at as a time of day, for what tells of a moment that is past.
    [[nodiscard]] static QString sentence(const Alert &alert, const std::vector<NodeStatus> &nodes, WallTime toldAt);
    [[nodiscard]] static QString kind(AlertKind kind); ///< two words
    [[nodiscard]] static Wording::Severity severity(AlertKind kind);
    /// When it is raised, as words with the fields of its rule between them.
    [[nodiscard]] static QList<AlertRulePart> ruleOf(AlertKind kind);
    /// What is past is less grave than what stands.
    [[nodiscard]] static Wording::Severity severity(const Alert &alert);
    /// What it is about: a lock, a node, or all of it.
    [[nodiscard]] static QString subject(const Alert &alert, const std::vector<NodeStatus> &nodes);
};

} // namespace Lockscope
