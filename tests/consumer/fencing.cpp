// Fencing tokens: the protected resource itself refuses a holder that was overtaken, whatever that holder believes.
//   fencing LOCK NODE-URI        (one node, which keeps its data: appendonly yes, appendfsync always)
#include "nodes.h"

#include <lockscope/core/base/whendone.h>
#include <lockscope/core/locks/lockclient.h>

#include <functional>

using namespace Lockscope;

namespace {

/// A store that remembers the greatest token it has seen. A real one keeps it with its data, and compares and writes in
/// one step (UPDATE … WHERE token <= ?).
class Store
{
public:
    bool write(quint64 token, const QString &text)
    {
        if (token < m_greatest)
            return false; // somebody has held the lock since
        m_greatest = token;
        m_text = text;
        return true;
    }
    QString text() const { return m_text; }

private:
    quint64 m_greatest = 0;
    QString m_text;
};

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
    Store store;
    std::vector<quint64> tokens;
    // Twice in a row, as two holders would; then the first one wakes from a long pause and writes late.
    const std::function<void()> holdOnce = [&] {
        whenDone(client.acquire(arguments.at(1).toUtf8(), {.wait = Millis(2000), .fencingToken = true}), &application,
                 [&](const Result<HeldLockPtr> &lock) {
                     if (!lock) {
                         out << lock.error().message << Qt::endl;
                         QCoreApplication::exit(1);
                         return;
                     }
                     tokens.push_back(*(*lock)->fencingToken());
                     store.write(tokens.back(), QStringLiteral("by holder %1").arg(tokens.size()));
                     whenDone((*lock)->release(), &application, [&](const Result<void> &) {
                         if (tokens.size() < 2) {
                             holdOnce();
                             return;
                         }
                         const bool late = store.write(tokens.front(), QStringLiteral("by holder 1, late"));
                         out << "late write " << (late ? "accepted" : "refused")
                             << ", the store holds what was written " << store.text() << Qt::endl;
                         QCoreApplication::exit(late ? 1 : 0);
                     });
                 });
    };
    holdOnce();
    return QCoreApplication::exec();
}
