#pragma once

#include "fixtures/redisset.h"

#include <QJsonObject>
#include <QTextStream>

namespace LockscopeBench {

struct WatchSettings
{
    int locks = 100'000;
    int others = 1'000'000;
    int rounds = 13;
    std::chrono::seconds length{10};
    bool bare = true; ///< without: no ratio, for a profiler
};

// Each prints what it finds and returns it as JSON.
[[nodiscard]] QJsonObject sweepCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out);
[[nodiscard]] QJsonObject othersCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out);
[[nodiscard]] QJsonObject latencyCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings,
                                      QTextStream &out);
[[nodiscard]] QJsonObject memoryCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out);
[[nodiscard]] QJsonObject idleCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out);
/// What a watched server's other clients lose.
[[nodiscard]] QJsonObject besideCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out);
/// What the same costs through an SSH host on this machine.
[[nodiscard]] QJsonObject tunnelCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out);

} // namespace LockscopeBench
