#pragma once

#include "historystrips.h"

#include <QObject>
#include <QThreadPool>

namespace Lockscope {

/// Makes the strips of a few locks in a worker. Use it from one thread.
class LOCKSCOPE_WIDGETS_EXPORT HistoryStripFeed : public QObject
{
    Q_OBJECT

public:
    explicit HistoryStripFeed(QObject *parent = nullptr);
    /// Waits for the worker.
    ~HistoryStripFeed() override;

    /// The locks whose strips to make, for example of the rows on the screen. `user`: whose locks these are; the strips
    /// of all users are made.
    void setNames(const QObject *user, const QByteArrayList &names);
    void setHistory(const HistorySnapshotPtr &history);

    /// Null: not made yet, or nobody wants it.
    [[nodiscard]] HistoryStripPtr strip(const QByteArray &name) const { return m_strips.value(name); }

Q_SIGNALS:
    void changed();

private:
    void work();

    QHash<const QObject *, QByteArrayList> m_names; ///< by user
    HistorySnapshotPtr m_history;
    QHash<QByteArray, HistoryStripPtr> m_strips;
    HistoryStrips m_maker; ///< the worker's while it works
    bool m_isWorking = false;
    bool m_isOutdated = false; ///< names or history came while the worker worked
    QThreadPool m_pool; ///< one thread
};

} // namespace Lockscope
