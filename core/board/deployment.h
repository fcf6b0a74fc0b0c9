#pragma once

#include "../base/clock.h"
#include "../dialects/dialectoptions.h"
#include "../redis/endpoint.h"
#include "readpace.h"

#include <QByteArrayList>
#include <QList>

#include <optional>

namespace Lockscope {

/// How much harm a mistake can do. More harm requires more confirmation of actions.
enum class Environment { Development, Unspecified, Production };

/// How the servers of a deployment become its nodes.
enum class DeploymentRule {
    Independent, ///< the configured servers: a single node, or several that vote (Redlock)
    Sentinel, ///< one node: the server that the sentinels name as master
    Cluster, ///< all masters of a Redis Cluster; each lock has one node, the master of its slot
};

/// A named set of nodes with its rule, its key patterns and its environment. A value.
struct Deployment
{
    static constexpr Millis kShortestInterval{100};
    static constexpr Millis kLongestInterval{60000};

    QString name = {};
    DeploymentRule rule = DeploymentRule::Independent;
    /// Independent: the nodes. Cluster: one or more servers, from which Lockscope discovers the others; the login of
    /// the first is used for all. Sentinel: one entry with the login for the master; its address comes from the
    /// sentinels.
    QList<Endpoint> nodes = {};
    QList<Endpoint> sentinels = {}; ///< Sentinel: their addresses and their own login
    QString master = {}; ///< Sentinel: the master's name
    /// Globs (SCAN MATCH) of the keys to watch. Empty: all keys, recognised by their form. A pattern without wildcards
    /// names one key, which is read directly; if all patterns are such names, SCAN is not used.
    QByteArrayList patterns = {};
    DialectOptions dialects = {};
    bool possible = false; ///< keys of Grade::Possible are shown as well
    Environment environment = Environment::Unspecified;
    ReadPace pace = {};
    /// Bounds the memory: further locks are left out and counted, see NodeStatus::leftOut. Locks without expiry join
    /// until there are a tenth more.
    qsizetype mostLocks = 2'000'000;
    /// The deployment began empty at this time, so nodes that run since then have forgotten nothing. Unset: unknown.
    std::optional<WallTime> beganEmptyAt = {};
    Millis interval{1000}; ///< between readings of known locks, kShortestInterval to kLongestInterval

    /// The number of nodes before discovery: 1 for Sentinel and Cluster, whose servers are not known yet.
    [[nodiscard]] qsizetype nodesAtFirst() const { return rule == DeploymentRule::Independent ? nodes.size() : 1; }

    /// The endpoint of a server that sentinels or the cluster announced, with the configured login and name.
    [[nodiscard]] Endpoint endpointAt(const QString &host, quint16 port) const
    {
        Endpoint endpoint = nodes.value(0);
        endpoint.kind = Endpoint::Kind::Tcp;
        endpoint.host = host;
        endpoint.port = port;
        endpoint.name = rule == DeploymentRule::Sentinel ? master : QString();
        for (const auto &node : nodes) {
            if (rule == DeploymentRule::Cluster && node.host == host && node.port == port)
                endpoint.name = node.name;
        }
        return endpoint;
    }

    /// The way to all servers of the deployment, also to those found later.
    [[nodiscard]] Route route() const { return nodes.value(0).route; }
    void setRoute(const Route &route)
    {
        for (auto *list : {&nodes, &sentinels}) {
            for (auto &endpoint : *list)
                endpoint.route = route;
        }
    }

    /// The same servers with another database. A name that is just the first node's address changes with it.
    [[nodiscard]] Deployment onDatabase(int database) const
    {
        Deployment other = *this;
        const bool isNamedByNode = !nodes.isEmpty() && name == nodes.first().label();
        for (auto &node : other.nodes)
            node.database = database;
        if (isNamedByNode)
            other.name = other.nodes.first().label();
        return other;
    }

    friend bool operator==(const Deployment &, const Deployment &) = default;
};

} // namespace Lockscope
