#include "commandtable.h"
#include "readers.h"
#include "values.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/dialect.h>

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Lockscope::App {

namespace {

bool namesNodes(const GivenWords &given)
{
    return given.has(u"node"_s) || given.has(u"uri"_s) || given.has(u"host"_s) || given.has(u"port"_s)
        || given.has(u"socket"_s);
}

void fill(QString &own, const GivenWords &given, const QString &option)
{
    if (own.isEmpty())
        own = given.value(option);
}

void addTls(Endpoint &endpoint, const GivenWords &given)
{
    if (endpoint.kind == Endpoint::Kind::Unix)
        return;
    endpoint.tls.enabled = endpoint.tls.enabled || given.has(u"tls"_s);
    fill(endpoint.tls.caFile, given, u"cacert"_s);
    fill(endpoint.tls.certFile, given, u"cert"_s);
    fill(endpoint.tls.keyFile, given, u"key"_s);
    fill(endpoint.tls.serverName, given, u"sni"_s);
}

/// Applies --user, --tls and the like to a node that does not specify them itself.
void addCommon(Endpoint &endpoint, const GivenWords &given)
{
    fill(endpoint.user, given, u"user"_s);
    if (endpoint.password.isEmpty()) {
        const QString common = given.has(u"pass"_s) ? given.value(u"pass"_s) : qEnvironmentVariable("REDISCLI_AUTH");
        endpoint.password = Secret(common.toUtf8());
    }
    addTls(endpoint, given);
}

Result<QList<Endpoint>> readNodes(const GivenWords &given, const DatabaseChoice &databases)
{
    QList<Endpoint> nodes;
    const QStringList uris = given.values(u"node"_s) + given.values(u"uri"_s);
    for (const auto &uri : uris) {
        auto endpoint = Endpoint::fromUri(uri);
        if (!endpoint)
            return usage(QStringLiteral("Node %1: %2").arg(nodes.size() + 1).arg(endpoint.error().message));
        nodes.append(*endpoint);
    }
    for (const auto &option : {u"host"_s, u"port"_s, u"socket"_s}) {
        if (given.values(option).size() > 1)
            return usage(u"--%1 is given twice; give --node for each node"_s.arg(option));
    }
    const bool direct = given.has(u"host"_s) || given.has(u"port"_s) || given.has(u"socket"_s);
    if (direct || nodes.isEmpty()) {
        Endpoint endpoint;
        if (given.has(u"socket"_s)) {
            endpoint.kind = Endpoint::Kind::Unix;
            const QString path = given.value(u"socket"_s);
            endpoint.path = path.isEmpty() ? path : QDir::current().absoluteFilePath(path);
        } else {
            if (given.has(u"host"_s))
                endpoint.host = given.value(u"host"_s);
            if (given.has(u"port"_s)) {
                const auto port = portNumber(given.value(u"port"_s));
                if (!port)
                    return port.error();
                endpoint.port = *port;
            }
        }
        nodes.append(endpoint);
    }
    for (auto &node : nodes) {
        if (databases.isSeveral() && node.database != 0)
            return usage(QStringLiteral("%1 names database %2; leave it out of the address, since -n names several")
                             .arg(node.display())
                             .arg(node.database));
        if (node.database == 0 && !databases.numbers.isEmpty()) // an address may name its own database
            node.database = databases.numbers.first();
    }
    for (auto &node : nodes) {
        addCommon(node, given);
        if (const auto valid = node.validate(); !valid)
            return usage(QStringLiteral("Node %1: %2").arg(node.display(), valid.error().message));
    }
    if (std::ranges::all_of(nodes, [](const Endpoint &node) { return node.kind == Endpoint::Kind::Unix; })) {
        for (const auto &option : {u"tls"_s, u"cacert"_s, u"cert"_s, u"key"_s, u"sni"_s}) {
            if (given.has(option))
                return usage(u"A unix socket has no TLS: leave out --%1"_s.arg(option));
        }
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
Result<QList<Endpoint>> readSentinels(const GivenWords &given)
{
    QList<Endpoint> sentinels;
    const auto uris = given.values(u"sentinel"_s);
    for (const auto &uri : uris) {
        auto endpoint = Endpoint::fromUri(uri, Endpoint::kSentinelPort);
        if (!endpoint)
            return usage(QStringLiteral("Sentinel %1: %2").arg(sentinels.size() + 1).arg(endpoint.error().message));
        if (endpoint->database != 0)
            return usage(QStringLiteral("Sentinel %1: a sentinel has no databases; that of the master is given with -n")
                             .arg(endpoint->display()));
        addTls(*endpoint, given);
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
Result<void> readNodesAndRule(const GivenWords &given, const DatabaseChoice &databases, Deployment &deployment)
{
    if (given.has(u"master"_s) && !given.has(u"sentinel"_s))
        return usage(QStringLiteral("--master goes with --sentinel: sentinels know masters by name"));
    if (given.has(u"cluster"_s) && given.has(u"sentinel"_s))
        return usage(QStringLiteral("A cluster needs no sentinels: give --cluster or --sentinel, not both"));
    const auto nodes = readNodes(given, databases); // with --sentinel: the login for the master
    if (!nodes)
        return nodes.error();
    deployment.nodes = *nodes;
    const auto count = static_cast<int>(nodes->size()); // lupdate skips a cast within translate()
    deployment.name
        = count == 1 ? nodes->first().label() : QCoreApplication::translate("CommandLine", "%n nodes", nullptr, count);
    if (given.has(u"sentinel"_s)) {
        if (namesNodes(given))
            return usage(QStringLiteral(
                "With --sentinel the sentinels say where the node is: leave out --node, -u, -h, -p and -s"));
        deployment.master = given.value(u"master"_s);
        if (deployment.master.isEmpty())
            return usage(QStringLiteral("--sentinel needs the name of the master: --master NAME, as `sentinel monitor "
                                        "NAME` in the sentinel's configuration"));
        const auto sentinels = readSentinels(given);
        if (!sentinels)
            return sentinels.error();
        deployment.rule = DeploymentRule::Sentinel;
        deployment.sentinels = *sentinels;
        deployment.name = deployment.master;
    } else if (given.has(u"cluster"_s)) {
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

/// Reads how the servers are reached. The proxy's password comes from the environment, or is asked for later.
Result<void> readRoute(const GivenWords &given, Deployment &deployment)
{
    Route route{.ssh = given.values(u"ssh"_s)};
    for (const auto &text : given.values(u"map"_s)) {
        const auto mapping = AddressMapping::fromText(text);
        if (!mapping)
            return usage(u"--map: "_s + mapping.error().message);
        route.map.append(*mapping);
    }
    if (given.has(u"proxy"_s)) {
        QString uri = given.value(u"proxy"_s);
        const bool ofEnvironment = uri == u"environment"_s;
        if (ofEnvironment) {
            uri = qEnvironmentVariable("ALL_PROXY", qEnvironmentVariable("all_proxy"));
            if (uri.isEmpty())
                return usage(u"--proxy environment: the variable ALL_PROXY is not set"_s);
        }
        auto proxy = SocksProxy::fromUri(uri);
        if (!proxy)
            return usage((ofEnvironment ? u"--proxy environment: ALL_PROXY: "_s : u"--proxy: "_s)
                         + proxy.error().message);
        if (!proxy->user.isEmpty())
            proxy->password = Secret(qgetenv("LOCKSCOPE_PROXY_PASSWORD"));
        route.proxy = *proxy;
    }
    deployment.setRoute(route);
    for (const auto &node : deployment.nodes + deployment.sentinels) {
        if (const auto valid = node.validate(); !valid)
            return usage(valid.error().message);
    }
    return {};
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
            return unknownWord(u"dialect"_s, dialect, choicesFor(u"DIALECT"_s), u"'lockscope dialects' lists them"_s);
        pins.append({.pattern = bytesFromText(text.left(sign)), .dialect = dialect});
    }
    return pins;
}

/// Reads `-n`: a number, several with commas, or `all`. An error repeats no text, which may be a password.
Result<void> readDatabases(const GivenWords &given, DatabaseChoice &choice)
{
    if (!given.has(u"db"_s))
        return {};
    const QString text = given.value(u"db"_s);
    choice.all = text == QLatin1String("all");
    const QStringList words = choice.all ? QStringList() : text.split(u',');
    for (const auto &word : words) {
        bool ok = false;
        const int number = word.toInt(&ok);
        if (!ok || number < 0 || number > Endpoint::kLastDatabase)
            return usage(u"--db takes the number of a database: for example -n 1, -n 0,1 or -n all"_s);
        if (choice.numbers.contains(number))
            return usage(u"-n: database %1 is given twice"_s.arg(number));
        choice.numbers.append(number);
    }
    return {};
}

Result<void> checkDatabases(const Request &request)
{
    if (!request.databases.isSeveral())
        return {};
    if (!request.takesSeveralDatabases())
        return usage(u"%1 needs one database: name it, for example -n 1"_s.arg(request.command));
    if (request.deployment.rule == DeploymentRule::Cluster)
        return usage(u"A cluster has database 0 only: leave out -n"_s);
    return {};
}

} // namespace

Result<void> readDeployment(const GivenWords &given, Request &request)
{
    Deployment &deployment = request.deployment;
    request.nodesGiven = namesNodes(given) || given.has(u"sentinel"_s) || given.has(u"cluster"_s);
    if (const auto read = readDatabases(given, request.databases); !read)
        return read;
    if (const auto read = readNodesAndRule(given, request.databases, deployment); !read)
        return read;
    if (const auto read = readRoute(given, deployment); !read)
        return read;
    if (const auto valid = checkDatabases(request); !valid)
        return valid;
    const auto patterns = given.values(u"pattern"_s);
    if (patterns.contains(QString()))
        return usage(u"--pattern needs a pattern, for example 'lock:*'; leave it out for all keys"_s);
    for (const auto &pattern : patterns)
        deployment.patterns.append(bytesFromText(pattern));
    deployment.possible = given.has(u"possible"_s);
    auto mostLocks = static_cast<int>(deployment.mostLocks);
    if (const auto read = readNumber(given, u"most-locks"_s, mostLocks, 1, 1'000'000'000); !read)
        return read;
    deployment.mostLocks = mostLocks;
    const auto pins = readPins(given.values(u"pin"_s));
    if (!pins)
        return pins.error();
    deployment.dialects.pins = *pins;
    const QStringList environments = choicesFor(u"KIND"_s);
    const QString environment = given.has(u"environment"_s) ? given.value(u"environment"_s) : environments.at(1);
    if (!environments.contains(environment))
        return unknownWord(u"environment"_s, environment, environments,
                           u"Write development, unspecified or production"_s);
    deployment.environment = environment == environments.first() ? Environment::Development
        : environment == environments.last()                     ? Environment::Production
                                                                 : Environment::Unspecified;
    if (given.has(u"trust-young-nodes"_s))
        deployment.beganEmptyAt = Clock::system().wallNow();
    if (const auto read = readDuration(given, u"interval"_s, deployment.interval); !read)
        return read;
    if (deployment.interval < Deployment::kShortestInterval || deployment.interval > Deployment::kLongestInterval)
        return usage(u"--interval must be from 0.1s to 60s"_s);
    return {};
}

} // namespace Lockscope::App
