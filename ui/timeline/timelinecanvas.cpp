#include "timelinecanvas.h"

#include "../kit/interactionwatch.h"
#include "../kit/servertext.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace Lockscope {

namespace {

constexpr int kLeastTickMillis = 40;
constexpr int kMostTickMillis = 500;
constexpr double kZoomStep = 1.4;
/// Keeps the wall clock's offset: its millisecond steps would shake the axis. Larger steps mean that it was set.
constexpr Micros kWallStep = Millis(50);

} // namespace

TimelineCanvas::TimelineCanvas(const Clock &clock, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_clock(clock)
    , m_interaction(new InteractionWatch(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // a changing width would move the times
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->grabGesture(Qt::PinchGesture);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Timeline of locks"));
    setAccessibleDescription(tr("Shows the owner of each lock over time. As a table: Ctrl+Shift+T."));
    verticalScrollBar()->setAccessibleName(tr("Locks"));
    horizontalScrollBar()->setAccessibleName(tr("Time"));
    measure();
    readClock();
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (m_settingBars || !m_picture)
            return;
        const QScopedValueRollback moving(m_settingBars, true); // keep the bar where the user put it
        m_navigator.moveToBar(value);
    });
    connect(&m_navigator, &TimelineNavigator::moved, this, [this] {
        updateBars();
        viewport()->update();
    });
    connect(&m_navigator, &TimelineNavigator::followingChanged, this, &TimelineCanvas::followingChanged);
    connect(&m_navigator, &TimelineNavigator::spanChanged, this, &TimelineCanvas::spanChanged);
    connect(&m_tick, &QTimer::timeout, this, &TimelineCanvas::tick);
    m_tick.start(kMostTickMillis);
}

void TimelineCanvas::measure()
{
    m_rowHeight = fontMetrics().height() + 16;
    m_axisHeight = fontMetrics().height() * 2 + 8;
}

TimelineLayout TimelineCanvas::layoutOfParts() const
{
    const QSize size = viewport()->size();
    return {.size = size,
            .rowHeight = m_rowHeight,
            .axisHeight = m_axisHeight,
            .namesWidth = std::clamp(size.width() / 5, 120, 320)};
}

int TimelineCanvas::topRow() const
{
    return verticalScrollBar()->value();
}

TimelineSetting TimelineCanvas::setting() const
{
    return {.moment = {.now = m_navigator.now(), .pausedSince = m_pausedSince},
            .wallAhead = m_wallAhead,
            .nodeLabels = m_nodeLabels};
}

bool TimelineCanvas::hasRowsOf(const TimelinePicture &picture) const
{
    if (!m_picture || m_picture->rows != picture.rows)
        return false;
    // A slot may have been reused for another lock.
    return std::all_of(picture.rows.begin(), picture.rows.end(), [&](const TimelineRow &row) {
        const auto slot = static_cast<size_t>(row.slot);
        return picture.index.tracks[slot] == m_picture->index.tracks[slot]
            || picture.track(row).name == m_picture->track(row).name;
    });
}

void TimelineCanvas::readClock()
{
    if (m_pinned)
        return;
    const Instant now = m_clock.now();
    m_navigator.setNow(now);
    const Micros ahead = Micros(m_clock.wallNow().time_since_epoch()) - now.time_since_epoch();
    if (std::chrono::abs(ahead - m_wallAhead) > kWallStep)
        m_wallAhead = ahead;
}

void TimelineCanvas::setNow(std::optional<Instant> now, std::optional<WallTime> wall)
{
    m_pinned = now.has_value();
    if (now)
        m_navigator.setNow(*now);
    if (now && wall
        && std::chrono::abs(Micros(wall->time_since_epoch()) - now->time_since_epoch() - m_wallAhead) > kWallStep)
        m_wallAhead = Micros(wall->time_since_epoch()) - now->time_since_epoch();
    readClock();
    updateBars();
    viewport()->update();
}

void TimelineCanvas::setNodes(const QStringList &labels)
{
    m_nodeLabels = labels;
    viewport()->update();
}

void TimelineCanvas::setReadingPaused(std::optional<Instant> since)
{
    m_pausedSince = since;
    viewport()->update();
}

void TimelineCanvas::setEmptyWords(const QString &words)
{
    m_emptyWords = words;
    viewport()->update();
}

void TimelineCanvas::tick()
{
    // The view before this tick, to repaint only if something has moved.
    const double before = scale().x(m_navigator.now());
    const TimelineScale seen = scale();
    readClock();
    const int interval = std::clamp(static_cast<int>(scale().perPixel / 1000), kLeastTickMillis, kMostTickMillis);
    if (m_tick.interval() != interval)
        m_tick.setInterval(interval);
    if (!isVisible() || !m_picture)
        return;
    const double now = scale().x(m_navigator.now());
    if (isFollowing() ? scale().from != seen.from : before < scale().width && now != before && now > -10) {
        updateBars();
        viewport()->update();
    }
    refreshToolTip();
}

