#pragma once

#include <lockscope/core/base/clock.h>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>

namespace Lockscope::Lab {

/// Holds an exercise between two steps until the viewer (or the chosen speed) lets it continue. It pauses the story,
/// not the time: servers keep counting TTLs down and watchdogs keep renewing.
class StepGate : public QObject
{
    Q_OBJECT

public:
    enum class Speed {
        Full, ///< never waits
        Slow, ///< waits kMoment after each step
        Stepwise, ///< waits for step() after each step
    };
    static constexpr Millis kMoment{1500};

    explicit StepGate(QObject *parent = nullptr);

    void setSpeed(Speed speed);
    [[nodiscard]] Speed speed() const { return m_speed; }
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// In Stepwise, continues by itself at the previous speed; the speed stays Stepwise.
    void setGoingOn(bool goesOn);
    /// The next step would wait for step() or the end of a pause.
    [[nodiscard]] bool isHeld() const { return m_isPaused || pace() == Speed::Stepwise; }
    /// Lets the first waiting step continue; does nothing if none waits.
    void step();
    /// Calls `goOn` now, or when the gate opens.
    void pass(std::function<void()> goOn);
    /// While on, a pause stops the client processes (SIGSTOP): it takes effect at once, not after the current step.
    void setHalting(bool halting);
    [[nodiscard]] bool isHalting() const { return m_isHalting; }
    /// Forgets waiting steps and their waiting time.
    void clear();

    /// A step is done, and the next one waits: for step(), or for its delay.
    [[nodiscard]] bool isBetweenSteps() const { return !m_waiting.empty(); }
    /// A step is done, and the next one waits for step() or the end of a pause, not only for its delay.
    [[nodiscard]] bool isStanding() const;
    /// The total time that steps have waited here.
    [[nodiscard]] Millis stoodStill() const;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] Speed pace() const { return m_speed == Speed::Stepwise && m_goesOn ? m_before : m_speed; }
    void letFirstPass();
    void update();

    Speed m_speed = Speed::Full;
    Speed m_before = Speed::Slow; ///< never Stepwise
    bool m_goesOn = false;
    bool m_isPaused = false;
    bool m_isHalting = false;
    std::deque<std::function<void()>> m_waiting;
    QTimer m_moment;
    QElapsedTimer m_standing; ///< valid while a step waits
    Millis m_stood{0};
};

} // namespace Lockscope::Lab
