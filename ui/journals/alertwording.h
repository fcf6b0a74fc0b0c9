#pragma once

#include "../kit/export.h"
#include "../words/wording.h"

#include <lockscope/core/history/alerts.h>

namespace Lockscope {

/// The words in which every view, and a host's notification, speak of alerts.
class LOCKSCOPE_WIDGETS_EXPORT AlertWording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::AlertWording)

public:
    /// One sentence; of what is over, what was. `nodes`: of the deployment; `toldAt`: Alert::at as a time of day, for what tells of a moment that is past.
    [[nodiscard]] static QString sentence(const Alert &alert, const std::vector<NodeStatus> &nodes, WallTime toldAt);
    [[nodiscard]] static QString kind(AlertKind kind); ///< two words
    [[nodiscard]] static Wording::Severity severity(AlertKind kind);
    /// What is past is less grave than what stands.
    [[nodiscard]] static Wording::Severity severity(const Alert &alert);
    /// What it is about: a lock, a node, or all of it.
    [[nodiscard]] static QString subject(const Alert &alert, const std::vector<NodeStatus> &nodes);

private:
    [[nodiscard]] static QString overlap(const Alert &alert, const QString &about, WallTime toldAt);
    /// Of what is over; empty where the sentence tells of what has happened anyway.
    [[nodiscard]] static QString was(const Alert &alert, const QString &about, WallTime toldAt);
    [[nodiscard]] static QString noMargin(const Alert &alert, WallTime toldAt);
    /// Alert::lastFrom as a time of day.
    [[nodiscard]] static QString lastFrom(const Alert &alert, WallTime toldAt);
    [[nodiscard]] static QString timesLately(const Alert &alert);
};

} // namespace Lockscope
