#pragma once

#include "stage.h"

#include <vector>

namespace Lockscope::Lab {

/// One thing to be shown about locks. Its run takes the steps one by one, on real processes, so that it comes out the same
/// each time; what must be true in the end it says by Stage::expect(). TTLs are paced by the stage, waits that only have to be long
/// enough by `stage.pace()(…)`, so that who looks on may pause it between any two steps.
struct Scenario
{
    QString id;
    const char *title = nullptr; ///< this and the next two: for Words::tr()
    const char *caption = nullptr; ///< what to look at
    const char *expectation = nullptr; ///< in a sentence
    int nodes = 1; ///< that hold the lock
    bool replica = false; ///< of the first one
    Task<QString> (*run)(Stage &) = nullptr; ///< answers the outcome, in a sentence
    int tries = 1; ///< where chance has a part in it: how often it may be repeated until all is as expected
};

[[nodiscard]] const std::vector<Scenario> &allScenarios();
[[nodiscard]] const Scenario *findScenario(const QString &id);

// One maker for each file in scenarios/, in the order in which they are shown.
[[nodiscard]] std::vector<Scenario> crashScenarios();
[[nodiscard]] std::vector<Scenario> lateScenarios();
[[nodiscard]] std::vector<Scenario> watchdogScenarios();
[[nodiscard]] std::vector<Scenario> failoverScenarios();
[[nodiscard]] std::vector<Scenario> redlockScenarios();
[[nodiscard]] std::vector<Scenario> clockScenarios();
[[nodiscard]] std::vector<Scenario> wakingScenarios();
[[nodiscard]] std::vector<Scenario> stormScenarios();

} // namespace Lockscope::Lab
