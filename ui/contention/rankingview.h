#pragma once

#include "../tables/exportdialog.h"
#include "contentionplots.h"
#include "ranking.h"

#include <lockscope/core/history/history.h>

#include <QThreadPool>
#include <QTimer>
#include <QWidget>

class QLabel;
class QTreeView;

namespace Lockscope {

class HistoryFeed;
class InteractionWatch;
class RankingModel;

/// Contention: which locks had waiters in which minute, how long the selected lock is held, and the namespaces, locks
/// and owners that cost most, over the remembered history. Another thread computes it while the view is visible and the
/// history changes, in a tenth of the time at most. Requests of the operator are computed at once. No row moves while
/// InteractionWatch reports the operator's hand on the view.
class LOCKSCOPE_WIDGETS_EXPORT RankingView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit RankingView(HistoryFeed *feed, QWidget *parent = nullptr);
    ~RankingView() override;

    /// The clock of the shown times; without this call the system's. It must outlive the view.
    void setClock(const Clock &clock);
    void setFilter(const LockFilter &filter);
    void sortNow();
    [[nodiscard]] bool rowsWait() const { return m_rowsMissed; }
    [[nodiscard]] RankingModel *model() const { return m_model; }
    [[nodiscard]] QTreeView *tree() const { return m_tree; }
    [[nodiscard]] ContentionPlots *plots() const { return m_plots; }

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] ExportContent exported() const override;

Q_SIGNALS:
    /// The operator wants to see this lock.
    void lockActivated(const QByteArray &name);
    void updated(); ///< a new ranking is shown

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Gives the name column the width that the other columns leave, but enough to read a name.
    void fitNames();
    struct RankingRun;

    /// `byOperator`: starts at once and cancels the running pass.
    void ask(bool byOperator);
    void start();
    void take(const RankingRun &pass);
    void showSummary();
    void restyle();
    /// Runs in the worker.
    void fillPlots(RankingRun &pass);
    struct Chosen
    {
        QByteArray name; ///< of a lock or namespace; empty: all locks
        bool isNamespace = false;

        friend bool operator==(const Chosen &, const Chosen &) = default;
    };
    [[nodiscard]] Chosen chosen() const;
    void askHoldTimes();
    void chooseLock(const QByteArray &name);
    [[nodiscard]] bool isRanked(const HistorySnapshotPtr &snapshot) const;

    HistoryFeed *m_feed;
    const Clock *m_clock = &Clock::system();
    RankingModel *m_model;
    QTreeView *m_tree;
    InteractionWatch *m_interaction = nullptr;
    QLabel *m_summary;
    QLabel *m_empty;
    ContentionPlots *m_plots;
    Activity m_activity; ///< used by the worker
    Micros m_wallAhead{0}; ///< used by the worker: of m_activity
    QByteArray m_chosenInMap; ///< a lock that the tree does not show
    std::atomic<int> m_holdTimesAsked = 0; ///< only the latest answer is shown
    RankingQuery m_query;
    QThreadPool m_pool; ///< one thread
    QTimer m_pause; ///< between two passes
    std::shared_ptr<RankingRun> m_pass; ///< the running pass; null if none
    HistorySnapshotPtr m_ranked; ///< the snapshot of the shown ranking
    Ranking m_shownSummary; ///< the shown ranking, without its entries
    bool m_rerunNeeded = false; ///< another pass must follow the running one
    bool m_requestedByOperator = false; ///< by the operator: rows may then move even under the hand
    bool m_first = true;
    bool m_rowsMissed = false;
};

} // namespace Lockscope
