#include "timelinecanvas.h"

#include "../servertext.h"
#include "../wording.h"

#include <lockscope/core/base/text.h>

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace Lockscope {

namespace {

/// While it follows, that part of the width is ahead of now: validity is seen there.
constexpr double kAhead = 0.14;
constexpr int kLeastTickMillis = 40;
constexpr int kMostTickMillis = 500;
constexpr double kZoomStep = 1.4;
constexpr double kMostBarSteps = 1e9;
/// The wall clock is read once; its millisecond steps would make the axis shake. Beyond this it was really set.
constexpr Micros kWallStep = Millis(50);

} // namespace

TimelineCanvas::TimelineCanvas(const Clock &clock, QWidget *parent) : QAbstractScrollArea(parent), m_clock(clock)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // a width that changes would move the times
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Timeline of locks"));
    setAccessibleDescription(tr("A picture of who held which lock when. The same as a table: Ctrl+Shift+T."));
    verticalScrollBar()->setAccessibleName(tr("Locks"));
    horizontalScrollBar()->setAccessibleName(tr("Time"));
    m_scale.perPixel = 5 * 60e6 / 1000;
    measure();
    readClock();
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (m_settingBars || !m_picture)
            return;
        stopFollowing();
        m_scale.from = m_picture->index.watch.knownSince + Micros(static_cast<qint64>(value * m_timeUnit * m_scale.perPixel));
        viewport()->update();
    });
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
    return {.size = size, .rowHeight = m_rowHeight, .axisHeight = m_axisHeight, .namesWidth = std::clamp(size.width() / 5, 120, 320)};
}

int TimelineCanvas::topRow() const
{
    return verticalScrollBar()->value();
}

TimelineSetting TimelineCanvas::setting() const
{
    return {.moment = {.now = m_now, .pausedSince = m_pausedSince}, .wallAhead = m_wallAhead, .nodeLabels = m_nodeLabels};
}

bool TimelineCanvas::isHandOnIt() const
{
    return m_pressed || (m_sinceHand.isValid() && !m_sinceHand.hasExpired(kHandMillis));
}

void TimelineCanvas::readClock()
{
    if (m_pinned)
        return;
    m_now = m_clock.now();
    const Micros ahead = Micros(m_clock.wallNow().time_since_epoch()) - m_now.time_since_epoch();
    if (std::chrono::abs(ahead - m_wallAhead) > kWallStep)
        m_wallAhead = ahead;
}

