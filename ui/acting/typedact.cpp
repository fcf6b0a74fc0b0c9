#include "typedact.h"

#include "actchooser.h"
#include "confirmpanel.h"

namespace Lockscope {

TypedAct TypedAct::of(const ActChooser &acts, const ConfirmPanel &confirm)
{
    return {.reason = confirm.typedReason(), .times = acts.typedTimes()};
}

void TypedAct::putInto(ActChooser *acts, ConfirmPanel *confirm) const
{
    acts->restoreTimes(times);
    if (!reason.isEmpty())
        confirm->restoreReason(reason);
}

} // namespace Lockscope
