#pragma once

#include "../dialects/dialect.h"
#include "lockstate.h"
#include "monitorline.h"

#include <QHash>

#include <unordered_map>

namespace Lockscope {

/// One client that contended for a lock: a connection, as the server names it. A process may have several.
struct ContendingClient
{
    QByteArray address; ///< hostile like everything from outside: visibleText() before it is shown
    qint64 attempts = 0;
    qint64 failed = 0; ///< of them, inferred
    qint64 waits = 0; ///< times it went to wait for the lock's signal
    bool waiting = false; ///< the last that is known of it is a failed attempt, or that it went to wait
    QByteArrayList commands = {}; ///< names of the commands that it tried with, in capitals

    friend bool operator==(const ContendingClient &, const ContendingClient &) = default;
};

/// Who contended for one lock on one node. Where several nodes vote, each attempt goes to all of them: this is the one that
/// saw most.
///
/// MONITOR shows what clients send and not what they are answered. So a failure is *inferred*: the attempt came while the
/// watching saw one owner, another than the attempt's, before and after it. Attempts that are neither `failed` nor `taken` ended
/// nobody knows how; those close to a change of hands are among them.
struct LockContention
{
    QByteArray name;
    int node = -1; ///< nothing came for it: -1
    qint64 attempts = 0;
    std::optional<qint64> failed = std::nullopt; ///< at least; nothing where owners share the lock, or cannot be told apart
    qint64 taken = 0; ///< at least: the owner that it brought was seen
    qint64 clientCount = 0;
    /// At least: those with failed attempts, or those that went to wait for the signal, whichever are more. A process may do
    /// the one and the other on two connections.
    qint64 waitingClients = 0;
    std::vector<ContendingClient> clients = {}; ///< with the most attempts first, at most kMostClients

    static constexpr size_t kMostClients = 100;
};

/// Counts, out of the lines of MONITOR and the readings of the same time, who tries to take which lock. It reads no clock and
/// no socket, and gives away nothing of a line but addresses, names of commands and names of locks. Single-threaded.
///
/// An attempt is SET … NX, SETNX, GETSET, HSETNX, or a script that has the lock's key among its keys. A script whose arguments hold
/// the token of an owner that was seen, or one that came with another command before, is its holder's: a renewal or a release;
/// so is one that removes the key. Reading is no attempt.
class LOCKSCOPE_CORE_EXPORT ContentionTally
{
public:
    struct Node
    {
        int database = 0; ///< what is sent to others counts for nothing
        Micros slack = Millis(10); ///< how much later than it was carried out a line may arrive at the least: a round trip
    };

    ContentionTally(std::vector<Node> nodes, const DialectCatalog &dialects);

    /// To be called for each lock before anything else.
    void addLock(const LockState &lock);
    [[nodiscard]] bool hasLock(const QByteArray &name) const { return m_index.contains(name); }

    /// A line came from this node.
    void take(int node, const MonitorLine &line, Instant arrived);
    /// What the watching sees now.
    void see(const LockState &lock);
    void seeGone(const QByteArray &name);

    /// Locks of which attempts have come, and nobody has looked at since: to be read before the report is made.
    [[nodiscard]] QList<QByteArray> unseen() const;
    /// Of every lock, in the order of addLock().
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
        TokenHash script = 0; ///< which one; 0: a command
        bool removes = false;
        bool waits = false;
    };

    /// One owner, from its first reading to its latest.
    struct Stretch
    {
        std::vector<TokenHash> owners;
        Instant from; ///< it had answered
        Instant to; ///< it was not yet asked
        bool open = true;
        bool atStart = false; ///< it was there already
    };

    struct Place
    {
        std::vector<Attempt> attempts;
        std::vector<Stretch> stretches;
        Instant seenAt;
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
        bool signal = false; ///< not the lock's key: one that wakes who waits for it
    };

    struct NodeState
    {
        Node node;
        std::optional<Micros> leastDelay; ///< between the server's clock when it was carried out and ours when it came
        QHash<QByteArray, int> clients;
        std::vector<QByteArray> addresses;
        /// Where the script was noted that is being carried out: lock, and place among its attempts.
        std::vector<std::pair<size_t, size_t>> script;
    };

    void noteScriptCall(NodeState &state, int node, const QByteArrayList &words);
    [[nodiscard]] LockContention judge(const Lock &lock, int node, const Place &place) const;

    const DialectCatalog &m_dialects;
    std::vector<NodeState> m_nodes;
    std::vector<Lock> m_locks;
    QHash<QByteArray, size_t> m_index;
    QMultiHash<QByteArray, Target> m_targets;
};

} // namespace Lockscope
