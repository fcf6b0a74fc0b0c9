#pragma once

#include "../board/board.h"
#include "asides.h"
#include "namequeue.h"
#include "pacer.h"

#include "../redis/node.h"

#include <QTimer>

namespace Lockscope {

/// The current time by the node's clock, or by the local clock if the offset is unknown.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT WallTime wallNowThere(const Node &node, const Clock &clock);

/// Keeps the companions and waiters (Aside) of the locks of one node up to date: changed locks first, then a part of
/// the others at each tick. A key that is a lock only together with its companions is held back until they were read.
/// Writes to the board. Part of a NodeWatcher; single-threaded.
class LOCKSCOPE_CORE_EXPORT AsideKeeper : public QObject
{
    Q_OBJECT

public:
    /// Locks per request.
    static constexpr qsizetype kAtOnce = 500;
    static constexpr qsizetype kAtOnceIdle = 2000; ///< where no pause follows

    struct Place
    {
        Node *node = nullptr;
        Board *board = nullptr;
        const DialectCatalog *dialects = nullptr;
        Pacer *pacer = nullptr;
        bool named = false; ///< the user gave patterns
        bool walksAll = false; ///< the walk finds every existing key that is wanted
        std::function<bool(const QByteArray &key)> isWanted;
    };

    AsideKeeper(Place place, const Clock &clock, QObject *parent = nullptr);

    /// Reads one part, at each tick.
    void readPart();
    /// Goes on with the first reading, which follows the walk: call this when the walk has found locks.
    void readFirst();
    /// Reads the queued locks now.
    void readWaiting();
    void setSwept(bool swept);
    /// The answers of an excluded node do not count.
    void setExcluded(bool excluded) { m_excluded = excluded; }
    /// Stops reading, and forgets that the keyspace was walked.
    void stop();
    /// Stops reading until the next readPart().
    void pause() { m_pause.stop(); }
    /// The companions of all locks that the first walk found were read.
    [[nodiscard]] bool hasReadAll() const { return m_readAll; }

    /// Dialect::asideNeed() under the user's patterns.
    [[nodiscard]] AsideNeed needOf(const Recognition &lock);
    /// Only the companions can show whether this key is a lock.
    [[nodiscard]] bool isUnproven(const Recognition &lock);
    /// The companions show that the lock has ended.
    [[nodiscard]] static bool isOver(const Recognition &lock, WallTime now);

    /// Whether companions or waiters are known.
    [[nodiscard]] bool has(const QByteArray &name) const { return !m_asides.isEmpty() && m_asides.contains(name); }
    /// The recognition, completed by its known companions.
    [[nodiscard]] Recognition refined(Recognition lock) const;
    /// The same for a lock that differs from `before`, this node's previous reading (null: none).
    [[nodiscard]] Recognition refinedAnew(const Recognition &lock, const NodeReading *before);

    /// The lock has changed: read its companions soon.
    void noteChanged(const QByteArray &name, AsideNeed need);
    /// The walk has found this key.
    void noteFound(const QByteArray &key);
    /// The lock should have ended, unless its companions have changed: read them first.
    void noteDue(const QByteArray &name) { m_soon.prepend(name); }
    void noteUnproven(const QByteArray &name, NodeReading reading);
    /// The key is no lock, whatever its companions are.
    void noteDisproven(const QByteArray &name);
    void noteGone(const QByteArray &name) { m_asides.remove(name); }

Q_SIGNALS:
    /// The board was changed.
    void boardTouched();

private:
    [[nodiscard]] int index() const { return m_place.node->status().index; }
    [[nodiscard]] const Dialect *dialectOf(const Recognition &lock);
    [[nodiscard]] bool hasAny(const Dialect &dialect, const Recognition &lock) const;
    [[nodiscard]] bool hasRoom() const { return !m_swept || m_soon.size() < kAtOnce; }
    /// Reads the queued locks, filled up with `others`.
    void read(const std::vector<Board::Entry *> &others);
    void take(const Aside &aside);
    void takeUnproven(const NodeReading &reading, const Aside &aside);

    const Place m_place;
    const Clock &m_clock;
    AsideReader m_reader;
    QHash<QByteArray, Aside> m_asides; ///< of the locks that have any
    QHash<QByteArray, NodeReading> m_unproven; ///< keys held back until their companions were read
    Board::Round m_left; ///< locks to read in this round
    QSet<QByteArray> m_signals; ///< keys that the first walk has found and that locks with AsideNeed::IfFound may have
    NameQueue m_soon; ///< changed locks, and those that are due
    qsizetype m_due = 0; ///< queued locks of the first reading
    QTimer m_pause; ///< between parts of the first reading
    QString m_dialectId; ///< of the lock that was looked at last
    const Dialect *m_dialect = nullptr; ///< the dialect of this id; null: none
    bool m_readAll = false;
    bool m_swept = false;
    bool m_excluded = false;
};

} // namespace Lockscope
