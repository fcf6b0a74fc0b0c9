#pragma once

#include "../base/namedpool.h"
#include "lockstate.h"
#include "slothomes.h"

#include <QSet>

namespace Lockscope {

/// Since when what is found on a node for the first time may have been there.
struct KeyNews
{
    std::optional<Instant> told = {}; ///< the node told of this key then
    std::optional<Instant> notNamed = {}; ///< a walk through the node's names began then, and has ended without this one
};

/// All locks of a deployment with their verdicts: the one picture that table and command line show. It takes readings
/// in and gives diffs out; it reads no clock and no socket. Single-threaded.
class LOCKSCOPE_CORE_EXPORT Board
{
public:
    struct Entry; ///< a lock's place on the board

    explicit Board(int nodes);
    ~Board();
    Q_DISABLE_COPY_MOVE(Board)

    /// From now on each lock is judged by the one node that serves its slot, and is unknown while none does. Before any
    /// lock is known; `homes` outlives the board.
    void setHomes(const SlotHomes *homes) { m_homes = homes; }
    /// Keys of a lower grade are no locks of this board, unless several nodes carry them with one owner. What is not understood is one. Those
    /// that are not shown any more leave the board.
    void setShown(Grade least);
    [[nodiscard]] Grade shown() const { return m_shown; }
    [[nodiscard]] int nodes() const { return m_nodes; }
    /// One more node, which cannot be read yet.
    void addNode();
    /// The homes have changed: locks whose slot another node serves now are unknown until it was asked.
    void homesChanged();
    void homeChanged(const QByteArray &name);
    /// Of a cluster: another node than its home has told of this key, or it was asked for by name. Its home, or who has it for
    /// now, has to say what it is. If a lock, it may have been brought there as well as taken.
    void expect(const QByteArray &name);
    /// Names of which nobody who was to be asked has said so far whether they are there.
    [[nodiscard]] const QSet<QByteArray> &expected() const { return m_expected; }
    /// There are such, but for those of nodes that cannot be read.
    [[nodiscard]] bool awaitsAnswers() const;

    /// A node answered about a key: `lock` is what the dialects make of it, nothing when the key is absent or no lock.
    /// True when that is another hold on this node than before. `known`, here and below: as find(name) has it, for whoever
    /// has just asked. `news`: what is there came later than that, if it is new.
    bool present(int node, const QByteArray &name, Shared<Recognition> lock, KeyTtl ttl, Instant readAt, Micros took, Entry *known = nullptr,
                 const KeyNews &news = {});
    /// Nothing was read since `stopped`, and from now on it is again: what was due meanwhile may not be what stood there before, and of what
    /// was not nobody saw whether it went on, see LockState::unseen.
    void readAgainSince(Instant stopped, Instant now);
    /// More became known of what the node answered, see Dialect::refine() and waiters().
    void refined(int node, const QByteArray &name, Shared<Recognition> lock);
    void absent(int node, const QByteArray &name, Instant readAt, Micros took, Entry *known = nullptr);
    /// It is absent there as a lock: what stands there shows by nothing that it is one. Once the others have made a quorum's lock of the
    /// name it is in its way, and the node is asked again before the verdict is told.
    void noteStranger(int node, const QByteArray &name);
    /// This node refuses to tell about this key; about others it may.
    void unreadable(int node, const QByteArray &name, const Error &why);
    /// The node cannot be read: its readings become unknown, what was seen is kept as past. So it begins. `heard`: when it said something
    /// the last time, where that was before it was noticed: what it has nobody could see since then.
    void nodeLost(int node, const Error &why, Instant heard = Instant::max());
    /// The node can be read (again); each reading stays unknown until it was done.
    void nodeFound(int node);
    /// Another process answers there than before it was lost: what it has may have been taken anew, also by the same owner.
    /// `moved`: on another server, which may have had it by replication.
    void nodeReplaced(int node, bool moved = false);
    /// The node's whole keyspace was walked through since it was found. Locks that appear while every readable node has
    /// been swept were acquired under our eyes; those that appear before are at least as old as our look.
    void nodeSwept(int node);

    /// A lock that was taken here: since when is known, whenever it was read. Unless it was lost since, and set again by its renewal.
    struct OwnHold
    {
        QByteArray owner;
        Instant since;

        friend bool operator==(const OwnHold &, const OwnHold &) = default;
    };
    /// All that are held now, by name.
    void setOwnHolds(const QHash<QByteArray, OwnHold> &holds);

