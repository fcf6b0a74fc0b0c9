#include "palette.h"

#include <lockscope/ui/kit/colours.h>

namespace Lockscope::App {

/// Text with less contrast is unreadable (WCAG 2 requires 3 for large text).
static constexpr double kLeastContrast = 2;

std::optional<QColor> readablePlaceholder(const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor placeholder = palette.color(QPalette::PlaceholderText);
    if (contrast(blend(base, placeholder, placeholder.alphaF()), base) >= kLeastContrast)
        return std::nullopt;
    QColor faint = palette.color(QPalette::Text);
    faint.setAlphaF(0.5F);
    return faint;
}

} // namespace Lockscope::App
