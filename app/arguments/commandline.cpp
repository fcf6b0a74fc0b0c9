#include "commandline.h"

#include "deploymentarguments.h"
#include "labarguments.h"
#include "options.h"
#include "runarguments.h"
#include "values.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/diagnosis/contentionsample.h>
#include <lockscope/ui/words/translation.h>

#include <array>

namespace Lockscope::App {

namespace {

/// "9464", "127.0.0.1:9464", "[::1]:9464".
Result<void> readListen(const QString &text, Request &request)
{
    const qsizetype colon = text.lastIndexOf(u':');
    bool isPort = false;
    const uint port = text.mid(colon + 1).toUInt(&isPort);
    QString host = text.left(std::max<qsizetype>(colon, 0));
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.mid(1, host.size() - 2);
    const QHostAddress address = host.isEmpty() ? request.listenAddress : QHostAddress(host);
    if (!isPort || port > 65535 || address.isNull())
        return usage(
            QStringLiteral("\"%1\" is no address to listen on; write for example 9464, 0.0.0.0:9464 or [::1]:9464")
                .arg(visibleText(text, 60)));
    request.listenAddress = address;
    request.listenPort = static_cast<quint16>(port);
    return {};
}

/// Reads the command and its operands.
Result<void> readWords(const QStringList &given, Request &request)
{
    QStringList words = given;
    request.command = words.isEmpty() ? QStringLiteral("window") : words.takeFirst();
    static const QStringList kCommands{QStringLiteral("window"),   QStringLiteral("list"),   QStringLiteral("show"),
                                       QStringLiteral("watch"),    QStringLiteral("replay"), QStringLiteral("sample"),
                                       QStringLiteral("release"),  QStringLiteral("run"),    QStringLiteral("doctor"),
                                       QStringLiteral("dialects"), QStringLiteral("demo"),   QStringLiteral("export")};
    if (!kCommands.contains(request.command)
        && request.command.contains(u':')) // not repeated, because it may contain a password
        return usage(
            QStringLiteral("A command was expected; a node to watch is named by --node, as in --node HOST:PORT"));
    if (!kCommands.contains(request.command))
        return usage(QStringLiteral("There is no command \"%1\"; the commands are %2")
                         .arg(visibleText(request.command, 40), kCommands.mid(1).join(QStringLiteral(", "))));
    if (request.command == QLatin1String("show") || request.command == QLatin1String("release")
        || request.command == QLatin1String("run")) {
        if (words.isEmpty())
            return usage(QStringLiteral("%1 needs the name of a lock").arg(request.command));
        request.name = words.takeFirst();
    }
    if (request.command == QLatin1String("replay")) {
        if (words.isEmpty())
            return usage(QStringLiteral("replay needs the file of a recording"));
        request.file = words.takeFirst();
    }
    if (request.command == QLatin1String("sample"))
        request.names = std::exchange(words, {});
    if (!words.isEmpty())
        return usage(QStringLiteral("The word \"%1\" has no meaning here").arg(visibleText(words.first(), 40)));
    return {};
}

Result<void> checkDatabases(const Request &request)
{
    if (!request.databases.isSeveral())
        return {};
    if (!request.takesSeveralDatabases())
        return usage(QStringLiteral("%1 needs one database: name it, for example -n 1").arg(request.command));
    if (request.deployment.rule == DeploymentRule::Cluster)
        return usage(QStringLiteral("A cluster has database 0 only: leave out -n"));
    return {};
}

Result<void> readSample(const QCommandLineParser &parser, const Options &options, Request &request)
{
    if (parser.isSet(options.sampleFor)) {
        const auto duration = durationOf(QStringLiteral("for"), parser.value(options.sampleFor));
        if (!duration)
            return duration.error();
        if (request.command != QLatin1String("sample"))
            return usage(QStringLiteral("--for goes with sample"));
        if (*duration > ContentionRequest::kLongest)
            return usage(QStringLiteral("--for must be at most 10s: while it listens, the nodes work for it"));
        request.sampleFor = *duration;
    }
    request.confirmProduction = parser.isSet(options.confirmProduction);
    return {};
}

/// Reads the act of `release`.
Result<void> readAct(const QCommandLineParser &parser, const Options &options, Request &request)
{
    const std::array<std::pair<const QCommandLineOption *, LockActionKind>, 3> acts{
        {{&options.holdOff, LockActionKind::ReleaseAndHoldOff},
         {&options.shortenTo, LockActionKind::ShortenTtl},
         {&options.setTtl, LockActionKind::SetTtl}}};
    for (const auto &[option, kind] : acts) {
        if (!parser.isSet(*option))
            continue;
        const QString word = option->names().constFirst();
        const auto time = durationOf(word, parser.value(*option));
        if (!time)
            return time.error();
        if (request.act.kind != LockActionKind::Release)
            return usage(QStringLiteral("--hold-off, --shorten-to and --set-ttl are three ways: choose one"));
        if (request.command != QLatin1String("release"))
            return usage(QStringLiteral("--%1 goes with release").arg(word));
        request.act = {.kind = kind, .time = *time};
    }
    return {};
}

Result<void> readReplay(const QCommandLineParser &parser, const Options &options, Request &request)
{
    if (parser.isSet(options.speed)) {
        const auto speed = speedOf(parser.value(options.speed));
        if (!speed)
            return speed.error();
        request.speed = *speed;
    }
    request.at = parser.value(options.at);
    if (const auto position = positionOf(request.at, {}); !position)
        return position.error();
    return {};
}

/// Reads the options for recordings and alert rules.
Result<void> readFiles(const QCommandLineParser &parser, const Options &options, Request &request)
{
    if (parser.isSet(options.record)) {
        request.record = parser.value(options.record);
        if (request.record.isEmpty())
            return usage(QStringLiteral("--record needs the name of a file"));
        if (request.command != QLatin1String("watch"))
            return usage(QStringLiteral("--record goes with watch"));
        if (request.databases.isSeveral())
            return usage(QStringLiteral("--record keeps one database: name it, for example -n 1"));
    }
    if (parser.isSet(options.alertRules)) {
        request.alertRules = parser.value(options.alertRules);
        if (request.alertRules.isEmpty())
            return usage(QStringLiteral("--alert-rules needs the name of a file"));
        if (request.command != QLatin1String("watch") && request.command != QLatin1String("export"))
            return usage(QStringLiteral("--alert-rules goes with watch and export"));
    }
    return {};
}

Result<void> readExport(const QCommandLineParser &parser, const Options &options, Request &request)
{
    if (parser.isSet(options.prometheus) != (request.command == QLatin1String("export")))
        return usage(QStringLiteral("export needs --prometheus, the only form there is, and nothing else takes it"));
    if (parser.isSet(options.listen)) {
        if (request.command != QLatin1String("export"))
            return usage(QStringLiteral("--listen goes with export"));
        if (const auto read = readListen(parser.value(options.listen), request); !read)
            return read.error();
    }
    return {};
}

Result<void> readTimes(const QCommandLineParser &parser, const Options &options, Request &request)
{
    if (parser.isSet(options.timeout)) {
        const auto timeout = durationOf(QStringLiteral("timeout"), parser.value(options.timeout));
        if (!timeout)
            return timeout.error();
        request.timeout = *timeout;
    }
    if (request.command == QLatin1String("doctor") && parser.isSet(options.ttl)) {
        const auto ttl = durationOf(QStringLiteral("ttl"), parser.value(options.ttl));
        if (!ttl)
            return ttl.error();
        request.longestTtl = *ttl;
    }
    return {};
}

Result<void> readWindow(const QCommandLineParser &parser, const Options &options, Request &request)
{
    request.window = parser.isSet(options.window);
    request.json = parser.isSet(options.json);
    request.once = parser.isSet(options.once);
    if (request.window && request.command != QLatin1String("replay"))
        return usage(QStringLiteral("--window goes with replay; without a command there is a window anyway"));
    if (request.window && (request.once || request.json))
        return usage(QStringLiteral("--%1 is of what is printed, and does not go with --window")
                         .arg(request.once ? QStringLiteral("once") : QStringLiteral("json")));
    if (request.window && request.speed <= 0)
        return usage(QStringLiteral("--speed 0 is of what is printed, and does not go with --window"));
    request.headless = parser.isSet(options.headless);
    if (parser.isSet(options.view)) {
        request.view = parser.value(options.view);
        if (!viewIds().contains(request.view))
            return usage(QStringLiteral("there is no view \"%1\"; there are %2")
                             .arg(visibleText(request.view, 40), viewIds().join(QStringLiteral(", "))));
        if (request.command != QLatin1String("window") && request.command != QLatin1String("demo") && !request.window)
            return usage(
                QStringLiteral("--view goes with the window: without a command, with demo, or with replay --window"));
    }
    if (parser.isSet(options.language)) {
        const QString wanted = parser.value(options.language);
        request.language = translationFor({wanted});
        if (request.language.isEmpty())
            return usage(QStringLiteral("the window does not speak \"%1\"; there are %2")
                             .arg(wanted, translationLanguages().join(QStringLiteral(", "))));
    }
    return {};
}

} // namespace

bool Request::takesSeveralDatabases() const
{
    static const QStringList kReaders{QStringLiteral("window"), QStringLiteral("list"),   QStringLiteral("show"),
                                      QStringLiteral("watch"),  QStringLiteral("doctor"), QStringLiteral("export")};
    return kReaders.contains(command);
}

Result<Request> parseCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    const Options options;
    options.addTo(parser);
    const QStringList toRun = commandToRun(arguments, options);
    QStringList ours = arguments.mid(0, arguments.size() - toRun.size());
    if (!toRun.isEmpty() && ours.constLast() == QLatin1String("--"))
        ours.removeLast();
    if (!parser.parse(QStringList{QStringLiteral("lockscope")} + ours))
        return usage(parser.errorText());