    [[nodiscard]] bool knows(const QByteArray &name) const { return find(name) != nullptr; }
    /// Null when there is none. Good while removals() is the same.
    [[nodiscard]] Entry *find(const QByteArray &name) const;
    [[nodiscard]] std::vector<Entry *> find(const QByteArrayList &names) const;
    /// The lock that stands at this place, of those below everything().end: it stays there until it is removed. Null when there
    /// is none.
    [[nodiscard]] const Entry *at(quint32 place) const;
    [[nodiscard]] quint64 removals() const { return m_entries.removals(); }
    [[nodiscard]] static const QByteArray &nameOf(const Entry &entry);
    [[nodiscard]] static const Readings &readingsOf(const Entry &entry);
    [[nodiscard]] static Millis fullTtlOf(const Entry &entry); ///< the largest that was seen of the present owner
    /// They are looked at next, what this node says of them first. Locks lie all over the memory: waiting for one after the other
    /// takes longer than what is done with them. Null ones are passed over.
    static void fetchAhead(const std::vector<Entry *> &entries, int node);
    /// What this node has, as answered last; null when it has no such key, or that is not known. Good until the board is
    /// changed.
    [[nodiscard]] static const NodeReading *readingOf(int node, const Entry &entry);
    [[nodiscard]] const NodeReading *readingOf(int node, const QByteArray &name) const;
    /// What the nodes have answered about this lock; null when it is not on the board. As readingOf().
    [[nodiscard]] const Readings *readings(const QByteArray &name) const;
    /// The state that was published last; null when there is none.
    [[nodiscard]] LockStatePtr published(const QByteArray &name) const;
    [[nodiscard]] std::vector<LockStatePtr> published() const;

    /// Locks that are gone through bit by bit. Those that come meanwhile may be left out.
    struct Round
    {
        quint32 next = 0;
        quint32 end = 0;

        [[nodiscard]] bool isOver() const { return next >= end; }
    };
    [[nodiscard]] qsizetype size() const { return m_entries.size(); }
    [[nodiscard]] Round everything() const { return {.next = 0, .end = m_entries.places()}; }
    /// The next locks about which this node is to be asked: so many at most.
    [[nodiscard]] std::vector<Entry *> take(Round &round, int node, size_t most) const;
    /// There is no lock about which this node is to be asked.
    [[nodiscard]] bool isEmpty(int node) const;
    /// Locks that this node, though it can be read, has not yet been asked about: so many at most. Each is given once. Those that others
    /// have just told of, or whose verdict awaits this node, come first: they are few beside all that is read anew once a node is back.
    [[nodiscard]] std::vector<Entry *> takeUnread(int node, size_t most);
    /// How many of those that come first there are.
    [[nodiscard]] size_t freshUnread(int node) const { return m_unread[static_cast<size_t>(node)].fresh.size(); }
    /// What this node says is known of all locks, if it can be read.
    [[nodiscard]] bool isAllRead(int node) const { return m_unread[static_cast<size_t>(node)].count == 0; }
    /// There are names that one node has told and that are not judged yet: the others are asked first.
    [[nodiscard]] bool holdsBack() const { return !m_heldBack.isEmpty(); }
    /// The first verdict on what was told by then, while everything was watched, waits no longer for those that do not answer.
    void judgeWithout(Instant before);
    /// Names whose verdict awaits a second reading.
    [[nodiscard]] const QSet<QByteArray> &unconfirmed() const { return m_unconfirmed; }

    [[nodiscard]] bool hasChanges() const { return !m_dirty.empty(); }

    /// A name whose lock was voted on and has gone from all nodes is remembered for this long, unless very many go; at most twice as long.
    static constexpr Millis kVotedLately = std::chrono::minutes(5);
    /// A lock of this name is voted on, or was lately: whatever can be a lock and stands there is one, or stands in its way.
    /// `entry` is as find() has it.
    [[nodiscard]] bool isVotedName(const QByteArray &name, const Entry *entry, Instant now) const;

    struct Changes
    {
        std::vector<LockStatePtr> changed;
        std::vector<quint32> places; ///< of each of them
        std::vector<QByteArray> removed;
    };
    /// `roundTrip`: of the slowest node; two readings that confirm a split or a residue are at least two of it apart.
    [[nodiscard]] Changes takeChanges(Instant now, Micros roundTrip);

private:
    static constexpr int kEverywhere = LockState::kEverywhere;

    /// Of one node.
    struct Unread
    {
        qsizetype count = 0; ///< locks of which it is not known
        quint32 next = 0; ///< they have been given out below this place
        std::vector<quint32> fresh; ///< places of those that come first
    };

