#include "locksubset.h"

#include <lockscope/core/board/severity.h>

namespace Lockscope {

bool isInSubset(const LockState &lock, LockSubset subset, const QSet<QByteArray> &ownTokens)
{
    switch (subset) {
    case LockSubset::All: return true;
    case LockSubset::Attention: return severityOf(lock) >= Severity::Warning;
    case LockSubset::Contended: return lock.waiters() && lock.waiters()->count > 0;
    case LockSubset::Mine: return ownTokens.contains(lock.assessment.owner);
    }
    return true;
}

} // namespace Lockscope
