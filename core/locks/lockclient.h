#pragma once

#include "../redis/link.h"
#include "heldlock.h"

#include <QList>

namespace Lockscope {

/// How a lock is taken.
struct LockOptions
{
    Millis ttl{30000}; ///< 10 ms to 30 days
    Millis wait{0}; ///< keep trying for this long; 0: one attempt
    Millis retryMin{50}; ///< random pause between attempts
    Millis retryMax{250};
    Millis nodeTimeout{0}; ///< per node; 0: 5 % of the TTL, 5 ms to 1 s. Must be well below the TTL.
    bool autoRenew = true; ///< renew at TTL/3 until released, lost or `longestHold` is over
    Millis longestHold{0}; ///< stop renewing after this long; 0: no limit
    QString program = {}; ///< shown to operators as part of the owner; empty: the application's name
};

/// Takes locks on one Redis node, or by the Redlock algorithm on N (Redis documentation, "Distributed Locks with
/// Redis"); one node is N = 1 of the same code. Dialect: one string per node, `SET key token NX PX ttl`.
///
/// What it promises holds under these assumptions: clocks of client and nodes run at the same rate within 1 % and are
/// not stepped; a node that lost its data stays away for the longest TTL; nodes are independent primaries with
/// `noeviction`; holders stop when told lost. Fairness is not promised.
///
/// Use it from the thread it lives in, which needs an event loop. It never blocks. Destroying it stops all renewals
/// without releasing; call releaseAll() before for an orderly end.
class LOCKSCOPE_CORE_EXPORT LockClient : public QObject
{
    Q_OBJECT

public:
    explicit LockClient(const QList<Endpoint> &nodes, QObject *parent = nullptr, TransportFactory factory = makeSocketTransport,
                        const Clock &clock = Clock::system());
    ~LockClient() override;

    [[nodiscard]] int nodeCount() const;

    /// Takes the lock, waiting at most options.wait. Errors: Conflict (somebody else holds it), NoQuorum (too few nodes
    /// answered), Timeout (the nodes were too slow for the TTL), InvalidArgument, Cancelled (the future was cancelled;
    /// what had been sent is released again).
    [[nodiscard]] QFuture<Result<HeldLockPtr>> acquire(const QByteArray &name, const LockOptions &options = {});
    /// One attempt, whatever options.wait says.
    [[nodiscard]] QFuture<Result<HeldLockPtr>> tryAcquire(const QByteArray &name, LockOptions options = {});

    /// Releases everything this client holds and withdraws what it is still taking (that hears Cancelled); finishes when
    /// every node has answered or failed once.
    [[nodiscard]] QFuture<void> releaseAll();

    /// Checks what acquire() checks before it sends anything.
    [[nodiscard]] static Result<void> validate(const QByteArray &name, const LockOptions &options);

private:
    friend class AcquireJob;
    friend class ReleaseJob;
    friend class Lease;
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace Lockscope
