#pragma once

#include "../base/answer.h"
#include "../base/deletelater.h"
#include "../dialects/dialect.h"
#include "../quorum/acquiremachine.h"
#include "../quorum/leasemachine.h"
#include "../quorum/releasemachine.h"
#include "job_p.h"
#include "locknode_p.h"

#include <QFutureWatcher>
#include <QHash>

#include <atomic>
#include <functional>
#include <mutex>
#include <vector>

// How LockClient is built: it owns a LockNode per node, and jobs that drive the state machines of quorum/ over them, with
// the commands of a LockRecipe. Everything here lives in the client's thread, but for HeldLock::State.

namespace Lockscope {

class AcquireJob;

/// What handle and lease share. The handle may be in any thread.
struct HeldLock::State
{
    enum class Phase { Held, Released, Lost };

    QByteArray name;
    QByteArray token;
    QString dialect;
    Millis ttl{0};
    std::optional<quint64> fencingToken;
    const Clock *clock = nullptr;
    std::atomic<Micros::rep> validUntil{0}; ///< since the epoch of Instant
    std::atomic<Phase> phase{Phase::Held}; ///< leaves Held once, for good (rule S9)
    std::atomic<qint64> holds{1};

    std::mutex mutex; ///< guards what follows: whoever has it may post to the client
    Lease *lease = nullptr; ///< while it can be reached; changed by the client's thread only
    LockClient *client = nullptr;

    /// What is told to those who want something of it after its end.
    [[nodiscard]] Error ended() const;

    /// True for the one caller that ends it.
    [[nodiscard]] bool end(Phase as)
    {
        Phase expected = Phase::Held;
        return phase.compare_exchange_strong(expected, as);
    }
};

struct LockClient::Private
{
    Private(LockClient *client, const LockClientOptions &clientOptions, const Clock &clientClock);

    /// Checks what validate() cannot, too.
    [[nodiscard]] Result<const LockRecipe *> check(const QByteArray &name, const LockOptions &lockOptions) const;
    [[nodiscard]] AcquireJob *newJob(const QByteArray &name, LockOptions lockOptions, const LockRecipe &recipe, LockHandler handler, QObject *context);

    [[nodiscard]] int count() const { return static_cast<int>(nodes.size()); }
    [[nodiscard]] LockNode &node(int index) const { return *nodes[static_cast<size_t>(index)]; }
    [[nodiscard]] bool allSettled() const;
    void findTwins();
    /// The first in line for this lock: it may be free.
    void wakeLine(const QByteArray &name) const;
    /// Those who listen to this channel.
    void onWoken(const QByteArray &channel) const;
    void onNodeSettled();

    LockClient *q;
    const LockClientOptions options;
    const Clock &clock;
    Alarms alarms; ///< goes after the nodes and jobs, which are gone before this object
    std::vector<std::unique_ptr<LockNode>> nodes;
    QHash<QString, const LockRecipe *> recipes; ///< by dialect
    DialectCatalog dialects;
    QByteArray clientId; ///< an UUID: what Redisson's owners begin with
    quint64 lastAttempt = 0;
    Millis longestLife;
    bool closing = false; ///< the client is being destroyed
    std::optional<Error> twins; ///< two of the nodes are one server
    std::vector<Job *> jobs; ///< all, in no order
    std::vector<AcquireJob *> settling; ///< wait for the first word of each node
    QHash<QByteArray, QList<AcquireJob *>> lines; ///< by lock: who waits for it here, first come first
    QHash<QByteArray, QList<AcquireJob *>> listeners; ///< by channel
};

/// Drives one AcquireMachine, after waiting for its turn among the client's own.
class AcquireJob final : public Job
{
public:
    /// `handler` is called once, unless `context` has gone by then, which withdraws the attempt; a null context never goes.
    AcquireJob(LockClient::Private &client, const QByteArray &name, const LockOptions &options, const LockRecipe &recipe, LockHandler handler,
               QObject *context);

    void start();
    /// Withdraws it when the future is cancelled.
    void obey(const QFuture<Result<HeldLockPtr>> &future);
    /// Ends it now, with Cancelled; what was sent is released.
    void withdraw();
    /// The lock may be free.
    void wake();
    /// Every node has said its first word, or that took too long.
    void begin();

private:
    enum class Phase {
        InLine, ///< others of this client are before it
        Settling, ///< some nodes have not said their first word
        Running,
    };

    void onAnswer(int node, quint64 attempt, const Result<Value> &reply) override;
    void onWake(Instant now) override;
    void onAbandoned() override;

    void await();
    void carryOut();
    void sendTake(int node, int attempt);
    void releaseAttempt(const std::vector<int> &nodes);
    void watchContext();
    void listen();
    void stopListening();
    void choosePause();
    void leaveQueues();
    void leaveLine();
    void finish();
    void finishWith(Result<HeldLock> result);
    [[nodiscard]] bool isWaiting() const { return m_options.wait > Millis(0); }
    [[nodiscard]] bool isFirst() const;
    [[nodiscard]] bool hasCaller() const { return !m_hasContext || m_context != nullptr; }
    [[nodiscard]] std::optional<Error> &errorOf(int node);
    [[nodiscard]] Error cancelled() const;
    [[nodiscard]] Error failure() const;

