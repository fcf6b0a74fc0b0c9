#pragma once

#include "link.h"
#include "nodestatus.h"

#include <optional>

namespace Lockscope {

/// One watched Redis server: its watch connection and its health. Sends INFO when the link comes up and on each
/// refresh(). With Sentinel or in a cluster, another server may take over; the node then only changes its address.
class LOCKSCOPE_CORE_EXPORT Node : public QObject
{
    Q_OBJECT

public:
    static constexpr Millis kRefusedInterval{60'000}; ///< retries a rejected INFO: the right may be granted later

    Node(int index, const Endpoint &endpoint, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);
    ~Node() override;

    void start();
    void stop();

    /// Call this before start() if the server is not known yet. There is no connection until moveTo().
    void setServerUnknown();
    /// Switches to another server, or after setServerUnknown() to the first one. Does nothing if the endpoint is the
    /// same.
    void moveTo(const Endpoint &endpoint);
    [[nodiscard]] bool isServerKnown() const { return m_isServerKnown; }
    /// Reports why the server is still unknown.
    void noteServerUnknown(const Error &why);
    /// Sets the labels of the node's sentinels that do not answer.
    void noteSilentSentinels(const QStringList &labels);
    /// No server has this node's role any more. There is no connection until moveTo().
    void retire(const Error &why);
    /// Sends INFO, unless one is pending or the link is down.
    void identify();

    [[nodiscard]] Link &link() { return m_link; }
    [[nodiscard]] const NodeStatus &status() const { return m_status; }

    /// The server has answered or rejected INFO since the link came up.
    [[nodiscard]] bool isIdentified() const { return m_identified; }
    /// Call this for each read on the link.
    void noteRoundTrip(Micros duration);
    /// Takes in the reply to a TIME that was sent at `sent` by the local wall clock. Ignores invalid replies.
    void noteTime(WallTime sent, const Value &reply);
    /// Sends INFO again. Call this with each reading, so that restarts and write errors are shown as promptly as locks.
    void refresh();
    /// Updates NodeStatus::cost from the traffic since the last call. Call this from time to time while reading.
    void noteTraffic();
    /// Call this when the feed of key changes starts, ends or changes.
    void noteFeed(FeedKind kind, const QString &why, std::vector<TrackedPrefix> trackedPrefixes = {});

Q_SIGNALS:
    void statusChanged();
    /// Another process answers than before the connection was lost; or INFO does not show whether it does.
    void replaced();

private:
    void onUp();
    void onDown(const Error &reason);
    /// Resets what is known about the previous server.
    void forgetServer();
    void onInfo(const Result<Value> &reply);
    void sendNoTouch();

    const Clock &m_clock;
    Link m_link;
    NodeStatus m_status;
    QByteArray m_lastRunId;
    quint64 m_server = 0; ///< incremented with each connection, so that replies of an earlier one are ignored
    Traffic m_traffic; ///< at m_countedAt
    Instant m_countedAt;
    bool m_identified = false;
    bool m_wasIdentified = false; ///< on any connection so far
    std::optional<Instant> m_infoAskedAt;
    bool m_isInfoRefused = false;
    std::optional<Micros> m_wallAhead; ///< local wall clock minus local monotonic clock, at the last TIME
    Micros m_reportedClock{0}; ///< the middle of the offset that statusChanged() last reported
    bool m_identifying = false;
    bool m_isServerKnown = true;
    bool m_started = false;
};

} // namespace Lockscope
