#pragma once

#include "../locks/moment.h"
#include "../tables/exportdialog.h"
#include "boardtally.h"

#include <lockscope/core/base/clock.h>
#include <lockscope/core/history/activity.h>

#include <QTimer>
#include <QWidget>

class QGridLayout;
class QScrollArea;

namespace Lockscope {

class HistoryFeed;
class HoldTimesPlot;
class NewsCard;
class NoticeList;
class OverviewTile;
class PlotCard;
class TakesPlot;
class WaitingPlot;
struct OverviewNotice;

/// The first view: how many locks there are and what is wrong with them, who waits, and what happened in the last half
/// hour. Works once a second while visible, on figures of bounded size.
class LOCKSCOPE_WIDGETS_EXPORT OverviewView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    /// `clock` and `feed` must outlive the view. `feed` may be null: then there is no history.
    explicit OverviewView(const Clock &clock, HistoryFeed *feed, QWidget *parent = nullptr);
    ~OverviewView() override;

    /// Call this with each diff, even while hidden.
    void apply(const BoardDiffPtr &diff);
    /// Diffs provide the nodes as well; call this when their statuses change in between.
    void setNodes(const std::vector<NodeStatus> &nodes);
    /// Durations are as of this moment, when reading stopped. Unset: as of now.
    void setReadUntil(const std::optional<Moment> &moment);
    /// The history to show; the feed calls this. Calls while the view is hidden are cheap.
    void setHistory(const HistorySnapshotPtr &history);

    [[nodiscard]] OverviewTile *locksTile() const { return m_locksTile; }
    [[nodiscard]] OverviewTile *waitingTile() const { return m_waitingTile; }
    [[nodiscard]] OverviewTile *takesTile() const { return m_takesTile; }
    [[nodiscard]] OverviewTile *troubleTile() const { return m_troubleTile; }
    [[nodiscard]] PlotCard *takesCard() const { return m_takesCard; }
    [[nodiscard]] PlotCard *holdTimesCard() const { return m_holdTimesCard; }
    [[nodiscard]] PlotCard *contentionCard() const { return m_contentionCard; }
    [[nodiscard]] NoticeList *attention() const;
    [[nodiscard]] NoticeList *recent() const;
    /// All of the latest history was read and is shown.
    [[nodiscard]] bool isSettled() const { return !m_history && !m_isDirty; }
    /// The numbers of the card with the focus, else of the takes.
    [[nodiscard]] ExportContent exported() const override;

Q_SIGNALS:
    void lockActivated(const QByteArray &name); ///< the operator wants to see this lock
    void timeActivated(Lockscope::Instant moment); ///< the operator wants to see what happened then
    void nodesWanted();
    void holdTimesWanted(); ///< the operator wants to see which locks are held for how long
    void concernWanted(Lockscope::LockConcern concern); ///< the operator wants to see all these locks
    void told(const QString &sentence); ///< a message for the status line
    void updated(); ///< the figures are up to date

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Arrangement { None, Wide, Medium, Narrow };

    void buildCards();
    void arrange();
    void readOn();
    void markDirty();
    void refresh();
    void showTiles();
    void showPlots();
    void showAttention();
    void showRecent();
    void activate(const OverviewNotice &notice);
    /// The rows of the contention plot. They keep their order within a minute.
    [[nodiscard]] std::vector<WaitingRow> waitingRows(const std::vector<WaitingMinute> &minutes);
    [[nodiscard]] QList<QStringList> takesRows() const;
    [[nodiscard]] QList<QStringList> holdTimesRows() const;
    [[nodiscard]] QList<QStringList> contentionRows() const;
    [[nodiscard]] Moment shown() const;
    [[nodiscard]] Micros wallAhead() const;

    const Clock &m_clock;
    HistoryFeed *m_feed;
    std::optional<Moment> m_readUntil;
    BoardTally m_tally;
    std::vector<NodeStatus> m_nodes;
    HistorySnapshotPtr m_history; ///< null: all of it was read
    Micros m_wallAhead; ///< of m_activity
    Activity m_activity;
    QByteArrayList m_waitingOrder; ///< see waitingRows()
    Instant m_waitingOrderOf; ///< the minute for which it was made
    QTimer m_tick;
    QTimer m_more; ///< the rest of a long history is read in a later turn
    bool m_isDirty = false;
    bool m_isShown = false; ///< figures of a history are shown

    QScrollArea *m_scroll;
    QWidget *m_page;
    QGridLayout *m_grid;
    Arrangement m_arrangement = Arrangement::None;
    OverviewTile *m_locksTile;
    OverviewTile *m_waitingTile;
    OverviewTile *m_takesTile;
    OverviewTile *m_troubleTile;
    TakesPlot *m_takes;
    HoldTimesPlot *m_holdTimes;
    WaitingPlot *m_waiting;
    PlotCard *m_takesCard;
    PlotCard *m_holdTimesCard;
    PlotCard *m_contentionCard;
    NewsCard *m_newsCard;
};

} // namespace Lockscope
