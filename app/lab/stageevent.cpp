#include "stageevent.h"

#include <QJsonArray>

#include <array>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

/// In the order of StageEvent::Kind. JSON uses these names.
constexpr std::array kEventNames{
    "told"_L1,      "checked"_L1,     "arrived"_L1,    "asked"_L1,      "waiting"_L1,    "granted"_L1,
    "refused"_L1,   "releasing"_L1,   "released"_L1,   "lost"_L1,       "entered"_L1,    "left"_L1,
    "read"_L1,      "wrote"_L1,       "believes"_L1,   "stopped"_L1,    "wentOn"_L1,     "paused"_L1,
    "resumed"_L1,   "killed"_L1,      "keySet"_L1,     "keyRenewed"_L1, "keyGone"_L1,    "nextInLine"_L1,
    "nodeEnded"_L1, "nodeStarted"_L1, "nodeFrozen"_L1, "nodeThawed"_L1, "nodeCutOff"_L1, "nodeReconnected"_L1,
    "promoted"_L1,  "operator"_L1};
static_assert(kEventNames.size() == static_cast<size_t>(StageEvent::Kind::Operator) + 1);

} // namespace

QJsonObject StageEvent::toJson() const
{
    QJsonObject json{{u"ms"_s, ms}, {u"event"_s, kEventNames.at(static_cast<size_t>(kind))}};
    const auto insert = [&json](const QString &name, const QJsonValue &content, bool applies) {
        if (applies)
            json.insert(name, content);
    };
    QJsonArray numbers;
    for (const int one : nodes)
        numbers.append(one);
    insert(u"client"_s, client, !client.isEmpty());
    insert(u"node"_s, node, node >= 0);
    insert(u"nodes"_s, numbers, !nodes.isEmpty());
    insert(u"ok"_s, ok, !ok);
    insert(u"value"_s, value, !value.isEmpty());
    insert(u"what"_s, what, !what.isEmpty());
    insert(u"number"_s, number.value_or(0), number.has_value());
    insert(u"token"_s, token.value_or(0), token.has_value());
    insert(u"ttlMs"_s, ttlMs.value_or(0), ttlMs.has_value());
    insert(u"told"_s, told, !told.isEmpty());
    return json;
}

std::optional<StageEvent> StageEvent::fromJson(const QJsonObject &json)
{
    const auto name = std::find(kEventNames.begin(), kEventNames.end(), json.value("event"_L1).toString());
    if (name == kEventNames.end())
        return std::nullopt;
    StageEvent event{.kind = static_cast<Kind>(name - kEventNames.begin()),
                     .ms = json.value("ms"_L1).toInteger(),
                     .client = json.value("client"_L1).toString(),
                     .node = json.value("node"_L1).toInt(-1),
                     .ok = json.value("ok"_L1).toBool(true),
                     .value = json.value("value"_L1).toString(),
                     .what = json.value("what"_L1).toString(),
                     .told = json.value("told"_L1).toString()};
    for (const auto &[key, figure] : {std::pair("number"_L1, &event.number), std::pair("token"_L1, &event.token),
                                      std::pair("ttlMs"_L1, &event.ttlMs)}) {
        if (json.contains(key))
            *figure = json.value(key).toInteger();
    }
    const auto numbers = json.value("nodes"_L1).toArray();
    for (const auto &number : numbers)
        event.nodes.append(number.toInt());
    return event;
}

} // namespace Lockscope::Lab
