#pragma once

#include "../kit/export.h"
#include "timelinestory.h"

#include <QAbstractTableModel>

#include <functional>

namespace Lockscope {

/// The timeline as a table, also for screen readers: one hold per row, the latest first. setHolds() signals changes
/// only for rows that differ.
class LOCKSCOPE_WIDGETS_EXPORT TimelineTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { LockColumn, OwnerColumn, FromColumn, ToColumn, HeldColumn, EndColumn, RemarksColumn, ColumnCount };

    explicit TimelineTableModel(QObject *parent = nullptr);

    void setHolds(std::shared_ptr<const TimelineHolds> holds);
    /// Updates the rows from `fresh`, but adds and removes none.
    void updateRows(std::shared_ptr<const TimelineHolds> fresh);
    /// The time and the labels that the texts depend on. Emits nothing: the view must repaint.
    void setSetting(const TimelineSetting &setting) { m_setting = setting; }
    [[nodiscard]] const TimelineHold *holdAt(int row) const;
    /// The row of the same hold, whatever its end is; -1: none.
    [[nodiscard]] int rowOf(const TimelineHold &hold) const;
    [[nodiscard]] static bool has(const TimelineHolds *holds, const TimelineHold &hold);
    /// setHolds() with these would add, remove and move no row.
    [[nodiscard]] bool hasRowsOf(const TimelineHolds &holds) const;
    /// The row of the lock's latest hold that began by `by`, else of its latest hold; -1: none.
    [[nodiscard]] int rowOf(const QByteArray &lock, Instant by = Instant::max()) const;
    [[nodiscard]] size_t left() const { return m_holds ? m_holds->left : 0; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// The text of FromColumn or ToColumn with full ISO timestamps, for files.
    [[nodiscard]] QString exportedTime(int row, int column) const;

private:
    using TimeWords = std::function<QString(Instant)>;
    /// `coarse`: for the two moments between which the hold ended.
    [[nodiscard]] QString timesOf(const TimelineHold &hold, int column, const TimeWords &fine,
                                  const TimeWords &coarse) const;
    [[nodiscard]] QString textOf(const TimelineHold &hold, int column) const;
    /// The last sighting of an open hold that is out of sight, or while reading is paused. Unset: in sight, or ended.
    [[nodiscard]] std::optional<Instant> seenUntil(const TimelineHold &hold) const;

    std::shared_ptr<const TimelineHolds> m_holds;
    std::shared_ptr<const TimelineHolds> m_news; ///< from updateRows(): m_rows may point into it
    std::vector<const TimelineHold *> m_rows;
    TimelineSetting m_setting;
};

} // namespace Lockscope
