#pragma once

#include <lockscope/core/control/act.h>

#include <QList>
#include <QString>

namespace Lockscope {

class ActChooser;
class ConfirmPanel;

/// What was typed for an act before the operator turned away from it: it is there again when they come back. Which act was chosen is
/// not: that is the one that was asked for.
struct TypedAct
{
    QString reason;
    QList<Act> times; ///< of each act whose time was set by hand

    /// As it stands in a dialog's parts.
    [[nodiscard]] static TypedAct of(const ActChooser &acts, const ConfirmPanel &confirm);
    void putInto(ActChooser *acts, ConfirmPanel *confirm) const;

    [[nodiscard]] bool isEmpty() const { return reason.isEmpty() && times.isEmpty(); }
};

} // namespace Lockscope
