#pragma once

#include "../base/alarms.h"
#include "../dialects/neighbours.h"
#include "../redis/node.h"
#include "board.h"
#include "feed.h"

#include <QSet>
#include <QTimer>

#include <memory>

namespace Lockscope {

/// Reads one node: known locks again at every tick, what the feed tells of at once, locks whose TTL should have ended then,
/// and the whole keyspace by paced SCAN to find new ones. Where the feed tells of every change, a tick reads only a part
/// of the known locks again, to be sure. Only reads, with length limits, one page in flight (reliability.md SEC17, SEC24).
class LOCKSCOPE_CORE_EXPORT NodeWatcher : public QObject
{
    Q_OBJECT

public:
    /// In how many ticks each known lock is read once, where the feed tells of every change.
    static constexpr int kVerifyTicks = 30;

    NodeWatcher(Node *node, Board *board, const DialectCatalog *dialects, QByteArrayList patterns, TransportFactory factory, Alarms &alarms, const Clock &clock,
                QObject *parent = nullptr);
    ~NodeWatcher() override;

    [[nodiscard]] Feed &feed() { return m_feed; }

    /// Reads all known locks again and, unless one is running, starts a sweep.
    void tick();
    /// Reads these locks now, besides the tick.
    void readSoon(const QList<QByteArray> &names);
    void stop();

    /// The keyspace was walked through once since the link came up.
    [[nodiscard]] bool hasSwept() const { return m_swept; }
    /// The node answers but refuses our reads (a missing right, for example).
    [[nodiscard]] const std::optional<Error> &refusal() const { return m_refusal; }
    /// Keys that SCAN named in the latest sweep but this user may not read, and the server's word on one of them.
    [[nodiscard]] qsizetype hiddenKeys() const { return m_hiddenKeys; }
    [[nodiscard]] const Error &hiddenWhy() const { return m_hiddenWhy; }
    /// Only keys whose home is this node are read, with ASKING those that are lent to it. `homes` outlives this.
    void setHomes(const SlotHomes *homes) { m_homes = homes; }
    /// With a reason: the node is not read and counts as one that cannot be, until called without.
    void exclude(const std::optional<Error> &why);

Q_SIGNALS:
    /// Readings went into the board.
    void boardTouched();
    void sweepFinished();
    /// refusal() has changed.
    void refusalChanged();
    /// The server says that another one is to be asked about this key, in these words.
    void redirected(const QByteArray &key, const QByteArray &serverWords);
    /// The server has these keys, and by what we know they are another one's.
    void straysFound(const QByteArrayList &keys);

private:
    struct Chunk;
    class Deadlines;
    /// What a key looks like from outside.
    struct Outline
    {
        qint64 length = 0;
        KeyTtl::Kind ttl = KeyTtl::Kind::Unknown;

        friend bool operator==(const Outline &, const Outline &) = default;
    };
    using Done = std::function<void(bool ok)>;

    void readKnown(QList<QByteArray> names);
    [[nodiscard]] QList<QByteArray> toReadNow();
    void onChanged(const QByteArrayList &keys);
    void readChanged();
    /// Everything may have changed.
    void catchUp();
    void readChunk(const QList<QByteArray> &names, Done done);
    void readTypes(const std::shared_ptr<Chunk> &chunk);
    void readLengths(const std::shared_ptr<Chunk> &chunk);
    void readValues(const std::shared_ptr<Chunk> &chunk);
    void ask(const std::shared_ptr<Chunk> &chunk, const QByteArrayList &command, std::function<void(const Value &)> take);
    void closePhase(const std::shared_ptr<Chunk> &chunk, void (NodeWatcher::*next)(const std::shared_ptr<Chunk> &));
    void deliver(const std::shared_ptr<Chunk> &chunk);
    void nextPage();
    void onPage(const Value &reply, Instant asked);
    void endSweep(bool ok);
    void onError(const Error &error);
    void setRefusal(std::optional<Error> refusal);
    [[nodiscard]] bool wanted(const QByteArray &key) const;
    [[nodiscard]] bool isHome(const QByteArray &key) const { return m_homes == nullptr || m_homes->homeOf(key) == m_node->status().index; }
    /// Without the keys of other nodes, of which straysFound() tells.
    [[nodiscard]] QList<QByteArray> withoutStrays(QList<QByteArray> keys);
    void noteTooLarge(const Chunk &chunk, const QByteArray &key);
    [[nodiscard]] bool isTooLarge(const RawKey &raw) const;

    Node *m_node;
    Board *m_board;
    const DialectCatalog *m_dialects;
    const QByteArrayList m_patterns;
    const SlotHomes *m_homes = nullptr;
    const Clock &m_clock;
    Feed m_feed;
    std::unique_ptr<Deadlines> m_deadlines;
    QSet<QByteArray> m_changed; ///< told by the feed and not read yet
    QList<QByteArray> m_toVerify; ///< known locks that are still to be read in this round of kVerifyTicks
    qsizetype m_verifyAtOnce = 0;
    QTimer m_pageTimer;
    QByteArray m_cursor;
    std::optional<Error> m_refusal;
    Neighbours m_neighbours;
    QHash<QByteArray, KeyType> m_types; ///< of known locks: saves asking again
    /// Hashes and sets whose value broke the connection's limits: not read again until they look otherwise.
    QHash<QByteArray, Outline> m_tooLarge;
    quint64 m_epoch = 0; ///< grows with each loss of the link: late handlers of an older one do nothing
    int m_pageSize = 1000;
    bool m_sweeping = false;
    bool m_sweepAgain = false; ///< the one under way is not enough
    bool m_readingKnown = false;
    bool m_readingChanged = false;
    QSet<QByteArray> m_hiddenSoFar; ///< in this sweep
    qsizetype m_hiddenKeys = 0;
    Error m_hiddenWhy;
    bool m_excluded = false;
    bool m_swept = false;
};

} // namespace Lockscope
