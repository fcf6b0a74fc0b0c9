#include "timelinenavigator.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace Lockscope {

namespace {

/// While following, this part of the width is ahead of now and shows how long holds are valid.
constexpr double kAhead = 0.14;
constexpr double kMostBarSteps = 1e9;

} // namespace

TimelineNavigator::TimelineNavigator(QObject *parent) : QObject(parent)
{
    m_scale.perPixel = 5 * 60e6 / 1000;
}

double TimelineNavigator::pixelsToNow() const
{
    return std::max(0.0,
                    static_cast<double>((m_now - m_knownSince).count()) / m_scale.perPixel + m_scale.width * kAhead
                        - m_scale.width);
}

double TimelineNavigator::pixelsToHere() const
{
    return static_cast<double>((m_scale.from - m_knownSince).count()) / m_scale.perPixel;
}

double TimelineNavigator::pixelsPerStep() const
{
    return std::max(1.0, std::max(pixelsToNow(), pixelsToHere()) / kMostBarSteps);
}

TimelineNavigator::Bar TimelineNavigator::bar() const
{
    const double unit = pixelsPerStep();
    const double here = pixelsToHere();
    return {.least = static_cast<int>(std::min(0.0, here) / unit),
            .most = static_cast<int>(std::max(pixelsToNow(), here) / unit),
            .page = static_cast<int>(std::max(1.0, m_scale.width / unit)),
            .step = static_cast<int>(std::max(1.0, m_scale.width / 20 / unit)),
            .value = static_cast<int>(here / unit)};
}

void TimelineNavigator::keepNowInPlace()
{
    m_scale = m_scale.with(m_now, std::floor(m_scale.width * (1 - kAhead)));
}

void TimelineNavigator::setNow(Instant now)
{
    m_now = now;
    // Ignore moves below half a pixel, to save repaints.
    if (m_isFollowing && std::abs(m_scale.x(now) - std::floor(m_scale.width * (1 - kAhead))) >= 0.5)
        keepNowInPlace();
}

void TimelineNavigator::setWidth(int pixels)
{
    const int width = std::max(1, pixels);
    m_scale.perPixel
        = std::clamp(m_scale.perPixel * m_scale.width / width, TimelineScale::kClosest, TimelineScale::kWidest);
    m_scale.width = width;
    if (m_isFollowing)
        keepNowInPlace();
}

void TimelineNavigator::setScale(const TimelineScale &scale)
{
    const bool other = scale.perPixel != m_scale.perPixel;
    m_scale = scale;
    Q_EMIT moved();
    if (other)
        Q_EMIT spanChanged(m_scale.span());
}

void TimelineNavigator::follow(bool on)
{
    if (on) {
        keepNowInPlace();
        Q_EMIT moved();
    }
    if (std::exchange(m_isFollowing, on) != on)
        Q_EMIT followingChanged(on);
}

void TimelineNavigator::showStart()
{
    follow(false);
    setScale(m_scale.with(m_knownSince, m_scale.width * 0.05));
}

void TimelineNavigator::zoom(double factor, std::optional<double> anchor, std::optional<double> preferred)
{
    if (anchor) {
        follow(false);
        setScale(m_scale.zoomed(factor, *anchor));
        return;
    }
    if (m_isFollowing) {
        const TimelineScale scale = m_scale.zoomed(factor, 0);
        setScale(scale.with(m_now, std::floor(scale.width * (1 - kAhead))));
        return;
    }
    const bool isInSight = preferred && *preferred >= 0 && *preferred <= m_scale.width;
    setScale(m_scale.zoomed(factor, isInSight ? *preferred : m_scale.width / 2.0));
}

void TimelineNavigator::setSpan(Micros span)
{
    const double wanted = static_cast<double>(span.count()) / std::max(1, m_scale.width);
    zoom(m_scale.perPixel / wanted, {});
}

void TimelineNavigator::pan(double pixels)
{
    follow(false);
    setScale(m_scale.moved(pixels));
}

void TimelineNavigator::moveTo(Instant from)
{
    follow(false);
    TimelineScale scale = m_scale;
    scale.from = from;
    setScale(scale);
}

void TimelineNavigator::moveToBar(int value)
{
    moveTo(m_knownSince + Micros(static_cast<qint64>(value * pixelsPerStep() * m_scale.perPixel)));
}

void TimelineNavigator::show(Instant moment)
{
    const double x = m_scale.x(moment);
    if (x >= 0.05 * m_scale.width && x <= 0.95 * m_scale.width)
        return;
    follow(false);
    setScale(m_scale.with(moment, m_scale.width / 2.0));
}

} // namespace Lockscope
