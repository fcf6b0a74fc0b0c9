#include "lockclient_p.h"

#include <QThread>

namespace Lockscope {

namespace {

Error notHeld()
{
    return {.kind = ErrorKind::NotOwner, .message = QStringLiteral("This lock is not held (any more)")};
}

/// Runs `work` on the lease in its own thread: now, if that is this one.
QFuture<Result<void>> onLease(HeldLock::State &state, void (Lease::*work)(const DoneAnswer &))
{
    const auto answer = std::make_shared<Answer<void>>();
    const auto future = answer->future();
    std::unique_lock guard(state.mutex);
    Lease *lease = state.lease;
    if (lease == nullptr) {
        guard.unlock();
        answer->give(state.ended());
    } else if (lease->thread() == QThread::currentThread()) {
        guard.unlock(); // whoever hears the answer may use the handle
        (lease->*work)(answer);
    } else {
        // Under the lock: the lease cannot go before it has the message.
        QMetaObject::invokeMethod(
            lease, [lease, work, answer] { (lease->*work)(answer); }, Qt::QueuedConnection);
    }
    return future;
}

} // namespace

Error HeldLock::State::ended() const
{
    if (phase == Phase::Lost)
        return {.kind = ErrorKind::Lost, .message = QStringLiteral("This lock is lost")};
    return notHeld();
}

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
    if (m_state && m_state->end(State::Phase::Released))
        (void)onLease(*m_state, &Lease::release);
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

std::optional<quint64> HeldLock::fencingToken() const
{
    return m_state ? m_state->fencingToken : std::nullopt;
}

bool HeldLock::isHeld() const
{
    return m_state && m_state->phase == State::Phase::Held && m_state->clock->now() < validUntil();
}

Millis HeldLock::remaining() const
{
    return isHeld() ? std::max(Millis(0), floorMillis(validUntil() - m_state->clock->now())) : Millis(0);
}

Instant HeldLock::validUntil() const
{
    return m_state ? Instant(Micros(m_state->validUntil.load())) : Instant();
}

qint64 HeldLock::holds() const
{
    return m_state && m_state->phase == State::Phase::Held ? m_state->holds.load() : 0;
}

QFuture<Result<void>> HeldLock::renew()
{
    return m_state ? onLease(*m_state, &Lease::renew) : readyFuture(Result<void>(notHeld()));
}

QFuture<Result<void>> HeldLock::reenter()
{
    return m_state ? onLease(*m_state, &Lease::reenter) : readyFuture(Result<void>(notHeld()));
}

QFuture<Result<void>> HeldLock::release()
{
    if (!m_state || m_state->phase != State::Phase::Held)
        return readyFuture(Result<void>(notHeld()));
    // Only one of two threads gets the last hold.
    qint64 holds = m_state->holds;
    while (holds > 1) {
        if (m_state->holds.compare_exchange_weak(holds, holds - 1))
            return onLease(*m_state, &Lease::giveBack);
    }
    return m_state->end(State::Phase::Released) ? onLease(*m_state, &Lease::release) : readyFuture(Result<void>(notHeld()));
}

LeaseSignals *HeldLock::events() const
{
    return m_state ? m_state->events.data() : nullptr;
}

} // namespace Lockscope
