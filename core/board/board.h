#pragma once

#include "../base/namedpool.h"
#include "lockstate.h"
#include "slothomes.h"

#include <QSet>

namespace Lockscope {

/// How old a key may be that is found on a node for the first time.
struct KeyNews
{
    std::optional<Instant> told = {}; ///< when the feed reported the key
    std::optional<Instant> notNamed = {}; ///< the start of the latest complete walk that did not find the key
};

/// All locks of a deployment with their verdicts. Takes in readings and returns diffs; reads no clock and no socket. Single-threaded.
class LOCKSCOPE_CORE_EXPORT Board
{
public:
    struct Entry; ///< one lock on the board

    explicit Board(int nodes);
    ~Board();
    Q_DISABLE_COPY_MOVE(Board)

    /// For a cluster: each lock is judged by the node that serves its slot, and is unknown while none does. Call this before the first
    /// reading; `homes` must outlive the board.
    void setHomes(const SlotHomes *homes) { m_homes = homes; }
    /// Sets the lowest grade of keys on the board. Keys with one owner on several nodes, and keys that are not understood, are always on it.
    /// Keys that no longer qualify leave the board.
    void setShown(Grade least);
    [[nodiscard]] Grade shown() const { return m_shown; }
    [[nodiscard]] int nodes() const { return m_nodes; }
    /// Adds a node, which is unreadable at first.
    void addNode();
    /// Call this when the slots have moved: affected locks are unknown until their new node was read.
    void homesChanged();
    void homeChanged(const QByteArray &name);
    /// For a cluster: another node reported this key, or the user named it, so its own node must be read. If the key is a lock, it may have
    /// been migrated rather than acquired.
    void expect(const QByteArray &name);
    /// Expected names that no responsible node has answered for.
    [[nodiscard]] const QSet<QByteArray> &expected() const { return m_expected; }
    /// Whether expected names remain, apart from those of unreadable nodes.
    [[nodiscard]] bool awaitsAnswers() const;

    /// Takes in a reading. `lock`: the recognition, empty if the key is no lock. Returns true if this node now has another hold than before.
    /// `known`, here and below: find(name), if the caller has it. `news`: the greatest age of a new key.
    bool present(int node, const QByteArray &name, Shared<Recognition> lock, KeyTtl ttl, Instant readAt, Micros took, Entry *known = nullptr,
                 const KeyNews &news = {});
    /// Reading was paused since `stopped` and resumes now. Holds may have ended and begun meanwhile, see LockState::unseen.
    void readAgainSince(Instant stopped, Instant now);
    /// Replaces the recognition of a reading after its companions were read, see Dialect::refine() and waiters().
    void refined(int node, const QByteArray &name, Shared<Recognition> lock);
    void absent(int node, const QByteArray &name, Instant readAt, Micros took, Entry *known = nullptr);
    /// The node has a key of this name that is no recognisable lock. If the other nodes make the name a quorum lock, the key blocks it, and the
    /// node is read again before the verdict.
    void noteStranger(int node, const QByteArray &name);
    /// This user may not read the key on this node.
    void unreadable(int node, const QByteArray &name, const Error &why);
    /// The node is unreadable: its readings become unknown; earlier ones are kept as the past. Every node begins like this. `heard`: its last
    /// answer, if earlier than now.
    void nodeLost(int node, const Error &why, Instant heard = Instant::max());
    /// The node is readable (again). Each of its readings stays unknown until the key was read.
    void nodeFound(int node);
    /// Another process answers than before: its locks may have been acquired again, even by the same owner. `moved`: on another server, which
    /// may have replicated them.
    void nodeReplaced(int node, bool moved = false);
    /// The node's keyspace was walked completely. Locks that appear after all readable nodes were swept are new; for earlier ones the hold
    /// time is a lower bound.
    void nodeSwept(int node);

    /// A lock of this process, whose start is known exactly unless a renewal had to set it again.
    struct OwnHold
    {
        QByteArray owner;
        Instant since;

        friend bool operator==(const OwnHold &, const OwnHold &) = default;
    };
    /// Sets all own locks, by name.
    void setOwnHolds(const QHash<QByteArray, OwnHold> &holds);

