#pragma once

#include "../base/clock.h"
#include "../base/result.h"

#include <QFuture>
#include <QObject>
#include <QPointer>

#include <memory>

namespace Lockscope {

class Lease;

/// Tells what becomes of a held lock. Lives in the LockClient's thread, as long as the lease does.
class LOCKSCOPE_CORE_EXPORT LeaseSignals : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    void renewed();
    /// The lock can no longer be promised; emitted once, no later than its validity ends. Loss is final, even if the
    /// keys are still there (rule S9).
    void lost(const QString &reason);
};

/// A lock that is held: movable, released when destroyed. isHeld(), remaining() and validUntil() may be asked from any
/// thread; everything else, the destructor included, belongs to the LockClient's thread.
///
/// A true isHeld() is a statement about time, not proof: between the check and the next line the process may be stopped
/// for longer than the TTL. Where that must not do harm, let the resource check a fencing token.
class LOCKSCOPE_CORE_EXPORT HeldLock
{
public:
    HeldLock() = default;
    HeldLock(HeldLock &&other) noexcept = default;
    HeldLock &operator=(HeldLock &&other) noexcept;
    Q_DISABLE_COPY(HeldLock)
    /// Starts the release and does not wait for it.
    ~HeldLock();

    [[nodiscard]] QByteArray name() const;
    [[nodiscard]] QByteArray token() const;
    [[nodiscard]] Millis ttl() const;

    /// Computed from the clock and the end of validity only (rule S10): right also while the event loop is blocked and
    /// after the process was stopped.
    [[nodiscard]] bool isHeld() const;
    /// What is left for sure; zero when not held.
    [[nodiscard]] Millis remaining() const;
    [[nodiscard]] Instant validUntil() const;

    /// Renews now, on a quorum. Errors: Lost (final), NoQuorum (the old validity runs on).
    [[nodiscard]] QFuture<Result<void>> renew();
    /// Releases on all nodes. Errors: NotOwner (it had been lost), OutcomeUnknown (so many nodes did not answer that it
    /// may still be held until its TTL ends). A second release hears NotOwner and does nothing.
    [[nodiscard]] QFuture<Result<void>> release();

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
