#pragma once

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace Lockscope {

/// The size wished for; lower where the screen has not that much room for it and its title bar, so that its buttons are in sight.
[[nodiscard]] inline QSize fittingScreen(const QWidget *window, const QSize &wish)
{
    constexpr int kFrame = 40;
    return {wish.width(), std::min(wish.height(), window->screen()->availableSize().height() - kFrame)};
}

} // namespace Lockscope
