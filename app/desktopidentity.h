#pragma once

#include <QIcon>
#include <QString>

namespace Lockscope::App {

/// The program's name on the desktop: the base name of its .desktop and AppStream files (resources/desktop) and of its
/// icons (resources/icons).
[[nodiscard]] QString desktopId();

/// The program's icon: the desktop's if installed, else the built-in one.
[[nodiscard]] QIcon programIcon();

/// Sets the id and icon of all windows. Call this before the first window.
void introduceToDesktop();

} // namespace Lockscope::App
