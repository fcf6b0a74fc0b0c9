#include "dialect.h"
#include "holders.h"
#include "stringdialect.h"
#include "token.h"

#include <algorithm>

namespace Lockscope {

namespace {

/// setHolders() separates holders by spaces, so holders that contain spaces cannot be split again.
bool haveSpaces(const QByteArrayList &holders)
{
    const auto isSpace = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); };
    return std::any_of(holders.begin(), holders.end(),
                       [&](const QByteArray &holder) { return std::any_of(holder.begin(), holder.end(), isSpace); });
}

/// Huey (resources/docs/dialects.md D): its locks are fields `<app>.lock.<name>` = 1 of the hash `huey.results.<app>`,
/// among task results. HSETNX acquires, HDEL releases without comparing. Nobody waits: a task that finds the lock
/// taken fails. No TTL: a killed worker leaves its lock. In a hash that is not read completely, a lock may go unseen.
class HueyDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("Huey"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    Caveats caveats() const override
    {
        return Caveat::NotAKey | Caveat::NoOwner | Caveat::DeletesBlindly | Caveat::TtlIsNotLease;
    }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::Hash || !raw.key.startsWith(kResults))
            return std::nullopt;
        QByteArrayList locks;
        for (const auto &[field, value] : raw.fields) {
            if (value == "1" && field.contains(".lock."))
                locks.append(field);
        }
        if (locks.isEmpty())
            return std::nullopt;
        Recognition lock{.name = raw.key,
                         .resource = QString::fromUtf8(raw.key.mid(kResults.size())),
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .mode = LockMode::Permits};
        setHolders(lock, locks, raw.isCut() || haveSpaces(locks));
        return lock;
    }

    bool mayBeLong(const RawKey &raw) const override { return raw.key.startsWith(kResults); }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{.body = scriptBody(Script::ForceReleaseFields), .keys = {name}, .arguments = {owner}};
    }

    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kResults = "huey.results.";

    const QString m_id = QStringLiteral("huey");
};

/// Pulp (resources/docs/dialects.md D): `pulp:resource_lock:<resource>` is a string with the owner or, for a shared
/// lock, a set of owners. A worker takes all locks of a task at once, without a TTL. The set `pulp:owner_locks:<owner>`
/// lists an owner's locks and `pulp:active_owners` the owners, so that a dead owner's locks can be found. Waiters poll.
class PulpDialect final : public Dialect
{
public:
    explicit PulpDialect(LockMode mode) : m_mode(mode) { }

    QString id() const override { return m_id; }
    QString title() const override
    {
        return isShared() ? QStringLiteral("Pulp resource lock, shared") : QStringLiteral("Pulp resource lock");
    }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    std::vector<KeyType> types() const override { return {isShared() ? KeyType::Set : KeyType::String}; }
    std::vector<KeyType> companionTypes() const override { return {isShared() ? KeyType::Set : KeyType::String}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        const bool named = raw.key.startsWith(kLock);
        if ((!named && !key.isPinned()) || raw.type != (isShared() ? KeyType::Set : KeyType::String)
            || (isShared() && raw.fields.isEmpty()))
            return std::nullopt;
        Recognition lock{.name = raw.key,
                         .resource = named ? QString::fromUtf8(raw.key.mid(kLock.size())) : QString(),
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .mode = m_mode,
                         .owner = raw.value,
                         .ownerCut = raw.isCut()};
        if (isShared()) {
            QByteArrayList owners;
            for (const auto &field : raw.fields)
                owners.append(field.first);
            setHolders(lock, owners, raw.isCut() || haveSpaces(owners), raw.length);
        }
        return lock;
    }

    bool mayBeLong(const RawKey &raw) const override { return isShared() && raw.key.startsWith(kLock); }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        static const QByteArrayList kOfAll{"pulp:active_owners", "pulp:last_legacy_owner_scan"};
        return key.key().startsWith(kRegistry) || kOfAll.contains(key.key()) ? std::optional(QByteArray())
                                                                             : std::nullopt;
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (isShared() && holdOff.duration > Millis(0))
            return noHoldOff(title());
        ScriptCall call{.body = scriptBody(Script::ForceReleasePulp),
                        .keys = {name},
                        .arguments = {owner, isShared() ? "set" : "string",
                                      QByteArray::number(holdOff.duration.count()), holdOff.owner}};
        for (const QByteArray &each : isShared() ? owner.split(' ') : QByteArrayList{owner})
            call.keys.append(kRegistry + each);
        return call;
    }

    Result<ScriptCall> limitTtl(const QByteArray &, const QByteArray &, const TtlLimit &) const override
    {
        return noTtlLimit(
            title(), QStringLiteral("its entry in the registry of its owner would stay behind; release it instead"));
    }

    QByteArray holdOffOwner() const override
    {
        return isShared() ? QByteArray() : makeToken(QStringLiteral("hold-off"));
    }

private:
    static inline const QByteArray kLock = "pulp:resource_lock:";
    static inline const QByteArray kRegistry = "pulp:owner_locks:";

    [[nodiscard]] bool isShared() const { return m_mode == LockMode::Read; }

    const LockMode m_mode;
    const QString m_id = isShared() ? QStringLiteral("pulp-shared") : QStringLiteral("pulp");
};

} // namespace

Dialects makePythonQueueDialects()
{
    return {
        std::make_shared<HueyDialect>(), std::make_shared<PulpDialect>(LockMode::Exclusive),
        std::make_shared<PulpDialect>(LockMode::Read),
        // With RedisExpireStorage, each lock is a key.
        makeStringDialect({.id = "huey-string",
                           .title = "Huey (RedisExpireStorage)",
                           .scope = Scope::Local,
                           .caveats = Caveat::NoOwner | Caveat::DeletesBlindly,
                           .forms = {{.place = StringForm::Place::Start, .words = "huey.r.", .shapes = Shape::Literal}},
                           .decode = [](Recognition &, const KeyView &key) {
                               return key.isPinned() || key.key().contains(".lock.");
                           }})};
}

} // namespace Lockscope
