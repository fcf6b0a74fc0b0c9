#pragma once

#include "../dialects/lockrecipe.h"
#include "../quorum/voteeligibility.h"
#include "../redis/link.h"
#include "lockoptions.h"

#include <QHash>
#include <QSet>
#include <QTimer>

#include <functional>

namespace Lockscope {

/// Encodes a command for sending it to all nodes.
[[nodiscard]] Command toCommand(const LockCommand &command);

/// One node of a LockClient: the connection for locks, the server's identity and its right to vote. When somebody
/// waits, it opens a second connection for release messages.
class LockNode : public QObject
{
    Q_OBJECT

public:
    /// `longestLife` returns the longest TTL of any lock on this node.
    LockNode(const Endpoint &endpoint, TransportFactory factory, const Clock &clock, const LockClientOptions &options,
             std::function<Millis()> longestLife);
    ~LockNode() override;

    void start();
    /// Another server took the node's place. It is identified before it votes, as after a restart.
    void moveTo(const Endpoint &endpoint);

    /// The node has identified itself, or cannot be reached.
    [[nodiscard]] bool isSettled() const;
    /// Empty if the server did not report it.
    [[nodiscard]] const QByteArray &runId() const { return m_eligibility.runId(); }
    [[nodiscard]] QString label() const { return m_link.endpoint().label(); }
    /// Returns why this node has no vote on new locks now; nothing while it is down, as send() reports that.
    [[nodiscard]] std::optional<Error> refusal(Instant now);

    /// The node has no vote on new locks until then. The caller knows that, so suspended() is not emitted.
    void withholdVote(Instant until)
    {
        m_eligibility.withholdUntil(until);
        m_wasSuspended = true;
    }

    /// Sends TIME ahead of the next command, unless that was done just now (rule S16).
    void probeClock(Instant now);
    void send(const Command &command, ReplyHandler handler, Millis timeout)
    {
        m_link.send(command, std::move(handler), timeout);
    }
    /// Instead of send(): answers in a later turn.
    void refuse(ReplyHandler handler, const Error &why) { m_refusals.add(std::move(handler), why); }
    /// Call this for every reply. An error READONLY shows that the node has become a replica unnoticed. If it is
    /// promoted again, it may lack locks (rule S15).
    void noteAnswer(const Result<Value> &reply)
    {
        if (!reply && reply.error().kind == ErrorKind::ReadOnly)
            onReadOnly();
    }

    /// Subscribes to the channel, see woken(). Each call needs its own unlisten().
    void listen(const QByteArray &channel);
    void unlisten(const QByteArray &channel);
    [[nodiscard]] bool isListening(const QByteArray &channel) const { return m_subscribed.contains(channel); }

Q_SIGNALS:
    void settled();
    void identified();
    /// The node has just lost its vote.
    void suspended(const Lockscope::Error &why);
    /// A message arrived, or the subscription began: what happened before is unknown.
    void woken(const QByteArray &channel);

private:
    void identify();
    void onIdentity(const Result<Value> &reply);
    void noteSuspension();
    void onReadOnly();
    void subscribe(const QByteArray &channel);
    [[nodiscard]] std::optional<VoteEligibility::Refusal> voteRefusal(Instant now) const
    {
        return m_eligibility.refusal(now, m_longestLife());
    }
    [[nodiscard]] Error withoutScripts(const Error &refused) const;
    [[nodiscard]] Error describe(const VoteEligibility::Refusal &refusal, Instant now) const;

    const TransportFactory m_factory;
    const Clock &m_clock;
    const LockClientOptions &m_options;
    const std::function<Millis()> m_longestLife;
    Link m_link;
    Refusals m_refusals{this};
    VoteEligibility m_eligibility;
    std::optional<Error> m_identityError;
    std::optional<Error> m_scriptRefusal; ///< the node's error for a script that does nothing
    Instant m_identityAskedAt;
    bool m_identifying = false;
    bool m_wasSuspended = false;
    std::optional<Instant> m_probedAt;
    QTimer m_keepAlive;
    std::unique_ptr<Link> m_listenLink;
    QHash<QByteArray, int> m_listeners;
    QSet<QByteArray> m_subscribed;
};

} // namespace Lockscope
