#pragma once

#include "snapshot.h"

#include <QByteArrayList>

#include <memory>

namespace Lockscope::App {

/// A lock as somebody names it.
struct NamedLock
{
    QByteArrayList keys; ///< that the words may spell, the likeliest first
    LockStatePtr lock; ///< null: there is none that is recognised
    QByteArrayList alsoCalledSo; ///< other locks that the application calls so
    bool exists = false; ///< a key of this name is there, whatever it is
};

/// The locks that somebody names, and the session that has read them: their keys directly, and no other keys unless one of them takes
/// it.
struct NamedLocks
{
    std::unique_ptr<Session> session;
    BoardMirror board;
    std::vector<NamedLock> named; ///< in the order of the names
    bool isCut = false; ///< not everything was read that could tell: the time was over, or the nodes refuse a search
};

/// The key of its row on the board, of a lock or of what is not understood; empty: it has none.
[[nodiscard]] QByteArray rowOf(const NamedLocks &found, const NamedLock &named);
/// What is there at one of its keys; nothing when no node that answers has any of them.
[[nodiscard]] std::optional<KeySurvey> surveyOf(const NamedLocks &found, const NamedLock &named);

/// It has not told which locks it has. What another name of a server has that is asked already, is known.
[[nodiscard]] bool isSilent(const NodeStatus &node);

/// A walk through all keys of these nodes is short, by what they tell of how many they hold; one that tells nothing counts as small.
/// Where it is not, other keys are not looked at for the sake of a lock that is known.
[[nodiscard]] bool holdFewKeys(const std::vector<NodeStatus> &nodes);

/// Finds locks by what people call them (Spellings): the key, a key beside it, or what the application calls it. Each is read directly;
/// only a name of which none of these exists is searched for among all keys. Warnings about nodes go to standard error.
/// Nothing when interrupted.
[[nodiscard]] std::optional<NamedLocks> findNamed(const Deployment &deployment, const std::vector<QByteArrayList> &names, std::optional<Millis> timeout);

} // namespace Lockscope::App
