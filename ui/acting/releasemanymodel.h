#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/releasemany.h>

#include <QAbstractTableModel>
#include <QHash>

namespace Lockscope {

/// The locks of a ReleaseMany, a row each, with a tick to leave one out.
class LOCKSCOPE_WIDGETS_EXPORT ReleaseManyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, OwnerColumn, HeldColumn, VotesColumn, TtlColumn, EffectColumn, ColumnCount };

    ReleaseManyModel(ReleaseMany *many, const Clock &clock, QObject *parent = nullptr);

    void setKnown(const std::vector<LockStatePtr> &locks);
    /// What of it concerns the plans is told beside them, until they are carried out.
    void note(const BoardDiff &diff);
    /// Locks that would be acted on, and are not as they were planned any more.
    [[nodiscard]] int changedSince() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(size_t row, int column) const;
    /// The same with more of what text() cuts.
    [[nodiscard]] QString whole(size_t row, int column, qsizetype maxChars) const;
    [[nodiscard]] static QString effect(const ReleaseMany::Item &item);
    /// Why it was, or will be, left as it is.
    [[nodiscard]] static QString whyLeft(const ReleaseMany::Item &item);
    /// When it was read, by the clock on the wall.
    [[nodiscard]] QString plannedAt(size_t row) const;
    /// `lock`: null: it is gone.
    [[nodiscard]] QString changeOf(size_t row, const LockStatePtr &lock) const;
    [[nodiscard]] static QString outcome(const ReleaseMany::Item &item);

    ReleaseMany *m_many;
    const Clock &m_clock;
    std::vector<LockStatePtr> m_known; ///< by row
    QHash<QByteArray, int> m_rows; ///< by lock
    std::vector<QString> m_changes; ///< by row: since the plan; empty: none
    std::vector<std::optional<Instant>> m_plannedAt; ///< by row: the plan's figures stand still
};

} // namespace Lockscope
