#pragma once

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace Lockscope {

/// Returns `wish`, reduced to what fits the screen with a title bar, so that the buttons stay visible.
[[nodiscard]] inline QSize fittingScreen(const QWidget *window, const QSize &wish)
{
    constexpr int kFrame = 40;
    constexpr int kLeastWidth = 1000; // screens are wider; text would be cut below it
    const QSize room = window->screen()->availableSize();
    return {std::min(wish.width(), std::max(room.width(), kLeastWidth)),
            std::min(wish.height(), room.height() - kFrame)};
}

/// Moves and shrinks a restored window so that it lies within the screen.
inline void keepOnScreen(QWidget *window)
{
    constexpr int kFrame = 40;
    const QRect room = window->screen()->availableGeometry();
    const QPoint place(std::clamp(window->x(), room.left(), room.center().x()),
                       std::clamp(window->y(), room.top(), room.center().y()));
    if (place != window->pos())
        window->move(place);
    window->resize(
        window->size().boundedTo(QSize(room.right() + 1 - place.x(), room.bottom() + 1 - kFrame - place.y())));
}

} // namespace Lockscope
