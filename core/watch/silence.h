#pragma once

#include "../redis/link.h"

#include <QTimer>

namespace Lockscope {

/// Finds out that a node which is asked has said nothing for so long that what it said before is no news any more: within two
/// intervals of its last word, and sooner than its commands time out. The connection is left as it is. A link that is slow, or a
/// node that is held up for a moment, is not silent: usually() tells what to expect. Watches only where a question has been answered
/// before: until then it is not known how slow the link is. Single-threaded.
class LOCKSCOPE_CORE_EXPORT Silence : public QObject
{
    Q_OBJECT

public:
    /// A node may be busy for so long beyond its round trip: a slow command, a fork, a hiccup of the network.
    static constexpr Millis kLeast{500};
    /// Then its commands time out, and the connection ends.
    static constexpr Millis kMost{2000};
    static constexpr double kOfInterval = 0.8; ///< a question may have waited nearly as long to be asked, and timers are coarse

    Silence(const Link *link, const Clock &clock, QObject *parent = nullptr);

    /// How often the node is asked.
    void setInterval(Millis interval) { m_interval = interval; }
    /// A question is on its way.
    void asked();
    /// One has been answered, in that time.
    void answered(Micros took);
    /// The connection has ended, or nobody wants to know.
    void stop();

    /// Since when it owes an answer, or has gone on with one: of one that is silent, since then.
    [[nodiscard]] Instant since() const { return m_since; }
    /// How long it may say nothing.
    [[nodiscard]] Millis patience() const;

Q_SIGNALS:
    /// Again and again while it lasts.
    void isSilent(Lockscope::Millis forMoreThan);

private:
    void look();
    void wait();

    const Link *m_link;
    const Clock &m_clock;
    QTimer m_timer;
    Millis m_interval{1000};
    std::optional<Micros> m_roundTrip; ///< of this connection
    Instant m_since; ///< the question was asked, or the latest byte came
    qint64 m_received = 0; ///< bytes, then
    int m_open = 0; ///< questions without an answer
    bool m_lastLook = false; ///< what has arrived meanwhile is read before we say so
};

} // namespace Lockscope
