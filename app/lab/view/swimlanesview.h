#pragma once

#include "lanelayout.h"

#include <QAbstractScrollArea>
#include <QElapsedTimer>
#include <QTimer>

namespace Lockscope::Lab {

/// The events of an exercise as swim lanes: a lane per client, node and store. It grows to the right while the exercise
/// runs. The arrow keys move a cursor from moment to moment; what happened there is shown as a tooltip and given as
/// the accessible description.
class SwimLanesView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit SwimLanesView(QWidget *parent = nullptr);

    /// Starts anew. `title`: of the exercise, for exported pictures. `empty`: what to say instead of a picture.
    void begin(const QString &title, const QString &empty);
    void setPlan(const StagePlan &plan);
    /// Shows an exercise that has ended.
    void showAll(const QString &title, const StagePlan &plan, const StageEvents &events);
    void add(const StageEvent &event);
    /// Nothing more will happen: the time stands.
    void finish();

    [[nodiscard]] const Lanes &lanes() const { return m_lanes; }
    [[nodiscard]] const LaneLayout &placed() const { return m_layout; }
    [[nodiscard]] int cursor() const { return m_cursor; } ///< a moment; -1: none
    /// Moves the cursor to a moment, clamped, and scrolls to it. -1: none.
    void setCursor(int moment);
    /// Paints the whole picture, wherever it is scrolled to.
    void draw(QPainter *painter, const QPalette &palette) const;
    [[nodiscard]] QByteArray svg() const;
    [[nodiscard]] QImage image() const;
    /// Asks for a file, SVG or PNG, and writes the picture.
    void savePicture();

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// The outcome of savePicture(), a sentence.
    void told(const QString &what);
    void cursorMoved(int moment);

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void rebuild();
    void layOut();
    void describe();
    [[nodiscard]] qint64 now() const;
    [[nodiscard]] QPointF origin() const;
    [[nodiscard]] QString wordsAt(const QPointF &point) const;
    [[nodiscard]] QString wordsOf(int moment) const;

    QString m_title;
    QString m_empty;
    StagePlan m_plan;
    StageEvents m_events;
    Lanes m_lanes;
    LaneLayout m_layout;
    int m_cursor = -1;
    double m_room = 1; ///< less when the picture would not fit; see LaneLayout::of()
    qint64 m_latest = 0; ///< ms of the latest event
    QElapsedTimer m_since; ///< since then; invalid: finished
    bool m_isStale = false; ///< something happened while it was hidden
    QTimer m_soon; ///< several events are one change
    QTimer m_flow; ///< what goes on grows
};

} // namespace Lockscope::Lab
