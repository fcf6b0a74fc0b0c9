#include "scenario.h"

#include <algorithm>

namespace Lockscope::Lab {

namespace {

std::vector<Scenario> collectScenarios()
{
    std::vector<Scenario> all;
    for (const auto &some : {crashScenarios(), lateScenarios(), watchdogScenarios(), failoverScenarios(),
                             redlockScenarios(), clockScenarios(), wakingScenarios(), stormScenarios()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

} // namespace

const std::vector<Scenario> &allScenarios()
{
    static const std::vector<Scenario> kScenarios = collectScenarios();
    return kScenarios;
}

const Scenario *findScenario(const QString &id)
{
    const auto &all = allScenarios();
    const auto found
        = std::find_if(all.begin(), all.end(), [&](const Scenario &scenario) { return scenario.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace Lockscope::Lab
