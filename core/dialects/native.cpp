#include "token.h"

namespace Lockscope {

namespace {

const QByteArray kFencing = "lockscope_fencing:";

/// Locks that this library acquires (Redis documentation, "Distributed Locks with Redis"): a string with makeToken(),
/// set by `SET NX PX` on every node. Compare-and-expire renews it, compare-and-delete releases it.
///
/// Libraries that lock by one string with any token see it as someone else's lock (resources/docs/dialects.md §7):
/// redsync, redis-py, node-redlock, RedLock.net, Spring from 5, Laravel …
class NativeDialect final : public Dialect, public LockRecipe
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("Lockscope (Redlock)"); }
    // Renewal never recreates a lost key; the watchdog reports the loss within TTL/3.
    HolderReaction holderReaction() const override { return HolderReaction::NoticesSoon; }

    std::vector<KeyType> types() const override { return {KeyType::String}; }
    std::vector<KeyType> companionTypes() const override { return {KeyType::String}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        const auto info = parseToken(raw.value);
        if (!key.isString() || !info)
            return std::nullopt;
        return Recognition{
            .name = raw.key, .dialect = m_id, .scope = Scope::Quorum, .owner = raw.value, .ownerInfo = *info};
    }

    // The counter of fencing tokens outlives the lock.
    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        return key.isString() && key.key().startsWith(kFencing) ? std::optional(key.key().mid(kFencing.size()))
                                                                : std::nullopt;
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        return {{.key = kFencing + name, .type = KeyType::String, .role = Companion::Role::FencingCounter}};
    }

    void refine(Recognition &lock, const std::vector<RawKey> &companions) const override
    {
        for (const RawKey &companion : companions) {
            bool ok = false;
            const qint64 token = companion.value.toLongLong(&ok);
            if (ok)
                lock.details.edit().fencingToken = token;
        }
    }

    std::vector<WaiterSource> waiters(const QByteArray &name) const override
    {
        return {{.query = WaiterSource::Query::Subscribers,
                 .key = channelOf(name),
                 .unit = WaiterSource::Unit::Processes,
                 .isPart = true}};
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        return ScriptCall{.body = scriptBody(Script::ForceReleaseString),
                          .keys = {name},
                          .arguments = {comparableOwner(owner), QByteArray::number(holdOff.duration.count()),
                                        holdOff.owner, "all", channelOf(name), "0"}};
    }

    Result<ScriptCall> limitTtl(const QByteArray &name, const QByteArray &owner, const TtlLimit &limit) const override
    {
        return limitStringTtl(name, owner, limit);
    }

    Result<ScriptCall> putBack(const QByteArray &name, const QByteArray &owner,
                               const ReleasedState &taken) const override
    {
        return putStringBack(name, owner, taken);
    }

    QByteArray holdOffOwner() const override { return makeToken(QStringLiteral("hold-off")); }

    const LockRecipe *recipe() const override { return this; }

    QByteArray makeOwner(const QByteArray &, quint64, const QString &program) const override
    {
        return makeToken(program);
    }

    LockCommand take(const Claim &claim) const override
    {
        const QByteArray ttl = QByteArray::number(claim.ttl.count());
        if (claim.fencingToken)
            return {.script = Script::TakeStringFenced,
                    .keys = {claim.name, kFencing + claim.name},
                    .arguments = {claim.owner, ttl},
                    .inFull = true};
        return {.words = {QByteArrayLiteral("SET"), claim.name, claim.owner, QByteArrayLiteral("NX"),
                          QByteArrayLiteral("PX"), ttl}};
    }

    LockCommand renew(const Claim &claim) const override
    {
        return {.script = Script::RenewString,
                .keys = {claim.name},
                .arguments = {claim.owner, QByteArray::number(claim.ttl.count())}};
    }

    LockCommand release(const QByteArray &name, const QByteArray &owner, Wake wake) const override
    {
        return {.script = Script::ReleaseString,
                .keys = {name},
                .arguments = {owner, wake == Wake::Yes ? channelOf(name) : QByteArray()}};
    }

    // Owners that use another library send no message.
    QByteArrayList wakeChannels(const QByteArray &name, const QByteArray &) const override { return {channelOf(name)}; }

    bool hasFencingTokens() const override { return true; }

private:
    static QByteArray channelOf(const QByteArray &name) { return "lockscope_unlock:" + name; }

    const QString m_id = QStringLiteral("lockscope");
};

} // namespace

std::shared_ptr<const Dialect> makeNativeDialect()
{
    return std::make_shared<NativeDialect>();
}

} // namespace Lockscope
