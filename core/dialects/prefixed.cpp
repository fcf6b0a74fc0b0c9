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
    const auto time = QDateTime::fromString(QString::fromLatin1(lock.owner.mid(kAdded.size(), at - kAdded.size())), Qt::ISODateWithMs);
    if (!time.isValid())
        return false;
    lock.ownerInfo.edit().since = WallTime(Millis(time.toMSecsSinceEpoch()));
    lock.ownerInfo.edit().host = QString::fromUtf8(lock.owner.mid(at + 1).split(':').first());
    // `job-lock:<environment>:<name>`, where nothing else is configured
    static const QByteArray kPrefix = "job-lock:";
    if (const qsizetype end = lock.name.indexOf(':', kPrefix.size()); lock.name.startsWith(kPrefix) && end >= 0)
        lock.resource = QString::fromUtf8(lock.name.mid(end + 1));
    return true;
}

bool decodeUuid1(Recognition &lock, const KeyView &)
{
    lock.ownerInfo.edit().since = uuid1Time(lock.owner);
    if (lock.ownerInfo.orEmpty().since)
        lock.ownerInfo.edit().host = QString::fromLatin1(lock.owner.right(12)); // its network address
    return true;
}

/// The task's id, which Celery's own tools know.
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
        lock.resource = QString::fromUtf8(lock.name.mid(begin, end - begin) + ':' + lock.name.mid(end + kUnique.size()));
    return decodeTask(lock, key) && (key.isPinned() || end >= 0);
}

/// `[<prefix>]trigger_lock:<group>:<name>`, or with job_blocked: the scheduler's instance id.
bool decodeScheduler(Recognition &lock, const KeyView &key)
{
    lock.ownerInfo.edit().client = QString::fromUtf8(lock.owner);
    for (const QByteArrayView word : {"trigger_lock:", "job_blocked:"}) {
        const qsizetype at = key.key().indexOf(word);
        if (at >= 0)
            lock.resource = QString::fromUtf8(key.key().mid(at + word.size()));
    }
    return key.isPinned() || (!lock.owner.isEmpty() && lock.resource.contains(QLatin1Char(':')));
}

/// The worker, and a count of its jobs.
bool decodeBull(Recognition &lock, const KeyView &key)
{
    lock.ownerInfo.edit().client = QString::fromLatin1(lock.owner.left(36));
    return key.isPinned() || (key.key().endsWith(":lock") && key.key().count(':') > 2);
}

QByteArray bullJob(const QByteArray &name)
{
    return withoutEnd(name, ":lock");
}

/// Of three keys the first stands for the lock.
std::optional<QByteArray> rueidisCompanion(const KeyView &key)
{
    if (!KeyQuorum::isPart(key.key()))
        return std::nullopt;
    QByteArray name = KeyQuorum::mainKeyOf(key.key());
    return name == key.key() ? std::nullopt : std::optional(std::move(name));
}

} // namespace

