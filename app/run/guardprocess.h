#pragma once

#include "guardprotocol.h"

#include <QByteArrayList>
#include <QString>

#include <csignal>
#include <optional>
#include <sys/types.h>

namespace Lockscope::App {

/// What the guard must know before it is forked.
struct GuardTask
{
    QByteArrayList command;
    QString lock; ///< for messages
    Millis grace{0}; ///< from SIGTERM to SIGKILL
};

/// The process between the program that holds the lock and the command that runs under it. It runs the command, and
/// ends it with all its descendants when the lock may be lost. It does so on its own and in time, even if the program
/// is busy, stopped (SIGSTOP, Ctrl+Z) or killed. It has no event loop and no threads.
class GuardProcess
{
public:
    GuardProcess(int channel, const GuardTask &task);

    [[noreturn]] void run();

private:
    enum class Phase { Waiting, Running, Terminating, Killing };

    void readOrders();
    void obey(const GuardOrder &order, const QByteArray &text);
    void start(const QByteArray &token);
    [[noreturn]] void becomeCommand(pid_t guard, const QByteArray &token) const;
    void end(const QString &reason);
    void onTime();
    void reap();
    void stopWithCommand() const;
    void forward(int number) const;
    void killAll();
    void say(const QString &text) const;
    void armTimer() const;
    [[nodiscard]] bool isDone() const;
    [[nodiscard]] bool isEnding() const { return m_phase == Phase::Terminating || m_phase == Phase::Killing; }

    const GuardTask m_task;
    const pid_t m_program;
    int m_channel; ///< -1: the program has ended
    int m_childSignals = -1;
    int m_timer = -1;
    sigset_t m_originalMask{};
    struct sigaction m_originalChildAction
    {
    };

    Phase m_phase = Phase::Waiting;
    std::optional<Instant> m_next; ///< when onTime() must act
    GuardOrder::Why m_why = GuardOrder::Why::NotRenewed;
    Instant m_giveUpAt;
    pid_t m_command = 0; ///< 0 before it started and after it ended
    bool m_childless = true;
    bool m_gaveUp = false;
    GuardReport m_report;
};

} // namespace Lockscope::App
