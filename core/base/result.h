#pragma once

#include "error.h"

#include <utility>
#include <variant>

namespace Lockscope {

/// A value or an Error: the subset of std::expected (C++23) that Lockscope needs. Calling value() on a failure, or
/// error() on a success, is a programming error and asserts.
template <typename T>
class [[nodiscard]] Result
{
public:
    using ValueType = T;

    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) { }
    Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) { }

    [[nodiscard]] bool hasValue() const noexcept { return m_content.index() == 0; }
    explicit operator bool() const noexcept { return hasValue(); }

    [[nodiscard]] const T &value() const &
    {
        Q_ASSERT(hasValue());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] T &value() &
    {
        Q_ASSERT(hasValue());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] T &&value() &&
    {
        Q_ASSERT(hasValue());
        return std::move(*std::get_if<0>(&m_content));
    }

    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }

    [[nodiscard]] const Error &error() const
    {
        Q_ASSERT(!hasValue());
        return *std::get_if<1>(&m_content);
    }

    template <typename U>
    [[nodiscard]] T valueOr(U &&fallback) const
    {
        return hasValue() ? value() : static_cast<T>(std::forward<U>(fallback));
    }

private:
    std::variant<T, Error> m_content;
};

template <>
class [[nodiscard]] Result<void>
{
public:
    using ValueType = void;

    Result() = default;
    Result(Error error) : m_error(std::in_place_index<1>, std::move(error)) { }

    [[nodiscard]] bool hasValue() const noexcept { return m_error.index() == 0; }
    explicit operator bool() const noexcept { return hasValue(); }
    [[nodiscard]] const Error &error() const
    {
        Q_ASSERT(!hasValue());
        return *std::get_if<1>(&m_error);
    }

private:
    std::variant<std::monostate, Error> m_error;
};

} // namespace Lockscope
