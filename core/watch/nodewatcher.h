#pragma once

#include "../board/board.h"
#include "../board/endedholders.h"
#include "../board/learnedlocks.h"
#include "../dialects/neighbours.h"
#include "../redis/node.h"
#include "asidekeeper.h"
#include "dullforms.h"
#include "feed.h"
#include "foreignload.h"
#include "keyreader.h"
#include "semaphorechannels.h"
#include "silence.h"
#include "sweep.h"
#include "sweepgaps.h"

#include <QSet>
#include <QTimer>

namespace Lockscope {

/// Reads one node: known locks again at every tick, what the feed tells of at once, locks whose TTL should have ended then,
/// and the whole keyspace by SCAN to find new ones. Where the feed tells of every change, a tick reads only a part of the
/// known locks again, to be sure. All but what is wanted at once keeps to a pace. Only reads, with length limits
/// (reliability.md SEC17, SEC24).
class LOCKSCOPE_CORE_EXPORT NodeWatcher : public QObject
{
    Q_OBJECT

public:
    /// In how many ticks each known lock is read once, and the keyspace walked through, where the feed tells of every change.
    static constexpr int kVerifyTicks = 30;

    /// What all nodes of a deployment share; it outlives the watchers.
    struct Common
    {
        Board *board = nullptr;
        const DialectCatalog *dialects = nullptr;
        /// Of a cluster: only keys whose home is the node are read, with ASKING those that are lent to it.
        const SlotHomes *homes = nullptr;
        QByteArrayList patterns = {};
        ReadPace pace = {};
    };

    NodeWatcher(Node *node, Common common, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);
    ~NodeWatcher() override;

    [[nodiscard]] Feed &feed() { return m_feed; }
    /// How often tick() is called.
    void setInterval(Millis interval) { m_silence.setInterval(interval); }

    /// Reads the known locks that are due and, unless one is running, starts a sweep.
    void tick();
    /// Reads the locks of which the board does not know yet what this node says.
    void readUnread();
    /// Reads these locks now, besides the tick.
    void readSoon(const QList<QByteArray> &names);
    void stop();
    /// While paused nothing is sent but by tick(), readSoon() and keepAlive(); what the feed tells is only kept in mind. Afterwards
    /// everything is read again.
    void setPaused(bool paused);
    /// Walks through the keyspace once more, as Board::shown() has changed.
    void lookAnew();
    /// Whether the node still answers, where nothing else would tell.
    void keepAlive();
    /// What was known before the last pause has been read again, and the keyspace walked through.
    [[nodiscard]] bool hasCaughtUp() const { return !m_behind && m_swept; }

