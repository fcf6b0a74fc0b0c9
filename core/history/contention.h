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
    QByteArray address; ///< hostile like everything from outside: visibleText() before it is shown
    qint64 attempts = 0;
    qint64 failed = 0; ///< of them, at least: inferred
    qint64 undecided = 0; ///< of them: nobody knows how they ended
    qint64 waits = 0; ///< times it went to wait for the lock's signal
    bool unserved = false; ///< the last that is known of it is a failed attempt, or that it went to wait
    std::optional<bool> connected = std::nullopt; ///< when the sample had ended; nothing: not known

    /// It still wants the lock, as far as can be known.
    [[nodiscard]] std::optional<bool> waiting() const { return unserved ? connected : std::optional(false); }

    QByteArrayList commands = {}; ///< names of the commands that it tried with, in capitals

    friend bool operator==(const ContendingClient &, const ContendingClient &) = default;
};

/// What a number of a sample is. A lower bound that would be 0 says nothing: then the number is unknown.
enum class Bound { Unknown, AtLeast, Exact };

/// Why it is not known of some attempts how they ended.
enum class UndecidedWhy {
    OwnersAlike, ///< the lock has several owners at once, or they all write the same
    ChangedHands, ///< it changed hands faster than it could be read
    Unread, ///< it was not read soon enough before and after them
    Unfollowed, ///< nothing that was heard says whether the key was there (AnyKeyTally)
};

/// Who contended for one lock on one node. Where several nodes vote, each attempt goes to all of them: this is the one that
/// saw most, of those that carry the lock: where its key is missing each attempt succeeds.
///
/// MONITOR shows what clients send and not what they are answered. So a failure is *inferred*: the attempt came while the
/// watching saw one owner, another than the attempt's, before and after it, and nothing came that ends its hold. Attempts that
/// are neither `failed` nor `taken` are `undecided`; those close to a change of hands are among them.
struct LockContention
{
    QByteArray name;
    int node = -1; ///< nothing came for it: -1
    qint64 attempts = 0;
    bool complete = true; ///< no line was left out among which there may be attempts
    std::optional<qint64> failed = 0; ///< as failedBound() has it
    std::optional<qint64> taken = 0; ///< the owner that it brought was seen; as takenBound() has it
    qint64 undecided = 0;
    std::optional<UndecidedWhy> undecidedWhy = std::nullopt; ///< of most of them
    qint64 clientCount = 0;
    /// At least: those that are still connected and have failed attempts, or went to wait for the signal, whichever are more.
    /// A process may do the one and the other on two connections. Nothing where none is known to wait.
    std::optional<qint64> waitingClients = std::nullopt;
    std::vector<ContendingClient> clients = {}; ///< with the most attempts first, at most kMostClients
    bool isKnownLock = true; ///< the watching knows it; else it is a key that AnyKeyTally heard of
    std::optional<Micros> free = std::nullopt; ///< for so long, at least, it was free between holds; nothing: not known

    static constexpr size_t kMostClients = 100;

    [[nodiscard]] Bound attemptsBound() const { return complete ? Bound::Exact : attempts > 0 ? Bound::AtLeast : Bound::Unknown; }
    [[nodiscard]] Bound failedBound() const { return boundOf(failed); }
    [[nodiscard]] Bound takenBound() const { return boundOf(taken); }
    /// Who neither tried nor began to wait during the sample was not seen.
    [[nodiscard]] Bound waitingBound() const { return waitingClients ? Bound::AtLeast : Bound::Unknown; }

private:
    [[nodiscard]] Bound boundOf(std::optional<qint64> number) const
    {
        return !number ? Bound::Unknown : undecided == 0 && complete ? Bound::Exact : Bound::AtLeast;
    }
};

/// Of keys that were tried, as AnyKeyTally heard it.
struct AnyKeys
{
    qint64 heard = 0; ///< keys that somebody tried to take
    qint64 uncontended = 0; ///< of them: by one client alone, that was never refused as far as is known
    qint64 leftOut = 0; ///< attempts at keys that are not counted, because there were too many

    friend bool operator==(const AnyKeys &, const AnyKeys &) = default;
};

/// Those that refused most attempts first, then those that most clients tried.
LOCKSCOPE_CORE_EXPORT void sortByContention(std::vector<LockContention> &locks);

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
    /// A line came from this node that could not be read, or not all of its lines came.
    void skip(int node) { m_nodes.at(static_cast<size_t>(node)).complete = false; }
    /// The sample of this node has ended: an owner that is read later than that may have taken its lock when nobody listened any more.
    void end(int node, Instant at) { m_nodes.at(static_cast<size_t>(node)).endedAt = at; }
    /// The sample of this node has ended, and these clients are connected to it: CLIENT LIST.
    void seeClients(int node, const QByteArray &list);
    /// Clients have tried or waited on this node.
    [[nodiscard]] bool hasClients(int node) const { return !m_nodes.at(static_cast<size_t>(node)).addresses.empty(); }
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
        bool removes = false; ///< the key
        bool waits = false;
        bool stopsWaiting = false;
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
        int heldSeen = 0; ///< how often the lock was seen held by a quorum
        int asideSeen = 0; ///< of these, without this node

        /// What comes and goes here says nothing about who has the lock.
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
        bool signal = false; ///< not the lock's key: one that wakes who waits for it
    };

    /// A client that is connected when the sample has ended.
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
        std::optional<Micros> leastDelay; ///< between the server's clock when it was carried out and ours when it came
        QHash<QByteArray, int> clients;
        std::vector<QByteArray> addresses;
        /// Where the script was noted that is being carried out: lock, and place among its attempts.
        std::vector<std::pair<size_t, size_t>> script;
    };

    /// Until when it is sure that nobody else had the lock.
    [[nodiscard]] static Instant surelyUntil(const Stretch &stretch, const std::vector<std::pair<Instant, const Attempt *>> &endings, Micros slack);
    [[nodiscard]] static std::optional<bool> isConnected(const NodeState &state, const ContendingClient &client);
    void noteScriptCall(NodeState &state, int node, const QByteArrayList &words);
    using DoneAt = std::function<Instant(const Attempt &attempt)>;
    [[nodiscard]] static std::unordered_set<const Attempt *> takersOf(const Place &place, const NodeState &state, const DoneAt &doneAt,
                                                                      const std::unordered_set<TokenHash> &followUps);
    [[nodiscard]] static std::unordered_set<TokenHash> followUpsOf(const Place &place);
    [[nodiscard]] static std::unordered_set<TokenHash> takeScriptsOf(const Place &place, const std::unordered_set<const Attempt *> &takers,
                                                                     const std::unordered_set<TokenHash> &followUps);
    [[nodiscard]] LockContention judge(const Lock &lock, int node, const Place &place) const;

    const DialectCatalog &m_dialects;
    std::vector<NodeState> m_nodes;
    std::vector<Lock> m_locks;
    QHash<QByteArray, size_t> m_index;
    QMultiHash<QByteArray, Target> m_targets;
};

} // namespace Lockscope
