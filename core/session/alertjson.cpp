#include "alertjson.h"

#include "../base/jsonvalues_p.h"

#include <algorithm>
#include <limits>

namespace Lockscope {

namespace {

using namespace Qt::StringLiterals;

constexpr double kMostMillis = 366.0 * 24 * 3600 * 1000;

qint64 millis(Micros time)
{
    return std::chrono::floor<Millis>(time).count();
}

/// Returns false for a value that is no number from 0 to `most`. A missing value leaves `number` unchanged.
bool readNumber(const QJsonObject &object, QLatin1String field, double most, double &number)
{
    const QJsonValue value = object.value(field);
    if (value.isUndefined())
        return true;
    number = value.toDouble(-1);
    return number >= 0 && number <= most;
}

/// The first field with an unusable value; empty: none.
QLatin1String readRule(const QJsonObject &object, AlertRule &rule)
{
    if (const QJsonValue enabled = object.value("enabled"_L1); !enabled.isUndefined()) {
        if (!enabled.isBool())
            return "enabled"_L1;
        rule.enabled = enabled.toBool();
    }
    const std::pair<QLatin1String, Micros *> times[]{{"forAtLeastMs"_L1, &rule.forAtLeast},
                                                     {"coolDownMs"_L1, &rule.coolDown},
                                                     {"thresholdMs"_L1, &rule.threshold},
                                                     {"windowMs"_L1, &rule.window}};
    for (const auto &[field, time] : times) {
        auto number = static_cast<double>(millis(*time));
        if (!readNumber(object, field, kMostMillis, number))
            return field;
        *time = Millis(static_cast<qint64>(number));
    }
    if (!readNumber(object, "factor"_L1, 1e6, rule.factor))
        return "factor"_L1;
    double count = rule.count;
    if (!readNumber(object, "count"_L1, std::numeric_limits<int>::max(), count))
        return "count"_L1;
    rule.count = static_cast<int>(count);
    return {};
}

} // namespace

QJsonObject alertToJson(const Alert &alert, const std::vector<NodeStatus> &nodes, WallTime since)
{
    const auto node = std::find_if(nodes.begin(), nodes.end(),
                                   [&](const NodeStatus &status) { return status.index == alert.node; });
    const bool isTime = traitsOf(alert.kind).measure == AlertTraits::Measure::Time;
    const bool isOver = alert.phase == Alert::Phase::Cleared;
    const auto number = [&](qint64 value) { return isTime ? QJsonValue(millis(Micros(value))) : QJsonValue(value); };
    const bool counts = isTime || alert.value != 0 || alert.threshold != 0;
    const bool overlaps = alert.kind == AlertKind::Overlap;
    const auto wall = [&](Instant moment) { return QJsonValue(isoTime(since + floorMillis(moment - alert.since))); };
    return {{u"alert"_s, toString(alert.kind)},
            {u"isPast"_s, overlaps ? QJsonValue(alert.isPast()) : kNull},
            {u"lastSince"_s, overlaps || alert.isBeyond() ? wall(alert.lastFrom) : kNull},
            {u"lastUntil"_s, overlaps && alert.lastUntil != Instant::max() ? wall(alert.lastUntil) : kNull},
            {u"phase"_s, toString(alert.phase)},
            {u"isDropped"_s, alert.isDropped},
            {u"quiet"_s, alert.quiet},
            {u"database"_s, orNull(databaseOf(nodes))},
            {u"name"_s, orNull(alert.lock)},
            {u"node"_s, node == nodes.end() ? kNull : QJsonValue(visibleText(node->label))},
            {u"since"_s, isoTime(since)},
            {u"sinceIsExact"_s, alert.isSinceExact},
            {isTime ? u"valueMs"_s : u"value"_s, counts && !isOver ? number(alert.value) : kNull},
            {u"isOneHold"_s, alert.kind == AlertKind::HeldLong ? QJsonValue(alert.isOneHold) : kNull},
            {isTime ? u"thresholdMs"_s : u"threshold"_s, counts && !isOver ? number(alert.threshold) : kNull}};
}

QJsonObject alertRulesToJson(const AlertRules &rules)
{
    QJsonObject object;
    for (const auto &[kind, rule] : rules)
        object.insert(toString(kind),
                      QJsonObject{{u"enabled"_s, rule.enabled},
                                  {u"forAtLeastMs"_s, millis(rule.forAtLeast)},
                                  {u"coolDownMs"_s, millis(rule.coolDown)},
                                  {u"thresholdMs"_s, millis(rule.threshold)},
                                  {u"factor"_s, rule.factor},
                                  {u"count"_s, rule.count},
                                  {u"windowMs"_s, millis(rule.window)}});
    return object;
}

Result<AlertRules> alertRulesFromJson(const QJsonObject &object)
{
    AlertRules rules = defaultAlertRules();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const auto kinds = alertTraits();
        const auto known = std::find_if(kinds.begin(), kinds.end(),
                                        [&](const AlertTraits &traits) { return it.key() == traits.id; });
        if (known == kinds.end())
            return Error{.kind = ErrorKind::InvalidArgument,
                         .message = u"There is no alert \"%1\""_s.arg(visibleText(it.key(), 60))};
        if (!it.value().isObject())
            return Error{.kind = ErrorKind::InvalidArgument,
                         .message = u"The rule of the alert \"%1\" is no object"_s.arg(it.key())};
        if (const auto wrong = readRule(it.value().toObject(), rules[known->kind]); !wrong.isEmpty())
            return Error{.kind = ErrorKind::InvalidArgument,
                         .message = u"The rule of the alert \"%1\" has no usable \"%2\""_s.arg(it.key(), wrong)};
    }
    return rules;
}

} // namespace Lockscope