    /// The keyspace was walked through once since the link came up.
    [[nodiscard]] bool hasSwept() const { return m_swept; }
    /// Also what stands beside the locks that were found so.
    [[nodiscard]] bool hasReadAsides() const { return m_asides.hasReadAll(); }
    /// How far the first walk through its keys has come; nothing while there is none.
    [[nodiscard]] std::optional<WalkProgress> walk() const;
    /// The node answers but refuses our reads (a missing right, for example).
    [[nodiscard]] const std::optional<Error> &refusal() const { return m_refusal; }
    /// The same while it does not answer, and its connection has not ended for that: what it has is unknown until it does.
    [[nodiscard]] bool isSilent() const { return m_refusal && m_refusal->kind == ErrorKind::Timeout; }
    /// It is down because of a key that the next connection leaves alone: it is back soon, and what it has is told then.
    [[nodiscard]] bool isDownForAKey() const { return m_downForAKey; }
    /// Since when it cannot be read though its link was up: while there is a refusal, and, where it was silent before its
    /// connection ended, until it is up again.
    [[nodiscard]] const std::optional<WallTime> &unreadSince() const { return m_unreadSince; }
    /// It is read again since then, on a connection that stood meanwhile.
    [[nodiscard]] const std::optional<WallTime> &readAgainSince() const { return m_readAgainSince; }
    /// Keys that SCAN named in the latest sweep but this user may not read, and the server's word on one of them.
    [[nodiscard]] qsizetype hiddenKeys() const { return m_gaps.hidden(); }
    [[nodiscard]] const Error &hiddenWhy() const { return m_gaps.hiddenWhy(); }
    /// Keys of the latest sweep that may be locks and were not read whole, so that it cannot be told.
    [[nodiscard]] qsizetype undecidedKeys() const { return m_gaps.undecided(); }
    /// Keys of the latest sweep that may be locks and are not shown; nothing before its end.
    [[nodiscard]] std::optional<qsizetype> possibleKeys() const { return m_swept ? std::optional(m_gaps.possible()) : std::nullopt; }
    /// Why, in the latest sweep, a key that the user's patterns name could not be judged.
    [[nodiscard]] const std::optional<Error> &undecided() const { return m_gaps.undecidedWhy(); }
    /// With a reason: the node is not read and counts as one that cannot be, until called without.
    void exclude(const std::optional<Error> &why);

Q_SIGNALS:
    /// Readings went into the board.
    void boardTouched();
    void sweepFinished();
    /// All that was known before the last pause has been read again.
    void knownReadAgain();
    /// refusal() has changed.
    void refusalChanged();
    /// The server says that another one is to be asked about this key, in these words.
    void redirected(const QByteArray &key, const QByteArray &serverWords);
    /// The server has these keys, and by what we know they are another one's.
    void straysFound(const QByteArrayList &keys);

private:
    using Done = std::function<void(bool ok)>;

    /// Keys that are read together, and what the board has of them.
    struct Chunk
    {
        std::vector<KeyReader::Wanted> keys;
        std::vector<Board::Entry *> entries; ///< null: not on the board
        quint64 removals = 0; ///< they are good while the board has removed as many
        std::vector<Instant> told; ///< when the feed told of each; empty: it did not
        bool isNamed = false; ///< SCAN has just named them: they are there
        std::optional<Instant> notNamed = {}; ///< what came to be there had not been named by the walk that began then
    };

    [[nodiscard]] bool canRead() const { return m_node->link().isUp() && !m_excluded; }
    void readKnown();
    [[nodiscard]] Board::Round toReadNow();
    void onChanged(const QByteArrayList &keys);
    void readChanged();
    /// Everything may have changed.
    void catchUp();
    void add(Chunk &chunk, const QByteArray &name, Board::Entry *entry, bool isListed = false) const;
    [[nodiscard]] Chunk chunkOf(const QList<QByteArray> &names) const;
    [[nodiscard]] Chunk chunkOf(const std::vector<Board::Entry *> &entries) const;
    /// `again`: what changed its type meanwhile is left to the next tick, or a server could keep us busy.
    void readChunk(Chunk chunk, Done done, bool again = false);
    /// It was asked for and not read: what that means for it.
    bool noteUnread(const KeysRead &read, const RawKey &raw, bool isNamed);
    void deliver(KeysRead &read, const Chunk &chunk);
    /// The lock, if this key was read before and is the same again.
    [[nodiscard]] Shared<Recognition> known(const RawKey &raw, const Readings &readings) const;
    /// This string, whose TTL is not known, may be a lock with one TTL or another.
    [[nodiscard]] bool mayBeLock(RawKey &raw);
    [[nodiscard]] Shared<Recognition> recognise(const RawKey &raw, const Readings &before, WallTime now);
    /// The same of a sorted set: those of its holders that have ended are none, whoever else has left since.
    [[nodiscard]] Shared<Recognition> recogniseHolders(RawKey &raw, const Readings &before, WallTime wallNow);
    /// Reads the keys that the patterns name, then walks through the others if there are any to find.
    void startWalk();
    void readNames(qsizetype from);
    void onNamesRead(qsizetype upTo, bool ok);
    [[nodiscard]] bool isWalking() const { return m_readingNames || m_sweep.isRunning(); }
    void onPage(const QByteArrayList &keys);
    /// A page has been read; what it tells about keys of earlier ones is looked at before the next.
    void onPageRead(quint64 run, qsizetype size, bool ok);
    void onSweepEnded(bool complete);
    void onSweepFailed(const Error &error);
    /// All keys have been walked through, and what there was to read has been read.
    void finishSweep();
    /// That no key was read tells nothing of whether one could be: a name that nobody has is asked for, as a key would be.
    void tryReading();
    void onError(const Error &error);
    void onSilent(Millis forMoreThan);
    void onHeard(Micros roundTrip);
    /// `since`: when it began, if not now.
    void setRefusal(std::optional<Error> refusal, std::optional<WallTime> since = {});
    [[nodiscard]] bool wanted(const QByteArray &key) const;
    [[nodiscard]] bool isHome(const QByteArray &key) const { return m_common.homes == nullptr || m_common.homes->homeOf(key) == index(); }
    /// Without the keys of other nodes, of which straysFound() tells.
    [[nodiscard]] QList<QByteArray> withoutStrays(QList<QByteArray> keys);
    [[nodiscard]] int index() const { return m_node->status().index; }

