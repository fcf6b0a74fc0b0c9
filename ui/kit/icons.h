#pragma once

#include "export.h"

#include <QIcon>
#include <QPixmap>
#include <QString>

class QWidget;

namespace Lockscope {

/// Renders one of resources/icons/symbolic in a colour, `size` device-independent pixels square. Cached. An unknown
/// name gives an empty pixmap. GUI thread only.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QPixmap symbol(const QString &name, int size, const QColor &colour,
                                                      double ratio);

/// An icon of this name that follows the palette of `widget`, which a host's style sheet may change. Null, for menus:
/// the application's palette.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QIcon symbolIcon(const QString &name, const QWidget *widget = nullptr);

} // namespace Lockscope