    [[nodiscard]] bool knows(const QByteArray &name) const { return find(name) != nullptr; }
    /// Null if there is none. Valid until removals() changes.
    [[nodiscard]] Entry *find(const QByteArray &name) const;
    [[nodiscard]] std::vector<Entry *> find(const QByteArrayList &names) const;
    /// The lock at a place below everything().end; a lock keeps its place until it is removed. Null if the place is empty.
    [[nodiscard]] const Entry *at(quint32 place) const;
    [[nodiscard]] quint64 removals() const { return m_entries.removals(); }
    [[nodiscard]] static const QByteArray &nameOf(const Entry &entry);
    [[nodiscard]] static const Readings &readingsOf(const Entry &entry);
    [[nodiscard]] static Millis fullTtlOf(const Entry &entry); ///< the largest TTL seen of the current owner
    /// Prefetches entries into the processor's cache, because locks are scattered over the memory. Null entries are skipped.
    static void fetchAhead(const std::vector<Entry *> &entries, int node);
    /// The node's latest reading of a present key; null if it is absent or unknown. Valid until the board changes.
    [[nodiscard]] static const NodeReading *readingOf(int node, const Entry &entry);
    [[nodiscard]] const NodeReading *readingOf(int node, const QByteArray &name) const;
    /// All readings of a lock; null if it is not on the board. Valid until the board changes.
    [[nodiscard]] const Readings *readings(const QByteArray &name) const;
    /// The latest published state; null if there is none.
    [[nodiscard]] LockStatePtr published(const QByteArray &name) const;
    [[nodiscard]] std::vector<LockStatePtr> published() const;

    /// A position while going through all locks in parts. New locks may be left out.
    struct Round
    {
        quint32 next = 0;
        quint32 end = 0;

        [[nodiscard]] bool isOver() const { return next >= end; }
    };
    [[nodiscard]] qsizetype size() const { return m_entries.size(); }
    [[nodiscard]] Round everything() const { return {.next = 0, .end = m_entries.places()}; }
    /// Returns up to `most` of the next locks to read on this node.
    [[nodiscard]] std::vector<Entry *> take(Round &round, int node, size_t most) const;
    /// The node has no locks to read.
    [[nodiscard]] bool isEmpty(int node) const;
    /// Returns up to `most` locks that were not read on this node yet, each only once. New locks and locks whose verdict needs this node come
    /// first, because after a reconnect all locks are unread.
    [[nodiscard]] std::vector<Entry *> takeUnread(int node, size_t most);
    /// The number of locks that come first.
    [[nodiscard]] size_t freshUnread(int node) const { return m_unread[static_cast<size_t>(node)].fresh.size(); }
    /// Every lock was read on this node, or it is unreadable.
    [[nodiscard]] bool isAllRead(int node) const { return m_unread[static_cast<size_t>(node)].count == 0; }
    /// Some new names wait for the answers of the other nodes before they are judged.
    [[nodiscard]] bool holdsBack() const { return !m_heldBack.isEmpty(); }
    /// Judges names that were reported before `before` without waiting any longer.
    void judgeWithout(Instant before);
    /// Names whose verdict needs a second reading.
    [[nodiscard]] const QSet<QByteArray> &unconfirmed() const { return m_unconfirmed; }

    [[nodiscard]] bool hasChanges() const { return !m_dirty.empty(); }

    /// Names of voted locks are remembered for at least this long after they left the board, and at most twice as long.
    static constexpr Millis kVotedLately = std::chrono::minutes(5);
    /// Several nodes vote on this name, or did so recently: any possible lock of this name is one, or blocks it. `entry`: find(name).
    [[nodiscard]] bool isVotedName(const QByteArray &name, const Entry *entry, Instant now) const;

    struct Changes
    {
        std::vector<LockStatePtr> changed;
        std::vector<quint32> places; ///< parallel to `changed`
        std::vector<QByteArray> removed;
    };
    /// `roundTrip`: of the slowest node. The two readings that confirm a split or a leftover are at least two round trips apart.
    [[nodiscard]] Changes takeChanges(Instant now, Micros roundTrip);

private:
    static constexpr int kEverywhere = LockState::kEverywhere;

    /// The reading queue of one node.
    struct Unread
    {
        qsizetype count = 0; ///< unread locks
        quint32 next = 0; ///< locks below this place were handed out
        std::vector<quint32> fresh; ///< places of the locks that come first
    };

