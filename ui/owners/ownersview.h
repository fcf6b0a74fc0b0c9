#pragma once

#include "../locks/moment.h"
#include "../tables/exportdialog.h"
#include "../timeline/timelinespans.h"
#include "holdersummary.h"
#include "waitgraph.h"

#include <lockscope/core/board/placedlock.h>
#include <lockscope/core/session/session.h>

#include <QElapsedTimer>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;
class QStackedWidget;
class QToolButton;

namespace Lockscope {

class SteadyTable;
class WaitGraphCanvas;

/// Shows who holds how many locks now, by owner or host, and who waits for whom, if dialects or a sample report it: as
/// tables, or as a graph in which cycles are marked. Another thread computes it once a second while visible, in at most
/// a tenth of the time.
class LOCKSCOPE_WIDGETS_EXPORT OwnersView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    /// `clock` must outlive the view.
    explicit OwnersView(const Clock &clock, QWidget *parent = nullptr);
    ~OwnersView() override;

    /// Call this with each diff, even while hidden.
    void apply(const BoardDiffPtr &diff);
    /// Null if the board has no such lock.
    [[nodiscard]] LockStatePtr lock(const QByteArray &name) const;
    [[nodiscard]] std::vector<LockStatePtr> locks() const; ///< of all diffs
    /// An invalid filter matches all locks.
    void setFilter(const LockFilter &filter);
    /// Ages are as of this moment, when reading stopped. Unset: as of now.
    void setReadUntil(const std::optional<Moment> &moment);
    /// For a replay: takes waiting times from the recording, so that they do not depend on how the operator got there.
    void setPast(const TimelinePastPtr &past) { m_past = past; }
    /// Marks the locks that this window holds.
    void setOwnLocks(const QList<OwnLock> &locks);
    /// Adds the waiters that a sample saw. They are shown for kSampleFresh, since they may give up at any time.
    void setSample(const ContentionReport &report, Instant at);
    static constexpr Micros kSampleFresh = std::chrono::seconds(30);
    enum class Mode { Table, Graph };
    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const;
    void setGroup(HolderGroup group);
    void setOrder(HolderOrder order);
    [[nodiscard]] SteadyTable *holders() const { return m_holders; }
    [[nodiscard]] SteadyTable *waits() const { return m_waits; }
    [[nodiscard]] WaitGraphCanvas *graph() const { return m_graph; }
    /// Moves the rows to their places, even under the operator's hand.
    void sortNow();
    [[nodiscard]] bool rowsWait() const;
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    /// Exports the table with the focus; the holders if none has it.
    [[nodiscard]] ExportContent exported() const override;

Q_SIGNALS:
    /// The operator wants to see this lock.
    void lockActivated(const QByteArray &name);
    void updated(); ///< the tables are up to date

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void ask();
    [[nodiscard]] bool isNothingRead(const QStringList &silent) const;
    [[nodiscard]] QString emptyWords() const;
    struct OwnersPicture
    {
        HolderSummary summary;
        WaitGraph graph;
        qint64 millis = 0;
    };
    void take(const OwnersPicture &picture);
    void takeGraph(const WaitGraph &graph);
    void restyle();
    [[nodiscard]] std::vector<KnownWaiter> knownWaiters() const;
    void askForOther();
    [[nodiscard]] Moment shown() const;
    [[nodiscard]] QToolButton *addModeButton(const QString &name, const QString &words, const QString &icon);
    [[nodiscard]] QComboBox *addBox(const QString &name, const QString &words);

    const Clock &m_clock;
    std::optional<Moment> m_readUntil;
    std::vector<NodeStatus> m_nodes; ///< from the latest report
    NamedPool<PlacedLock> m_board;
    bool m_isWhole = false; ///< all nodes were read
    [[nodiscard]] Instant waitedSince(const QByteArray &lock, Instant now) const;

    QHash<QByteArray, Instant> m_waitedSince; ///< locks with waiters
    TimelinePastPtr m_past; ///< null: live
    LockFilter m_filter;
    QSet<QByteArray> m_ownTokens;
    HolderGroup m_group = HolderGroup::Owner;
    HolderOrder m_order = HolderOrder::Locks;
    SteadyTable *m_holders;
    SteadyTable *m_waits;
    QComboBox *m_groupBox;
    QComboBox *m_orderBox;
    QLabel *m_summary;
    QStackedWidget *m_pages;
    QScrollArea *m_graphArea;
    WaitGraphCanvas *m_graph;
    QLabel *m_legend;
    QToolButton *m_tableButton;
    QToolButton *m_graphButton;
    std::vector<KnownWaiter> m_sampled;
    Instant m_sampledAt;
    QThreadPool m_pool; ///< one thread
    QTimer m_timer;
    bool m_isBusy = false;
    bool m_again = false; ///< asked again while busy
    bool m_isAsked = true; ///< the next result may move rows under the hand
};

} // namespace Lockscope
