#pragma once

#include "scenario.h"

namespace Lockscope::Lab {

/// The free mode: five nodes, on which the viewer drives clients, see ManualControls. It ends only by stop().
[[nodiscard]] const Scenario &freeScenario();

} // namespace Lockscope::Lab
