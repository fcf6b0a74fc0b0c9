#include "alertkinds.h"

#include "../board/nodepredicates.h"

#include <array>

namespace Lockscope {

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

std::span<const AlertTraits> alertTraits()
{
    using Measure = AlertTraits::Measure;
    static constexpr std::array kTraits{
        AlertTraits{
            .kind = AlertKind::Overlap, .id = "overlap"_L1, .severity = Severity::Alarm, .rule = {.window = 30min}},
        AlertTraits{.kind = AlertKind::QuorumLost,
                    .id = "quorum-lost"_L1,
                    .severity = Severity::Alarm,
                    .rule = {.forAtLeast = 2s}},
        AlertTraits{.kind = AlertKind::NoMargin, .id = "no-margin"_L1, .rule = {.forAtLeast = 5s}},
        // Some clients set the expiry in a second step.
        AlertTraits{.kind = AlertKind::NeverExpires,
                    .id = "never-expires"_L1,
                    .severity = severityOf(Verdict::NoExpiry),
                    .rule = {.forAtLeast = 10s, .coolDown = 1h},
                    .isOfReadings = true},
        AlertTraits{.kind = AlertKind::RenewLate,
                    .id = "renew-late"_L1,
                    .severity = severityOf(Verdict::RenewLate),
                    .rule = {},
                    .isOfReadings = true},
        AlertTraits{.kind = AlertKind::HeldLong,
                    .id = "held-long"_L1,
                    .rule = {.threshold = 60s, .factor = 5},
                    .measure = Measure::Time,
                    .isOfReadings = true},
        AlertTraits{.kind = AlertKind::ManyWait,
                    .id = "many-wait"_L1,
                    .rule = {.forAtLeast = 30s, .count = 10},
                    .isOfReadings = true},
        AlertTraits{.kind = AlertKind::SplitOften, .id = "split-often"_L1, .rule = {.count = 3, .window = 1min}},
        AlertTraits{.kind = AlertKind::NodeDown, .id = "node-down"_L1, .rule = {.forAtLeast = 5s}},
        AlertTraits{.kind = AlertKind::NodeRestarted,
                    .id = "node-restarted"_L1,
                    .rule = {.window = 5min},
                    .isOfForgetting = true},
        AlertTraits{.kind = AlertKind::NodeFailover,
                    .id = "node-failover"_L1,
                    .rule = {.window = 5min},
                    .isOfForgetting = true},
        AlertTraits{.kind = AlertKind::NodeEvicts, .id = "node-evicts"_L1, .rule = {.coolDown = 24h}},
        // A single reading may have been delayed.
        AlertTraits{.kind = AlertKind::ClockOff,
                    .id = "clock-off"_L1,
                    .rule = {.forAtLeast = 5s, .coolDown = 1h, .threshold = kClockTolerance},
                    .measure = Measure::Time},
        AlertTraits{
            .kind = AlertKind::OwnLost, .id = "own-lost"_L1, .severity = Severity::Alarm, .rule = {.window = 30min}},
    };
    return kTraits;
}

const AlertTraits &traitsOf(AlertKind kind)
{
    const auto traits = alertTraits();
    const auto &found = traits[std::min(static_cast<size_t>(kind), traits.size() - 1)];
    Q_ASSERT(found.kind == kind);
    return found;
}

AlertRules defaultAlertRules()
{
    AlertRules rules;
    for (const auto &traits : alertTraits())
        rules.emplace(traits.kind, traits.rule);
    return rules;
}

} // namespace Lockscope
