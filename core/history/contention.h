#pragma once

#include "../board/lockstate.h"
#include "../dialects/dialect.h"
#include "../watch/monitorline.h"
#include "contentionreport.h"

#include <QHash>

#include <functional>
#include <unordered_map>
#include <unordered_set>

namespace Lockscope {

/// Counts which clients try to acquire which lock, from MONITOR lines and readings of the same time. Reads no clock and
/// no socket. Reveals nothing of a line but addresses, command names and lock names. Single-threaded.
///
/// An attempt is SET … NX, SETNX, GETSET, HSETNX, or a script with the lock's key among its keys. A script is the
/// holder's renewal or release, not an attempt, if it removes the key. It is also the holder's if an argument is the
/// token of a seen owner, or came with another command before. Reading is no attempt.
class LOCKSCOPE_CORE_EXPORT ContentionTally
{
public:
    struct Node
    {
        int database = 0; ///< commands for other databases are ignored
        Micros slack = Millis(10); ///< uncertainty of the time at which a line's command ran: a round trip
    };

    ContentionTally(std::vector<Node> nodes, const DialectCatalog &dialects);

    /// Call this for each lock before anything else.
    void addLock(const LockState &lock);
    [[nodiscard]] bool hasLock(const QByteArray &name) const { return m_index.contains(name); }

    /// Call this for each line from this node.
    void take(int node, const MonitorLine &line, Instant arrived);
    /// A line from this node could not be read, or some of its lines are missing.
    void skip(int node) { m_nodes.at(static_cast<size_t>(node)).complete = false; }
    /// The sample of this node has ended. A later reading may show an owner whose attempt was not heard.
    void end(int node, Instant at) { m_nodes.at(static_cast<size_t>(node)).endedAt = at; }
    /// The sample of this node has ended; `list` (CLIENT LIST) has the clients that are connected to it.
    void seeClients(int node, const QByteArray &list);
    /// Clients tried or waited on this node.
    [[nodiscard]] bool hasClients(int node) const { return !m_nodes.at(static_cast<size_t>(node)).addresses.empty(); }
    /// The lock's present state on the board.
    void see(const LockState &lock);
    void seeGone(const QByteArray &name);

    /// Locks with attempts since their latest reading. Read them before report().
    [[nodiscard]] QList<QByteArray> unseen() const;
    /// One entry for each lock, in the order of addLock().
    [[nodiscard]] std::vector<LockContention> report() const;

private:
    using TokenHash = size_t;

    struct Attempt
    {
        Micros at{0}; ///< by the server's clock
        Instant arrived;
        int client = 0;
        QByteArray command;
        std::vector<TokenHash> tokens;
        TokenHash script = 0; ///< id of the script; 0: a command
        bool removes = false; ///< it removes the key
        bool waits = false;
        bool stopsWaiting = false;
    };

    /// One owner, from its first reading to its latest.
    struct Stretch
    {
        std::vector<TokenHash> owners;
        Instant from; ///< the first reading was answered
        Instant to; ///< the latest reading was requested
        bool open = true;
        bool atStart = false; ///< it held the lock when the sample began
    };

    struct Place
    {
        std::vector<Attempt> attempts;
        std::vector<Stretch> stretches;
        Instant seenAt;
        int heldSeen = 0; ///< how often the lock was seen held by a quorum
        int asideSeen = 0; ///< of these: not on this node

        /// Most holds do not include this node, so its key says nothing about the lock.
        [[nodiscard]] bool isAside() const { return 2 * asideSeen > heldSeen; }
    };

    struct Lock
    {
        QByteArray name;
        bool judged = true;
        std::unordered_map<int, Place> places; ///< by node
    };

    struct Target
    {
        size_t lock = 0;
        bool signal = false; ///< not the lock's key, but one that wakes its waiters
    };

    /// A client that is connected at the end of the sample.
    struct Present
    {
        bool waits = false; ///< blocked, or listening to channels
    };

    struct NodeState
    {
        Node node;
        bool complete = true;
        Instant endedAt = Instant::max();
        std::optional<QHash<QByteArray, Present>> present = std::nullopt;
        std::optional<Micros> leastDelay; ///< the least delay of a line: our clock minus the server's
        QHash<QByteArray, int> clients;
        std::vector<QByteArray> addresses;
        /// The script that is running: lock, and index among its attempts.
        std::vector<std::pair<size_t, size_t>> script;
    };

    /// The time until which certainly nobody else had the lock.
    [[nodiscard]] static Instant
    surelyUntil(const Stretch &stretch, const std::vector<std::pair<Instant, const Attempt *>> &endings, Micros slack);
    [[nodiscard]] static std::optional<bool> isConnected(const NodeState &state, const ContendingClient &client);
    void noteScriptCall(NodeState &state, int node, const QByteArrayList &words);
    using DoneAt = std::function<Instant(const Attempt &attempt)>;
    [[nodiscard]] static std::unordered_set<const Attempt *> takersOf(const Place &place, const NodeState &state,
                                                                      const DoneAt &doneAt,
                                                                      const std::unordered_set<TokenHash> &followUps);
    [[nodiscard]] static std::unordered_set<TokenHash> followUpsOf(const Place &place);
    [[nodiscard]] static std::unordered_set<TokenHash> takeScriptsOf(const Place &place,
                                                                     const std::unordered_set<const Attempt *> &takers,
                                                                     const std::unordered_set<TokenHash> &followUps);
    [[nodiscard]] LockContention judge(const Lock &lock, int node, const Place &place) const;

    const DialectCatalog &m_dialects;
    std::vector<NodeState> m_nodes;
    std::vector<Lock> m_locks;
    QHash<QByteArray, size_t> m_index;
    QMultiHash<QByteArray, Target> m_targets;
};

} // namespace Lockscope
