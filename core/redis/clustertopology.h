#pragma once

#include "../base/result.h"
#include "value.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace Lockscope {

/// The number of slots in a Redis Cluster.
inline constexpr int kClusterSlots = 16384;

/// Returns the slot of a key: CRC16 (XMODEM) of the key, or of its first {hash tag} if not empty, modulo kClusterSlots.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT int clusterSlotOf(const QByteArray &key);

/// The address of a master and the slots that it serves.
struct ClusterMaster
{
    struct Range
    {
        int first = 0;
        int last = 0; ///< inclusive

        friend bool operator==(const Range &, const Range &) = default;
    };

    QString host; ///< empty: the host that was asked
    quint16 port = 0;
    std::vector<Range> slotRanges; // not `slots`, which is a Qt keyword in applications

    friend bool operator==(const ClusterMaster &, const ClusterMaster &) = default;
};

/// The masters that serve slots, as one node of the cluster sees them.
using ClusterTopology = std::vector<ClusterMaster>;

/// Parses the reply to CLUSTER SHARDS (Redis 7). `tls` selects the TLS ports. An error says what is malformed.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<ClusterTopology> topologyFromShards(const Value &reply, bool tls);
/// Parses the reply to CLUSTER SLOTS. Its ports match the connection that asked: plain or TLS.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<ClusterTopology> topologyFromSlots(const Value &reply);

/// The target of a MOVED or ASK error.
struct ClusterRedirect
{
    bool moved = false; ///< MOVED: permanent. Otherwise ASK: only for this key, while its slot is being migrated.
    int slot = 0;
    QString host; ///< empty: the host that sent the error
    quint16 port = 0;

    friend bool operator==(const ClusterRedirect &, const ClusterRedirect &) = default;
};

/// Returns nothing if the error is neither MOVED nor ASK.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<ClusterRedirect> redirectFrom(const QByteArray &serverReply);

/// The error only says that another node has, may have or will get the key. The node itself is fine.
[[nodiscard]] bool isAboutSlot(const QByteArray &serverReply);

} // namespace Lockscope
