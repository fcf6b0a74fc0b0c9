#pragma once

#include "../export.h"
#include "../wording.h"

#include <lockscope/core/watch/alerts.h>

namespace Lockscope {

/// The words in which every view, and a host's notification, speak of alerts.
class LOCKSCOPE_WIDGETS_EXPORT AlertWording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::AlertWording)

public:
    /// One sentence. `nodes`: of the deployment.
    [[nodiscard]] static QString sentence(const Alert &alert, const std::vector<NodeStatus> &nodes);
    [[nodiscard]] static QString kind(AlertKind kind); ///< two words
    [[nodiscard]] static Wording::Severity severity(AlertKind kind);
    /// What it is about: a lock, a node, or all of it.
    [[nodiscard]] static QString subject(const Alert &alert, const std::vector<NodeStatus> &nodes);
};

} // namespace Lockscope
