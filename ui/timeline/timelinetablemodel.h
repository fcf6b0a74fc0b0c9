#pragma once

#include "../kit/export.h"
#include "timelinestory.h"

#include <QAbstractTableModel>

#include <functional>

namespace Lockscope {

/// The timeline as a table, for those who cannot see a picture or would rather read: a hold in each row, the latest first.
/// New holds, taken over, change only the rows that differ.
class LOCKSCOPE_WIDGETS_EXPORT TimelineTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { LockColumn, OwnerColumn, FromColumn, ToColumn, HeldColumn, EndColumn, RemarksColumn, ColumnCount };

    explicit TimelineTableModel(QObject *parent = nullptr);

    void setHolds(std::shared_ptr<const TimelineHolds> holds);
    /// The rows stay, and none comes; how they went on is told as these have it.
    void updateRows(std::shared_ptr<const TimelineHolds> fresh);
    /// What the texts are as of. Emits nothing: who shows them repaints.
    void setSetting(const TimelineSetting &setting) { m_setting = setting; }
    [[nodiscard]] const TimelineHold *holdAt(int row) const;
    /// The row of the same hold, however it went on; -1: there is none.
    [[nodiscard]] int rowOf(const TimelineHold &hold) const;
    [[nodiscard]] static bool has(const TimelineHolds *holds, const TimelineHold &hold);
    /// With these, taken over, no row would come, go or move.
    [[nodiscard]] bool hasRowsOf(const TimelineHolds &holds) const;
    /// The row of the lock's hold that began last, by `by`; of its latest when there is none; -1: none at all.
    [[nodiscard]] int rowOf(const QByteArray &lock, Instant by = Instant::max()) const;
    [[nodiscard]] size_t left() const { return m_holds ? m_holds->left : 0; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// Of FromColumn and ToColumn: as their cells, with the whole of each moment, which a file is to say.
    [[nodiscard]] QString exportedTime(int row, int column) const;

private:
    using TimeWords = std::function<QString(Instant)>;
    /// `coarse`: of moments between which something was.
    [[nodiscard]] QString timesOf(const TimelineHold &hold, int column, const TimeWords &fine, const TimeWords &coarse) const;
    [[nodiscard]] QString textOf(const TimelineHold &hold, int column) const;
    /// It goes on, and since then nobody sees whether: it is out of sight, or nothing is read.
    [[nodiscard]] std::optional<Instant> seenUntil(const TimelineHold &hold) const;

    std::shared_ptr<const TimelineHolds> m_holds;
    std::shared_ptr<const TimelineHolds> m_news; ///< of updateRows(): rows may be of these
    std::vector<const TimelineHold *> m_rows;
    TimelineSetting m_setting;
};

} // namespace Lockscope
