#include "guardprocess.h"

#include "processtree.h"

#include "../cli/textoutput.h"

#include <lockscope/core/base/text.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace Lockscope::App {

namespace {

constexpr int kNotFound = 127; // as in shells, env(1) and timeout(1)
constexpr int kNotExecutable = 126;

/// SIGKILL is repeated several times at once and then regularly, but not for ever. A process of another user, or one
/// that waits for a broken disk, does not end.
constexpr int kKillRounds = 5;
constexpr Millis kKillAgain{20};
constexpr Millis kKillPatience{2000};

Instant now()
{
    return Clock::system().now();
}

/// Returns -1 if there is no terminal.
int openTerminal()
{
    return open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
}

} // namespace

GuardProcess::GuardProcess(int channel, const GuardTask &task) : m_task(task), m_program(getppid()), m_channel(channel)
{
    // Only SIGKILL and SIGSTOP may stop the guard; signals from the terminal or to the process group reach the command
    // directly. Block them instead of ignoring them, because the command must inherit what the program inherited.
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &m_originalMask);
    struct sigaction byDefault
    {
    };
    byDefault.sa_handler = SIG_DFL;
    sigaction(SIGCHLD, &byDefault, &m_originalChildAction);
    prctl(PR_SET_NAME, "lockscope-guard"); // the name in process lists
    // Adopt orphaned descendants of the command, so that none of them gets lost.
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    m_childSignals = signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);
    // CLOCK_BOOTTIME includes suspended time, as leases do.
    m_timer = timerfd_create(CLOCK_BOOTTIME, TFD_CLOEXEC | TFD_NONBLOCK);
}

void GuardProcess::run()
{
    while (!isDone()) {
        armTimer();
        std::array<pollfd, 3> wait{{{m_channel, POLLIN, 0}, {m_childSignals, POLLIN, 0}, {m_timer, POLLIN, 0}}};
        poll(wait.data(), wait.size(), -1);
        signalfd_siginfo info{};
        while (read(m_childSignals, &info, sizeof info) > 0) { }
        // After a stop everything is due at once. A command that has ended in time comes first, then a later deadline.
        reap();
        if (!isDone())
            readOrders();
        if (!isDone())
            onTime();
    }
    send(m_channel, &m_report, sizeof m_report, MSG_NOSIGNAL);
    _exit(0);
}

bool GuardProcess::isDone() const
{
    if (m_phase == Phase::Waiting || m_gaveUp)
        return m_gaveUp;
    // A command that ended by itself may leave background processes. One that was ended for the lock must leave none.
    return m_command == 0 && (m_phase == Phase::Running || m_childless);
}

void GuardProcess::armTimer() const
{
    itimerspec at{};
    if (m_next) {
        const auto micros = m_next->time_since_epoch().count();
        at.it_value.tv_sec = micros / 1'000'000;
        at.it_value.tv_nsec = micros % 1'000'000 * 1000;
    }
    timerfd_settime(m_timer, TFD_TIMER_ABSTIME, &at, nullptr);
}

void GuardProcess::readOrders()
{
    std::array<char, 8192> bytes{};
    for (;;) {
        const ssize_t size = recv(m_channel, bytes.data(), bytes.size(), MSG_DONTWAIT);
        if (size < 0 && (errno == EAGAIN || errno == EINTR))
            return;
        if (size < static_cast<ssize_t>(sizeof(GuardOrder))) {
            // The program has ended.
            if (m_phase == Phase::Waiting)
                _exit(0);
            if (!isEnding())
                end(QStringLiteral("the program that held the lock \"%1\" was killed").arg(m_task.lock));
            close(std::exchange(m_channel, -1));
            return;
        }
        GuardOrder order;
        std::memcpy(&order, bytes.data(), sizeof order);
        obey(order, QByteArray(bytes.data() + sizeof order, size - static_cast<ssize_t>(sizeof order)));
    }
}

void GuardProcess::obey(const GuardOrder &order, const QByteArray &text)
{
    switch (order.kind) {
    case GuardOrder::Kind::Start: start(text); break;
    case GuardOrder::Kind::EndBy:
        if (!isEnding()) {
            m_next = Instant(Micros(order.at));
            m_why = order.why;
        }
        break;
    case GuardOrder::Kind::End:
        if (!isEnding())
            end(QString::fromUtf8(text));
        break;
    case GuardOrder::Kind::Signal: forward(order.number); break;
    }
}

void GuardProcess::start(const QByteArray &token)
{
    m_phase = Phase::Running;
    if (m_next && now() >= *m_next) {
        m_report.cut = true;
        say(QStringLiteral("the lock \"%1\" ran out before the command was started").arg(m_task.lock));
        return;
    }
    const pid_t guard = getpid();
    m_command = fork();
    if (m_command == 0)
        becomeCommand(guard, token);
    m_childless = m_command < 0;
    if (m_command < 0) {
        say(QStringLiteral("the command could not be started: %1").arg(QString::fromLocal8Bit(std::strerror(errno))));
        m_command = 0;
        m_report.status = W_EXITCODE(kNotExecutable, 0);
    }
}

