// Shares a lock with Java services that use Redisson's RLock: the same hash, hold count and wake-up channel.
//   redisson LOCK NODE-URI
#include "nodes.h"

#include <lockscope/core/base/whendone.h>
#include <lockscope/core/locks/lockclient.h>

using namespace Lockscope;

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    const QStringList arguments = application.arguments();
    const auto nodes = nodesFrom(arguments.mid(2));
    if (nodes.isEmpty())
        return 2;

    LockClient client(nodes, kNodesKeepData);
    HeldLock lock;
    // Redisson's own times: 30 s, renewed every 10 s.
    const LockOptions options{.ttl = Millis(30000), .wait = Millis(2000), .dialect = QStringLiteral("redisson")};
    whenDone(client.acquire(arguments.at(1).toUtf8(), options), &application, [&](const Result<HeldLockPtr> &result) {
        if (!result) {
            out << result.error().message << Qt::endl;
            QCoreApplication::exit(1);
            return;
        }
        lock = std::move(**result);
        whenDone(lock.reenter(), &application, [&](const Result<void> &again) {
            out << (again ? QStringLiteral("held %1 times").arg(lock.holds()) : again.error().message) << Qt::endl;
            // Each hold is given back; the last release wakes who waits.
            whenDone(lock.release(), &application, [&](const Result<void> &) {
                whenDone(lock.release(), &application, [&](const Result<void> &released) {
                    out << (released ? QStringLiteral("released") : released.error().message) << Qt::endl;
                    QCoreApplication::exit(released ? 0 : 1);
                });
            });
        });
    });
    return QCoreApplication::exec();
}
