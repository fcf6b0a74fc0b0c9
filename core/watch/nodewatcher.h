#pragma once

#include "../board/board.h"
#include "../board/endedholders.h"
#include "../board/learnedlocks.h"
#include "../dialects/sharedownerdetector.h"
#include "../redis/node.h"
#include "asidekeeper.h"
#include "dullforms.h"
#include "feed.h"
#include "foreignload.h"
#include "keyreader.h"
#include "semaphorechannels.h"
#include "silencedetector.h"
#include "sweep.h"
#include "sweepgaps.h"

#include <QSet>
#include <QTimer>

namespace Lockscope {

/// Reads one node: known locks at every tick, keys that the feed reports at once, locks whose TTL should have ended,
/// and the whole keyspace by SCAN to find new locks. If the feed covers every change, a tick reads only a part of the
/// known locks as a check. The Pacer slows down background readings. Sends only reading commands, with length limits.
/// Single-threaded.
class LOCKSCOPE_CORE_EXPORT NodeWatcher : public QObject
{
    Q_OBJECT

public:
    /// With a feed that covers everything: the number of ticks to read all locks once and to walk the keyspace.
    static constexpr int kVerifyTicks = 30;

    /// Shared by all nodes of a deployment; must outlive the watchers.
    struct Common
    {
        Board *board = nullptr;
        const DialectCatalog *dialects = nullptr;
        /// For a cluster: only keys of slots that the node serves are read, and lent keys with ASKING.
        const SlotHomes *homes = nullptr;
        QByteArrayList patterns = {};
        ReadPace pace = {};
    };

    NodeWatcher(Node *node, Common common, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);
    ~NodeWatcher() override;

    [[nodiscard]] Feed &feed() { return m_feed; }
    /// The interval in which tick() is called.
    void setInterval(Millis interval) { m_silenceDetector.setInterval(interval); }

    /// Reads the known locks that are due, and starts a sweep unless one is running. `anotherReadsFirst`: does neither,
    /// except for the first sweep, because another node isReadingFirst().
    void tick(bool anotherReadsFirst = false);
    /// The first reading of an idle node is under way. It takes little time unless all known locks are read again
    /// meanwhile.
    [[nodiscard]] bool isReadingFirst() const;
    /// Reads the locks that the board has no reading of this node for.
    void readUnread();
    /// Reads a few names that other nodes have reported, once, so that the first locks are shown soon: nodes walk in
    /// different orders, and it takes long until all have walked past the same name.
    void readAhead();
    /// Reads these locks now.
    void readSoon(const QList<QByteArray> &names);
    void stop();
    /// While paused, only tick(), readSoon() and keepAlive() send commands, and the feed's reports are queued.
    /// Afterwards everything is read again.
    void setPaused(bool paused);
    /// Walks the keyspace again after Board::setShown().
    void rescan();
    /// Checks during a pause that the node still answers.
    void keepAlive();
    /// The node counts as unreadable until it answers.
    void noteSilent();
    /// A key, or all of an empty node, was read since the link came up.
    [[nodiscard]] bool hasAnswered() const { return m_walk.isDone || m_walk.hasRead; }
    /// After a pause: all known locks were read again and the keyspace was walked.
    [[nodiscard]] bool hasCaughtUp() const { return m_phase != Phase::CatchingUp && m_walk.isDone; }

