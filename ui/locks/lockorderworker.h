#pragma once

#include "lockorder.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <unordered_map>

namespace Lockscope {

using LockTableUpdatePtr = std::shared_ptr<const LockTableUpdate>;

/// Drives a LockOrder in a worker thread: takes diffs and queries as they come, and tells updates no faster than a view can
/// use them, one at a time. What is not told yet adds up to the next update, so that a slow view makes nothing grow.
/// All functions are to be called in its thread; what time it is they are told.
class LockOrderWorker : public QObject
{
    Q_OBJECT

public:
    explicit LockOrderWorker(Micros wallAhead);

    void apply(const BoardDiffPtr &diff, Instant now);
    /// Answered at once, held rows or not: it is what the operator asked for.
    void ask(const LockQuery &query, quint64 number, Instant now);
    void letTimePass(Instant now);
    void setPast(const LockPastPtr &past);
    void holdRows(bool held);
    /// See LockOrder::keepInPlace(). Paused, with the end of the pause.
    void keepInPlace(const QByteArray &name);
    void placeKept();
    void setPace(Millis pace) { m_pacePlease = pace; }
    /// Paused, the picture stays; what comes is kept, the latest of each lock.
    void pause();
    void goOn(Instant now);
    /// Tells what is new, without waiting for its time.
    void publish();
    /// Answers updated().
    void settle(bool accepted);

Q_SIGNALS:
    void updated(const Lockscope::LockTableUpdatePtr &update);
    /// While paused: how many locks have changed, come or gone since.
    void waiting(int locks);

private:
    void publishSoon();
    void wait(const QByteArray &name, const LockStatePtr &lock);

    LockOrder m_order;
    QTimer m_pace;
    QTimer m_spaces; ///< counts of namespaces, which change more slowly
    QElapsedTimer m_sinceTold;
    QElapsedTimer m_sinceSpaces;
    std::unordered_map<QByteArray, LockStatePtr> m_waiting; ///< null: gone
    QSet<QByteArray> m_changed; ///< of those, what the picture does not tell of already
    std::optional<Millis> m_pacePlease;
    QByteArray m_kept;
    quint64 m_diffs = 0;
    quint64 m_diffsWaiting = 0;
    quint64 m_query = 0;
    quint64 m_diffsTold = 0;
    int m_matchingTold = 0;
    quint64 m_queryTold = 0;
    bool m_paused = false;
    bool m_rowsStay = false; ///< paused with a hand on them
    bool m_held = false;
    bool m_inFlight = false;
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::LockTableUpdatePtr)
