#include "storymodel.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

namespace Lockscope::Lab {

namespace {

constexpr qsizetype kLongestStep = 400; // program output may be long

} // namespace

void StoryModel::begin()
{
    beginResetModel();
    m_steps.clear();
    m_time.start();
    endResetModel();
}

void StoryModel::tell(const QString &what)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_steps.push_back({m_time.isValid() ? m_time.elapsed() : 0, visibleText(what, kLongestStep)});
    endInsertRows();
}

int StoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_steps.size());
}

int StoryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant StoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Step &step = m_steps[static_cast<size_t>(index.row())];
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignTop | (index.column() == Time ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    return index.column() == Time ? Wording::duration(Millis(step.millis)) : step.what;
}

QVariant StoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Time ? tr("After") : tr("What happened");
}

} // namespace Lockscope::Lab
