#include "snapshot.h"

#include "../unixsignals.h"
#include "progress.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QCoreApplication>
#include <QJsonObject>
#include <QLocale>
#include <QTimer>

#include <algorithm>

namespace Lockscope::App {

namespace {

/// After a timeout the session reports what it knows. The command waits this long for it.
constexpr Millis kLastWord{1000};

QString number(qint64 value)
{
    return QLocale(QLocale::English).toString(value);
}

/// The sum over the nodes that are not completely read.
WalkProgress progressOf(const BoardMirror &board)
{
    WalkProgress sum{.keys = 0, .total = 0};
    bool any = false;
    for (const auto &node : board.nodes()) {
        if (!node.walk)
            continue;
        any = true;
        sum.keys += node.walk->keys;
        sum.total = sum.total && node.walk->total ? std::optional(*sum.total + *node.walk->total) : std::nullopt;
    }
    return any ? sum : WalkProgress{};
}

/// For example "412,000 of about 1,000,000 keys read"; empty: unknown.
QString progressText(const WalkProgress &progress)
{
    if (progress.keys == 0 && progress.total.value_or(0) == 0)
        return {};
    if (!progress.total)
        return QStringLiteral("%1 keys read").arg(number(progress.keys));
    return QStringLiteral("%1 of about %2 keys read")
        .arg(number(progress.keys), number(std::max(*progress.total, progress.keys)));
}

/// `hop`: by which host or proxy the nodes are reached, if any.
void printWarnings(const BoardMirror &board, const QString &hop, std::optional<Millis> timeout, Warnings warnings)
{
    const QString through = hop.isEmpty() ? QString() : QStringLiteral(" through %1").arg(hop);
    if (board.nodes().empty() && timeout)
        printError(
            QStringLiteral("no node answered%1 within %2 ms; raise --timeout").arg(through).arg(timeout->count()));
    for (const auto &node : board.nodes()) {
        const bool isUp = node.reach == NodeStatus::Reach::Up;
        if (warnings == Warnings::PrintNew && !isUp)
            continue;
        if (node.hiddenKeys > 0)
            printError(hiddenKeysText(node));
        if (node.leftOut > 0)
            printError(leftOutText(node));
        if (node.error)
            printError(nodeErrorText(node));
        else if (!isUp && timeout)
            printError(QStringLiteral("%1 did not answer%2 within %3 ms")
                           .arg(visibleText(node.label, 80), through)
                           .arg(timeout->count()));
        else if (!board.isComplete() && node.walk)
            printError(QStringLiteral("%1: %2").arg(visibleText(node.label, 80), progressText(*node.walk)));
    }
}

} // namespace

std::optional<BoardMirror> takeSnapshot(Session &session, std::optional<Millis> timeout, Warnings warnings)
{
    BoardMirror board;
    bool interrupted = false;
    {
        UnixSignals signalWatch;
        QObject context;
        const Progress progress([&board] {
            const QString read = progressText(progressOf(board));
            return read.isEmpty() ? QStringLiteral("Waiting for the nodes…") : read;
        });
        QTimer limit;
        limit.setSingleShot(true);
        QObject::connect(&limit, &QTimer::timeout, &context, [&] {
            session.publishKnown();
            // Signals that are under way arrive before this answer, and the last of them is what is known.
            whenDone(session.activeAlerts(), &context, [](const auto &) { QCoreApplication::quit(); });
            QTimer::singleShot(kLastWord, &context, &QCoreApplication::quit);
        });
        QObject::connect(&signalWatch, &UnixSignals::endRequested, QCoreApplication::instance(), [&] {
            interrupted = true;
            QCoreApplication::quit();
        });
        QObject::connect(&session, &Session::boardChanged, &context, [&](const BoardDiffPtr &diff) {
            board.apply(diff);
            if (diff->complete)
                QCoreApplication::quit();
        });
        if (timeout)
            limit.start(*timeout);
        session.start();
        QCoreApplication::exec();
    }
    if (interrupted)
        return std::nullopt;
    if (warnings != Warnings::AlreadyPrinted)
        printWarnings(board, session.deployment().route().lastHop(), timeout, warnings);
    return board;
}

IncompleteNotice::IncompleteNotice(const Request &request, const BoardMirror &board, bool isCut)
    : m_request(request)
    , m_board(board)
    , m_isCut(isCut)
{
    if (!m_isCut || m_request.json)
        return;
    const QString read = progressText(progressOf(board));
    const QString after
        = request.timeout ? QStringLiteral(" after %1").arg(Wording::duration(*request.timeout)) : QString();
    print(QStringLiteral("Incomplete: %1%2.\n")
              .arg(read.isEmpty() ? QStringLiteral("not everything was read") : read, after));
}

int IncompleteNotice::end(int code) const
{
    if (!m_isCut)
        return code;
    const WalkProgress progress = progressOf(m_board);
    const auto &timeout = m_request.timeout;
    if (m_request.json)
        print(QJsonObject{
            {QStringLiteral("complete"), false},
            {QStringLiteral("keysRead"), progress.keys},
            {QStringLiteral("keysInAll"), progress.total ? QJsonValue(*progress.total) : QJsonValue()},
            {QStringLiteral("timeoutMs"), timeout ? QJsonValue(static_cast<qint64>(timeout->count())) : QJsonValue()}});
    return kUnreachable;
}

Deployment withCurrentServers(Deployment deployment, std::vector<NodeStatus> &nodes)
{
    if (deployment.rule == DeploymentRule::Independent)
        return deployment;
    std::erase_if(nodes, [](const NodeStatus &node) { return node.retired; });
    QList<Endpoint> servers;
    for (const auto &node : nodes) {
        const qsizetype colon = node.address.lastIndexOf(u':');
        servers.append(colon < 0 ? deployment.nodes.value(0)
                                 : deployment.endpointAt(node.address.left(colon),
                                                         node.address.mid(colon + 1).section(u'/', 0, 0).toUShort()));
    }
    deployment.nodes = servers;
    return deployment;
}

int exitCodeOf(const BoardMirror &board)
{
    return Capability::of(board.nodes()).readable > 0 ? kDone : kUnreachable;
}

} // namespace Lockscope::App
