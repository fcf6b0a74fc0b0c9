#include "silencedetector.h"

#include <algorithm>

namespace Lockscope {

namespace {

/// Before silence is reported, the event loop gets this long to read bytes that arrived while this process was blocked.
constexpr Millis kGrace{20};

} // namespace

SilenceDetector::SilenceDetector(const Link *link, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_link(link)
    , m_clock(clock)
    , m_timer(this)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &SilenceDetector::look);
}

Millis SilenceDetector::patience() const
{
    const auto ofInterval = Millis(static_cast<qint64>(static_cast<double>(m_interval.count()) * kOfInterval));
    const Millis usual = std::chrono::ceil<Millis>(m_roundTrip.value_or(Micros(0)));
    return std::min(kMost, std::max(ofInterval, usual + kLeast));
}

void SilenceDetector::asked()
{
    if (m_open++ == 0 && m_roundTrip)
        wait();
}

void SilenceDetector::answered(Micros took)
{
    m_roundTrip = took;
    m_open = std::max(0, m_open - 1);
    if (m_open == 0)
        m_timer.stop();
    else
        wait();
}

void SilenceDetector::stop()
{
    m_timer.stop();
    m_roundTrip.reset();
    m_open = 0;
}

void SilenceDetector::wait()
{
    m_since = m_clock.now();
    m_received = m_link->traffic().received;
    m_lastLook = false;
    m_timer.start(patience());
}

void SilenceDetector::look()
{
    if (m_link->traffic().received != m_received) {
        wait();
        return;
    }
    const Millis wanted = patience();
    if (const Micros silent = m_clock.now() - m_since; silent < wanted) {
        m_timer.start(std::chrono::ceil<Millis>(wanted - silent));
        return;
    }
    if (!std::exchange(m_lastLook, true)) {
        m_timer.start(kGrace);
        return;
    }
    m_lastLook = false;
    m_timer.start(wanted);
    Q_EMIT isSilent(wanted);
}

} // namespace Lockscope
