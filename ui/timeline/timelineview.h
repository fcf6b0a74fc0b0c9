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

/// Who held which lock when: a row per lock, its owners below it when expanded, and a panel that tells of what is selected
/// who made whom wait. Takes what a session tells, live, or what a replay gives out; asks nobody by itself. All that takes
/// long happens in a thread of its own. Where nothing is known it says so: nothing blank stands for it.
///
/// Keys: Home, End the start, the present · Space follow or stand still · [ ] the contention before, the next ({ } of this
/// lock alone) · + − zoom · Shift or Ctrl with Left, Right to and fro in time · Up, Down, Left, Right rows and owners ·
/// Ctrl+Shift+T the same as a table.
class LOCKSCOPE_WIDGETS_EXPORT TimelineView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    /// `clock` must outlive it.
    explicit TimelineView(const Clock &clock = Clock::system(), QWidget *parent = nullptr);
    ~TimelineView() override;

    /// To be called every second or so while it is shown, with the latest: Session::history(), or a replay's. A hidden one
    /// costs little, and may be told as well.
    void setHistory(const HistorySnapshotPtr &history);
    /// To be called with each diff, shown or not: history does not tell how long holds are valid still, who waits, and what cannot be judged.
    void apply(const BoardDiffPtr &diff);
    /// Of a replay, before its first diff: who waited and what could not be judged, in all of it.
    void setPast(const TimelinePastPtr &past);
    /// Of a replay: from now on it is this time, until the next call or followClock().
    void setNow(Instant now, WallTime wall);
    void followClock();
    /// Nobody reads from now on: what comes is drawn as not known.
    void setReadingPaused(bool paused);
    /// A filter that is wrong matches all, as everywhere.
    void setFilter(const LockFilter &filter);
    void setOrder(TimelineOrder order);
    /// Their labels; diffs tell them as well.
    void setNodes(const QStringList &labels);

    /// Empty when none is selected.
    [[nodiscard]] QByteArray selectedLock() const;
    /// Shows it too, when it is in the rows. Emits nothing.
    void selectLock(const QByteArray &name);

    [[nodiscard]] QAction *tableAction() const { return m_table; } ///< checkable
    [[nodiscard]] TimelineCanvas *canvas() const { return m_canvas; }
    [[nodiscard]] TimelineTableModel *tableModel() const;
    /// All that was told and asked is in what is shown. While it is hidden, what is told waits in the worker.
    [[nodiscard]] bool isSettled() const;
    /// Rows would stand elsewhere, come or go, and wait until it goes on and no hand is on them.
    [[nodiscard]] bool rowsWait() const;
    /// It is shown, although a hand is on the rows.
    void sortNow();

    /// The holds, as the table tells them, as of toldUntil().
    [[nodiscard]] ExportContent exported() const override;
    /// What happened until then is in what is shown; nothing while nothing is.
    [[nodiscard]] std::optional<Instant> toldUntil() const;

Q_SIGNALS:
    void lockSelected(const QByteArray &name); ///< by the operator
    void updated(); ///< a picture was taken over

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTools();
    void buildPanel();
    enum class Rows { Stay, Order };
    /// `rows`: what becomes of rows that are held.
    void ask(Rows rows = Rows::Stay);
    /// Rows are held while the picture stands still, and while a hand, or a pointer, is on them.
    void updateHold();
    void take(const TimelinePicturePtr &picture);
    /// What was shown before the view was hidden tells nothing of what is: it is covered, and keys wait, until there are news.
    [[nodiscard]] bool isOutdated(const TimelinePicture &picture) const;
    [[nodiscard]] bool isCovered() const;
    void setCovered(bool covered);
    /// Its rows wait.
    void keepForLater(const TimelinePicturePtr &picture);
    void adopt(const TimelinePicturePtr &picture);
    /// Lets the worker make the next one. `done`: what of it is nobody's any more is freed there.
    void giveBack(TimelinePicturePtr done);
    [[nodiscard]] bool isHandOnIt() const;
    [[nodiscard]] bool hasRowsOf(const TimelinePicture &picture) const;
    void showStory();
    [[nodiscard]] QString followText(bool following) const;
    void showFollowing();
    void showEmptyWords();
    void showAsTable(bool on);
    /// The row of what is selected.
    void selectTableRow(bool intoSight);
    void tick();
    void tellInVain(bool forward, bool thisLock, Instant from);
    void forgetJump(); ///< something else is looked at than where it led nowhere
    /// What the operator may want to know of what is shown, below it.
    void showHint();
    void jump(bool forward);
    /// The row that tells of what is selected in the picture, as the table has it.
    void copyHold() const;

    const Clock &m_clock;
    QThread m_thread;
    TimelineWorker *m_worker = nullptr; ///< lives in m_thread
    TimelineQuery m_query;
    TimelineCanvas *m_canvas;
    TimelineTable *m_tableView;
    QStackedWidget *m_stack;
    QLabel *m_cover; ///< over it
    Instant m_coveredAt;
    std::vector<std::function<void()>> m_whenUncovered; ///< what the operator did meanwhile
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
    TimelinePicturePtr m_late; ///< the latest; its rows are not shown yet, because a hand is on those of the table
    std::optional<Instant> m_told; ///< it is this time, whatever the clock says
    bool m_isReadingPaused = false;
    bool m_isReplay = false;
    quint64 m_asked = 0;
    QString m_inVain; ///< that a jump led nowhere, until something else is looked at
    bool m_isRowSought = false; ///< the operator asked for other rows of the table: what is chosen comes into sight with the answer
    quint64 m_histories = 0;
    quint64 m_diffs = 0;
};

} // namespace Lockscope
