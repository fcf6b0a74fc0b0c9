#include "signalinbox.h"

#include <QSocketNotifier>

#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace Lockscope::App {

SignalInbox::SignalInbox(std::initializer_list<int> numbers, QObject *parent) : QObject(parent)
{
    sigemptyset(&m_taken);
    for (const int number : numbers) {
        struct sigaction present
        {
        };
        if (sigaction(number, nullptr, &present) == 0 && present.sa_handler != SIG_IGN)
            sigaddset(&m_taken, number);
    }
    pthread_sigmask(SIG_BLOCK, &m_taken, nullptr);
    m_descriptor = signalfd(-1, &m_taken, SFD_CLOEXEC | SFD_NONBLOCK);
    auto *notifier = new QSocketNotifier(m_descriptor, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &SignalInbox::read);
}

SignalInbox::~SignalInbox()
{
    qDeleteAll(children());
    close(m_descriptor);
    // Keep the signals blocked: a late one must not replace the exit status.
}

void SignalInbox::read()
{
    signalfd_siginfo info{};
    while (::read(m_descriptor, &info, sizeof info) == static_cast<ssize_t>(sizeof info))
        Q_EMIT arrived(static_cast<int>(info.ssi_signo),
                       info.ssi_code == SI_KERNEL ? 0 : static_cast<pid_t>(info.ssi_pid));
}

void dieOf(int number)
{
    prctl(PR_SET_DUMPABLE, 0);
    signal(number, SIG_DFL);
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, number);
    pthread_sigmask(SIG_UNBLOCK, &only, nullptr);
    raise(number);
}

} // namespace Lockscope::App
