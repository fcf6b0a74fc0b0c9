#include "commandline.h"

#include "lab/scenario.h"
#include "lab/scheme.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/watch/contentionsample.h>
#include <lockscope/ui/translation.h>

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

#include <array>
#include <termios.h>
#include <unistd.h>

#include <cstdio>

namespace Lockscope::App {

namespace {

Error usage(const QString &message)
{
    return {.kind = ErrorKind::InvalidArgument, .message = message};
}

Result<quint16> portNumber(const QString &text)
{
    bool ok = false;
    const uint port = text.toUInt(&ok);
    if (!ok || port == 0 || port > 65535)
        return usage(QStringLiteral("\"%1\" is not a port; write a number from 1 to 65535").arg(text));
    return static_cast<quint16>(port);
}

/// "500ms", "2s", "1.5m", "2h" or a bare number of seconds; a day at most.
Result<Millis> durationOf(const QString &option, const QString &text, Millis least = Millis(1))
{
    double factor = 1000;
    QString number = text;
    const auto unit = [&](const char *suffix, double millis) {
        if (!number.endsWith(QLatin1String(suffix)))
            return false;
        number.chop(static_cast<qsizetype>(strlen(suffix)));
        factor = millis;
        return true;
    };
    (void)(unit("ms", 1) || unit("s", 1000) || unit("m", 60'000) || unit("h", 3'600'000));
    bool ok = false;
    const double value = number.toDouble(&ok);
    // Written so that "nan", which counts as a number, is none here.
    if (const double millis = value * factor; !ok || !(millis >= static_cast<double>(least.count()) && millis <= 86'400'000))
        return usage(QStringLiteral("\"%1\" is no duration for --%2; write for example 500ms, 2s or 1m").arg(text, option));
    return Millis(static_cast<Millis::rep>(value * factor));
}

/// How fast a recording is shown.
Result<double> speedOf(const QString &text)
{
    bool ok = false;
    const double speed = text.toDouble(&ok);
    if (!ok || !(speed == 0 || (speed >= 0.01 && speed <= 10'000)))
        return usage(QStringLiteral("\"%1\" is no speed; write 2 for twice as fast, 0.5 for half, 0 for without pauses").arg(text));
    return speed;
}

struct Options
{
    QCommandLineOption host{{QStringLiteral("h"), QStringLiteral("host")}, {}, QStringLiteral("host")};
    QCommandLineOption port{{QStringLiteral("p"), QStringLiteral("port")}, {}, QStringLiteral("port")};
    QCommandLineOption socket{{QStringLiteral("s"), QStringLiteral("socket")}, {}, QStringLiteral("path")};
    QCommandLineOption password{{QStringLiteral("a"), QStringLiteral("pass")}, {}, QStringLiteral("password")};
    QCommandLineOption uri{{QStringLiteral("u"), QStringLiteral("uri")}, {}, QStringLiteral("uri")};
    QCommandLineOption database{{QStringLiteral("n"), QStringLiteral("db")}, {}, QStringLiteral("number")};
    QCommandLineOption user{QStringLiteral("user"), {}, QStringLiteral("name")};
    QCommandLineOption askpass{QStringLiteral("askpass")};
    QCommandLineOption tls{QStringLiteral("tls")};
    QCommandLineOption cacert{QStringLiteral("cacert"), {}, QStringLiteral("file")};
    QCommandLineOption cert{QStringLiteral("cert"), {}, QStringLiteral("file")};
    QCommandLineOption key{QStringLiteral("key"), {}, QStringLiteral("file")};
    QCommandLineOption sni{QStringLiteral("sni"), {}, QStringLiteral("name")};
    QCommandLineOption node{QStringLiteral("node"), {}, QStringLiteral("uri")};
    QCommandLineOption sentinel{QStringLiteral("sentinel"), {}, QStringLiteral("uri")};
    QCommandLineOption master{QStringLiteral("master"), {}, QStringLiteral("name")};
    QCommandLineOption cluster{QStringLiteral("cluster")};
    QCommandLineOption pattern{QStringLiteral("pattern"), {}, QStringLiteral("glob")};
    QCommandLineOption generic{QStringLiteral("generic")};
    QCommandLineOption pin{QStringLiteral("pin"), {}, QStringLiteral("glob=dialect")};
    QCommandLineOption environment{QStringLiteral("environment"), {}, QStringLiteral("kind")};
    QCommandLineOption interval{QStringLiteral("interval"), {}, QStringLiteral("time")};
    QCommandLineOption timeout{QStringLiteral("timeout"), {}, QStringLiteral("time")};
    QCommandLineOption json{QStringLiteral("json")};
    QCommandLineOption once{QStringLiteral("once")};
    QCommandLineOption record{QStringLiteral("record"), {}, QStringLiteral("file")};
    QCommandLineOption alertRules{QStringLiteral("alert-rules"), {}, QStringLiteral("file")};
    QCommandLineOption prometheus{QStringLiteral("prometheus")};
    QCommandLineOption listen{QStringLiteral("listen"), {}, QStringLiteral("address:port")};
    QCommandLineOption speed{QStringLiteral("speed"), {}, QStringLiteral("number")};
    QCommandLineOption window{QStringLiteral("window")};
    QCommandLineOption view{QStringLiteral("view"), {}, QStringLiteral("name")};
    QCommandLineOption at{QStringLiteral("at"), {}, QStringLiteral("time")};
    QCommandLineOption headless{QStringLiteral("headless")};
    QCommandLineOption language{QStringLiteral("lang"), {}, QStringLiteral("language")};
    QCommandLineOption owner{QStringLiteral("owner"), {}, QStringLiteral("token")};
    QCommandLineOption execute{QStringLiteral("execute")};
    QCommandLineOption reason{QStringLiteral("reason"), {}, QStringLiteral("text")};
    QCommandLineOption confirm{QStringLiteral("confirm"), {}, QStringLiteral("name")};
    QCommandLineOption holdOff{QStringLiteral("hold-off"), {}, QStringLiteral("time")};
    QCommandLineOption shortenTo{QStringLiteral("shorten-to"), {}, QStringLiteral("time")};
    QCommandLineOption setTtl{QStringLiteral("set-ttl"), {}, QStringLiteral("time")};
    QCommandLineOption sampleFor{QStringLiteral("for"), {}, QStringLiteral("time")};
    QCommandLineOption confirmProduction{QStringLiteral("confirm-production")};
    QCommandLineOption ttl{QStringLiteral("ttl"), {}, QStringLiteral("time")};
    QCommandLineOption wait{QStringLiteral("wait"), {}, QStringLiteral("time")};
    QCommandLineOption longestHold{QStringLiteral("longest-hold"), {}, QStringLiteral("time")};
    QCommandLineOption grace{QStringLiteral("grace"), {}, QStringLiteral("time")};
    QCommandLineOption conflictExitCode{QStringLiteral("conflict-exit-code"), {}, QStringLiteral("number")};
    QCommandLineOption lostExitCode{QStringLiteral("lost-exit-code"), {}, QStringLiteral("number")};
    QCommandLineOption list{QStringLiteral("list")};
    QCommandLineOption all{QStringLiteral("all")};
    QCommandLineOption lab{QStringLiteral("lab")};
    QCommandLineOption scheme{QStringLiteral("scheme"), {}, QStringLiteral("name")};
    QCommandLineOption scenario{QStringLiteral("scenario"), {}, QStringLiteral("name")};
    QCommandLineOption runs{QStringLiteral("runs"), {}, QStringLiteral("number")};
    QCommandLineOption stock{QStringLiteral("stock"), {}, QStringLiteral("number")};
    QCommandLineOption buyers{QStringLiteral("buyers"), {}, QStringLiteral("number")};
    QCommandLineOption processes{QStringLiteral("processes"), {}, QStringLiteral("number")};
    QCommandLineOption help{QStringLiteral("help")};
    QCommandLineOption version{QStringLiteral("version")};

    void addTo(QCommandLineParser &parser) const
    {
        parser.addOptions({host,         port,        socket,    password,
                           uri,          database,    user,      askpass,
                           tls,          cacert,      cert,      key,
                           sni,          node,        pattern,   generic,
                           pin,          environment, interval,  timeout,
                           json,         once,        window,    headless,
                           owner,        execute,     reason,    confirm,
                           holdOff,      shortenTo,   setTtl,    ttl,
                           wait,         longestHold, grace,     conflictExitCode,
                           lostExitCode, record,      speed,     at,
                           help,         version,     sampleFor, confirmProduction,
                           sentinel,     master,      cluster,   language,
                           list,         all,         scheme,    scenario,
                           runs,         stock,       buyers,    processes,
                           alertRules,   prometheus,  listen,    lab,
                           view});
    }
};

void fill(QString &own, const QCommandLineParser &parser, const QCommandLineOption &option)
{
    if (own.isEmpty())
        own = parser.value(option);
}

void addTls(Endpoint &endpoint, const QCommandLineParser &parser, const Options &options)
{
    if (endpoint.kind == Endpoint::Kind::Unix)
        return;
    endpoint.tls.enabled = endpoint.tls.enabled || parser.isSet(options.tls);
    fill(endpoint.tls.caFile, parser, options.cacert);
    fill(endpoint.tls.certFile, parser, options.cert);
    fill(endpoint.tls.keyFile, parser, options.key);
    fill(endpoint.tls.serverName, parser, options.sni);
}

/// What --user, --tls and the like add to every node that does not say otherwise itself.
void addCommon(Endpoint &endpoint, const QCommandLineParser &parser, const Options &options)
{
    fill(endpoint.user, parser, options.user);
    if (endpoint.password.isEmpty()) {
        const QString given = parser.isSet(options.password) ? parser.value(options.password) : qEnvironmentVariable("REDISCLI_AUTH");
        endpoint.password = Secret(given.toUtf8());
    }
    addTls(endpoint, parser, options);
}

Result<QList<Endpoint>> readNodes(const QCommandLineParser &parser, const Options &options)
{
    QList<Endpoint> nodes;
    const QStringList uris = parser.values(options.node) + parser.values(options.uri);
    for (const auto &uri : uris) {
        auto endpoint = Endpoint::fromUri(uri);
        if (!endpoint)
            return usage(QStringLiteral("Node %1: %2").arg(nodes.size() + 1).arg(endpoint.error().message));
        nodes.append(*endpoint);
    }
    const bool direct = parser.isSet(options.host) || parser.isSet(options.port) || parser.isSet(options.socket);
    if (direct || nodes.isEmpty()) {
        Endpoint endpoint;
        if (parser.isSet(options.socket)) {
            endpoint.kind = Endpoint::Kind::Unix;
            const QString path = parser.value(options.socket);
            endpoint.path = path.isEmpty() ? path : QDir::current().absoluteFilePath(path);
        } else {
            if (parser.isSet(options.host))
                endpoint.host = parser.value(options.host);
            if (parser.isSet(options.port)) {
                const auto port = portNumber(parser.value(options.port));
                if (!port)
                    return port.error();
                endpoint.port = *port;
            }
        }
        nodes.append(endpoint);
    }
    if (parser.isSet(options.database)) {
        bool ok = false;
        const int database = parser.value(options.database).toInt(&ok);
        if (!ok || database < 0)
            return usage(QStringLiteral("\"%1\" is not a database number").arg(parser.value(options.database)));
        for (auto &node : nodes) {
            if (node.database == 0) // an address may say otherwise
                node.database = database;
        }
    }
    for (auto &node : nodes) {
        addCommon(node, parser, options);
        if (const auto valid = node.validate(); !valid)
            return usage(QStringLiteral("Node %1: %2").arg(node.display(), valid.error().message));
    }
    for (qsizetype i = 0; i < nodes.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j) {
            if (nodes.at(i).display() == nodes.at(j).display())
                return usage(QStringLiteral("%1 is given twice; a node has one vote").arg(nodes.at(i).display()));
        }
    }
    return nodes;
}

bool namesNodes(const QCommandLineParser &parser, const Options &options)
{
    return parser.isSet(options.node) || parser.isSet(options.uri) || parser.isSet(options.host) || parser.isSet(options.port) || parser.isSet(options.socket);
}

/// Their logins are their own; how TLS is spoken is common to all.
Result<QList<Endpoint>> readSentinels(const QCommandLineParser &parser, const Options &options)
{
    QList<Endpoint> sentinels;
    const auto uris = parser.values(options.sentinel);
    for (const auto &uri : uris) {
        auto endpoint = Endpoint::fromUri(uri, Endpoint::kSentinelPort);
        if (!endpoint)
            return usage(QStringLiteral("Sentinel %1: %2").arg(sentinels.size() + 1).arg(endpoint.error().message));
        if (endpoint->database != 0)
            return usage(QStringLiteral("Sentinel %1: a sentinel has no databases; that of the master is given with -n").arg(endpoint->display()));
        addTls(*endpoint, parser, options);
        if (const auto valid = endpoint->validate(); !valid)
            return usage(QStringLiteral("Sentinel %1: %2").arg(endpoint->display(), valid.error().message));
        if (std::any_of(sentinels.begin(), sentinels.end(), [&](const Endpoint &other) { return other.display() == endpoint->display(); }))
            return usage(QStringLiteral("The sentinel %1 is given twice").arg(endpoint->display()));
        sentinels.append(*endpoint);
    }
    return sentinels;
}

/// Which servers the nodes are, and what they are to each other.
Result<void> readNodesAndRule(const QCommandLineParser &parser, const Options &options, Deployment &deployment)
{
    if (parser.isSet(options.master) && !parser.isSet(options.sentinel))
        return usage(QStringLiteral("--master goes with --sentinel: sentinels know masters by name"));
    if (parser.isSet(options.cluster) && parser.isSet(options.sentinel))
        return usage(QStringLiteral("A cluster needs no sentinels: give --cluster or --sentinel, not both"));
    const auto nodes = readNodes(parser, options); // with --sentinel: how to log in to the master, wherever that is
    if (!nodes)
        return nodes.error();
    deployment.nodes = *nodes;
    const auto count = static_cast<int>(nodes->size()); // lupdate passes over a cast within translate()
    deployment.name = count == 1 ? nodes->first().label() : QCoreApplication::translate("CommandLine", "%n nodes", nullptr, count);
    if (parser.isSet(options.sentinel)) {
        if (namesNodes(parser, options))
            return usage(QStringLiteral("With --sentinel the sentinels say where the node is: leave out --node, -u, -h, -p and -s"));
        deployment.master = parser.value(options.master);
        if (deployment.master.isEmpty())
            return usage(QStringLiteral("--sentinel needs the name of the master: --master NAME, as `sentinel monitor NAME` in the sentinel's configuration"));
        const auto sentinels = readSentinels(parser, options);
        if (!sentinels)
            return sentinels.error();
        deployment.rule = DeploymentRule::Sentinel;
        deployment.sentinels = *sentinels;
        deployment.name = deployment.master;
    } else if (parser.isSet(options.cluster)) {
        for (const auto &node : *nodes) {
            if (node.kind == Endpoint::Kind::Unix)
                return usage(QStringLiteral("%1: the nodes of a cluster are reached by host and port").arg(node.display()));
            if (node.database != 0)
                return usage(QStringLiteral("%1: a cluster has database 0 only").arg(node.display()));
        }
        deployment.rule = DeploymentRule::Cluster;
        deployment.name = QCoreApplication::translate("CommandLine", "Cluster of %1").arg(nodes->first().label());
    }
    return {};
}

Result<Environment> readEnvironment(const QString &text)
{
    if (text == QLatin1String("development"))
        return Environment::Development;
    if (text == QLatin1String("production"))
        return Environment::Production;
    if (text.isEmpty() || text == QLatin1String("unspecified"))
        return Environment::Unspecified;
    return usage(QStringLiteral("\"%1\" is not an environment; write development, unspecified or production").arg(text));
}

Result<QList<DialectPin>> readPins(const QStringList &texts)
{
    QList<DialectPin> pins;
    for (const auto &text : texts) {
        // The last one: a glob may have such a sign in it, the name of a dialect has none.
        const qsizetype sign = text.lastIndexOf(QLatin1Char('='));
        if (sign <= 0)
            return usage(QStringLiteral("\"%1\" pins nothing; write GLOB=DIALECT, for example --pin 'jobs:*=redisson'").arg(visibleText(text, 80)));
        const QString dialect = text.mid(sign + 1);
        if (DialectCatalog::standard().find(dialect) == nullptr)
            return usage(QStringLiteral("There is no dialect \"%1\"; `lockscope dialects` lists them").arg(visibleText(dialect, 40)));
        pins.append({.pattern = bytesFromText(text.left(sign)), .dialect = dialect});
    }
    return pins;
}

/// The arguments from the first one that is no option.
QStringList fromFirstWord(const QStringList &arguments, const Options &options)
{
    QCommandLineParser parser;
    options.addTo(parser);
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsPositionalArguments);
    (void)parser.parse(QStringList{QStringLiteral("lockscope")} + arguments); // mistakes are told when all of it is read
    return parser.positionalArguments();
}

/// `run NAME COMMAND…`: from COMMAND on, nothing is ours any more.
QStringList commandToRun(const QStringList &arguments, const Options &options)
{
    QStringList words = fromFirstWord(arguments, options);
    if (words.value(0) != QLatin1String("run"))
        return {};
    words = fromFirstWord(words.mid(1), options);
    return fromFirstWord(words.mid(1), options);
}

Result<int> exitCodeOf(const QCommandLineParser &parser, const QCommandLineOption &option, int otherwise)
{
    if (!parser.isSet(option))
        return otherwise;
    bool ok = false;
    const uint code = parser.value(option).toUInt(&ok);
    if (!ok || code > 255)
        return usage(QStringLiteral("\"%1\" is no exit status for --%2; write a number from 0 to 255").arg(parser.value(option), option.names().constFirst()));
    return static_cast<int>(code);
}

/// So much of the TTL the command has for an orderly end: a third goes by before a renewal is due, a third is for trying again.
constexpr Millis defaultGrace(Millis ttl)
{
    return std::min(ttl / 3, Millis(10'000));
}

Result<RunOptions> readRunOptions(const QCommandLineParser &parser, const Options &options, const QByteArray &name, const QStringList &command)
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

Result<LabOptions> readLabOptions(const QCommandLineParser &parser, const Options &options, const QString &command)
{
    for (const auto *option :
         {&options.lab, &options.list, &options.all, &options.scheme, &options.scenario, &options.runs, &options.stock, &options.buyers, &options.processes}) {
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
            return usage(QStringLiteral("There is no scheme \"%1\"; `lockscope demo --list` lists them").arg(visibleText(name, 40)));
    }
    for (const auto &name : lab.scenarios) {
        if (Lab::findScenario(name) == nullptr)
            return usage(QStringLiteral("There is no scenario \"%1\"; `lockscope demo --list` lists them").arg(visibleText(name, 40)));
    }
    struct Number
    {
        int &value;
        const QCommandLineOption &option;
        int most;
    };
    const Number numbers[]{
        {lab.runs, options.runs, 1000}, {lab.stock, options.stock, 1'000'000}, {lab.buyers, options.buyers, 10'000}, {lab.processes, options.processes, 64}};
    for (const auto &[value, option, most] : numbers) {
        if (!parser.isSet(option))
            continue;
        const QString text = parser.value(option);
        bool ok = false;
        value = text.toInt(&ok);
        if (!ok || value < 1 || value > most)
            return usage(QStringLiteral("\"%1\" does not do for --%2; write a number from 1 to %3").arg(text, option.names().constFirst()).arg(most));
        if (!lab.isWanted())
            return usage(QStringLiteral("--%1 goes with --all, --scheme or --scenario").arg(option.names().constFirst()));
    }
    return lab;
}

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
        return usage(QStringLiteral("\"%1\" is no address to listen on; write for example 9464, 0.0.0.0:9464 or [::1]:9464").arg(visibleText(text, 60)));
    request.listenAddress = address;
    request.listenPort = static_cast<quint16>(port);
    return {};
}

} // namespace

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
    QStringList words = parser.positionalArguments();
    request.command = words.isEmpty() ? QStringLiteral("window") : words.takeFirst();
    static const QStringList kCommands{QStringLiteral("window"), QStringLiteral("list"),     QStringLiteral("show"),    QStringLiteral("watch"),
                                       QStringLiteral("replay"), QStringLiteral("sample"),   QStringLiteral("release"), QStringLiteral("run"),
                                       QStringLiteral("doctor"), QStringLiteral("dialects"), QStringLiteral("demo"),    QStringLiteral("export")};
    if (!kCommands.contains(request.command))
        return usage(QStringLiteral("There is no command \"%1\"; the commands are %2")
                         .arg(visibleText(request.command, 40), kCommands.mid(1).join(QStringLiteral(", "))));
    const bool runs = request.command == QLatin1String("run");
    if (request.command == QLatin1String("show") || request.command == QLatin1String("release") || runs) {
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

    request.nodesGiven = namesNodes(parser, options) || parser.isSet(options.sentinel) || parser.isSet(options.cluster);
    if (const auto read = readNodesAndRule(parser, options, request.deployment); !read)
        return read.error();
    if (runs && request.deployment.rule == DeploymentRule::Cluster)
        return usage(QStringLiteral("run takes no lock on a cluster, where it is a lock of one master that a failover may lose; name independent nodes, or "
                                    "sentinels"));
    const auto patterns = parser.values(options.pattern);
    if (patterns.contains(QString()))
        return usage(QStringLiteral("--pattern needs a pattern, for example 'lock:*'; leave it out for all keys"));
    for (const auto &pattern : patterns)
        request.deployment.patterns.append(bytesFromText(pattern));
    request.deployment.dialects.generic = parser.isSet(options.generic);
    const auto pins = readPins(parser.values(options.pin));
    if (!pins)
        return pins.error();
    request.deployment.dialects.pins = *pins;
    const auto environment = readEnvironment(parser.value(options.environment));
    if (!environment)
        return environment.error();
    request.deployment.environment = *environment;
    if (parser.isSet(options.interval)) {
        const auto interval = durationOf(QStringLiteral("interval"), parser.value(options.interval));
        if (!interval)
            return interval.error();
        if (*interval < Deployment::kShortestInterval || *interval > Deployment::kLongestInterval)
            return usage(QStringLiteral("--interval must be from 0.1s to 60s"));
        request.deployment.interval = *interval;
    }
    if (parser.isSet(options.timeout)) {
        const auto timeout = durationOf(QStringLiteral("timeout"), parser.value(options.timeout));
        if (!timeout)
            return timeout.error();
        request.timeout = *timeout;
    }
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
    const std::array<std::pair<const QCommandLineOption *, ActKind>, 3> acts{
        {{&options.holdOff, ActKind::ReleaseAndHoldOff}, {&options.shortenTo, ActKind::ShortenTtl}, {&options.setTtl, ActKind::SetTtl}}};
    for (const auto &[option, kind] : acts) {
        if (!parser.isSet(*option))
            continue;
        const QString word = option->names().constFirst();
        const auto time = durationOf(word, parser.value(*option));
        if (!time)
            return time.error();
        if (request.act.kind != ActKind::Release)
            return usage(QStringLiteral("--hold-off, --shorten-to and --set-ttl are three ways: choose one"));
        if (request.command != QLatin1String("release"))
            return usage(QStringLiteral("--%1 goes with release").arg(word));
        request.act = {.kind = kind, .time = *time};
    }
    if (parser.isSet(options.speed)) {
        const auto speed = speedOf(parser.value(options.speed));
        if (!speed)
            return speed.error();
        request.speed = *speed;
    }
    request.at = parser.value(options.at);
    if (const auto position = positionOf(request.at, {}); !position)
        return position.error();
    if (parser.isSet(options.record)) {
        request.record = parser.value(options.record);
        if (request.record.isEmpty())
            return usage(QStringLiteral("--record needs the name of a file"));
        if (request.command != QLatin1String("watch"))
            return usage(QStringLiteral("--record goes with watch"));
    }
    if (parser.isSet(options.alertRules)) {
        request.alertRules = parser.value(options.alertRules);
        if (request.alertRules.isEmpty())
            return usage(QStringLiteral("--alert-rules needs the name of a file"));
        if (request.command != QLatin1String("watch") && request.command != QLatin1String("export"))
            return usage(QStringLiteral("--alert-rules goes with watch and export"));
    }
    if (parser.isSet(options.prometheus) != (request.command == QLatin1String("export")))
        return usage(QStringLiteral("export needs --prometheus, the only form there is, and nothing else takes it"));
    if (parser.isSet(options.listen)) {
        if (request.command != QLatin1String("export"))
            return usage(QStringLiteral("--listen goes with export"));
        if (const auto read = readListen(parser.value(options.listen), request); !read)
            return read.error();
    }
    if (request.command == QLatin1String("doctor") && parser.isSet(options.ttl)) {
        const auto ttl = durationOf(QStringLiteral("ttl"), parser.value(options.ttl));
        if (!ttl)
            return ttl.error();
        request.longestTtl = *ttl;
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
    request.json = parser.isSet(options.json);
    request.once = parser.isSet(options.once);
    request.window = parser.isSet(options.window);
    if (request.window && request.command != QLatin1String("replay"))
        return usage(QStringLiteral("--window goes with replay; without a command there is a window anyway"));
    request.headless = parser.isSet(options.headless);
    if (parser.isSet(options.view)) {
        request.view = parser.value(options.view);
        if (!viewIds().contains(request.view))
            return usage(QStringLiteral("there is no view \"%1\"; there are %2").arg(visibleText(request.view, 40), viewIds().join(QStringLiteral(", "))));
        if (request.command != QLatin1String("window") && request.command != QLatin1String("demo") && !request.window)
            return usage(QStringLiteral("--view goes with the window: without a command, with demo, or with replay --window"));
    }
    if (parser.isSet(options.language)) {
        const QString wanted = parser.value(options.language);
        request.language = translationFor({wanted});
        if (request.language.isEmpty())
            return usage(QStringLiteral("the window does not speak \"%1\"; there are %2").arg(wanted, translationLanguages().join(QStringLiteral(", "))));
    }
    request.owner = parser.value(options.owner);
    request.execute = parser.isSet(options.execute);
    request.reason = parser.value(options.reason);
    request.confirm = parser.value(options.confirm);
    return request;
}

QStringList viewIds()
{
    return {QStringLiteral("locks"),  QStringLiteral("timeline"), QStringLiteral("ranking"), QStringLiteral("nodes"),
            QStringLiteral("alerts"), QStringLiteral("audit"),    QStringLiteral("owners")};
}

Result<Micros> positionOf(const QString &at, WallTime startedAt)
{
    if (at.isEmpty())
        return Micros(0);
    const auto start = QDateTime::fromMSecsSinceEpoch(startedAt.time_since_epoch().count());
    QDateTime moment = QDateTime::fromString(at, Qt::ISODate);
    if (!moment.isValid()) {
        QTime time = QTime::fromString(at, QStringLiteral("HH:mm:ss"));
        if (!time.isValid())
            time = QTime::fromString(at, QStringLiteral("HH:mm"));
        if (time.isValid()) {
            moment = QDateTime(start.date(), time);
            if (moment < start && start.secsTo(moment) < -60) // past midnight; a minute without seconds may have begun before
                moment = moment.addDays(1);
        }
    }
    if (moment.isValid())
        return Micros(Millis(std::max<qint64>(0, start.msecsTo(moment))));
    const auto duration = durationOf(QStringLiteral("at"), at, Millis(0));
    if (!duration)
        return usage(QStringLiteral("\"%1\" is no time for --at; write for example 90s, 14:02:11 or 2026-11-21T14:02:11").arg(at));
    return Micros(*duration);
}

void setCommonPassword(Deployment &deployment, const Secret &password)
{
    for (auto &node : deployment.nodes) {
        if (node.password.isEmpty())
            node.password = password;
    }
}

std::optional<Secret> askPassword()
{
    if (isatty(STDIN_FILENO) == 0)
        return std::nullopt;
    std::fputs("Password: ", stderr);
    termios before{};
    tcgetattr(STDIN_FILENO, &before);
    termios silent = before;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    QByteArray line;
    for (int c = std::getchar(); c != EOF && c != '\n'; c = std::getchar())
        line += static_cast<char>(c);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
    std::fputc('\n', stderr);
    return Secret(line);
}

QString helpText()
{
    return QStringLiteral(R"(Lockscope shows, live, the locks that services share through Redis, and lets an operator act on them.

Usage:
  lockscope [NODES]                 the window
  lockscope demo [--headless]       five private Redis nodes with contending clients
  lockscope demo --lab              the lab in the window: what ways of locking do, started by a key, paused,
                                    stepped through
  lockscope demo --list|--all|--scheme NAME|--scenario NAME [--runs NUMBER] [--json]
                                    the same without a window, checked
  lockscope list [NODES] [--json]   every lock, once
  lockscope show NAME [NODES] [--json]
                                    one lock, with a line per node
  lockscope watch [NODES] [--record FILE] [--alert-rules FILE] [--json]
                                    locks as they change, and alerts, until interrupted
  lockscope replay FILE [--at TIME] [--speed NUMBER] [--once] [--json] [--window]
                                    a recording as if it were watched, without any Redis
  lockscope export --prometheus [NODES] [--listen ADDRESS:PORT] [--alert-rules FILE]
                                    what the locks do as metrics, for Prometheus to fetch, until interrupted
  lockscope sample [NAME...] [NODES] [--for TIME] [--confirm-production] [--json]
                                    who tries to take these locks, or any: listens for some seconds to all
                                    that clients send (MONITOR), which slows the nodes down
  lockscope release NAME [NODES] [--owner TOKEN] [--hold-off TIME|--shorten-to TIME|--set-ttl TIME]
                    [--execute] [--reason TEXT] [--json]
                                    release somebody else's lock: prints the plan; only --execute
                                    carries it out, and only where the owner is still the planned one
  lockscope run NAME [NODES] [--ttl TIME] [--wait TIME] [--] COMMAND [ARGUMENTS]
                                    take the lock, run COMMAND, give the lock back; all after NAME and
                                    options is the command's own
  lockscope doctor [NODES] [--ttl TIME] [--json]
                                    what about these nodes endangers locks, what this user may not do, and
                                    the lines that would mend it; none of them is run
  lockscope dialects [--json]       the ways of writing a lock that are recognised, and what is known of them

Nodes (several independent nodes vote on each lock, as Redlock does):
  --node URI        redis://[user:password@]host[:port][/db], rediss:// for TLS, unix:///path; repeat it
  -h, --host HOST   as in redis-cli, for one node (default 127.0.0.1)
  -p, --port PORT   (default 6379)
  -s, --socket PATH
  -u, --uri URI     the same as --node
  -n, --db NUMBER
  -a, --pass PASSWORD   seen by others in the process list; better REDISCLI_AUTH or --askpass
  --user NAME, --askpass
  --tls, --cacert FILE, --cert FILE, --key FILE, --sni NAME
  --sentinel URI    in place of the above: sentinels say where the node is, also after a failover; host[:port]
                    (default 26379) or a URI with a login of its own; repeat it
  --master NAME     the name by which the sentinels know it
  --cluster         the nodes named are some of a Redis Cluster's: all its masters are found and watched,
                    each lock on the one that serves its slot

What counts as a lock:
  By default, keys that one of the dialects is known by. Keys that only look like locks count once
  two independent nodes carry them.
  --generic         also keys that only look like locks: sessions, caches and counters may be among them
  --pattern GLOB    only keys that match, as SCAN MATCH reads it, and these whatever they look like; repeat it
  --pin GLOB=DIALECT
                    keys that match are locks of this dialect, or none; repeat it, the first that
                    matches counts

Doctor:
  --ttl TIME        the longest TTL that clients use on these nodes (default 30s, or the longest seen): for so
                    long a node that has restarted may have forgotten locks

Run:
  --ttl TIME        of the lock (default 30s); it is renewed every third of it while COMMAND runs
  --wait TIME       how long to try for the lock (default: one attempt)
  --longest-hold TIME   end COMMAND after this long
  --grace TIME      from SIGTERM to SIGKILL when COMMAND has to be ended (default a third of the TTL,
                    at most 10s). A lock that cannot be renewed is given up so long before its end
  --conflict-exit-code NUMBER   when somebody else holds the lock (default 1)
  --lost-exit-code NUMBER       when COMMAND was ended because of its lock (default 4)

The lab:
  --lab             in the window
  --list            its schemes and scenarios, and what to look at
  --all             every scheme in the stock experiment, then every scenario
  --scheme NAME     the stock experiment with this way of locking: buyers read the stock, think, write it back;
                    repeat it
  --scenario NAME   repeat it
  --runs NUMBER     all of that so often (default 1)
  --stock NUMBER, --buyers NUMBER, --processes NUMBER
                    of the stock experiment (default 100, 100, 4)

Further:
  --environment development|unspecified|production
                    production asks release --execute for --confirm NAME and --reason TEXT, and sample
                    for --confirm-production
  --interval TIME   between readings, 0.1s to 60s (default 1s)
  --timeout TIME    how long list, show, sample, release and doctor wait for slow nodes (default 5s)
  --for TIME        sample: how long to listen, at most 10s (default 3s)
  --hold-off TIME   release: nobody else gets the lock for this long, so that what its owner still has
                    under way can end
  --shorten-to TIME release: do not delete it, but let it end so soon, unless its owner renews it: then it lives
  --set-ttl TIME    release: do not delete it, but give it, that has no TTL, this one
  --once            watch: end after the first complete picture; replay: print one picture, that at --at or
                    else the last
  --record FILE     watch: also write all of it into FILE, which must not exist yet
  --alert-rules FILE
                    watch, export: tell of alerts by these rules, in JSON (README, "JSON"), and not by the usual ones
  --listen ADDRESS:PORT
                    export: where metrics are fetched (default 127.0.0.1:9464); port 0: any that is free
  --lang LANGUAGE   of the window: en, ko, zh_CN or zh_TW, else what the environment says; what is printed stays
                    English
  --window          replay: in the window, with all its views and a bar to go to any moment
  --view NAME       of the window: begin with locks, timeline, ranking, nodes, alerts, audit or owners
  --at TIME         replay: begin there: 90s after its beginning, at 14:02:11, or 2026-11-21T14:02:11
  --speed NUMBER    replay: so many times as fast as it was (default 1); 0 without pauses
  --json            one JSON object per line
  --help, --version

Times: 500ms, 2s, 1.5m, 2h or a bare number of seconds.

Exit status: 0 done, 1 refused or not held, 2 wrong usage, 3 no node could be read.
Of show: 0 held, 1 not held, 3 it cannot be told, because nodes do not answer.
Of doctor: 0 nothing endangers locks, 1 something does, 3 a node was not reached.
Of the lab: 0 all came out as expected, 1 something did not.
Ctrl+C ends watch, replay, export and the demo in order, with 0. Pressed again while that takes its time,
it ends them at once, with 130 (128 and the signal's number); servers and files of a demo go all the same.
Of run: that of COMMAND; 126 or 127 when it cannot be run or is not found; without having run it
1 somebody else holds the lock, 2 wrong usage, 3 too few nodes; 4 COMMAND ran and its lock was lost.
)");
}

} // namespace Lockscope::App
