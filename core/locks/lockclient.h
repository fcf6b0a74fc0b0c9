#pragma once

#include "../base/answer.h"
#include "../quorum/quorum.h"
#include "../redis/endpoint.h"
#include "../redis/transport.h"
#include "heldlock.h"
#include "lockoptions.h"

#include <QFutureWatcher>
#include <QList>
#include <QStringList>

#include <functional>
#include <optional>
#include <type_traits>

class QThreadPool;

namespace Lockscope {

using LockHandler = std::function<void(Result<HeldLock>)>;

/// The progress of a release that not all nodes answered at once.
struct OpenRelease
{
    QByteArray name;
    QByteArray token;
    int nodes = 0;
    int answered = 0; ///< nodes that have answered: the lock is gone there
    int lost = 0; ///< of these: it was gone before the release
    Instant endsBy; ///< when it expires on the other nodes at the latest

    [[nodiscard]] bool isOpen() const { return answered < nodes; }
    /// The silent nodes could still be a quorum, so the lock must not be reported as free.
    [[nodiscard]] bool mayBeHeld() const { return nodes - answered >= quorumOf(nodes); }
    /// The lock had lost its quorum before the release.
    [[nodiscard]] bool wasLost() const { return nodes - lost < quorumOf(nodes); }
};

namespace Detail {

/// The type that a guarded function returns to its caller: U for both U and Result<U>.
template <typename R>
struct Guarded
{
    using Value = R;
};
template <typename U>
struct Guarded<Result<U>>
{
    using Value = U;
};

} // namespace Detail

/// Acquires locks on one Redis node, or on N nodes by the Redlock algorithm (Redis documentation, "Distributed Locks
/// with Redis"). One node is the case N = 1 of the same code.
///
/// Guarantee: at any time, at most one client is between the grant of a lock and the end of its validity. It depends on
/// these assumptions:
/// - The clocks of client and nodes run at the same rate within 1 % and are not stepped. A node whose clock is seen to
///   step has no vote for LockClientOptions::longestTtl (rule S16).
/// - A node that lost its data does not vote for the same time. This client ensures it (S15), only for itself: all
///   clients must do so. It judges by the age of the node's process and by the restarts that it sees. So the first lock
///   on a fresh deployment waits once for LockClientOptions::longestTtl, at most 2 s and 2 % longer, unless
///   `trustYoungNodes` or `nodesKeepData` is set. A step of the node's clock before the first contact goes unnoticed.
/// - The nodes are independent primaries with `noeviction`, and nobody else writes the lock's keys. The client rejects
///   replicas, members of a Cluster, duplicates, and nodes that do not identify themselves (S14).
/// - The holder stops at LeaseSignals::lost() or when HeldLock::isHeld() is false, or the resource checks fencing
///   tokens.
///
/// A lock is free at most one TTL after its owner died. Callers that wait in one client get a lock in the order of
/// their calls. Between clients there is no fairness, except that nobody overtakes waiters in a Redisson fair lock's
/// queue. A waiting client subscribes to release messages, if the dialect has them, and also retries at random times.
///
/// Use it in the thread that created it, which needs an event loop; it cannot be moved to another. It never blocks.
/// Destroying it stops all renewals and attempts, without releasing anything and without LeaseSignals::lost(). Call
/// releaseAll() first for an orderly end.
///
///     LockClient client({Endpoint::fromUri("redis://a").value(), …});
///     client.acquire("stock", {.wait = Millis(5000)}, this, [this](Result<HeldLock> lock) {
///         if (lock)
///             m_lock = std::move(*lock); // held until it is released or destroyed
///     });
class LOCKSCOPE_CORE_EXPORT LockClient : public QObject
{
    Q_OBJECT

public:
    explicit LockClient(const QList<Endpoint> &nodes, QObject *parent = nullptr,
                        TransportFactory factory = makeSocketTransport, const Clock &clock = Clock::system());
    LockClient(const QList<Endpoint> &nodes, const LockClientOptions &options, QObject *parent = nullptr,
               TransportFactory factory = makeSocketTransport, const Clock &clock = Clock::system());
    ~LockClient() override;

    [[nodiscard]] int nodeCount() const;
    /// Another server takes over this node's role: a promoted replica. It may lack locks, so it has no vote on new
    /// locks for the longest TTL in use. Held locks are renewed and released there.
    void moveNode(int node, const Endpoint &endpoint);

    /// Call this if another source, such as a watcher, knows that a node may have lost locks. It has no vote on new
    /// locks until then. Held locks are renewed and released there.
    void withholdVote(int node, Instant until);
    /// Locks on these nodes have TTLs up to `ttl`: nodes that run for less have no vote on new locks. Never decreases.
    void noteLongestTtl(Millis ttl);