void TimelineCanvas::updateBars()
{
    if (m_settingBars)
        return;
    const QScopedValueRollback setting(m_settingBars, true);
    const int page = layoutOfParts().pageRows();
    verticalScrollBar()->setRange(0, std::max(0, rowCount() - page));
    verticalScrollBar()->setPageStep(page);
    verticalScrollBar()->setSingleStep(1);
    if (!m_picture)
        return;
    const TimelineNavigator::Bar bar = m_navigator.bar();
    horizontalScrollBar()->setRange(bar.least, bar.most);
    horizontalScrollBar()->setPageStep(bar.page);
    horizontalScrollBar()->setSingleStep(bar.step);
    horizontalScrollBar()->setValue(bar.value);
}

void TimelineCanvas::follow(bool on)
{
    if (on)
        readClock();
    m_navigator.follow(on);
}

void TimelineCanvas::showStart()
{
    if (m_picture)
        m_navigator.showStart();
}

void TimelineCanvas::zoom(double factor, std::optional<double> anchor)
{
    const auto &spot = m_selection.spot();
    m_navigator.zoom(factor, anchor, spot ? std::optional(scale().x(spot->at)) : std::nullopt);
}

void TimelineCanvas::setSpan(Micros span)
{
    m_navigator.setSpan(span);
}

void TimelineCanvas::pan(double pixels)
{
    m_navigator.pan(pixels);
}

TimelinePicturePtr TimelineCanvas::setPicture(TimelinePicturePtr picture)
{
    // Keep one row in its place: the row under the pointer, else the selected one, else the topmost. At the top keep
    // none, so that new rows show.
    const int top = topRow();
    const bool isPointed = m_interaction->isActive() && viewport()->underMouse();
    int anchor = isPointed ? layoutOfParts().rowAt(viewport()->mapFromGlobal(QCursor::pos()).y(), top) : -1;
    const bool isUnderPointer = anchor >= 0 && anchor < rowCount();
    if (!isUnderPointer)
        anchor = selectedRow();
    if (anchor < top || anchor >= top + layoutOfParts().pageRows())
        anchor = top > 0 && top < rowCount() ? top : -1;
    if (anchor < 0)
        m_kept.forget();
    QByteArray name;
    TimelineRow what;
    QByteArray owner;
    if (anchor >= 0) {
        what = m_picture->rows[static_cast<size_t>(anchor)];
        name = m_picture->track(what).name;
        owner = what.owner >= 0 ? m_picture->owner(what)->label : QByteArray();
    }
    auto before = std::exchange(m_picture, std::move(picture));
    if (m_picture)
        m_navigator.setKnownSince(m_picture->index.watch.knownSince);
    readClock();
    updateBars();
    if (anchor >= 0 && m_picture) {
        const int slot = m_picture->slotOf(name);
        int row = slot < 0    ? -1
            : what.owner >= 0 ? m_picture->rowOfOwner(slot, owner)
                              : m_picture->rowOf(slot, what.owner);
        if (row < 0 && slot >= 0)
            row = m_picture->rowOf(slot);
        if (row >= 0)
            m_kept.keep(*verticalScrollBar(), top, isUnderPointer ? QByteArray() : name + '\n' + owner, row - anchor);
    }
    if (m_picture)
        m_selection.findAgain(*m_picture);
    viewport()->update();
    return before;
}

void TimelineCanvas::setExpanded(const QSet<QByteArray> &expanded)
{
    m_expanded = expanded;
    viewport()->update();
}

void TimelineCanvas::setExpanded(int row, bool open)
{
    if (row < 0 || row >= rowCount())
        return;
    const QByteArray name = m_picture->track(m_picture->rows[static_cast<size_t>(row)]).name;
    if (m_expanded.contains(name) == open)
        return;
    if (open)
        m_expanded.insert(name);
    else
        m_expanded.remove(name);
    viewport()->update();
    Q_EMIT expandedChanged();
}

void TimelineCanvas::selectLock(const QByteArray &name)
{
    if (!m_selection.selectLock(name))
        return;
    if (const int row = selectedRow(); row >= 0)
        showRow(row);
    viewport()->update();
}

void TimelineCanvas::selectSpot(const TimelineSpot &spot)
{
    m_selection.selectSpot(m_picture.get(), spot);
    if (const int row = selectedRow(); row >= 0)
        showRow(row);
    m_navigator.show(spot.at);
    viewport()->update();
    Q_EMIT selectionChanged();
}

