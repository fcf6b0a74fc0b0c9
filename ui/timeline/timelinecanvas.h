#pragma once

#include "../kit/export.h"
#include "../tables/scrollanchor.h"
#include "timelinenavigator.h"
#include "timelinepainter.h"
#include "timelineselection.h"

#include <QAbstractScrollArea>
#include <QTimer>

class QHelpEvent;

namespace Lockscope {

class InteractionWatch;

/// Draws a TimelinePicture and handles keys, mouse, wheel and pinch. It follows the present until the user scrolls;
/// then it stays until follow(true). The row in use keeps its place on the screen when the picture changes.
class LOCKSCOPE_WIDGETS_EXPORT TimelineCanvas : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TimelineCanvas(const Clock &clock, QWidget *parent = nullptr);

    /// Null: nothing is known yet. Returns the previous picture.
    TimelinePicturePtr setPicture(TimelinePicturePtr picture);
    [[nodiscard]] const TimelinePicturePtr &picture() const { return m_picture; }
    /// Showing this picture would add, remove and move no row.
    [[nodiscard]] bool hasRowsOf(const TimelinePicture &picture) const;
    /// While InteractionWatch::isActive(), do not set a picture with other rows.
    [[nodiscard]] InteractionWatch *interaction() const { return m_interaction; }

    /// Shows this moment as now until the next call; unset: the clock's time.
    void setNow(std::optional<Instant> now, std::optional<WallTime> wall);
    void setNodes(const QStringList &labels);
    void setReadingPaused(std::optional<Instant> since);
    /// Shown when there are no rows.
    void setEmptyWords(const QString &words);
    [[nodiscard]] const QString &emptyWords() const { return m_emptyWords; }
    void setExpanded(const QSet<QByteArray> &expanded);

    [[nodiscard]] TimelineSetting setting() const;
    [[nodiscard]] const TimelineScale &scale() const { return m_navigator.scale(); }
    [[nodiscard]] TimelineLayout layoutOfParts() const;
    [[nodiscard]] int topRow() const;
    [[nodiscard]] bool isFollowing() const { return m_navigator.isFollowing(); }
    [[nodiscard]] const QSet<QByteArray> &expanded() const { return m_expanded; }
    [[nodiscard]] QByteArray selectedLock() const { return m_selection.lock(); }
    /// The selected owner's label; null: none.
    [[nodiscard]] QByteArray selectedOwner() const { return m_selection.ownerLabel(); }
    [[nodiscard]] const std::optional<TimelineSpot> &selectedSpot() const { return m_selection.spot(); }

    /// Emits no signal.
    void selectLock(const QByteArray &name);
    /// Selects like a click, and emits. Looks up `spot.first`.
    void selectSpot(const TimelineSpot &spot);
    void follow(bool on);
    /// Centres the moment, unless it is visible.
    void showMoment(Instant moment) { m_navigator.show(moment); }
    void showStart();
    void zoom(double factor, std::optional<double> anchor = {});
    void setSpan(Micros span);
    void pan(double pixels);
    /// Selects the next or previous moment of contention. `thisLock`: of the selected lock only. False: there is none.
    bool jump(bool forward, bool thisLock = false);

    /// What the timeline shows at this position of the viewport; unset outside of the rows.
    [[nodiscard]] std::optional<TimelineSpot> spotAt(const QPoint &place) const;

Q_SIGNALS:
    void followingChanged(bool following);
    void selectionChanged(); ///< by the user: lock or spot
    void expandedChanged(); ///< by the user
    void spanChanged(Lockscope::Micros span);
    void jumpedInVain(bool forward, bool thisLock, Lockscope::Instant from);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void measure();
    void readClock();
    void tick();
    void updateBars();
    void select(int row, const std::optional<TimelineSpot> &spot);
    void setExpanded(int row, bool open);
    void showRow(int row);
    [[nodiscard]] QString toolTipAt(const QPoint &place) const; ///< as shown; empty: none
    bool showToolTip(QHelpEvent *help);
    /// Keeps the visible tooltip up to date while time passes.
    void refreshToolTip();
    [[nodiscard]] int rowCount() const { return m_picture ? static_cast<int>(m_picture->rows.size()) : 0; }
    [[nodiscard]] int selectedRow() const { return m_picture ? m_selection.rowIn(*m_picture) : -1; }
    [[nodiscard]] TimelineScene scene() const;

    const Clock &m_clock;
    TimelinePicturePtr m_picture;
    TimelinePainter m_painter;
    TimelineNavigator m_navigator;
    TimelineSelection m_selection;
    int m_rowHeight = 30;
    int m_axisHeight = 36;
    Micros m_wallAhead{0};
    bool m_pinned = false; ///< setNow() sets the time, not the clock
    std::optional<Instant> m_pausedSince;
    QStringList m_nodeLabels;
    QString m_emptyWords;
    QSet<QByteArray> m_expanded;
    bool m_settingBars = false;
    ScrollAnchor m_kept; ///< the scroll position
    QTimer m_tick;
    QString m_toolTip; ///< the latest
    QPoint m_toolTipAt;
    InteractionWatch *m_interaction;
    std::optional<QPoint> m_pressed;
    TimelineScale m_pressedScale;
    bool m_dragged = false;
};

} // namespace Lockscope
