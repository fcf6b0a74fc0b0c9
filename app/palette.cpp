#include "palette.h"

#include <algorithm>
#include <cmath>

namespace Lockscope::App {

namespace {

/// Below this nothing can be read (WCAG 2.1, contrast ratio; 3 is asked for of large text).
constexpr double kLeastContrast = 2;

double luminance(const QColor &colour)
{
    const auto linear = [](double part) { return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

QColor over(const QColor &front, const QColor &back)
{
    const auto mix = [alpha = front.alphaF()](double a, double b) { return static_cast<float>(a * alpha + b * (1 - alpha)); };
    return QColor::fromRgbF(mix(front.redF(), back.redF()), mix(front.greenF(), back.greenF()), mix(front.blueF(), back.blueF()));
}

double contrast(const QColor &a, const QColor &b)
{
    const auto [less, more] = std::minmax({luminance(a), luminance(b)}); // of a list: of two values it gives references
    return (more + 0.05) / (less + 0.05);
}

} // namespace

std::optional<QColor> readablePlaceholder(const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    if (contrast(over(palette.color(QPalette::PlaceholderText), base), base) >= kLeastContrast)
        return std::nullopt;
    QColor faint = palette.color(QPalette::Text);
    faint.setAlphaF(0.5F);
    return faint;
}

} // namespace Lockscope::App
