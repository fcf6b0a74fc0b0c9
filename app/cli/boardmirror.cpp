#include "boardmirror.h"

namespace Lockscope::App {

void BoardMirror::apply(const BoardDiffPtr &diff)
{
    for (const auto &lock : diff->changed)
        m_locks.insert_or_assign(lock->name, lock);
    for (const auto &name : diff->removed)
        m_locks.erase(name);
    m_nodes = diff->nodes;
    m_complete = diff->complete;
}

} // namespace Lockscope::App
