#pragma once

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace Lockscope {

/// The largest window that fits the screen with a title bar.
[[nodiscard]] inline QSize roomOnScreen(const QWidget *widget)
{
    constexpr int kFrame = 40;
    return widget->screen()->availableSize() - QSize(0, kFrame);
}

/// Returns `wish`, reduced to what fits the screen, so that the buttons stay visible.
[[nodiscard]] inline QSize fittingScreen(const QWidget *window, const QSize &wish)
{
    return wish.boundedTo(roomOnScreen(window));
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
