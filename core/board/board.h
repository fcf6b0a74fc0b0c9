#pragma once

#include "../base/namedpool.h"
#include "lockstate.h"
#include "namememory.h"
#include "readingqueue.h"
#include "slothomes.h"

#include <QSet>

#include <deque>
#include <limits>

namespace Lockscope {

/// All locks of a deployment with their verdicts. Takes in readings and returns diffs; reads no clock and no socket.
/// Single-threaded.
class LOCKSCOPE_CORE_EXPORT Board
{
public:
    struct Entry; ///< one lock on the board

    /// If more locks than this are read on one node between two takeChanges(), the others wait: it is lost, back,
    /// flushed, filled or read anew, and changes at the other nodes come first. See hasLaterChanges().
    static constexpr size_t kManyAtOnce = 100;

    explicit Board(int nodes);
    ~Board();
    Q_DISABLE_COPY_MOVE(Board)

    /// For a cluster: each lock is judged by the node that serves its slot, and is unknown while none does. Call this
    /// before the first reading; `homes` must outlive the board.
    void setHomes(const SlotHomes *homes) { m_homes = homes; }
    /// Sets the lowest grade of keys on the board. Keys with one owner on several nodes, and keys that are not
    /// understood, are always on it. Keys that no longer qualify leave the board.
    void setShown(Grade least);
    [[nodiscard]] Grade shown() const { return m_shown; }
    /// See Deployment::mostLocks. There is no limit at first.
    void setMostLocks(qsizetype most) { m_mostLocks = most; }
    /// Whether a key that is not on the board yet may join it. present() ignores others.
    [[nodiscard]] bool hasRoomFor(const QByteArray &name, KeyTtl ttl) const;
    [[nodiscard]] int nodes() const { return static_cast<int>(m_nodes.size()); }
    /// Adds a node, which is unreadable at first.
    void addNode();
    /// Call this when the slots have moved: affected locks are unknown until their new node was read.
    void homesChanged();
    void homeChanged(const QByteArray &name);
    /// For a cluster: another node reported this key, or the user named it, so its own node must be read. If the key is
    /// a lock, it may have been migrated rather than acquired.
    void expect(const QByteArray &name);
    /// Expected names that no responsible node has answered for.
    [[nodiscard]] const QSet<QByteArray> &expected() const { return m_expected; }
    /// Whether expected names remain, apart from those of unreadable nodes.
    [[nodiscard]] bool awaitsAnswers() const;

    /// Takes in a reading, unless a later one is known. `lock`: the recognition, empty if the key is no lock. Returns
    /// true if this node now has another hold than before. `known`, here and below: find(name), if the caller has it.
    /// `news`: the greatest age of a new key.
    bool present(int node, const QByteArray &name, Shared<Recognition> lock, KeyTtl ttl, Instant readAt, Micros took,
                 Entry *known = nullptr, const KeyNews &news = {});
    /// Reading was paused since `stopped` and resumes now. Holds may have ended and begun meanwhile, see
    /// LockHold::unseen.
    void readAgainSince(Instant stopped, Instant now);
    /// Replaces the recognition of a reading after its companions were read, see Dialect::refine() and waiters().
    void refined(int node, const QByteArray &name, Shared<Recognition> lock);
    /// The node has no such lock. Returns false, and changes nothing, if a later reading is known.
    bool absent(int node, const QByteArray &name, Instant readAt, Micros took, Entry *known = nullptr);
    /// The node has a key of this name that is no recognisable lock. If the other nodes make the name a quorum lock,
    /// the key blocks it. The node is then read again before the verdict.
    void noteStranger(int node, const QByteArray &name);
    /// This user may not read the key on this node.
    void unreadable(int node, const QByteArray &name, const Error &why);
    /// The node is unreadable: its readings become unknown; earlier ones are kept as the past. Every node begins like
    /// this. `heard`: its last answer, if earlier than now.
    void nodeLost(int node, const Error &why, Instant heard = Instant::max());
    /// The node is readable (again). Each of its readings stays unknown until the key was read.
    void nodeFound(int node);
    /// Another process answers than before: its locks may have been acquired again, even by the same owner. `moved`: on
    /// another server, which may have replicated them.
    void nodeReplaced(int node, bool moved = false);
    /// The node's keyspace was walked completely. Locks that appear after all readable nodes were swept are new; for
    /// earlier ones the hold time is a lower bound.
    void nodeSwept(int node);

    /// Sets all own locks, by name.
    void setOwnHolds(const QHash<QByteArray, OwnHold> &holds);

    [[nodiscard]] bool knows(const QByteArray &name) const { return find(name) != nullptr; }
    /// Null if there is none. Valid until removals() changes.
    [[nodiscard]] Entry *find(const QByteArray &name) const;
    [[nodiscard]] std::vector<Entry *> find(const QByteArrayList &names) const;
    /// The lock at a place below everything().end; a lock keeps its place until it is removed. Null if the place is
    /// empty.
    [[nodiscard]] const Entry *at(quint32 place) const;
    [[nodiscard]] quint64 removals() const { return m_entries.removals(); }
    [[nodiscard]] static const QByteArray &nameOf(const Entry &entry);
    [[nodiscard]] static const Readings &readingsOf(const Entry &entry);
    [[nodiscard]] static Millis fullTtlOf(const Entry &entry); ///< the largest TTL seen of the current owner
    /// Prefetches entries into the processor's cache, because locks are scattered over the memory. Null entries are
    /// skipped.
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
    /// Returns up to `most` locks that were not read on this node yet, each only once. New locks and locks whose
    /// verdict needs this node come first, because after a reconnect all locks are unread.
    [[nodiscard]] std::vector<Entry *> takeUnread(int node, size_t most);
    /// The number of locks that come first.
    [[nodiscard]] size_t freshUnread(int node) const { return m_nodes[static_cast<size_t>(node)].queue.first(); }
    /// Every lock was read on this node, or it is unreadable.
    [[nodiscard]] bool isAllRead(int node) const { return m_nodes[static_cast<size_t>(node)].queue.isEmpty(); }
    /// Some new names wait for the answers of the other nodes before they are judged.
    [[nodiscard]] bool holdsBack() const { return !m_heldBack.isEmpty(); }
    /// Judges names that were reported before `before` without waiting any longer.
    void judgeWithout(Instant before);
    /// Judges all names by what is known now.
    void judgeNow();
    /// Names whose verdict needs a second reading.
    [[nodiscard]] const QSet<QByteArray> &unconfirmed() const { return m_unconfirmed; }