    /// Acquires the lock, waiting at most options.wait. The first attempt also waits, up to 1 s, for nodes that are
    /// still connecting. Errors:
    /// - Conflict: another owner holds it;
    /// - NoQuorum: too few nodes answered or have a vote; the message says why. If not retrySafe, somebody has to
    ///   change rights, credentials or the nodes first; the call then returns before the wait is over;
    /// - Timeout: the nodes were too slow for the TTL;
    /// - InvalidArgument: unsupported options, or two nodes that are the same server;
    /// - Cancelled: releaseAll() withdrew the attempt, or the client is being destroyed.
    ///
    /// The future can be cancelled at any time; what was sent is released again. A cancelled future has no result: do
    /// not read it. whenDone() does not call its handler.
    [[nodiscard]] QFuture<Result<HeldLockPtr>> acquire(const QByteArray &name, const LockOptions &options = {});
    /// Acquires without a future, which costs less. Calls `handler` with the result once, in a later turn. `context` is
    /// null or lives in the client's thread; destroying it withdraws the attempt. The handler runs within a node's
    /// reply and must not throw. While it runs a nested event loop, that node is not read if it is on a unix socket.
    void acquire(const QByteArray &name, const LockOptions &options, QObject *context, LockHandler handler);
    /// Makes one attempt, whatever options.wait says. It does not queue behind callers that wait.
    [[nodiscard]] QFuture<Result<HeldLockPtr>> tryAcquire(const QByteArray &name, LockOptions options = {});

    /// Runs `function(const HeldLock &)` in a thread of `pool` (null: the application's) while it holds the lock, then
    /// releases it. The function may block, because the client's thread renews the lock. It returns nothing, a value or
    /// a Result.
    ///
    /// The future succeeds only if the lock was held all the time. Otherwise the error is Lost, whatever the function
    /// returned, because others may have been at work, too. A long function should check isHeld() before each step that
    /// cannot be undone. The future throws what the function throws, after the release. Cancelling the future ends the
    /// wait for the lock, but not the function. Other errors: as acquire().
    template <typename F>
    [[nodiscard]] auto withLock(const QByteArray &name, const LockOptions &options, F function,
                                QThreadPool *pool = nullptr)
        -> QFuture<Result<typename Detail::Guarded<std::invoke_result_t<F, const HeldLock &>>::Value>>;

    /// Releases everything that this client holds, and withdraws its attempts with Cancelled. Finishes when every node
    /// has answered or failed once.
    [[nodiscard]] QFuture<void> releaseAll();

    /// The number of running attempts, held locks and unconfirmed releases. Zero when all is done.
    [[nodiscard]] qsizetype openOperations() const;

    /// Returns the ids of dialects for LockOptions::dialect.
    [[nodiscard]] static QStringList writableDialects();
    /// Checks the arguments as acquire() does before it sends anything.
    [[nodiscard]] static Result<void> validate(const QByteArray &name, const LockOptions &options);

Q_SIGNALS:
    /// The node has no vote on new locks for a time: its process is young, it restarted, was promoted, or its clock was
    /// stepped. Locks held on it may be gone or expire early.
    void nodeSuspended(int node, const Lockscope::Error &why);
    /// Emitted when every node has answered or failed the release of a HeldLock once, and some failed. Emitted again
    /// for each of those that answers later. The first signal precedes the result of release().
    void releaseOpen(const Lockscope::OpenRelease &release);

private:
    using Done = std::function<void(const Result<void> &, const std::exception_ptr &)>;
    QFuture<Result<HeldLockPtr>> guard(const QByteArray &name, const LockOptions &options,
                                       std::function<void(const HeldLock &)> function, Done done, QThreadPool *pool);

    struct Private;
    friend class Job;
    friend class AcquireJob;
    friend class ReleaseJob;
    friend class Lease;
    std::unique_ptr<Private> d;
};

template <typename F>
auto LockClient::withLock(const QByteArray &name, const LockOptions &options, F function, QThreadPool *pool)
    -> QFuture<Result<typename Detail::Guarded<std::invoke_result_t<F, const HeldLock &>>::Value>>
{
    using R = std::invoke_result_t<F, const HeldLock &>;
    using V = typename Detail::Guarded<R>::Value;
    auto answer = std::make_shared<Answer<V>>();
    auto returned = std::make_shared<std::optional<Result<V>>>();
    const auto future = answer->future();
    auto acquiring = guard(
        name, options,
        [returned, function = std::make_shared<F>(std::move(function))](const HeldLock &lock) {
            if constexpr (std::is_void_v<R>) {
                (*function)(lock);
                returned->emplace();
            } else {
                returned->emplace((*function)(lock));
            }
        },
        [returned, answer](const Result<void> &guarded, const std::exception_ptr &thrown) {
            if (thrown)
                answer->fail(thrown);
            else
                answer->give(guarded ? std::move(**returned) : Result<V>(guarded.error()));
        },
        pool);
    auto *watcher = new QFutureWatcher<Result<V>>(this);
    connect(watcher, &QFutureWatcherBase::canceled, this, [acquiring]() mutable { acquiring.cancel(); });
    connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
    watcher->setFuture(future);
    return future;
}

} // namespace Lockscope
