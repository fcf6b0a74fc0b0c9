#include "../lab/scenario.h"
#include "../lab/scheme.h"
#include "commandtable.h"
#include "readers.h"
#include "values.h"

using namespace Qt::StringLiterals;

namespace Lockscope::App {

Result<void> readLab(const GivenWords &given, Request &request)
{
    LabOptions &lab = request.lab;
    lab.window = given.has(u"lab"_s);
    lab.list = given.has(u"list"_s);
    lab.all = given.has(u"all"_s);
    lab.tour = given.has(u"tour"_s);
    lab.schemes = given.values(u"scheme"_s);
    lab.scenarios = given.values(u"scenario"_s);
    if (lab.window && (lab.isWanted() || request.headless))
        return usage(u"--lab is the lab's window; without it: --list, --all, --tour, --scheme, --scenario"_s);
    for (const auto &name : std::as_const(lab.schemes)) {
        if (Lab::findScheme(name) == nullptr)
            return unknownWord(u"scheme"_s, name, choicesFor(u"SCHEME"_s), u"'lockscope demo --list' lists them"_s);
    }
    for (const auto &name : std::as_const(lab.scenarios)) {
        if (Lab::findScenario(name) == nullptr)
            return unknownWord(u"scenario"_s, name, choicesFor(u"SCENARIO"_s), u"'lockscope demo --list' lists them"_s);
    }
    struct Number
    {
        QString option;
        int &value;
        int most;
    };
    const Number numbers[]{{u"runs"_s, lab.runs, 1000},
                           {u"stock"_s, lab.stock, 1'000'000},
                           {u"buyers"_s, lab.buyers, 10'000},
                           {u"processes"_s, lab.processes, 64}};
    for (const auto &[option, value, most] : numbers) {
        if (const auto read = readNumber(given, option, value, 1, most); !read)
            return read.error();
        if (given.has(option) && !lab.isWanted())
            return usage(u"--%1 goes with --all, --tour, --scheme or --scenario"_s.arg(option));
    }
    return {};
}

} // namespace Lockscope::App
