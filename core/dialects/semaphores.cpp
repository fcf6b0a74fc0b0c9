#include "dialect.h"
#include "holders.h"
#include "stringdialect.h"

namespace Lockscope {

namespace {

/// redis-semaphore for Node (resources/docs/dialects.md B), the semaphore: a sorted set `semaphore:<key>` of holders (an UUID, with `_<n>`
/// behind where one takes several permits) by the time they were last refreshed, every 8 s; the key lives 10 s. Who waits
/// asks every 10 ms. Its mutex is a string, see below.
class NodeSemaphoreDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("redis-semaphore (Node), semaphore"); }
    HolderReaction holderReaction() const override { return HolderReaction::Told; }
    Caveats caveats() const override { return Caveat::TtlIsNotLease; }
    std::vector<KeyType> types() const override { return {KeyType::SortedSet}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::SortedSet || !raw.key.startsWith(kPrefix))
            return std::nullopt;
        const Members members = membersOf(raw, key.now());
        if (members.isEmpty())
            return std::nullopt;
        Recognition lock{
            .name = raw.key, .resource = QString::fromUtf8(raw.key.mid(kPrefix.size())), .dialect = m_id, .scope = Scope::Either, .mode = LockMode::Permits};
        std::optional<Millis> change;
        setHolders(lock, holdersOf(members, raw, change), raw.isCut(), raw.length);
        if (change)
            lock.changesAt = key.now() + *change + Millis(1);
        return lock;
    }

    QList<QPair<QByteArray, QByteArray>> endedBesideOthers(const RawKey &raw, WallTime now) const override
    {
        std::optional<Millis> change;
        const Members members = membersOf(raw, now);
        const QByteArrayList holders = holdersOf(members, raw, change);
        QList<QPair<QByteArray, QByteArray>> ended;
        if (holders.size() == members.size())
            return ended;
        std::copy_if(raw.fields.begin(), raw.fields.end(), std::back_inserter(ended), [&](const auto &field) { return !holders.contains(field.first); });
        return ended;
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{.body = scriptBody(Script::ForceReleaseMembers), .keys = {name}, .arguments = {owner, "", "0", ""}};
    }

    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kPrefix = "semaphore:";
    /// Between the clocks of its clients: as much as with other ends that stand in a value. Who lives is refreshed long before.
    static constexpr Millis kClockSkew{1000};

    using Members = QList<QPair<QByteArray, WallTime>>; ///< with the time they were refreshed

    /// Empty if one of them is none.
    static Members membersOf(const RawKey &raw, WallTime now)
    {
        Members members;
        for (const auto &[member, score] : raw.fields) {
            const bool several = member.size() > 37 && member.at(36) == '_' && isDigits(QByteArrayView(member).sliced(37));
            const auto refreshed = instantNear(score, now);
            if (!isUuid(several ? QByteArrayView(member).first(36) : QByteArrayView(member)) || !refreshed)
                return {};
            members.append({member, *refreshed});
        }
        return members;
    }

    /// A holder has ended once the time-out has passed since it was refreshed. The time-out is not stored; but whoever is refreshed sets
    /// it as the key's TTL. So what is left of that is how long the latest to be refreshed has left, and whoever was refreshed earlier by
    /// more than that has ended, whatever the time-out and whatever our clock. Of one alone that cannot be told: its time-out may be long.
    /// So once the latest has given its permit back, one that had ended before counts again until the key ends, unless somebody saw
    /// it end: endedBesideOthers().
    /// `change`: so long until the next of them ends, unless the key itself does before.
    static QByteArrayList holdersOf(const Members &members, const RawKey &raw, std::optional<Millis> &change)
    {
        WallTime latest;
        for (const auto &[member, refreshed] : members)
            latest = std::max(latest, refreshed);
        const bool canTell = raw.ttl.kind == KeyTtl::Kind::Finite && !raw.isCut(); // the latest are not read of many
        QByteArrayList holders;
        for (const auto &[member, refreshed] : members) {
            const Millis after = raw.ttl.left + kClockSkew - (latest - refreshed); // so long it may still have left
            if (canTell && after < Millis(0))
                continue;
            holders.append(member);
            if (canTell && after < raw.ttl.left)
                change = std::min(change.value_or(after), after);
        }
        return holders;
    }

    const QString m_id = QStringLiteral("redis-semaphore-node-permits");
};

