#pragma once

#include "roles.h"
#include "type.h"

#include <QPushButton>

namespace Lockscope {

/// Colours a button as the act that changes something at a server. While it is disabled it looks like any other.
inline void makeDanger(QPushButton *button)
{
    const QPalette base = button->parentWidget() != nullptr ? button->parentWidget()->palette() : button->palette();
    const Roles &roles = Roles::of(base);
    QPalette colours = base;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        colours.setColor(group, QPalette::Button, roles.bad);
        colours.setColor(group, QPalette::ButtonText, roles.onBad);
    }
    button->setPalette(colours);
    button->setFont(Type::strong(button->font()));
}

/// Colours a button as the one sensible next step, which changes nothing at a server.
inline void makePrimary(QPushButton *button)
{
    const QPalette base = button->parentWidget() != nullptr ? button->parentWidget()->palette() : button->palette();
    const Roles &roles = Roles::of(base);
    QPalette colours = base;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        colours.setColor(group, QPalette::Button, roles.accent);
        colours.setColor(group, QPalette::ButtonText, roles.onAccent);
    }
    button->setPalette(colours);
    button->setFont(Type::strong(button->font()));
}

} // namespace Lockscope
