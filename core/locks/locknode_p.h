#pragma once

#include "../dialects/lockrecipe.h"
#include "../quorum/nodestanding.h"
#include "../redis/link.h"
#include "lockoptions.h"

#include <QHash>
#include <QSet>
#include <QTimer>

#include <functional>

namespace Lockscope {

/// Ready to be sent to all nodes.
[[nodiscard]] Command toCommand(const LockCommand &command);

/// One node as LockClient uses it: the connection that locks travel on, who the server says it is and whether it may vote,
/// and, once somebody waits, a second connection for unlock messages.
class LockNode : public QObject
{
    Q_OBJECT

public:
    /// `longestLife` tells the longest that any lock here may live.
    LockNode(const Endpoint &endpoint, TransportFactory factory, const Clock &clock, const LockClientOptions &options, std::function<Millis()> longestLife);
    ~LockNode() override;

    void start();
    /// Another server plays its part: it is asked who it is before it has a vote, as after a restart.
    void moveTo(const Endpoint &endpoint);

    /// The first word about this node is in: it said who it is, or it cannot be reached.
    [[nodiscard]] bool isSettled() const;
    /// Empty when the server did not tell.
    [[nodiscard]] const QByteArray &runId() const { return m_standing.runId(); }
    [[nodiscard]] QString label() const { return m_link.endpoint().label(); }
    /// Why this node has no vote on new locks now; nothing also while it is down, which send() tells.
    [[nodiscard]] std::optional<Error> refusal(Instant now);

    /// It has no vote on new locks until then, whatever it says of itself. Whoever knows that need not be told: no suspended().
    void withholdVote(Instant until)
    {
        m_standing.withholdUntil(until);
        m_wasSuspended = true;
    }

    /// Others lock here for so long, also while it cannot be reached from here.
    void noteOthersLife(Millis life)
    {
        if (m_lifeWhenUp)
            m_lifeWhenUp = std::max(*m_lifeWhenUp, life);
    }

    /// Asks for the server's TIME, ahead of what is sent next, unless that was done just now (rule S16).
    void probeClock(Instant now);
    void send(const Command &command, ReplyHandler handler, Millis timeout) { m_link.send(command, std::move(handler), timeout); }
    /// In place of send(): answers in a later turn.
    void refuse(ReplyHandler handler, const Error &why) { m_refusals.add(std::move(handler), why); }
    /// Every answer to what was sent is shown here too: a node that refuses to write has become a replica without our
    /// noticing, and if it is promoted again, it may lack what it had (rule S15).
    void noteAnswer(const Result<Value> &reply)
    {
        if (!reply && reply.error().kind == ErrorKind::ReadOnly)
            onReadOnly();
    }

    /// woken() tells of messages on the channel, until as many calls of unlisten().
    void listen(const QByteArray &channel);
    void unlisten(const QByteArray &channel);
    [[nodiscard]] bool isListening(const QByteArray &channel) const { return m_subscribed.contains(channel); }

Q_SIGNALS:
    void settled();
    void identified();
    /// It has just lost its vote.
    void suspended(const Lockscope::Error &why);
    /// A message came, or listening has begun: what happened before is not known.
    void woken(const QByteArray &channel);

private:
    void identify();
    void onIdentity(const Result<Value> &reply);
    void noteSuspension();
    void onReadOnly();
    void subscribe(const QByteArray &channel);
    [[nodiscard]] Error withoutScripts(const Error &refused) const;
    [[nodiscard]] Error describe(const NodeStanding::Refusal &refusal, Instant now) const;

    const TransportFactory m_factory;
    const Clock &m_clock;
    const LockClientOptions &m_options;
    const std::function<Millis()> m_longestLife;
    Link m_link;
    Refusals m_refusals{this};
    NodeStanding m_standing;
    std::optional<Error> m_identityError;
    std::optional<Error> m_scriptRefusal; ///< what the node answered to a script that does nothing
    Instant m_identityAskedAt;
    bool m_identifying = false;
    bool m_wasSuspended = false;
    bool m_isUp = false;
    /// The longest that any lock on it may live, as of when it could last be reached: what it forgets over a restart. Until it is known who
    /// answers now.
    std::optional<Millis> m_lifeWhenUp;
    std::optional<Instant> m_probedAt;
    QTimer m_keepAlive;
    std::unique_ptr<Link> m_listenLink;
    QHash<QByteArray, int> m_listeners;
    QSet<QByteArray> m_subscribed;
};

} // namespace Lockscope
