#pragma once

#include "exercisemodel.h"

#include <QTableView>

namespace Lockscope::Lab {

/// The list of exercises: choose by pointer or arrows, or start one by its key.
class ExerciseList : public QTableView
{
    Q_OBJECT

public:
    explicit ExerciseList(QWidget *parent = nullptr);

    [[nodiscard]] ExerciseModel *exercises() const { return m_model; }
    [[nodiscard]] const Exercise *chosen() const;
    void choose(const QString &id);

Q_SIGNALS:
    void chosenChanged();
    void startWanted(); ///< start the chosen one
    void stepWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    ExerciseModel *m_model;
};

} // namespace Lockscope::Lab
