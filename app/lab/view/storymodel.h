#pragma once

#include <QAbstractTableModel>
#include <QElapsedTimer>

#include <vector>

namespace Lockscope::Lab {

/// The steps of an exercise, each with the time since its start.
class StoryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, What, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void begin();
    void tell(const QString &what);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Step
    {
        qint64 millis = 0;
        QString what;
    };

    std::vector<Step> m_steps;
    QElapsedTimer m_time;
};

} // namespace Lockscope::Lab
