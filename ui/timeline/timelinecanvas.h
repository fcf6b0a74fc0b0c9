#pragma once

#include "../export.h"
#include "timelinepainter.h"

#include <QAbstractScrollArea>
#include <QElapsedTimer>
#include <QTimer>

class QHelpEvent;

namespace Lockscope {

/// The timeline itself: paints what is in view of a picture, and takes keys, mouse, wheel and pinch. It follows the present
/// until the operator moves it; then it stands still until told to follow again. What is looked at keeps its place when
/// pictures change, and no row moves while a button is pressed or the pointer has just moved.
class LOCKSCOPE_WIDGETS_EXPORT TimelineCanvas : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /// How long after the last motion on it the hand still counts as being there, as on the lock table.
    static constexpr int kHandMillis = 700;

    explicit TimelineCanvas(const Clock &clock, QWidget *parent = nullptr);

    /// Null: nothing is known yet. Returns the picture that was shown until now.
    TimelinePicturePtr setPicture(TimelinePicturePtr picture);
    [[nodiscard]] const TimelinePicturePtr &picture() const { return m_picture; }
    /// No new picture may be shown now: rows would move under the hand.
    [[nodiscard]] bool isHandOnIt() const;
    [[nodiscard]] bool isPressed() const { return m_pressed.has_value(); }

    /// From now on it is this time, until the next call. Nothing: it is what the clock says.
    void setNow(std::optional<Instant> now, std::optional<WallTime> wall);
    void setNodes(const QStringList &labels);
    void setReadingPaused(std::optional<Instant> since);
    /// What is said in place of rows when there are none.
    void setEmptyWords(const QString &words);
    [[nodiscard]] const QString &emptyWords() const { return m_emptyWords; }
    void setExpanded(const QSet<QByteArray> &expanded);

    [[nodiscard]] TimelineSetting setting() const;
    [[nodiscard]] const TimelineScale &scale() const { return m_scale; }
    [[nodiscard]] TimelineLayout layoutOfParts() const;
    [[nodiscard]] int topRow() const;
    [[nodiscard]] bool isFollowing() const { return m_following; }
    [[nodiscard]] const QSet<QByteArray> &expanded() const { return m_expanded; }
    [[nodiscard]] QByteArray selectedLock() const { return m_selectedLock; }
    [[nodiscard]] const std::optional<TimelineSpot> &selectedSpot() const { return m_selected; }

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
    void jumpedInVain(bool forward);

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
    void keepNowInPlace();
    void setScale(const TimelineScale &scale);
    void updateBars();
    void stopFollowing();
    void select(int row, const std::optional<TimelineSpot> &spot, bool byHand);
    void setExpanded(int row, bool open);
    void showRow(int row);
    void showMoment(Instant moment);
    bool showToolTip(QHelpEvent *help);
    [[nodiscard]] int rowCount() const { return m_picture ? static_cast<int>(m_picture->rows.size()) : 0; }
    [[nodiscard]] int selectedRow() const;
    [[nodiscard]] TimelineScene scene() const;

    const Clock &m_clock;
    TimelinePicturePtr m_picture;
    TimelinePainter m_painter;
    TimelineScale m_scale;
    int m_rowHeight = 30;
    int m_axisHeight = 36;
    Instant m_now;
    Micros m_wallAhead{0};
    bool m_pinned = false; ///< m_now is told, not read
    std::optional<Instant> m_pausedSince;
    QStringList m_nodeLabels;
    QString m_emptyWords;
    QSet<QByteArray> m_expanded;
    QByteArray m_selectedLock;
    int m_selectedOwner = TimelineRow::kLock;
    QByteArray m_selectedOwnerLabel;
    std::optional<TimelineSpot> m_selected;
    bool m_following = true;
    bool m_settingBars = false;
    double m_timeUnit = 1; ///< pixels per step of the horizontal bar
    QTimer m_tick;
    QElapsedTimer m_sinceHand;
    std::optional<QPoint> m_pressed;
    TimelineScale m_pressedScale;
    bool m_dragged = false;
};

} // namespace Lockscope
