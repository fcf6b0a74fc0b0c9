#pragma once

#include "shared.h"

#include <utility>

namespace Lockscope {

/// A value that is kept in many places and mostly is T(). It takes one word, and memory only while it is something
/// else. Copies share one object until one of them is edited, and may be passed to any thread.
template <typename T>
class Rarely
{
public:
    Rarely() = default;
    Rarely(T value)
    {
        if (value != T())
            m_value = std::move(value);
    }

    [[nodiscard]] const T &operator*() const { return m_value.orEmpty(); }
    [[nodiscard]] const T *operator->() const { return &**this; }
    /// Returns a value that no other copy shares.
    [[nodiscard]] T &edit() { return m_value.edit(); }
    void reset() { m_value.reset(); }

    friend bool operator==(const Rarely &a, const Rarely &b) { return &*a == &*b || *a == *b; }

private:
    Shared<T> m_value; ///< empty: T()
};

} // namespace Lockscope
