#pragma once

#include "../kit/export.h"
#include "moment.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/control/keysurvey.h>

#include <QWidget>

class QLabel;
class QScrollArea;
class QTableView;

namespace Lockscope {

class TextTableModel;

/// The selected lock: what its state means, what its dialect tells of it, and a row per node.
class LOCKSCOPE_WIDGETS_EXPORT LockDetailPane : public QWidget
{
    Q_OBJECT

public:
    explicit LockDetailPane(const Clock &clock = Clock::system(), QWidget *parent = nullptr);

    /// Null shows how to select one. `gone`: the lock shown before is not on the board any more.
    void show(const LockStatePtr &lock, const std::vector<NodeStatus> &nodes, bool gone = false);
    /// What is shown may go back in time as well: a lock that is not there need not have gone.
    void setRecorded() { m_isRecorded = true; }
    /// Why the table has no row of the selected lock now.
    enum class LeftOut { No, ByFilter, ByNamespace };
    void setLeftOut(LeftOut leftOut);
    /// Counts ages and TTLs down.
    void tick();
    /// Why it stands still.
    enum class Still { Paused, NotReading };
    /// Stands still at a moment, and says so; nothing: goes on.
    void setMoment(const std::optional<Moment> &moment, Still why = Still::Paused);

    /// What stands at the name of the lock that is gone: it need not be nothing, only no lock.
    void tellFound(const KeySurvey &survey);

    [[nodiscard]] TextTableModel *model() const { return m_model; }
    [[nodiscard]] QString explanation() const;
    /// Five nodes show without scrolling.
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// The lock shown is not on the board any more, once or twice: whoever can is to ask what stands there, for tellFound(). While it
    /// stands still at a moment that waits until it goes on.
    void wentGone(const QByteArray &name);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] Moment shown() const;
    void showTitle();
    void showOwner();
    void askWhatStands();
    void keepTableStill();
    [[nodiscard]] int heightOf(int nodes) const; ///< of the table, with all their rows
    [[nodiscard]] QString goneText() const;
    /// Of a lock that goes now: its one node has restarted or failed over since it had it, before its end.
    [[nodiscard]] bool isForgotten(const LockState &lock) const;
    /// How long ago a node was read, and whether that says as much as if it had been read now.
    [[nodiscard]] QString ageOf(Instant readAt, const NodeStatus &node, Instant now) const;

    const Clock &m_clock;
    std::optional<Moment> m_moment;
    bool m_isRecorded = false;
    Still m_still = Still::Paused;
    LockStatePtr m_lock;
    std::vector<NodeStatus> m_nodes;
    bool m_gone = false;
    bool m_isForgotten = false; ///< when it went
    LeftOut m_leftOut = LeftOut::No;
    QStringList m_keyOn; ///< of a lock that is gone: nodes that have a key of that name
    WallTime m_keyReadAt;
    bool m_askedAgain = false; ///< what stood there when it went
    std::optional<WallTime> m_goneAt; ///< when enough nodes last said so
    QLabel *m_title;
    QLabel *m_explanation;
    QLabel *m_owner;
    QLabel *m_facts; ///< what the dialect tells
    QLabel *m_caveats; ///< what must not be trusted
    QScrollArea *m_scroll;
    QWidget *m_texts; ///< all of the above
    QTableView *m_table;
    TextTableModel *m_model;
};

} // namespace Lockscope
