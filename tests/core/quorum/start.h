#pragma once

#include <lockscope/core/base/clock.h>

namespace LockscopeTest {

/// When the machines' tests begin.
inline constexpr Lockscope::Instant kStart{std::chrono::hours(1)};

} // namespace LockscopeTest
