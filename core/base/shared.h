#pragma once

#include <memory>
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
    Shared(T value) : m_value(std::make_shared<T>(std::move(value))) { }
    Shared(std::optional<T> value) : m_value(value ? std::make_shared<T>(std::move(*value)) : nullptr) { }

    [[nodiscard]] bool has_value() const { return m_value != nullptr; }
    explicit operator bool() const { return m_value != nullptr; }

    [[nodiscard]] const T &operator*() const { return *m_value; }
    [[nodiscard]] const T *operator->() const { return m_value.get(); }

    /// The value, shared with nobody from here on.
    [[nodiscard]] T &edit()
    {
        if (m_value.use_count() != 1)
            m_value = std::make_shared<T>(*m_value);
        return *m_value;
    }
    void reset() { m_value.reset(); }

    friend bool operator==(const Shared &a, const Shared &b) { return a.m_value == b.m_value || (a.m_value && b.m_value && *a.m_value == *b.m_value); }
    friend bool operator==(const Shared &a, const T &b) { return a.m_value && *a.m_value == b; }

private:
    std::shared_ptr<T> m_value;
};

} // namespace Lockscope
