#include "dialect.h"
#include "holders.h"
#include "stringdialect.h"

namespace Lockscope {

namespace {

/// The semaphore of redis-semaphore for Node (resources/docs/dialects.md B): a sorted set `semaphore:<key>` of holders,
/// scored by the time of their last refresh. A holder is a UUID, followed by `_<n>` if it has several permits. It
/// refreshes every 8 s, the TTL is 10 s, and waiters poll every 10 ms. The library's mutex is a string, see below.
class NodeSemaphoreDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("redis-semaphore (Node), semaphore"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesSoon; }
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
        Recognition lock{.name = raw.key,
                         .resource = QString::fromUtf8(raw.key.mid(kPrefix.size())),
                         .dialect = m_id,
                         .scope = Scope::Either,
                         .mode = LockMode::Permits};
        std::optional<Millis> change;
        setHolders(lock, holdersOf(members, raw, change), raw.isCut(), raw.length);
        if (change)
            lock.details.edit().changesAt = key.now() + *change + Millis(1);
        return lock;
    }

    QList<QPair<QByteArray, QByteArray>> endedHoldersToRemember(const RawKey &raw, WallTime now) const override
    {
        std::optional<Millis> change;
        const Members members = membersOf(raw, now);
        const QByteArrayList holders = holdersOf(members, raw, change);
        QList<QPair<QByteArray, QByteArray>> ended;
        if (holders.size() == members.size())
            return ended;
        std::copy_if(raw.fields.begin(), raw.fields.end(), std::back_inserter(ended),
                     [&](const auto &field) { return !holders.contains(field.first); });
        return ended;
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{
            .body = scriptBody(Script::ForceReleaseMembers), .keys = {name}, .arguments = {owner, "", "0", ""}};
    }

    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kPrefix = "semaphore:";
    /// Tolerance for differences between clients' clocks. A live holder refreshes long before its end.
    static constexpr Millis kClockSkew{1000};

    using Members = QList<QPair<QByteArray, WallTime>>; ///< holder, and time of its last refresh

    /// Empty if any member is not a holder.
    static Members membersOf(const RawKey &raw, WallTime now)
    {
        Members members;
        for (const auto &[member, score] : raw.fields) {
            const bool several
                = member.size() > 37 && member.at(36) == '_' && isDigits(QByteArrayView(member).sliced(37));
            const auto refreshed = instantNear(score, now);
            if (!isUuid(several ? QByteArrayView(member).first(36) : QByteArrayView(member)) || !refreshed)
                return {};
            members.append({member, *refreshed});
        }
        return members;
    }

    /// A lease ends when the timeout has passed since the refresh. Redis does not store the timeout, but a refresh sets
    /// it as the key's TTL. So the remaining TTL is the rest of the latest refresh's lease. A holder that refreshed
    /// earlier by more than that has ended, whatever the timeout and our clock. A single holder shows nothing. So when
    /// the latest holder releases, an ended one counts again until the key expires; see endedHoldersToRemember().
    /// `change`: receives the time until the next lease ends, if the key does not end before.
    static QByteArrayList holdersOf(const Members &members, const RawKey &raw, std::optional<Millis> &change)
    {
        WallTime latest;
        for (const auto &[member, refreshed] : members)
            latest = std::max(latest, refreshed);
        const bool canTell = raw.ttl.kind == KeyTtl::Kind::Finite && !raw.isCut(); // a cut set lacks the latest
        QByteArrayList holders;
        for (const auto &[member, refreshed] : members) {
            const Millis after = raw.ttl.left + kClockSkew - (latest - refreshed); // at most this is left of it
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

/// dv/redis-semaphore for Ruby (resources/docs/dialects.md G). The list `SEMAPHORE:<name>:AVAILABLE` contains free
/// permits; waiters block on it. The hash `…:GRABBED`, permits in use → acquire time, is the lock. No TTL. A release
/// must return permits to the list: a permit that is only deleted is lost for good.
class RubySemaphoreDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("redis-semaphore (Ruby)"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    Caveats caveats() const override { return Caveat::NoOwner; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }
    std::vector<KeyType> companionTypes() const override { return {KeyType::List, KeyType::String}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::Hash || !raw.key.startsWith(kPrefix) || !raw.key.endsWith(kGrabbed)
            || raw.fields.isEmpty())
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

    bool mayBeLong(const RawKey &raw) const override
    {
        return raw.key.startsWith(kPrefix) && raw.key.endsWith(kGrabbed);
    }

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

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{.body = scriptBody(Script::ForceReleaseFields),
                          .keys = {name, withoutEnd(name, kGrabbed) + ":AVAILABLE"},
                          .arguments = {owner}};
    }

    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kPrefix = "SEMAPHORE:";
    static inline const QByteArray kGrabbed = ":GRABBED";

    const QString m_id = QStringLiteral("redis-semaphore-ruby");
};

/// A sorted set of holders, scored by the end of their leases in seconds or milliseconds: the usual hand-written
/// semaphore. The name must have a lock word. The next client removes ended leases.
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
        if (raw.type != KeyType::SortedSet || raw.fields.isEmpty()
            || (key.trust() < KeyView::Trust::Named && (!key.saysLock() || hasOtherPurpose(key))))
            return std::nullopt;
        QByteArrayList holders;
        Leases leases;
        for (const auto &[member, score] : raw.fields) {
            const auto ends = instantNear(score, key.now());
            if (!ends || member.contains(' ') || raw.key.startsWith("asynq:")) // asynq leases jobs, not locks
                return std::nullopt;
            if (leases.addIfRunning(*ends, key.now()))
                holders.append(member);
        }
        if (holders.isEmpty())
            return std::nullopt;
        Recognition lock{.name = raw.key,
                         .dialect = m_id,
                         .scope = Scope::Either,
                         .signs = Signs(Sign::Process) | (key.saysLock() ? Sign::LockWord : Sign::Named),
                         .mode = LockMode::Permits};
        leases.applyTo(lock);
        if (raw.isCut())
            lock.details.edit().valueExpiry.reset(); // the latest end was not read
        setHolders(lock, holders, raw.isCut(), leases.countOf(raw));
        return lock;
    }

    // All leases have ended, whatever library wrote them.
    bool isFree(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        const bool isCalledSo = key.saysLock() || key.isPinned(); // rate limiters and registries also store times
        return isCalledSo && !hasOtherPurpose(key) && !raw.isCut() && !raw.fields.isEmpty()
            && std::all_of(raw.fields.begin(), raw.fields.end(), [&key](const auto &field) {
                   const auto ended = instantNear(field.second, key.now());
                   return ended && *ended < key.now();
               });
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{
            .body = scriptBody(Script::ForceReleaseMembers), .keys = {name}, .arguments = {owner, "", "0", ""}};
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
    return {
        std::make_shared<NodeSemaphoreDialect>(), std::make_shared<RubySemaphoreDialect>(),
        // Renews to 10 s every 8 s; onLockLost reports a loss. It recreates keys that a minority of nodes lost.
        makeStringDialect(
            {.id = "redis-semaphore-node",
             .title = "redis-semaphore (Node), mutex",
             .reaction = HolderReaction::NoticesSoon,
             .caveats = Caveat::Recreates,
             .forms
             = {{.place = StringForm::Place::Start, .words = "mutex:", .shapes = Shape::Uuid | Shape::UuidSuffix}}})};
}

} // namespace Lockscope
