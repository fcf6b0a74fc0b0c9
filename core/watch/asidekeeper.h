#pragma once

#include "../board/board.h"
#include "asides.h"
#include "namequeue.h"
#include "pacer.h"

#include "../redis/node.h"

#include <QTimer>

namespace Lockscope {

/// Now, by the node's clock as far as it is known: what it keeps ends by that, and clients' clocks are nearer to it than ours.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT WallTime wallNowThere(const Node &node, const Clock &clock);

/// What stands beside the locks of one node and not in them (Aside). Asks about the locks that may have any: about those that have
/// just changed first, then a part of the others at each tick. A key that is a lock only by what stands beside it is held back
/// here until that has been read. Writes to the board; part of a NodeWatcher, and single-threaded like it.
class LOCKSCOPE_CORE_EXPORT AsideKeeper : public QObject
{
    Q_OBJECT

public:
    /// About so many locks is asked at a time.
    static constexpr qsizetype kAtOnce = 200;

    struct Place
    {
        Node *node = nullptr;
        Board *board = nullptr;
        const DialectCatalog *dialects = nullptr;
        Pacer *pacer = nullptr;
        bool named = false; ///< the user's patterns say what is a lock
        std::function<bool(const QByteArray &key)> isWanted;
    };

    AsideKeeper(Place place, const Clock &clock, QObject *parent = nullptr);

    /// A tick's part. The first look goes on without waiting for ticks once the keyspace was walked through (setSwept()).
    void readPart();
    /// Those that wait to be asked about, now.
    void readWaiting();
    void setSwept(bool swept);
    /// What the node says does not count until it is called without.
    void setExcluded(bool excluded) { m_excluded = excluded; }
    /// Also what was swept.
    void stop();
    /// Nothing is asked before the next readPart().
    void pause() { m_pause.stop(); }
    /// What stands beside the locks that the first walk through the keyspace found has been read.
    [[nodiscard]] bool hasReadAll() const { return m_readAll; }

    /// Whether it is worth asking what stands beside it.
    [[nodiscard]] bool mayHaveAny(const Recognition &lock);
    /// It may be a lock by what stands beside it, which alone can tell.
    [[nodiscard]] bool isUnproven(const Recognition &lock) const;
    /// What stands beside a lock and not in it says that it has ended.
    [[nodiscard]] static bool isOver(const Recognition &lock, WallTime now);

    /// Whether something is known to stand beside it.
    [[nodiscard]] bool has(const QByteArray &name) const { return !m_asides.isEmpty() && m_asides.contains(name); }
    /// The lock with what is known beside it.
    [[nodiscard]] Recognition refined(Recognition lock) const;
    /// The same of one that was read and is not what `before`, this node's reading, says; null: it had none.
    [[nodiscard]] Recognition refinedAnew(const Recognition &lock, const NodeReading *before);

    /// This one has changed.
    void noteChanged(const QByteArray &name);
    /// Its end has come, unless what stands beside it says otherwise by now.
    void noteDue(const QByteArray &name) { m_soon.prepend(name); }
    void noteUnproven(const QByteArray &name, NodeReading reading);
    /// It is no lock by itself.
    void noteDisproven(const QByteArray &name);
    void noteGone(const QByteArray &name) { m_asides.remove(name); }

Q_SIGNALS:
    /// Something went into the board.
    void boardTouched();

private:
    [[nodiscard]] int index() const { return m_place.node->status().index; }
    [[nodiscard]] bool hasAny(const Dialect &dialect, const Recognition &lock) const;
    [[nodiscard]] bool hasRoom() const { return !m_swept || m_soon.size() < kAtOnce; }
    void readFirst();
    /// Those that wait, and of others until it is enough for one time.
    void read(const std::vector<Board::Entry *> &others);
    void take(const Aside &aside);
    void takeUnproven(const NodeReading &reading, const Aside &aside);

    const Place m_place;
    const Clock &m_clock;
    AsideReader m_reader;
    QHash<QByteArray, Aside> m_asides; ///< of the locks that have any
    QHash<QByteArray, NodeReading> m_unproven; ///< keys that are asked about for what stands beside them, and may be locks by that
    Board::Round m_left; ///< locks to be asked about
    NameQueue m_soon; ///< those that have changed come first
    qsizetype m_due = 0; ///< so many of them belong to the first look
    QTimer m_pause; ///< while there are such
    QString m_without; ///< the latest dialect that was found to have none
    bool m_readAll = false;
    bool m_swept = false;
    bool m_excluded = false;
};

} // namespace Lockscope
