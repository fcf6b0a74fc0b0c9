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

/// Reports what happens to a held lock. Lives in the LockClient's thread, as long as the lease.
class LOCKSCOPE_CORE_EXPORT LeaseSignals : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    void renewed(); ///< a renewal moved HeldLock::validUntil()
    /// The lock is lost for good, even if its keys still exist (rule S9). Emitted once, at the latest when its validity
    /// ends. If the process was stopped or the machine slept past that time, it is emitted on resuming.
    void lost(const QString &reason);
};

/// A held lock: a movable scope guard that releases the lock when it is destroyed.
///
/// All methods can be called from any thread, except events(), which belongs to the LockClient's thread. If two threads
/// release the lock at once, only one does it (rule S19). Move and destroy the object from one thread; threads that
/// share a lock share a HeldLockPtr. No method throws or blocks. A handle may outlive its LockClient, but is no longer
/// held then.
///
/// isHeld() describes the present; it proves nothing about the next line, as the process may be stopped for longer than
/// the TTL in between. If that could do harm, the resource must check fencingToken().
class LOCKSCOPE_CORE_EXPORT HeldLock
{
public:
    HeldLock() = default;
    HeldLock(HeldLock &&other) noexcept = default;
    HeldLock &operator=(HeldLock &&other) noexcept;
    Q_DISABLE_COPY(HeldLock)
    /// Starts the release of all holds without waiting for it.
    ~HeldLock();

    [[nodiscard]] QByteArray name() const;
    /// The owner value that the nodes store.
    [[nodiscard]] QByteArray token() const;
    [[nodiscard]] Millis ttl() const; ///< as requested; each renewal sets it again
    /// Greater than that of every earlier holder. Set if LockOptions::fencingToken was set. Send it with each request
    /// to the protected resource, which must reject a number below the greatest that it has seen.
    [[nodiscard]] std::optional<quint64> fencingToken() const;

    /// Computed only from the clock and the end of validity (rule S10). So it is right even while the event loop is
    /// blocked, or after the process was stopped.
    [[nodiscard]] bool isHeld() const;
    /// Returns the remaining validity; zero if not held.
    [[nodiscard]] Millis remaining() const;
    [[nodiscard]] Instant validUntil() const; ///< by the client's clock; each renewal moves it

    /// Renews now, on a quorum. Errors: Lost (final), NoQuorum (the old validity still applies), NotOwner (released).
    [[nodiscard]] QFuture<Result<void>> renew();
    /// Enables or disables automatic renewal, initially LockOptions::autoRenew. If disabled, the lock ends with its
    /// remaining validity. A running renewal continues. Does nothing if the lock is not held.
    void setAutoRenew(bool renews);
    /// Adds a hold by a renewal with the new count, for dialects with a hold count (Redisson). Each hold needs its own
    /// release(). Errors: as renew(); InvalidArgument if the dialect is not reentrant.
    [[nodiscard]] QFuture<Result<void>> reenter();
    [[nodiscard]] qint64 holds() const; ///< 1, plus each reenter(); 0: not held
    /// Releases one hold. The last release() releases the lock on all nodes. Earlier ones are renewals with a lower
    /// count, with errors as renew(). Errors: NotOwner (the lock was lost, or is not held any more), OutcomeUnknown
    /// (too few nodes answered: it may be held until its TTL ends, and is released as nodes return).
    [[nodiscard]] QFuture<Result<void>> release();
    /// Releases without a future, which costs less. Calls `handler` with the result in a later turn, unless `context`
    /// was destroyed. `handler` must not throw. `context` must not be null and must live in the calling thread.
    void release(QObject *context, DoneHandler handler);

    /// Returns null when the lease has ended or its client was destroyed. Connect with a context object.
    [[nodiscard]] LeaseSignals *events() const;

    struct State; ///< internal; shared with the client
    explicit HeldLock(std::shared_ptr<State> state);

private:
    void letGo();

    std::shared_ptr<State> m_state;
};

/// How futures pass on a lock. A QFuture keeps its result, so it must be shared: in Qt 6.4 a move-only result runs the
/// continuation twice (QPromise's destructor takes the emptied state for an unfinished one). Move the lock out, or keep
/// only one pointer: the lock is released when the last one is destroyed.
using HeldLockPtr = std::shared_ptr<HeldLock>;

} // namespace Lockscope
