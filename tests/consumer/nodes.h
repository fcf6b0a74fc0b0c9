#pragma once

#include <lockscope/core/locks/lockoptions.h>
#include <lockscope/core/redis/endpoint.h>

#include <QCoreApplication>
#include <QTextStream>

/// check.sh starts servers with `appendonly yes` and `appendfsync always`.
inline constexpr Lockscope::LockClientOptions kNodesKeepData{.nodesKeepData = true};

/// The nodes that the command line names behind the program's other arguments; empty, and said why, when one is no URI.
inline QList<Lockscope::Endpoint> nodesFrom(const QStringList &uris)
{
    QList<Lockscope::Endpoint> nodes;
    for (const auto &uri : uris) {
        const auto endpoint = Lockscope::Endpoint::fromUri(uri);
        if (!endpoint) {
            QTextStream(stderr) << endpoint.error().message << Qt::endl;
            return {};
        }
        nodes.append(*endpoint);
    }
    return nodes;
}
