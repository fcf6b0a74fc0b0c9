#pragma once

#include "lockorder.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <unordered_map>

namespace Lockscope {

using LockTableUpdatePtr = std::shared_ptr<const LockTableUpdate>;

/// Drives a LockOrder in a worker thread. Takes in diffs and queries, and sends updates one at a time, no faster than a
/// view can use them. Unsent changes merge into the next update, so a slow view makes nothing grow. Call all functions
/// in its thread; callers pass the time in.
class LockOrderWorker : public QObject
{
    Q_OBJECT

public:
    explicit LockOrderWorker(Micros wallAhead);

    void apply(const BoardDiffPtr &diff, Instant now);
    /// Answers at once, even while rows are held, because the operator asked for it.
    void ask(const LockQuery &query, quint64 number, Instant now);
    void letTimePass(Instant now);
    void setPast(const LockPastPtr &past);
    void setLinger(Micros linger) { m_order.setLinger(linger); }
    void setOwnTokens(const QSet<QByteArray> &tokens, Instant now);
    void holdRows(bool held);
    /// See LockOrder::keepInPlace(). While paused, it takes effect at the end of the pause.
    void keepInPlace(const QByteArray &name);
    void releaseKeptRow();
    void setPace(Millis pace) { m_requestedPace = pace; }
    /// Freezes the table and collects the latest state of each changed lock.
    void pause();
    void resume(Instant now);
    /// Sends an update at once.
    void publish();
    /// Answers updated().
    void settle(bool accepted);

Q_SIGNALS:
    void updated(const Lockscope::LockTableUpdatePtr &update);
    /// While paused: how many locks changed, came or went since.
    void waiting(int locks);

private:
    void publishSoon();
    void collect(const QByteArray &name, const LockStatePtr &lock);

    LockOrder m_order;
    QTimer m_pace;
    QTimer m_spaces; ///< limits the counts of namespaces, which change more slowly
    QElapsedTimer m_sinceTold;
    QElapsedTimer m_sinceSpaces;
    std::unordered_map<QByteArray, LockStatePtr> m_waiting; ///< null: gone
    QSet<QByteArray> m_changed; ///< waiting locks that differ from what the table shows
    std::optional<Millis> m_requestedPace;
    QByteArray m_kept;
    quint64 m_diffs = 0;
    quint64 m_diffsWaiting = 0;
    quint64 m_query = 0;
    quint64 m_diffsTold = 0;
    int m_matchingTold = 0;
    LockSubsetCounts m_subsetsTold{};
    quint64 m_queryTold = 0;
    bool m_paused = false;
    bool m_rowsStay = false; ///< paused while the hand was on the rows
    bool m_held = false;
    bool m_inFlight = false;
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::LockTableUpdatePtr)
