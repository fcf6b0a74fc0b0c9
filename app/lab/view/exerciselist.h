#pragma once

#include "exercisemodel.h"

#include <QTableView>

namespace Lockscope::Lab {

/// The list of exercises by theme.
class ExerciseList : public QTableView
{
    Q_OBJECT

public:
    explicit ExerciseList(QWidget *parent = nullptr);

    [[nodiscard]] ExerciseModel *exercises() const { return m_model; }
    [[nodiscard]] const Exercise *chosen() const;
    void choose(const QString &id);
    /// Shows only exercises that contain these words; empty: all.
    void setSearch(const QString &words);

Q_SIGNALS:
    void chosenChanged();
    void startWanted(); ///< start the chosen one
    void stepWanted();
    void searchWanted(const QString &typed); ///< a letter was typed

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    ExerciseModel *m_model;
};

} // namespace Lockscope::Lab
