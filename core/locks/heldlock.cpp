#include "../base/whendone.h"
#include "lockclient_p.h"

#include <QThread>

namespace Lockscope {

namespace {

Error notHeld()
{
    return {.kind = ErrorKind::NotOwner, .message = QStringLiteral("This lock is not held (any more)")};
}

using Work = void (Lease::*)(const DoneHandler &);

bool isAtHome(const HeldLock::State &state)
{
    return state.client->thread() == QThread::currentThread();
}

void onLeaseAtHome(HeldLock::State &state, Work work, const DoneHandler &handler)
{
    if (Lease *lease = state.lease) // only this thread changes it
        (lease->*work)(handler);
    else
        handler(state.ended());
}

/// Runs `work` and the handler in the lease's thread; at once if that is this one, or if the lease has ended.
void onLease(const std::shared_ptr<HeldLock::State> &state, Work work, const DoneHandler &handler)
{
    std::unique_lock guard(state->mutex);
    if (state->lease == nullptr) {
        guard.unlock();
        handler(state->ended());
    } else if (isAtHome(*state)) {
        guard.unlock(); // the handler may use the handle
        onLeaseAtHome(*state, work, handler);
    } else {
        // Posted under the mutex, because the client cannot be destroyed until it is unlocked.
        QMetaObject::invokeMethod(
            state->client, [state, work, handler] { onLeaseAtHome(*state, work, handler); }, Qt::QueuedConnection);
    }
}

QFuture<Result<void>> onLease(const std::shared_ptr<HeldLock::State> &state, Work work)
{
    const auto answer = std::make_shared<Answer<void>>();
    const auto future = answer->future();
    onLease(state, work, [answer](const Result<void> &result) { answer->give(result); });
    return future;
}

void ignore(const Result<void> &) { }

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
        onLease(m_state, &Lease::release, ignore);
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
    return m_state ? onLease(m_state, &Lease::renew) : readyFuture(Result<void>(notHeld()));
}

void HeldLock::setAutoRenew(bool renews)
{
    if (m_state)
        onLease(m_state, renews ? &Lease::startAutoRenew : &Lease::stopAutoRenew, ignore);
}

QFuture<Result<void>> HeldLock::reenter()
{
    return m_state ? onLease(m_state, &Lease::reenter) : readyFuture(Result<void>(notHeld()));
}

/// Returns what one release() has to do; null if the lock is not held. Only one of two threads gets the last hold.
static Work giveBackOne(HeldLock::State &state)
{
    if (state.phase != HeldLock::State::Phase::Held)
        return nullptr;
    qint64 holds = state.holds;
    while (holds > 1) {
        if (state.holds.compare_exchange_weak(holds, holds - 1))
            return &Lease::giveBack;
    }
    return state.end(HeldLock::State::Phase::Released) ? &Lease::release : nullptr;
}

QFuture<Result<void>> HeldLock::release()
{
    const Work work = m_state ? giveBackOne(*m_state) : nullptr;
    return work != nullptr ? onLease(m_state, work) : readyFuture(Result<void>(notHeld()));
}

void HeldLock::release(QObject *context, DoneHandler handler)
{
    const Work work = m_state ? giveBackOne(*m_state) : nullptr;
    if (work == nullptr) {
        QMetaObject::invokeMethod(
            context, [handler = std::move(handler)] { handler(notHeld()); }, Qt::QueuedConnection);
        return;
    }
    std::unique_lock guard(m_state->mutex);
    const bool direct = work == &Lease::release && m_state->lease != nullptr && isAtHome(*m_state);
    guard.unlock();
    if (!direct) {
        whenDone(onLease(m_state, work), context, std::move(handler));
        return;
    }
    onLeaseAtHome(*m_state, work,
                  [context = QPointer(context), handler = std::move(handler)](const Result<void> &result) {
                      if (context)
                          handler(result);
                  });
}

LeaseSignals *HeldLock::events() const
{
    return m_state && m_state->lease != nullptr ? m_state->lease->events() : nullptr;
}

} // namespace Lockscope
