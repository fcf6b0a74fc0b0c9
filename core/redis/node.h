#pragma once

#include "link.h"

#include <optional>

namespace Lockscope {

/// What INFO told about the server behind an endpoint. Empty fields are not known.
struct ServerFacts
{
    QByteArray runId;
    QString version;
    QString role; ///< master, slave, sentinel
    QString evictionPolicy;
    bool clusterMember = false;

    friend bool operator==(const ServerFacts &, const ServerFacts &) = default;
};

/// Reads the fields above out of INFO's reply; unknown lines are passed over.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT ServerFacts parseServerInfo(const QByteArray &info);

/// How we hear of changes on a node, besides reading it on the timer.
enum class FeedKind {
    None,
    Tracking, ///< CLIENT TRACKING: of all changes
    KeyspaceEvents, ///< of those that the server is configured to tell
};

/// What watching costs a node, over about the last second.
struct NodeCost
{
    double commandsPerSecond = 0;
    double bytesPerSecond = 0; ///< both ways

    friend bool operator==(const NodeCost &, const NodeCost &) = default;
};

/// One node's state at a moment, as shown. A value.
struct NodeStatus
{
    enum class Reach { Connecting, Up, Down };

    int index = 0;
    QString label;
    QString address;
    Reach reach = Reach::Connecting;
    WallTime since; ///< when `reach` began
    std::optional<Error> error; ///< why it is down
    bool everUp = false; ///< it was up at some time; otherwise `since` is only when we began to ask
    qsizetype hiddenKeys = 0; ///< keys that this user may not read: what they hold is not known
    std::optional<Error> hiddenWhy; ///< the server's word on them
    std::optional<Micros> roundTrip; ///< of the latest read; unknown while down
    std::optional<NodeCost> cost; ///< unknown while down, and at first
    std::optional<ServerFacts> facts; ///< unknown when the user may not run INFO
    std::optional<WallTime> restartedAt; ///< another process answers than before, since then
    FeedKind feed = FeedKind::None;
    QString feedWhy; ///< why there is none, or not the better one; empty when there is nothing to say

    friend bool operator==(const NodeStatus &, const NodeStatus &) = default;
};

/// One independent Redis server as Lockscope watches it: its watching link and its health.
class LOCKSCOPE_CORE_EXPORT Node : public QObject
{
    Q_OBJECT

public:
    Node(int index, const Endpoint &endpoint, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);

    void start();
    void stop();

    [[nodiscard]] Link &link() { return m_link; }
    [[nodiscard]] const NodeStatus &status() const { return m_status; }

    /// INFO has been answered, or refused, since the link came up.
    [[nodiscard]] bool isIdentified() const { return m_identified; }
    /// Told by whoever reads on the link.
    void noteRoundTrip(Micros duration);
    /// Counts what has passed over the link since the last time. Told by whoever reads, now and then.
    void noteTraffic();
    /// Told by whoever listens.
    void noteFeed(FeedKind kind, const QString &why);

Q_SIGNALS:
    void statusChanged();

private:
    void onUp();
    void onDown(const Error &reason);

    const Clock &m_clock;
    Link m_link;
    NodeStatus m_status;
    QByteArray m_lastRunId;
    Traffic m_traffic; ///< when it was counted last
    Instant m_countedAt;
    bool m_identified = false;
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::NodeStatus)
