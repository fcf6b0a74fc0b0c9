#pragma once

#include "../redis/link.h"

#include <QTimer>

namespace Lockscope {

/// Reports a node that stops answering, sooner than its commands time out: within two intervals of its last byte. What
/// the node answered before is then too old to show as current. The connection stays open.
///
/// A slow link, or a node that is busy for a moment, is not silent: the allowed time grows with the round trip.
/// Single-threaded.
class LOCKSCOPE_CORE_EXPORT SilenceDetector : public QObject
{
    Q_OBJECT

public:
    /// Time beyond the round trip in which a node may be busy: a slow command, a fork, a network hiccup.
    static constexpr Millis kLeast{500};
    /// After this, commands time out and the connection ends anyway.
    static constexpr Millis kMost{2000};
    static constexpr double kOfInterval = 0.8; ///< least patience in intervals; below 1, as questions and timers lag

    SilenceDetector(const Link *link, const Clock &clock, QObject *parent = nullptr);

    /// How often the owner sends a question.
    void setInterval(Millis interval) { m_interval = interval; }
    /// Call this when a connection begins. `took`: a first round trip. Before, questions are not watched.
    void begin(Micros took) { m_roundTrip = took; }
    /// Call this when a question was sent.
    void asked();
    /// Call this for each answer. `took`: its round trip.
    void answered(Micros took);
    /// Forgets open questions and the round trip: the connection ended.
    void stop();

    /// When the oldest open question was sent, or the latest byte arrived: a silent node is silent since then.
    [[nodiscard]] Instant since() const { return m_since; }
    /// How long the node may stay silent before isSilent().
    [[nodiscard]] Millis patience() const;

Q_SIGNALS:
    /// Repeated while the silence lasts. `forMoreThan`: patience().
    void isSilent(Lockscope::Millis forMoreThan);

private:
    void look();
    void wait();

    const Link *m_link;
    const Clock &m_clock;
    QTimer m_timer;
    Millis m_interval{1000};
    std::optional<Micros> m_roundTrip; ///< of this connection
    Instant m_since; ///< when the question was sent, or the latest byte arrived
    qint64 m_received = 0; ///< bytes received until then
    int m_open = 0; ///< questions without an answer
    bool m_lastLook = false; ///< the grace time before isSilent() is running
};

} // namespace Lockscope
