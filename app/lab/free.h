#pragma once

#include "scenario.h"

namespace Lockscope::Lab {

/// Nothing happens by itself: five nodes, and whoever looks on starts clients and drives them, see ManualControls. It has no end.
[[nodiscard]] const Scenario &freeScenario();

} // namespace Lockscope::Lab
