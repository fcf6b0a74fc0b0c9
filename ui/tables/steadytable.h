#pragma once

#include "keyedtablemodel.h"
#include "rowneighbours.h"
#include "scrollanchor.h"

#include <QTableView>

class QLabel;
class QToolButton;

namespace Lockscope {

class InteractionWatch;
class RowDelegate;

/// A table of KeyedRows that does not move under the operator's hand (InteractionWatch): texts change, rows stay, and
/// new rows are appended. The selected row, if visible, or else the topmost keeps its place on the screen. A button
/// reports new rows above. A table that is shown again at its top keeps no place. Says why it is empty.
class LOCKSCOPE_WIDGETS_EXPORT SteadyTable : public QTableView
{
    Q_OBJECT

public:
    explicit SteadyTable(const QStringList &headers, QWidget *parent = nullptr);

    /// Why the rows change. Asked: by the operator (a filter, for example), so rows move even under the hand.
    enum class Rows { News, Asked };

    void setRows(const QList<KeyedRow> &rows, Rows why = Rows::News);
    /// Moves the rows to their places, even under the hand, until the next motion.
    void sortNow();
    /// Other rows, or another order, wait for the hand to go.
    [[nodiscard]] bool rowsWait() const;
    void setBadgeColumn(int column); ///< shows its texts as badges of the row's severity
    /// Shows KeyedRow::head and `below` in this column, on two lines. All rows become higher.
    void setTwoLines(int column);
    void setEmptyText(const QString &text); ///< shown while there is no row
    [[nodiscard]] KeyedTableModel *rowsModel() const { return m_model; }
    /// The current row; null if there is none.
    [[nodiscard]] const KeyedRow *current() const;

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void apply();
    /// `rows`: the number of new rows above the visible ones.
    void setMoreAbove(int rows);

    KeyedTableModel *m_model;
    RowDelegate *m_rows;
    InteractionWatch *m_interaction = nullptr;
    QLabel *m_empty;
    QToolButton *m_above; ///< reports new rows above, and scrolls there
    int m_moreAbove = 0;
    bool m_isShownAnew = true;
    QList<KeyedRow> m_wanted;
    RowNeighbours m_neighbours;
    ScrollAnchor m_kept;
    bool m_follows = true; ///< keeps a row in place; false for requested rows, which keep the scroll position
};

} // namespace Lockscope
