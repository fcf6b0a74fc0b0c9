#pragma once

#include "scenario.h"

namespace Lockscope::Lab {

/// A stop of the guided tour: a scenario, and what to say before and after it.
struct TourStop
{
    QString scenario; ///< its id
    const char *before = nullptr; ///< source text for Words::tr(), as the next one
    const char *after = nullptr;
};

/// From no lock to fencing, in half an hour.
[[nodiscard]] const std::vector<TourStop> &tour();

} // namespace Lockscope::Lab
