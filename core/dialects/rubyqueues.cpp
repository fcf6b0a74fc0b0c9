#include "dialect.h"
#include "holders.h"
#include "stringdialect.h"

namespace Lockscope {

namespace {

using Role = Companion::Role;

/// sidekiq-unique-jobs (dialects.md G): under `uniquejobs:<digest>`, in the runtime form with `:RUN` behind, a hash `:LOCKED`
/// of job id → time, which is the lock; two lists of those who wait, a string of the last holder, a description. Workers block
/// on `:QUEUED`, which a release fills with 1. No TTL by default: a worker that was killed leaves it for ever.
class SidekiqUniqueJobsDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("sidekiq-unique-jobs"); }
    HolderReaction holderReaction() const override { return HolderReaction::Quiet; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }
    std::vector<KeyType> companionTypes() const override { return {KeyType::Hash, KeyType::String, KeyType::List, KeyType::SortedSet}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::Hash || !raw.key.endsWith(kLocked) || raw.fields.isEmpty())
            return std::nullopt;
        const auto digest = digestOf(raw.key);
        if (!digest || raw.key != *digest + kLocked)
            return std::nullopt;
        QByteArrayList jobs;
        for (const auto &field : raw.fields)
            jobs.append(field.first);
        Recognition lock{.name = raw.key,
                         .resource = QString::fromUtf8(*digest),
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .confidence = 99,
                         .mode = raw.length > 1 ? LockMode::Permits : LockMode::Exclusive};
        lock.ownerInfo.edit().thread = QString::fromUtf8(raw.fields.first().first);
        lock.ownerInfo.edit().since = instantNear(raw.fields.first().second, key.now());
        setHolders(lock, jobs, raw.isCut(), raw.length);
        return lock;
    }

    bool mayBeLong(const RawKey &raw) const override { return raw.key.endsWith(kLocked) && digestOf(raw.key).has_value(); }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        const qsizetype root = rootOf(key.key());
        if (root < 0)
            return std::nullopt;
        const QByteArray tail = key.key().mid(root + kRoot.size());
        if (tail == "digests" || tail == "expiring_digests" || tail.startsWith("heartbeat:") || tail.startsWith("working:"))
            return QByteArray();
        const auto digest = digestOf(key.key());
        return digest && key.raw().type != KeyType::Hash ? std::optional(*digest + kLocked) : std::nullopt;
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        const QByteArray digest = withoutEnd(name, kLocked);
        const QByteArray root = digest.left(rootOf(digest) + kRoot.size());
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
        return {{.query = WaiterSource::Query::ListLength, .key = digest + ":QUEUED", .unit = WaiterSource::Unit::Jobs, .exact = true},
                {.query = WaiterSource::Query::ListLength, .key = digest + ":PRIMED", .unit = WaiterSource::Unit::Jobs, .exact = true}};
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        ScriptCall call{.body = scriptBody(Script::ForceReleaseSidekiq), .keys = {name}, .arguments = {owner, withoutEnd(name, kLocked)}};
        for (const Companion &companion : companions(name))
            call.keys.append(companion.key);
        return call;
    }

    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kRoot = "uniquejobs:";
    static inline const QByteArray kLocked = ":LOCKED";

    /// Where the library's part of the key begins, behind a namespace of the application.
    static qsizetype rootOf(const QByteArray &key)
    {
        const qsizetype root = key.indexOf(kRoot);
        return root == 0 || (root > 0 && key.at(root - 1) == ':') ? root : -1;
    }

    /// The key as far as its lock's own name goes.
    static std::optional<QByteArray> digestOf(const QByteArray &key)
    {
        const qsizetype root = rootOf(key);
        if (root < 0)
            return std::nullopt;
        const qsizetype begin = root + kRoot.size();
        qsizetype end = key.indexOf(':', begin);
        if (end < 0)
            end = key.size();
        const QByteArrayView digits = QByteArrayView(key).sliced(begin, end - begin);
        if ((digits.size() != 32 && digits.size() != 64) || !isHex(digits))
            return std::nullopt;
        static const QByteArray kRun = ":RUN";
        if (QByteArrayView(key).sliced(end).startsWith(kRun))
            end += kRun.size();
        const QByteArrayView tail = QByteArrayView(key).sliced(end);
        const bool known = tail.isEmpty() || tail == kLocked || tail == ":QUEUED" || tail == ":PRIMED" || tail == ":INFO";
        return known ? std::optional(key.left(end)) : std::nullopt;
    }

    const QString m_id = QStringLiteral("sidekiq-unique-jobs");
};

/// redis_queued_locks (dialects.md G): a hash `rql:lock:<name>` with the acquirer `acq_id`, its host, the time and the
/// application's own fields; who waits stands in the sorted set `rql:lock_queue:<name>` by time, and asks every 200 ms.
class RedisQueuedLocksDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("redis_queued_locks"); }
    HolderReaction holderReaction() const override { return HolderReaction::Quiet; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }
    std::vector<KeyType> companionTypes() const override { return {KeyType::Hash, KeyType::SortedSet}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::Hash || !raw.key.startsWith(kLock))
            return std::nullopt;
        Recognition lock{.name = raw.key, .resource = QString::fromUtf8(raw.key.mid(kLock.size())), .dialect = m_id, .scope = Scope::Local, .confidence = 99};
        for (const auto &[field, value] : raw.fields) {
            if (field == kOwnerField)
                lock.owner = value;
            else if (field == "hst_id")
                lock.ownerInfo.edit().client = QString::fromUtf8(value);
            else if (field == "ts")
                lock.ownerInfo.edit().since = instantNear(value, key.now());
            else if (field == "spc_cnt")
                lock.holdCount = value.toLongLong() + 1;
        }
        if (lock.owner.isEmpty())
            return std::nullopt;
        lock.agreement = lock.owner;
        // rql:acq:<pid>/<thread>/<fiber>/<ractor>/<random>
        static const QByteArray kAcquirer = "rql:acq:";
        const QByteArrayList parts = lock.owner.startsWith(kAcquirer) ? lock.owner.mid(kAcquirer.size()).split('/') : QByteArrayList();
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
    QByteArrayList namedFields() const override { return {kOwnerField, "hst_id", "ts", "spc_cnt"}; }

    // The head of the queue comes by itself.
    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{.body = scriptBody(Script::ForceReleaseHashOwner), .keys = {name}, .arguments = {owner, kOwnerField}};
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

} // namespace

Dialects makeRubyQueueDialects()
{
    return {std::make_shared<SidekiqUniqueJobsDialect>(), std::make_shared<RedisQueuedLocksDialect>()};
}

} // namespace Lockscope