    /// The keyspace was walked completely since the link came up.
    [[nodiscard]] bool hasSwept() const { return m_walk.isDone; }
    /// The companions of those locks were read as well.
    [[nodiscard]] bool hasReadAsides() const { return m_asides.hasReadAll(); }
    /// The progress of the first walk; unset if none is running.
    [[nodiscard]] std::optional<WalkProgress> walk() const;
    /// Why the node refuses to be read, although it answers (a missing right, for example).
    [[nodiscard]] const std::optional<Error> &refusal() const { return m_refusal; }
    /// The node does not answer, but its connection is still open.
    [[nodiscard]] bool isSilent() const { return m_refusal && m_refusal->kind == ErrorKind::Timeout; }
    /// An answer that was too large ended the connection. It is restored soon, and then skips that key.
    [[nodiscard]] bool isDownForAKey() const { return m_downForAKey; }
    /// Since when the node is unreadable although its link was up. A silence lasts until the next connection.
    [[nodiscard]] const std::optional<WallTime> &unreadSince() const { return m_unreadSince; }
    /// When reading resumed on the same connection.
    [[nodiscard]] const std::optional<WallTime> &readAgainSince() const { return m_readAgainSince; }
    /// The number of keys in the latest sweep that this user may not read, and the server's error for one of them.
    [[nodiscard]] qsizetype hiddenKeys() const { return m_sweepGaps.hidden(); }
    [[nodiscard]] const Error &hiddenWhy() const { return m_sweepGaps.hiddenWhy(); }
    /// The number of locks in the latest sweep for which the board had no room.
    [[nodiscard]] qsizetype leftOut() const { return m_sweepGaps.leftOut(); }
    /// The number of keys in the latest sweep that may be locks but were not read completely.
    [[nodiscard]] qsizetype undecidedKeys() const { return m_sweepGaps.undecided(); }
    /// The number of keys in the latest sweep that may be locks but are not shown; unset before the first sweep ended.
    [[nodiscard]] std::optional<qsizetype> possibleKeys() const
    {
        return m_walk.isDone ? std::optional(m_sweepGaps.possible()) : std::nullopt;
    }
    /// Why a key that the user named could not be judged in the latest sweep.
    [[nodiscard]] const std::optional<Error> &undecided() const { return m_sweepGaps.undecidedWhy(); }
    /// Excludes the node from reading, with the reason; unset: reads it again.
    void exclude(const std::optional<Error> &why);

Q_SIGNALS:
    /// The board was changed.
    void boardTouched();
    /// Board::nodeFound() will be called for this node.
    void aboutToBeFound();
    void sweepFinished();
    /// After a pause: all known locks were read again.
    void knownReadAgain();
    /// refusal() has changed.
    void refusalChanged();
    /// The server redirected a key (MOVED or ASK) with these words.
    void redirected(const QByteArray &key, const QByteArray &serverReply);
    /// The server has keys of slots that another node serves.
    void straysFound(const QByteArrayList &keys);

private:
    /// `exchanges`: consecutive round trips, see Pacer::pauseAfter().
    using Done = std::function<void(bool ok, int exchanges)>;

    enum class Phase {
        Reading,
        Paused, ///< see setPaused()
        CatchingUp, ///< after a pause: not all known locks were read again yet
    };
    /// What the server lets this user run, as far as it was tried on this connection.
    struct Rights
    {
        bool time = true;
        bool list = true; ///< SCAN
        bool trial = true; ///< tryReading()
    };
    /// Jobs that read one chunk at a time; set until the last chunk.
    struct Jobs
    {
        bool known = false;
        bool changed = false;
        bool unread = false;
    };
    /// The walk through the keyspace: first the names among the patterns, then SCAN.
    struct Walk
    {
        bool isDone = false; ///< one has ended since the link came up, or since the pause
        bool readsNames = false;
        bool again = false; ///< another one follows
        bool hasRead = false; ///< it has read a key
        int ticksSince = 0; ///< since the latest one began, if the feed covers all; kVerifyTicks: walk at the next tick
        Instant began;
        quint64 namesRun = 0; ///< answers for earlier runs are ignored
    };

    /// Keys to read together, and their entries on the board.
    struct Chunk
    {
        std::vector<KeyReader::Wanted> keys;
        std::vector<Board::Entry *> entries; ///< null: not on the board
        quint64 removals = 0; ///< `entries` are valid while Board::removals() equals this
        std::vector<Instant> reported; ///< when the feed reported each key; empty: it did not
        /// Keys from SCAN or from the user's patterns: those that cannot be judged are counted in SweepGaps.
        bool reportsGaps = false;
        int exchanges = 0; ///< round trips of an earlier reading that this one completes
        std::optional<Instant> notFoundSince
            = {}; ///< the start of the latest complete walk, which did not find new keys
    };

