#include "exerciselist.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace Lockscope::Lab {

ExerciseList::ExerciseList(QWidget *parent) : QTableView(parent), m_model(new ExerciseModel(this))
{
    setObjectName(QStringLiteral("labExercises"));
    setAccessibleName(tr("Scenarios and schemes of the lab"));
    setModel(m_model);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(fontMetrics().height() + 1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 2);
    horizontalHeader()->hide(); // obvious columns; the room is for another row
    horizontalHeader()->setSectionResizeMode(ExerciseModel::Title, QHeaderView::Stretch);
    for (const int narrow : {ExerciseModel::Key, ExerciseModel::Result})
        horizontalHeader()->setSectionResizeMode(narrow, QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(0);
    setColumnWidth(ExerciseModel::Key, fontMetrics().horizontalAdvance(QStringLiteral("⇧W")) + 8);
    setColumnWidth(ExerciseModel::Result, fontMetrics().horizontalAdvance(QStringLiteral("▶")) + 10);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->exerciseAt(row) == nullptr)
            setSpan(row, 0, 1, ExerciseModel::Columns);
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

void ExerciseList::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (isPlain && event->key() == Qt::Key_Space)
        return; // ignored: nothing to pause, and no search by typing
    if (isPlain && event->key() == Qt::Key_Period)
        return Q_EMIT stepWanted();
    if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        return Q_EMIT startWanted();
    if (const int row = isPlain ? m_model->rowOfKey(event->text()) : -1; row >= 0) {
        setCurrentIndex(m_model->index(row, ExerciseModel::Title));
        if (!event->isAutoRepeat())
            Q_EMIT startWanted();
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace Lockscope::Lab
