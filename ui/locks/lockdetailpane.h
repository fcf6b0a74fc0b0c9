#pragma once

#include "../kit/export.h"
#include "moment.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/control/keysurvey.h>

#include <QWidget>

class QLabel;
class QScrollArea;
class QTableView;

namespace Lockscope {

class TextTableModel;

/// Shows the selected lock: what its state means, what its dialect reports, and one row per node.
class LOCKSCOPE_WIDGETS_EXPORT LockDetailPane : public QWidget
{
    Q_OBJECT

public:
    explicit LockDetailPane(const Clock &clock = Clock::system(), QWidget *parent = nullptr);

    /// Null asks the operator to select a lock. `gone`: the lock is not on the board any more.
    void show(const LockStatePtr &lock, const std::vector<NodeStatus> &nodes, bool gone = false);
    /// A recording can go back in time, so a missing lock may not exist yet.
    void setRecorded() { m_isRecorded = true; }
    /// Why the table has no row for the selected lock.
    enum class LeftOut { No, ByFilter, ByNamespace };
    void setLeftOut(LeftOut leftOut);
    /// Updates ages and TTLs.
    void tick();
    /// Why the pane shows a past moment.
    enum class FrozenReason { Paused, NotReading };
    /// Freezes the pane at a moment and says so; unset: continues.
    void setMoment(const std::optional<Moment> &moment, FrozenReason why = FrozenReason::Paused);

    /// Shows which nodes have a key, but no lock, under the name of the gone lock.
    void showRemainingKeys(const KeySurvey &survey);

    [[nodiscard]] TextTableModel *model() const { return m_model; }
    [[nodiscard]] QString explanation() const;
    /// Room for five nodes without scrolling.
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// The lock left the board: read the keys of this name and pass them to showRemainingKeys(). May be emitted a
    /// second time. While the pane is frozen, the signal waits until it continues.
    void lockGone(const QByteArray &name);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] Moment shown() const;
    void showTitle();
    void showOwner();
    void requestRemainingKeys();
    void keepTableStill();
    [[nodiscard]] int heightOf(int nodes) const; ///< of the table with this many rows
    [[nodiscard]] QString goneText() const;
    /// For a lock that leaves the board: its only node restarted or failed over since the last reading.
    [[nodiscard]] bool isForgotten(const LockState &lock) const;
    /// The time since a node was read, and whether the value is still current.
    [[nodiscard]] QString ageOf(Instant readAt, const NodeStatus &node, Instant now) const;

    const Clock &m_clock;
    std::optional<Moment> m_moment;
    bool m_isRecorded = false;
    FrozenReason m_frozenReason = FrozenReason::Paused;
    LockStatePtr m_lock;
    std::vector<NodeStatus> m_nodes;
    bool m_gone = false;
    bool m_isForgotten = false; ///< see isForgotten(); evaluated when the lock left
    LeftOut m_leftOut = LeftOut::No;
    QStringList m_nodesWithKey; ///< of a gone lock: nodes that have a key of its name
    WallTime m_keyReadAt;
    bool m_askedAgain = false; ///< lockGone() was emitted a second time
    std::optional<WallTime> m_goneAt; ///< when enough nodes last confirmed that the lock is gone
    QLabel *m_title;
    QLabel *m_explanation;
    QLabel *m_owner;
    QLabel *m_facts; ///< from the dialect
    QLabel *m_caveats; ///< what must not be trusted
    QScrollArea *m_scroll;
    QWidget *m_texts; ///< all of the above
    QTableView *m_table;
    TextTableModel *m_model;
};

} // namespace Lockscope
