#pragma once

#include "../tables/exportdialog.h"
#include "ranking.h"

#include <lockscope/core/history/history.h>

#include <QThreadPool>
#include <QTimer>
#include <QWidget>

class QLabel;
class QTreeView;

namespace Lockscope {

class HandWatch;
class HistoryFeed;
class RankingModel;

/// Which namespaces, locks and owners cost most: figures over what is remembered. Computed in another thread, only while it
/// can be seen and there is something new, and for a tenth of the time at most; what the operator asks for is computed at
/// once. While the operator's hand is on it no row moves.
class LOCKSCOPE_WIDGETS_EXPORT RankingView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit RankingView(HistoryFeed *feed, QWidget *parent = nullptr);
    ~RankingView() override;

    void setFilter(const LockFilter &filter);
    void sortNow();
    [[nodiscard]] bool rowsWait() const { return m_rowsMissed; }
    [[nodiscard]] RankingModel *model() const { return m_model; }
    [[nodiscard]] QTreeView *tree() const { return m_tree; }

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] ExportContent exported() const override;

Q_SIGNALS:
    /// The operator wants to see this lock.
    void lockActivated(const QByteArray &name);
    void updated(); ///< a ranking was taken over

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Names get what other columns leave, and never so little that they cannot be read.
    void fitNames();
    struct Pass;

    /// `byOperator`: at once, in place of what is under way.
    void ask(bool byOperator);
    void start();
    void take(const Pass &pass);
    void showSummary();
    [[nodiscard]] bool isRanked(const HistorySnapshotPtr &snapshot) const;

    HistoryFeed *m_feed;
    RankingModel *m_model;
    QTreeView *m_tree;
    HandWatch *m_hand = nullptr;
    QLabel *m_summary;
    QLabel *m_empty;
    RankingQuery m_query;
    QThreadPool m_pool; ///< of one
    QTimer m_pause; ///< between two passes
    std::shared_ptr<Pass> m_pass; ///< under way
    HistorySnapshotPtr m_ranked; ///< the last one that was
    Ranking m_told; ///< without its entries
    bool m_again = false; ///< something came meanwhile
    bool m_asked = false; ///< by the operator: rows move for that, hand or not
    bool m_first = true;
    bool m_rowsMissed = false;
};

} // namespace Lockscope
