#pragma once

#include "guardprotocol.h"

#include <QByteArrayList>
#include <QString>

#include <csignal>
#include <optional>
#include <sys/types.h>

namespace Lockscope::App {

/// What the guard has to know before it is forked.
struct GuardTask
{
    QByteArrayList command;
    QString lock; ///< as shown to people
    Millis grace{0}; ///< from SIGTERM to SIGKILL
};

/// The process between the program that holds the lock and the command that runs under it: runs the command and ends it,
/// with all it has started, when the lock may be gone. It does so by itself and in time, whatever the program is doing:
/// working, stopped by SIGSTOP or Ctrl+Z, killed. It does one thing at a time, without event loop and threads.
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
    void signalAll(int number) const;
    void killAll();
    void say(const QString &text) const;
    void armTimer() const;
    [[nodiscard]] bool isDone() const;
    [[nodiscard]] bool isEnding() const { return m_phase == Phase::Terminating || m_phase == Phase::Killing; }

    const GuardTask m_task;
    const pid_t m_program;
    int m_channel; ///< -1 when the program is gone
    int m_childSignals = -1;
    int m_timer = -1;
    sigset_t m_originalMask{};
    struct sigaction m_originalChildAction
    {
    };

    Phase m_phase = Phase::Waiting;
    std::optional<Instant> m_next; ///< when onTime() has to do something
    GuardOrder::Why m_why = GuardOrder::Why::NotRenewed;
    Instant m_giveUpAt;
    pid_t m_command = 0; ///< 0 before it started and after it ended
    bool m_childless = true;
    bool m_gaveUp = false;
    GuardReport m_report;
};

} // namespace Lockscope::App
