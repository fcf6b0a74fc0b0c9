#pragma once

#include "../base/result.h"
#include "value.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace Lockscope {

/// How many slots the keys of a Redis Cluster are dealt into.
inline constexpr int kClusterSlots = 16384;

/// The slot of a key: CRC16 (XMODEM) of the key, or of its first non-empty {hash tag}, modulo kClusterSlots.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT int clusterSlotOf(const QByteArray &key);

/// Where a master of a cluster is, and which slots it serves.
struct ClusterMaster
{
    struct Range
    {
        int first = 0;
        int last = 0; ///< inclusive

        friend bool operator==(const Range &, const Range &) = default;
    };

    QString host; ///< empty: that of whom we asked
    quint16 port = 0;
    std::vector<Range> slotRanges; // (`slots` is a keyword in hosts that use Qt's)

    friend bool operator==(const ClusterMaster &, const ClusterMaster &) = default;
};

/// The masters that serve slots, as one of the cluster's nodes sees them.
using ClusterTopology = std::vector<ClusterMaster>;

/// Reads the answer to CLUSTER SHARDS (Redis 7). `tls`: the ports for TLS are meant. An error says what is wrong with it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<ClusterTopology> topologyFromShards(const Value &reply, bool tls);
/// Reads the answer to CLUSTER SLOTS; its ports are those of the connection on which was asked.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<ClusterTopology> topologyFromSlots(const Value &reply);

/// Where MOVED and ASK send us.
struct ClusterRedirect
{
    bool moved = false; ///< for good; otherwise for this key only, while its slot is being moved
    int slot = 0;
    QString host; ///< empty: that of who sends us
    quint16 port = 0;

    friend bool operator==(const ClusterRedirect &, const ClusterRedirect &) = default;
};

/// Nothing when the words are another error.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<ClusterRedirect> redirectFrom(const QByteArray &serverWords);

/// This error is about a key that another node has, may have or is about to get; nothing is wrong with the node.
[[nodiscard]] bool isAboutSlot(const QByteArray &serverWords);

} // namespace Lockscope
