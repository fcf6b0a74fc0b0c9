#pragma once

#include <lockscope/core/session/session.h>

#include <map>

namespace Lockscope::App {

/// The latest board of a session, built from its diffs and sorted by name.
class BoardMirror
{
public:
    void apply(const BoardDiffPtr &diff);

    [[nodiscard]] const std::map<QByteArray, LockStatePtr> &locks() const { return m_locks; }
    [[nodiscard]] const std::vector<NodeStatus> &nodes() const { return m_nodes; }
    [[nodiscard]] bool isComplete() const { return m_complete; }
    /// The lock with this name in the application, preferably a held one. Null: none.
    [[nodiscard]] LockStatePtr lockByResource(const QByteArray &resource) const;

    /// Drops all other locks.
    template <typename Keep>
    void keepOnly(Keep keep)
    {
        std::erase_if(m_locks, [&keep](const auto &entry) { return !keep(entry.first); });
    }

private:
    std::map<QByteArray, LockStatePtr> m_locks;
    std::vector<NodeStatus> m_nodes;
    bool m_complete = false;
};

} // namespace Lockscope::App
