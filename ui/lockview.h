#pragma once

#include "exportdialog.h"
#include "locks/lockdetailpane.h"

#include <QWidget>

class QHeaderView;
class QLabel;
class QMenu;
class QSplitter;

namespace Lockscope {

class LockTableModel;
class LockTableView;
class NamespacePane;

/// The view of all locks: namespaces, table, and the details of the selected lock. The selection belongs to a lock and not to
/// a row: when the row vanishes nothing is selected in its place, and when it is back it is selected again.
class LOCKSCOPE_WIDGETS_EXPORT LockView : public QWidget
{
    Q_OBJECT

public:
    /// What the model cannot know of an empty table.
    struct Circumstances
    {
        std::vector<NodeStatus> nodes;
        bool complete = false; ///< all nodes were asked
        bool leavesOutGeneric = false;
    };

    LockView(LockTableModel *model, const Clock &clock, int nodes, QWidget *parent = nullptr);

    [[nodiscard]] LockTableView *table() const { return m_table; }
    [[nodiscard]] NamespacePane *namespaces() const { return m_namespaces; }
    [[nodiscard]] LockDetailPane *detail() const { return m_detail; }

    /// Empty when none is selected.
    [[nodiscard]] const QByteArray &selected() const { return m_selected; }
    /// Without scrolling; scrollToSelected() does that.
    void select(const QByteArray &name);
    void scrollToSelected();

    void setCircumstances(const Circumstances &circumstances);
    /// The table stands still, or goes on: the details with it.
    void pauseChanged();
    /// Counts down.
    void tick();

    [[nodiscard]] ExportContent exported() const;
    /// The rows go to their places, although a hand is on the table.
    void sortNow();
    [[nodiscard]] QHeaderView *sortHeader() const;
    void fillColumnMenu(QMenu *menu) const;

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);

Q_SIGNALS:
    void selectedChanged();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void onCurrentRow();
    void highlightSelected();
    void updateDetail();
    void updateEmpty();

    LockTableModel *m_model;
    LockTableView *m_table = nullptr;
    NamespacePane *m_namespaces;
    LockDetailPane *m_detail;
    QLabel *m_empty = nullptr;
    QSplitter *m_splitter; ///< table and details
    QSplitter *m_sides; ///< namespaces and table
    Circumstances m_circumstances;
    QByteArray m_selected;
    bool m_rowsAreGoing = false;
};

} // namespace Lockscope
