// A service with a will of its own in all that a process has only once, which takes a lock and watches it. Nothing of
// the service is changed by that, which this program checks.
//   service LOCK NODE-URI…
#include "hoststate.h"
#include "nodes.h"

#include <lockscope/core/locks/lockclient.h>
#include <lockscope/core/session/session.h>

#include <algorithm>

using namespace Lockscope;

namespace {

void onSignal(int) { }

/// What a careful service sets up before all else.
void settle()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Host Inc."));
    QCoreApplication::setApplicationName(QStringLiteral("service"));
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Switzerland));
    std::setlocale(LC_NUMERIC, "C");
    umask(027);
    qputenv("HOST_MODE", "service");
    for (const int number : {SIGHUP, SIGTERM, SIGUSR1}) {
        struct sigaction action = {};
        action.sa_handler = onSignal;
        action.sa_flags = SA_RESTART;
        sigaction(number, &action, nullptr);
    }
    sigset_t blocked;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGUSR2);
    pthread_sigmask(SIG_BLOCK, &blocked, nullptr);
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    settle();
    QTextStream out(stdout);
    const QStringList arguments = application.arguments();
    const auto nodes = nodesFrom(arguments.mid(2));
    if (nodes.isEmpty())
        return 2;
    const QByteArray name = arguments.at(1).toUtf8();

    const HostState before = HostState::now();
    QStringList changed;
    int code = 0;
    {
        Session session({.name = QStringLiteral("the service's nodes"), .nodes = nodes, .patterns = {name}});
        LockClient client(nodes, kNodesKeepData); // in this thread, which has the event loop
        HeldLock lock;
        QObject::connect(&session, &Session::boardChanged, &application, [&](const BoardDiffPtr &diff) {
            const bool isSeen = std::any_of(diff->changed.begin(), diff->changed.end(), [&](const LockStatePtr &shown) {
                return shown->name == name && lock.isHeld() && shown->assessment.owner == lock.token();
            });
            if (!isSeen)
                return;
            out << "seen" << Qt::endl;
            lock.release(&application, [&](const Result<void> &released) {
                out << (released ? QStringLiteral("released") : released.error().message) << Qt::endl;
                QCoreApplication::exit(released ? 0 : 1);
            });
        });
        client.acquire(name, {.ttl = Millis(5000), .wait = Millis(2000)}, &application, [&](Result<HeldLock> result) {
            if (result) {
                lock = std::move(*result);
                session.start();
            } else {
                out << result.error().message << Qt::endl;
                QCoreApplication::exit(1);
            }
        });
        code = QCoreApplication::exec();
        changed = before.changedTo(HostState::now()); // while they are there
    }
    changed += before.changedTo(HostState::now());
    for (const auto &what : std::as_const(changed))
        out << "CHANGED " << what << Qt::endl;
    return changed.isEmpty() ? code : 1;
}
