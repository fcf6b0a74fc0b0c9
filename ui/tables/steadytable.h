#pragma once

#include "keptplace.h"
#include "keyedtablemodel.h"
#include "rowneighbours.h"

#include <QTableView>

class QLabel;
class QToolButton;

namespace Lockscope {

class HandWatch;

/// A table of KeyedRows that does not move under the operator's hand: while it is on the table, texts change, rows stay and new
/// ones come at the end; at any time the selected row and the topmost one keep their places on the screen as far as that is possible; where
/// news came in above what is in sight, that is said there. Nothing is looked at in a table that is shown anew. Says why it is empty.
class LOCKSCOPE_WIDGETS_EXPORT SteadyTable : public QTableView
{
    Q_OBJECT

public:
    explicit SteadyTable(const QStringList &headers, QWidget *parent = nullptr);

    /// Why there are other rows. What the operator asked for (a filter, say) is shown hand or not: it is what the hand did.
    enum class Rows { News, Asked };

    void setRows(const QList<KeyedRow> &rows, Rows why = Rows::News);
    /// The rows go to their places, although a hand is on the table; the next motion holds them again.
    void sortNow();
    /// There are other rows, or another order, than are shown: they wait for the hand.
    [[nodiscard]] bool rowsWait() const;
    void setEmptyText(const QString &text); ///< told while there is no row
    [[nodiscard]] KeyedTableModel *rowsModel() const { return m_model; }
    /// Of the current row; null when there is none.
    [[nodiscard]] const KeyedRow *current() const;

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void apply();
    /// So many rows of those above what is in sight are news.
    void setMoreAbove(int rows);

    KeyedTableModel *m_model;
    HandWatch *m_hand = nullptr;
    QLabel *m_empty;
    QToolButton *m_above; ///< says that there are news above, and leads there
    int m_moreAbove = 0;
    bool m_isShownAnew = true;
    QList<KeyedRow> m_wanted;
    RowNeighbours m_neighbours;
    KeptPlace m_kept;
    bool m_follows = true; ///< what is looked at; whoever asked for other rows looks at the place and not at the row
};

} // namespace Lockscope
