#pragma once

#include "../filter/lockfilter.h"
#include "../tables/exportdialog.h"
#include "timelinerows.h"

#include <QThread>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QStackedWidget;

namespace Lockscope {

class TimelineCanvas;
class TimelineTable;
class TimelineTableModel;
class TimelineWorker;

/// Shows who held which lock when: a row per lock, rows of its owners when expanded, and a panel that explains the
/// selection. Takes the data of a session, live, or of a replay; requests nothing by itself. A thread of its own does
/// the slow work. Unknown times are marked as unknown, never left blank.
///
/// Keys: Home, End to the start or to now · Space follows or stops · [ ] previous or next contention ({ } of this lock
/// only) · + − zoom · Shift or Ctrl with Left, Right scroll in time · Up, Down, Left, Right rows and owners ·
/// Ctrl+Shift+T as a table.
class LOCKSCOPE_WIDGETS_EXPORT TimelineView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    /// `clock` must outlive the view.
    explicit TimelineView(const Clock &clock = Clock::system(), QWidget *parent = nullptr);
    ~TimelineView() override;

    /// Call this about every second while the view is visible, with the latest Session::history() or a replay's. Calls
    /// while it is hidden are allowed and cheap.
    void setHistory(const HistorySnapshotPtr &history);
    /// `board` returns all locks. If it is set, before the first diff, the view keeps no row of a held lock in memory
    /// until it is shown for the first time.
    void setBoard(std::function<std::vector<LockStatePtr>()> board);
    /// Call this with each diff, visible or not: the history lacks validity, waiters and unknown verdicts.
    void apply(const BoardDiffPtr &diff);
    /// For a replay, before its first diff: the waits and unknown times of the whole recording.
    void setPast(const TimelinePastPtr &past);
    /// For a replay: the moment to show as now, until the next call or followClock().
    void setNow(Instant now, WallTime wall);
    void followClock();
    /// Reading is paused: the time since then is marked as unknown.
    void setReadingPaused(bool paused);
    /// An invalid filter matches everything, as elsewhere.
    void setFilter(const LockFilter &filter);
    void setOrder(TimelineOrder order);
    /// The nodes' labels; diffs provide them as well.
    void setNodes(const QStringList &labels);

    /// Empty: none.
    [[nodiscard]] QByteArray selectedLock() const;
    /// Selects the lock and scrolls to its row, if it has one. Emits nothing.
    void selectLock(const QByteArray &name);

    [[nodiscard]] QAction *tableAction() const { return m_table; } ///< checkable
    [[nodiscard]] TimelineCanvas *canvas() const { return m_canvas; }
    [[nodiscard]] TimelineTableModel *tableModel() const;
    /// Everything passed in is shown, and all queries are answered. A hidden view's worker keeps data back.
    [[nodiscard]] bool isSettled() const;
    /// Rows should move, appear or leave, but wait until the view follows now again and the user leaves the rows.
    [[nodiscard]] bool rowsWait() const;
    /// Shows the waiting rows, although the user is on them.
    void sortNow();

    /// The table of holds, as of shownUntil().
    [[nodiscard]] ExportContent exported() const override;
    /// The view shows everything up to this moment; unset: it shows nothing yet.
    [[nodiscard]] std::optional<Instant> shownUntil() const;

Q_SIGNALS:
    void lockSelected(const QByteArray &name); ///< by the user
    void updated(); ///< a new picture is shown

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTools();
    void buildPanel();
    enum class Rows { Stay, Order };
    /// `rows`: whether held rows stay, or are sorted.
    void ask(Rows rows = Rows::Stay);
    /// Holds the rows while the view does not follow now, and while the user is on them.
    void updateHold();
    void take(const TimelinePicturePtr &picture);
    /// The picture is from before the view was hidden, so it no longer shows the present. A cover hides it and keeps
    /// keys until a new picture comes.
    [[nodiscard]] bool isOutdated(const TimelinePicture &picture) const;
    [[nodiscard]] bool isCovered() const;
    void setCovered(bool covered);
    /// Keeps a picture whose rows must wait.
    void keepForLater(const TimelinePicturePtr &picture);
    void adopt(const TimelinePicturePtr &picture);
    /// Lets the worker make the next picture. The worker's thread frees `done`.
    void returnPicture(TimelinePicturePtr done);
    [[nodiscard]] bool isHandOnIt() const;
    [[nodiscard]] bool hasRowsOf(const TimelinePicture &picture) const;
    void showStory();
    [[nodiscard]] QString followText(bool following) const;
    void showFollowing();
    void showEmptyWords();
    void showAsTable(bool on);
    /// Selects the table row of the current selection.
    void selectTableRow(bool intoSight);
    void tick();
    void showNoContention(bool forward, bool thisLock, Instant from);
    void forgetJump(); ///< removes the message of a jump that found nothing
    /// Updates the status line.
    void showHint();
    void jump(bool forward);
    /// Copies the table row of the hold that is selected in the picture.
    void copyHold() const;

    const Clock &m_clock;
    QThread m_thread;
    std::function<std::vector<LockStatePtr>()> m_board; ///< see setBoard(); null: all diffs are taken
    TimelineWorker *m_worker = nullptr; ///< lives in m_thread
    TimelineQuery m_query;
    TimelineCanvas *m_canvas;
    TimelineTable *m_tableView;
    QStackedWidget *m_stack;
    QLabel *m_cover; ///< over m_stack
    Instant m_coveredAt;
    std::vector<std::function<void()>> m_whenUncovered; ///< user actions while covered
    QAction *m_follow;
    QAction *m_table;
    QAction *m_next;
    QAction *m_previous;
    QAction *m_zoomIn;
    QAction *m_zoomOut;
    QComboBox *m_orderBox;
    QLabel *m_span;
    QLabel *m_status;
    QLabel *m_title;
    QList<QLabel *> m_story;
    QList<QLabel *> m_storyNames;
    QTimer m_tick;
    /// The latest picture, while its rows wait because the user is on the table.
    TimelinePicturePtr m_heldBackPicture;
    std::optional<Instant> m_replayNow; ///< set by setNow(), replaces the clock
    bool m_isReadingPaused = false;
    bool m_isReplay = false;
    quint64 m_asked = 0;
    QString m_noContentionMessage; ///< the message of a jump that found nothing
    /// The user asked for other table rows: scroll to the selection when the answer comes.
    bool m_isRowSought = false;
    quint64 m_histories = 0;
    quint64 m_diffs = 0;
};

} // namespace Lockscope
