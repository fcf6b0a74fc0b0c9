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

LockStatePtr BoardMirror::lockByResource(const QByteArray &resource) const
{
    const QString name = QString::fromUtf8(resource);
    LockStatePtr found;
    if (name.isEmpty())
        return found; // most locks have no known resource
    for (const auto &[key, lock] : m_locks) {
        if (lock->resource() == name && (!found || (lock->assessment.isHeld() && !found->assessment.isHeld())))
            found = lock;
    }
    return found;
}

} // namespace Lockscope::App
