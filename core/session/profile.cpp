#include "profile.h"

#include "../base/text.h"
#include "../dialects/dialect.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace Lockscope {

const QString ProfilePasswords::kCommon = QStringLiteral("common");
const QString ProfilePasswords::kSentinels = QStringLiteral("sentinels");
const QString ProfilePasswords::kProxy = QStringLiteral("proxy");

namespace {

Error badProfile(const QString &message)
{
    return {.kind = ErrorKind::InvalidArgument, .message = message};
}

void fill(QString &own, const QString &common)
{
    if (own.isEmpty())
        own = common;
}

void inheritTls(Endpoint &endpoint, const TlsOptions &common)
{
    if (endpoint.kind == Endpoint::Kind::Unix)
        return;
    endpoint.tls.enabled = endpoint.tls.enabled || common.enabled;
    if (!endpoint.tls.enabled)
        return;
    fill(endpoint.tls.caFile, common.caFile);
    if (endpoint.tls.certFile.isEmpty() && endpoint.tls.keyFile.isEmpty()) { // never mix two certificate and key pairs
        endpoint.tls.certFile = common.certFile;
        endpoint.tls.keyFile = common.keyFile;
    }
    fill(endpoint.tls.serverName, common.serverName);
}

Result<void> complete(Endpoint &endpoint, const Profile &profile, const QString &user, const Secret &common,
                      const ProfilePasswords &passwords)
{
    fill(endpoint.user, user);
    endpoint.route = profile.route;
    if (endpoint.route.proxy)
        endpoint.route.proxy->password = passwords.all.value(ProfilePasswords::kProxy);
    const Secret own = passwords.all.value(endpoint.display());
    endpoint.password = own.isEmpty() ? common : own;
    inheritTls(endpoint, profile.tls);
    if (const auto valid = endpoint.validate(); !valid)
        return badProfile(QStringLiteral("%1: %2").arg(visibleText(endpoint.display(), 120), valid.error().message));
    return {};
}

Result<void> checkRule(const Profile &profile)
{
    if (profile.rule == ProfileRule::Sentinel) {
        if (profile.sentinels.isEmpty())
            return badProfile(
                QStringLiteral("Write the address of at least one sentinel, for example 127.0.0.1:26379"));
        if (profile.master.isEmpty())
            return badProfile(QStringLiteral(
                "Write the name of the master, as `sentinel monitor NAME` in the sentinel's configuration"));
        for (const auto &sentinel : profile.sentinels) {
            if (sentinel.database != 0)
                return badProfile(
                    QStringLiteral("%1: a sentinel has no databases; that of the master has a field of its own")
                        .arg(visibleText(sentinel.display(), 120)));
        }
        return {};
    }
    if (profile.nodes.isEmpty())
        return badProfile(QStringLiteral("Write the address of at least one node, for example redis://127.0.0.1:6379"));
    if (profile.rule == ProfileRule::Single && profile.nodes.size() > 1)
        return badProfile(
            QStringLiteral("A single server has one address; several servers that vote are independent ones"));
    for (const auto &node : profile.nodes) {
        if (profile.rule == ProfileRule::Cluster && node.kind == Endpoint::Kind::Unix)
            return badProfile(QStringLiteral("%1: the nodes of a cluster are reached by host and port")
                                  .arg(visibleText(node.display(), 120)));
        if (profile.rule == ProfileRule::Cluster && node.database != 0)
            return badProfile(
                QStringLiteral("%1: a cluster has database 0 only").arg(visibleText(node.display(), 120)));
    }
    return {};
}

Endpoint stripped(Endpoint endpoint)
{
    endpoint.password = {};
    endpoint.route = {};
    return endpoint;
}

} // namespace

void ProfilePasswords::set(const QString &whose, const Secret &secret)
{
    if (secret.isEmpty())
        all.remove(whose);
    else
        all.insert(whose, secret);
}

QStringList ProfilePasswords::whose() const
{
    QStringList keys = all.keys();
    keys.sort();
    return keys;
}

