#pragma once

#include <QPalette>

#include <optional>

namespace Lockscope::App {

/// A readable colour for placeholders, gone rows and labels; unset: the desktop theme's is readable. Dark themes
/// without one inherit that of a light theme.
[[nodiscard]] std::optional<QColor> readablePlaceholder(const QPalette &palette);

} // namespace Lockscope::App
