#pragma once

#include "../base/clock.h"
#include "../dialects/dialect.h"
#include "../redis/endpoint.h"
#include "readpace.h"

#include <QByteArrayList>
#include <QList>

#include <optional>

namespace Lockscope {

/// How much harm a mistake does; friction of actions follows it (DESIGN.md §6).
enum class Environment { Development, Unspecified, Production };

/// Which servers are the nodes of a deployment, and what they say together.
enum class DeploymentRule {
    Independent, ///< those that are named. One is judged by itself, several vote (Redlock)
    Sentinel, ///< one: whichever server is the master by the word of the sentinels
    Cluster, ///< all masters of a Redis Cluster; each lock is judged by the one that serves its slot
};

/// A named set of nodes with its rule, its key patterns and its environment. A value.
struct Deployment
{
    static constexpr Millis kShortestInterval{100};
    static constexpr Millis kLongestInterval{60000};

    QString name = {};
    DeploymentRule rule = DeploymentRule::Independent;
    /// Independent: the nodes. Cluster: one or more of its servers, by which the others are found; all are logged in to as to
    /// the first. Sentinel: one, which says how to log in to the master; where that is, the sentinels say.
    QList<Endpoint> nodes = {};
    QList<Endpoint> sentinels = {}; ///< Sentinel: where they are, with a login of their own
    QString master = {}; ///< Sentinel: the master's name
    /// Globs (as SCAN MATCH reads them) of keys that are locks. Empty: every key is looked at and recognised by its form. A pattern
    /// without wildcards names one key, which is read directly; where all are such, SCAN is not needed.
    QByteArrayList patterns = {};
    DialectOptions dialects = {};
    bool possible = false; ///< keys of Grade::Possible are shown as well
    Environment environment = Environment::Unspecified;
    ReadPace pace = {};
    /// It began then, empty: nodes that run since before then lack no earlier lock. Nothing: not known.
    std::optional<WallTime> beganEmptyAt = {};
    Millis interval{1000}; ///< between readings of known locks, kShortestInterval to kLongestInterval

    /// Nodes as the watching begins with: of Sentinel and of a cluster one whose server is not known yet.
    [[nodiscard]] qsizetype nodesAtFirst() const { return rule == DeploymentRule::Independent ? nodes.size() : 1; }

    /// A server that sentinels or the cluster have named, with the login and the name that are meant for it.
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

    /// The same servers, with this database of each. A name that is the first node's address follows.
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