    Entry &entryFor(const QByteArray &name, Instant now = Instant::max());
    /// Entry::hadQuorum of a voted lock that left recently; unset: there was none.
    [[nodiscard]] std::optional<bool> votedLately(const QByteArray &name, Instant now) const;
    void forgetVotedLately(Instant now);
    [[nodiscard]] static bool counts(const Entry &entry, int node);
    void rehome(Entry &entry);
    /// The lock belongs to several nodes: one owner was seen on at least two. A local dialect may write the same owner on independent servers;
    /// there, one value on a majority of at least three nodes is required.
    [[nodiscard]] static bool isVoted(const Entry &entry);
    void noteVotes(Entry &entry, const Assessment &assessment) const;
    /// Returns true if a node must be read again, see noteStranger().
    [[nodiscard]] bool askStrangers(Entry &entry);
    [[nodiscard]] static std::optional<Assessment> judge(const Entry &entry, Instant now);
    void setUnread(Entry &entry, int node);
    /// Puts the lock first in the reading queue.
    void setFresh(Entry &entry, int node);
    /// Removes the lock from the reading queue.
    void setRead(Entry &entry, int node);
    void setAnswered(const Entry &entry);
    void forget(Entry &entry);
    [[nodiscard]] static bool isHeldBack(const Entry &entry);
    void markDirty(Entry &entry);
    [[nodiscard]] static bool isUnread(const NodeReading &reading) { return reading.answer == NodeReading::Answer::Unknown && !reading.error; }
    /// The grade on one node, or one owner on several nodes, qualifies the key for the board.
    [[nodiscard]] bool isEvident(const Entry &entry) const;
    /// The reading shows the same hold as before the node was lost: the same owner and a continuing lease.
    [[nodiscard]] bool stands(const Entry &entry, int node, const NodeReading &before, const NodeReading &after) const;
    static void noteRenewal(Entry &entry, int node, const NodeReading &fresh);
    [[nodiscard]] bool isConfirmed(Entry &entry, const Assessment &assessment, Instant now, Micros roundTrip) const;
    [[nodiscard]] static bool isDoubtful(const Entry &entry, const NodeReading &before, Instant now);
    /// The same owner, but too few nodes kept the lock: it was lost and acquired again.
    [[nodiscard]] static bool isAnew(const Entry &entry, const Assessment &assessment);
    /// The lock ended during a pause, or may have: it is judged after another reading.
    [[nodiscard]] static bool isToBeReadAgain(const Entry &entry);
    /// Remembers a string's owner when it leaves the board, to compare it when the string returns.
    void noteGone(const Entry &entry);
    /// How often the string has returned with another owner, including now.
    [[nodiscard]] int comebacksOf(const Entry &entry, const Assessment &assessment);
    /// Since when the holder cannot be told.
    [[nodiscard]] Instant blindSince(const Entry &entry, Instant now) const;
    /// After a gap: records in LockState::unseen whether too few nodes prove that the hold continued.
    static void trackUnseen(Entry &entry, const Assessment &assessment, Instant now);
    /// Compares the readings before and after a pause.
    static void notePartKept(Entry &entry, const NodeReading &before, const NodeReading &fresh);
    /// For shared locks: updates the holders and their start. Returns true if an earlier holder continues.
    static bool trackSharers(Entry &entry, const Assessment &assessment, bool anew);
    /// The unreadable nodes may still keep the earlier owner, whatever the others show.
    [[nodiscard]] static bool mayGoOnUnseen(const Entry &entry, const Assessment &assessment);
    /// Returns true if another owner than before holds the lock.
    bool trackOwner(Entry &entry, const Assessment &assessment, Instant now) const;

    int m_nodes;
    Grade m_shown = Grade::Likely;
    const SlotHomes *m_homes = nullptr;
    std::vector<Shared<Error>> m_lost; ///< per node, why it cannot be read
    std::vector<Unread> m_unread; ///< per node
    NamedPool<Entry> m_entries;
    std::vector<Entry *> m_dirty; ///< each once
    QHash<QByteArray, Instant> m_heldBack; ///< names that wait for other nodes, since when, see judgeWithout()
    QSet<QByteArray> m_unconfirmed;
    QHash<QByteArray, OwnHold> m_ownHolds;
    QSet<QByteArray> m_expected;
    QHash<QByteArray, QSet<int>> m_strangers; ///< nodes with an unrecognised key of that name; bounded
    /// Voted locks that left the board while a node was unreadable. What that node still has is a leftover of them, whatever its form.
    QHash<QByteArray, bool> m_leftUnseen; ///< with Entry::hadQuorum
    /// Voted locks that left the board recently. A new key of that name on one node is a vote, not a lock of that node alone.
    struct Generation
    {
        QHash<QByteArray, bool> names; ///< with Entry::hadQuorum
        Instant since;
    };
    Generation m_lately;
    Generation m_before; ///< the previous generation; forgotten as a whole
    struct Former
    {
        size_t owner = 0; ///< hash of the latest owner
        int comebacks = 0;
    };
    QHash<QByteArray, Former> m_former; ///< strings that have left the board, by name; bounded
    std::vector<bool> m_swept; ///< per node
    std::vector<bool> m_moved; ///< per node: another server answers than at first
    std::vector<Instant> m_heardLast; ///< per lost node: its last answer; max(): until the loss was noticed
};

} // namespace Lockscope
