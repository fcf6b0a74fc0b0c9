#pragma once

#include "stage.h"

#include <vector>

namespace Lockscope::Lab {

/// A scenario that shows one property of locks. `run` takes its steps one by one on real processes, so that the outcome
/// is the same each time. It states its checks by Stage::expect(). The stage paces TTLs. Waits that only need to be
/// long use `stage.pace()(…)`, so that the viewer may pause between any two steps.
struct Scenario
{
    QString id;
    const char *title = nullptr; ///< this and the next two: source text for Words::tr()
    const char *caption = nullptr; ///< what the viewer should look at
    const char *expectation = nullptr; ///< one sentence
    int nodes = 1; ///< nodes that hold the lock
    bool replica = false; ///< the first node has a replica
    Task<QString> (*run)(Stage &) = nullptr; ///< returns the outcome, one sentence
    int tries = 1; ///< attempts until all checks hold, if chance matters
    const char *theme = nullptr; ///< source text for Words::tr(); set by allScenarios()
};

[[nodiscard]] const std::vector<Scenario> &allScenarios();
[[nodiscard]] const Scenario *findScenario(const QString &id);

// One function per file in scenarios/, in display order.
[[nodiscard]] std::vector<Scenario> withoutLockScenarios();
[[nodiscard]] std::vector<Scenario> crashScenarios();
[[nodiscard]] std::vector<Scenario> lateScenarios();
[[nodiscard]] std::vector<Scenario> pauseScenarios();
[[nodiscard]] std::vector<Scenario> watchdogScenarios();
[[nodiscard]] std::vector<Scenario> failoverScenarios();
[[nodiscard]] std::vector<Scenario> redlockScenarios();
[[nodiscard]] std::vector<Scenario> clockScenarios();
[[nodiscard]] std::vector<Scenario> wakingScenarios();
[[nodiscard]] std::vector<Scenario> stormScenarios();

} // namespace Lockscope::Lab
