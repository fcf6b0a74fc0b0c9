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

// Structure of LockClient: a LockNode per node, and jobs that drive the state machines of quorum/ with the commands of
// a LockRecipe. All of it lives in the client's thread, except HeldLock::State.

namespace Lockscope {

class AcquireJob;

/// Shared by a handle, which may be in any thread, and its lease.
struct HeldLock::State
{
    enum class Phase { Held, Released, Lost };

    QByteArray name;
    QByteArray token;
    QString dialect;
    Millis ttl{0};
    std::optional<quint64> fencingToken;
    const Clock *clock = nullptr;
    std::atomic<Micros::rep> validUntil{0}; ///< counts from the epoch of Instant
    std::atomic<Phase> phase{Phase::Held}; ///< leaves Held once and for good (rule S9)
    std::atomic<qint64> holds{1};

    std::mutex mutex; ///< guards the members below; while locked with `lease` set, the client exists
    Lease *lease = nullptr; ///< null when the lease is unreachable; changed only by the client's thread
    LockClient *client = nullptr;

    /// Returns the error for calls after the end.
    [[nodiscard]] Error ended() const;

    /// Returns true only for the one caller that ends it.
    [[nodiscard]] bool end(Phase as)
    {
        Phase expected = Phase::Held;
        return phase.compare_exchange_strong(expected, as);
    }
};

struct LockClient::Private
{
    Private(LockClient *client, const LockClientOptions &clientOptions, const Clock &clientClock);

    /// Like validate(), but also checks what depends on the client.
    [[nodiscard]] Result<const LockRecipe *> check(const QByteArray &name, const LockOptions &lockOptions) const;
    [[nodiscard]] AcquireJob *newJob(const QByteArray &name, LockOptions lockOptions, const LockRecipe &recipe,
                                     LockHandler handler, QObject *context);

    [[nodiscard]] int count() const { return static_cast<int>(nodes.size()); }
    [[nodiscard]] LockNode &node(int index) const { return *nodes[static_cast<size_t>(index)]; }
    [[nodiscard]] bool allSettled() const;
    void findDuplicateNodes();
    /// Call this when the lock may be free: wakes the first caller in line.
    void wakeLine(const QByteArray &name) const;
    /// Wakes the jobs that listen to this channel.
    void onWoken(const QByteArray &channel) const;
    void onNodeSettled();

    LockClient *q;
    const LockClientOptions options;
    const Clock &clock;
    Alarms alarms; ///< must outlive nodes and jobs, which ~LockClient() deletes first
    std::vector<std::unique_ptr<LockNode>> nodes;
    QHash<QString, const LockRecipe *> recipes; ///< by dialect id
    DialectCatalog dialects;
    QByteArray clientId; ///< a UUID; Redisson owners begin with it
    quint64 lastAttempt = 0;
    Millis longestLife;
    bool closing = false; ///< the client is being destroyed
    std::optional<Error> duplicateNodes; ///< the error if two nodes are the same server
    std::vector<Job *> jobs; ///< all jobs, in any order
    std::vector<AcquireJob *> settling; ///< jobs that wait until all nodes are settled
    QHash<QByteArray, QList<AcquireJob *>> lines; ///< by lock: this client's waiting callers in order
    QHash<QByteArray, QList<AcquireJob *>> listeners; ///< by channel
};

/// Drives one AcquireMachine, after waiting in the client's own line.
class AcquireJob final : public Job
{
public:
    /// Calls `handler` once. If `context` (may be null) is destroyed first, the attempt is withdrawn instead.
    AcquireJob(LockClient::Private &client, const QByteArray &name, const LockOptions &options,
               const LockRecipe &recipe, LockHandler handler, QObject *context);

