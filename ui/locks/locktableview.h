#pragma once

#include "../kit/export.h"
#include "../tables/keptplace.h"
#include "../tables/rowneighbours.h"

#include <QElapsedTimer>
#include <QPersistentModelIndex>
#include <QTableView>

#include <optional>
#include <vector>

class QMenu;

namespace Lockscope {

class HandWatch;
class LockTableModel;

/// The view of a LockTableModel. What the operator looks at stays where it is: the row under the pointer, else the current
/// one, else the topmost keeps its place on the screen while others come, go and move; where most that were in sight have gone,
/// what was about them. While the operator's hand is on the table (HandWatch) no row moves at all, until sortNow(); who shows
/// it may keep the chosen row between its neighbours besides. A click that comes right after the row under the pointer has gone
/// is meant for that row, and hits none. TTLs count down by repainting two columns, without the model.
class LOCKSCOPE_WIDGETS_EXPORT LockTableView : public QTableView
{
    Q_OBJECT

public:
    /// After this a pointer that rests on the table keeps its row in place no longer.
    static constexpr int kLeftMillis = 10'000;
    /// So long after the row under the pointer was replaced by another one, a click is not meant for that.
    static constexpr int kMisclickMillis = 400;

    /// So many rows can be selected at a time; what is about more of them is done by filter and export.
    static constexpr int kMostSelected = 1000;

    /// `nodes`: of the deployment; the votes of one are nothing to show.
    explicit LockTableView(LockTableModel *model, int nodes, QWidget *parent = nullptr);

    /// Repaints what counts down.
    void tick();
    void showDefaultColumns();
    /// Columns, their widths and order, and which are shown. Whether votes are is kept apart for one node and for several.
    [[nodiscard]] QByteArray saveColumns() const;
    void restoreColumns(const QByteArray &state);
    /// Fills a menu with the columns to choose from.
    void fillColumnMenu(QMenu *menu);
    /// Lets the rows go to their places, hand or not; the next motion holds them again.
    void sortNow();
    [[nodiscard]] bool isHandOnIt() const;
    /// The rows that are selected, in their order.
    [[nodiscard]] std::vector<int> selectedRows() const;
    /// The selected rows as text: a line each, what is shown of them with tabs between.
    void copy() const;

Q_SIGNALS:
    void pausePressed(); ///< the space bar
    void tooManySelected(); ///< more than kMostSelected: of them only the current one is left
    void handChanged(bool onIt);
    void misclicked(); ///< a click was not taken

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
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
    /// It is left, and has moved like that, to within a page.
    [[nodiscard]] bool isWith(const Place &place, int move) const;
    /// By how many rows most of those that were in sight have gone down; nothing where they are gone or did not go together.
    [[nodiscard]] std::optional<int> movedTogether() const;
    /// The same of what was about them.
    [[nodiscard]] int movedAbout() const;
    [[nodiscard]] int rowUnderPointer() const; ///< -1: the pointer is elsewhere
    void openColumnMenu(const QPoint &place);
    void limitSelection();

    LockTableModel *m_model;
    const int m_nodes;
    bool m_votesElsewhere; ///< they are shown where nodes are several, if this is one, or else the other way round
    std::vector<Place> m_places; ///< visible rows, the one to keep in place first
    QByteArray m_chosen; ///< the lock that is kept in place, if it is for being chosen
    KeptPlace m_kept;
    std::vector<Place> m_beside; ///< some rows above and below these, the nearest first
    int m_valueBefore = 0; ///< of the scroll bar
    QPersistentModelIndex m_underPointer; ///< before the rows changed
    QElapsedTimer m_sinceReplaced; ///< since the row under the pointer is another one
    HandWatch *m_hand;
    bool m_wasUnderPointer = false; ///< there was a row
    RowNeighbours m_neighbours;
};

} // namespace Lockscope
