#include "stepgate.h"

#include <utility>

namespace Lockscope::Lab {

StepGate::StepGate(QObject *parent) : QObject(parent)
{
    m_moment.setSingleShot(true);
    m_moment.setInterval(kMoment);
    connect(&m_moment, &QTimer::timeout, this, &StepGate::letFirstPass);
}

void StepGate::setSpeed(Speed speed)
{
    m_speed = speed;
    m_goesOn = false;
    if (speed != Speed::Stepwise)
        m_before = speed;
    update();
}

void StepGate::setGoingOn(bool goesOn)
{
    m_goesOn = goesOn;
    update();
}

void StepGate::setPaused(bool paused)
{
    m_isPaused = paused;
    update();
}

void StepGate::setHalting(bool halting)
{
    m_isHalting = halting;
    update();
}

void StepGate::step()
{
    letFirstPass();
}

void StepGate::pass(std::function<void()> goOn)
{
    if (pace() == Speed::Full && !m_isPaused && m_waiting.empty())
        return goOn();
    m_waiting.push_back(std::move(goOn));
    update();
}

void StepGate::clear()
{
    m_waiting.clear();
    m_moment.stop();
    m_standing.invalidate();
    m_stood = Millis(0);
    m_isHalting = false;
    m_goesOn = false;
    update();
}

bool StepGate::isStanding() const
{
    return m_isHalting ? m_isPaused : !m_waiting.empty() && isHeld();
}

Millis StepGate::stoodStill() const
{
    return m_stood + (m_standing.isValid() ? Millis(m_standing.elapsed()) : Millis(0));
}

void StepGate::letFirstPass()
{
    if (m_waiting.empty())
        return;
    const auto goOn = std::move(m_waiting.front());
    m_waiting.pop_front();
    goOn();
    update();
}

void StepGate::update()
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