    [[nodiscard]] bool hasChanges() const { return !m_dirty.empty() || hasLaterChanges(); }
    /// A limited takeChanges() may have left some.
    [[nodiscard]] bool hasLaterChanges() const { return !m_later.empty(); }
    [[nodiscard]] size_t laterChanges() const { return m_later.size(); } ///< how many at most
    /// Every lock that is due later was published since this node was lost. If not, take all changes before
    /// nodeFound().
    [[nodiscard]] bool isLossPublished(int node) const;

    /// Several nodes vote on this name, or did so recently: any possible lock of this name is one, or blocks it.
    /// `entry`: find(name).
    [[nodiscard]] bool isVotedName(const QByteArray &name, const Entry *entry, Instant now) const;

    struct Changes
    {
        std::vector<LockStatePtr> changed;
        std::vector<quint32> places; ///< parallel to `changed`
        std::vector<QByteArray> removed;
    };
    /// `roundTrip`: of the slowest node. The two readings that confirm a split or a leftover are at least two round
    /// trips apart. `mostLater`: where a node is lost, back, flushed, filled or read anew, very many locks are due at
    /// once; of these, at most this many are taken, so that other changes do not wait for them.
    [[nodiscard]] Changes takeChanges(Instant now, Micros roundTrip,
                                      size_t mostLater = std::numeric_limits<size_t>::max());

private:
    static constexpr int kEverywhere = LockState::kEverywhere;

    /// Which takeChanges() takes a lock: none, one of the next, the next.
    enum class Due : quint8 { Never, Later, Next };

    /// What the board knows of one node.
    struct NodeView
    {
        Rarely<NodeReading::Rare> lost; ///< with an error: why it cannot be read
        ReadingQueue queue = {};
        bool swept = false;
        bool moved = false; ///< another server answers than at first
        size_t changes = 0; ///< locks that have another owner there, or none, since the last takeChanges()
        size_t readings = 0; ///< locks that were read there and had not changed, since then
        Instant heardLast = Instant::max(); ///< for a lost node: its last answer; max(): until the loss was noticed
    };

    [[nodiscard]] NodeView &view(int node) { return m_nodes[static_cast<size_t>(node)]; }
    [[nodiscard]] const NodeView &view(int node) const { return m_nodes[static_cast<size_t>(node)]; }
    Entry &entryFor(const QByteArray &name, Instant now = Instant::max());
    [[nodiscard]] static bool counts(const Entry &entry, int node);
    void rehome(Entry &entry);
    /// The lock belongs to several nodes: one owner was seen on at least two. A local dialect may write the same owner
    /// on independent servers; there, one value on a majority of at least three nodes is required.
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
    void markDirty(Entry &entry, Due due = Due::Next);
    /// When to take a lock that was read on a node. `before`: the previous reading. `isChange`: another owner has the
    /// lock there, or none. Later if `before` is unknown, because the node is back and all its locks are read; if very
    /// many change there at once, because it was flushed or filled; and if very many are read there without a change.
    /// Counts them, so call it once for each reading.
    [[nodiscard]] Due dueAfterReading(const Entry &entry, int node, const NodeReading &before, bool isChange);
    void takeChange(Entry &entry, Changes &changes, Instant now, Micros roundTrip);
    [[nodiscard]] static bool isUnread(const NodeReading &reading)
    {
        return reading.answer == NodeReading::Answer::Unknown && !reading.error();
    }
    /// The grade on one node, or one owner on several nodes, qualifies the key for the board.
    [[nodiscard]] bool isEvident(const Entry &entry) const;
    [[nodiscard]] bool isConfirmed(Entry &entry, const Assessment &assessment, Instant now, Micros roundTrip) const;
    /// Since when the holder is unknown.
    [[nodiscard]] Instant blindSince(const Entry &entry, Instant now) const;
    [[nodiscard]] LockStatePtr publish(Entry &entry, Assessment assessment, Instant now);
    /// Removes the lock. Returns true if it was published.
    bool leave(Entry &entry, Instant now);

    std::vector<NodeView> m_nodes;
    Grade m_shown = Grade::Likely;
    qsizetype m_mostLocks = std::numeric_limits<qsizetype>::max();
    const SlotHomes *m_homes = nullptr;
    NamedPool<Entry> m_entries;
    std::vector<Entry *> m_dirty; ///< due next, each once
    std::deque<quint32> m_later; ///< places of locks that became due later; some are due next since, or gone
    QHash<QByteArray, Instant> m_heldBack; ///< names that wait for other nodes, since when, see judgeWithout()
    QSet<QByteArray> m_unconfirmed;
    QHash<QByteArray, OwnHold> m_ownHolds;
    QSet<QByteArray> m_expected;
    NameMemory m_memory;
    quint64 m_lastHold = 0; ///< LockHold::id
};

} // namespace Lockscope
