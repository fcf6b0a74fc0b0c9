#pragma once

#include "../base/clock.h"
#include "../base/result.h"

#include <QFuture>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace Lockscope {

class Lease;

using DoneHandler = std::function<void(const Result<void> &)>;

/// Tells what becomes of a held lock. Lives in the LockClient's thread, as long as the lease does.
class LOCKSCOPE_CORE_EXPORT LeaseSignals : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    void renewed();
    /// The lock can no longer be promised. Emitted once, no later than its validity ends; after the process was stopped or
    /// the machine slept beyond that, as soon as it goes on. Loss is final, even if the keys are still there (rule S9).
    void lost(const QString &reason);
};

/// A lock that is held: a scope guard, movable, released when destroyed.
///
/// All of it may be used from any thread, but for events(), which belongs to the LockClient's. Two threads may release it at
/// once; one of them does it (rule S19). Only moving and destroying the object itself is, as ever, for one thread: threads that
/// share a lock share a HeldLockPtr. Nothing here throws or blocks. A handle outlives its LockClient
/// harmlessly: it is not held any more then.
///
/// A true isHeld() is a statement about time, not proof: between the check and the next line the process may be stopped
/// for longer than the TTL. Where that must not do harm, let the resource check fencingToken().
class LOCKSCOPE_CORE_EXPORT HeldLock
{
public:
    HeldLock() = default;
    HeldLock(HeldLock &&other) noexcept = default;
    HeldLock &operator=(HeldLock &&other) noexcept;
    Q_DISABLE_COPY(HeldLock)
    /// Starts the release, of all holds, and does not wait for it.
    ~HeldLock();

    [[nodiscard]] QByteArray name() const;
    /// The owner, as the nodes carry it.
    [[nodiscard]] QByteArray token() const;
    [[nodiscard]] Millis ttl() const;
    /// Greater than that of every earlier holder, if LockOptions::fencingToken asked for it. Give it to the protected
    /// resource with each request; the resource refuses a number below the greatest it has seen.
    [[nodiscard]] std::optional<quint64> fencingToken() const;

    /// Computed from the clock and the end of validity only (rule S10): right also while the event loop is blocked and
    /// after the process was stopped.
    [[nodiscard]] bool isHeld() const;
    /// What is left for sure; zero when not held.
    [[nodiscard]] Millis remaining() const;
    [[nodiscard]] Instant validUntil() const;

    /// Renews now, on a quorum. Errors: Lost (final), NoQuorum (the old validity runs on), NotOwner (it was released).
    [[nodiscard]] QFuture<Result<void>> renew();
    /// Whether it renews by itself from now on, as LockOptions::autoRenew said at first. Without, it ends with what is left. A renewal
    /// that is under way is not called back. Does nothing when it is not held.
    void setAutoRenew(bool renews);
    /// One more hold, for dialects with a hold count (Redisson); each hold is given back by a release() of its own. It is a
    /// renewal that carries the count. Errors: as renew(); InvalidArgument where the dialect is not reentrant.
    [[nodiscard]] QFuture<Result<void>> reenter();
    [[nodiscard]] qint64 holds() const;
    /// Gives back one hold; the last one releases on all nodes. Errors: NotOwner (it had been lost), OutcomeUnknown (so many
    /// nodes did not answer that it may still be held until its TTL ends; it is released as nodes return). A release of what
    /// is not held any more hears NotOwner and does nothing. Giving back one of several holds is a renewal, and fails as one.
    [[nodiscard]] QFuture<Result<void>> release();
    /// The same without a future, which costs less: `handler`, which does not throw, is called with the result, never from
    /// within this call, nor once `context` has gone, which is not null and lives in the calling thread.
    void release(QObject *context, DoneHandler handler);

    /// Null once the lease has ended or its client is gone. Connect with a context object.
    [[nodiscard]] LeaseSignals *events() const;

    struct State; ///< shared with the client; not for use
    explicit HeldLock(std::shared_ptr<State> state);

private:
    void letGo();

    std::shared_ptr<State> m_state;
};

/// How futures hand a lock over. A QFuture keeps its result, and with Qt 6.4 one with a move-only result runs its
/// continuation twice (QPromise's destructor takes the emptied state for an unfinished one); so it is shared. Move the
/// lock out of it, or keep only one pointer: the lock is released when the last one goes.
using HeldLockPtr = std::shared_ptr<HeldLock>;

} // namespace Lockscope
