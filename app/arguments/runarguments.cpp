#include "runarguments.h"

#include "values.h"

#include <algorithm>

namespace Lockscope::App {

namespace {

/// The arguments from the first one that is no option.
QStringList fromFirstWord(const QStringList &arguments, const Options &options)
{
    QCommandLineParser parser;
    options.addTo(parser);
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsPositionalArguments);
    (void)parser.parse(QStringList{QStringLiteral("lockscope")} + arguments); // parseCommandLine() reports errors later
    return parser.positionalArguments();
}

Result<int> exitCodeOf(const QCommandLineParser &parser, const QCommandLineOption &option, int otherwise)
{
    if (!parser.isSet(option))
        return otherwise;
    bool ok = false;
    const uint code = parser.value(option).toUInt(&ok);
    if (!ok || code > 255)
        return usage(QStringLiteral("\"%1\" is no exit status for --%2; write a number from 0 to 255")
                         .arg(parser.value(option), option.names().constFirst()));
    return static_cast<int>(code);
}

/// The default time for an orderly end, at most a third of the TTL. A renewal is due after the first third, and the
/// second leaves time to retry it.
constexpr Millis defaultGrace(Millis ttl)
{
    return std::min(ttl / 3, Millis(10'000));
}

} // namespace

QStringList commandToRun(const QStringList &arguments, const Options &options)
{
    QStringList words = fromFirstWord(arguments, options);
    if (words.value(0) != QLatin1String("run"))
        return {};
    words = fromFirstWord(words.mid(1), options);
    return fromFirstWord(words.mid(1), options);
}

Result<RunOptions> readRunOptions(const QCommandLineParser &parser, const Options &options, const QByteArray &name,
                                  const QStringList &command)
{
    RunOptions run;
    struct Duration
    {
        Millis &value;
        const QCommandLineOption &option;
        Millis least;
    };
    const Duration durations[]{{run.lock.ttl, options.ttl, Millis(1)},
                               {run.lock.wait, options.wait, Millis(0)},
                               {run.lock.longestHold, options.longestHold, Millis(1)},
                               {run.grace, options.grace, Millis(0)}};
    for (const auto &[value, option, least] : durations) {
        if (!parser.isSet(option))
            continue;
        const auto given = durationOf(option.names().constFirst(), parser.value(option), least);
        if (!given)
            return given.error();
        value = *given;
    }
    if (!parser.isSet(options.grace))
        run.grace = defaultGrace(run.lock.ttl);
    const auto conflict = exitCodeOf(parser, options.conflictExitCode, kRefused);
    if (!conflict)
        return conflict.error();
    const auto lost = exitCodeOf(parser, options.lostExitCode, kLost);
    if (!lost)
        return lost.error();
    run.conflictExitCode = *conflict;
    run.lostExitCode = *lost;
    if (command.isEmpty())
        return usage(QStringLiteral("run needs a command to run: run NAME COMMAND [ARGUMENTS]"));
    for (const auto &word : command)
        run.command.append(word.toLocal8Bit());
    if (const auto valid = LockClient::validate(name, run.lock); !valid)
        return usage(valid.error().message);
    return run;
}

} // namespace Lockscope::App
