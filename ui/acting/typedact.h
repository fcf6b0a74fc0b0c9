#pragma once

#include <lockscope/core/control/lockaction.h>

#include <QList>
#include <QString>

namespace Lockscope {

class ActChooser;
class ConfirmPanel;

/// What the operator typed before cancelling an action, to fill it in the next time. It lacks the chosen action, which
/// the next dialog gets from its caller.
struct TypedAct
{
    QString reason;
    QList<LockAction> times; ///< one for each action whose time was typed

    /// Reads the parts of a dialog.
    [[nodiscard]] static TypedAct of(const ActChooser &acts, const ConfirmPanel &confirm);
    void putInto(ActChooser *acts, ConfirmPanel *confirm) const;

    [[nodiscard]] bool isEmpty() const { return reason.isEmpty() && times.isEmpty(); }
};

} // namespace Lockscope
