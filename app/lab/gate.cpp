#include "gate.h"

#include <utility>

namespace Lockscope::Lab {

Gate::Gate(QObject *parent) : QObject(parent)
{
    m_moment.setSingleShot(true);
    m_moment.setInterval(kMoment);
    connect(&m_moment, &QTimer::timeout, this, &Gate::letFirstPass);
}

void Gate::setSpeed(Speed speed)
{
    m_speed = speed;
    m_goesOn = false;
    if (speed != Speed::Stepwise)
        m_before = speed;
    update();
}

void Gate::setGoingOn(bool goesOn)
{
    m_goesOn = goesOn;
    update();
}

void Gate::setPaused(bool paused)
{
    m_isPaused = paused;
    update();
}

void Gate::setHalting(bool halting)
{
    m_isHalting = halting;
    update();
}

void Gate::step()
{
    letFirstPass();
}

void Gate::pass(std::function<void()> goOn)
{
    if (pace() == Speed::Full && !m_isPaused && m_waiting.empty())
        return goOn();
    m_waiting.push_back(std::move(goOn));
    update();
}

void Gate::clear()
{
    m_waiting.clear();
    m_moment.stop();
    m_standing.invalidate();
    m_stood = Millis(0);
    m_isHalting = false;
    m_goesOn = false;
    update();
}

bool Gate::isStanding() const
{
    return m_isHalting ? m_isPaused : !m_waiting.empty() && isHeld();
}

Millis Gate::stoodStill() const
{
    return m_stood + (m_standing.isValid() ? Millis(m_standing.elapsed()) : Millis(0));
}

void Gate::letFirstPass()
{
    if (m_waiting.empty())
        return;
    const auto goOn = std::move(m_waiting.front());
    m_waiting.pop_front();
    goOn();
    update();
}

void Gate::update()
{
    while (pace() == Speed::Full && !m_isPaused && !m_waiting.empty()) {
        const auto goOn = std::move(m_waiting.front());
        m_waiting.pop_front();
        goOn();
    }
    if (const bool waits = !m_waiting.empty() || (m_isHalting && m_isPaused); waits != m_standing.isValid()) {
        if (waits) {
            m_standing.start();
        } else {
            m_stood += Millis(m_standing.elapsed());
            m_standing.invalidate();
        }
    }
    if (pace() == Speed::Slow && !m_isPaused && !m_waiting.empty()) {
        if (!m_moment.isActive())
            m_moment.start();
    } else {
        m_moment.stop();
    }
    Q_EMIT changed();
}

} // namespace Lockscope::Lab
