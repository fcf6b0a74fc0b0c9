#pragma once

#include <lockscope/core/board/board.h>
#include <lockscope/core/history/history.h>

namespace LockscopeTest {

using namespace Lockscope;
using namespace std::chrono_literals;

/// Nodes, a board and its diffs as the watching makes them, without either: what a test says the nodes answer goes
/// through the real Board.
class Scene
{
public:
    explicit Scene(int nodes, Scope scope = Scope::Quorum) : count(nodes), board(nodes), m_scope(scope)
    {
        for (int node = 0; node < nodes; ++node) {
            statuses.push_back({.index = node,
                                .label = QStringLiteral("n%1").arg(node),
                                .address = QStringLiteral("redis://n%1").arg(node)});
            up(node);
        }
    }

    /// The node can be read, and has been swept. With another run id than before it is another process.
    void up(int node, const QByteArray &runId = "first")
    {
        NodeStatus &status = statuses[static_cast<size_t>(node)];
        const bool replaced = status.facts && status.facts->runId != runId;
        status.reach = NodeStatus::Reach::Up;
        status.since = wall;
        status.everUp = true;
        status.error.reset();
        status.facts = ServerFacts{
            .runId = runId, .role = QStringLiteral("master"), .evictionPolicy = QStringLiteral("noeviction")};
        if (replaced) {
            status.restartedAt = wall;
            board.nodeReplaced(node);
        }
        board.nodeFound(node);
        board.nodeSwept(node);
    }
    void down(int node)
    {
        const Error why{.kind = ErrorKind::Unreachable, .message = QStringLiteral("down")};
        NodeStatus &status = statuses[static_cast<size_t>(node)];
        status.reach = NodeStatus::Reach::Down;
        status.since = wall;
        status.error = why;
        board.nodeLost(node, why);
    }
    /// It tells of each change from now on, of names that begin so.
    void listen(int node, const QByteArray &prefix = {})
    {
        NodeStatus &status = statuses[static_cast<size_t>(node)];
        status.feed = FeedKind::Tracking;
        status.trackedPrefixes.push_back({.prefix = prefix, .since = now});
    }
    void listenEverywhere(const QByteArray &prefix = {})
    {
        for (int node = 0; node < count; ++node)
            listen(node, prefix);
    }
    /// It restarts within one look.
    void restart(int node)
    {
        down(node);
        up(node, "process " + QByteArray::number(++m_process));
    }

    void present(int node, const QByteArray &owner, Millis ttl = 10s, const QByteArray &name = "lock:a")
    {
        present(node, owner, KeyTtl{KeyTtl::Kind::Finite, ttl}, name);
    }
    void present(int node, const QByteArray &owner, KeyTtl ttl, const QByteArray &name = "lock:a")
    {
        const Recognition lock{.name = name,
                               .resource = QStringLiteral("a"),
                               .dialect = QStringLiteral("d"),
                               .scope = m_scope,
                               .mode = mode,
                               .owner = owner,
                               .ownerInfo = ownerInfo,
                               .details = RecognitionDetails{.waiters = waiters, .valueExpiry = valueExpiry}};
        board.present(node, name, lock, ttl, now, took);
    }
    void absent(int node, const QByteArray &name = "lock:a") { board.absent(node, name, now, took); }
    void everywhere(const QByteArray &owner, Millis ttl = 10s, const QByteArray &name = "lock:a")
    {
        for (int node = 0; node < count; ++node)
            present(node, owner, ttl, name);
    }
    void nowhere(const QByteArray &name = "lock:a")
    {
        for (int node = 0; node < count; ++node)
            absent(node, name);
    }

    void pass(Micros time)
    {
        now += time;
        wall += std::chrono::duration_cast<Millis>(time);
    }

    BoardDiffPtr diff()
    {
        auto changes = board.takeChanges(now, took);
        auto diff = std::make_shared<BoardDiff>();
        diff->generation = ++m_generation;
        diff->changed = std::move(changes.changed);
        diff->removed = std::move(changes.removed);
        diff->nodes = statuses;
        diff->complete = true;
        return diff;
    }

    const int count;
    Instant now{1h};
    WallTime wall{std::chrono::hours(24 * 365 * 50)};
    Micros took{1ms};
    Board board;
    std::vector<NodeStatus> statuses;
    LockMode mode = LockMode::Exclusive; ///< of what is present from now on
    std::optional<WaiterCount> waiters; ///< the same
    OwnerInfo ownerInfo{.host = QStringLiteral("host"), .pid = 7}; ///< the same
    std::optional<WallTime> valueExpiry; ///< the same

private:
    Scope m_scope;
    quint64 m_generation = 0;
    int m_process = 0;
};

/// "began A", "ended A released": what a table of expectations needs.
inline QStringList words(const std::vector<HistoryEvent> &events, bool nodes = false)
{
    QStringList list;
    for (const auto &event : events) {
        if (event.lock.isEmpty() && !nodes)
            continue;
        QStringList parts{toString(event.kind)};
        if (event.node >= 0)
            parts << QString::number(event.node);
        if (!event.owner.isEmpty())
            parts << QString::fromUtf8(event.owner);
        if (!event.other.isEmpty())
            parts << QString::fromUtf8(event.other);
        if (event.kind == HistoryKind::Ended)
            parts << toString(event.end);
        if (!event.exact)
            parts << QStringLiteral("inexact");
        list << parts.join(QLatin1Char(' '));
    }
    return list;
}

} // namespace LockscopeTest
