#pragma once

#include "../locks/moment.h"
#include "../tables/exportdialog.h"
#include "../timeline/timelinespans.h"
#include "standing.h"

#include <lockscope/core/session/session.h>

#include <QElapsedTimer>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;

namespace Lockscope {

class SteadyTable;

/// Who holds how much at the moment, by owner or by host, and who waits for whom, as far as dialects tell that. Computed in
/// another thread, once a second, only while it can be seen and for a tenth of the time at most.
class LOCKSCOPE_WIDGETS_EXPORT OwnersView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    /// `clock` must outlive it.
    explicit OwnersView(const Clock &clock, QWidget *parent = nullptr);
    ~OwnersView() override;

    /// To be called with each diff, shown or not.
    void apply(const BoardDiffPtr &diff);
    /// Null when the board has no such lock.
    [[nodiscard]] LockStatePtr lock(const QByteArray &name) const { return m_board.value(name); }
    /// A filter that is wrong matches all, as everywhere.
    void setFilter(const LockFilter &filter);
    /// Nothing is read: ages are as of this moment. Nothing: they are of now.
    void setReadUntil(const std::optional<Moment> &moment);
    /// Of a replay: since when somebody has waited at a moment does not depend on how one came there.
    void setPast(const TimelinePastPtr &past) { m_past = past; }
    /// Locks that this window holds are marked.
    void setOwnLocks(const QList<OwnLock> &locks);
    void setGroup(StandingGroup group);
    void setOrder(StandingOrder order);
    [[nodiscard]] SteadyTable *holders() const { return m_holders; }
    [[nodiscard]] SteadyTable *waits() const { return m_waits; }
    /// The rows go to their places, although a hand is on a table.
    void sortNow();
    [[nodiscard]] bool rowsWait() const;
    /// The table that has the focus; without, who holds.
    [[nodiscard]] ExportContent exported() const override;

Q_SIGNALS:
    /// The operator wants to see this lock.
    void lockActivated(const QByteArray &name);
    void updated(); ///< what is shown is of now

protected:
    void showEvent(QShowEvent *event) override;

private:
    void ask();
    [[nodiscard]] bool isNothingRead(const QStringList &silent) const;
    [[nodiscard]] QString emptyWords() const;
    void take(const Standing &standing, qint64 millis);
    void askForOther();
    [[nodiscard]] Moment shown() const;
    [[nodiscard]] QComboBox *addBox(const QString &name, const QString &words);

    const Clock &m_clock;
    std::optional<Moment> m_readUntil;
    std::vector<NodeStatus> m_nodes; ///< as last told
    QHash<QByteArray, LockStatePtr> m_board;
    bool m_isWhole = false; ///< all nodes were asked
    [[nodiscard]] Instant waitedSince(const QByteArray &lock, Instant now) const;

    QHash<QByteArray, Instant> m_waitedSince; ///< locks for which somebody waits
    TimelinePastPtr m_past; ///< null: it is live
    LockFilter m_filter;
    QSet<QByteArray> m_ownTokens;
    StandingGroup m_group = StandingGroup::Owner;
    StandingOrder m_order = StandingOrder::Locks;
    SteadyTable *m_holders;
    SteadyTable *m_waits;
    QComboBox *m_groupBox;
    QComboBox *m_orderBox;
    QLabel *m_summary;
    QThreadPool m_pool; ///< of one
    QTimer m_timer;
    bool m_isBusy = false;
    bool m_again = false; ///< the operator asked for something else meanwhile
    bool m_isAsked = true; ///< for what is shown next: it comes hand or not
};

} // namespace Lockscope
