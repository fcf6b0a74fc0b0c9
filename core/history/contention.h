#pragma once

#include "../board/lockstate.h"
#include "../dialects/dialect.h"
#include "../watch/monitorline.h"

#include <QHash>

#include <functional>
#include <unordered_map>
#include <unordered_set>

namespace Lockscope {

/// One client that contended for a lock: a connection, as the server names it. A process may have several.
struct ContendingClient
{
    QByteArray address; ///< untrusted: apply visibleText() before showing it
    qint64 attempts = 0;
    qint64 failed = 0; ///< of these, at least: inferred
    qint64 undecided = 0; ///< of these: their result is unknown
    qint64 waits = 0; ///< times that it began to wait for the lock's signal
    bool unserved = false; ///< its last known action is a failed attempt, or beginning to wait
    std::optional<bool> connected = std::nullopt; ///< at the end of the sample; unset: unknown

    /// Whether it still wants the lock; unset: unknown.
    [[nodiscard]] std::optional<bool> waiting() const { return unserved ? connected : std::optional(false); }

    QByteArrayList commands = {}; ///< names of the commands of its attempts, in capitals

    friend bool operator==(const ContendingClient &, const ContendingClient &) = default;
};

/// What a number of a sample means. A lower bound of 0 says nothing: the number is unknown then.
enum class Bound { Unknown, AtLeast, Exact };

/// Why the result of some attempts is unknown.
enum class UndecidedWhy {
    OwnersAlike, ///< the lock has several owners at once, or all owners write the same value
    ChangedHands, ///< the owner changed faster than the lock was read
    Unread, ///< the lock was not read soon enough before and after them
    Unfollowed, ///< no line shows whether the key existed (AnyKeyTally)
};

/// The clients that contended for one lock on one node. If several nodes vote, each attempt goes to all of them: this
/// is the node that saw most, among those with the lock. On a node without the key, each attempt succeeds.
///
/// MONITOR shows what clients send, not the replies. So a failure is *inferred*. Before and after the attempt, readings
/// showed one owner, not the attempt's, and no line in between ends its hold. Attempts that are neither `failed` nor
/// `taken` are `undecided`, for example those close to a change of owner.
struct LockContention
{
    QByteArray name;
    int node = -1; ///< -1: no attempt was seen
    qint64 attempts = 0;
    bool complete = true; ///< no line that may be an attempt is missing
    std::optional<qint64> failed = 0; ///< see failedBound()
    std::optional<qint64> taken = 0; ///< attempts whose owner was seen to hold the lock; see takenBound()
    qint64 undecided = 0;
    std::optional<UndecidedWhy> undecidedWhy = std::nullopt; ///< for most of them
    qint64 clientCount = 0;
    /// At least: connected clients with failed attempts, or connected clients that wait for the signal, whichever are
    /// more. A process may do both on two connections. Unset if none is known to wait.
    std::optional<qint64> waitingClients = std::nullopt;
    std::vector<ContendingClient> clients = {}; ///< most attempts first; at most kMostClients
    bool isKnownLock = true; ///< on the board; false: a key that AnyKeyTally found
    std::optional<Micros> free = std::nullopt; ///< how long it was free between holds, at least; unset: unknown

    static constexpr size_t kMostClients = 100;

    [[nodiscard]] Bound attemptsBound() const
    {
        return complete ? Bound::Exact : attempts > 0 ? Bound::AtLeast : Bound::Unknown;
    }
    [[nodiscard]] Bound failedBound() const { return boundOf(failed); }
    [[nodiscard]] Bound takenBound() const { return boundOf(taken); }
    /// Waiters that neither tried nor began to wait during the sample were not seen.
    [[nodiscard]] Bound waitingBound() const { return waitingClients ? Bound::AtLeast : Bound::Unknown; }

private:
    [[nodiscard]] Bound boundOf(std::optional<qint64> number) const
    {
        return !number ? Bound::Unknown : undecided == 0 && complete ? Bound::Exact : Bound::AtLeast;
    }
};

/// Totals of the keys that AnyKeyTally found.
struct AnyKeys
{
    qint64 heard = 0; ///< keys that a client tried to acquire
    qint64 uncontended = 0; ///< of these: tried by one client alone, which never failed as far as known
    qint64 leftOut = 0; ///< attempts on further keys, which are not counted because there were too many

    friend bool operator==(const AnyKeys &, const AnyKeys &) = default;
};

/// Sorts by failed attempts, then by the number of clients, largest first.
LOCKSCOPE_CORE_EXPORT void sortByContention(std::vector<LockContention> &locks);

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
