#pragma once

#include "../redis/link.h"
#include "pacer.h"

#include <QTimer>

#include <functional>

namespace Lockscope {

/// Walks through all keys of one node by SCAN, page by page, with the pauses that a Pacer wants. One page is in flight; where
/// there are no pauses the next one is asked for while the keys of the last are being read.
class LOCKSCOPE_CORE_EXPORT Sweep : public QObject
{
    Q_OBJECT

public:
    Sweep(Link *link, Pacer *pacer, QByteArray match, const Clock &clock, QObject *parent = nullptr);

    /// Does nothing while one is under way.
    void start();
    /// Gives up what is under way; ended() is not emitted.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }

    /// How many keys this walk has named.
    [[nodiscard]] qint64 walked() const { return m_walked; }
    /// Which walk this is.
    [[nodiscard]] quint64 run() const { return m_run; }
    /// The keys of a page of that walk have been dealt with, by so many exchanges more.
    void goOn(quint64 run, qsizetype keys, int exchanges);
    /// They could not be.
    void giveUp(quint64 run);

Q_SIGNALS:
    /// The receiver answers with goOn() or giveUp(), once for each page, in their order. SCAN may name a key twice, also on one page.
    void page(const QByteArrayList &keys);
    /// `complete`: the whole keyspace was walked through.
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
    quint64 m_run = 0; ///< answers of earlier ones do nothing
    qint64 m_walked = 0;
    int m_pageSize = 400;
    int m_open = 0; ///< pages that are being dealt with
    bool m_isAsking = false; ///< a page is on its way
    bool m_running = false;
};

} // namespace Lockscope
