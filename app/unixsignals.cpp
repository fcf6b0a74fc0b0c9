#include "unixsignals.h"

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace Lockscope::App {

namespace {

// A signal handler can use only globals; these two descriptors are all it needs.
int g_pair[2] = {-1, -1};

void onSignal(int)
{
    const char byte = 1;
    if (write(g_pair[0], &byte, 1) < 0) {
        // the buffer is full: enough requests to end are pending
    }
}

} // namespace

UnixSignals::UnixSignals(QObject *parent) : QObject(parent)
{
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, g_pair) != 0)
        return;
    m_notifier = new QSocketNotifier(g_pair[1], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, [this] {
        char bytes[16];
        while (read(g_pair[1], bytes, sizeof bytes) > 0) { }
        Q_EMIT endRequested();
    });
    struct sigaction action
    {
    };
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    for (const int number : {SIGINT, SIGTERM, SIGHUP})
        sigaction(number, &action, nullptr);
}

UnixSignals::~UnixSignals()
{
    for (const int number : {SIGINT, SIGTERM, SIGHUP})
        signal(number, SIG_DFL);
    delete m_notifier;
    for (int &descriptor : g_pair) {
        close(descriptor);
        descriptor = -1;
    }
}

} // namespace Lockscope::App
