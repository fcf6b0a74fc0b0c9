#pragma once

#include "../base/clock.h"
#include "../base/export.h"
#include "value.h"

#include <QByteArray>
#include <QString>

#include <compare>
#include <optional>
#include <vector>

namespace Lockscope {

/// A server's version, such as `7.0.15`.
struct ServerVersion
{
    int major = 0;
    int minor = 0;
    int patch = 0;

    friend auto operator<=>(const ServerVersion &, const ServerVersion &) = default;

    /// Returns nothing if the text is not a version.
    [[nodiscard]] static LOCKSCOPE_CORE_EXPORT std::optional<ServerVersion> parse(const QByteArray &text);
};

/// What INFO reports about a server. Empty fields are unknown.
struct ServerFacts
{
    QByteArray runId;
    QString version;
    QString role; ///< master, slave, sentinel
    QString evictionPolicy;
    bool clusterMember = false;
    std::optional<ServerVersion>
        compatibleRedisVersion; ///< compatible version of Redis; Valkey reports one besides its own version
    std::optional<qint64> maxMemory; ///< bytes; 0: no limit
    std::optional<qint64> evictedKeys; ///< since the server started
    std::optional<bool> appendOnly; ///< the append-only file is enabled
    std::optional<bool> appendFails; ///< the latest write to the append-only file failed
    std::optional<bool> snapshotFails; ///< the latest snapshot failed
    std::optional<qint64> replicas; ///< number of connected replicas
    std::optional<qint64> goodReplicas; ///< replicas in sync; only reported if min-replicas-to-write is set
    QString primary; ///< `host:port` of a replica's primary
    std::optional<bool> primaryLost; ///< a replica has no connection to its primary

    friend bool operator==(const ServerFacts &, const ServerFacts &) = default;
};

/// Parses INFO's reply. Ignores unknown lines.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT ServerFacts parseServerInfo(const QByteArray &info);

/// Returns a number from INFO's reply; nothing if the field is missing or not a number.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<qint64> infoNumber(const QByteArray &info, QByteArrayView field);

/// The number of keys in one database of a server.
struct DatabaseKeys
{
    int database = 0;
    qint64 keys = 0;

    friend bool operator==(const DatabaseKeys &, const DatabaseKeys &) = default;
};

/// The values of INFO that change with every reading.
struct ServerUse
{
    std::optional<std::chrono::seconds> uptime; ///< by the server's wall clock
    std::optional<qint64> usedMemory; ///< bytes
    std::optional<std::vector<DatabaseKeys>> keyspace; ///< databases that hold keys, by number; unset: INFO omits them

    friend bool operator==(const ServerUse &, const ServerUse &) = default;
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT ServerUse parseServerUse(const QByteArray &info);

/// Settings that only the configuration shows, which few users may read. Empty fields are unknown.
struct ServerSettings
{
    QString appendFsync; ///< always, everysec, no
    std::optional<QString> savePoints; ///< as in redis.conf; empty text: none
    std::optional<QString> keyspaceEvents; ///< notify-keyspace-events; empty text: none
    bool withoutConfig = false; ///< the server has no command CONFIG, as many managed ones

    friend bool operator==(const ServerSettings &, const ServerSettings &) = default;
};

/// The range of the server's wall clock minus the local one.
struct ClockOffset
{
    Micros least{0};
    Micros most{0};

    [[nodiscard]] constexpr Micros middle() const { return least + (most - least) / 2; }
    [[nodiscard]] constexpr Micros uncertainty() const { return (most - least) / 2; }

    friend bool operator==(const ClockOffset &, const ClockOffset &) = default;

    /// `sent` and `received`: by the local wall clock, rounded down to milliseconds.
    [[nodiscard]] static constexpr ClockOffset between(WallTime sent, WallTime received, Micros serverTime)
    {
        return {.least = serverTime - received.time_since_epoch() - Millis(1),
                .most = serverTime - sent.time_since_epoch()};
    }
};

/// Returns the time since 1970 from TIME's reply; nothing if the reply is invalid or implausible.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<Micros> parseServerTime(const Value &reply);

} // namespace Lockscope