    const QByteArray m_name;
    const LockOptions m_options;
    const LockRecipe &m_recipe;
    LockHandler m_handler;
    const QPointer<QObject> m_context;
    const bool m_hasContext;
    const Instant m_deadline;
    Phase m_phase = Phase::Settling;
    QByteArray m_place; ///< in a fair queue on the nodes
    std::optional<AcquireMachine> m_machine; ///< once it runs
    QByteArray m_token; ///< of the latest attempt
    std::optional<Command> m_take; ///< of the latest attempt
    std::optional<quint64> m_fencingToken;
    std::vector<std::optional<Error>> m_errors; ///< per node, latest; empty before the first
    QByteArrayList m_channels; ///< listened to
    std::unique_ptr<QFutureWatcher<Result<HeldLockPtr>>, DeleteLater> m_wish;
    QMetaObject::Connection m_contextWatch;
    bool m_inLine = false;
};

/// Drives one ReleaseMachine until every node has answered or the TTL has done the rest.
class ReleaseJob final : public Job
{
public:
    struct Order
    {
        QByteArray name;
        LockCommand command;
        Wake wake = Wake::No; ///< as in `command`; those who wait in this client are told as well
        Millis nodeTimeout{0};
        Instant giveUpAt = {};
        std::optional<std::vector<int>> onlyOn = {}; ///< nodes; nothing means all
        QByteArray token = {}; ///< of a lock that was held: while nodes have not answered, the client tells how far it is
    };

    /// `handler`, if there is one, hears what came of it when every node has answered or failed once.
    ReleaseJob(LockClient::Private &client, Order order, DoneHandler handler = {});

    void start();

    [[nodiscard]] bool isFirstRoundOver() const { return m_machine.isFirstRoundOver(); }
    void whenFirstRoundIsOver(std::function<void()> listener) { m_listeners.push_back(std::move(listener)); }

private:
    void onAnswer(int node, quint64 tag, const Result<Value> &reply) override;
    void onWake(Instant now) override;
    void onAbandoned() override;
    void step(Instant now);
    [[nodiscard]] int answered() const { return m_machine.nodeCount() - m_machine.count(ReleaseVote::Failed); }
    void tellOpen();
    [[nodiscard]] Result<void> outcome() const;

    const QByteArray m_name;
    const QByteArray m_token;
    const Command m_command;
    const Wake m_wake;
    const Millis m_nodeTimeout;
    const Instant m_giveUpAt;
    ReleaseMachine m_machine;
    DoneHandler m_handler;
    std::vector<std::function<void()>> m_listeners;
    bool m_firstRoundTold = false;
    std::optional<int> m_toldAnswered; ///< while it is, or was, open
};

/// A held lock on the client's side: drives its LeaseMachine until it is released or lost.
class Lease final : public Job
{
public:
    Lease(LockClient::Private &client, std::shared_ptr<HeldLock::State> state, const LockOptions &options, const LockRecipe &recipe, Instant acquiredAt);

    void renew(const DoneHandler &handler);
    void renewByItself(const DoneHandler &handler);
    void renewNoMore(const DoneHandler &handler);
    void reenter(const DoneHandler &handler);
    /// One hold less, of several.
    void giveBack(const DoneHandler &handler);
    /// The state's phase is Released already.
    void release(const DoneHandler &handler);
    /// Releases it if it is still held.
    void letGo();
    [[nodiscard]] LeaseSignals *events();

private:
    struct Waiting
    {
        quint64 round; ///< answered when this one is settled
        DoneHandler handler;
    };

    ~Lease() override;

    void onAnswer(int node, quint64 round, const Result<Value> &reply) override;
    void onWake(Instant now) override;
    void onAbandoned() override;

    /// `afresh`: a round that is under way already will not do.
    void renewWith(const DoneHandler &handler, bool afresh);
    void carryOut();
    void sendRenew(const LeaseMachine::Step &step);
    void sendHeal(const LeaseMachine::Step &step);
    void onRoundSettled(quint64 settled, const Result<void> &result);
    void lose();
    /// `told`: how far it is, while nodes do not answer.
    void startRelease(const DoneHandler &handler, bool told);
    /// Nobody reaches it through its handle any more.
    void part();
    void answerAll(const Result<void> &result);
    [[nodiscard]] Claim claim(Millis ttl) const;
    [[nodiscard]] Instant keysGoneAt() const { return m_machine.keysGoneAt() + m_options.lockDelay; }

    const std::shared_ptr<HeldLock::State> m_state;
    std::unique_ptr<LeaseSignals> m_signals; ///< once somebody asked for them
    const LockOptions m_options;
    const LockRecipe &m_recipe;
    const int m_nodes; ///< how many there are
    LeaseMachine m_machine;
    std::vector<Waiting> m_waiting;
    qint64 m_reentering = 0; ///< holds that are not confirmed yet
    QString m_refusal; ///< why a server refused in this round
};

} // namespace Lockscope
