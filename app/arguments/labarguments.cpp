#include "labarguments.h"

#include "../lab/scenario.h"
#include "../lab/scheme.h"
#include "values.h"

#include <lockscope/core/base/text.h>

namespace Lockscope::App {

Result<LabOptions> readLabOptions(const QCommandLineParser &parser, const Options &options, const QString &command)
{
    for (const auto *option : {&options.lab, &options.list, &options.all, &options.scheme, &options.scenario,
                               &options.runs, &options.stock, &options.buyers, &options.processes}) {
        if (parser.isSet(*option) && command != QLatin1String("demo"))
            return usage(QStringLiteral("--%1 goes with demo").arg(option->names().constFirst()));
    }
    LabOptions lab{.list = parser.isSet(options.list),
                   .all = parser.isSet(options.all),
                   .schemes = parser.values(options.scheme),
                   .scenarios = parser.values(options.scenario)};
    lab.window = parser.isSet(options.lab);
    if (lab.window && (lab.isWanted() || parser.isSet(options.headless)))
        return usage(QStringLiteral("--lab is the lab's window; without it: --list, --all, --scheme, --scenario"));
    for (const auto &name : lab.schemes) {
        if (Lab::findScheme(name) == nullptr)
            return usage(QStringLiteral("There is no scheme \"%1\"; `lockscope demo --list` lists them")
                             .arg(visibleText(name, 40)));
    }
    for (const auto &name : lab.scenarios) {
        if (Lab::findScenario(name) == nullptr)
            return usage(QStringLiteral("There is no scenario \"%1\"; `lockscope demo --list` lists them")
                             .arg(visibleText(name, 40)));
    }
    struct Number
    {
        int &value;
        const QCommandLineOption &option;
        int most;
    };
    const Number numbers[]{{lab.runs, options.runs, 1000},
                           {lab.stock, options.stock, 1'000'000},
                           {lab.buyers, options.buyers, 10'000},
                           {lab.processes, options.processes, 64}};
    for (const auto &[value, option, most] : numbers) {
        if (!parser.isSet(option))
            continue;
        const QString text = parser.value(option);
        bool ok = false;
        value = text.toInt(&ok);
        if (!ok || value < 1 || value > most)
            return usage(QStringLiteral("\"%1\" does not do for --%2; write a number from 1 to %3")
                             .arg(text, option.names().constFirst())
                             .arg(most));
        if (!lab.isWanted())
            return usage(
                QStringLiteral("--%1 goes with --all, --scheme or --scenario").arg(option.names().constFirst()));
    }
    return lab;
}

} // namespace Lockscope::App
