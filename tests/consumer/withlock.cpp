// Work that blocks, under a lock: it runs in a thread of the pool while the lock is renewed.
//   withlock LOCK NODE-URI…
#include "nodes.h"

#include <lockscope/core/base/whendone.h>
#include <lockscope/core/locks/lockclient.h>

using namespace Lockscope;

namespace {

/// Stands for anything slow that must not run twice at a time.
Result<int> rebuildIndex(const HeldLock &lock)
{
    int written = 0;
    for (int part = 0; part < 100; ++part) {
        if (!lock.isHeld()) // before each step that cannot be undone
            return Error{.kind = ErrorKind::Lost, .message = QStringLiteral("Stopped at part %1").arg(part)};
        ++written;
    }
    return written;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    const QStringList arguments = application.arguments();
    const auto nodes = nodesFrom(arguments.mid(2));
    if (nodes.isEmpty())
        return 2;

    LockClient client(nodes, kNodesKeepData);
    // Success means: it ran, it succeeded, and the lock was held all the time.
    const auto done
        = client.withLock(arguments.at(1).toUtf8(), {.ttl = Millis(5000), .wait = Millis(2000)}, rebuildIndex);
    whenDone(done, &application, [&](const Result<int> &parts) {
        out << (parts ? QStringLiteral("wrote %1 parts").arg(*parts) : parts.error().message) << Qt::endl;
        QCoreApplication::exit(parts ? 0 : 1);
    });
    return QCoreApplication::exec();
}
