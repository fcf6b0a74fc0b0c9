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

/// The view of all locks: namespaces, table, and the details of the selected lock. The selection belongs to locks and not to
/// rows: when a row vanishes nothing is selected in its place, and when it is back it is selected again. Of several that are
/// selected one is the current one, whose details are shown.
class LOCKSCOPE_WIDGETS_EXPORT LockView : public QWidget
{
    Q_OBJECT

public:
    /// What the model cannot know of an empty table.
    struct Circumstances
    {
        std::vector<NodeStatus> nodes;
        bool complete = false; ///< all nodes were asked
        bool offersPossible = false; ///< keys that may be locks can be shown
        QByteArrayList patterns = {}; ///< of the keys that alone are looked at; empty: all
        bool canOpenDatabases = false; ///< somebody listens to databaseRequested()
    };

    LockView(LockTableModel *model, const Clock &clock, int nodes, QWidget *parent = nullptr);

    [[nodiscard]] LockTableView *table() const { return m_table; }
    [[nodiscard]] NamespacePane *namespaces() const { return m_namespaces; }
    [[nodiscard]] LockDetailPane *detail() const { return m_detail; }

    /// Empty when none is selected.
    [[nodiscard]] const QByteArray &selected() const { return m_selected; }
    /// All that are selected and shown, in the order of their rows.
    [[nodiscard]] std::vector<LockStatePtr> selectedLocks() const;
    /// The operator chose more than one, shown by now or not: then none of them is meant alone.
    [[nodiscard]] bool areSeveralChosen() const;
    /// Without scrolling; scrollToSelected() does that.
    void select(const QByteArray &name);
    void scrollToSelected();
    /// As soon as it has a row, and scrolls there: what the operator has just made is to be seen, and stays in sight for a moment though
    /// what is around the table takes more room, until he does something with the table. Where the filter hides it, what is selected
    /// stays so, and awaitedHidden() tells.
    void selectAndShow(const QByteArray &name);

    /// How many locks there are; nothing: none was seen, and it is not known that there is none.
    [[nodiscard]] std::optional<int> total() const;
    /// All nodes were asked, and what they said is counted.
    [[nodiscard]] bool isWhole() const;
    /// To be called after the model was given what belongs to them.
    void setCircumstances(const Circumstances &circumstances);
    /// The model stands still, or goes on: the details with it.
    void momentChanged();
    /// Counts down.
    void tick();

    [[nodiscard]] ExportContent exported() const;
    /// The rows go to their places, although a hand is on the table, or it is the selected one.
    void sortNow();
    [[nodiscard]] bool rowsWait() const;
    [[nodiscard]] QHeaderView *sortHeader() const;
    void fillColumnMenu(QMenu *menu) const;

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);

Q_SIGNALS:
    void selectedChanged();
    /// The operator wants to see keys that may be locks as well.
    void possibleWanted();
    /// Of selectAndShow(): it is on the board, and has no row.
    void awaitedHidden(const QByteArray &name);
    /// The operator wants to see this database of the same nodes.
    void databaseRequested(int database);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void onSelection();
    void highlightSelected();
    [[nodiscard]] bool isHeldInPlace() const;
    bool passOn();
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
    QPushButton *m_showPossible = nullptr;
    OtherDatabases *m_otherDatabases = nullptr;
    QSplitter *m_splitter; ///< table and details
    QSplitter *m_sides; ///< namespaces and table
    Circumstances m_circumstances;
    std::optional<quint64> m_wholeFrom; ///< the diff with which all nodes had been asked
    QByteArray m_selected;
    QSet<QByteArray> m_chosen; ///< by the operator; some may not be shown
    std::vector<QPersistentModelIndex> m_arrived; ///< rows of such that are back
    QByteArray m_awaited; ///< to be scrolled to when it has a row
    QDeadlineTimer m_awaitedUntil; ///< later it is another's of that name
    QTimer m_arriving; ///< while it runs the row that was scrolled to goes where it belongs, in sight; later it would move of itself
    QTimer m_keep; ///< of no length: looks whether the selected row is in sight
    bool m_notByHand = false; ///< what changes the selection just now
};

} // namespace Lockscope
