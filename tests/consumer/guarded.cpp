// A console program that does its work only while it holds a lock.
//   guarded LOCK NODE-URI…
#include <lockscope/core/base/whendone.h>
#include <lockscope/core/locks/lockclient.h>

#include <QCoreApplication>
#include <QTextStream>

using namespace Lockscope;

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    application.setApplicationName(QStringLiteral("guarded"));
    QTextStream out(stdout);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 3)
        return 2;

    QList<Endpoint> nodes;
    for (const auto &uri : arguments.mid(2)) {
        const auto endpoint = Endpoint::fromUri(uri);
        if (!endpoint) {
            out << endpoint.error().message << Qt::endl;
            return 2;
        }
        nodes.append(*endpoint);
    }

    LockClient client(nodes);
    HeldLock lock;
    const auto acquiring = client.acquire(arguments.at(1).toUtf8(), {.ttl = Millis(5000), .wait = Millis(2000)});
    whenDone(acquiring, &application, [&](const Result<HeldLockPtr> &result) {
        if (!result) {
            out << result.error().message << Qt::endl;
            QCoreApplication::exit(1);
            return;
        }
        lock = std::move(**result);
        out << "working, safe for " << lock.remaining().count() << " ms as " << lock.token() << Qt::endl;
        whenDone(lock.release(), &application, [&](const Result<void> &released) {
            out << (released ? QStringLiteral("released") : released.error().message) << Qt::endl;
            QCoreApplication::exit(released ? 0 : 1);
        });
    });
    return QCoreApplication::exec();
}
