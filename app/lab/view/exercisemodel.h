#pragma once

#include "../laboratory.h"

#include <QAbstractTableModel>

namespace Lockscope::Lab {

/// The scenarios by theme, the stock experiment with each scheme, and the free mode, each with its latest result.
/// Headings are rows that cannot be selected.
class ExerciseModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Title, Result, Columns };

    explicit ExerciseModel(QObject *parent = nullptr);

    [[nodiscard]] const Exercise *exerciseAt(int row) const; ///< null: a heading
    [[nodiscard]] int rowOf(const QString &id) const; ///< -1: none
    /// The exercise's title or its *Watch* sentence contains all these words.
    [[nodiscard]] bool matches(int row, const QString &words) const;

    void setRunning(const QString &id); ///< empty: none
    void setFinding(const Finding &finding);
    /// The exercise was cut short; `why`: a sentence.
    void setCutShort(const QString &id, const QString &why);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        QString heading = {}; ///< empty: an exercise
        Exercise exercise = {};
        std::optional<bool> asExpected = {};
        QString outcome = {};
        QString cutShort = {}; ///< why it was cut short; empty: it was not, or never ran
    };

    [[nodiscard]] QString resultOf(const Row &row) const;
    void changeRow(int row);

    std::vector<Row> m_rows;
    QString m_running;
};

} // namespace Lockscope::Lab
