#include "knownowners.h"

#include "locktablemodel.h"

#include <lockscope/core/base/text.h>

#include <QDeadlineTimer>
#include <QSet>

#include <utility>

namespace Lockscope {

namespace {

constexpr qsizetype kMostOwners = 20;
constexpr std::chrono::milliseconds kPatience{4};
constexpr int kLocksBetweenLooks = 64; ///< at the clock
constexpr qsizetype kLongestOffered = 200; ///< longer owners would be cut, and a cut one names nobody

} // namespace

QStringList knownOwners(const LockTableModel &table, const QString &begin)
{
    const QByteArray first = begin.toUtf8();
    const QDeadlineTimer end(kPatience);
    QSet<QByteArray> seen;
    int looked = 0;
    table.eachLock([&](const LockState &lock) {
        const QByteArray &owner = lock.assessment.owner;
        const bool fits = !owner.isEmpty() && owner.size() <= kLongestOffered && owner.size() >= first.size()
            && qstrnicmp(owner.constData(), first.size(), first.constData(), first.size()) == 0;
        if (fits)
            seen.insert(owner);
        return seen.size() < kMostOwners && (++looked % kLocksBetweenLooks != 0 || !end.hasExpired());
    });
    QStringList owners;
    for (const auto &owner : std::as_const(seen))
        owners += visibleText(owner, kLongestOffered);
    owners.sort(Qt::CaseInsensitive);
    return owners;
}

} // namespace Lockscope