    Request request;
    if (parser.isSet(options.help)) {
        request.command = QStringLiteral("help");
        return request;
    }
    if (parser.isSet(options.version)) {
        request.command = QStringLiteral("version");
        return request;
    }
    if (const auto read = readWords(parser.positionalArguments(), request); !read)
        return read.error();
    request.nodesGiven = namesNodes(parser, options) || parser.isSet(options.sentinel) || parser.isSet(options.cluster);
    if (const auto read = readDeployment(parser, options, request.deployment); !read)
        return read.error();
    request.databases = *readDatabases(parser, options);
    if (const auto valid = checkDatabases(request); !valid)
        return valid.error();
    static const QStringList kOneLook{QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sample"),
                                      QStringLiteral("release"), QStringLiteral("doctor")};
    if (kOneLook.contains(request.command))
        request.deployment.pace = ReadPace::oneLook();
    const bool runs = request.command == QLatin1String("run");
    if (runs && request.deployment.rule == DeploymentRule::Cluster)
        return usage(QStringLiteral("run takes no lock on a cluster, where it is a lock of one master that a failover "
                                    "may lose; name independent nodes, or "
                                    "sentinels"));
    for (const auto read : {readTimes, readSample, readAct, readReplay, readFiles, readExport, readWindow}) {
        if (const auto done = read(parser, options, request); !done)
            return done.error();
    }
    const auto lab = readLabOptions(parser, options, request.command);
    if (!lab)
        return lab.error();
    request.lab = *lab;
    if (runs) {
        const auto run = readRunOptions(parser, options, bytesFromText(request.name), toRun);
        if (!run)
            return run.error();
        request.run = *run;
    }
    request.askPassword = parser.isSet(options.askpass);
    if (parser.isSet(options.owner))
        request.owner = parser.value(options.owner);
    request.execute = parser.isSet(options.execute);
    request.reason = parser.value(options.reason);
    request.confirm = parser.value(options.confirm);
    return request;
}

QStringList viewIds()
{
    return {QStringLiteral("overview"),   QStringLiteral("locks"),  QStringLiteral("timeline"),
            QStringLiteral("contention"), QStringLiteral("owners"), QStringLiteral("nodes"),
            QStringLiteral("alerts"),     QStringLiteral("audit")};
}

} // namespace Lockscope::App
