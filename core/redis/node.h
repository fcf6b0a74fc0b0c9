#pragma once

#include "link.h"
#include "serverfacts.h"

#include <optional>

namespace Lockscope {

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
    std::optional<ServerUse> use; ///< as of the latest INFO
    std::optional<WallTime> startedAt; ///< the server's process, by its uptime and our clock
    std::optional<WallTime> restartedAt; ///< another process answers than before, since then
    /// Until then the node may have forgotten locks that their owners rely on: it restarted within the longest TTL seen
    /// (rule S15). Nothing: it did not, as far as we saw.
    std::optional<WallTime> quarantinedUntil;
    std::optional<ClockOffset> clock; ///< unknown when the user may not run TIME
    std::optional<ServerSettings> settings; ///< only where somebody has asked for them
    FeedKind feed = FeedKind::None;
    QString feedWhy; ///< why there is none, or not the better one; empty when there is nothing to say

    friend bool operator==(const NodeStatus &, const NodeStatus &) = default;
};

/// The same but for what every look measures anew: round trip, cost, clock, memory in use.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool sameButMeasured(const NodeStatus &a, const NodeStatus &b);

/// One independent Redis server as Lockscope watches it: its watching link and its health. What INFO tells is asked for when
/// the link comes up and, with refresh(), every kInfoInterval.
class LOCKSCOPE_CORE_EXPORT Node : public QObject
{
    Q_OBJECT

public:
    static constexpr Millis kInfoInterval{10'000};

    Node(int index, const Endpoint &endpoint, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);

    void start();
    void stop();

    [[nodiscard]] Link &link() { return m_link; }
    [[nodiscard]] const NodeStatus &status() const { return m_status; }

    /// INFO has been answered, or refused, since the link came up.
    [[nodiscard]] bool isIdentified() const { return m_identified; }
    /// Told by whoever reads on the link.
    void noteRoundTrip(Micros duration);
    /// What TIME answered that was sent at `sent` of our wall clock; any other answer says nothing.
    void noteTime(WallTime sent, const Value &reply);
    /// Asks for INFO again, should it be time to. To be called now and then.
    void refresh();
    /// Counts what has passed over the link since the last time. Told by whoever reads, now and then.
    void noteTraffic();
    /// Told by whoever listens.
    void noteFeed(FeedKind kind, const QString &why);

Q_SIGNALS:
    void statusChanged();

private:
    void onUp();
    void onDown(const Error &reason);
    void askInfo();
    void onInfo(const Result<Value> &reply);

    const Clock &m_clock;
    Link m_link;
    NodeStatus m_status;
    QByteArray m_lastRunId;
    Traffic m_traffic; ///< when it was counted last
    Instant m_countedAt;
    bool m_identified = false;
    std::optional<Instant> m_infoAskedAt;
    Micros m_toldClock{0}; ///< the middle of the offset at the last statusChanged() about it
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::NodeStatus)
