#pragma once

#include "../redis/clustertopology.h"

#include <QHash>

#include <array>
#include <vector>

namespace Lockscope {

/// Maps a cluster's slots to the nodes of the deployment. A node is a role, not a server: when a replica replaces its
/// master, the node moves to the new server and keeps its number. A node without slots is retired, and returns when its
/// server serves slots again. Pure.
class LOCKSCOPE_CORE_EXPORT SlotHomes
{
public:
    static constexpr int kNobody = -1;

    SlotHomes() { m_homes.fill(kNobody); }

    struct Placed
    {
        int node = 0; ///< equal to the previous number of nodes: a new node
        QString host;
        quint16 port = 0;

        friend bool operator==(const Placed &, const Placed &) = default;
    };
    struct Change
    {
        std::vector<Placed> placed; ///< nodes with a new server
        std::vector<int> retired;
        bool any = false; ///< something changed, perhaps only the slots
    };
    /// Takes over a new topology. Lent keys whose slot has moved return to its node.
    Change apply(const ClusterTopology &topology);

    /// The node to ask about this key; kNobody if nobody serves its slot.
    [[nodiscard]] int homeOf(const QByteArray &key) const;
    /// The node at this address; kNobody if there is none.
    [[nodiscard]] int nodeAt(const QString &host, quint16 port) const;
    [[nodiscard]] bool isEmpty() const { return m_places.empty(); }

    /// The key's slot is migrating and the key has already moved: ask `node` about it, with ASKING.
    void lend(const QByteArray &key, int node) { m_lent.insert(key, node); }
    /// The same for a server that serves no slot yet; a node is created for it. Returns that node, or kNobody if there
    /// are too many.
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
