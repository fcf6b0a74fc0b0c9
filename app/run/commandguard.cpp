#include "commandguard.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Lockscope::App {

CommandGuard::CommandGuard(const GuardTask &task, QObject *parent) : QObject(parent)
{
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return;
    m_pid = fork();
    if (m_pid == 0) {
        close(ends[0]);
        GuardProcess(ends[1], task).run();
    }
    close(ends[1]);
    if (m_pid < 0) {
        close(ends[0]);
        return;
    }
    m_channel = ends[0];
    m_notifier = new QSocketNotifier(m_channel, QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &CommandGuard::read);
}

CommandGuard::~CommandGuard()
{
    delete m_notifier;
    if (m_channel < 0)
        return;
    close(m_channel);
    if (!m_atWork) {
        kill(m_pid, SIGCONT); // it ends by itself, but may be stopped
        waitpid(m_pid, nullptr, 0); // containers often have no other process that reaps it
    }
}

void CommandGuard::start(const QByteArray &token)
{
    m_atWork = true;
    send({.kind = GuardOrder::Kind::Start}, token);
}

void CommandGuard::endBy(Instant at, GuardOrder::Why why)
{
    send({.kind = GuardOrder::Kind::EndBy, .why = why, .at = at.time_since_epoch().count()});
}

void CommandGuard::end(const QString &reason)
{
    send({.kind = GuardOrder::Kind::End}, reason.toUtf8());
}

void CommandGuard::forward(int signal)
{
    send({.kind = GuardOrder::Kind::Signal, .number = signal});
}

void CommandGuard::send(const GuardOrder &order, const QByteArray &text)
{
    const QByteArray bytes = QByteArray(reinterpret_cast<const char *>(&order), sizeof order) + text;
    // The guard always reads. Do not wait for one that a user has stopped.
    (void)::send(m_channel, bytes.constData(), static_cast<size_t>(bytes.size()), MSG_NOSIGNAL | MSG_DONTWAIT);
}

void CommandGuard::read()
{
    GuardReport report;
    ssize_t size = 0;
    do {
        // If the guard left something unread, the reset comes before its report.
        size = recv(m_channel, &report, sizeof report, MSG_DONTWAIT);
    } while (size < 0 && (errno == EINTR || errno == ECONNRESET));
    if (size < 0 && errno == EAGAIN)
        return;
    m_atWork = false;
    m_notifier->setEnabled(false); // the guard reports once
    if (size == static_cast<ssize_t>(sizeof report))
        Q_EMIT ended(report);
    else
        Q_EMIT vanished();
}

} // namespace Lockscope::App