void TimelineCanvas::select(int row, const std::optional<TimelineSpot> &spot)
{
    if (row < 0 || row >= rowCount())
        return;
    m_selection.selectRow(*m_picture, row, spot);
    showRow(row);
    viewport()->update();
    Q_EMIT selectionChanged();
}

void TimelineCanvas::showRow(int row)
{
    const int page = layoutOfParts().pageRows();
    if (row < topRow())
        verticalScrollBar()->setValue(row);
    else if (row >= topRow() + page)
        verticalScrollBar()->setValue(row - page + 1);
}

bool TimelineCanvas::jump(bool forward, bool thisLock)
{
    if (!m_picture)
        return false;
    const auto from = m_selection.walkFrom(*m_picture, scale(), forward,
                                           isFollowing() ? std::optional(setting().moment.now) : std::nullopt);
    const auto found = m_selection.contention(*m_picture, from, forward, thisLock);
    if (!found) {
        Q_EMIT jumpedInVain(forward, thisLock, from.at);
        return false;
    }
    // Stop following, or the target would scroll away to the left.
    m_navigator.follow(false);
    selectSpot(*found);
    return true;
}

std::optional<TimelineSpot> TimelineCanvas::spotAt(const QPoint &place) const
{
    const TimelineLayout layout = layoutOfParts();
    if (!m_picture || !layout.area().contains(place))
        return std::nullopt;
    const int row = layout.rowAt(place.y(), topRow());
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return timelineSpotAt(*m_picture, m_picture->rows[static_cast<size_t>(row)], scale(), place.x() - layout.namesWidth,
                          setting().moment);
}

TimelineScene TimelineCanvas::scene() const
{
    return {.picture = m_picture,
            .scale = scale(),
            .layout = layoutOfParts(),
            .setting = setting(),
            .topRow = topRow(),
            .nodes = static_cast<int>(m_nodeLabels.size()),
            .selectedLock = m_selection.lock(),
            .selectedRow = selectedRow(),
            .selected = m_selection.spot(),
            .focus = hasFocus(),
            .expanded = &m_expanded};
}

void TimelineCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    if (m_picture && rowCount() > 0) {
        m_painter.paint(painter, scene(), palette(), font());
        return;
    }
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_emptyWords);
}

void TimelineCanvas::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_navigator.setWidth(layoutOfParts().area().width());
    updateBars();
}

void TimelineCanvas::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        measure();
        updateBars();
        viewport()->update();
    }
}

void TimelineCanvas::scrollContentsBy(int, int)
{
    viewport()->update();
}

void TimelineCanvas::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TimelineCanvas::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void TimelineCanvas::keyPressEvent(QKeyEvent *event)
{
    const int row = selectedRow();
    const int page = layoutOfParts().pageRows();
    const int last = rowCount() - 1;
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const auto step = [&](int to) {
        if (last >= 0)
            select(std::clamp(to, 0, last), std::nullopt);
    };
    switch (event->key()) {
    case Qt::Key_Up: step(row < 0 ? topRow() : row - 1); return;
    case Qt::Key_Down: step(row < 0 ? topRow() : row + 1); return;
    case Qt::Key_PageUp: step(row < 0 ? topRow() : row - page); return;
    case Qt::Key_PageDown: step(row < 0 ? topRow() : row + page); return;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const bool right = event->key() == Qt::Key_Right;
        if (shift || control) {
            pan((right ? 1 : -1) * scale().width * (control ? 0.5 : 0.1));
            return;
        }
        if (row < 0)
            break;
        const TimelineRow &what = m_picture->rows[static_cast<size_t>(row)];
        if (!right && !what.isLock())
            select(m_picture->rowOf(what.slot), std::nullopt);
        else if (right && what.isLock() && m_expanded.contains(m_selection.lock()))
            step(row + 1);
        else
            setExpanded(row, right);
        return;
    }
    case Qt::Key_Home: showStart(); return;
    case Qt::Key_End: follow(true); return;
    case Qt::Key_Space: follow(!isFollowing()); return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoom(kZoomStep); return;
    case Qt::Key_Minus:
    case Qt::Key_Underscore: zoom(1 / kZoomStep); return;
    case Qt::Key_BracketLeft: jump(false); return;
    case Qt::Key_BracketRight: jump(true); return;
    case Qt::Key_BraceLeft: jump(false, true); return;
    case Qt::Key_BraceRight: jump(true, true); return;
    default: break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void TimelineCanvas::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position().toPoint();
    m_pressedScale = scale();
    m_dragged = false;
}

void TimelineCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pressed || !event->buttons().testFlag(Qt::LeftButton) || m_pressed->x() < layoutOfParts().namesWidth)
        return;
    const QPoint way = event->position().toPoint() - *m_pressed;
    if (!m_dragged && std::abs(way.x()) < QApplication::startDragDistance())
        return;
    m_dragged = true;
    viewport()->setCursor(Qt::ClosedHandCursor);
    m_navigator.moveTo(m_pressedScale.at(-way.x()));
}

void TimelineCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    m_pressed.reset();
    viewport()->unsetCursor();
    if (std::exchange(m_dragged, false))
        return;
    const QPoint place = event->position().toPoint();
    const TimelineLayout layout = layoutOfParts();
    const int row = layout.rowAt(place.y(), topRow());
    if (row < 0 || row >= rowCount())
        return;
    const TimelineRow &what = m_picture->rows[static_cast<size_t>(row)];
    if (what.isLock() && place.x() < TimelinePainter::indent(what, layout.rowHeight)) {
        setExpanded(row, !m_expanded.contains(m_picture->track(what).name));
        return;
    }
    select(row, spotAt(place));
}

void TimelineCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPoint place = event->position().toPoint();
    const TimelineLayout layout = layoutOfParts();
    const int row = layout.rowAt(place.y(), topRow());
    if (event->button() != Qt::LeftButton || row < 0 || row >= rowCount())
        return;
    const TimelineRow &what = m_picture->rows[static_cast<size_t>(row)];
    // On the triangle the first click has toggled the row already.
    if (what.isLock() && place.x() >= TimelinePainter::indent(what, layout.rowHeight) && place.x() < layout.namesWidth)
        setExpanded(row, !m_expanded.contains(m_picture->track(what).name));
}

void TimelineCanvas::wheelEvent(QWheelEvent *event)
{
    const QPoint way = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        const double x = event->position().x() - layoutOfParts().namesWidth;
        zoom(std::pow(kZoomStep, way.y() / 120.0), std::clamp<double>(x, 0, scale().width));
        event->accept();
        return;
    }
    // Some platforms swap the wheel's axes while Alt is pressed.
    const int sideways = event->modifiers().testFlag(Qt::ShiftModifier) && way.x() == 0 ? way.y() : way.x();
    if (sideways != 0) {
        pan(-sideways * scale().width / 1200.0);
        event->accept();
        return;
    }
    QCoreApplication::sendEvent(verticalScrollBar(), event);
}

bool TimelineCanvas::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ToolTip: return showToolTip(static_cast<QHelpEvent *>(event));
    case QEvent::NativeGesture: {
        auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture)
            break;
        zoom(std::max(0.1, 1 + gesture->value()),
             std::clamp<double>(gesture->position().x() - layoutOfParts().namesWidth, 0, scale().width));
        return true;
    }
    case QEvent::Gesture: {
        auto *pinch = static_cast<QPinchGesture *>(static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture));
        if (pinch == nullptr || !pinch->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged))
            break;
        const QPointF centre = viewport()->mapFromGlobal(pinch->centerPoint().toPoint());
        zoom(std::clamp(pinch->scaleFactor(), 0.1, 10.0),
             std::clamp<double>(centre.x() - layoutOfParts().namesWidth, 0, scale().width));
        return true;
    }
    default: break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

QString TimelineCanvas::toolTipAt(const QPoint &place) const
{
    const TimelineLayout layout = layoutOfParts();
    const int row = layout.rowAt(place.y(), topRow());
    if (row < 0 || row >= rowCount())
        return {};
    const TimelineRow &what = m_picture->rows[static_cast<size_t>(row)];
    if (place.x() < layout.namesWidth) {
        const TimelineOwner *owner = m_picture->owner(what);
        return plainToolTip(owner != nullptr ? visibleText(owner->label, 400)
                                             : Wording::name(m_picture->track(what).name, 1000));
    }
    const auto spot = spotAt(place);
    return spot ? plainToolTip(TimelineWording::story(*m_picture, *spot, setting()).text()) : QString();
}

bool TimelineCanvas::showToolTip(QHelpEvent *help)
{
    m_toolTip = toolTipAt(help->pos());
    m_toolTipAt = help->pos();
    if (m_toolTip.isEmpty()) {
        QToolTip::hideText();
        help->ignore();
        return true;
    }
    QToolTip::showText(help->globalPos(), m_toolTip, viewport());
    return true;
}

void TimelineCanvas::refreshToolTip()
{
    if (m_toolTip.isEmpty() || !QToolTip::isVisible() || QToolTip::text() != m_toolTip)
        return; // another widget's tooltip
    const QString now = toolTipAt(m_toolTipAt);
    if (now == m_toolTip)
        return;
    m_toolTip = now;
    if (now.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(viewport()->mapToGlobal(m_toolTipAt), now, viewport());
}

} // namespace Lockscope
