#pragma once

#include "link.h"
#include "nodestatus.h"

#include <optional>

namespace Lockscope {

/// One independent Redis server as Lockscope watches it: its watching link and its health. What INFO tells is asked for when
/// the link comes up and with each refresh(). Where others decide which server plays its part (Sentinel, a cluster), it stays
/// the same node and changes its address.
class LOCKSCOPE_CORE_EXPORT Node : public QObject
{
    Q_OBJECT

public:
    static constexpr Millis kRefusedInterval{60'000}; ///< where the user may not run it: the right may be given back

    Node(int index, const Endpoint &endpoint, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);
    ~Node() override;

    void start();
    void stop();

    /// Before start(): which server it is is not known. There is no connection until moveTo().
    void setUnplaced();
    /// Another server plays its part from now on; after setUnplaced() the first one. Does nothing when it is the same.
    void moveTo(const Endpoint &endpoint);
    [[nodiscard]] bool isPlaced() const { return m_placed; }
    /// Why it is still not known which server it is.
    void noteUnplaced(const Error &why);
    /// Of the sentinels that say where it is, these do not answer.
    void noteSilentSentinels(const QStringList &labels);
    /// Nobody plays its part any more: it is left alone until moveTo().
    void retire(const Error &why);
    /// Asks again who the server is.
    void identify();

    [[nodiscard]] Link &link() { return m_link; }
    [[nodiscard]] const NodeStatus &status() const { return m_status; }

    /// INFO has been answered, or refused, since the link came up.
    [[nodiscard]] bool isIdentified() const { return m_identified; }
    /// Told by whoever reads on the link.
    void noteRoundTrip(Micros duration);
    /// What TIME answered that was sent at `sent` of our wall clock; any other answer says nothing.
    void noteTime(WallTime sent, const Value &reply);
    /// Asks for INFO again. To be called with each reading: that a node has no vote any more, or refuses writes, is to be as new as
    /// what it holds.
    void refresh();
    /// Counts what has passed over the link since the last time. Told by whoever reads, now and then.
    void noteTraffic();
    /// Told by whoever listens.
    void noteFeed(FeedKind kind, const QString &why, std::vector<ListenedFor> listensFor = {});

Q_SIGNALS:
    void statusChanged();
    /// Another process answers than before the connection was lost, or which one answers is not told.
    void replaced();

private:
    void onUp();
    void onDown(const Error &reason);
    /// What is known belongs to a server that is not asked any more.
    void forgetServer();
    void onInfo(const Result<Value> &reply);
    void leaveKeysOld();

    const Clock &m_clock;
    Link m_link;
    NodeStatus m_status;
    QByteArray m_lastRunId;
    quint64 m_server = 0; ///< grows with each connection: what an earlier one said of itself does not count
    Traffic m_traffic; ///< when it was counted last
    Instant m_countedAt;
    bool m_identified = false;
    bool m_wasIdentified = false; ///< by any connection
    std::optional<Instant> m_infoAskedAt;
    bool m_isInfoRefused = false;
    std::optional<Micros> m_wallAhead; ///< our wall clock before our monotonic one, at the last look at TIME
    Micros m_toldClock{0}; ///< the middle of the offset at the last statusChanged() about it
    bool m_identifying = false;
    bool m_placed = true;
    bool m_started = false;
};

} // namespace Lockscope
