#include "contentionjson.h"

#include "../base/jsonvalues_p.h"
#include "../base/text.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

QJsonValue boundToJson(Bound bound)
{
    switch (bound) {
    case Bound::Unknown: break;
    case Bound::AtLeast: return u"at-least"_s;
    case Bound::Exact: return u"exact"_s;
    }
    return kNull;
}

QJsonValue whyToJson(const std::optional<UndecidedWhy> &why)
{
    if (!why)
        return kNull;
    switch (*why) {
    case UndecidedWhy::OwnersAlike: return u"owners-alike"_s;
    case UndecidedWhy::ChangedHands: return u"changed-hands"_s;
    case UndecidedWhy::Unfollowed: return u"unfollowed"_s;
    case UndecidedWhy::Unread: break;
    }
    return u"unread"_s;
}

QJsonObject clientToJson(const ContendingClient &client)
{
    QJsonArray commands;
    for (const auto &command : client.commands)
        commands.append(jsonText(command));
    return {{u"address"_s, jsonText(client.address)},
            {u"attempts"_s, client.attempts},
            {u"failed"_s, client.failed > 0 || client.undecided == 0 ? QJsonValue(client.failed) : kNull},
            {u"undecided"_s, client.undecided},
            {u"waits"_s, client.waits},
            {u"connected"_s, orNull(client.connected)},
            {u"waiting"_s, orNull(client.waiting())},
            {u"commands"_s, commands}};
}

} // namespace

QJsonObject contentionToJson(const LockContention &contention, const std::vector<NodeStatus> &nodes)
{
    QJsonArray clients;
    for (const auto &client : contention.clients)
        clients.append(clientToJson(client));
    const bool known = contention.node >= 0 && static_cast<size_t>(contention.node) < nodes.size();
    return {{u"name"_s, jsonText(contention.name)},
            {u"database"_s, orNull(databaseOf(nodes))},
            {u"node"_s, known ? QJsonValue(nodes[static_cast<size_t>(contention.node)].label) : kNull},
            {u"attempts"_s, contention.attemptsBound() == Bound::Unknown ? kNull : QJsonValue(contention.attempts)},
            {u"attemptsKind"_s, boundToJson(contention.attemptsBound())},
            {u"failed"_s, orNull(contention.failed)},
            {u"failedKind"_s, boundToJson(contention.failedBound())},
            {u"taken"_s, orNull(contention.taken)},
            {u"takenKind"_s, boundToJson(contention.takenBound())},
            {u"known"_s, contention.isKnownLock},
            {u"freeMs"_s, millisOrNull(contention.free)},
            {u"undecided"_s, contention.undecided},
            {u"undecidedWhy"_s, whyToJson(contention.undecidedWhy)},
            {u"clientCount"_s, contention.clientCount},
            {u"waitingClients"_s, orNull(contention.waitingClients)},
            {u"waitingClientsKind"_s, boundToJson(contention.waitingBound())},
            {u"clients"_s, clients}};
}

QJsonObject anyKeysToJson(const AnyKeys &keys)
{
    return {
        {u"keysHeard"_s, keys.heard}, {u"keysUncontended"_s, keys.uncontended}, {u"attemptsLeftOut"_s, keys.leftOut}};
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
