#include "token.h"

namespace Lockscope {

namespace {

/// Locks taken by this library: a string holding makeToken(), set by `SET NX PX` on every node (Redis documentation,
/// "Distributed Locks with Redis"), renewed and released by compare-and-expire and compare-and-delete.
///
/// As libraries that lock by one string with any token see a string of ours as somebody else's lock, this is also the way
/// to take a lock of theirs: redsync, redis-py, node-redlock, RedLock.net, Spring from 5, Laravel … (dialects.md §7).
class NativeDialect final : public Dialect, public LockRecipe
{
public:
    QString id() const override { return QStringLiteral("lockscope"); }
    QString title() const override { return QStringLiteral("Lockscope (Redlock)"); }
    // Renewal never re-creates a lost key; the watchdog reports the loss within TTL/3.
    HolderReaction holderReaction() const override { return HolderReaction::Told; }

    std::optional<Recognition> recognise(const RawKey &raw, bool) const override
    {
        if (raw.type != KeyType::String)
            return std::nullopt;
        const auto info = parseToken(raw.value);
        if (!info)
            return std::nullopt;
        return Recognition{
            .name = raw.key, .dialect = id(), .scope = Scope::Quorum, .confidence = 99, .owner = raw.value, .agreement = raw.value, .ownerInfo = *info};
    }

    ScriptCall forceRelease(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff) const override
    {
        return {.body = scriptBody(Script::ForceReleaseString),
                .keys = {name},
                .arguments = {owner, channelOf(name), QByteArray::number(holdOff.duration.count()), holdOff.owner}};
    }

    QByteArray holdOffOwner() const override { return makeToken(QStringLiteral("hold-off")); }

    const LockRecipe *recipe() const override { return this; }

    QByteArray makeOwner(const QByteArray &, quint64, const QString &program) const override { return makeToken(program); }

    LockCommand take(const Claim &claim) const override
    {
        const QByteArray ttl = QByteArray::number(claim.ttl.count());
        if (claim.fencingToken)
            return {
                .script = Script::TakeStringFenced, .keys = {claim.name, "lockscope_fencing:" + claim.name}, .arguments = {claim.owner, ttl}, .inFull = true};
        return {.words = {QByteArrayLiteral("SET"), claim.name, claim.owner, QByteArrayLiteral("NX"), QByteArrayLiteral("PX"), ttl}};
    }

    LockCommand renew(const Claim &claim) const override
    {
        return {.script = Script::RenewString, .keys = {claim.name}, .arguments = {claim.owner, QByteArray::number(claim.ttl.count())}};
    }

    LockCommand release(const QByteArray &name, const QByteArray &owner, Wake wake) const override
    {
        return {.script = Script::ReleaseString, .keys = {name}, .arguments = {owner, wake == Wake::Yes ? channelOf(name) : QByteArray()}};
    }

    // Owners of other libraries send none.
    QByteArrayList wakeChannels(const QByteArray &name, const QByteArray &) const override { return {channelOf(name)}; }

    bool hasFencingTokens() const override { return true; }

private:
    static QByteArray channelOf(const QByteArray &name) { return "lockscope_unlock:" + name; }
};

} // namespace

std::shared_ptr<const Dialect> makeNativeDialect()
{
    return std::make_shared<NativeDialect>();
}

} // namespace Lockscope
