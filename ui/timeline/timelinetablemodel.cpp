#include "timelinetablemodel.h"

#include "../tables/exportdialog.h"
#include "../tables/rowcopy.h"

#include <lockscope/core/base/isotime.h>
#include <lockscope/core/words/wording.h>

#include <algorithm>
#include <tuple>

namespace Lockscope {

namespace {

constexpr Micros kSeldom = std::chrono::seconds(2); ///< with at least this slack, an end is shown as a range

/// With more ranges to remove or insert than this, one model reset is cheaper than a signal for each.
constexpr size_t kMostRanges = 200;

bool before(const TimelineHold &a, const TimelineHold &b)
{
    if (a.bar.from != b.bar.from)
        return a.bar.from > b.bar.from;
    return std::tie(a.lock, a.holder.owner) < std::tie(b.lock, b.holder.owner);
}

bool looksSame(const TimelineHold &a, const TimelineHold &b)
{
    return a.bar.to == b.bar.to && a.bar.end == b.bar.end && a.waited == b.waited && a.overlapped == b.overlapped
        && a.bar.beginSeen == b.bar.beginSeen && a.holder.process == b.holder.process && a.seenUntil == b.seenUntil;
}

struct Range
{
    size_t first = 0;
    size_t count = 0;
};

void extend(std::vector<Range> &ranges, size_t index)
{
    if (!ranges.empty() && ranges.back().first + ranges.back().count == index)
        ++ranges.back().count;
    else
        ranges.push_back({index, 1});
}

} // namespace

TimelineTableModel::TimelineTableModel(QObject *parent) : QAbstractTableModel(parent) { }

void TimelineTableModel::setHolds(std::shared_ptr<const TimelineHolds> holds)
{
    if (holds == m_holds)
        return;
    static const std::vector<TimelineHold> kNone;
    const auto &fresh = holds ? holds->holds : kNone;
    std::vector<Range> going;
    std::vector<Range> coming;
    size_t i = 0;
    size_t j = 0;
    while (i < m_rows.size() || j < fresh.size()) {
        if (j == fresh.size() || (i < m_rows.size() && before(*m_rows[i], fresh[j])))
            extend(going, i++);
        else if (i == m_rows.size() || before(fresh[j], *m_rows[i]))
            extend(coming, j++);
        else
            ++i, ++j;
    }
    const auto pointers = [&] {
        std::vector<const TimelineHold *> rows;
        rows.reserve(fresh.size());
        for (const TimelineHold &hold : fresh)
            rows.push_back(&hold);
        return rows;
    };
    if (going.size() + coming.size() > kMostRanges) {
        beginResetModel();
        m_rows = pointers();
        m_holds = std::move(holds);
        m_news.reset();
        endResetModel();
        return;
    }
    for (auto range = going.rbegin(); range != going.rend(); ++range) {
        beginRemoveRows({}, static_cast<int>(range->first), static_cast<int>(range->first + range->count) - 1);
        const auto first = m_rows.begin() + static_cast<qsizetype>(range->first);
        m_rows.erase(first, first + static_cast<qsizetype>(range->count));
        endRemoveRows();
    }
    for (const Range &range : coming) {
        beginInsertRows({}, static_cast<int>(range.first), static_cast<int>(range.first + range.count) - 1);
        std::vector<const TimelineHold *> rows;
        for (size_t k = range.first; k < range.first + range.count; ++k)
            rows.push_back(&fresh[k]);
        m_rows.insert(m_rows.begin() + static_cast<qsizetype>(range.first), rows.begin(), rows.end());
        endInsertRows();
    }
    std::vector<Range> changed;
    for (size_t row = 0; row < fresh.size(); ++row) {
        if (!looksSame(*m_rows[row], fresh[row]))
            extend(changed, row);
        m_rows[row] = &fresh[row];
    }
    m_holds = std::move(holds);
    m_news.reset();
    for (const Range &range : changed)
        Q_EMIT dataChanged(index(static_cast<int>(range.first), 0),
                           index(static_cast<int>(range.first + range.count) - 1, ColumnCount - 1));
}

void TimelineTableModel::updateRows(std::shared_ptr<const TimelineHolds> fresh)
{
    std::vector<Range> changed;
    for (size_t row = 0; row < m_rows.size(); ++row) {
        const TimelineHold &began = m_holds->holds[row];
        const auto found = std::lower_bound(fresh->holds.begin(), fresh->holds.end(), began, before);
        // A hold that the history has dropped keeps its row.
        const TimelineHold &now = found != fresh->holds.end() && found->isSame(began) ? *found : began;
        if (!looksSame(*m_rows[row], now))
            extend(changed, row);
        m_rows[row] = &now;
    }
    m_news = std::move(fresh);
    for (const Range &range : changed)
        Q_EMIT dataChanged(index(static_cast<int>(range.first), 0),
                           index(static_cast<int>(range.first + range.count) - 1, ColumnCount - 1));
}

const TimelineHold *TimelineTableModel::holdAt(int row) const
{
    return row < 0 || row >= static_cast<int>(m_rows.size()) ? nullptr : m_rows[static_cast<size_t>(row)];
}

bool TimelineTableModel::has(const TimelineHolds *holds, const TimelineHold &hold)
{
    if (holds == nullptr)
        return false;
    const auto found = std::lower_bound(holds->holds.begin(), holds->holds.end(), hold, before);
    return found != holds->holds.end() && found->isSame(hold);
}

int TimelineTableModel::rowOf(const TimelineHold &hold) const
{
    const auto found
        = std::lower_bound(m_rows.begin(), m_rows.end(), hold,
                           [](const TimelineHold *row, const TimelineHold &wanted) { return before(*row, wanted); });
    return found != m_rows.end() && (*found)->isSame(hold) ? static_cast<int>(found - m_rows.begin()) : -1;
}

bool TimelineTableModel::hasRowsOf(const TimelineHolds &holds) const
{
    return std::equal(m_rows.begin(), m_rows.end(), holds.holds.begin(), holds.holds.end(),
                      [](const TimelineHold *row, const TimelineHold &fresh) { return row->isSame(fresh); });
}

int TimelineTableModel::rowOf(const QByteArray &lock, Instant by) const
{
    const auto isOf = [&](const TimelineHold *hold) { return hold->lock == lock; };
    auto found = std::find_if(m_rows.begin(), m_rows.end(),
                              [&](const TimelineHold *hold) { return isOf(hold) && hold->bar.from <= by; });
    if (found == m_rows.end())
        found = std::find_if(m_rows.begin(), m_rows.end(), isOf);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int TimelineTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TimelineTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString TimelineTableModel::timesOf(const TimelineHold &hold, int column, const TimeWords &fine,
                                    const TimeWords &coarse) const
{
    const TimelineBar &bar = hold.bar;
    if (column == FromColumn)
        return bar.beginSeen ? fine(bar.from) : tr("before %1").arg(fine(bar.from));
    if (const auto seen = seenUntil(hold))
        return tr("after %1").arg(fine(*seen));
    if (bar.goesOn())
        return tr("now");
    // With rare readings only two moments are known between which the hold ended.
    if (Micros(bar.toSlack) >= kSeldom)
        return tr("%1 – %2").arg(coarse(bar.to - Micros(bar.toSlack)), coarse(bar.to));
    return bar.isEndKnown() ? fine(bar.to) : tr("after %1").arg(fine(bar.to - Micros(bar.toSlack)));
}

QString TimelineTableModel::exportedTime(int row, int column) const
{
    const TimelineHold &hold = *m_rows[static_cast<size_t>(row)];
    const auto iso = [this](Instant moment) {
        return isoTime(WallTime(std::chrono::floor<Millis>((moment + m_setting.wallAhead).time_since_epoch())));
    };
    return timesOf(hold, column, iso, iso);
}

std::optional<Instant> TimelineTableModel::seenUntil(const TimelineHold &hold) const
{
    return hold.seenUntil || !hold.bar.goesOn() ? hold.seenUntil : m_setting.moment.pausedSince;
}

QString TimelineTableModel::textOf(const TimelineHold &hold, int column) const
{
    const TimelineBar &bar = hold.bar;
    const auto seen = seenUntil(hold);
    const bool endKnown = bar.goesOn() ? !seen : bar.isEndKnown();
    // A lower bound ends at the earliest possible end.
    const Instant to = bar.goesOn() ? seen.value_or(m_setting.moment.now)
        : endKnown && bar.beginSeen ? bar.to
                                    : bar.to - Micros(bar.toSlack);
    switch (column) {
    case LockColumn: return Wording::name(hold.lock, 200);
    case OwnerColumn: return TimelineWording::holder(hold.holder);
    case FromColumn:
    case ToColumn:
        return timesOf(
            hold, column, [this](Instant moment) { return TimelineWording::time(moment, m_setting.wallAhead, true); },
            [this](Instant moment) { return TimelineWording::time(moment, m_setting.wallAhead); });
    case HeldColumn: {
        const QString length = Wording::ifOneHold(Wording::duration(to - bar.from), bar.isOneHold);
        if (bar.beginSeen && bar.end != HoldEnd::Unknown && !endKnown && !bar.goesOn()
            && to - bar.from < Wording::kLeastShownLowerBound)
            return tr("≤ %1").arg(Wording::durationAtMost(bar.to - bar.from + Micros(bar.fromSlack)));
        if (!bar.beginSeen || !endKnown)
            return tr("≥ %1").arg(length);
        return TimelineWording::isRough(bar, to - bar.from) ? tr("about %1").arg(length) : length;
    }
    case EndColumn: return seen ? tr("unknown") : TimelineWording::end(bar);
    case RemarksColumn: return TimelineWording::remarks(hold);
    default: return {};
    }
}

QVariant TimelineTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const TimelineHold &hold = *m_rows[static_cast<size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return textOf(hold, index.column());
    if (role == RowCopy::kWholeRole && index.column() == LockColumn)
        return Wording::name(hold.lock, kWholeText);
    if (role == RowCopy::kWholeRole && index.column() == OwnerColumn)
        return Wording::historyOwner(hold.holder.owner, kWholeText);
    if (role == Qt::AccessibleTextRole && index.column() == LockColumn) {
        QStringList words;
        for (int column = 0; column < ColumnCount; ++column)
            words += textOf(hold, column);
        words.removeAll(QString());
        return words.join(QStringLiteral(", "));
    }
    return {};
}

QVariant TimelineTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case LockColumn: return tr("Lock");
    case OwnerColumn: return tr("Owner");
    case FromColumn: return tr("From");
    case ToColumn: return tr("To");
    case HeldColumn: return tr("Held for");
    case EndColumn: return tr("End");
    case RemarksColumn: return tr("Remarks");
    default: return {};
    }
}

} // namespace Lockscope
