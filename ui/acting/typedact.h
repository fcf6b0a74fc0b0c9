#pragma once

#include <lockscope/core/control/releaseplan.h>

#include <QList>
#include <QString>

namespace Lockscope {

/// What was typed for an act before the operator turned away from it: it is there again when they come back.
struct TypedAct
{
    QString reason;
    QList<Act> times; ///< of each act whose time was set by hand

    [[nodiscard]] bool isEmpty() const { return reason.isEmpty() && times.isEmpty(); }
};

} // namespace Lockscope
