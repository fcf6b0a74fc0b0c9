#include "slothomes.h"

#include <QSet>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr size_t kMostNodes = 1000; ///< limit of the Redis Cluster specification

} // namespace

SlotHomes::Change SlotHomes::apply(const ClusterTopology &topology)
{
    Change change;
    const size_t before = m_places.size();
    std::vector<int> nodeOf(topology.size(), kNobody);
    std::vector<bool> taken(before, false);
    for (size_t i = 0; i < topology.size(); ++i) {
        nodeOf[i] = nodeAt(topology[i].host, topology[i].port);
        if (nodeOf[i] != kNobody)
            taken[static_cast<size_t>(nodeOf[i])] = true;
    }
    for (size_t i = 0; i < topology.size(); ++i) {
        if (nodeOf[i] != kNobody)
            continue;
        // A server that serves the slots of a former master takes over its node.
        std::vector<int> shared(before, 0);
        for (const auto &range : topology[i].slotRanges) {
            for (int slot = range.first; slot <= range.last; ++slot) {
                const int home = m_homes[static_cast<size_t>(slot)];
                if (home != kNobody && !taken[static_cast<size_t>(home)])
                    ++shared[static_cast<size_t>(home)];
            }
        }
        const auto most = std::max_element(shared.begin(), shared.end());
        if (most != shared.end() && *most > 0) {
            nodeOf[i] = static_cast<int>(most - shared.begin());
            taken[static_cast<size_t>(nodeOf[i])] = true;
        } else if (m_places.size() < kMostNodes) {
            nodeOf[i] = static_cast<int>(m_places.size());
            m_places.emplace_back();
        }
    }

    const auto oldHomes = m_homes;
    m_homes.fill(kNobody);
    for (size_t i = 0; i < topology.size(); ++i) {
        if (nodeOf[i] == kNobody)
            continue;
        const ClusterMaster &master = topology[i];
        Place &place = m_places[static_cast<size_t>(nodeOf[i])];
        if (place.host != master.host || place.port != master.port || place.retired) {
            place = {.host = master.host, .port = master.port};
            change.placed.push_back({.node = nodeOf[i], .host = master.host, .port = master.port});
        }
        for (const auto &range : master.slotRanges)
            std::fill(m_homes.begin() + range.first, m_homes.begin() + range.last + 1, static_cast<qint16>(nodeOf[i]));
    }
    m_lent.removeIf([&](const auto &lent) {
        const auto slot = static_cast<size_t>(clusterSlotOf(lent.key()));
        return oldHomes[slot] != m_homes[slot];
    });
    // A server without slots yet may have keys of a slot that is migrating to it.
    const QSet<int> borrowers(m_lent.cbegin(), m_lent.cend());
    for (size_t node = 0; node < before; ++node) {
        if (!taken[node] && !m_places[node].retired && !borrowers.contains(static_cast<int>(node))) {
            m_places[node].retired = true;
            change.retired.push_back(static_cast<int>(node));
        }
    }
    std::ranges::sort(change.placed, {}, &Placed::node);
    change.any = !change.placed.empty() || !change.retired.empty() || oldHomes != m_homes;
    return change;
}

int SlotHomes::lend(const QByteArray &key, const QString &host, quint16 port)
{
    int node = nodeAt(host, port);
    if (node == kNobody) {
        if (m_places.size() >= kMostNodes)
            return kNobody;
        node = static_cast<int>(m_places.size());
        m_places.push_back({.host = host, .port = port});
    }
    m_places[static_cast<size_t>(node)].retired = false;
    lend(key, node);
    return node;
}

int SlotHomes::homeOf(const QByteArray &key) const
{
    if (!m_lent.isEmpty()) {
        if (const auto lent = m_lent.constFind(key); lent != m_lent.constEnd())
            return *lent;
    }
    return m_homes[static_cast<size_t>(clusterSlotOf(key))];
}

int SlotHomes::nodeAt(const QString &host, quint16 port) const
{
    const auto found = std::find_if(m_places.begin(), m_places.end(),
                                    [&](const Place &place) { return place.host == host && place.port == port; });
    return found == m_places.end() ? kNobody : static_cast<int>(found - m_places.begin());
}

} // namespace Lockscope
