#include "historyjson.h"

#include "../base/jsonvalues_p.h"
#include "../base/text.h"
#include "../history/reliance.h"

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

bool hasLength(HistoryKind kind)
{
    return kind == HistoryKind::Ended || kind == HistoryKind::Renewed || kind == HistoryKind::HandOver
        || kind == HistoryKind::Overlap || kind == HistoryKind::Gap;
}

} // namespace

QJsonObject historyToJson(const HistoryEvent &event, const std::vector<NodeStatus> &nodes, Instant now, WallTime wall)
{
    const auto at = wall - floorMillis(now - event.at);
    QJsonObject object{{u"event"_s, toString(event.kind)},
                       {u"time"_s, isoTime(at)},
                       {u"slackMs"_s, event.slack >= HistoryEvent::kUnbounded ? kNull : millisOrNull(event.slack)}};
    if (event.node >= 0 && static_cast<size_t>(event.node) < nodes.size())
        object.insert(u"node"_s, nodes[static_cast<size_t>(event.node)].label);
    if (!event.lock.isEmpty()) {
        object.insert(u"name"_s, jsonText(event.lock));
        object.insert(u"owner"_s, orNull(event.owner));
        object.insert(u"process"_s, orNull(event.process));
        object.insert(u"exact"_s, event.exact);
    }
    if (!event.other.isEmpty())
        object.insert(u"other"_s, jsonText(event.other));
    if (event.kind == HistoryKind::Ended) {
        object.insert(u"end"_s, toString(event.end));
        object.insert(u"isOneHold"_s, event.isOneHold);
    }
    if (hasLength(event.kind))
        object.insert(u"lengthMs"_s, event.length == Micros::max() ? QJsonValue(-1) : millisOrNull(event.length));
    if (event.kind == HistoryKind::Overlap) {
        object.insert(u"cause"_s, toString(event.cause));
        object.insert(u"isOver"_s, isOverlapOver(event));
    }
    if (event.kind == HistoryKind::Waiting)
        object.insert(u"waiting"_s, event.waiting);
    if (event.kind == HistoryKind::Renewed)
        object.insert(u"lateMs"_s, millisOrNull(event.late));
    return object;
}

} // namespace Lockscope
