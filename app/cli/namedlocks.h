#pragma once

#include "snapshot.h"

#include <QByteArrayList>

#include <memory>

namespace Lockscope::App {

/// A lock as the user names it.
struct NamedLock
{
    QByteArrayList keys; ///< possible keys for the name, the likeliest first
    LockStatePtr lock; ///< null: no lock was recognised
    QByteArrayList othersWithThisName; ///< other locks with this name in the application
    std::optional<KeySurvey> survey; ///< of the first key that exists and has no row on the board
    bool exists = false; ///< a key of this name exists, lock or not
};

/// The locks that the user names, and the session that read them: their keys directly, others only if necessary.
struct NamedLocks
{
    std::unique_ptr<Session> session;
    BoardMirror board;
    std::vector<NamedLock> named; ///< in the order of the names
    bool isCut = false; ///< something relevant was not read: the time was over, or the nodes refuse a search
};

/// The key of its row on the board, recognised or not; empty: it has no row.
[[nodiscard]] QByteArray rowOf(const NamedLocks &found, const NamedLock &named);

/// The node has not shown its locks. Another name of a server that was read is not silent.
[[nodiscard]] bool isSilent(const NodeStatus &node);

/// The nodes report so few keys that reading all of them is quick. A node without a report counts as small. With more
/// keys, other keys are not read just to learn more about a known lock.
[[nodiscard]] bool holdFewKeys(const std::vector<NodeStatus> &nodes);

/// Finds locks by the names that people use (Spellings): the key, a key beside it, or the application's name. Reads
/// each directly; searches all keys only for a name with which none of these exists. Prints warnings about nodes to
/// standard error. Unset when interrupted.
[[nodiscard]] std::optional<NamedLocks>
findNamed(const Deployment &deployment, const std::vector<QByteArrayList> &names, std::optional<Millis> timeout);

} // namespace Lockscope::App