    Entry &entryFor(const QByteArray &name, Instant now = Instant::max());
    /// With Entry::hadQuorum; nothing: it was none.
    [[nodiscard]] std::optional<bool> votedLately(const QByteArray &name, Instant now) const;
    void forgetVotedLately(Instant now);
    [[nodiscard]] static bool counts(const Entry &entry, int node);
    void rehome(Entry &entry);
    /// It is not its one node's own: one owner was seen on two nodes or more. Of a local dialect that is not enough, its owners may be
    /// the same on servers that are locked apart: one value was seen on a majority, of three nodes or more, and whoever has it on one of them
    /// now may have failed to get the others.
    [[nodiscard]] static bool isVoted(const Entry &entry);
    void noteVotes(Entry &entry, const Assessment &assessment) const;
    /// True when there was a node to be asked again, see noteStranger().
    [[nodiscard]] bool askStrangers(Entry &entry);
    [[nodiscard]] static std::optional<Assessment> judge(const Entry &entry, Instant now);
    void setUnread(Entry &entry, int node);
    /// The same of one that is to be asked about before others.
    void setFresh(Entry &entry, int node);
    /// This node has answered, or cannot.
    void setRead(Entry &entry, int node);
    void setAnswered(const Entry &entry);
    void forget(Entry &entry);
    [[nodiscard]] static bool isHeldBack(const Entry &entry);
    void markDirty(Entry &entry);
    [[nodiscard]] static bool isUnread(const NodeReading &reading) { return reading.answer == NodeReading::Answer::Unknown && !reading.error; }
    /// Its grade on one node, or its owner on several, makes it a lock of this board.
    [[nodiscard]] bool isEvident(const Entry &entry) const;
    /// The same hold stands there as before the node was lost: the same owner, and no lease that was begun since.
    [[nodiscard]] bool stands(const Entry &entry, int node, const NodeReading &before, const NodeReading &after) const;
    static void noteRenewal(Entry &entry, int node, const NodeReading &fresh);
    [[nodiscard]] bool isConfirmed(Entry &entry, const Assessment &assessment, Instant now, Micros roundTrip) const;
    [[nodiscard]] static bool isDoubtful(const Entry &entry, const NodeReading &before, Instant now);
    /// The owner is the same, and yet too few nodes have had the lock all the time: it was lost, and taken again.
    [[nodiscard]] static bool isAnew(const Entry &entry, const Assessment &assessment);
    /// While nothing was read it was due, and a node has gone: what the others had then is judged once one has told what it has now.
    [[nodiscard]] static bool isToBeReadAgain(const Entry &entry);
    /// A string that leaves the board: if it comes back, its owner then is compared with the one before.
    void noteGone(const Entry &entry);
    /// How often it has come back with another owner, with this time, if it does now.
    [[nodiscard]] int comebacksOf(const Entry &entry, const Assessment &assessment);
    /// Since when nobody can tell who holds it, as is found now.
    [[nodiscard]] Instant blindSince(const Entry &entry, Instant now) const;
    /// Whether the hold goes on could not be seen for a while, and can again: where too few parts are known to be those of before, that is noted.
    static void trackUnseen(Entry &entry, const Assessment &assessment, Instant now);
    /// The reading after a time in which nothing was read, and the one before.
    static void notePartKept(Entry &entry, const NodeReading &before, const NodeReading &fresh);
    /// Of a shared lock: who holds it by now, each since when. True when somebody goes on who held it before.
    static bool trackSharers(Entry &entry, const Assessment &assessment, bool anew);
    /// While nobody can tell who holds it, whatever stands on nodes that answer.
    [[nodiscard]] static bool mayGoOnUnseen(const Entry &entry, const Assessment &assessment);
    /// True when another owner than before holds it.
    bool trackOwner(Entry &entry, const Assessment &assessment, Instant now) const;

    int m_nodes;
    Grade m_shown = Grade::Likely;
    const SlotHomes *m_homes = nullptr;
    std::vector<Shared<Error>> m_lost; ///< per node, why it cannot be read
    std::vector<Unread> m_unread; ///< per node
    NamedPool<Entry> m_entries;
    std::vector<Entry *> m_dirty; ///< each once
    QHash<QByteArray, Instant> m_heldBack; ///< since then, see judgeWithout()
    QSet<QByteArray> m_unconfirmed;
    QHash<QByteArray, OwnHold> m_ownHolds;
    QSet<QByteArray> m_expected;
    QHash<QByteArray, QSet<int>> m_strangers; ///< of locks on the board, by name; a bounded number
    /// Voted locks that left the board while a node could not be read. What that node still has is what is left of them, though
    /// its form alone would not make it a lock.
    QHash<QByteArray, bool> m_leftUnseen; ///< with Entry::hadQuorum
    /// Voted locks that have left the board, which all nodes told. Who comes on one node then has a vote, and no lock of that node's own.
    struct Generation
    {
        QHash<QByteArray, bool> names; ///< with Entry::hadQuorum
        Instant since;
    };
    Generation m_lately;
    Generation m_before; ///< those that left before these, so that none has to be looked for to be forgotten
    struct Former
    {
        size_t owner = 0; ///< a hash of the last one
        int comebacks = 0;
    };
    QHash<QByteArray, Former> m_former; ///< strings that have left the board once, by name; a bounded number
    std::vector<bool> m_swept; ///< per node
    std::vector<bool> m_moved; ///< per node: another server answers there than at first
    std::vector<Instant> m_heardLast; ///< per node that is lost: when it said something; max(): until it was noticed
};

} // namespace Lockscope
