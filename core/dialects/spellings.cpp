#include "spellings.h"

#include "../base/text.h"
#include "dialect.h"

#include <QtEndian>

#include <array>

namespace Lockscope::Spellings {

namespace {

struct Place
{
    const char *before;
    const char *after;
};

/// What libraries put before and after the application's name for a lock (resources/docs/dialects.md).
constexpr auto kPlaces = std::to_array<Place>({
    {"lock:", ""},
    {"redlock:", ""},
    {"", ":lock"},
    {"lock:owner:", ""},
    {"l:", ""},
    {"", ".lock"},
    {"", "_LOCK"},
    {"cronlock.", ""},
    {"pr/", ""},
    {"SEATA_ROW_LOCK_", ""},
    {"lockf", ""},
    {"lockp", ""},
    {"arq:in-progress:", ""},
    {"rq:clean_registries:", ""},
    {"", "_#RL#"},
    {"", ":GRABBED"},
    {"redisson_lock_timeout:{", "}"},
    {"lock.", ""},
    {"_lock", ""},
    {"_lock:", ""},
    {"", ".readers"},
    {"", ".writer"},
    {"", ":timeout"},
    {"{", "}:timeout"},
    {"{", "}:time"},
    {"", "~lock"},
    {"", ":LOCKED"},
    {"uniquejobs:", ":LOCKED"},
    {"rql:lock:", ""},
    {"semaphore:", ""},
    {"SEMAPHORE:", ":GRABBED"},
    {"mutex:", ""},
    {"activejob_uniqueness:", ""},
    {"gitlab:exclusive_lease:", ""},
    {"php-malkusch-lock:", ""},
    {"SINGLETONLOCK_", ""},
    {"RedisClientLock:", ""},
    {"lock4j", ""},
    {"lock4j:", ""},
    {"distributed_lock:", ""},
    {"rueidislock:0:", ""},
    {"valkeylock:0:", ""},
    {"job-lock:default:", ""},
    {"rq:scheduler-lock:", ""},
    {"trigger_lock:", ""},
    {"job_blocked:", ""},
    {"{hangfire}:lock:", ""},
    {"", ":dequeued:lock"},
    {"bull:", ""},
    {"{bull}:", ""},
    {"", ":resque_scheduler_master_lock"},
    {"", ":redbeat::lock"},
    {"resque:lock:", ""},
    {"resque:loner:lock:", ""},
    {"loner:lock:", ""},
    {"qo_", ""},
    {"huey.results.", ""},
    {"huey.r.", ""},
    {"pulp:resource_lock:", ""},
});

/// A key as Spring's RedisTemplate writes it by default.
QByteArray javaSerialized(const QByteArray &text)
{
    std::array<char, 2> length{};
    qToBigEndian(static_cast<quint16>(text.size()), length.data());
    return QByteArrayLiteral("\xAC\xED\x00\x05t") + QByteArray(length.data(), std::ssize(length)) + text;
}

} // namespace

QByteArrayList keysSpelledBy(const QString &text)
{
    QByteArrayList keys{bytesFromText(text)};
    if (const QByteArray asIs = text.toUtf8(); asIs != keys.constFirst())
        keys.append(asIs);
    return keys;
}

QByteArray mainKeyBeside(const QByteArray &key)
{
    // Some dialects also check the value, so give them values that they expect.
    static const QByteArray kWaitingWriter = "a_1_" + QByteArray(32, '0') + "_WRITERWAITING";
    static const QByteArray kToken = QByteArray(32, '\0').toBase64();
    for (const KeyType type : {KeyType::String, KeyType::List, KeyType::SortedSet, KeyType::Hash, KeyType::Set}) {
        const RawKey raw{.key = key, .type = type, .length = 1, .value = kWaitingWriter, .fields = {{kToken, "1"}}};
        const auto mainKey = DialectCatalog::standard().companionOf(raw, Clock::system().wallNow());
        if (mainKey && !mainKey->isEmpty() && *mainKey != key)
            return *mainKey;
    }
    return {};
}

QByteArrayList mainKeysOf(const QByteArray &resource)
{
    QByteArrayList keys;
    for (const auto &[before, after] : kPlaces)
        keys.append(before + resource + after);
    // asynq's names have two parts: queue and task.
    if (const qsizetype colon = resource.indexOf(':'); colon > 0)
        keys.append("asynq:{" + resource.first(colon) + "}:unique:" + resource.sliced(colon + 1));
    if (resource.size() <= 0xFFFF)
        keys.append(javaSerialized(resource));
    return keys;
}

} // namespace Lockscope::Spellings
