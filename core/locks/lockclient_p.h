#pragma once

#include "../base/answer.h"
#include "../base/whendone.h"
#include "../dialects/dialect.h"
#include "../quorum/acquiremachine.h"
#include "../quorum/leasemachine.h"
#include "../quorum/releasemachine.h"
#include "lockclient.h"
#include "locknode_p.h"

#include <QFutureWatcher>
#include <QHash>
#include <QTimer>

#include <atomic>
#include <functional>
#include <mutex>
#include <vector>

// How LockClient is built: it owns a LockNode per node, and jobs that drive the state machines of quorum/ over them, with
// the commands of a LockRecipe. Everything here lives in the client's thread, but for HeldLock::State.

namespace Lockscope {

class AcquireJob;

using LockAnswer = std::shared_ptr<Answer<HeldLockPtr>>;
using DoneAnswer = std::shared_ptr<Answer<void>>;

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

    std::mutex mutex; ///< guards `lease`: whoever has it may post to the lease
    Lease *lease = nullptr;
    QPointer<LeaseSignals> events; ///< for the client's thread

    /// True for the one caller that ends it.
    [[nodiscard]] bool end(Phase as)
    {
        Phase expected = Phase::Held;
        return phase.compare_exchange_strong(expected, as);
    }
};

struct LockClient::Private
{
    LockClientOptions options;
    std::vector<std::unique_ptr<LockNode>> nodes;
    const Clock *clock = nullptr;
    DialectCatalog dialects;
    QByteArray clientId; ///< an UUID: what Redisson's owners begin with
    quint64 lastAttempt = 0;
    Millis longestLife{0};
    std::optional<Error> twins; ///< two of the nodes are one server
    QList<Lease *> leases;
    QHash<QByteArray, QList<AcquireJob *>> lines; ///< by lock: who waits for it here, first come first

    [[nodiscard]] int count() const { return static_cast<int>(nodes.size()); }
    [[nodiscard]] LockNode &node(int index) const { return *nodes[static_cast<size_t>(index)]; }
    [[nodiscard]] bool allSettled() const;
    void findTwins();
    void wakeLine(const QByteArray &name) const;
};

/// Drives one AcquireMachine, after waiting for its turn among the client's own; deletes itself when done.
class AcquireJob : public QObject
{
    Q_OBJECT

public:
    AcquireJob(LockClient *client, const QByteArray &name, const LockOptions &options, const LockRecipe &recipe, LockAnswer answer);
    ~AcquireJob() override;

    void start();
    /// Ends it now, with Cancelled; what was sent is released.
    void withdraw();
    /// The lock may be free.
    void wake();
    /// It is this job's turn among those of the client.
    void onTurn();

private:
    void await();
    void begin();
    void carryOut();
    void sendTake(int node, int attempt);
    void releaseAttempt(const std::vector<int> &nodes);
    void listen();
    void onWoken(const QByteArray &channel);
    void choosePause();
    void leaveQueues();
    void finish();
    void finishWith(const Result<HeldLockPtr> &result);
    void leaveLine();
    [[nodiscard]] Error failure() const;

    LockClient *m_client;
    const QByteArray m_name;
    const LockOptions m_options;
    const LockRecipe &m_recipe;
    const LockAnswer m_answer;
    const Instant m_deadline;
    const QByteArray m_place; ///< in a fair queue on the nodes
    std::optional<AcquireMachine> m_machine; ///< once it has begun
    QTimer m_wake;
    QFutureWatcher<Result<HeldLockPtr>> m_cancelWatcher;
    QByteArray m_token; ///< of the latest attempt
    std::optional<quint64> m_fencingToken;
    std::vector<std::optional<Error>> m_errors; ///< per node, latest
    QByteArrayList m_channels; ///< listened to
    bool m_inLine = false;
    bool m_done = false;
};

/// Drives one ReleaseMachine until every node has answered or the TTL has done the rest; deletes itself then.
class ReleaseJob : public QObject
{
    Q_OBJECT

public:
    using FirstRoundHandler = std::function<void(const ReleaseMachine &)>;

    struct Order
    {
        QByteArray name;
        LockCommand command;
        Wake wake = Wake::No; ///< as in `command`; those who wait in this client are told as well
        Millis nodeTimeout{0};
        Instant giveUpAt = {};
        std::optional<std::vector<int>> onlyOn = {}; ///< nodes; nothing means all
    };

    ReleaseJob(LockClient *client, Order order, FirstRoundHandler onFirstRound = {});

    void start() { step(); }

    /// Every node has answered or failed once.
    [[nodiscard]] bool isFirstRoundOver() const { return m_machine.isFirstRoundOver(); }

Q_SIGNALS:
    void firstRoundOver();

private:
    void step();
    void ask(int node);

    LockClient *m_client;
    const Order m_order;
    ReleaseMachine m_machine;
    FirstRoundHandler m_onFirstRound;
    QTimer m_retry;
    bool m_firstRoundTold = false;
};

/// A held lock on the client's side: drives its LeaseMachine until it is released or lost.
class Lease : public QObject
{
    Q_OBJECT

public:
    Lease(LockClient *client, std::shared_ptr<HeldLock::State> state, const LockOptions &options, const LockRecipe &recipe, Instant acquiredAt);
    ~Lease() override;

    void renew(const DoneAnswer &answer);
    void reenter(const DoneAnswer &answer);
    /// One hold less, of several.
    void giveBack(const DoneAnswer &answer);
    /// The state's phase is Released already.
    void release(const DoneAnswer &answer);
    /// Releases it if it is still held.
    void letGo();

private:
    struct Waiting
    {
        quint64 round; ///< answered when this one is settled
        DoneAnswer answer;
    };

    /// `afresh`: a round that is under way already will not do.
    void renewWith(const DoneAnswer &answer, bool afresh);
    void carryOut();
    void sendRenew(const LeaseMachine::Step &step);
    void sendHeal(const LeaseMachine::Step &step);
    void onRoundSettled(const Result<void> &result);
    void lose();
    [[nodiscard]] ReleaseJob::Order releaseOrder() const;
    void answerAll(const Result<void> &result);
    [[nodiscard]] Claim claim(Millis ttl) const;
    [[nodiscard]] Instant keysGoneAt() const { return m_machine.keysGoneAt() + m_options.lockDelay; }

    LockClient *m_client;
    const std::shared_ptr<HeldLock::State> m_state;
    LeaseSignals m_signals;
    const LockOptions m_options;
    const LockRecipe &m_recipe;
    LeaseMachine m_machine;
    QTimer m_wake;
    std::vector<Waiting> m_waiting;
    qint64 m_reentering = 0; ///< holds that are not confirmed yet
};

} // namespace Lockscope
