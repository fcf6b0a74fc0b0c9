#pragma once

#include "fixtures/redisset.h"
#include "fixtures/waiting.h"

#include <lockscope/core/locks/lockclient.h>

namespace LockscopeTest {

/// Long enough that a noisy machine cannot end it by accident.
inline constexpr Lockscope::Millis kTtl{20'000};
/// A pause between attempts that no test waits out: who gets a lock before was told.
inline constexpr Lockscope::Millis kNever{3'600'000};

inline Lockscope::LockOptions calm(Lockscope::Millis wait = Lockscope::Millis(0))
{
    return {.ttl = kTtl,
            .wait = wait,
            .retryMin = Lockscope::Millis(5),
            .retryMax = Lockscope::Millis(20),
            .autoRenew = false,
            .program = QStringLiteral("test program")};
}

/// Waits for as long as it takes, and never asks by itself.
inline Lockscope::LockOptions asleep()
{
    auto options = calm(kNever);
    options.retryMin = options.retryMax = kNever;
    return options;
}

/// The error's word, or "ok".
template <typename T>
QString kindOf(const Lockscope::Result<T> &result)
{
    return result ? QStringLiteral("ok") : QString(Lockscope::toString(result.error().kind));
}

template <typename T>
QString why(const Lockscope::Result<T> &result)
{
    return result ? QString() : result.error().message;
}

/// Servers, and what redis-cli sees of locks on them.
class LockServers : public RedisSet
{
public:
    using RedisSet::RedisSet;

    /// How many of the first `count` servers have the key.
    [[nodiscard]] int copies(const QString &key, int count = -1) const
    {
        return static_cast<int>(tellAll(QStringLiteral("EXISTS ") + key, count).count("1"));
    }

    /// The servers that run agree that `value` is at `key`.
    [[nodiscard]] bool allHold(const QString &key, const QByteArray &value, int count = -1) const
    {
        const auto found = tellAll(QStringLiteral("GET ") + key, count);
        return found.count(value) == found.size();
    }

    [[nodiscard]] QList<qint64> ttls(const QString &key, int count = -1) const
    {
        QList<qint64> result;
        const auto answers = tellAll(QStringLiteral("PTTL ") + key, count);
        for (const auto &answer : answers)
            result.append(answer.toLongLong());
        return result;
    }

    /// How often a server has carried out the command, also within scripts, since its start or resetStatistics().
    [[nodiscard]] int calls(int node, const QByteArray &command)
    {
        const QByteArray wanted = "cmdstat_" + command + ":calls=";
        const QByteArray statistics = (*this)[node].tell(QStringLiteral("INFO commandstats"));
        const qsizetype at = statistics.indexOf(wanted);
        return at < 0 ? 0 : statistics.mid(at + wanted.size()).split(',').first().toInt();
    }
    [[nodiscard]] bool resetStatistics(int count = -1) const
    {
        const auto answers = tellAll(QStringLiteral("CONFIG RESETSTAT"), count);
        return answers.count("OK") == answers.size();
    }

    /// How many connections listen to the channel on a server.
    [[nodiscard]] int listeners(int node, const QString &channel)
    {
        return (*this)[node]
            .cli({QStringLiteral("PUBSUB"), QStringLiteral("NUMSUB"), channel})
            .split('\n')
            .last()
            .toInt();
    }
};

/// The client has spoken to every node, and nothing of it is on its way any more.
inline bool connected(Lockscope::LockClient &client)
{
    const auto taken = await(client.acquire("first of all", calm()));
    return taken && await((*taken)->release());
}

} // namespace LockscopeTest
