#pragma once

#include "../kit/export.h"

#include <lockscope/core/control/aftermath.h>
#include <lockscope/core/session/releasemany.h>

#include <QAbstractTableModel>
#include <QHash>

namespace Lockscope {

/// The locks of a ReleaseMany, one per row. Unticking a row leaves its lock out.
class LOCKSCOPE_WIDGETS_EXPORT ReleaseManyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, OwnerColumn, HeldColumn, VotesColumn, TtlColumn, EffectColumn, ColumnCount };

    ReleaseManyModel(ReleaseMany *many, Session *session, QObject *parent = nullptr);

    void setKnown(const std::vector<LockStatePtr> &locks);
    /// Shows in the rows what has changed since the plans, until the round starts.
    void note(const BoardDiff &diff);
    /// The number of ticked locks that have changed since their plans.
    [[nodiscard]] int changedSince() const;
    /// The number of locks that were acted on, and of which this is true now. See Aftermath::severity().
    [[nodiscard]] int countOf(Severity severity) const;
    [[nodiscard]] bool isWatching() const; ///< what becomes of some lock
    void lookAgain(); ///< time has passed

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// countOf() may have changed.
    void turned();

private:
    void note(const Aftermath &aftermath);
    /// What becomes of the lock since it was acted on; null: not known yet.
    [[nodiscard]] const Aftermath *aftermath(size_t row) const;
    [[nodiscard]] QString text(size_t row, int column) const;
    /// text() with up to `maxChars` characters of name or owner.
    [[nodiscard]] QString whole(size_t row, int column, qsizetype maxChars) const;
    [[nodiscard]] static QString effect(const ReleaseMany::Item &item);
    /// Why the lock was, or will be, left alone.
    [[nodiscard]] static QString whyLeft(const ReleaseMany::Item &item);
    /// When the plan was made, by the wall clock.
    [[nodiscard]] QString plannedAt(size_t row) const;
    /// What has changed since the plan; empty: nothing. `lock`: null if it is gone.
    [[nodiscard]] QString changeOf(size_t row, const LockStatePtr &lock) const;
    [[nodiscard]] QString outcome(size_t row) const;

    ReleaseMany *m_many;
    const Clock &m_clock;
    std::vector<LockStatePtr> m_known; ///< by row
    QHash<QByteArray, int> m_rows; ///< by lock
    std::vector<QString> m_changes; ///< by row, since the plan; empty: none
    std::vector<Aftermath> m_aftermaths; ///< by row
    std::vector<std::optional<Instant>> m_plannedAt; ///< by row; the plan's figures are from this time
};

} // namespace Lockscope
