#pragma once

#include "../kit/export.h"
#include "lockdetailactions.h"
#include "lockpast.h"
#include "moment.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/control/keysurvey.h>

#include <QWidget>

class QScrollArea;

namespace Lockscope {

class DetailSection;
class HistoryStripFeed;
class LockFacts;
class LockHeading;
class LockNodesModel;
class LockNodesTable;
class StripWidget;
class TextTableModel;
class WarningBox;
class WrappedText;

/// Shows the selected lock: its state and what it means, the sensible actions, its figures, its last minutes, one row
/// per node, and what its dialect reports. Scrolls where it does not fit; works from kLeastWidth on.
class LOCKSCOPE_WIDGETS_EXPORT LockDetailPane : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kLeastWidth = 300;
    static constexpr int kUsualWidth = 376;

    explicit LockDetailPane(const Clock &clock = Clock::system(), QWidget *parent = nullptr);

    /// Null asks the operator to select a lock. `gone`: the lock is not on the board any more.
    void show(const LockStatePtr &lock, const std::vector<NodeStatus> &nodes, bool gone = false);
    /// A recording can go back in time, so a missing lock may not exist yet.
    void setRecorded();
    void setActions(const LockPaneActions &actions) { m_actions->setActions(actions); }
    /// See LockDetailActions::setCommandOptions().
    void setCommandOptions(const QString &options) { m_actions->setCommandOptions(options); }
    /// Makes the strip of the last minutes. Without it there is none.
    void setStrips(HistoryStripFeed *strips);
    /// Null: not known.
    void setPast(const LockPastPtr &past);
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

    [[nodiscard]] TextTableModel *model() const;
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The lock left the board: read the keys of this name and pass them to showRemainingKeys(). May be emitted a
    /// second time. While the pane is frozen, the signal waits until it continues.
    void lockGone(const QByteArray &name);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] Moment shown() const;
    void layOut();
    void restyle();
    void showParts();
    void showNote();
    void showLock();
    void showStrip();
    void requestRemainingKeys();
    [[nodiscard]] QString goneText() const;
    /// For a lock that leaves the board: its only node restarted or failed over since the last reading.
    [[nodiscard]] bool isForgotten(const LockState &lock) const;

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
    LockPastPtr m_past;
    QPointer<HistoryStripFeed> m_strips;

    QScrollArea *m_scroll;
    QWidget *m_content;
    WrappedText *m_empty; ///< while nothing is selected
    LockHeading *m_heading;
    WrappedText *m_lead;
    LockDetailActions *m_actions;
    LockFacts *m_facts;
    DetailSection *m_history;
    StripWidget *m_strip;
    DetailSection *m_readings;
    LockNodesModel *m_model;
    LockNodesTable *m_table;
    WarningBox *m_warning;
    WrappedText *m_caveats; ///< what must not be trusted
    DetailSection *m_more;
    WrappedText *m_owner; ///< as in Redis
    WrappedText *m_dialect; ///< what it reports
};

} // namespace Lockscope
