#pragma once

#include "clock.h"

#include <compare>
#include <optional>

namespace Lockscope {

/// A duration, or nothing: std::optional<Micros> in half of the memory. Micros::min() counts as nothing.
class MaybeMicros
{
public:
    constexpr MaybeMicros() = default;
    constexpr MaybeMicros(std::nullopt_t) { }
    template <typename Rep, typename Period>
    constexpr MaybeMicros(std::chrono::duration<Rep, Period> duration) : m_duration(duration)
    {
    }
    constexpr MaybeMicros(std::optional<Micros> duration) : m_duration(duration.value_or(kNothing)) { }

    [[nodiscard]] constexpr bool has_value() const { return m_duration != kNothing; }
    explicit constexpr operator bool() const { return has_value(); }
    constexpr operator std::optional<Micros>() const { return has_value() ? std::optional(m_duration) : std::nullopt; }

    [[nodiscard]] constexpr const Micros &operator*() const { return m_duration; }
    [[nodiscard]] constexpr const Micros *operator->() const { return &m_duration; }
    [[nodiscard]] constexpr Micros value_or(Micros other) const { return has_value() ? m_duration : other; }
    constexpr void reset() { m_duration = kNothing; }

    friend constexpr bool operator==(MaybeMicros, MaybeMicros) = default;
    /// Nothing is less than any duration, as with std::optional.
    friend constexpr auto operator<=>(MaybeMicros a, MaybeMicros b)
    {
        return a.m_duration.count() <=> b.m_duration.count();
    }

private:
    static constexpr Micros kNothing = Micros::min();

    Micros m_duration = kNothing;
};

} // namespace Lockscope
