#pragma once

#include <QCoreApplication>
#include <QTimer>

#include <lockscope/core/base/clock.h>

#include <coroutine>
#include <memory>
#include <optional>
#include <utility>

namespace Lockscope::Lab {

/// The result of tasks without a result.
struct Done
{
};

/// A value that arrives later. Only one coroutine at a time may await it. It resumes in its own turn of the event loop,
/// so that it may destroy the giver of the value. Copies share the value.
template <typename T>
class Later
{
    struct State
    {
        std::optional<T> value;
        std::coroutine_handle<> waiting;
    };

public:
    Later() : m_state(std::make_shared<State>()) { }

    /// Sets the value; later calls have no effect.
    void give(T value) const
    {
        if (m_state->value)
            return;
        m_state->value.emplace(std::move(value));
        if (m_state->waiting)
            wake();
    }
    [[nodiscard]] bool isGiven() const { return m_state->value.has_value(); }
    [[nodiscard]] bool isAwaited() const { return static_cast<bool>(m_state->waiting); }

    struct Awaiter
    {
        explicit Awaiter(std::shared_ptr<State> awaited) : state(std::move(awaited)) { }
        ~Awaiter() { state->waiting = nullptr; } // also if the coroutine is destroyed while it waits
        Q_DISABLE_COPY_MOVE(Awaiter)

        [[nodiscard]] bool await_ready() const { return state->value.has_value(); }
        void await_suspend(std::coroutine_handle<> coroutine) { state->waiting = coroutine; }
        T await_resume() { return *state->value; }

        std::shared_ptr<State> state;
    };
    auto operator co_await() const { return Awaiter(m_state); }

private:
    void wake() const
    {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [state = m_state] {
                if (state->waiting)
                    std::exchange(state->waiting, nullptr).resume();
            },
            Qt::QueuedConnection);
    }

    std::shared_ptr<State> m_state;
};

/// A coroutine that has started. Destroying the task ends it where it waits, with everything that it awaits. Reference
/// arguments must outlive it; otherwise pass by value.
template <typename T>
class [[nodiscard]] Task
{
public:
    struct promise_type;
    using Handle = std::coroutine_handle<promise_type>;

    struct Final
    {
        [[nodiscard]] bool await_ready() const noexcept { return false; }
        std::coroutine_handle<> await_suspend(Handle ended) const noexcept
        {
            const auto waiting = ended.promise().waiting;
            return waiting ? waiting : std::noop_coroutine();
        }
        void await_resume() const noexcept { }
    };
    struct promise_type
    {
        Task get_return_object() { return Task(Handle::from_promise(*this)); }
        std::suspend_never initial_suspend() const noexcept { return {}; }
        Final final_suspend() const noexcept { return {}; }
        void return_value(T result) { value.emplace(std::move(result)); }
        [[noreturn]] void unhandled_exception() const noexcept { std::terminate(); }

        std::optional<T> value;
        std::coroutine_handle<> waiting;
    };

    Task(Task &&other) noexcept : m_handle(std::exchange(other.m_handle, nullptr)) { }
    Task &operator=(Task &&other) noexcept
    {
        std::swap(m_handle, other.m_handle);
        return *this;
    }
    ~Task()
    {
        if (m_handle)
            m_handle.destroy();
    }
    Q_DISABLE_COPY(Task)

    [[nodiscard]] bool await_ready() const { return m_handle.done(); }
    void await_suspend(std::coroutine_handle<> waiting) { m_handle.promise().waiting = waiting; }
    T await_resume() { return std::move(*m_handle.promise().value); }

private:
    explicit Task(Handle handle) : m_handle(handle) { }

    Handle m_handle;
};

inline Later<Done> sleepFor(Millis time)
{
    Later<Done> over;
    QTimer::singleShot(time, Qt::PreciseTimer, QCoreApplication::instance(), [over] { over.give({}); });
    return over;
}

} // namespace Lockscope::Lab
