#pragma once

#include "../base/clock.h"
#include "../dialects/dialect.h"
#include "../redis/endpoint.h"
#include "pacer.h"

#include <QByteArrayList>
#include <QList>

namespace Lockscope {

/// How much harm a mistake does; friction of actions follows it (DESIGN.md §6).
enum class Environment { Development, Unspecified, Production };

/// A named set of nodes with its rule, its key patterns and its environment. A value.
/// One node is judged by itself; several are independent and vote (Redlock).
struct Deployment
{
    static constexpr Millis kShortestInterval{100};
    static constexpr Millis kLongestInterval{60000};

    QString name = {};
    QList<Endpoint> nodes = {};
    /// Globs (as SCAN MATCH reads them) of keys that are locks. Empty: every key is looked at and recognised by its form.
    QByteArrayList patterns = {};
    DialectOptions dialects = {};
    Environment environment = Environment::Unspecified;
    ReadPace pace = {};
    Millis interval{1000}; ///< between readings of known locks, kShortestInterval to kLongestInterval

    /// Strings that only look like locks are no rows: neither asked for, nor named by patterns.
    [[nodiscard]] bool leavesOutGeneric() const { return !dialects.generic && patterns.isEmpty(); }

    friend bool operator==(const Deployment &, const Deployment &) = default;
};

} // namespace Lockscope
