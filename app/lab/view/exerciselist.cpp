#include "exerciselist.h"

#include <lockscope/ui/kit/type.h>

#include <QHeaderView>
#include <QKeyEvent>

namespace Lockscope::Lab {

ExerciseList::ExerciseList(QWidget *parent) : QTableView(parent), m_model(new ExerciseModel(this))
{
    setObjectName(QStringLiteral("labExercises"));
    setAccessibleName(tr("Exercises of the lab"));
    setModel(m_model);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 2 * kGrid);
    horizontalHeader()->hide(); // obvious columns
    horizontalHeader()->setSectionResizeMode(ExerciseModel::Title, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(ExerciseModel::Result, QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(0);
    setColumnWidth(ExerciseModel::Result, fontMetrics().horizontalAdvance(QStringLiteral("▶")) + 3 * kGrid);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->exerciseAt(row) != nullptr)
            continue;
        setSpan(row, 0, 1, ExerciseModel::Columns);
        if (row > 0)
            setRowHeight(row, fontMetrics().height() + 4 * kGrid);
    }
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ExerciseList::chosenChanged);
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (m_model->exerciseAt(index.row()) != nullptr)
            Q_EMIT startWanted();
    });
    setCurrentIndex(m_model->index(1, ExerciseModel::Title)); // after the first heading
}

const Exercise *ExerciseList::chosen() const
{
    return m_model->exerciseAt(currentIndex().row());
}

void ExerciseList::choose(const QString &id)
{
    if (const int row = m_model->rowOf(id); row >= 0)
        setCurrentIndex(m_model->index(row, ExerciseModel::Title));
}

void ExerciseList::setSearch(const QString &words)
{
    int heading = -1;
    int first = -1;
    const auto endTheme = [&](bool isEmpty) {
        if (heading >= 0)
            setRowHidden(heading, isEmpty);
    };
    bool isEmpty = true;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->exerciseAt(row) == nullptr) {
            endTheme(isEmpty);
            heading = row;
            isEmpty = true;
            continue;
        }
        const bool isFound = m_model->matches(row, words);
        setRowHidden(row, !isFound);
        isEmpty = isEmpty && !isFound;
        if (isFound && first < 0)
            first = row;
    }
    endTheme(isEmpty);
    if (first >= 0 && isRowHidden(currentIndex().row()))
        setCurrentIndex(m_model->index(first, ExerciseModel::Title));
    scrollTo(currentIndex());
}

void ExerciseList::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (isPlain && event->key() == Qt::Key_Space)
        return; // ignored: nothing to pause
    if (isPlain && event->key() == Qt::Key_Period)
        return Q_EMIT stepWanted();
    if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        return Q_EMIT startWanted();
    if (isPlain && !event->text().isEmpty() && event->text().front().isLetterOrNumber())
        return Q_EMIT searchWanted(event->text());
    QTableView::keyPressEvent(event);
}

} // namespace Lockscope::Lab
