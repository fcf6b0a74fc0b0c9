#pragma once

#include "../kit/export.h"
#include "timelinetablemodel.h"

#include <QElapsedTimer>
#include <QTableView>

namespace Lockscope {

class InteractionWatch;

/// Shows a TimelineTableModel. New holds come in at the top, so one row keeps its place on the screen: the row under
/// the pointer, else the current row, else the topmost visible one. New rows show only at the very top, while the user
/// does not use the table. A hold that leaves takes its selection with it. A click right after the row under the
/// pointer was replaced has no effect.
class LOCKSCOPE_WIDGETS_EXPORT TimelineTable : public QTableView
{
    Q_OBJECT

public:
    /// At the top of the list, a pointer that rests longer than this no longer keeps its row in place.
    static constexpr int kLeftMillis = 10'000;
    /// How long clicks have no effect after the row under the pointer was replaced.
    static constexpr int kMisclickMillis = 400;

    explicit TimelineTable(QWidget *parent = nullptr);

    [[nodiscard]] TimelineTableModel *holds() const { return m_model; }
    [[nodiscard]] InteractionWatch *interaction() const { return m_interaction; }
    void setHolds(const std::shared_ptr<const TimelineHolds> &holds);
    /// Selects the lock's latest hold that began by `by`. `intoSight`: scrolls to it. Emits nothing.
    void selectHold(const QByteArray &lock, Instant by, bool intoSight);
    /// Null: none is selected.
    [[nodiscard]] const TimelineHold *selectedHold() const;
    /// Shown while there are no holds.
    void setEmptyWords(const QString &words);
    [[nodiscard]] const QString &emptyWords() const { return m_emptyWords; }
    /// Repaints the durations, which grow with the clock.
    void tick();

Q_SIGNALS:
    void holdChosen(const Lockscope::TimelineHold &hold); ///< by the user

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// A hold and its row, counted from the topmost visible row.
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
    InteractionWatch *m_interaction = nullptr;
    QElapsedTimer m_sinceReplaced; ///< since the row under the pointer was replaced
    bool m_byProgram = false; ///< the program, not the user, changes the current row
};

} // namespace Lockscope
