#include "holders.h"
#include "keyquorum.h"
#include "stringdialect.h"

#include <QDateTime>

namespace Lockscope {

namespace {

using Place = StringForm::Place;
using Ends = StringForm::Ends;
using Role = Companion::Role;

/// `ADDED:<ISO time>@<host>[:<uuid>]`
bool decodeShedLock(Recognition &lock, const KeyView &)
{
    static const QByteArray kAdded = "ADDED:";
    const qsizetype at = lock.owner.indexOf('@');
    if (!lock.owner.startsWith(kAdded) || at < 0 || lock.owner.at(at - 1) != 'Z')
        return false;
    const auto time = QDateTime::fromString(QString::fromLatin1(lock.owner.mid(kAdded.size(), at - kAdded.size())),
                                            Qt::ISODateWithMs);
    if (!time.isValid())
        return false;
    lock.ownerInfo.edit().since = WallTime(Millis(time.toMSecsSinceEpoch()));
    lock.ownerInfo.edit().host = QString::fromUtf8(lock.owner.mid(at + 1).split(':').first());
    // `job-lock:<environment>:<name>` by default
    static const QByteArray kPrefix = "job-lock:";
    if (const qsizetype end = lock.name.indexOf(':', kPrefix.size()); lock.name.startsWith(kPrefix) && end >= 0)
        lock.resource = QString::fromUtf8(lock.name.mid(end + 1));
    return true;
}

bool decodeUuid1(Recognition &lock, const KeyView &)
{
    lock.ownerInfo.edit().since = uuid1Time(lock.owner);
    if (lock.ownerInfo.orEmpty().since)
        lock.ownerInfo.edit().host = QString::fromLatin1(lock.owner.right(12)); // the host's MAC address
    return true;
}

/// The owner is a task's id or a scheduler's name, which the queue's own tools show.
bool decodeTask(Recognition &lock, const KeyView &)
{
    lock.ownerInfo.edit().thread = QString::fromUtf8(lock.owner);
    return true;
}

/// `asynq:{<queue>}:unique:<type>:<checksum>`
bool decodeAsynq(Recognition &lock, const KeyView &key)
{
    static const QByteArray kUnique = "}:unique:";
    const qsizetype end = lock.name.indexOf(kUnique);
    const qsizetype begin = lock.name.indexOf('{') + 1;
    if (begin > 0 && end >= begin)
        lock.resource
            = QString::fromUtf8(lock.name.mid(begin, end - begin) + ':' + lock.name.mid(end + kUnique.size()));
    return decodeTask(lock, key) && (key.isPinned() || end >= 0);
}

/// `[<prefix>]trigger_lock:<group>:<name>`, or the same with `job_blocked`. The owner is the scheduler's instance id.
bool decodeScheduler(Recognition &lock, const KeyView &key)
{
    lock.ownerInfo.edit().client = QString::fromUtf8(lock.owner);
    for (const QByteArrayView word : {"trigger_lock:", "job_blocked:"}) {
        const qsizetype at = key.key().indexOf(word);
        if (at >= 0)
            lock.resource = QString::fromUtf8(key.key().mid(at + word.size()));
    }
    return key.isPinned() || (!lock.owner.isEmpty() && lock.resource->contains(QLatin1Char(':')));
}

/// The owner is the worker's UUID, in BullMQ followed by a counter.
bool decodeBull(Recognition &lock, const KeyView &key)
{
    lock.ownerInfo.edit().client = QString::fromLatin1(lock.owner.left(36));
    return key.isPinned() || (key.key().endsWith(":lock") && key.key().count(':') > 2);
}

QByteArray bullJob(const QByteArray &name)
{
    return withoutEnd(name, ":lock");
}

/// The first of the three keys is the main key.
std::optional<QByteArray> rueidisCompanion(const KeyView &key)
{
    if (!KeyQuorum::isPart(key.key()))
        return std::nullopt;
    QByteArray name = KeyQuorum::mainKeyOf(key.key());
    return name == key.key() ? std::nullopt : std::optional(std::move(name));
}

} // namespace

/// Libraries that key names identify (resources/docs/dialects.md §4, rules 9, 11 and 13), and ShedLock, by its value.
Dialects makePrefixDialects()
{
    return makeStringDialects({
        // Java. SET NX PX with lockAtMostFor. Clients do not wait, they skip the run. A release deletes the key or,
        // before lockAtLeastFor has passed, sets the remaining TTL. Neither compares, unless safeUpdate is on.
        {.id = "shedlock",
         .title = "ShedLock",
         .scope = Scope::Local,
         .caveats = Caveat::DeletesBlindly | Caveat::OverwritesBlindly | Caveat::MayBeCooldown,
         .forms = {{.begins = "ADDED:"}},
         .decode = decodeShedLock},
        // Ruby, through redlock-rb. TTL one day; deleted when the job is done.
        {.id = "activejob-uniqueness",
         .title = "activejob-uniqueness",
         .scope = Scope::Either,
         .forms = {{.place = Place::Start, .words = "activejob_uniqueness:", .shapes = Shape::Uuid}}},
        // Ruby. SET NX EX, compare-and-expire, compare-and-delete.
        {.id = "gitlab",
         .title = "GitLab ExclusiveLease",
         .scope = Scope::Local,
         .forms = {{.place = Place::Start, .words = "gitlab:exclusive_lease:", .shapes = Shape::Uuid}}},
        // PHP.
        {.id = "php-lock",
         .title = "php-lock/lock",
         .scope = Scope::Either,
         .forms = {{.place = Place::Start, .words = "php-malkusch-lock:", .shapes = Shape::Hex64}}},
        // Python. The value is the task's id. No TTL unless lock_expiry is set. DEL without comparing.
        {.id = "celery-singleton",
         .title = "celery-singleton",
         .scope = Scope::Local,
         .caveats = Caveat::DeletesBlindly,
         .forms = {{.place = Place::Start, .words = "SINGLETONLOCK_", .shapes = Shape::Uuid}},
         .decode = decodeTask},
        // .NET. Compare-and-expire at half the TTL; HandleLostToken reports a loss to the holder.
        {.id = "freeredis",
         .title = "FreeRedis",
         .scope = Scope::Local,
         .reaction = HolderReaction::NoticesSoon,
         .forms = {{.place = Place::Start, .words = "RedisClientLock:", .shapes = Shape::Uuid}}},
        // Java, through RedisTemplate (through Redisson, a Redisson hash). TTL 30 s; renewal every 10 s is opt-in.
        {.id = "lock4j",
         .title = "lock4j",
         .scope = Scope::Local,
         .forms = {{.place = Place::Start, .words = "lock4j", .shapes = Shape::Hex32}}},
        // Java. Several keys may share one token.
        {.id = "alturkovic",
         .title = "distributed-lock (alturkovic)",
         .scope = Scope::Local,
         .caveats = Caveat::OneOfSeveral,
         .forms = {{.place = Place::Start, .words = "distributed_lock:", .shapes = Shape::Uuid}}},
        // Go. Three keys on one deployment; the holder has at least two. Every script ends with a GET, so client-side
        // caching reports each change to holder and waiters at once. Deleting the keys therefore wakes the waiters.
        {.id = "rueidislock",
         .title = "rueidislock",
         .scope = Scope::Local,
         .reaction = HolderReaction::NoticesSoon,
         .forms = {{.place = Place::Start, .words = "rueidislock:0:", .shapes = Shape::Bytes24},
                   {.place = Place::Start, .words = "valkeylock:0:", .shapes = Shape::Bytes24}},
         .companionOf = rueidisCompanion,
         .companions =
             [](const QByteArray &name) {
                 std::vector<Companion> result;
                 for (const QByteArray &key : KeyQuorum::otherKeysOf(name))
                     result.push_back({key, KeyType::String, Role::Hold});
                 return result;
             },
         .sameOwnerKeys = KeyQuorum::otherKeysOf},
        // Python, through redis-py. TTL 25 minutes, renewed at most every 5 minutes.
        {.id = "redbeat",
         .title = "RedBeat",
         .scope = Scope::Local,
         .forms = {{.place = Place::End, .words = "redbeat::lock", .shapes = Shape::Hex32V1}},
         .decode = decodeUuid1},
        // Python. The value is the scheduler's name. DEL without comparing.
        {.id = "rq-scheduler",
         .title = "RQ scheduler",
         .scope = Scope::Local,
         .caveats = Caveat::DeletesBlindly,
         .forms = {{.place = Place::Start, .words = "rq:scheduler-lock:", .ends = Ends::ByItself}},
         .decode = decodeTask},
        // Go. Keeps a task unique. The value is the task's id; the server deletes the key when the task is done.
        {.id = "asynq",
         .title = "asynq unique task",
         .scope = Scope::Local,
         .caveats = Caveat::MayBeCooldown,
         .forms = {{.place = Place::Start, .words = "asynq:{"}},
         .decode = decodeAsynq,
         .holdsOff = false},
        // Python. arq: a job that a worker runs. RQ: a chore that one worker does at a time.
        {.id = "arq",
         .title = "arq job in progress",
         .scope = Scope::Local,
         .caveats = Caveat::NoOwner | Caveat::JobRunsAgain,
         .forms = {{.place = Place::Start, .words = "arq:in-progress:", .shapes = Shape::Literal}},
         .holdsOff = false},
        {.id = "rq-clean",
         .title = "RQ registry cleaning",
         .scope = Scope::Local,
         .caveats = Caveat::NoOwner | Caveat::MayBeCooldown,
         .forms = {{.place = Place::Start,
                    .words = "rq:clean_registries:",
                    .shapes = Shape::Literal,
                    .ends = Ends::ByItself}}},
        // Java. Held while a cache value is loaded. The cache's serializer wraps the owner.
        {.id = "jetcache",
         .title = "JetCache",
         .scope = Scope::Local,
         .forms = {{.place = Place::End, .words = "_#RL#", .ends = Ends::ByItself}}},
        // PHP. The owner is 16 letters and digits, serialized if the connection does so. A TTL of 0 means no expiry.
        {.id = "laravel",
         .title = "Laravel",
         .scope = Scope::Local,
         .caveats = Caveat::MayBeCooldown,
         .forms
         = {{.place = Place::Within, .words = "laravel_unique_job:", .shapes = Shape::Alnum16 | Shape::Serialized},
            {.place = Place::Within, .words = "laravel-queue-overlap:", .shapes = Shape::Alnum16 | Shape::Serialized},
            {.place = Place::Within, .words = "framework/schedule-", .shapes = Shape::Alnum16 | Shape::Serialized},
            {.place = Place::Within, .words = "laravel-cache-", .shapes = Shape::Alnum16},
            {.place = Place::Within, .words = "laravel_cache_", .shapes = Shape::Alnum16}}},
        // Ruby. The master renews it by EXPIRE.
        {.id = "resque-scheduler",
         .title = "resque-scheduler",
         .scope = Scope::Local,
         .forms = {{.place = Place::End, .words = "resque_scheduler_master_lock", .shapes = Shape::HostPid}},
         .decode = decodeHostPid},
        // Java. A trigger that a scheduler is about to fire (10 minutes), and a job that must not run in parallel.
        {.id = "quartz-jobstore",
         .title = "quartz-redis-jobstore",
         .scope = Scope::Local,
         .caveats = Caveat::SharedOwner | Caveat::DeletesBlindly,
         .forms = {{.place = Place::Within, .words = "trigger_lock:", .ends = Ends::ByItself},
                   {.place = Place::Within, .words = "job_blocked:"}},
         .decode = decodeScheduler,
         .noRelease = "its job stays blocked, and its trigger acquired: their states in the job store would have to be "
                      "mended with it"},
        // .NET. All locks of a process have the same owner.
        {.id = "hangfire",
         .title = "Hangfire.Redis.StackExchange",
         .scope = Scope::Local,
         .caveats = Caveat::HolderSpins | Caveat::SharedOwner,
         .forms = {{.place = Place::Start, .words = "{hangfire}:lock:", .shapes = Shape::Uuid},
                   {.place = Place::End, .words = ":dequeued:lock", .shapes = Shape::Uuid}},
         .noRelease
         = "its holder, if it lives, would loop without a pause once the key is gone; stop the process instead"},
        // Node. Set without NX when the job becomes active; the worker renews it. Without it the job counts as stalled
        // and runs again. Under a custom prefix, only the job's hash identifies the lock (generic.cpp).
        {.id = "bull",
         .title = "Bull or BullMQ job",
         .scope = Scope::Local,
         .reaction = HolderReaction::NoticesSoon,
         .caveats = Caveat::JobRunsAgain | Caveat::SharedOwner,
         .forms = {{.place = Place::Start,
                    .words = "bull:",
                    .shapes = Shape::Uuid | Shape::UuidNumber,
                    .ends = Ends::ByItself},
                   {.place = Place::Start,
                    .words = "{bull}:",
                    .shapes = Shape::Uuid | Shape::UuidNumber,
                    .ends = Ends::ByItself}},
         .decode = decodeBull,
         .companions =
             [](const QByteArray &name) {
                 return std::vector<Companion>{{bullJob(name), KeyType::Hash, Role::Guarded}};
             },
         .holdsOff = false},
    });
}

} // namespace Lockscope
