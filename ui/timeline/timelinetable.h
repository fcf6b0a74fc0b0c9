#pragma once

#include "../kit/export.h"
#include "timelinetablemodel.h"

#include <QElapsedTimer>
#include <QTableView>

namespace Lockscope {

class HandWatch;

/// The view of a TimelineTableModel. New holds come in above all others, so that what is looked at would never stand still: the
/// row under the pointer, else the current one, else the topmost keeps its place on the screen; only at the very top, with no
/// hand on it, news are seen. A hold that goes takes its selection with it. A click that comes right after the row under the
/// pointer was replaced is meant for that row, and hits none.
class LOCKSCOPE_WIDGETS_EXPORT TimelineTable : public QTableView
{
    Q_OBJECT

public:
    /// After this a pointer that rests on the table keeps its row in place no longer, where the list is at its top.
    static constexpr int kLeftMillis = 10'000;
    /// So long after the row under the pointer was replaced by another one, a click is not meant for that.
    static constexpr int kMisclickMillis = 400;

    explicit TimelineTable(QWidget *parent = nullptr);

    [[nodiscard]] TimelineTableModel *holds() const { return m_model; }
    [[nodiscard]] HandWatch *hand() const { return m_hand; }
    void setHolds(const std::shared_ptr<const TimelineHolds> &holds);
    /// Selects the lock's hold that began last, by `by`. `intoSight`: scrolls there. Emits nothing.
    void selectHold(const QByteArray &lock, Instant by, bool intoSight);
    /// Null: none is selected.
    [[nodiscard]] const TimelineHold *selectedHold() const;
    /// Told while there is no hold.
    void setEmptyWords(const QString &words);
    [[nodiscard]] const QString &emptyWords() const { return m_emptyWords; }
    /// Repaints what grows by the clock.
    void tick();

Q_SIGNALS:
    void holdChosen(const Lockscope::TimelineHold &hold); ///< by the operator

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// A hold and the row in which it stood, counted from the top of what is in sight.
    struct Place
    {
        TimelineHold hold;
        int line = 0;
    };

    [[nodiscard]] std::vector<Place> places() const;
    [[nodiscard]] int rowUnderPointer() const; ///< -1: the pointer is elsewhere
    void choose(int row, bool intoSight);

    TimelineTableModel *m_model;
    QString m_emptyWords;
    HandWatch *m_hand = nullptr;
    QElapsedTimer m_sinceReplaced; ///< since the row under the pointer is another one
    bool m_byProgram = false; ///< the current row changes by no choice of the operator
};

} // namespace Lockscope
