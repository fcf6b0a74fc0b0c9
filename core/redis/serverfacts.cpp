#include "serverfacts.h"

#include <QByteArrayList>

#include <algorithm>
#include <array>

namespace Lockscope {

namespace {

/// Longest value that is kept. Genuine values of INFO are shorter.
constexpr qsizetype kLongestValue = 200;
/// Old servers report at least this many seconds since the loss of a link that was never up.
constexpr qint64 kLongAgo = 1'000'000'000;
/// Seconds that a replica may take after its start to reach its primary.
constexpr qint64 kComingUp = 30;

/// Calls `take(key, value)` for each `key:value` line.
template <typename Take>
void forEachLine(const QByteArray &info, Take take)
{
    qsizetype pos = 0;
    while (pos < info.size()) {
        qsizetype end = info.indexOf('\n', pos);
        if (end < 0)
            end = info.size();
        const QByteArray line = info.mid(pos, end - pos).trimmed();
        pos = end + 1;
        const qsizetype colon = line.indexOf(':');
        if (colon >= 0 && !line.startsWith('#'))
            take(line.left(colon), line.mid(colon + 1).left(kLongestValue));
    }
}

/// Parses a line such as `db1:keys=2,expires=1,avg_ttl=0`. Returns nothing for other lines.
std::optional<DatabaseKeys> databaseKeys(const QByteArray &key, const QByteArray &value)
{
    bool isNumber = false;
    bool isCount = false;
    const DatabaseKeys found{.database = key.mid(2).toInt(&isNumber),
                             .keys = value.mid(5, value.indexOf(',') - 5).toLongLong(&isCount)};
    return key.startsWith("db") && value.startsWith("keys=") && isNumber && isCount && found.database >= 0
            && found.keys > 0
        ? std::optional(found)
        : std::nullopt;
}

std::optional<qint64> count(const QByteArray &value)
{
    bool ok = false;
    const qint64 number = value.toLongLong(&ok);
    return ok && number >= 0 ? std::optional(number) : std::nullopt;
}

/// Returns true if the value equals `yes`, false for any other; nothing if it is empty.
std::optional<bool> flag(const QByteArray &value, const char *yes)
{
    return value.isEmpty() ? std::nullopt : std::optional(value == yes);
}

std::optional<bool> failed(const QByteArray &status)
{
    return status.isEmpty() ? std::nullopt : std::optional(status != "ok");
}

} // namespace

std::optional<ServerVersion> ServerVersion::parse(const QByteArray &text)
{
    std::array<int, 3> parts{};
    const auto words = text.split('.');
    for (qsizetype i = 0; i < std::min<qsizetype>(words.size(), 3); ++i) {
        bool ok = false;
        const int part = words.at(i).toInt(&ok);
        // `8.0.0-rc1` counts as 8.0.0.
        if ((!ok || part < 0) && i < 2)
            return std::nullopt;
        parts[static_cast<size_t>(i)] = ok ? std::max(part, 0) : 0;
    }
    if (words.size() < 2)
        return std::nullopt;
    return ServerVersion{.major = parts[0], .minor = parts[1], .patch = parts[2]};
}

ServerFacts parseServerInfo(const QByteArray &info)
{
    ServerFacts facts;
    QByteArray primaryHost;
    QByteArray primaryPort;
    std::optional<qint64> downFor;
    std::optional<qint64> uptime;
    forEachLine(info, [&](const QByteArray &key, const QByteArray &value) {
        if (key == "run_id") {
            facts.runId = value;
        } else if (key == "redis_version") {
            facts.compatibleRedisVersion = ServerVersion::parse(value);
            if (facts.version.isEmpty())
                facts.version = QStringLiteral("Redis ") + QString::fromLatin1(value);
        } else if (key == "valkey_version") {
            facts.version = QStringLiteral("Valkey ") + QString::fromLatin1(value);
        } else if (key == "role") {
            facts.role = QString::fromLatin1(value);
        } else if (key == "maxmemory_policy") {
            facts.evictionPolicy = QString::fromLatin1(value);
        } else if (key == "maxmemory") {
            facts.maxMemory = count(value);
        } else if (key == "evicted_keys") {
            facts.evictedKeys = count(value);
        } else if (key == "cluster_enabled") {
            facts.clusterMember = value == "1";
        } else if (key == "aof_enabled") {
            facts.appendOnly = flag(value, "1");
        } else if (key == "aof_last_write_status") {
            facts.appendFails = failed(value);
        } else if (key == "rdb_last_bgsave_status") {
            facts.snapshotFails = failed(value);
        } else if (key == "connected_slaves") {
            facts.replicas = count(value);
        } else if (key == "min_slaves_good_slaves") {
            facts.goodReplicas = count(value);
        } else if (key == "master_host") {
            primaryHost = value;
        } else if (key == "master_port") {
            primaryPort = value;
        } else if (key == "master_link_status") {
            facts.primaryLost = flag(value, "down");
        } else if (key == "master_link_down_since_seconds") {
            downFor = count(value);
        } else if (key == "uptime_in_seconds") {
            uptime = count(value);
        }
    });
    // A replica that has just started is still connecting; it has not lost its primary.
    const bool wasUp = downFor && *downFor < kLongAgo;
    if (facts.primaryLost == true && !wasUp && uptime && *uptime < kComingUp)
        facts.primaryLost = false;
    if (!primaryHost.isEmpty())
        facts.primary = QString::fromLatin1(primaryHost + ':' + primaryPort);
    return facts;
}

std::optional<qint64> infoNumber(const QByteArray &info, QByteArrayView field)
{
    std::optional<qint64> number;
    forEachLine(info, [&](const QByteArray &key, const QByteArray &value) {
        if (key == field)
            number = count(value);
    });
    return number;
}

ServerUse parseServerUse(const QByteArray &info)
{
    ServerUse use;
    if (info.contains("# Keyspace"))
        use.keyspace.emplace();
    forEachLine(info, [&](const QByteArray &key, const QByteArray &value) {
        if (key == "uptime_in_seconds") {
            const auto seconds = count(value);
            if (seconds && *seconds < 100'000'000'000)
                use.uptime = std::chrono::seconds(*seconds);
        } else if (key == "used_memory") {
            use.usedMemory = count(value);
        } else if (const auto found = databaseKeys(key, value); found && use.keyspace) {
            use.keyspace->push_back(*found);
        }
    });
    return use;
}

std::optional<Micros> parseServerTime(const Value &reply)
{
    if (!reply.isArray() || reply.elements.size() != 2)
        return std::nullopt;
    const auto seconds = count(reply.elements[0].text);
    const auto micros = count(reply.elements[1].text);
    if (!seconds || !micros || *seconds > 100'000'000'000 || *micros >= 1'000'000)
        return std::nullopt;
    return std::chrono::seconds(*seconds) + Micros(*micros);
}

} // namespace Lockscope