void GuardProcess::becomeCommand(pid_t guard, const QByteArray &token) const
{
    // In case the guard itself is killed.
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != guard)
        _exit(kNotExecutable);
    setenv("LOCKSCOPE_TOKEN", token.constData(), 1);
    std::vector<char *> arguments;
    for (const auto &word : m_task.command)
        arguments.push_back(const_cast<char *>(word.constData()));
    arguments.push_back(nullptr);
    sigaction(SIGCHLD, &m_originalChildAction, nullptr);
    sigprocmask(SIG_SETMASK, &m_originalMask, nullptr);
    execvp(arguments.front(), arguments.data());
    const int error = errno;
    printError(QStringLiteral("\"%1\" cannot be run: %2")
                   .arg(visibleText(m_task.command.first()), QString::fromLocal8Bit(std::strerror(error))));
    _exit(error == ENOENT ? kNotFound : kNotExecutable);
}

void GuardProcess::end(const QString &reason)
{
    // Listed before any of them is told, so that what they start in order to end is not told, too.
    for (const pid_t process : descendantsOf(getpid())) {
        kill(process, SIGTERM);
        kill(process, SIGCONT); // a stopped process receives SIGTERM only after this
    }
    m_report.cut = true;
    m_phase = Phase::Terminating;
    m_next = now() + m_task.grace;
    say(QStringLiteral("%1; its command is ended").arg(reason));
}

void GuardProcess::onTime()
{
    if (!m_next || now() < *m_next)
        return;
    switch (m_phase) {
    case Phase::Waiting: break;
    case Phase::Running:
        end(m_why == GuardOrder::Why::LongestHold
                ? QStringLiteral("the lock \"%1\" has been held for as long as --longest-hold allows").arg(m_task.lock)
                : QStringLiteral("the lock \"%1\" could not be renewed and is about to run out").arg(m_task.lock));
        break;
    case Phase::Terminating:
        m_phase = Phase::Killing;
        m_giveUpAt = now() + kKillPatience;
        [[fallthrough]];
    case Phase::Killing:
        killAll();
        m_next = now() + kKillAgain;
        if (now() < m_giveUpAt)
            break;
        m_gaveUp = true;
        QStringList left;
        for (const pid_t process : descendantsOf(getpid()))
            left += QString::number(process);
        say(QStringLiteral("these processes do not end, although the lock \"%1\" is lost: %2")
                .arg(m_task.lock, left.join(QStringLiteral(", "))));
        break;
    }
}

void GuardProcess::reap()
{
    int status = 0;
    pid_t child = 0;
    while ((child = waitpid(-1, &status, WNOHANG | WUNTRACED)) > 0) {
        if (child != m_command)
            continue;
        if (WIFSTOPPED(status)) {
            stopWithCommand();
            continue;
        }
        m_report.status = status;
        m_command = 0;
    }
    m_childless = child < 0 && errno == ECHILD;
}

void GuardProcess::stopWithCommand() const
{
    // If a command stops itself (`suspend` in a shell), stop the program as well: the shell that started it waits for
    // it. Without a shell in the foreground a stopped command is no reason to give up the lock.
    const int terminal = openTerminal();
    if (terminal < 0)
        return;
    const pid_t foreground = tcgetpgrp(terminal);
    close(terminal);
    if ((foreground == getpgrp() || foreground == getpgid(m_command)) && isStopped(m_command) && getppid() == m_program)
        kill(m_program, SIGSTOP);
}

void GuardProcess::forward(int number) const
{
    if (m_command == 0)
        return;
    if (number == SIGCONT) {
        // The shell brought the program to the foreground. A command with its own process group had the terminal.
        const pid_t group = getpgid(m_command);
        const int terminal = openTerminal();
        if (terminal >= 0) {
            if (group > 0 && group != getpgrp() && tcgetpgrp(terminal) == getpgrp())
                tcsetpgrp(terminal, group);
            close(terminal);
        }
    }
    kill(m_command, number);
}

void GuardProcess::killAll()
{
    if (m_command != 0)
        kill(m_command, SIGKILL); // at once, because listing the descendants takes time
    // Processes forked while listing are in the next list; soon none is left to fork.
    for (int round = 0; round < kKillRounds && !m_childless; ++round) {
        for (const pid_t process : descendantsOf(getpid()))
            kill(process, SIGKILL);
        reap();
    }
}

void GuardProcess::say(const QString &text) const
{
    // The reader of standard error may be stopped; the guard must not wait for it.
    pollfd errors{STDERR_FILENO, POLLOUT, 0};
    if (poll(&errors, 1, 0) > 0 && (errors.revents & POLLOUT) != 0)
        printError(text);
}

} // namespace Lockscope::App
