#pragma once

#include <lockscope/core/dialects/dialect.h>

#include <QtEndian>

#include <vector>

namespace LockscopeTest {

/// What a library leaves in Redis, and what is to be made of it.
struct LockFixture
{
    const char *what; ///< library and state, for people
    Lockscope::RawKey raw;
    const char *dialect; ///< empty: no lock
    Lockscope::Grade grade = Lockscope::Grade::Known; ///< or a higher one
    bool needsCompanion = false;
};

inline const QByteArray kUuid("3edaecd7-8b5a-4c47-bdc6-fff775044369");
inline const QByteArray kOtherUuid("96b38d21-5ded-4eeb-ac36-87b581f3be26");
inline const QByteArray kHex32V4("d762ea49f00b46468bd8202fb65138c3");
inline const QByteArray kHash22("q83vEjRWeJCrze8SNFZ4kA"); ///< base64 of 16 bytes without its padding
inline const QByteArray kBase64Of16("4ZathNmb0l+HgplCLmIPag==");
inline const QByteArray kBase64Of18("FtPGYcjANDBTxDWnjcCyUual");
inline const QByteArray kBase64Of24("eQBK+JQT/+z8IGolkmzEhjU/85BoI0Rt");
inline const QByteArray kBase64Of32("aRxayyjVyO5uzngqXlRtOhRBw4lNPNB6xN5r3/Jy+sk=");
inline const QByteArray kOtherBase64Of32("bRxayyjVyO5uzngqXlRtOhRBw4lNPNB6xN5r3/Jy+sk=");
inline const QByteArray kMedallion("WEB_7_4711_0123456789abcdef0123456789abcdef");
inline const QByteArray kOtherMedallion("worker-2_99_fedcba9876543210fedcba9876543210");
inline const QByteArray kRql("rql:acq:4711/1234/5678/1/0123456789abcdef");
inline const QByteArray kDigest("0123456789abcdef0123456789abcdef");
inline const QByteArray kJid("b4a577edbccf1d805744efa9");

/// An UUID of version 1, 32 hex digits, of this time.
inline QByteArray uuid1At(Lockscope::WallTime time)
{
    const quint64 steps = static_cast<quint64>(time.time_since_epoch().count()) * 10'000 + 0x01B21DD213814000;
    const QByteArray hex = QByteArray::number(steps, 16).rightJustified(15, '0');
    return hex.right(8) + hex.mid(3, 4) + '1' + hex.left(3) + "a31f0242ac110002";
}

inline QByteArray seconds(Lockscope::WallTime time)
{
    return QByteArray::number(time.time_since_epoch().count() / 1000);
}

inline QByteArray millis(Lockscope::WallTime time)
{
    return QByteArray::number(static_cast<qint64>(time.time_since_epoch().count()));
}

inline QByteArray randomBytes(int count)
{
    QByteArray bytes;
    for (int i = 0; i < count; ++i)
        bytes.append(static_cast<char>(0x80 + (i * 37) % 0x7f));
    return bytes;
}

constexpr Lockscope::Millis kNoTtl{-1};
constexpr Lockscope::Millis kSomeTtl{30'000};
/// Of locks whose values say when they end: a slow machine has long seen all of them by then.
constexpr Lockscope::Millis kHeldFor{600'000};

inline Lockscope::KeyTtl ttlOf(Lockscope::Millis ttl)
{
    return Lockscope::KeyTtl::fromPttl(ttl.count());
}

inline Lockscope::RawKey stringKey(const QByteArray &key, const QByteArray &value, Lockscope::Millis ttl = kSomeTtl)
{
    using Lockscope::RawKey;
    RawKey raw{.key = key,
               .type = Lockscope::KeyType::String,
               .ttl = ttlOf(ttl),
               .length = value.size(),
               .value = value.left(RawKey::kValueLimit)};
    raw.cutShort(value.size(), QByteArrayView(value).last(std::min(value.size(), RawKey::kValueEnd)));
    return raw;
}

using Fields = QList<QPair<QByteArray, QByteArray>>;

inline Lockscope::RawKey keyOf(Lockscope::KeyType type, const QByteArray &key, const Fields &fields,
                               Lockscope::Millis ttl = kSomeTtl)
{
    return {.key = key, .type = type, .ttl = ttlOf(ttl), .length = fields.size(), .fields = fields};
}

inline Lockscope::RawKey hashKey(const QByteArray &key, const Fields &fields, Lockscope::Millis ttl = kSomeTtl)
{
    return keyOf(Lockscope::KeyType::Hash, key, fields, ttl);
}

inline Lockscope::RawKey sortedSetKey(const QByteArray &key, const Fields &fields, Lockscope::Millis ttl = kSomeTtl)
{
    return keyOf(Lockscope::KeyType::SortedSet, key, fields, ttl);
}

/// One or more for every library of resources/docs/dialects.md §3 that the rules know, at the time `now`.
inline std::vector<LockFixture> lockFixtures(Lockscope::WallTime now)
{
    using namespace Lockscope;
    using namespace std::chrono_literals;
    const QByteArray token = uuid1At(now - 42s);
    const QByteArray soon = seconds(now + kHeldFor);
    const QByteArray soonMs = millis(now + kHeldFor);
    const QByteArray uniqid = QByteArray::number((now - 7s).time_since_epoch().count() / 1000, 16) + "1e240";
    QByteArray eightBytes(8, '\0');
    qToLittleEndian<qint64>((now + kHeldFor).time_since_epoch().count() / 1000, eightBytes.data());
    QByteArray spring4 = "\x05web-3\x08"
                         "orders:1\x06main-1";
    {
        QByteArray time(8, '\0');
        qToBigEndian<qint64>((now - 5s).time_since_epoch().count(), time.data());
        spring4 += time;
    }
    const auto permit = randomBytes(16);
    const auto likely = Grade::Likely;

    return {
        {"Redisson: a lock", hashKey("anyLock", {{kUuid + ":82", "1"}}), "redisson"},
        {"Redisson: held twice", hashKey("anyLock", {{kUuid + ":82", "2"}}), "redisson"},
        {"Redisson: a thread id below zero", hashKey("anyLock", {{kUuid + ":-5", "1"}}), "redisson"},
        {"Redisson: without a TTL, by its name", hashKey("my-lock", {{kUuid + ":82", "1"}}, kNoTtl), "redisson"},
        {"Redisson: without a TTL, by its form", hashKey("stock", {{kUuid + ":82", "1"}}, kNoTtl), "redisson", likely},
        {"Redisson: of a map's element", hashKey("{map}:q83vEjRWeJCrze8SNFZ4kA:lock", {{kUuid + ":82", "1"}}),
         "redisson"},
        {"Camel over Redisson", hashKey("aggregationLock", {{kUuid + ":1", "1"}}), "redisson"},
        {"Redisson: a reader", hashKey("rw", {{"mode", "read"}, {kUuid + ":82", "1"}}), "redisson-rw"},
        {"Redisson: two readers", hashKey("rw", {{"mode", "read"}, {kUuid + ":82", "1"}, {kOtherUuid + ":7", "2"}}),
         "redisson-rw"},
        {"Redisson: a writer", hashKey("rw", {{"mode", "write"}, {kUuid + ":82:write", "1"}}), "redisson-rw"},
        {"Redisson: a writer that reads",
         hashKey("rw", {{"mode", "write"}, {kUuid + ":82:write", "1"}, {kUuid + ":82", "1"}}), "redisson-rw"},
        {"Redisson: a multi-lock of a group",
         hashKey("group",
                 {{kHash22, kUuid + ":82"},
                  {kHash22 + ':' + kUuid + ":82:expire_time", soonMs},
                  {kHash22 + ':' + kUuid + ":82:lock_count", "1"}}),
         "redisson-group"},
        {"Redisson: a permit that expires", sortedSetKey("{sem}:timeout", {{permit, soonMs}}, kNoTtl),
         "redisson-permits"},
        {"Redisson: a permit without a lease", sortedSetKey("{sem}:timeout", {{permit, "922337203685477"}}, kNoTtl),
         "redisson-permits"},
        {"Redisson 1.x",
         stringKey("old",
                   R"({"@class":"org.redisson.RedissonLock$LockValue","counter":1,"id":"3edaecd7","threadId":321})"),
         "redisson-1"},

        {"redis_queued_locks",
         hashKey("rql:lock:billing",
                 {{"acq_id", kRql}, {"hst_id", "rql:hst:1"}, {"ts", soon + ".25"}, {"ini_ttl", "5000"}}),
         "redis-queued-locks"},
        {"sidekiq-unique-jobs", hashKey("uniquejobs:" + kDigest + ":LOCKED", {{kJid, soon + ".5"}}, kNoTtl),
         "sidekiq-unique-jobs"},
        {"sidekiq-unique-jobs: in a namespace",
         hashKey("app:uniquejobs:" + kDigest + ":LOCKED", {{kJid, soon}}, kNoTtl), "sidekiq-unique-jobs"},
        {"sidekiq-unique-jobs: at run time", hashKey("uniquejobs:" + kDigest + ":RUN:LOCKED", {{kJid, soon}}, kNoTtl),
         "sidekiq-unique-jobs"},
        {"sidekiq-unique-jobs: SHA3 and JSON",
         hashKey("uniquejobs:" + kDigest + kDigest + ":LOCKED", {{kJid, "{\"at\":1}"}}, kNoTtl), "sidekiq-unique-jobs"},

        {"Symfony: exclusive", sortedSetKey("invoice", {{kBase64Of32, soonMs}, {"__write__", soonMs}}), "symfony"},
        {"Symfony: shared", sortedSetKey("invoice", {{kBase64Of32, soonMs}, {kOtherBase64Of32, soonMs}}), "symfony"},
        {"Symfony up to 5.1", stringKey("invoice-lock", kBase64Of32), "symfony-string"},
        {"Symfony up to 5.1, by its form", stringKey("invoice", kBase64Of32), "symfony-string", likely},
        {"Symfony Semaphore", sortedSetKey("{pool}:time", {{kBase64Of32, soon}}), "symfony-semaphore"},

        {"Medallion: a mutex", stringKey("orders", kMedallion), "medallion"},
        {"Medallion: a writer", stringKey("orders.writer", kMedallion), "medallion"},
        {"Medallion: readers", keyOf(KeyType::Set, "orders.readers", {{kMedallion, ""}, {kOtherMedallion, ""}}),
         "medallion-readers"},
        {"Medallion: a semaphore", sortedSetKey("pool", {{kMedallion, soonMs + ".123"}}), "medallion-semaphore"},

        {"ShedLock", stringKey("job-lock:default:nightly", "ADDED:2026-11-21T09:59:00.123Z@batch-1"), "shedlock"},
        {"ShedLock from 6.6", stringKey("job-lock:default:nightly", "ADDED:2026-11-21T09:59:00.123Z@batch-1:" + kUuid),
         "shedlock"},
        {"activejob-uniqueness", stringKey("activejob_uniqueness:my_job:no_arguments", kUuid), "activejob-uniqueness"},
        {"GitLab", stringKey("gitlab:exclusive_lease:repo", kUuid), "gitlab"},
        {"php-lock/lock", stringKey("php-malkusch-lock:x", kHex32V4 + kHex32V4), "php-lock"},
        {"php-lock/lock, prefix changed", stringKey("my-lock", kHex32V4 + kHex32V4), "php-lock-string"},
        {"celery-singleton", stringKey("SINGLETONLOCK_" + kDigest, kUuid, kNoTtl), "celery-singleton"},
        {"FreeRedis", stringKey("RedisClientLock:a", kUuid), "freeredis"},
        {"lock4j", stringKey("lock4j:com.example.Service#run", kHex32V4), "lock4j"},
        {"distributed-lock (alturkovic)", stringKey("distributed_lock:a", kUuid), "alturkovic"},
        {"rueidislock", stringKey("rueidislock:0:a", randomBytes(24)), "rueidislock"},
        {"valkeylock", stringKey("valkeylock:0:a", randomBytes(24)), "rueidislock"},
        {"RedBeat", stringKey("redbeat::lock", token), "redbeat"},
        {"RQ scheduler", stringKey("rq:scheduler-lock:default", "host.1.scheduler"), "rq-scheduler"},
        {"asynq", stringKey("asynq:{default}:unique:email:" + kDigest, kUuid), "asynq"},
        {"Pulp", stringKey("pulp:resource_lock:prn:core.task:1", "worker@1", kNoTtl), "pulp"},
        {"Pulp: shared",
         keyOf(KeyType::Set, "pulp:resource_lock:prn:core.repository:2", {{"worker@1", ""}, {"worker@2", ""}}, kNoTtl),
         "pulp-shared"},
        {"Huey", hashKey("huey.results.shop", {{"shop.lock.import", "1"}, {"shop.lock.mail", "1"}}, kNoTtl), "huey"},
        {"Huey: a key for each", stringKey("huey.r.shop.shop.lock.import", "1", kNoTtl), "huey-string"},
        {"quartz-redis-jobstore: a trigger", stringKey("trigger_lock:reports:nightly", "web-11763724800000", 600s),
         "quartz-jobstore"},
        {"quartz-redis-jobstore: a blocked job",
         stringKey("quartz:job_blocked:reports:nightly", "web-11763724800000", kNoTtl), "quartz-jobstore"},
        {"Laravel: a unique job",
         stringKey("laravel-database-laravel-cache-laravel_unique_job:App\\Jobs\\A:1", "aB3dE6gH9jK2mN5p", kNoTtl),
         "laravel"},
        {"Laravel: without overlapping", stringKey("laravel_cache_:laravel-queue-overlap:abc:1", "aB3dE6gH9jK2mN5p"),
         "laravel"},
        {"Laravel: the schedule",
         stringKey("laravel_cache:framework/schedule-da39a3ee5e6b4b0d3255bfef95601890afd80709", "aB3dE6gH9jK2mN5p"),
         "laravel"},
        {"Laravel: serialized", stringKey("x:laravel_unique_job:A:1", "s:16:\"aB3dE6gH9jK2mN5p\";"), "laravel"},
        {"resque-scheduler", stringKey("resque:resque_scheduler_master_lock", "worker-1:811"), "resque-scheduler"},
        {"Hangfire", stringKey("{hangfire}:lock:recurring-job:a", kUuid), "hangfire"},
        {"Hangfire: a queue", stringKey("{hangfire}:queue:default:dequeued:lock", kUuid), "hangfire"},
        {"Bull", stringKey("bull:mail:17:lock", kUuid), "bull"},
        {"BullMQ", stringKey("{bull}:mail:17:lock", kUuid + ":3"), "bull"},

        {"python-redis-lock", stringKey("lock:import", kBase64Of18, kNoTtl), "python-redis-lock"},
        {"walrus", stringKey("lock:import", randomBytes(32), kNoTtl), "walrus"},
        {"redis-semaphore (Node): a mutex", stringKey("mutex:a", kUuid), "redis-semaphore-node"},
        {"redis-semaphore (Node): with a suffix", stringKey("mutex:a", kUuid + "-api"), "redis-semaphore-node"},
        {"redis-semaphore (Node): a semaphore",
         sortedSetKey("semaphore:a", {{kUuid, millis(now - 3s)}, {kOtherUuid + "_1", millis(now - 2s)}}),
         "redis-semaphore-node-permits"},
        {"redis-semaphore (Ruby)", hashKey("SEMAPHORE:pool:GRABBED", {{"0", soon + ".5"}, {"2", soon}}, kNoTtl),
         "redis-semaphore-ruby"},

        {"redis-py", stringKey("stock", token), "redis-py"},
        {"redis-py without a timeout", stringKey("stock", token, kNoTtl), "redis-py"},
        {"django-redis", stringKey(":1:stock", token), "django-redis"},
        {"celery-once", stringKey("qo_tasks.send_to-42", token), "celery-once"},
        {"dogpile.cache", stringKey("_lockarticle:1", token), "dogpile"},
        {"cacheops", stringKey("c:5f4dcc3b", "LOCK", 60s), "cacheops"},

        {"Spring cache", stringKey("articles~lock", "", kNoTtl), "spring-cache"},
        {"Spring Integration 4", stringKey("registry:orders:1", spring4, 60s), "spring-integration-4"},

        {"RedLock.net", stringKey("redlock:stock", kUuid), "redlock"},
        {"warlock", stringKey("stock:lock", QByteArray::fromHex(token).toBase64()), "warlock"},
        {"redsync", stringKey("stock-mutex", kBase64Of16, 8s), "redsync"},
        {"redsync, by its form", stringKey("stock", kBase64Of16, 8s), "redsync", likely},
        {"bsm/redislock", stringKey("stock-lock", "_d332ZZsQvEWoZyTNkudmA"), "bsm-redislock"},
        {"bsm/redislock with metadata", stringKey("stock-lock", "_d332ZZsQvEWoZyTNkudmA{\"job\":1}"), "bsm-redislock"},
        {"bsm/redislock, by its form", stringKey("stock", "_d332ZZsQvEWoZyTNkudmA"), "bsm-redislock", likely},
        {"redlock-cpp", stringKey("a_lock", "0123456789ABCDEF0123456789ABCDEF01234567"), "redlock-cpp"},
        {"redlock (Elixir)", stringKey("a_lock", kHex32V4 + kHex32V4 + kHex32V4.left(16)), "lyokato-redlock"},
        {"redlock (Elixir), by its form", stringKey("lyok", kHex32V4 + kHex32V4 + kHex32V4.left(16)),
         "lyokato-redlock"},
        {"php-redis-lock", stringKey("stock", "4711:0.51234500 " + seconds(now - 3s) + ":1234"), "cheprasov"},
        {"redlock-php", stringKey("stock-lock", uniqid), "redlock-php"},
        {"redlock-php, by its form", stringKey("stock", uniqid), "redlock-php", likely},
        {"rslock", stringKey("a-lock", randomBytes(20)), "rslock"},
        {"rslock, by its form", stringKey("stock", randomBytes(20)), "rslock", likely},
        {"a lock by host and pid", stringKey("lock:reindex", "worker-3:4711"), "host-pid"},

        {"redis-lock (mlanett)", stringKey("lock:owner:stock", "web-1:4711", kNoTtl), "mlanett", Grade::Known, true},
        {"JedisLock", stringKey("stock", kUuid + ':' + soonMs, kNoTtl), "jedislock"},
        {"resque-lock", stringKey("resque:lock:Archive-42", soon, kNoTtl), "resque-lock"},
        {"resque-lock-timeout", stringKey("resque:lock:Archive:42", "true", kNoTtl), "resque-lock"},
        {"resque-lock-timeout: a loner", stringKey("loner:lock:Archive:42", soon, kNoTtl), "resque-lock"},
        {"redis-lock (Node)", stringKey("lock.stock", millis(now + kHeldFor), kHeldFor), "node-redis-lock"},
        {"Discourse", stringKey("default:mutex", seconds(now + kHeldFor), kHeldFor + 1s), "discourse"},
        {"ServiceStack, eight bytes", stringKey("lock:x", eightBytes, kNoTtl), "servicestack"},
        {"SETNX with the second it ends", stringKey("lock.foo", soon, kNoTtl), "setnx-timestamp"},
        {"SETNX with a fraction", stringKey("SEMAPHORE_mutex", soon + ".73", kNoTtl), "setnx-timestamp"},
        {"ServiceStack: the millisecond it ends", stringKey("stock-lock", soonMs, kNoTtl), "setnx-timestamp"},

        {"any string that says lock", stringKey("order-lock", "abc"), "string", likely},
        {"node-redlock", stringKey("order", "4e59a0c1b2d3e4f5a6b7c8d9e0f1a2b3"), "string", likely},
        {"node-redlock, by its name", stringKey("locks:order", "4e59a0c1b2d3e4f5a6b7c8d9e0f1a2b3"), "string", likely},
        {"redlock-rb", stringKey("order", kUuid), "string", likely},
        {"redis++", stringKey("order", "Zk3tY8pQ1sVb6NwX0mLc"), "string", likely},
        {"go-zero", stringKey("order", "aB3dE6gH9jK2mN5p", 500ms), "string", likely},
        {"redlock-py", stringKey("order", "aB3dE6gH9jK2mN5pQ8rS1z"), "string", likely},
        {"Redis::DistLock", stringKey("order", kBase64Of24), "redis-distlock", likely},
        {"Sentry", stringKey("l:a", kHex32V4), "sentry"},
        {"EasyCaching", stringKey("default/a", randomBytes(16), 16s), "easycaching", likely},
        {"a name that says lock, with any short value", stringKey("trigger_lock:", "x", kNoTtl), "string", likely},
        {"a user in a lock's name", stringKey("account-lock:42", "3", 900s), "string", likely},

        {"Moodle", stringKey("k4c9tq0v2rgsq3n8kbd7o4vjmh.lock", "s:22:\"[pid 31870] web-3:/mod\";"), "moodle"},
        {"phpredis", stringKey("PHPREDIS_SESSION:e50hu9lk5r_LOCK", "web-7|31870", kNoTtl), "phpredis"},
        {"Nextcloud, exclusive", stringKey("1f38/lockfiles/0cc1", "\"exclusive\""), "nextcloud"},
        {"Nextcloud, two readers", stringKey("1f38/lockfiles/92eb", "2"), "nextcloud"},
        {"cronlock", stringKey("cronlock.backup", soon, kNoTtl), "cronlock"},
        {"Atlantis, a pull request",
         stringKey("pr/infra/prod/default", R"({"Project":{},"Pull":{"Num":2},"User":{"Username":"ann"}})", kNoTtl),
         "atlantis"},
        {"Atlantis, all",
         stringKey("global/apply/lock", R"({"LockMetadata":{"UnixTime":1700418292},"CommandName":0})", kNoTtl),
         "atlantis"},
        {"PHP session", hashKey("sess_73fp", {{"data", "x"}, {"lock", "3"}, {"pid", "web-9|5583"}, {"wait", "2"}}),
         "php-session"},
        {"Seata",
         hashKey("SEATA_ROW_LOCK_db^^^t^^^1", {{"xid", "10.0.0.1:8091:31400"}, {"rowKey", "db^^^t^^^1"}}, kNoTtl),
         "seata"},
        {"JuiceFS", hashKey("lockf1042", {{"13_840C604D1CD0D030", "W"}}, kNoTtl), "juicefs"},
        {"gocraft/work", hashKey("workers:jobs:process:lock_info", {{"3f1c2b6a", "20514"}, {"0aa1bb2c", "5"}}, kNoTtl),
         "gocraft-work"},
        {"MediaWiki", hashKey("ztszrq5pl73lpv6v1koc7xl1z5xdudi", {{"EX:55803886", soon}}), "mediawiki"},
        {"sidekiq-unique-jobs 6",
         hashKey("shop:uniquejobs:" + kDigest + ":GRABBED", {{kJid, seconds(now - 5s)}}, kNoTtl),
         "sidekiq-unique-jobs"},
        {"sidekiq-unique-jobs, another prefix",
         hashKey("shop:" + kDigest + ":LOCKED", {{kJid, seconds(now - 5s)}}, kNoTtl), "sidekiq-unique-jobs"},
        {"sidekiq-unique-jobs 5", stringKey("uniquejobs:fedcba9876543210fedcba9876543210", kJid),
         "sidekiq-unique-jobs-5", Grade::Known, true},
        {"Redisson: a queue without a lock",
         sortedSetKey("redisson_lock_timeout:{left}", {{kUuid + ":90", millis(now - 60s)}}, kNoTtl),
         "redisson-left-queue", Grade::Known, true},
        {"leases by hand", sortedSetKey("import:locks", {{"worker-1", soon}}, kNoTtl), "lease-set", likely},
        {"arq", stringKey("arq:in-progress:1", "1"), "arq"},
        {"RQ", stringKey("rq:clean_registries:default", "1", 900s), "rq-clean"},
        {"JetCache", stringKey("userCache.41_#RL#", "x"), "jetcache"},
    };
}

/// Keys that belong to a lock and are none: key, and the lock's main key; empty when it belongs to no one lock.
inline std::vector<std::pair<Lockscope::RawKey, QByteArray>> companionFixtures(Lockscope::WallTime now)
{
    using namespace Lockscope;
    using namespace std::chrono_literals;
    const QByteArray soonMs = millis(now + kHeldFor);
    const QByteArray thread = kUuid + ":82";
    return {
        {keyOf(KeyType::List, "redisson_lock_queue:{anyLock}", {{thread, ""}}, kNoTtl), "anyLock"},
        {keyOf(KeyType::List, "redisson_lock_queue:a{b}c", {{thread, ""}}, kNoTtl), "a{b}c"},
        {sortedSetKey("redisson_lock_timeout:{any:Lock}", {{thread, soonMs}}, kNoTtl), "any:Lock"},
        {stringKey("redisson_lock_token:{anyLock}", "42", kNoTtl), "anyLock"},
        {stringKey("redisson_unlock_latch:{anyLock}:" + kDigest, "0"), "anyLock"},
        {stringKey("{rw}:" + thread + ":rwlock_timeout:1", "1"), "rw"},
        {stringKey("a{b}:" + kUuid + ":-82:rwlock_timeout:12", "1"), "a{b}"},
        {sortedSetKey("rql:lock_queue:billing", {{kRql, seconds(now)}}), "rql:lock:billing"},
        {hashKey("rql:swarm:hsts", {{"h", "1"}}, kNoTtl), ""},
        {keyOf(KeyType::List, "ns:uniquejobs:" + kDigest + ":RUN:QUEUED", {{"1", ""}}),
         "ns:uniquejobs:" + kDigest + ":RUN:LOCKED"},
        {keyOf(KeyType::List, "uniquejobs:" + kDigest + ":PRIMED", {{kJid, ""}}), "uniquejobs:" + kDigest + ":LOCKED"},
        {stringKey("uniquejobs:" + kDigest + ":INFO", "{\"worker\":\"A\"}", kNoTtl),
         "uniquejobs:" + kDigest + ":LOCKED"},
        {sortedSetKey("uniquejobs:digests", {{"uniquejobs:" + kDigest, seconds(now)}}, kNoTtl), ""},
        {stringKey("symfony_check_support_time", "1"), ""},
        {sortedSetKey("{pool}:weight", {{kBase64Of32, "1"}}), "{pool}:time"},
        {stringKey("orders.writer", kMedallion + "_WRITERWAITING"), "orders.readers"},
        {stringKey("rueidislock:1:a", randomBytes(24)), "rueidislock:0:a"},
        {stringKey("rueidislock:2:a:b", randomBytes(24)), "rueidislock:0:a:b"},
        {stringKey("valkeylock:2:a", randomBytes(24)), "valkeylock:0:a"},
        {keyOf(KeyType::List, "lock-signal:import", {{"1", ""}}, 1s), "lock:import"},
        {keyOf(KeyType::List, "SEMAPHORE:pool:AVAILABLE", {{"1", ""}}, kNoTtl), "SEMAPHORE:pool:GRABBED"},
        {stringKey("SEMAPHORE:pool:EXISTS", "1", kNoTtl), "SEMAPHORE:pool:GRABBED"},
        {keyOf(KeyType::Set, "pulp:owner_locks:worker@1", {{"pulp:resource_lock:prn:core.task:1", ""}}, kNoTtl), ""},
        {keyOf(KeyType::Set, "pulp:active_owners", {{"worker@1", ""}}, kNoTtl), ""},
        {stringKey("lock:expire:stock", seconds(now + kHeldFor), kNoTtl), "lock:owner:stock"},
        {stringKey("lockscope_fencing:stock", "7", kNoTtl), "stock"},
    };
}

/// Keys that look like locks and are none (resources/docs/dialects.md §4, "FP risk" and what follows the table).
inline std::vector<std::pair<const char *, Lockscope::RawKey>> lookAlikes(Lockscope::WallTime now)
{
    using namespace Lockscope;
    using namespace std::chrono_literals;
    return {
        {"a counter per user", stringKey("visits:42", "17", kNoTtl)},
        {"a counter that says lock", stringKey("lock:counter", "5", kNoTtl)},
        {"a counter that says lock, at none", stringKey("lock:attempts", "0", kNoTtl)},
        {"a configuration value", stringKey("config:mode", "on", kNoTtl)},
        {"a counter per UUID and number, more than one",
         hashKey("hits", {{kUuid + ":1", "4"}, {kUuid + ":2", "9"}}, kNoTtl)},
        {"the same with a name beside", hashKey("hits", {{kUuid + ":1", "4"}, {"total", "9"}}, kNoTtl)},
        {"a hash with a mode", hashKey("settings", {{"mode", "read"}, {"name", "x"}}, kNoTtl)},
        {"a mode alone", hashKey("settings", {{"mode", "write"}}, kNoTtl)},
        {"a hold count of zero", hashKey("h", {{kUuid + ":1", "0"}})},
        {"a hold count that is no number", hashKey("h", {{kUuid + ":1", "x"}})},
        {"Laravel's DurationLimiter",
         hashKey("limit", {{"start", seconds(now)}, {"end", seconds(now + 60s)}, {"count", "3"}})},
        {"a job of Bull", hashKey("bull:mail:17", {{"name", "send"}, {"data", "{}"}}, kNoTtl)},
        {"a user's hash", hashKey("user:1", {{"name", "Ann"}, {"lock", "1"}}, kNoTtl)},
        {"a leaderboard", sortedSetKey("scores", {{"ann", "17"}, {"bob", "16"}}, kNoTtl)},
        {"a timeline of instants",
         sortedSetKey("timeline", {{"post:1", millis(now)}, {"post:2", millis(now)}}, kNoTtl)},
        {"files by their SHA-256 in base64, by size",
         sortedSetKey("files", {{kBase64Of32, "120"}, {kOtherBase64Of32, "7"}}, kNoTtl)},
        {"timeouts by name", sortedSetKey("{x}:timeout", {{"sixteen-letters!", millis(now)}}, kNoTtl)},
        {"a set of readers", keyOf(KeyType::Set, "book.readers", {{"ann", ""}, {"bob", ""}}, kNoTtl)},
        {"a list of locks", keyOf(KeyType::List, "my:lock", {{"a", ""}}, kNoTtl)},
        {"results of Huey",
         hashKey("huey.results.blog", {{kUuid, "\x80\x04K\x01."}, {"blog.lock.import", "\x80\x04N."}}, kNoTtl)},
        {"a result of Huey", stringKey("huey.r.blog." + kUuid, "1", kNoTtl)},
        {"a stream", RawKey{.key = "lock:events", .type = KeyType::Stream, .ttl = ttlOf(kNoTtl), .length = 3}},
        {"a last-run time", stringKey("cron:last_run", seconds(now - 60s), kNoTtl)},
        {"a last-run time in camel case", stringKey("cron:lastRun", seconds(now - 1s), kNoTtl)},
        {"a time beside a clock", stringKey("clock_last_run", seconds(now - 1s), kNoTtl)},
        {"when a lock was last taken", stringKey("lock:last_run", seconds(now - 1s), kNoTtl)},
        {"when something is unlocked", stringKey("unlock_time", seconds(now + 60s), kNoTtl)},
        {"when something is released", stringKey("release:ts", millis(now + 60s), kNoTtl)},
        {"when a block was made", stringKey("block:123", seconds(now), kNoTtl)},
        {"a server of time", stringKey("clock:server", "ntp-1:123", kNoTtl)},
        {"a flock", stringKey("flock:birds", "north:12", kNoTtl)},
        {"a lock that has ended by its value", stringKey("lock.foo", seconds(now - 60s), kNoTtl)},
        {"a JedisLock that has ended by its value", stringKey("stock", kUuid + ':' + millis(now - 60s), kNoTtl)},
        {"a resque lock that has ended by its value", stringKey("resque:lock:A", seconds(now - 60s), kNoTtl)},
        {"an asynq task", hashKey("asynq:{default}:t:1", {{"msg", "x"}, {"state", "active"}}, kNoTtl)},
        {"ShedLock's word in a text", stringKey("note", "ADDED: bread", kNoTtl)},
        {"Jackson's object", stringKey("user:1", R"({"@class":"com.example.User","id":1})", kNoTtl)},
        {"PHP's serialized string", stringKey("session:1", "s:5:\"hello\";", kNoTtl)},
        {"bytes of a picture", stringKey("picture", randomBytes(300), kNoTtl)},
        {"a page that is long", stringKey("page:1", QByteArray(600, 'x'))},
        {"a long value at a key that says lock", stringKey("blocklist", QByteArray(600, 'x'), kNoTtl)},
        {"a key that is gone", RawKey{.key = "my:lock", .type = KeyType::None}},
    };
}

/// Look-alikes that end by themselves: candidates, which only the same key and value on another independent node make a
/// lock.
inline std::vector<std::pair<const char *, Lockscope::RawKey>> passingLookAlikes(Lockscope::WallTime now)
{
    using namespace Lockscope;
    using namespace std::chrono_literals;
    return {
        {"a session", stringKey("session:77", kUuid, 1'800'000ms)},
        {"a session by 32 hex digits", stringKey("sess:1", kHex32V4, 1'800'000ms)},
        {"a cached page", stringKey("page:1", "<html>", 60s)},
        {"the tip of a chain of blocks", stringKey("blockchain:tip", "0123456789ABCDEF0123456789ABCDEF01234567")},
        {"the nonce of a block", stringKey("block:nonce", kBase64Of16)},
        {"an idempotency key", stringKey("idempotency:9", kUuid, 86'400'000ms)},
        {"an old UUID of version 1", stringKey("token:1", uuid1At(now - std::chrono::hours(90 * 24)))},
        {"a nonce in base64", stringKey("nonce:1", kBase64Of16)},
        {"a SHA-256", stringKey("etag:1", kHex32V4 + kHex32V4)},
        {"a SHA-1 in capitals", stringKey("etag:2", "0123456789ABCDEF0123456789ABCDEF01234567")},
        {"a cart by uniqid()",
         stringKey("cart:1", QByteArray::number(now.time_since_epoch().count() / 1000, 16) + "0abcd")},
        {"a server's address", stringKey("upstream:1", "redis:6379")},
        {"Bull's stalled check", stringKey("bull:mail:stalled-check", millis(now))},
        {"a rate limit", stringKey("rate:1.2.3.4", "17", 60s)},
        {"a cache that says lock", stringKey("unlocked-articles", "[1,2,3]", 60s)},
        {"a feature flag that says lock", stringKey("feature:lock-screen", "true", 60s)},
    };
}

} // namespace LockscopeTest