    Node *m_node;
    const Common m_common;
    const Clock &m_clock;
    const QByteArrayList m_names; ///< patterns that match one key only, as that key: read directly, without SCAN
    const QByteArrayList m_globs; ///< the other patterns
    Feed m_feed;
    Pacer m_pacer;
    KeyReader m_reader;
    AsideKeeper m_asides;
    SemaphoreChannels m_semaphores;
    ForeignLoad m_others;
    Sweep m_sweep;
    Silence m_silence;
    QHash<QByteArray, Instant> m_changed; ///< told by the feed, since then, and not read yet
    Instant m_sweepBegan;
    std::optional<Instant> m_sweptSince; ///< when the last whole look began: what it did not find came later
    Board::Round m_toVerify; ///< known locks, read once in kVerifyTicks
    quint32 m_verifyAtOnce = 0;
    Board::Round m_known; ///< to be read in this tick
    QTimer m_knownPause;
    QTimer m_unreadPause;
    QTimer m_patience; ///< with the feed, before the first look
    std::optional<Error> m_refusal;
    std::optional<WallTime> m_unreadSince;
    std::optional<WallTime> m_readAgainSince;
    Instant m_heardAt = Instant::max(); ///< the last question that has been answered was asked; max(): none has
    Neighbours m_neighbours;
    EndedHolders m_ended;
    SweepGaps m_gaps;
    LearnedLocks m_learned;
    DullForms m_dull;
    bool m_mayRunTime = true;
    int m_ticksSinceSweep = 0;
    int m_stringsInARow = 0; ///< of what was read last
    int m_ticksOfWalk = 0; ///< since the sweep began
    Instant m_pageAt; ///< when SCAN's latest page came
    WallTime m_wallPageAt; ///< the same by the node's clock
    quint64 m_namesRun = 0; ///< answers of earlier ones do nothing
    bool m_readingNames = false;
    bool m_sweepAgain = false; ///< the one under way is not enough
    bool m_readingKnown = false;
    bool m_readingChanged = false;
    bool m_readingUnread = false;
    bool m_excluded = false;
    bool m_paused = false;
    bool m_behind = false; ///< since a pause not all that is known has been read again
    bool m_owesTick = false; ///< somebody wanted one while there was no link
    bool m_swept = false;
    bool m_downForAKey = false;
    bool m_hasRead = false; ///< in this sweep the node has answered about a key
    bool m_mayList = true; ///< it has not refused to list its keys: what it has besides those that are known nobody could tell
    bool m_mayTry = true; ///< it has not refused the name that is asked for to try
};

} // namespace Lockscope
