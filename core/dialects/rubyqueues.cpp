#include "dialect.h"
#include "holders.h"
#include "stringdialect.h"

namespace Lockscope {

namespace {

using Role = Companion::Role;

/// sidekiq-unique-jobs (resources/docs/dialects.md G). Keys begin with `uniquejobs:<digest>`, or another prefix for the
/// first word, in the runtime form followed by `:RUN`. The hash `:LOCKED` (job id → time) is the lock. Two lists of
/// waiters, a string with the last holder and a description belong to it. Workers block on `:QUEUED`; a release pushes
/// 1 to it. No TTL by default: a killed worker leaves its lock. Up to version 6 the hash is `:GRABBED`.
class SidekiqUniqueJobsDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("sidekiq-unique-jobs"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }
    std::vector<KeyType> companionTypes() const override
    {
        return {KeyType::Hash, KeyType::String, KeyType::List, KeyType::SortedSet};
    }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::Hash || raw.fields.isEmpty()
            || (!raw.key.endsWith(kLocked) && !raw.key.endsWith(kGrabbed)))
            return std::nullopt;
        const auto digest = digestOf(raw.key);
        if (!digest || (raw.key != *digest + kLocked && raw.key != *digest + kGrabbed))
            return std::nullopt;
        QByteArrayList jobs;
        for (const auto &field : raw.fields)
            jobs.append(field.first);
        Recognition lock{.name = raw.key,
                         .resource = QString::fromUtf8(*digest),
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .mode = raw.length > 1 ? LockMode::Permits : LockMode::Exclusive};
        lock.ownerInfo.edit().thread = QString::fromUtf8(raw.fields.first().first);
        lock.ownerInfo.edit().since = instantNear(raw.fields.first().second, key.now());
        setHolders(lock, jobs, raw.isCut(), raw.length);
        return lock;
    }

    bool mayBeLong(const RawKey &raw) const override
    {
        return (raw.key.endsWith(kLocked) || raw.key.endsWith(kGrabbed)) && digestOf(raw.key).has_value();
    }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        const qsizetype root = rootOf(key.key());
        const QByteArray tail = root < 0 ? QByteArray() : key.key().mid(root + kRoot.size());
        if (tail == "digests" || tail == "expiring_digests" || tail.startsWith("heartbeat:")
            || tail.startsWith("working:"))
            return QByteArray();
        const auto digest = digestOf(key.key());
        // A digest without other keys is a lock of version 5, see decodeSidekiq5().
        if (!digest || key.raw().type == KeyType::Hash || key.key() == *digest)
            return std::nullopt;
        const bool isOld
            = key.key().endsWith(":EXISTS") || key.key().endsWith(":VERSION") || key.key().endsWith(":AVAILABLE");
        return *digest + (isOld ? kGrabbed : kLocked);
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        if (name.endsWith(kGrabbed)) {
            const QByteArray old = withoutEnd(name, kGrabbed);
            return {{old + ":EXISTS", KeyType::String, Role::Hold},
                    {old + ":VERSION", KeyType::String, Role::Description}};
        }
        const QByteArray digest = withoutEnd(name, kLocked);
        // Registries keep their names under a custom prefix.
        const QByteArray root = rootOf(digest) < 0 ? kRoot : digest.left(rootOf(digest) + kRoot.size());
        return {{digest, KeyType::String, Role::Hold},
                {digest + ":QUEUED", KeyType::List, Role::Queue},
                {digest + ":PRIMED", KeyType::List, Role::Queue},
                {digest + ":INFO", KeyType::String, Role::Description},
                {root + "digests", KeyType::SortedSet, Role::Registry},
                {root + "expiring_digests", KeyType::SortedSet, Role::Registry}};
    }

    std::vector<WaiterSource> waiters(const QByteArray &name) const override
    {
        const QByteArray digest = withoutEnd(name, kLocked);
        return {{.query = WaiterSource::Query::ListLength,
                 .key = digest + ":QUEUED",
                 .unit = WaiterSource::Unit::Jobs,
                 .exact = true},
                {.query = WaiterSource::Query::ListLength,
                 .key = digest + ":PRIMED",
                 .unit = WaiterSource::Unit::Jobs,
                 .exact = true}};
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        if (name.endsWith(kGrabbed))
            return noForceRelease(
                title(),
                QStringLiteral(
                    "how version 6 wakes the jobs that wait is not known; delete the digest with its own web page"));
        ScriptCall call{.body = scriptBody(Script::ForceReleaseSidekiq),
                        .keys = {name},
                        .arguments = {owner, withoutEnd(name, kLocked)}};
        for (const Companion &companion : companions(name))
            call.keys.append(companion.key);
        return call;
    }

    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kRoot = "uniquejobs:";
    static inline const QByteArray kLocked = ":LOCKED";
    static inline const QByteArray kGrabbed = ":GRABBED";

    /// The index of `uniquejobs:`, which may follow a namespace of the application; -1 without it.
    static qsizetype rootOf(const QByteArray &key)
    {
        const qsizetype root = key.indexOf(kRoot);
        return root == 0 || (root > 0 && key.at(root - 1) == ':') ? root : -1;
    }

    /// The beginning of the key that all keys of its lock share: up to the digest or `:RUN`.
    static std::optional<QByteArray> digestOf(const QByteArray &key)
    {
        const qsizetype root = rootOf(key);
        qsizetype begin = root < 0 ? 0 : root + kRoot.size();
        qsizetype end = key.indexOf(':', begin);
        while (root < 0 && end >= 0 && end - begin != 32 && end - begin != 64) {
            begin = end + 1;
            end = key.indexOf(':', begin);
        }
        if (end < 0)
            end = key.size();
        if (root < 0 && end == key.size())
            return std::nullopt; // an application's name may end in a digest, too
        const QByteArrayView digits = QByteArrayView(key).sliced(begin, end - begin);
        if ((digits.size() != 32 && digits.size() != 64) || !isHex(digits))
            return std::nullopt;
        static const QByteArray kRun = ":RUN";
        if (QByteArrayView(key).sliced(end).startsWith(kRun))
            end += kRun.size();
        const QByteArrayView tail = QByteArrayView(key).sliced(end);
        static const QByteArrayList kTails{"",       kLocked,   ":QUEUED",  ":PRIMED",   ":INFO",
                                           kGrabbed, ":EXISTS", ":VERSION", ":AVAILABLE"};
        const bool known = kTails.contains(tail);
        return known ? std::optional(key.left(end)) : std::nullopt;
    }

    const QString m_id = QStringLiteral("sidekiq-unique-jobs");
};

