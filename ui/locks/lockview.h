#pragma once

#include "../tables/exportdialog.h"
#include "lockdetailpane.h"

#include <QDeadlineTimer>
#include <QPersistentModelIndex>
#include <QSet>
#include <QTimer>
#include <QWidget>

#include <vector>

class QHeaderView;
class QLabel;
class QMenu;
class QPushButton;
class QSplitter;

namespace Lockscope {

class LockTableModel;
class LockTableView;
class NamespacePane;
class OtherDatabases;

/// The view of all locks: namespaces, table, and details of the selected lock. The selection belongs to locks, not
/// rows: if a row vanishes, nothing else is selected; when it returns, it is selected again. If several are selected,
/// the details show the current one.
class LOCKSCOPE_WIDGETS_EXPORT LockView : public QWidget
{
    Q_OBJECT

public:
    /// What the model cannot know about an empty table.
    struct Circumstances
    {
        std::vector<NodeStatus> nodes;
        bool complete = false; ///< all nodes were read
        bool offersPossible = false; ///< the operator can show keys that may be locks
        QByteArrayList patterns = {}; ///< of the only keys that are read; empty: all
        bool canOpenDatabases = false; ///< databaseRequested() is connected
    };

    LockView(LockTableModel *model, const Clock &clock, int nodes, QWidget *parent = nullptr);

    [[nodiscard]] LockTableView *table() const { return m_table; }
    [[nodiscard]] NamespacePane *namespaces() const { return m_namespaces; }
    [[nodiscard]] LockDetailPane *detail() const { return m_detail; }

    /// Empty if none is selected.
    [[nodiscard]] const QByteArray &selected() const { return m_selected; }
    /// The selected locks that have a row, in row order.
    [[nodiscard]] std::vector<LockStatePtr> selectedLocks() const;
    /// The operator selected several locks, visible or not, so an action must not concern one of them alone.
    [[nodiscard]] bool areSeveralChosen() const;
    /// Does not scroll, see scrollToSelected().
    void select(const QByteArray &name);
    void scrollToSelected();
    /// Selects a lock that the operator has just acquired as soon as it has a row, and scrolls to it. Keeps it in sight
    /// for a moment, even if the table shrinks, until the operator uses the table. If the filter hides the lock, the
    /// selection stays and awaitedHidden() is emitted.
    void selectAndShow(const QByteArray &name);

    /// The number of locks; unset: none was seen, but there may be some.
    [[nodiscard]] std::optional<int> total() const;
    /// All nodes were read, and their locks are counted.
    [[nodiscard]] bool isWhole() const;
    /// Call this after the model was given the diffs that belong to `circumstances`.
    void setCircumstances(const Circumstances &circumstances);
    /// Call this when the model pauses or continues; the details follow.
    void momentChanged();
    /// Updates times.
    void tick();

    [[nodiscard]] ExportContent exported() const;
    /// Moves the rows to their places, even under the hand, and the selected one too.
    void sortNow();
    [[nodiscard]] bool rowsWait() const;
    [[nodiscard]] QHeaderView *sortHeader() const;
    void fillColumnMenu(QMenu *menu) const;

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);

Q_SIGNALS:
    void selectedChanged();
    /// The operator wants to see all locks: without filter, namespace and subset.
    void allWanted();
    /// The operator wants to see keys that may be locks.
    void possibleWanted();
    /// The lock of selectAndShow() is on the board, but has no row.
    void awaitedHidden(const QByteArray &name);
    /// The operator wants to see this database of the same nodes.
    void databaseRequested(int database);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void onSelection();
    void highlightSelected();
    [[nodiscard]] bool isHeldInPlace() const;
    bool moveDetailToSelected();
    void showAwaited();
    void keepSelected();
    void updateDetail();
    [[nodiscard]] LockDetailPane::LeftOut whyLeftOut() const;
    void updateEmpty();

    LockTableModel *m_model;
    LockTableView *m_table = nullptr;
    NamespacePane *m_namespaces;
    LockDetailPane *m_detail;
    QLabel *m_empty = nullptr;
    QPushButton *m_showAll = nullptr;
    QPushButton *m_showPossible = nullptr;
    OtherDatabases *m_otherDatabases = nullptr;
    QSplitter *m_splitter; ///< table and details
    bool m_isLaidOut = false; ///< the splitter has its sizes
    QSplitter *m_sides; ///< namespaces and table
    Circumstances m_circumstances;
    std::optional<quint64> m_completeFromDiff; ///< the diff with which all nodes were read
    QByteArray m_selected;
    QSet<QByteArray> m_chosen; ///< selected by the operator; some may have no row
    std::vector<QPersistentModelIndex> m_arrived; ///< rows of selected locks that returned
    QByteArray m_awaited; ///< lock to scroll to when it has a row
    QDeadlineTimer m_awaitedUntil; ///< later a lock of that name is another one
    QTimer m_keepInSight; ///< while it runs, the awaited row goes to its place and stays in sight
    QTimer m_keep; ///< zero delay; checks whether the selected row is in sight
    bool m_isProgrammaticSelection = false; ///< the program is changing the selection
};

} // namespace Lockscope
