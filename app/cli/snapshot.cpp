#include "snapshot.h"

#include "../unixsignals.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>

namespace Lockscope::App {

std::optional<BoardMirror> takeSnapshot(Session &session, Millis timeout)
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

int exitCodeOf(const BoardMirror &board)
{
    return Capability::of(board.nodes()).readable > 0 ? kDone : kUnreachable;
}

} // namespace Lockscope::App
