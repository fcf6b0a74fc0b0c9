#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace Lockscope {

/// Blends `a` with a `part` (0 to 1) of `b`.
[[nodiscard]] inline QColor blend(const QColor &a, const QColor &b, double part)
{
    return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - part) + b.redF() * part),
                            static_cast<float>(a.greenF() * (1 - part) + b.greenF() * part),
                            static_cast<float>(a.blueF() * (1 - part) + b.blueF() * part));
}

/// Relative luminance as WCAG 2 defines it, 0 to 1.
[[nodiscard]] inline double luminance(const QColor &colour)
{
    const auto linear
        = [](double part) { return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// Contrast ratio of two opaque colours as WCAG 2 defines it, from 1 (indistinguishable) to 21.
[[nodiscard]] inline double contrast(const QColor &a, const QColor &b)
{
    const auto [less, more] = std::minmax({luminance(a), luminance(b)}); // a list returns values, not references
    return (more + 0.05) / (less + 0.05);
}

} // namespace Lockscope
