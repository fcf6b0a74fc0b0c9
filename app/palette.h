#pragma once

#include <QPalette>

#include <optional>

namespace Lockscope::App {

/// A colour for placeholders, where the one of the desktop's theme cannot be read: a dark theme that names none leaves that of a light one. What
/// has gone, and labels, are drawn in it as well. Nothing: it can be read.
[[nodiscard]] std::optional<QColor> readablePlaceholder(const QPalette &palette);

} // namespace Lockscope::App
