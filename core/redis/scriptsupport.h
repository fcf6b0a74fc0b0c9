#pragma once

#include "link.h"

#include <functional>
#include <optional>

namespace Lockscope {

/// Asks a node whether it knows scripts, by an EVAL without one: servers answer that before they look at the user's rights, so the answer
/// is no entry of the ACL LOG. The handler is called once, with the error (Unsupported) of a node that does not know them.
LOCKSCOPE_CORE_EXPORT void checkScriptSupport(Link &link, std::function<void(const std::optional<Error> &)> handler);

} // namespace Lockscope