    void start();
    /// Withdraws the attempt when the future is cancelled.
    void cancelWith(const QFuture<Result<HeldLockPtr>> &future);
    /// Ends the attempt with Cancelled and releases what was sent.
    void withdraw();
    /// Call this when the lock may be free.
    void wake();
    /// Call this when all nodes are settled, or that took too long.
    void begin();

private:
    enum class Phase {
        InLine, ///< other callers of this client are first
        Settling, ///< some nodes are not settled
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
    QByteArray m_queueEntry; ///< identifies this caller in a fair queue on the nodes
    std::optional<AcquireMachine> m_machine; ///< set when it runs
    QByteArray m_token; ///< of the latest attempt
    std::optional<Command> m_take; ///< of the latest attempt
    std::optional<quint64> m_fencingToken;
    std::vector<std::optional<Error>> m_errors; ///< latest error per node; empty until the first one
    QByteArrayList m_channels; ///< channels that this job listens to
    std::unique_ptr<QFutureWatcher<Result<HeldLockPtr>>, DeleteLater> m_futureWatcher;
    QMetaObject::Connection m_contextWatch;
    bool m_inLine = false;
};

/// Drives one ReleaseMachine until every node has answered or the TTL has passed.
class ReleaseJob final : public Job
{
public:
    struct Order
    {
        QByteArray name;
        LockCommand command;
        Wake wake = Wake::No; ///< as in `command`; also wakes this client's waiting callers
        Millis nodeTimeout{0};
        Instant giveUpAt = {};
        std::optional<std::vector<int>> onlyOn = {}; ///< nodes to release on; unset: all
        QByteArray token = {}; ///< set if the lock was held: releaseOpen() then reports missing answers
    };

    /// Calls `handler`, if any, with the result when every node has answered or failed once.
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
    void reportOpenRelease();
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
    bool m_firstRoundReported = false;
    std::optional<int> m_reportedAnswered; ///< as last reported by releaseOpen(); unset before
};

/// Drives the LeaseMachine of a held lock until it is released or lost.
class Lease final : public Job
{
public:
    Lease(LockClient::Private &client, std::shared_ptr<HeldLock::State> state, const LockOptions &options,
          const LockRecipe &recipe, Instant acquiredAt);

    void renew(const DoneHandler &handler);
    void startAutoRenew(const DoneHandler &handler);
    void stopAutoRenew(const DoneHandler &handler);
    void reenter(const DoneHandler &handler);
    /// Gives back one of several holds.
    void giveBack(const DoneHandler &handler);
    /// Requires that the state's phase is Released.
    void release(const DoneHandler &handler);
    /// Releases the lock if it is still held.
    void letGo();
    [[nodiscard]] LeaseSignals *events();

private:
    struct Waiting
    {
        quint64 round; ///< the handler is called when this round ends
        DoneHandler handler;
    };

    ~Lease() override;

    void onAnswer(int node, quint64 round, const Result<Value> &reply) override;
    void onWake(Instant now) override;
    void onAbandoned() override;

    /// `afresh`: requires a new round, even if one is running.
    void renewWith(const DoneHandler &handler, bool afresh);
    void carryOut();
    void sendRenew(const LeaseMachine::Step &step);
    void sendHeal(const LeaseMachine::Step &step);
    void onRoundSettled(quint64 settled, const Result<void> &result);
    void lose();
    /// With `reports`, emits releaseOpen() while answers are missing.
    void startRelease(const DoneHandler &handler, bool reports);
    /// Detaches the lease from its handle.
    void detachHandle();
    void answerAll(const Result<void> &result);
    [[nodiscard]] Claim claim(Millis ttl) const;
    [[nodiscard]] Instant keysGoneAt() const { return m_machine.keysGoneAt() + m_options.lockDelay; }

    const std::shared_ptr<HeldLock::State> m_state;
    std::unique_ptr<LeaseSignals> m_signals; ///< created on request
    const LockOptions m_options;
    const LockRecipe &m_recipe;
    const int m_nodes; ///< the number of nodes
    LeaseMachine m_machine;
    std::vector<Waiting> m_waiting;
    qint64 m_reentering = 0; ///< holds that are not confirmed yet
    QString m_refusal; ///< a server's error in this round
};

} // namespace Lockscope
