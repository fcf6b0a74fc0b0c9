#include "deploymentarguments.h"

#include "values.h"

#include <lockscope/core/base/text.h>

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace Lockscope::App {

namespace {

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

/// Applies --user, --tls and the like to a node that does not specify them itself.
void addCommon(Endpoint &endpoint, const QCommandLineParser &parser, const Options &options)
{
    fill(endpoint.user, parser, options.user);
    if (endpoint.password.isEmpty()) {
        const QString given
            = parser.isSet(options.password) ? parser.value(options.password) : qEnvironmentVariable("REDISCLI_AUTH");
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
    const auto databases = readDatabases(parser, options);
    if (!databases)
        return databases.error();
    for (auto &node : nodes) {
        if (databases->isSeveral() && node.database != 0)
            return usage(QStringLiteral("%1 names database %2; leave it out of the address, since -n names several")
                             .arg(node.display())
                             .arg(node.database));
        if (node.database == 0 && !databases->numbers.isEmpty()) // an address may name its own database
            node.database = databases->numbers.first();
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

/// Each sentinel has its own login; all share the TLS options.
Result<QList<Endpoint>> readSentinels(const QCommandLineParser &parser, const Options &options)
{
    QList<Endpoint> sentinels;
    const auto uris = parser.values(options.sentinel);
    for (const auto &uri : uris) {
        auto endpoint = Endpoint::fromUri(uri, Endpoint::kSentinelPort);
        if (!endpoint)
            return usage(QStringLiteral("Sentinel %1: %2").arg(sentinels.size() + 1).arg(endpoint.error().message));
        if (endpoint->database != 0)
            return usage(QStringLiteral("Sentinel %1: a sentinel has no databases; that of the master is given with -n")
                             .arg(endpoint->display()));
        addTls(*endpoint, parser, options);
        if (const auto valid = endpoint->validate(); !valid)
            return usage(QStringLiteral("Sentinel %1: %2").arg(endpoint->display(), valid.error().message));
        if (std::any_of(sentinels.begin(), sentinels.end(),
                        [&](const Endpoint &other) { return other.display() == endpoint->display(); }))
            return usage(QStringLiteral("The sentinel %1 is given twice").arg(endpoint->display()));
        sentinels.append(*endpoint);
    }
    return sentinels;
}

/// Reads the servers and the deployment rule.
Result<void> readNodesAndRule(const QCommandLineParser &parser, const Options &options, Deployment &deployment)
{
    if (parser.isSet(options.master) && !parser.isSet(options.sentinel))
        return usage(QStringLiteral("--master goes with --sentinel: sentinels know masters by name"));
    if (parser.isSet(options.cluster) && parser.isSet(options.sentinel))
        return usage(QStringLiteral("A cluster needs no sentinels: give --cluster or --sentinel, not both"));
    const auto nodes = readNodes(parser, options); // with --sentinel: the login for the master
    if (!nodes)
        return nodes.error();
    deployment.nodes = *nodes;
    const auto count = static_cast<int>(nodes->size()); // lupdate skips a cast within translate()
    deployment.name
        = count == 1 ? nodes->first().label() : QCoreApplication::translate("CommandLine", "%n nodes", nullptr, count);
    if (parser.isSet(options.sentinel)) {
        if (namesNodes(parser, options))
            return usage(QStringLiteral(
                "With --sentinel the sentinels say where the node is: leave out --node, -u, -h, -p and -s"));
        deployment.master = parser.value(options.master);
        if (deployment.master.isEmpty())
            return usage(QStringLiteral("--sentinel needs the name of the master: --master NAME, as `sentinel monitor "
                                        "NAME` in the sentinel's configuration"));
        const auto sentinels = readSentinels(parser, options);
        if (!sentinels)
            return sentinels.error();
        deployment.rule = DeploymentRule::Sentinel;
        deployment.sentinels = *sentinels;
        deployment.name = deployment.master;
    } else if (parser.isSet(options.cluster)) {
        for (const auto &node : *nodes) {
            if (node.kind == Endpoint::Kind::Unix)
                return usage(
                    QStringLiteral("%1: the nodes of a cluster are reached by host and port").arg(node.display()));
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
    return usage(
        QStringLiteral("\"%1\" is not an environment; write development, unspecified or production").arg(text));
}

Result<QList<DialectPin>> readPins(const QStringList &texts)
{
    QList<DialectPin> pins;
    for (const auto &text : texts) {
        // Split at the last one: a glob may contain the sign, a dialect's name does not.
        const qsizetype sign = text.lastIndexOf(QLatin1Char('='));
        if (sign <= 0)
            return usage(QStringLiteral("\"%1\" pins nothing; write GLOB=DIALECT, for example --pin 'jobs:*=redisson'")
                             .arg(visibleText(text, 80)));
        const QString dialect = text.mid(sign + 1);
        if (DialectCatalog::standard().find(dialect) == nullptr)
            return usage(QStringLiteral("There is no dialect \"%1\"; `lockscope dialects` lists them")
                             .arg(visibleText(dialect, 40)));
        pins.append({.pattern = bytesFromText(text.left(sign)), .dialect = dialect});
    }
    return pins;
}

} // namespace

bool namesNodes(const QCommandLineParser &parser, const Options &options)
{
    return parser.isSet(options.node) || parser.isSet(options.uri) || parser.isSet(options.host)
        || parser.isSet(options.port) || parser.isSet(options.socket);
}

Result<DatabaseChoice> readDatabases(const QCommandLineParser &parser, const Options &options)
{
    DatabaseChoice choice;
    if (!parser.isSet(options.database))
        return choice;
    const QString text = parser.value(options.database);
    choice.all = text == QLatin1String("all");
    const QStringList words = choice.all ? QStringList() : text.split(u',');
    for (const auto &word : words) {
        bool ok = false;
        const int number = word.toInt(&ok);
        if (!ok || number < 0)
            return usage(
                QStringLiteral("-n %1: \"%2\" is not a database number; write for example -n 1, -n 0,1 or -n all")
                    .arg(visibleText(text, 60), visibleText(word, 60)));
        if (choice.numbers.contains(number))
            return usage(QStringLiteral("-n %1: database %2 is given twice").arg(visibleText(text, 60)).arg(number));
        choice.numbers.append(number);
    }
    return choice;
}

Result<void> readDeployment(const QCommandLineParser &parser, const Options &options, Deployment &deployment)
{
    if (const auto read = readNodesAndRule(parser, options, deployment); !read)
        return read.error();
    const auto patterns = parser.values(options.pattern);
    if (patterns.contains(QString()))
        return usage(QStringLiteral("--pattern needs a pattern, for example 'lock:*'; leave it out for all keys"));
    for (const auto &pattern : patterns)
        deployment.patterns.append(bytesFromText(pattern));
    deployment.possible = parser.isSet(options.possible);
    const auto pins = readPins(parser.values(options.pin));
    if (!pins)
        return pins.error();
    deployment.dialects.pins = *pins;
    const auto environment = readEnvironment(parser.value(options.environment));
    if (!environment)
        return environment.error();
    deployment.environment = *environment;
    if (!parser.isSet(options.interval))
        return {};
    const auto interval = durationOf(QStringLiteral("interval"), parser.value(options.interval));
    if (!interval)
        return interval.error();
    if (*interval < Deployment::kShortestInterval || *interval > Deployment::kLongestInterval)
        return usage(QStringLiteral("--interval must be from 0.1s to 60s"));
    deployment.interval = *interval;
    return {};
}

} // namespace Lockscope::App