/// dv/redis-semaphore for Ruby (resources/docs/dialects.md G): free permits in the list `SEMAPHORE:<name>:AVAILABLE`, on which who waits
/// blocks; those in use in the hash `…:GRABBED` with the time they were taken, which is the lock. Without a TTL. A permit
/// that is only deleted is lost for good: it goes back to the list.
class RubySemaphoreDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("redis-semaphore (Ruby)"); }
    HolderReaction holderReaction() const override { return HolderReaction::Quiet; }
    Caveats caveats() const override { return Caveat::NoOwner; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }
    std::vector<KeyType> companionTypes() const override { return {KeyType::List, KeyType::String}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::Hash || !raw.key.startsWith(kPrefix) || !raw.key.endsWith(kGrabbed) || raw.fields.isEmpty())
            return std::nullopt;
        QByteArrayList permits;
        for (const auto &[permit, taken] : raw.fields) {
            if (!instantNear(taken.left(30), key.now()) && taken.toDouble() <= 0)
                return std::nullopt;
            permits.append(permit);
        }
        Recognition lock{.name = raw.key,
                         .resource = QString::fromUtf8(withoutEnd(raw.key.mid(kPrefix.size()), kGrabbed)),
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .mode = LockMode::Permits};
        lock.ownerInfo.edit().since = instantNear(raw.fields.first().second, key.now());
        setHolders(lock, permits, raw.isCut(), raw.length);
        return lock;
    }

    bool mayBeLong(const RawKey &raw) const override { return raw.key.startsWith(kPrefix) && raw.key.endsWith(kGrabbed); }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        if (!key.key().startsWith(kPrefix))
            return std::nullopt;
        for (const char *suffix : {":AVAILABLE", ":EXISTS", ":VERSION"}) {
            if (key.key().endsWith(suffix))
                return key.key().left(key.key().lastIndexOf(':')) + kGrabbed;
        }
        return std::nullopt;
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        const QByteArray base = withoutEnd(name, kGrabbed);
        return {{base + ":AVAILABLE", KeyType::List, Companion::Role::Counter},
                {base + ":EXISTS", KeyType::String, Companion::Role::Description},
                {base + ":VERSION", KeyType::String, Companion::Role::Description}};
    }

    std::vector<WaiterSource> waiters(const QByteArray &) const override
    {
        return {{.query = WaiterSource::Query::BlockedClients, .key = "blpop", .unit = WaiterSource::Unit::Clients}};
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{.body = scriptBody(Script::ForceReleaseFields), .keys = {name, withoutEnd(name, kGrabbed) + ":AVAILABLE"}, .arguments = {owner}};
    }

    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kPrefix = "SEMAPHORE:";
    static inline const QByteArray kGrabbed = ":GRABBED";

    const QString m_id = QStringLiteral("redis-semaphore-ruby");
};

/// A sorted set whose name says lock, of holders by the moment at which each one's lease ends, in seconds or milliseconds: the usual
/// way to build a semaphore or a lease by hand. Who has ended is put out by the next to come.
class LeaseSetDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("Sorted set of leases"); }
    HolderReaction holderReaction() const override { return HolderReaction::Unknown; }
    Caveats caveats() const override { return Caveat::TtlIsNotLease; }
    bool sharesItsForms() const override { return true; }
    std::vector<KeyType> types() const override { return {KeyType::SortedSet}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::SortedSet || raw.fields.isEmpty() || (key.trust() < KeyView::Trust::Named && (!key.saysLock() || hasOtherPurpose(key))))
            return std::nullopt;
        QByteArrayList holders;
        Leases leases;
        for (const auto &[member, score] : raw.fields) {
            const auto ends = instantNear(score, key.now());
            if (!ends || member.contains(' ') || raw.key.startsWith("asynq:")) // asynq's leases are of jobs
                return std::nullopt;
            if (leases.runs(*ends, key.now()))
                holders.append(member);
        }
        if (holders.isEmpty())
            return std::nullopt;
        Recognition lock{.name = raw.key,
                         .dialect = m_id,
                         .scope = Scope::Either,
                         .signs = Signs(Sign::Process) | (key.saysLock() ? Sign::LockWord : Sign::Named),
                         .mode = LockMode::Permits};
        leases.tell(lock);
        if (raw.isCut())
            lock.valueExpiry.reset(); // the last end was not read
        setHolders(lock, holders, raw.isCut(), leases.countOf(raw));
        return lock;
    }

    // Whichever library's: all of its leases have ended.
    bool isFree(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        const bool isCalledSo = key.saysLock() || key.isPinned(); // rate limiters and registries keep times as well
        return isCalledSo && !hasOtherPurpose(key) && !raw.isCut() && !raw.fields.isEmpty()
            && std::all_of(raw.fields.begin(), raw.fields.end(), [&key](const auto &field) {
                   const auto ended = instantNear(field.second, key.now());
                   return ended && *ended < key.now();
               });
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{.body = scriptBody(Script::ForceReleaseMembers), .keys = {name}, .arguments = {owner, "", "0", ""}};
    }
    QByteArray holdOffOwner() const override { return {}; }

private:
    const QString m_id = QStringLiteral("lease-set");
};

} // namespace

std::shared_ptr<const Dialect> makeLeaseSetDialect()
{
    return std::make_shared<LeaseSetDialect>();
}

Dialects makeSemaphoreDialects()
{
    return {std::make_shared<NodeSemaphoreDialect>(), std::make_shared<RubySemaphoreDialect>(),
            // Refreshed every 8 s to 10 s, onLockLost tells the holder. Over several nodes it sets the key again where a minority lost it.
            makeStringDialect({.id = "redis-semaphore-node",
                               .title = "redis-semaphore (Node), mutex",
                               .reaction = HolderReaction::Told,
                               .caveats = Caveat::Recreates,
                               .forms = {{.place = StringForm::Place::Start, .words = "mutex:", .shapes = Shape::Uuid | Shape::UuidSuffix}}})};
}

} // namespace Lockscope
