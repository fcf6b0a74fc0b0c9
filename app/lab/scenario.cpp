#include "scenario.h"

#include <QCoreApplication>

#include <algorithm>

namespace Lockscope::Lab {

namespace {

std::vector<Scenario> collectScenarios()
{
    std::vector<Scenario> all;
    const auto add = [&all](const char *theme, const std::vector<Scenario> &some) {
        for (const auto &scenario : some)
            all.emplace_back(scenario).theme = theme;
    };
    add(QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Without a lock"), withoutLockScenarios());
    add(QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Broken locks"), crashScenarios());
    add(all.back().theme, lateScenarios());
    add(QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Long work"), pauseScenarios());
    add(all.back().theme, watchdogScenarios());
    add(QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Failover"), failoverScenarios());
    add(QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redlock"), redlockScenarios());
    add(QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Clocks"), clockScenarios());
    add(QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Waiters"), wakingScenarios());
    add(all.back().theme, stormScenarios());
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
