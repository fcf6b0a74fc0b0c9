#pragma once

#include <QIcon>
#include <QString>

namespace Lockscope::App {

/// By what the desktop knows the program: the name of its .desktop and AppStream files and of its icons (resources/desktop,
/// resources/icons), without what comes behind the last dot.
[[nodiscard]] QString desktopId();

/// The program's icon: the desktop's own where one is installed, else the one that is built in.
[[nodiscard]] QIcon programIcon();

/// Tells Qt, before the first window, what desktops go by: id and icon of all windows.
void introduceToDesktop();

} // namespace Lockscope::App
