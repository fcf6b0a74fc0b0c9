#include "exercisemodel.h"

#include "../free.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QRegularExpression>

#include <algorithm>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

constexpr QLatin1String kScenarioKeys("abcdefghijklmnopqrstuvwxy"); // z is for the free mode
constexpr QLatin1String kSchemeKeys("1234567890ABCDEFGHIJKLMNOPQRSTUVWXY");

QChar keyAt(QLatin1String keys, size_t number)
{
    return number < static_cast<size_t>(keys.size()) ? QChar(keys.at(static_cast<qsizetype>(number))) : QChar();
}

} // namespace

ExerciseModel::ExerciseModel(QObject *parent) : QAbstractTableModel(parent)
{
    m_rows.push_back({.heading = QT_TR_NOOP("Scenarios: what can go wrong, step by step")});
    for (size_t i = 0; i < allScenarios().size(); ++i)
        m_rows.push_back({.exercise = {.scenario = &allScenarios()[i]}, .key = keyAt(kScenarioKeys, i)});
    m_rows.push_back({.heading = QT_TR_NOOP("The stock experiment: many buyers at once, guarded by")});
    for (size_t i = 0; i < allSchemes().size(); ++i)
        m_rows.push_back({.exercise = {.scheme = &allSchemes()[i]}, .key = keyAt(kSchemeKeys, i)});
    m_rows.push_back({.heading = QT_TR_NOOP("Without a script")});
    m_rows.push_back({.exercise = {.scenario = &freeScenario()}, .key = u'z'});
}

const Exercise *ExerciseModel::exerciseAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    const auto &found = m_rows[static_cast<size_t>(row)];
    return found.heading != nullptr ? nullptr : &found.exercise;
}

int ExerciseModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const Row &row) { return row.heading == nullptr && row.exercise.id() == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int ExerciseModel::rowOfKey(const QString &key) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const Row &row) { return !row.key.isNull() && key == row.key; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QString ExerciseModel::keyOf(int row) const
{
    const QChar key = m_rows.at(static_cast<size_t>(row)).key;
    if (key.isNull())
        return {};
    return key.isUpper() ? u"⇧"_s + key : QString(key);
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
    Q_EMIT dataChanged(index(row, Key), index(row, Result)); // all columns, because their tooltips change
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
    if (row.heading != nullptr) {
        if (role == Qt::DisplayRole && index.column() == Key)
            return tr(row.heading);
        if (role == Qt::FontRole) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        if (role == Qt::ForegroundRole) // disabled rows would be hard to read
            return QGuiApplication::palette().text();
        return {};
    }
    if (role == Qt::ToolTipRole)
        return QStringList{row.exercise.title(), row.outcome, row.cutShort}
            .filter(QRegularExpression(u"."_s))
            .join(u'\n');
    if (role == Qt::AccessibleTextRole && index.column() == Result && row.exercise.id() != m_running
        && !row.cutShort.isEmpty())
        return tr("cut short");
    if (role == Qt::TextAlignmentRole && index.column() == Key)
        return static_cast<int>(Qt::AlignCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Key: return keyOf(index.row());
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
    case Key: return tr("Key");
    case Title: return tr("What is shown");
    case Result: return tr("Came out");
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