/// redis_queued_locks (resources/docs/dialects.md G): a hash `rql:lock:<name>` with the acquirer `acq_id`, its host,
/// the time and application fields. Waiters are in the sorted set `rql:lock_queue:<name>` and poll every 200 ms.
class RedisQueuedLocksDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("redis_queued_locks"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }
    std::vector<KeyType> companionTypes() const override { return {KeyType::Hash, KeyType::SortedSet}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::Hash || !raw.key.startsWith(kLock))
            return std::nullopt;
        Recognition lock{.name = raw.key,
                         .resource = QString::fromUtf8(raw.key.mid(kLock.size())),
                         .dialect = m_id,
                         .scope = Scope::Local};
        for (const auto &[field, value] : raw.fields) {
            if (field == kOwnerField)
                lock.owner = value;
            else if (field == "hst_id")
                lock.ownerInfo.edit().client = QString::fromUtf8(value);
            else if (field == "ts")
                lock.ownerInfo.edit().since = instantNear(value, key.now());
            else if (field == "spc_cnt")
                lock.details.edit().holdCount = value.toLongLong() + 1;
        }
        if (lock.owner.isEmpty())
            return std::nullopt;
        // rql:acq:<pid>/<thread>/<fiber>/<ractor>/<random>
        static const QByteArray kAcquirer = "rql:acq:";
        const QByteArrayList parts
            = lock.owner.startsWith(kAcquirer) ? lock.owner.mid(kAcquirer.size()).split('/') : QByteArrayList();
        if (parts.size() == 5) {
            bool ok = false;
            const qint64 pid = parts.at(0).toLongLong(&ok);
            if (ok)
                lock.ownerInfo.edit().pid = pid;
            lock.ownerInfo.edit().thread = QString::fromUtf8(parts.at(1));
        }
        return lock;
    }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        if (key.key().startsWith(kQueue))
            return kLock + key.key().mid(kQueue.size());
        return key.key() == "rql:swarm:hsts" ? std::optional(QByteArray()) : std::nullopt;
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        return {{kQueue + name.mid(kLock.size()), KeyType::SortedSet, Companion::Role::Queue}};
    }

    std::vector<WaiterSource> waiters(const QByteArray &name) const override
    {
        return {{.query = WaiterSource::Query::SetCountSince,
                 .key = kQueue + name.mid(kLock.size()),
                 .unit = WaiterSource::Unit::Waiters,
                 .exact = true,
                 .freshFor = Millis(15'000)}};
    }

    bool mayBeLong(const RawKey &raw) const override { return raw.key.startsWith(kLock); }
    QByteArrayList requiredFields() const override { return {kOwnerField, "hst_id", "ts", "spc_cnt"}; }

    // No wake-up is needed: the first waiter polls.
    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{
            .body = scriptBody(Script::ForceReleaseHashOwner), .keys = {name}, .arguments = {owner, kOwnerField}};
    }

    Result<ScriptCall> limitTtl(const QByteArray &name, const QByteArray &owner, const TtlLimit &limit) const override
    {
        return ScriptCall{.body = scriptBody(Script::LimitTtlHashOwner),
                          .keys = {name},
                          .arguments = {owner, QByteArray::number(limit.ttl.count()), wordOf(limit.only), kOwnerField}};
    }

    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kLock = "rql:lock:";
    static inline const QByteArray kQueue = "rql:lock_queue:";
    static inline const QByteArray kOwnerField = "acq_id";

    const QString m_id = QStringLiteral("redis-queued-locks");
};

bool decodeSidekiq5(Recognition &lock, const KeyView &key)
{
    constexpr qsizetype kJobId = 24;
    const QByteArrayView digest = QByteArrayView(key.key()).sliced(key.key().lastIndexOf(':') + 1);
    lock.needsCompanion = !key.isPinned(); // until refine() finds that they are missing
    lock.ownerInfo.edit().thread = QString::fromLatin1(lock.owner);
    return key.isPinned()
        || ((digest.size() == 32 || digest.size() == 64) && isHex(digest) && lock.owner.size() == kJobId
            && isHex(lock.owner));
}

} // namespace

Dialects makeRubyQueueDialects()
{
    return {std::make_shared<SidekiqUniqueJobsDialect>(), std::make_shared<RedisQueuedLocksDialect>(),
            // Up to version 5 the digest alone is the lock; in later versions it is a companion.
            makeStringDialect(
                {.id = "sidekiq-unique-jobs-5",
                 .title = "sidekiq-unique-jobs 5",
                 .scope = Scope::Local,
                 .caveats = Caveat::DeletesBlindly,
                 .forms = {{.place = StringForm::Place::Within, .words = "uniquejobs:"}},
                 .decode = decodeSidekiq5,
                 .companions =
                     [](const QByteArray &name) {
                         return std::vector<Companion>{{name + ":LOCKED", KeyType::Hash, Role::Hold},
                                                       {name + ":GRABBED", KeyType::Hash, Role::Hold}};
                     },
                 .refine = [](Recognition &lock,
                              const std::vector<RawKey> &companions) { lock.needsCompanion = !companions.empty(); },
                 .holdsOff = false})};
}

} // namespace Lockscope
