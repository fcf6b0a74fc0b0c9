#include "snapshot.h"

#include "../unixsignals.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>

namespace Lockscope::App {

std::optional<BoardMirror> takeSnapshot(Session &session, Millis timeout, Warnings warnings)
{
    BoardMirror board;
    bool interrupted = false;
    {
        UnixSignals signalWatch;
        QObject context;
        QTimer limit;
        limit.setSingleShot(true);
        QObject::connect(&limit, &QTimer::timeout, QCoreApplication::instance(), &QCoreApplication::quit);
        QObject::connect(&signalWatch, &UnixSignals::endRequested, QCoreApplication::instance(), [&] {
            interrupted = true;
            QCoreApplication::quit();
        });
        QObject::connect(&session, &Session::boardChanged, &context, [&](const BoardDiffPtr &diff) {
            board.apply(diff);
            if (diff->complete)
                QCoreApplication::quit();
        });
        limit.start(timeout);
        session.start();
        QCoreApplication::exec();
    }
    if (interrupted)
        return std::nullopt;
    if (warnings == Warnings::Said)
        return board;
    if (board.nodes().empty())
        printError(QStringLiteral("no node answered within %1 ms; raise --timeout").arg(timeout.count()));
    for (const auto &node : board.nodes()) {
        if (node.hiddenKeys > 0)
            printError(hiddenKeysText(node));
        if (node.error)
            printError(nodeErrorText(node));
        else if (node.reach != NodeStatus::Reach::Up)
            printError(QStringLiteral("%1: no answer within %2 ms").arg(visibleText(node.label, 80)).arg(timeout.count()));
    }
    if (!board.isComplete() && Capability::of(board.nodes()).readable > 0)
        printError(QStringLiteral("the picture is not complete after %1 ms; raise --timeout").arg(timeout.count()));
    return board;
}

Deployment placed(Deployment deployment, std::vector<NodeStatus> &nodes)
{
    if (deployment.rule == DeploymentRule::Independent)
        return deployment;
    std::erase_if(nodes, [](const NodeStatus &node) { return node.retired; });
    QList<Endpoint> servers;
    for (const auto &node : nodes) {
        const qsizetype colon = node.address.lastIndexOf(u':');
        servers.append(colon < 0 ? deployment.nodes.value(0)
                                 : deployment.endpointAt(node.address.left(colon), node.address.mid(colon + 1).section(u'/', 0, 0).toUShort()));
    }
    deployment.nodes = servers;
    return deployment;
}

int exitCodeOf(const BoardMirror &board)
{
    return Capability::of(board.nodes()).readable > 0 ? kDone : kUnreachable;
}

} // namespace Lockscope::App
