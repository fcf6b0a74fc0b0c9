#pragma once

#include "../redis/link.h"
#include "pacer.h"

#include <QTimer>

#include <functional>

namespace Lockscope {

/// Walks through all keys of one node by SCAN, with the pauses of a Pacer. Without pauses, the next page is requested
/// while the keys of the previous one are being read.
class LOCKSCOPE_CORE_EXPORT Sweep : public QObject
{
    Q_OBJECT

public:
    Sweep(Link *link, Pacer *pacer, QByteArray match, const Clock &clock, QObject *parent = nullptr);

    /// Starts a walk; does nothing while one is running.
    void start();
    /// Abandons the walk without emitting ended().
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }

    /// The number of keys that this walk has returned.
    [[nodiscard]] qint64 walked() const { return m_walked; }
    /// The number of the current walk.
    [[nodiscard]] quint64 run() const { return m_run; }
    /// Call this when the keys of a page of walk `run` were read, in `exchanges` further round trips.
    void goOn(quint64 run, qsizetype keys, int exchanges);
    /// Call this when they could not be read.
    void giveUp(quint64 run);

Q_SIGNALS:
    /// Answer each page, in order, with goOn() or giveUp(). SCAN may return a key twice, even on one page.
    void page(const QByteArrayList &keys);
    /// `complete`: the walk covered the whole keyspace.
    void ended(bool complete);
    void failed(const Lockscope::Error &error);

private:
    void nextPage();
    void onPage(Value &reply);
    void end(bool complete);

    Link *m_link;
    Pacer *m_pacer;
    const QByteArray m_match;
    const Clock &m_clock;
    QTimer m_pause;
    QByteArray m_cursor;
    Instant m_asked;
    quint64 m_run = 0; ///< answers for earlier walks are ignored
    qint64 m_walked = 0;
    int m_pageSize = 400;
    int m_open = 0; ///< pages whose keys are being read
    bool m_isAsking = false; ///< a page was requested
    bool m_running = false;
};

} // namespace Lockscope
