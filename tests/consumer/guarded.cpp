// A console program that does its work only while it holds a lock, step by step in the event loop.
//   guarded LOCK NODE-URI…
#include "nodes.h"

#include <lockscope/core/locks/lockclient.h>

using namespace Lockscope;

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    application.setApplicationName(QStringLiteral("guarded"));
    QTextStream out(stdout);
    const QStringList arguments = application.arguments();
    const auto nodes = nodesFrom(arguments.mid(2));
    if (nodes.isEmpty())
        return 2;

    LockClient client(nodes, kNodesKeepData);
    HeldLock lock;
    client.acquire(arguments.at(1).toUtf8(), {.ttl = Millis(5000), .wait = Millis(2000)}, &application,
                   [&](Result<HeldLock> result) {
                       if (!result) {
                           out << result.error().message << Qt::endl;
                           QCoreApplication::exit(1);
                           return;
                       }
                       lock = std::move(*result); // renewed until released, destroyed or lost
                       QObject::connect(lock.events(), &LeaseSignals::lost, &application, [&](const QString &reason) {
                           out << "stop: the lock is lost, " << reason << Qt::endl;
                           QCoreApplication::exit(1);
                       });
                       out << "working, safe for " << lock.remaining().count() << " ms as " << lock.token() << Qt::endl;
                       lock.release(&application, [&](const Result<void> &released) {
                           out << (released ? QStringLiteral("released") : released.error().message) << Qt::endl;
                           QCoreApplication::exit(released ? 0 : 1);
                       });
                   });
    return QCoreApplication::exec();
}
