#pragma once

#include "roles.h"

#include <QLabel>

namespace Lockscope {

/// Gives a label the colour of secondary text, derived from its parent's palette, and a font of the type scale. Call it
/// again when palette or font change.
inline void setMuted(QWidget *label, const QFont &font)
{
    const QPalette base = label->parentWidget() != nullptr ? label->parentWidget()->palette() : label->palette();
    QPalette colours = base;
    colours.setColor(QPalette::WindowText, Roles::of(base).muted);
    label->setPalette(colours);
    label->setFont(font);
}

/// Gives a label one of the roles' colours.
inline void setRole(QWidget *label, QColor Roles::*role)
{
    const QPalette base = label->parentWidget() != nullptr ? label->parentWidget()->palette() : label->palette();
    QPalette colours = base;
    colours.setColor(QPalette::WindowText, Roles::of(base).*role);
    label->setPalette(colours);
}

} // namespace Lockscope
