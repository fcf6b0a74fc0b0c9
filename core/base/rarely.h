#pragma once

#include <QSharedData>

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
        if (value != usual())
            m_value.reset(new Box(std::move(value)));
    }

    [[nodiscard]] const T &operator*() const { return m_value ? m_value->value : usual(); }
    [[nodiscard]] const T *operator->() const { return &**this; }
    /// Returns a value that no other copy shares.
    [[nodiscard]] T &edit()
    {
        if (m_value)
            m_value.detach();
        else
            m_value.reset(new Box(T()));
        return m_value->value;
    }
    void reset() { m_value.reset(); }

    friend bool operator==(const Rarely &a, const Rarely &b) { return a.m_value == b.m_value || *a == *b; }

private:
    struct Box : QSharedData
    {
        explicit Box(T thing) : value(std::move(thing)) { }
        T value;
    };

    static const T &usual()
    {
        static const T kUsual{};
        return kUsual;
    }

    QExplicitlySharedDataPointer<Box> m_value;
};

} // namespace Lockscope
