#pragma once

#include "../redis/clustertopology.h"

#include <QHash>

#include <array>
#include <vector>

namespace Lockscope {

/// Which node of a deployment serves which slot of a cluster. A node is a part in the cluster, not a server: where a replica
/// takes its master's place, the node moves. Its number stays; one that serves nothing any more is retired, and takes up
/// again when its server does. Pure.
class LOCKSCOPE_CORE_EXPORT SlotHomes
{
public:
    static constexpr int kNobody = -1;

    SlotHomes() { m_homes.fill(kNobody); }

    struct Placed
    {
        int node = 0; ///< as many as there were before: a new one
        QString host;
        quint16 port = 0;

        friend bool operator==(const Placed &, const Placed &) = default;
    };
    struct Change
    {
        std::vector<Placed> placed; ///< nodes that are where they were not before
        std::vector<int> retired;
        bool any = false; ///< also when only slots went from one to another
    };
    /// From now on it is like this. Keys that were lent go back where their slot has moved.
    Change apply(const ClusterTopology &topology);

    /// The node that is to be asked about this key; kNobody when its slot is not served.
    [[nodiscard]] int homeOf(const QByteArray &key) const;
    /// The node that is there; kNobody when none is.
    [[nodiscard]] int nodeAt(const QString &host, quint16 port) const;
    [[nodiscard]] bool isEmpty() const { return m_places.empty(); }

    /// The key's slot is being moved, and the key is there already: `node` is asked about it, with ASKING.
    void lend(const QByteArray &key, int node) { m_lent.insert(key, node); }
    /// The same where a server is sent to that serves no slot yet: its node, which is placed there if none was. kNobody when
    /// there are too many.
    int lend(const QByteArray &key, const QString &host, quint16 port);
    [[nodiscard]] bool hasLent() const { return !m_lent.isEmpty(); }
    void takeBack(const QByteArray &key) { m_lent.remove(key); }
    [[nodiscard]] bool isLent(const QByteArray &key) const { return !m_lent.isEmpty() && m_lent.contains(key); }

private:
    struct Place
    {
        QString host;
        quint16 port = 0;
        bool retired = false;
    };

    std::vector<Place> m_places; ///< by node
    std::array<qint16, kClusterSlots> m_homes;
    QHash<QByteArray, int> m_lent;
};

} // namespace Lockscope
