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

/// What is known by now of a release that not all nodes have answered at once.
struct OpenRelease
{
    QByteArray name;
    QByteArray token;
    int nodes = 0;
    int answered = 0; ///< of them: it is not there for us any more
    int lost = 0; ///< of these: it was gone before they were asked, so that it was not given back there
    Instant endsBy; ///< on the others it ends by itself at the latest

    [[nodiscard]] bool isOpen() const { return answered < nodes; }
    /// Those that have not answered could still make up its quorum: it must not be called free.
    [[nodiscard]] bool mayBeHeld() const { return nodes - answered >= quorumOf(nodes); }
    /// It had no quorum any more when it was released.
    [[nodiscard]] bool wasLost() const { return nodes - lost < quorumOf(nodes); }
};

namespace Detail {

/// What a guarded function's result is to its caller: U for U and for Result<U>.
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

/// Takes locks on one Redis node, or by the Redlock algorithm on N (Redis documentation, "Distributed Locks with
/// Redis"); one node is N = 1 of the same code.
///
/// What it promises: at any time at most one client is between the grant of a lock and the end of its validity. That rests
/// on these assumptions:
/// - clocks of client and nodes run at the same rate within 1 % and are not stepped; a step that is seen costs the node its
///   vote for LockClientOptions::longestTtl (rule S16);
/// - a node that lost its data stays away for as long. This client sees to it (S15), if it has seen the node before the
///   restart, and only for itself: all clients must do so;
/// - nodes are independent primaries with `noeviction`, and nobody else writes the lock's keys. A replica, a member of a
///   Cluster, one server given twice, and a node that does not say who it is, are refused (S14);
/// - the holder stops when it is told *lost*, or when HeldLock::isHeld() is false, or the resource checks fencing tokens.
///
/// A lock frees itself at the latest one TTL after its owner died. Waiting callers of one client get a lock in the order in
/// which they came; between clients no fairness is promised, but that who waits in a Redisson fair lock's queue is not
/// overtaken. A client that waits is told of releases by a message where the dialect sends one, and asks at random times
/// besides.
///
/// Use it from the thread it was made in, which needs an event loop; it cannot be moved to another. It never blocks.
/// Destroying it stops all renewals and attempts without releasing anything, and emits no LeaseSignals::lost(); call
/// releaseAll() before for an orderly end.
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
    explicit LockClient(const QList<Endpoint> &nodes, QObject *parent = nullptr, TransportFactory factory = makeSocketTransport,
                        const Clock &clock = Clock::system());
    LockClient(const QList<Endpoint> &nodes, const LockClientOptions &options, QObject *parent = nullptr, TransportFactory factory = makeSocketTransport,
               const Clock &clock = Clock::system());
    ~LockClient() override;

    [[nodiscard]] int nodeCount() const;
    /// Another server plays this node's part from now on: a replica that was promoted. It may lack what the one before had, so
    /// that it has no vote on new locks for the longest TTL seen; what is held is renewed and released there.
    void moveNode(int node, const Endpoint &endpoint);

    /// Who watches these nodes may know more than this client: that one may have forgotten locks, since before the client was made,
    /// say. It has no vote on new locks until then; what is held is renewed and released there.
    void withholdVote(int node, Instant until);
    /// Locks on these nodes live so long, whatever was said before: nodes that restart from now on have no vote for it. It never gets shorter.
    void noteLongestTtl(Millis ttl);

    /// Takes the lock, waiting at most options.wait. The first attempt of a client also waits, up to 1 s, for nodes that are
    /// still connecting. Errors:
    /// - Conflict: somebody else holds it;
    /// - NoQuorum: too few nodes answered or have a vote; the message says why. Not retrySafe: somebody has to change rights,
    ///   credentials or the list of nodes first, and the wait was not waited out;
    /// - Timeout: the nodes were too slow for the TTL;
    /// - InvalidArgument: options that cannot be kept, or two nodes that are the same server;
    /// - Cancelled: releaseAll() withdrew it, or the client is being destroyed.
    ///
    /// Cancelling the future ends it at any moment; what had been sent is released again. A cancelled future has no result:
    /// do not ask for it; whenDone() is not called.
    [[nodiscard]] QFuture<Result<HeldLockPtr>> acquire(const QByteArray &name, const LockOptions &options = {});
    /// The same without a future, which costs less: `handler` hears what came of it, once, never from within this call.
    /// `context` lives in the client's thread; if it is destroyed before, the attempt is withdrawn and nobody hears of it. Null
    /// is a context that never goes. The handler runs within a node's answer and does not throw; where it runs an event loop
    /// of its own, a node on a unix socket is not read meanwhile.
    void acquire(const QByteArray &name, const LockOptions &options, QObject *context, LockHandler handler);
    /// One attempt, whatever options.wait says. It does not stand in line behind those that wait.
    [[nodiscard]] QFuture<Result<HeldLockPtr>> tryAcquire(const QByteArray &name, LockOptions options = {});

    /// Runs `function(const HeldLock &)` while the lock is held, in a thread of `pool` (null: the application's), so that it
    /// may block while the lock is renewed here. It returns nothing, a value, or a Result. Then the lock is released.
    ///
    /// Success is reported only if the lock was held all the time: if it was lost meanwhile the error is Lost, whatever the
    /// function returned, because others may have been at work as well. A long function asks isHeld() before each step that
    /// cannot be undone. What it throws is thrown again by the future, after the release. Cancelling the future ends the wait
    /// for the lock, not the function. Other errors: as acquire().
    template <typename F>
    [[nodiscard]] auto withLock(const QByteArray &name, const LockOptions &options, F function, QThreadPool *pool = nullptr)
        -> QFuture<Result<typename Detail::Guarded<std::invoke_result_t<F, const HeldLock &>>::Value>>;

    /// Releases everything this client holds and withdraws what it is still taking (that hears Cancelled); finishes when
    /// every node has answered or failed once.
    [[nodiscard]] QFuture<void> releaseAll();

    /// What goes on: acquires under way, locks held, and releases that some node has not confirmed yet. Zero when all is done.
    [[nodiscard]] qsizetype underWay() const;

    /// The ids of dialects that LockOptions::dialect may name.
    [[nodiscard]] static QStringList takeableDialects();
    /// Checks what acquire() checks before it sends anything.
    [[nodiscard]] static Result<void> validate(const QByteArray &name, const LockOptions &options);

Q_SIGNALS:
    /// The node has lost its vote on new locks for a time: it restarted, was promoted, or its clock was stepped. Locks that
    /// are held on it may be gone or end early.
    void nodeSuspended(int node, const Lockscope::Error &why);
    /// When every node has answered the release of a HeldLock or failed once, and some have failed; and with each of them that answers
    /// later. Comes before the release's own result.
    void releaseOpen(const Lockscope::OpenRelease &release);

private:
    using Done = std::function<void(const Result<void> &, const std::exception_ptr &)>;
    QFuture<Result<HeldLockPtr>> guard(const QByteArray &name, const LockOptions &options, std::function<void(const HeldLock &)> function, Done done,
                                       QThreadPool *pool);

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
