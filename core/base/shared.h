#pragma once

#include <QSharedData>

#include <optional>
#include <utility>

namespace Lockscope {

/// An optional value that is kept in many places. Copies share one object until one of them is edited. Works like
/// std::optional; reading an empty one is a programming error. Copies may be passed to any thread.
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

    /// Returns a default value if it is empty.
    [[nodiscard]] const T &orEmpty() const
    {
        static const T kEmpty{};
        return has_value() ? m_value->value : kEmpty;
    }

    /// Returns a value that no other copy shares; a default value if it was empty.
    [[nodiscard]] T &edit()
    {
        if (has_value())
            m_value.detach();
        else
            m_value.reset(new Box(T()));
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
