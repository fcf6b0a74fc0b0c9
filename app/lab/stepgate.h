#pragma once

#include <lockscope/core/base/clock.h>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>

namespace Lockscope::Lab {

/// Holds an exercise between two steps until the viewer (or the chosen speed) lets it continue. It pauses the story, not the time:
/// servers keep counting TTLs down and watchdogs keep renewing.
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
    /// Stepwise, it goes on by itself for a while, at the speed that was set before; the speed stays Stepwise.
    void setGoingOn(bool goesOn);
    /// What comes now waits for a word.
    [[nodiscard]] bool isHeld() const { return m_isPaused || pace() == Speed::Stepwise; }
    /// What waits first goes on; nothing does nothing.
    void step();
    /// Calls `goOn`, now or later.
    void pass(std::function<void()> goOn);
    /// The clients themselves are stopped by a pause (SIGSTOP): it stands still at once, without waiting for a step to end.
    void setHalting(bool halting);
    [[nodiscard]] bool isHalting() const { return m_isHalting; }
    /// Forgets what waits, and how long it did.
    void clear();

    /// A step is done, and what follows waits: for a word, or for its moment.
    [[nodiscard]] bool isBetweenSteps() const { return !m_waiting.empty(); }
    /// A step is done, and what follows waits for a word (not only for its moment).
    [[nodiscard]] bool isStanding() const;
    /// How long something waited here, all together.
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
    QElapsedTimer m_standing; ///< valid while something waits
    Millis m_stood{0};
};

} // namespace Lockscope::Lab
