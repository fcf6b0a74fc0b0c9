#include "lockclient_p.h"

namespace Lockscope {

namespace {

Error notHeld()
{
    return {.kind = ErrorKind::NotOwner, .message = QStringLiteral("This lock is not held (any more)")};
}

/// Runs `work` on the lease in its own thread; a lease that is gone answers NotOwner.
QFuture<Result<void>> onLease(const QPointer<Lease> &lease, void (Lease::*work)(std::shared_ptr<QPromise<Result<void>>>))
{
    auto promise = std::make_shared<QPromise<Result<void>>>();
    promise->start();
    QFuture<Result<void>> future = promise->future();
    Lease *target = lease.data();
    const bool queued = target != nullptr && QMetaObject::invokeMethod(target, [target, work, promise] { (target->*work)(promise); });
    if (!queued) {
        promise->addResult(notHeld());
        promise->finish();
    }
    return future;
}

} // namespace

HeldLock::HeldLock(std::shared_ptr<State> state) : m_state(std::move(state)) { }

HeldLock &HeldLock::operator=(HeldLock &&other) noexcept
{
    if (this != &other) {
        letGo();
        m_state = std::move(other.m_state);
    }
    return *this;
}

HeldLock::~HeldLock()
{
    letGo();
}

void HeldLock::letGo()
{
    if (m_state && !m_state->ended)
        (void)release();
    m_state.reset();
}

QByteArray HeldLock::name() const
{
    return m_state ? m_state->name : QByteArray();
}

QByteArray HeldLock::token() const
{
    return m_state ? m_state->token : QByteArray();
}

Millis HeldLock::ttl() const
{
    return m_state ? m_state->ttl : Millis(0);
}

bool HeldLock::isHeld() const
{
    return m_state && !m_state->ended && m_state->clock->now() < validUntil();
}

Millis HeldLock::remaining() const
{
    return isHeld() ? std::max(Millis(0), floorMillis(validUntil() - m_state->clock->now())) : Millis(0);
}

Instant HeldLock::validUntil() const
{
    return m_state ? Instant(Micros(m_state->validUntil.load())) : Instant();
}

QFuture<Result<void>> HeldLock::renew()
{
    return m_state ? onLease(m_state->lease, &Lease::renew) : readyFuture(Result<void>(notHeld()));
}

QFuture<Result<void>> HeldLock::release()
{
    return m_state ? onLease(m_state->lease, &Lease::release) : readyFuture(Result<void>(notHeld()));
}

LeaseSignals *HeldLock::events() const
{
    return m_state ? m_state->events.data() : nullptr;
}

} // namespace Lockscope