/// Libraries that the names of their keys tell (resources/docs/dialects.md §4, rules 9, 11 and 13), and ShedLock, which its value tells.
Dialects makePrefixDialects()
{
    return makeStringDialects({
        // Java. SET NX PX for at most lockAtMostFor; nobody waits, others skip their turn. Its release deletes, or, before
        // lockAtLeastFor is over, sets what is left of it: neither compares, unless safeUpdate is on.
        {.id = "shedlock",
         .title = "ShedLock",
         .scope = Scope::Local,
         .caveats = Caveat::DeletesBlindly | Caveat::OverwritesBlindly | Caveat::MayBeCooldown,
         .forms = {{.begins = "ADDED:"}},
         .decode = decodeShedLock},
        // Ruby, by redlock-rb: one day, deleted when the job is done.
        {.id = "activejob-uniqueness",
         .title = "activejob-uniqueness",
         .scope = Scope::Either,
         .forms = {{.place = Place::Start, .words = "activejob_uniqueness:", .shapes = Shape::Uuid}}},
        // Ruby. SET NX EX, EXPIRE if it is ours, compare-and-delete.
        {.id = "gitlab",
         .title = "GitLab ExclusiveLease",
         .scope = Scope::Local,
         .forms = {{.place = Place::Start, .words = "gitlab:exclusive_lease:", .shapes = Shape::Uuid}}},
        // PHP.
        {.id = "php-lock",
         .title = "php-lock/lock",
         .scope = Scope::Either,
         .forms = {{.place = Place::Start, .words = "php-malkusch-lock:", .shapes = Shape::Hex64}}},
        // Python. The value is the task's id; without a TTL unless lock_expiry is set; deleted when the task ends, whoever's it is.
        {.id = "celery-singleton",
         .title = "celery-singleton",
         .scope = Scope::Local,
         .caveats = Caveat::DeletesBlindly,
         .forms = {{.place = Place::Start, .words = "SINGLETONLOCK_", .shapes = Shape::Uuid}},
         .decode = decodeTask},
        // .NET. Prolonged at half the TTL if it is ours; HandleLostToken tells the holder.
        {.id = "freeredis",
         .title = "FreeRedis",
         .scope = Scope::Local,
         .reaction = HolderReaction::Told,
         .forms = {{.place = Place::Start, .words = "RedisClientLock:", .shapes = Shape::Uuid}}},
        // Java, by RedisTemplate (by Redisson it is Redisson's hash). 30 s, every 10 s only when told to.
        {.id = "lock4j", .title = "lock4j", .scope = Scope::Local, .forms = {{.place = Place::Start, .words = "lock4j", .shapes = Shape::Hex32}}},
        // Java. Several keys may share one token.
        {.id = "alturkovic",
         .title = "distributed-lock (alturkovic)",
         .scope = Scope::Local,
         .caveats = Caveat::OneOfSeveral,
         .forms = {{.place = Place::Start, .words = "distributed_lock:", .shapes = Shape::Uuid}}},
        // Go. Three keys of one deployment, of which two must be won; every script ends with a GET, so that tracking tells both
        // holder and waiters at once what happens: deleting the keys wakes who waits.
        {.id = "rueidislock",
         .title = "rueidislock",
         .scope = Scope::Local,
         .reaction = HolderReaction::Told,
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
         .twins = KeyQuorum::otherKeysOf},
        // Python, by redis-py: 25 minutes, set anew every 5 at most.
        {.id = "redbeat",
         .title = "RedBeat",
         .scope = Scope::Local,
         .forms = {{.place = Place::End, .words = "redbeat::lock", .shapes = Shape::Hex32V1}},
         .decode = decodeUuid1},
        // Python. The value is the scheduler's name; deleted without a look.
        {.id = "rq-scheduler",
         .title = "RQ scheduler",
         .scope = Scope::Local,
         .caveats = Caveat::DeletesBlindly,
         .forms = {{.place = Place::Start, .words = "rq:scheduler-lock:", .ends = Ends::ByItself}},
         .decode = decodeTask},
        // Go. Uniqueness of a task: the value is its id; deleted by the server when it is done.
        {.id = "asynq",
         .title = "asynq unique task",
         .scope = Scope::Local,
         .caveats = Caveat::MayBeCooldown,
         .forms = {{.place = Place::Start, .words = "asynq:{"}},
         .decode = decodeAsynq,
         .holdsOff = false},
        // Python. Jobs that a worker is at, and a chore that one worker at a time does.
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
         .forms = {{.place = Place::Start, .words = "rq:clean_registries:", .shapes = Shape::Literal, .ends = Ends::ByItself}}},
        // Java. A cache's loader: its value is wrapped by the cache's own serializer.
        {.id = "jetcache", .title = "JetCache", .scope = Scope::Local, .forms = {{.place = Place::End, .words = "_#RL#", .ends = Ends::ByItself}}},
        // PHP. 16 letters and digits, wrapped where the connection serializes; without a TTL when it is 0.
        {.id = "laravel",
         .title = "Laravel",
         .scope = Scope::Local,
         .caveats = Caveat::MayBeCooldown,
         .forms = {{.place = Place::Within, .words = "laravel_unique_job:", .shapes = Shape::Alnum16 | Shape::Serialized},
                   {.place = Place::Within, .words = "laravel-queue-overlap:", .shapes = Shape::Alnum16 | Shape::Serialized},
                   {.place = Place::Within, .words = "framework/schedule-", .shapes = Shape::Alnum16 | Shape::Serialized},
                   {.place = Place::Within, .words = "laravel-cache-", .shapes = Shape::Alnum16},
                   {.place = Place::Within, .words = "laravel_cache_", .shapes = Shape::Alnum16}}},
        // Ruby. EXPIRE while it is the master.
        {.id = "resque-scheduler",
         .title = "resque-scheduler",
         .scope = Scope::Local,
         .forms = {{.place = Place::End, .words = "resque_scheduler_master_lock", .shapes = Shape::HostPid}},
         .decode = decodeHostPid},
        // Java. The trigger that a scheduler is about to fire, ten minutes; and the job of which no second one may run meanwhile.
        {.id = "quartz-jobstore",
         .title = "quartz-redis-jobstore",
         .scope = Scope::Local,
         .caveats = Caveat::SharedOwner | Caveat::DeletesBlindly,
         .forms = {{.place = Place::Within, .words = "trigger_lock:", .ends = Ends::ByItself}, {.place = Place::Within, .words = "job_blocked:"}},
         .decode = decodeScheduler,
         .noRelease = "its job stays blocked, and its trigger acquired: their states in the job store would have to be mended with it"},
        // .NET. One owner for all locks of a process.
        {.id = "hangfire",
         .title = "Hangfire.Redis.StackExchange",
         .scope = Scope::Local,
         .caveats = Caveat::HolderSpins | Caveat::SharedOwner,
         .forms = {{.place = Place::Start, .words = "{hangfire}:lock:", .shapes = Shape::Uuid},
                   {.place = Place::End, .words = ":dequeued:lock", .shapes = Shape::Uuid}},
         .noRelease = "its holder, if it lives, would loop without a pause once the key is gone; stop the process instead"},
        // Node. Set without NX while the job is made active, renewed by the worker; without it the job counts as stalled and is run
        // again. The prefix can be another: then, any library's lock may be named so, and the user's word is needed.
        {.id = "bull",
         .title = "Bull or BullMQ job",
         .scope = Scope::Local,
         .reaction = HolderReaction::Told,
         .caveats = Caveat::JobRunsAgain | Caveat::SharedOwner,
         .forms = {{.place = Place::Start, .words = "bull:", .shapes = Shape::Uuid | Shape::UuidNumber, .ends = Ends::ByItself},
                   {.place = Place::Start, .words = "{bull}:", .shapes = Shape::Uuid | Shape::UuidNumber, .ends = Ends::ByItself}},
         .decode = decodeBull,
         .companions =
             [](const QByteArray &name) {
                 return std::vector<Companion>{{bullJob(name), KeyType::Hash, Role::Guarded}};
             },
         .holdsOff = false},
    });
}

} // namespace Lockscope
