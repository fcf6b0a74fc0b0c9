#include "exercisemodel.h"

#include "../free.h"

#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/kit/type.h>

#include <QGuiApplication>
#include <QPalette>
#include <QRegularExpression>

#include <algorithm>

namespace Lockscope::Lab {

using namespace Qt::StringLiterals;

ExerciseModel::ExerciseModel(QObject *parent) : QAbstractTableModel(parent)
{
    const char *theme = nullptr;
    for (const auto &scenario : allScenarios()) {
        if (std::exchange(theme, scenario.theme) != scenario.theme)
            m_rows.push_back({.heading = Words::tr(scenario.theme)});
        m_rows.push_back({.exercise = {.scenario = &scenario}});
    }
    m_rows.push_back({.heading = tr("Stock experiment")});
    for (const auto &scheme : allSchemes())
        m_rows.push_back({.exercise = {.scheme = &scheme}});
    m_rows.push_back({.heading = tr("On your own")});
    m_rows.push_back({.exercise = {.scenario = &freeScenario()}});
}

const Exercise *ExerciseModel::exerciseAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    const auto &found = m_rows[static_cast<size_t>(row)];
    return found.heading.isEmpty() ? &found.exercise : nullptr;
}

int ExerciseModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const Row &row) { return row.heading.isEmpty() && row.exercise.id() == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

bool ExerciseModel::matches(int row, const QString &words) const
{
    const Exercise *exercise = exerciseAt(row);
    if (exercise == nullptr)
        return false;
    const QString text = exercise->title() + u' ' + exercise->id() + u' '
        + Words::tr(exercise->scenario != nullptr ? exercise->scenario->caption : exercise->scheme->seenIn);
    const auto all = words.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(all.begin(), all.end(),
                       [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

void ExerciseModel::setRunning(const QString &id)
{
    const QString before = std::exchange(m_running, id);
    for (const auto &one : {before, id}) {
        if (const int row = rowOf(one); row >= 0)
            changeRow(row);
    }
}

void ExerciseModel::setFinding(const Finding &finding)
{
    const int row = rowOf(finding.exercise.id());
    if (row < 0)
        return;
    m_rows[static_cast<size_t>(row)].asExpected = finding.asExpected;
    m_rows[static_cast<size_t>(row)].outcome = finding.outcome;
    m_rows[static_cast<size_t>(row)].cutShort.clear();
    changeRow(row);
}

void ExerciseModel::setCutShort(const QString &id, const QString &why)
{
    const int row = rowOf(id);
    if (row < 0)
        return;
    auto &done = m_rows[static_cast<size_t>(row)];
    done.asExpected.reset(); // these belong to an earlier run
    done.outcome.clear();
    done.cutShort = why;
    changeRow(row);
}

QString ExerciseModel::resultOf(const Row &row) const
{
    if (row.exercise.id() == m_running)
        return u"▶"_s;
    if (!row.cutShort.isEmpty())
        return u"✂"_s;
    return !row.asExpected ? QString() : *row.asExpected ? u"✔"_s : u"✖"_s;
}

void ExerciseModel::changeRow(int row)
{
    Q_EMIT dataChanged(index(row, Title), index(row, Result)); // all columns, because their tooltips change
}

int ExerciseModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ExerciseModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant ExerciseModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<size_t>(index.row())];
    if (!row.heading.isEmpty()) {
        if (role == Qt::DisplayRole && index.column() == Title)
            return row.heading;
        if (role == Qt::FontRole)
            return Type::caption(QGuiApplication::font());
        if (role == Qt::TextAlignmentRole)
            return static_cast<int>(Qt::AlignLeft | Qt::AlignBottom);
        if (role == Qt::ForegroundRole) // disabled rows would be hard to read
            return Roles::of(QGuiApplication::palette()).muted;
        return {};
    }
    if (role == Qt::ForegroundRole && index.column() == Result && row.asExpected)
        return *row.asExpected ? Roles::of(QGuiApplication::palette()).ok : Roles::of(QGuiApplication::palette()).bad;
    if (role == Qt::ToolTipRole)
        return QStringList{row.exercise.title(), row.outcome, row.cutShort}
            .filter(QRegularExpression(u"."_s))
            .join(u'\n');
    if (role == Qt::AccessibleTextRole && index.column() == Result && row.exercise.id() != m_running
        && !row.cutShort.isEmpty())
        return tr("cut short");
    if (role == Qt::TextAlignmentRole && index.column() == Result)
        return static_cast<int>(Qt::AlignCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Title: return row.exercise.title();
    case Result: return resultOf(row);
    default: return {};
    }
}

QVariant ExerciseModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Title: return tr("Exercise");
    case Result: return tr("Result");
    default: return {};
    }
}

Qt::ItemFlags ExerciseModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return exerciseAt(index.row()) == nullptr ? Qt::ItemNeverHasChildren
                                              : QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
}

} // namespace Lockscope::Lab
