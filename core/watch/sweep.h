#pragma once

#include "../redis/link.h"
#include "pacer.h"

#include <QTimer>

namespace Lockscope {

/// Walks through all keys of one node by SCAN, with the pauses of a Pacer. Without pauses, pages are larger, each is
/// passed on in several parts, and the parts of two or three pages are read at a time. Single-threaded.
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
    /// Identifies the walk in goOn() and giveUp(). Changes when the walk ends.
    [[nodiscard]] quint64 walkId() const { return m_walkId; }
    /// Call this when a page() was processed. `keys`: its size. `exchanges`: the round trips that reading them took (0:
    /// none was read).
    void goOn(quint64 walkId, qsizetype keys, int exchanges);
    /// Ends the walk as incomplete, because keys of a page could not be read.
    void giveUp(quint64 walkId);

Q_SIGNALS:
    /// A page or a part of one. Call goOn() or giveUp() once for each, even an empty one. SCAN may return a key twice,
    /// even on one page.
    void page(const QByteArrayList &keys);
    /// `complete`: the walk covered the whole keyspace. Not emitted after stop(), nor when a page is so large that the
    /// sweep opens a new connection.
    void ended(bool complete);
    /// SCAN failed; ended(false) follows. A malformed reply emits only ended(false).
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
    quint64 m_walkId = 0; ///< answers for earlier walks are ignored
    qint64 m_walked = 0;
    int m_pageSize = 400; ///< SCAN's COUNT; adapts to the reply time and the number of keys
    int m_open = 0; ///< parts of pages whose keys are being read
    bool m_isScanning = false; ///< a SCAN awaits its reply
    bool m_running = false;
};

} // namespace Lockscope