void TimelineCanvas::setNow(std::optional<Instant> now, std::optional<WallTime> wall)
{
    m_pinned = now.has_value();
    if (now)
        m_now = *now;
    if (now && wall && std::chrono::abs(Micros(wall->time_since_epoch()) - now->time_since_epoch() - m_wallAhead) > kWallStep)
        m_wallAhead = Micros(wall->time_since_epoch()) - now->time_since_epoch();
    readClock();
    if (m_following)
        keepNowInPlace();
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

void TimelineCanvas::keepNowInPlace()
{
    m_scale = m_scale.with(m_now, std::floor(m_scale.width * (1 - kAhead)));
}

void TimelineCanvas::tick()
{
    const double before = m_scale.x(m_now);
    readClock();
    const int interval = std::clamp(static_cast<int>(m_scale.perPixel / 1000), kLeastTickMillis, kMostTickMillis);
    if (m_tick.interval() != interval)
        m_tick.setInterval(interval);
    if (!isVisible() || !m_picture)
        return;
    const double now = m_scale.x(m_now);
    // A picture that has not moved by a pixel need not be painted again.
    if (m_following && std::abs(now - before) >= 0.5) {
        keepNowInPlace();
        updateBars();
        viewport()->update();
    } else if (!m_following && before < m_scale.width && now != before && now > -10) {
        viewport()->update();
    }
}

void TimelineCanvas::setScale(const TimelineScale &scale)
{
    const bool other = scale.perPixel != m_scale.perPixel;
    m_scale = scale;
    updateBars();
    viewport()->update();
    if (other)
        Q_EMIT spanChanged(m_scale.span());
}

void TimelineCanvas::updateBars()
{
    m_settingBars = true;
    const int page = layoutOfParts().pageRows();
    verticalScrollBar()->setRange(0, std::max(0, rowCount() - page));
    verticalScrollBar()->setPageStep(page);
    verticalScrollBar()->setSingleStep(1);
    if (m_picture) {
        // From the beginning of what is known to a little after now; further where the operator already is.
        const Instant begin = m_picture->index.watch.knownSince;
        TimelineScale whole = m_scale;
        whole.from = begin;
        const double micros = static_cast<double>((m_now - begin).count());
        const double pixels = std::max(0.0, micros / m_scale.perPixel + m_scale.width * kAhead - m_scale.width);
        const double here = static_cast<double>((m_scale.from - begin).count()) / m_scale.perPixel;
        m_timeUnit = std::max(1.0, std::max(pixels, here) / kMostBarSteps);
        horizontalScrollBar()->setRange(static_cast<int>(std::min(0.0, here) / m_timeUnit), static_cast<int>(std::max(pixels, here) / m_timeUnit));
        horizontalScrollBar()->setPageStep(static_cast<int>(std::max(1.0, m_scale.width / m_timeUnit)));
        horizontalScrollBar()->setSingleStep(static_cast<int>(std::max(1.0, m_scale.width / 20 / m_timeUnit)));
        horizontalScrollBar()->setValue(static_cast<int>(here / m_timeUnit));
    }
    m_settingBars = false;
}

void TimelineCanvas::follow(bool on)
{
    if (on) {
        readClock();
        keepNowInPlace();
        updateBars();
        viewport()->update();
    }
    if (std::exchange(m_following, on) != on)
        Q_EMIT followingChanged(on);
}

void TimelineCanvas::stopFollowing()
{
    follow(false);
}

void TimelineCanvas::showStart()
{
    if (!m_picture)
        return;
    stopFollowing();
    setScale(m_scale.with(m_picture->index.watch.knownSince, m_scale.width * 0.05));
}

void TimelineCanvas::zoom(double factor, std::optional<double> anchor)
{
    if (anchor) {
        stopFollowing();
        setScale(m_scale.zoomed(factor, *anchor));
        return;
    }
    if (m_following) {
        TimelineScale scale = m_scale.zoomed(factor, 0);
        setScale(scale.with(m_now, std::floor(scale.width * (1 - kAhead))));
        return;
    }
    const double selected = m_selected ? m_scale.x(m_selected->at) : -1;
    setScale(m_scale.zoomed(factor, selected >= 0 && selected <= m_scale.width ? selected : m_scale.width / 2.0));
}

void TimelineCanvas::setSpan(Micros span)
{
    const double wanted = static_cast<double>(span.count()) / std::max(1, m_scale.width);
    zoom(m_scale.perPixel / wanted);
}

void TimelineCanvas::pan(double pixels)
{
    stopFollowing();
    setScale(m_scale.moved(pixels));
}

int TimelineCanvas::selectedRow() const
{
    if (!m_picture || m_selectedLock.isNull())
        return -1;
    const int slot = m_picture->slotOf(m_selectedLock);
    if (slot < 0)
        return -1;
    if (m_selectedOwner != TimelineRow::kLock) {
        const auto owners = m_picture->owners.find(slot);
        if (owners != m_picture->owners.end()) {
            const auto &list = owners->second->owners;
            const auto found = std::find_if(list.begin(), list.end(), [this](const TimelineOwner &owner) { return owner.label == m_selectedOwnerLabel; });
            const int owner = m_selectedOwner == TimelineRow::kMore || found == list.end() ? m_selectedOwner : static_cast<int>(found - list.begin());
            const int row = m_picture->rowOf(slot, owner);
            if (row >= 0)
                return row;
        }
    }
    return m_picture->rowOf(slot);
}

TimelinePicturePtr TimelineCanvas::setPicture(TimelinePicturePtr picture)
{
    // The row that is looked at keeps its place: the selected one, else the uppermost. At the top news are seen.
    const int top = topRow();
    int anchor = selectedRow();
    if (anchor < top || anchor >= top + layoutOfParts().pageRows())
        anchor = top > 0 && top < rowCount() ? top : -1;
    QByteArray name;
    int owner = TimelineRow::kLock;
    if (anchor >= 0) {
        name = m_picture->track(m_picture->rows[static_cast<size_t>(anchor)]).name;
        owner = m_picture->rows[static_cast<size_t>(anchor)].owner;
    }
    auto before = std::exchange(m_picture, std::move(picture));
    readClock();
    if (m_following)
        keepNowInPlace();
    updateBars();
    if (anchor >= 0 && m_picture) {
        const int slot = m_picture->slotOf(name);
        int row = slot < 0 ? -1 : m_picture->rowOf(slot, owner);
        if (row < 0 && slot >= 0)
            row = m_picture->rowOf(slot);
        if (row >= 0)
            verticalScrollBar()->setValue(row - (anchor - top));
    }
    if (m_selected && m_picture) {
        if (const auto again = timelineFindAgain(*m_picture, *m_selected))
            m_selected = again;
        else
            m_selected.reset();
    }
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
    if (name == m_selectedLock)
        return;
    m_selectedLock = name;
    m_selectedOwner = TimelineRow::kLock;
    m_selected.reset();
    if (const int row = selectedRow(); row >= 0)
        showRow(row);
    viewport()->update();
}

void TimelineCanvas::selectSpot(const TimelineSpot &spot)
{
    m_selectedLock = spot.lock;
    m_selectedOwner = TimelineRow::kLock;
    m_selected = m_picture ? timelineFindAgain(*m_picture, spot) : std::nullopt;
    if (const int row = selectedRow(); row >= 0)
        showRow(row);
    showMoment(spot.at);
    viewport()->update();
    Q_EMIT selectionChanged();
}

void TimelineCanvas::select(int row, const std::optional<TimelineSpot> &spot, bool byHand)
{
    if (row < 0 || row >= rowCount())
        return;
    const TimelineRow &what = m_picture->rows[static_cast<size_t>(row)];
    m_selectedLock = m_picture->track(what).name;
    m_selectedOwner = what.owner;
    const TimelineOwner *owner = m_picture->owner(what);
    m_selectedOwnerLabel = owner == nullptr ? QByteArray() : owner->label;
    m_selected = spot;
    showRow(row);
    viewport()->update();
    if (byHand)
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

void TimelineCanvas::showMoment(Instant moment)
{
    const double x = m_scale.x(moment);
    if (x >= 0.05 * m_scale.width && x <= 0.95 * m_scale.width)
        return;
    stopFollowing();
    setScale(m_scale.with(moment, m_scale.width / 2.0));
}

bool TimelineCanvas::jump(bool forward, bool thisLock)
{
    if (!m_picture)
        return false;
    const int slot = m_selectedLock.isNull() ? -1 : m_picture->slotOf(m_selectedLock);
    TimelinePlace from{.at = forward ? m_scale.from : m_scale.to(), .slot = -1};
    if (m_selected)
        from = {.at = m_selected->at, .slot = slot};
    const auto found = timelineContention(*m_picture, from, forward, thisLock && slot >= 0 ? std::optional(slot) : std::nullopt);
    if (!found) {
        Q_EMIT jumpedInVain(forward);
        return false;
    }
    // What is jumped to is looked at: it must not run away to the left.
    stopFollowing();
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
    return timelineSpotAt(*m_picture, m_picture->rows[static_cast<size_t>(row)], m_scale, place.x() - layout.namesWidth, setting().moment);
}

TimelineScene TimelineCanvas::scene() const
{
    return {.picture = m_picture,
            .scale = m_scale,
            .layout = layoutOfParts(),
            .setting = setting(),
            .topRow = topRow(),
            .nodes = static_cast<int>(m_nodeLabels.size()),
            .selectedLock = m_selectedLock,
            .selectedRow = selectedRow(),
            .selected = m_selected,
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
    // The span of time stays, as the eye has got used to it.
    const int width = std::max(1, layoutOfParts().area().width());
    m_scale.perPixel = std::clamp(m_scale.perPixel * m_scale.width / width, TimelineScale::kClosest, TimelineScale::kWidest);
    m_scale.width = width;
    if (m_following)
        keepNowInPlace();
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
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const auto step = [&](int to) { select(std::clamp(to, 0, rowCount() - 1), std::nullopt, true); };
    switch (event->key()) {
    case Qt::Key_Up: step(row < 0 ? topRow() : row - 1); return;
    case Qt::Key_Down: step(row < 0 ? topRow() : row + 1); return;
    case Qt::Key_PageUp: step(row < 0 ? topRow() : row - page); return;
    case Qt::Key_PageDown: step(row < 0 ? topRow() : row + page); return;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const bool right = event->key() == Qt::Key_Right;
        if (shift || control) {
            pan((right ? 1 : -1) * m_scale.width * (control ? 0.5 : 0.1));
            return;
        }
        if (row < 0)
            break;
        const TimelineRow &what = m_picture->rows[static_cast<size_t>(row)];
        if (!right && !what.isLock())
            select(m_picture->rowOf(what.slot), std::nullopt, true);
        else if (right && what.isLock() && m_expanded.contains(m_selectedLock))
            step(row + 1);
        else
            setExpanded(row, right);
        return;
    }
    case Qt::Key_Home: showStart(); return;
    case Qt::Key_End: follow(true); return;
    case Qt::Key_Space: follow(!m_following); return;
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
    m_sinceHand.start();
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position().toPoint();
    m_pressedScale = m_scale;
    m_dragged = false;
}

void TimelineCanvas::mouseMoveEvent(QMouseEvent *event)
{
    m_sinceHand.start();
    if (!m_pressed || !event->buttons().testFlag(Qt::LeftButton) || m_pressed->x() < layoutOfParts().namesWidth)
        return;
    const QPoint way = event->position().toPoint() - *m_pressed;
    if (!m_dragged && std::abs(way.x()) < QApplication::startDragDistance())
        return;
    m_dragged = true;
    viewport()->setCursor(Qt::ClosedHandCursor);
    stopFollowing();
    TimelineScale scale = m_scale;
    scale.from = m_pressedScale.at(-way.x());
    setScale(scale);
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
    select(row, spotAt(place), true);
}

void TimelineCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPoint place = event->position().toPoint();
    const TimelineLayout layout = layoutOfParts();
    const int row = layout.rowAt(place.y(), topRow());
    if (event->button() != Qt::LeftButton || row < 0 || row >= rowCount())
        return;
    const TimelineRow &what = m_picture->rows[static_cast<size_t>(row)];
    // The first click of the two has opened or closed it already, where it was on the triangle.
    if (what.isLock() && place.x() >= TimelinePainter::indent(what, layout.rowHeight) && place.x() < layout.namesWidth)
        setExpanded(row, !m_expanded.contains(m_picture->track(what).name));
}

void TimelineCanvas::wheelEvent(QWheelEvent *event)
{
    m_sinceHand.start();
    const QPoint way = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        const double x = event->position().x() - layoutOfParts().namesWidth;
        zoom(std::pow(kZoomStep, way.y() / 120.0), std::clamp<double>(x, 0, m_scale.width));
        event->accept();
        return;
    }
    // Alt turns the wheel on some platforms.
    const int sideways = event->modifiers().testFlag(Qt::ShiftModifier) && way.x() == 0 ? way.y() : way.x();
    if (sideways != 0) {
        pan(-sideways * m_scale.width / 1200.0);
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
        zoom(std::max(0.1, 1 + gesture->value()), std::clamp<double>(gesture->position().x() - layoutOfParts().namesWidth, 0, m_scale.width));
        return true;
    }
    case QEvent::Gesture: {
        auto *pinch = static_cast<QPinchGesture *>(static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture));
        if (pinch == nullptr || !pinch->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged))
            break;
        const QPointF centre = viewport()->mapFromGlobal(pinch->centerPoint().toPoint());
        zoom(std::clamp(pinch->scaleFactor(), 0.1, 10.0), std::clamp<double>(centre.x() - layoutOfParts().namesWidth, 0, m_scale.width));
        return true;
    }
    default: break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

bool TimelineCanvas::showToolTip(QHelpEvent *help)
{
    const TimelineLayout layout = layoutOfParts();
    const int row = layout.rowAt(help->pos().y(), topRow());
    QString text;
    if (row >= 0 && row < rowCount()) {
        const TimelineRow &what = m_picture->rows[static_cast<size_t>(row)];
        if (help->pos().x() < layout.namesWidth) {
            const TimelineOwner *owner = m_picture->owner(what);
            text = owner != nullptr ? visibleText(owner->label, 400) : Wording::name(m_picture->track(what).name, 1000);
        } else if (const auto spot = spotAt(help->pos())) {
            text = TimelineWording::story(*m_picture, *spot, setting()).text();
        }
    }
    if (text.isEmpty()) {
        QToolTip::hideText();
        help->ignore();
        return true;
    }
    QToolTip::showText(help->globalPos(), plainToolTip(text), viewport());
    return true;
}

} // namespace Lockscope