Result<Deployment> deploymentOf(const Profile &profile, const ProfilePasswords &passwords)
{
    if (const auto fits = checkRule(profile); !fits)
        return fits.error();
    if (profile.interval < Deployment::kShortestInterval || profile.interval > Deployment::kLongestInterval)
        return badProfile(QStringLiteral("The interval must be from 0.1 s to 60 s"));
    for (const auto &pin : profile.dialects.pins) {
        if (DialectCatalog::standard().find(pin.dialect) == nullptr)
            return badProfile(QStringLiteral("There is no dialect \"%1\"").arg(visibleText(pin.dialect, 40)));
    }
    Deployment deployment{.name = profile.name.isEmpty() ? generatedName(profile) : profile.name,
                          .patterns = profile.patterns,
                          .dialects = profile.dialects,
                          .possible = profile.possible,
                          .environment = profile.environment,
                          .interval = profile.interval};
    deployment.nodes = profile.nodes;
    if (profile.rule == ProfileRule::Cluster)
        deployment.rule = DeploymentRule::Cluster;
    if (profile.rule == ProfileRule::Sentinel) {
        deployment.rule = DeploymentRule::Sentinel;
        deployment.master = profile.master;
        deployment.sentinels = profile.sentinels;
        for (auto &sentinel : deployment.sentinels) {
            if (const auto done = complete(sentinel, profile, profile.sentinelUser,
                                           passwords.all.value(ProfilePasswords::kSentinels), passwords);
                !done)
                return done.error();
        }
        deployment.nodes = {Endpoint{.database = profile.database}};
    }
    // The master may be any server, so it gets no password of a single address.
    ProfilePasswords own = passwords;
    if (profile.rule == ProfileRule::Sentinel)
        own.all = {{ProfilePasswords::kProxy, passwords.all.value(ProfilePasswords::kProxy)}};
    for (auto &node : deployment.nodes) {
        if (const auto done = complete(node, profile, profile.user, passwords.common(), own); !done)
            return done.error();
    }
    return deployment;
}

ProfileAndPasswords profileOf(const Deployment &deployment)
{
    ProfileAndPasswords made;
    Profile &profile = made.profile;
    profile.rule = deployment.rule == DeploymentRule::Sentinel ? ProfileRule::Sentinel
        : deployment.rule == DeploymentRule::Cluster           ? ProfileRule::Cluster
                                                               : ProfileRule::Independent;
    profile.patterns = deployment.patterns;
    profile.dialects = deployment.dialects;
    profile.possible = deployment.possible;
    profile.environment = deployment.environment;
    profile.interval = deployment.interval;
    profile.master = deployment.master;
    profile.route = deployment.route();
    if (profile.route.proxy) {
        made.passwords.set(ProfilePasswords::kProxy, profile.route.proxy->password);
        profile.route.proxy->password = {};
    }

    const auto &nodes = deployment.nodes;
    const auto shared = [&nodes](auto &&of) {
        return std::all_of(nodes.begin(), nodes.end(),
                           [&](const Endpoint &node) { return of(node) == of(nodes.constFirst()); });
    };
    if (!nodes.isEmpty()) {
        const Endpoint &first = nodes.constFirst();
        // A single node's login stays with its address. A common login would be sent to any address that replaces it.
        const bool isAlone = nodes.size() == 1 && profile.rule != ProfileRule::Sentinel;
        const bool sharedUser = !isAlone && shared([](const Endpoint &node) { return node.user; });
        const bool sharedPassword = !isAlone && shared([](const Endpoint &node) { return node.password; });
        bool sharedTls = shared([](const Endpoint &node) { return node.tls; });
        // The sentinels use the profile's TLS settings as well.
        if (profile.rule == ProfileRule::Sentinel)
            sharedTls = true;
        if (sharedUser)
            profile.user = first.user;
        if (sharedPassword)
            made.passwords.set(ProfilePasswords::kCommon, first.password);
        if (sharedTls)
            profile.tls = first.tls;
        if (profile.rule == ProfileRule::Sentinel) {
            profile.database = first.database;
        } else {
            for (auto node : nodes) {
                if (!sharedPassword)
                    made.passwords.set(node.display(), node.password);
                if (sharedUser)
                    node.user.clear();
                if (sharedTls)
                    node.tls = {};
                profile.nodes.append(stripped(node));
            }
        }
    }
    for (auto sentinel : deployment.sentinels) {
        made.passwords.set(sentinel.display(), sentinel.password);
        if (sentinel.tls == profile.tls)
            sentinel.tls = {};
        profile.sentinels.append(stripped(sentinel));
    }
    // A generated name must change with the addresses.
    profile.name = deployment.name == generatedName(profile) ? QString() : deployment.name;
    profile.secrets = made.passwords.whose();
    return made;
}

QString generatedName(const Profile &profile)
{
    if (profile.rule == ProfileRule::Sentinel)
        return profile.master;
    if (profile.rule == ProfileRule::Cluster && !profile.nodes.isEmpty())
        return QCoreApplication::translate("CommandLine", "Cluster of %1").arg(profile.nodes.constFirst().label());
    const auto count = static_cast<int>(profile.nodes.size()); // lupdate skips a cast within translate()
    return count == 1 ? profile.nodes.constFirst().label()
                      : QCoreApplication::translate("CommandLine", "%n nodes", nullptr, count);
}

} // namespace Lockscope
