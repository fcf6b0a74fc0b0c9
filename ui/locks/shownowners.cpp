#include "shownowners.h"

#include "locktablemodel.h"

#include <lockscope/core/base/text.h>

#include <QDeadlineTimer>
#include <QSet>

namespace Lockscope {

namespace {

constexpr qsizetype kMostOwners = 20;
constexpr std::chrono::milliseconds kPatience{4};
constexpr int kRowsBetweenLooks = 64; ///< at the clock
constexpr qsizetype kLongestOwner = 200; ///< longer ones are cut where they are shown, and what is left names nobody

} // namespace

QStringList shownOwners(const LockTableModel &table, const QString &begin)
{
    const QByteArray first = begin.toUtf8();
    const QDeadlineTimer end(kPatience);
    QSet<QByteArray> seen;
    QStringList owners;
    for (int row = 0; row < table.rowCount() && owners.size() < kMostOwners; ++row) {
        if (row % kRowsBetweenLooks == 0 && row > 0 && end.hasExpired())
            break;
        const LockStatePtr lock = table.lockAt(row);
        if (!lock)
            continue;
        const QByteArray &owner = lock->assessment.owner;
        const bool fits = !owner.isEmpty() && owner.size() <= kLongestOwner && owner.size() >= first.size()
            && qstrnicmp(owner.constData(), first.size(), first.constData(), first.size()) == 0;
        if (!fits || seen.contains(owner))
            continue;
        seen.insert(owner);
        owners += visibleText(owner, kLongestOwner);
    }
    owners.sort(Qt::CaseInsensitive);
    return owners;
}

} // namespace Lockscope
