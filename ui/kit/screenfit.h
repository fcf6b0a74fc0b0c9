#pragma once

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace Lockscope {

/// The size wished for; less where the screen has not that much room for it and its title bar, so that its buttons are in sight.
[[nodiscard]] inline QSize fittingScreen(const QWidget *window, const QSize &wish)
{
    constexpr int kFrame = 40;
    constexpr int kLeastWidth = 1000; // screens are wider, and in less words would be cut
    const QSize room = window->screen()->availableSize();
    return {std::min(wish.width(), std::max(room.width(), kLeastWidth)), std::min(wish.height(), room.height() - kFrame)};
}

/// What of a window that was put somewhere would lie beyond the screen is taken from it.
inline void keepOnScreen(QWidget *window)
{
    constexpr int kFrame = 40;
    const QRect room = window->screen()->availableGeometry();
    const QPoint place(std::clamp(window->x(), room.left(), room.center().x()), std::clamp(window->y(), room.top(), room.center().y()));
    if (place != window->pos())
        window->move(place);
    window->resize(window->size().boundedTo(QSize(room.right() + 1 - place.x(), room.bottom() + 1 - kFrame - place.y())));
}

} // namespace Lockscope
