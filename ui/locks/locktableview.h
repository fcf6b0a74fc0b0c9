#pragma once

#include "../kit/export.h"
#include "../tables/rowneighbours.h"
#include "../tables/scrollanchor.h"

#include <QElapsedTimer>
#include <QPersistentModelIndex>
#include <QTableView>

#include <optional>
#include <vector>

class QMenu;

namespace Lockscope {

class InteractionWatch;
class LockCellDelegate;
class LockTableModel;

/// The view of a LockTableModel. It keeps what the operator looks at in place while other rows come, go and move. That
/// is the row under the pointer, else the current row, else the topmost. If most visible rows are gone, it keeps their
/// neighbourhood. While the operator's hand is on the table (InteractionWatch), no row moves unless sortNow() is
/// called. A click right after the row under the pointer was replaced hits nothing. TTLs count down by repainting two
/// columns.
class LOCKSCOPE_WIDGETS_EXPORT LockTableView : public QTableView
{
    Q_OBJECT

public:
    /// A pointer that rests on the table for longer does not keep its row in place.
    static constexpr int kLeftMillis = 10'000;
    /// A click within this time after the row under the pointer was replaced is ignored.
    static constexpr int kMisclickMillis = 400;

    /// The maximum number of selected rows. For more rows, filter and export.
    static constexpr int kMostSelected = 1000;

    /// `nodes`: of the deployment. With one node the votes column is hidden by default.
    explicit LockTableView(LockTableModel *model, int nodes, QWidget *parent = nullptr);

    /// Repaints TTLs and hold times.
    void tick();
    /// Repaints the history strips.
    void updateHistory();
    /// The locks whose rows are on the screen.
    [[nodiscard]] QByteArrayList namesInSight() const;
    void showDefaultColumns();
    /// Which columns are shown, their widths and order. Votes are saved separately for one node and for several.
    [[nodiscard]] QByteArray saveColumns() const;
    void restoreColumns(const QByteArray &state);
    void fillColumnMenu(QMenu *menu);
    /// Moves the rows to their places, even under the hand, until the next motion.
    void sortNow();
    [[nodiscard]] LockCellDelegate *cells() const { return m_cells; }
    [[nodiscard]] bool isHandOnIt() const;
    /// In row order.
    [[nodiscard]] std::vector<int> selectedRows() const;
    /// Copies the selected rows as text: one line each, the shown cells separated by tabs.
    void copy() const;

Q_SIGNALS:
    void pausePressed(); ///< the space bar
    void tooManySelected(); ///< more than kMostSelected; only the current one stays selected
    void handChanged(bool onIt);
    void misclicked(); ///< a click was ignored

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    /// Widens or narrows columns so that all are in sight where they can be, until the user sizes one of them.
    void shareWidth();
    [[nodiscard]] int lastColumn() const; ///< the last visible one; -1: none
    /// A row, and where it was before the rows changed.
    struct Place
    {
        [[nodiscard]] bool isLeft() const { return index.isValid(); }
        [[nodiscard]] int moved() const { return index.row() - row; }

        QPersistentModelIndex index;
        int row;
    };

    void rememberPlaces();
    void restorePlaces();
    [[nodiscard]] static std::optional<int> middleMove(const std::vector<Place> &places);
    /// The row still exists, and moved by `move` to within a page.
    [[nodiscard]] bool movedWith(const Place &place, int move) const;
    /// By how many rows most visible rows moved down; unset if they are gone or did not move together.
    [[nodiscard]] std::optional<int> movedTogether() const;
    /// The same for the rows around them.
    [[nodiscard]] int neighboursMove() const;
    [[nodiscard]] int rowUnderPointer() const; ///< -1: the pointer is elsewhere
    void openColumnMenu(const QPoint &place);
    void limitSelection();

    LockTableModel *m_model;
    const int m_nodes;
    bool m_votesShownForOtherNodeCount; ///< the votes column is shown in deployments of the other kind: one node, or
                                        ///< several
    bool m_sharesWidth = true; ///< the user has sized none of the columns that share it
    bool m_isSharing = false; ///< in shareWidth()
    std::vector<Place> m_places; ///< visible rows, the one to keep in place first
    QByteArray m_chosen; ///< the selected lock, if it is the one to keep in place
    ScrollAnchor m_kept;
    std::vector<Place> m_neighbourPlaces; ///< some rows above and below the visible ones, nearest first
    int m_valueBefore = 0; ///< of the scroll bar
    QPersistentModelIndex m_underPointer; ///< before the rows changed
    QElapsedTimer m_sinceReplaced; ///< since the row under the pointer was replaced
    InteractionWatch *m_interaction;
    LockCellDelegate *m_cells;
    bool m_wasUnderPointer = false; ///< there was a row
    RowNeighbours m_neighbours;
};

} // namespace Lockscope
