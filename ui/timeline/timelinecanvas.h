#pragma once

#include "../kit/export.h"
#include "../tables/keptplace.h"
#include "timelinenavigator.h"
#include "timelinepainter.h"
#include "timelineselection.h"

#include <QAbstractScrollArea>
#include <QTimer>

class QHelpEvent;

namespace Lockscope {

class HandWatch;

/// The timeline itself: shows what is in view of a picture, and takes keys, mouse, wheel and pinch. It follows the present
/// until the operator moves it; then it stands still until told to follow again. What is looked at keeps its place when
/// pictures change.
class LOCKSCOPE_WIDGETS_EXPORT TimelineCanvas : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TimelineCanvas(const Clock &clock, QWidget *parent = nullptr);

    /// Null: nothing is known yet. Returns the picture that was shown until now.
    TimelinePicturePtr setPicture(TimelinePicturePtr picture);
    [[nodiscard]] const TimelinePicturePtr &picture() const { return m_picture; }
    /// With this picture, taken over, no row would come, go or move.
    [[nodiscard]] bool hasRowsOf(const TimelinePicture &picture) const;
    /// While it is on it, no picture may be shown whose rows are others.
    [[nodiscard]] HandWatch *hand() const { return m_hand; }

    /// From now on it is this time, until the next call. Nothing: it is what the clock says.
    void setNow(std::optional<Instant> now, std::optional<WallTime> wall);
    void setNodes(const QStringList &labels);
    void setReadingPaused(std::optional<Instant> since);
    /// What is said in place of rows when there are none.
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
    [[nodiscard]] QByteArray selectedOwner() const { return m_selection.ownerLabel(); } ///< of it, by its label; null: none
    [[nodiscard]] const std::optional<TimelineSpot> &selectedSpot() const { return m_selection.spot(); }

    /// Emits nothing.
    void selectLock(const QByteArray &name);
    /// As the operator does; `spot.first` is looked up.
    void selectSpot(const TimelineSpot &spot);
    void follow(bool on);
    void showStart();
    void zoom(double factor, std::optional<double> anchor = {});
    /// So that the span of time in view is this.
    void setSpan(Micros span);
    void pan(double pixels);
    /// To the next, or the one before, moment of contention. `thisLock`: of the selected one alone. False: there is none.
    bool jump(bool forward, bool thisLock = false);

    /// What is there, of the viewport; nothing off the rows.
    [[nodiscard]] std::optional<TimelineSpot> spotAt(const QPoint &place) const;

Q_SIGNALS:
    void followingChanged(bool following);
    void selectionChanged(); ///< by the operator: lock or spot
    void expandedChanged(); ///< by the operator
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
    [[nodiscard]] QString toolTipAt(const QPoint &place) const; ///< as it is shown; empty: there is nothing to tell
    bool showToolTip(QHelpEvent *help);
    /// What goes on under a resting pointer is told as it is now.
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
    bool m_pinned = false; ///< m_now is told, not read
    std::optional<Instant> m_pausedSince;
    QStringList m_nodeLabels;
    QString m_emptyWords;
    QSet<QByteArray> m_expanded;
    bool m_settingBars = false;
    KeptPlace m_kept; ///< of the rows
    QTimer m_tick;
    QString m_toolTip; ///< what was shown last
    QPoint m_toolTipAt;
    HandWatch *m_hand;
    std::optional<QPoint> m_pressed;
    TimelineScale m_pressedScale;
    bool m_dragged = false;
};

} // namespace Lockscope
