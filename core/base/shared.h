#pragma once

#include <QSharedData>

#include <optional>
#include <utility>

namespace Lockscope {

/// An optional value whose copies share one object until one of them is edited: for what stands in many places at once.
/// Used like std::optional; reading an empty one is a programming error. Copies may be handed to any thread.
template <typename T>
class Shared
{
public:
    Shared() = default;
    Shared(std::nullopt_t) { }
    Shared(T value) : m_value(new Box(std::move(value))) { }
    Shared(std::optional<T> value) : m_value(value ? new Box(std::move(*value)) : nullptr) { }

    [[nodiscard]] bool has_value() const { return m_value.constData() != nullptr; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] const T &operator*() const { return m_value->value; }
    [[nodiscard]] const T *operator->() const { return &m_value->value; }

    /// The value, shared with nobody from here on.
    [[nodiscard]] T &edit()
    {
        m_value.detach();
        return m_value->value;
    }
    void reset() { m_value.reset(); }

    friend bool operator==(const Shared &a, const Shared &b) { return a.m_value == b.m_value || (a && b && *a == *b); }
    friend bool operator==(const Shared &a, const T &b) { return a && *a == b; }

private:
    struct Box : QSharedData
    {
        explicit Box(T thing) : value(std::move(thing)) { }
        T value;
    };

    QExplicitlySharedDataPointer<Box> m_value;
};

} // namespace Lockscope
