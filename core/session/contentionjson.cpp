#include "contentionjson.h"

#include "../base/text.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

const QJsonValue kNull(QJsonValue::Null);

QJsonObject clientToJson(const ContendingClient &client)
{
    QJsonArray commands;
    for (const auto &command : client.commands)
        commands.append(jsonText(command));
    return {{u"address"_s, jsonText(client.address)}, {u"attempts"_s, client.attempts}, {u"failed"_s, client.failed}, {u"waits"_s, client.waits},
            {u"waiting"_s, client.waiting},           {u"commands"_s, commands}};
}

} // namespace

QJsonObject contentionToJson(const LockContention &contention, const std::vector<NodeStatus> &nodes)
{
    QJsonArray clients;
    for (const auto &client : contention.clients)
        clients.append(clientToJson(client));
    const bool known = contention.node >= 0 && static_cast<size_t>(contention.node) < nodes.size();
    return {{u"name"_s, jsonText(contention.name)},
            {u"node"_s, known ? QJsonValue(nodes[static_cast<size_t>(contention.node)].label) : kNull},
            {u"attempts"_s, contention.attempts},
            {u"failed"_s, contention.failed ? QJsonValue(*contention.failed) : kNull},
            {u"taken"_s, contention.taken},
            {u"clientCount"_s, contention.clientCount},
            {u"waitingClients"_s, contention.waitingClients},
            {u"clients"_s, clients}};
}

QJsonObject sampledNodeToJson(const SampledNode &node)
{
    return {{u"node"_s, node.label},
            {u"sampledMs"_s, static_cast<qint64>(node.duration.count())},
            {u"lines"_s, node.lines},
            {u"bytes"_s, node.bytes},
            {u"skipped"_s, node.skipped},
            {u"cutShort"_s, node.cutShort},
            {u"error"_s, node.error ? QJsonValue(toString(node.error->kind)) : kNull}};
}

} // namespace Lockscope
