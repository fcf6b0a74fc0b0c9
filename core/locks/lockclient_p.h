#pragma once

#include "../quorum/acquiremachine.h"
#include "../quorum/extendmachine.h"
#include "../quorum/releasemachine.h"
#include "lockclient.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QTimer>

#include <atomic>
#include <functional>
#include <vector>

// How LockClient is built: it owns one Link per node, and short-lived jobs that drive the state machines of quorum/ over
// those links. Everything here lives in the client's thread.

namespace Lockscope {

/// What handle and lease share. The handle's thread reads, the client's thread writes.
struct HeldLock::State
{
    QByteArray name;
    QByteArray token;
    Millis ttl{0};
    const Clock *clock = nullptr;
    std::atomic<Micros::rep> validUntil{0}; ///< since the epoch of Instant
    std::atomic<bool> ended{false}; ///< released or lost, for good

    QPointer<Lease> lease; ///< touched only in the client's thread, but for the address
    QPointer<LeaseSignals> events;
};

struct LockClient::Private
{
    std::vector<std::unique_ptr<Link>> links;
    const Clock *clock = nullptr;
    QList<Lease *> leases;

    [[nodiscard]] int nodes() const { return static_cast<int>(links.size()); }
    [[nodiscard]] bool allSettled() const;
};

/// Drives one AcquireMachine; deletes itself when done.
class AcquireJob : public QObject
{
    Q_OBJECT

public:
    AcquireJob(LockClient *client, const QByteArray &name, const LockOptions &options, std::shared_ptr<QPromise<Result<HeldLockPtr>>> promise);

    void start();
    /// Ends it now, with Cancelled; what was sent is released.
    void withdraw();

private:
    void begin();
    void carryOut();
    void sendAcquire(int node, int attempt);
    void finish();
    [[nodiscard]] Error failure() const;

    LockClient *m_client;
    const QByteArray m_name;
    const LockOptions m_options;
    const std::shared_ptr<QPromise<Result<HeldLockPtr>>> m_promise;
    AcquireMachine m_machine;
    QTimer m_wake;
    QTimer m_settle;
    QFutureWatcher<Result<HeldLockPtr>> m_cancelWatcher;
    QByteArray m_token; ///< of the latest attempt
    std::vector<std::optional<Error>> m_errors; ///< per node, latest
    int m_releasedAttempt = 0;
    bool m_begun = false;
};

/// Drives one ReleaseMachine until every node has answered or the TTL has done the rest; deletes itself then.
class ReleaseJob : public QObject
{
    Q_OBJECT

public:
    using FirstRoundHandler = std::function<void(const ReleaseMachine &)>;

    ReleaseJob(LockClient *client, const QByteArray &name, const QByteArray &token, Instant giveUpAt, FirstRoundHandler onFirstRound = {});

    void start() { step(); }

    /// Every node has answered or failed once.
    [[nodiscard]] bool isFirstRoundOver() const { return m_machine.isFirstRoundOver(); }

Q_SIGNALS:
    void firstRoundOver();

private:
    void step();
    void ask(int node);

    LockClient *m_client;
    const QByteArray m_name;
    const QByteArray m_token;
    ReleaseMachine m_machine;
    FirstRoundHandler m_onFirstRound;
    QTimer m_retry;
    bool m_firstRoundTold = false;
};

/// A held lock on the client's side: its watchdog and its end.
class Lease : public QObject
{
    Q_OBJECT

public:
    Lease(LockClient *client, std::shared_ptr<HeldLock::State> state, const LockOptions &options, Instant acquiredAt);
    ~Lease() override;

    void renew(std::shared_ptr<QPromise<Result<void>>> promise);
    void release(std::shared_ptr<QPromise<Result<void>>> promise);

private:
    void beginRound();
    void onExtendVote(quint64 round, int node, ExtendVote vote);
    void settleRound();
    void heal();
    void lose(const QString &reason);
    void answerRenewals(const Result<void> &result);
    void scheduleRenewal(Millis delay);
    void setValidUntil(Instant until);
    [[nodiscard]] Instant validUntil() const;
    [[nodiscard]] Instant keysGoneAt() const;

    LockClient *m_client;
    const std::shared_ptr<HeldLock::State> m_state;
    LeaseSignals m_signals;
    const LockOptions m_options;
    const Instant m_acquiredAt;
    Instant m_lastTtlSetAt; ///< start of the latest request that may have set a TTL on some node
    QTimer m_renewTimer;
    QTimer m_expiryTimer;
    QTimer m_roundTimer;
    std::optional<ExtendMachine> m_round;
    quint64 m_roundId = 0;
    bool m_roundSettled = true;
    std::vector<std::shared_ptr<QPromise<Result<void>>>> m_waitingForRenewal;
};

/// A future that is finished already.
template <typename T>
[[nodiscard]] QFuture<T> readyFuture(T value)
{
    QPromise<T> promise;
    promise.start();
    promise.addResult(std::move(value));
    promise.finish();
    return promise.future();
}

} // namespace Lockscope
