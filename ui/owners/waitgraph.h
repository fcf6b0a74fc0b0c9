#pragma once

#include "../filter/lockfilter.h"
#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/history/contentionreport.h>

namespace Lockscope {

/// A client that is known by name to want a lock.
struct KnownWaiter
{
    QByteArray waiter; ///< an owner as in LockHolder::owner, or a client as the sample names it
    QByteArray lock;

    friend bool operator==(const KnownWaiter &, const KnownWaiter &) = default;
};

/// The clients that a sample saw waiting at its end. Their addresses match no owner's token, so they close no cycle.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::vector<KnownWaiter> waitersOf(const ContentionReport &report);

/// Who waits for whom: waiter → lock → owner. Has only what was read: a dialect that reports a number of waiters
/// gives one nameless node for them, and a lock without known waiters has no edge to it.
struct LOCKSCOPE_WIDGETS_EXPORT WaitGraph
{
    enum class Kind { Owner, Lock, Waiters };

    struct Node
    {
        Kind kind = Kind::Lock;
        QByteArray key; ///< unique; the same while owner or lock stay
        QByteArray name; ///< of the owner or lock; empty for nameless waiters and unknown owners
        LockStatePtr lock; ///< of an owner, the first one; of a named waiter, one that it wants
        QString host; ///< of an owner
        qint64 waiters = 0; ///< of nameless waiters
        bool isLowerBound = false; ///< some of them leave no trace
        bool isUpperBound = false; ///< some of them may wait for other locks
        bool isNobody = false; ///< an owner that its value does not name
        int component = 0; ///< 0 is drawn first
        int layer = 0; ///< 0: waits for nothing; an edge leads to a lower layer, but in a cycle
        int place = 0; ///< in its layer of the component
        bool isInCycle = false;
    };

    struct Edge
    {
        int from = 0; ///< waits, or is held
        int to = 0;
        bool isWait = false; ///< otherwise: the lock is held by
        bool isInCycle = false;
    };

    std::vector<Node> nodes; ///< sorted by component, layer, place
    std::vector<Edge> edges;
    int components = 0;
    int cycles = 0; ///< possible deadlocks
    int locksLeft = 0; ///< matching locks that are held or waited for, and are not shown
    int ownersLeft = 0; ///< of shown locks that many share
    int unknownWaiters = 0; ///< shown locks of which nobody reports whether somebody waits

    static constexpr int kMost = 40; ///< nodes
    static constexpr size_t kMostOfOneLock = 12; ///< owners, and named waiters; the rest is a number

    /// Pure, any thread. The most relevant locks are shown: those in a cycle, then those with most waiters, then those
    /// held longest.
    [[nodiscard]] static WaitGraph of(const std::vector<LockStatePtr> &locks, const std::vector<KnownWaiter> &waiters,
                                      const LockFilter &filter = {}, const LockFilterContext &context = {});
    /// The strongly connected component of each node, numbered so that an edge leads to the same or a lower number. A
    /// cycle is a component of several nodes, or an edge from a node to itself. `edges`: from, to.
    [[nodiscard]] static std::vector<int> strongComponents(int nodes, const std::vector<std::pair<int, int>> &edges);

    [[nodiscard]] int find(const QByteArray &key) const; ///< -1: none
};

} // namespace Lockscope
