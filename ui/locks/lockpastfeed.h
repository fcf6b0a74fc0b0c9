#pragma once

#include "lockpast.h"

#include <lockscope/core/base/result.h>

#include <QFuture>
#include <QPointer>
#include <QTableView>
#include <QThreadPool>
#include <QTimer>

#include <functional>

namespace Lockscope {

class LockTableModel;

/// Makes a table's LockPast in a worker while one of its columns is visible: every kPaceMillis, or less often if it
/// takes long. Use it from one thread.
class LOCKSCOPE_WIDGETS_EXPORT LockPastFeed : public QObject
{
    Q_OBJECT

public:
    static constexpr int kPaceMillis = 2000;

    using Ask = std::function<QFuture<Result<HistorySnapshotPtr>>()>;

    LockPastFeed(Ask history, QTableView *table, LockTableModel *model);
    /// Waits for at most one pass over the history.
    ~LockPastFeed() override;

    /// Somebody else needs the figures too, whether or not the table shows a column of them.
    void setWanted(bool wanted);

Q_SIGNALS:
    void made(const Lockscope::LockPastPtr &past);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isWanted() const;
    void look();
    void make(const HistorySnapshotPtr &snapshot);

    Ask m_history;
    QTableView *m_table;
    LockTableModel *m_model;
    QThreadPool m_pool; ///< one thread
    QTimer m_timer;
    bool m_busy = false;
    bool m_isWantedElsewhere = false;
};

} // namespace Lockscope
