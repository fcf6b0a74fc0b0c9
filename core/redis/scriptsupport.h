#pragma once

#include "link.h"

#include <functional>
#include <optional>

namespace Lockscope {

/// Sends an EVAL without arguments to see if a node supports scripts. Servers answer that before they check the user's
/// rights, so it leaves no entry in the ACL LOG. Calls the handler once, with an error (Unsupported) if it does not.
LOCKSCOPE_CORE_EXPORT void checkScriptSupport(Link &link, std::function<void(const std::optional<Error> &)> handler);

} // namespace Lockscope