    [[nodiscard]] bool canRead() const { return m_node->link().isUp() && !m_excluded; }
    void readKnown();
    [[nodiscard]] Board::Round toReadNow();
    void onChanged(const QByteArrayList &keys);
    void readChanged();
    /// The feed began: reads everything again.
    void onFeedBegan();
    void add(Chunk &chunk, const QByteArray &name, Board::Entry *entry, bool isListed = false) const;
    [[nodiscard]] Chunk chunkOf(const QList<QByteArray> &names) const;
    [[nodiscard]] Chunk chunkOf(const std::vector<Board::Entry *> &entries) const;
    /// `again`: keys that changed their type meanwhile wait for the next tick, so that no server keeps Lockscope busy.
    void readChunk(Chunk chunk, Done done, bool again = false);
    /// Handles a key that could not be read. Returns false if it was read.
    bool noteUnread(const KeysRead &read, const RawKey &raw, bool reportsGaps);
    /// Recognises what was read, and tells the board.
    void applyReadings(KeysRead &read, const Chunk &chunk);
    /// The earlier recognition, if the key is unchanged.
    [[nodiscard]] Shared<Recognition> earlierRecognition(const RawKey &raw, const Readings &readings) const;
    /// Whether this string from SCAN, whose TTL was not read, would be a lock with some TTL.
    [[nodiscard]] bool ttlMayMatter(RawKey &raw);
    [[nodiscard]] Shared<Recognition> recognise(const RawKey &raw, const Readings &before, WallTime now);
    /// Leaves out holders that had ended, see EndedHolders.
    [[nodiscard]] Shared<Recognition> recogniseSortedSet(RawKey &raw, const Readings &before, WallTime wallNow);
    /// Reads the named keys, then walks the keyspace if there are other patterns.
    void startWalk();
    void readNames(qsizetype from);
    void onNamesRead(qsizetype upTo, bool ok);
    [[nodiscard]] bool isWalking() const { return m_walk.readsNames || m_sweep.isRunning(); }
    void onPage(const QByteArrayList &keys);
    /// Continues after a page was read.
    void onPageRead(quint64 run, qsizetype size, bool ok, int exchanges);
    void onSweepEnded(bool complete);
    void onSweepFailed(const Error &error);
    /// Every key was walked and read.
    void finishSweep();
    /// On an empty node: reads a name that does not exist, to find out whether this user may read keys.
    void tryReading();
    void onError(const Error &error);
    [[nodiscard]] Error doesNotAnswer(ErrorKind kind) const;
    void onSilent(Millis forMoreThan);
    void onHeard(Micros roundTrip);
    /// `since`: the start of the refusal, if not now.
    void setRefusal(std::optional<Error> refusal, std::optional<WallTime> since = {});
    /// The node can be read (again).
    void setFound();
    [[nodiscard]] bool wanted(const QByteArray &key) const;
    [[nodiscard]] bool isHome(const QByteArray &key) const
    {
        return m_common.homes == nullptr || m_common.homes->homeOf(key) == index();
    }
    /// Removes keys of other nodes, and emits straysFound() for them.
    [[nodiscard]] QList<QByteArray> withoutStrays(QList<QByteArray> keys);
    [[nodiscard]] int index() const { return m_node->status().index; }

    Node *m_node;
    const Common m_common;
    const Clock &m_clock;
    const QByteArrayList m_names; ///< patterns without wildcards: keys that are read directly
    const QByteArrayList m_globs; ///< the other patterns
    Feed m_feed;
    Pacer m_pacer;
    KeyReader m_reader;
    AsideKeeper m_asides;
    SemaphoreChannels m_semaphores;
    ForeignLoad m_foreignLoad;
    Sweep m_sweep;
    SilenceDetector m_silenceDetector;
    QHash<QByteArray, Instant> m_changed; ///< reported by the feed and not read yet, with the time
    std::optional<Instant> m_sweptSince; ///< the start of the latest complete walk: keys that it did not find are newer
    Board::Round m_toVerify; ///< known locks, read in kVerifyTicks
    quint32 m_verifyAtOnce = 0;
    Board::Round m_known; ///< locks to read in this tick
    QTimer m_knownDelay;
    QTimer m_unreadDelay;
    QTimer m_feedWait; ///< waits for the feed before the first reading
    std::optional<Error> m_refusal;
    std::optional<WallTime> m_unreadSince;
    std::optional<WallTime> m_readAgainSince;
    Instant m_heardAt = Instant::max(); ///< when the latest answered question was sent; max(): none
    SharedOwnerDetector m_sharedOwnerDetector;
    EndedHolders m_endedHolders;
    SweepGaps m_sweepGaps;
    LearnedLocks m_learned;
    DullForms m_dull;
    int m_stringsInARow = 0; ///< consecutive strings in the latest readings
    Instant m_pageAt; ///< when SCAN's latest page came: saves reading the clock for each key
    WallTime m_wallPageAt; ///< m_pageAt by the node's clock
    Phase m_phase = Phase::Reading;
    Rights m_rights;
    Jobs m_jobs;
    bool m_hasReadAhead = false; ///< see readAhead()
    Walk m_walk;
    bool m_excluded = false; ///< see exclude()
    bool m_owesTick = false; ///< tick() was called without a link
    bool m_downForAKey = false;
    /// Commands were not answered in time, so the connection was ended. Answering a handshake is not enough to count
    /// again: something must be read.
    bool m_isUnproven = false;
};

} // namespace Lockscope
