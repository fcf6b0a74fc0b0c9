#pragma once

#include "../base/clock.h"
#include "../base/export.h"
#include "value.h"

#include <QByteArray>
#include <QString>

#include <compare>
#include <map>
#include <optional>

namespace Lockscope {

/// `7.0.15`, as a server states it.
struct ServerVersion
{
    int major = 0;
    int minor = 0;
    int patch = 0;

    friend auto operator<=>(const ServerVersion &, const ServerVersion &) = default;

    /// Nothing when it is no such number.
    [[nodiscard]] static LOCKSCOPE_CORE_EXPORT std::optional<ServerVersion> parse(const QByteArray &text);
};

/// What INFO told about the server behind an endpoint. Empty fields are not known.
struct ServerFacts
{
    QByteArray runId;
    QString version;
    QString role; ///< master, slave, sentinel
    QString evictionPolicy;
    bool clusterMember = false;
    std::optional<ServerVersion> likeRedis; ///< the version of Redis whose commands it has; Valkey states one besides its own
    std::optional<qint64> maxMemory; ///< bytes; 0: no limit
    std::optional<qint64> evictedKeys; ///< since it started
    std::optional<bool> appendOnly; ///< it keeps an append-only file
    std::optional<bool> appendFails; ///< the latest write to that file failed
    std::optional<bool> snapshotFails; ///< the latest snapshot failed
    std::optional<qint64> replicas; ///< that follow it
    std::optional<qint64> goodReplicas; ///< of them, in step; told only where writes ask for some (min-replicas-to-write)
    QString primary; ///< `host:port` that a replica follows
    std::optional<bool> primaryLost; ///< a replica has no connection to it

    friend bool operator==(const ServerFacts &, const ServerFacts &) = default;
};

/// Reads the fields above out of INFO's reply; unknown lines are passed over.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT ServerFacts parseServerInfo(const QByteArray &info);

/// One number of INFO's reply; nothing when it is not there, or none.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<qint64> infoNumber(const QByteArray &info, QByteArrayView field);

/// What of INFO changes from look to look.
struct ServerUse
{
    std::optional<std::chrono::seconds> uptime; ///< by the server's wall clock
    std::optional<qint64> usedMemory; ///< bytes
    std::map<int, qint64> keys; ///< of each database that has any

    friend bool operator==(const ServerUse &, const ServerUse &) = default;
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT ServerUse parseServerUse(const QByteArray &info);

/// What is only in the configuration, which few users may read. Empty fields are not known.
struct ServerSettings
{
    QString appendFsync; ///< always, everysec, no
    std::optional<QString> savePoints; ///< as in redis.conf; empty: none
    std::optional<QString> keyspaceEvents; ///< notify-keyspace-events; empty: none

    friend bool operator==(const ServerSettings &, const ServerSettings &) = default;
};

/// A server's wall clock less ours lay between these when it was asked.
struct ClockOffset
{
    Micros least{0};
    Micros most{0};

    [[nodiscard]] constexpr Micros middle() const { return least + (most - least) / 2; }
    [[nodiscard]] constexpr Micros uncertainty() const { return (most - least) / 2; }

    friend bool operator==(const ClockOffset &, const ClockOffset &) = default;

    /// `sent` and `received` are of our wall clock, in whole milliseconds that have begun.
    [[nodiscard]] static constexpr ClockOffset between(WallTime sent, WallTime received, Micros serverTime)
    {
        return {.least = serverTime - received.time_since_epoch() - Millis(1), .most = serverTime - sent.time_since_epoch()};
    }
};

/// TIME's reply, since 1970. Nothing when it is none, or beyond reason.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<Micros> parseServerTime(const Value &reply);

} // namespace Lockscope
