#include "dialect.h"

#include <QRegularExpression>
#include <QUuid>

namespace Lockscope {

namespace {

/// Redisson's reentrant lock (dialects.md A1): a hash with one field `<client uuid>:<thread id>` = hold count. Taken by
/// script, renewed by a watchdog every 10 s to 30 s, waiters woken through `redisson_lock__channel:{name}`.
class RedissonDialect final : public Dialect, public LockRecipe
{
public:
    QString id() const override { return QStringLiteral("redisson"); }
    QString title() const override { return QStringLiteral("Redisson lock"); }
    // The watchdog drops a lost lock without a word; unlock() throws later.
    HolderReaction holderReaction() const override { return HolderReaction::Quiet; }

    std::optional<Recognition> recognise(const RawKey &raw, bool) const override
    {
        if (raw.type != KeyType::Hash || raw.length != 1 || raw.fields.size() != 1)
            return std::nullopt;
        const auto &[field, count] = raw.fields.first();
        const auto match = m_field.match(QString::fromLatin1(field));
        bool ok = false;
        const qint64 holds = count.toLongLong(&ok);
        if (!match.hasMatch() || !ok || holds < 1)
            return std::nullopt;
        const QString thread = match.captured(2);
        return Recognition{.name = raw.key,
                           .dialect = id(),
                           .scope = Scope::Either,
                           .confidence = 97,
                           .owner = field,
                           // A multi-lock or RedLock uses another client id per node; only the thread id is shared (A5).
                           .agreement = thread.toLatin1(),
                           .ownerInfo = {.thread = thread, .client = match.captured(1)},
                           .holdCount = holds};
    }

    ScriptCall forceRelease(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff) const override
    {
        return {.body = scriptBody(Script::ForceReleaseRedisson),
                .keys = {name},
                .arguments = {owner, channelOf(name), QByteArray::number(holdOff.duration.count()), holdOff.owner}};
    }

    // A client id of nobody, and a thread id that no thread has.
    QByteArray holdOffOwner() const override { return QUuid::createUuid().toByteArray(QUuid::WithoutBraces) + ":0"; }

    const LockRecipe *recipe() const override { return this; }

    // Redisson's own form, with a number in the place of its thread id: its clients need nothing else, and other tools
    // read it as what it is.
    QByteArray makeOwner(const QByteArray &client, quint64 number, const QString &) const override { return client + ':' + QByteArray::number(number); }

    LockCommand take(const Claim &claim) const override
    {
        QByteArrayList keys = queueKeys(claim.name);
        keys.append(prefixed("redisson_lock_token", claim.name));
        return {.script = Script::TakeRedisson,
                .keys = keys,
                .arguments = {claim.owner, QByteArray::number(claim.ttl.count()), claim.place, QByteArray::number(kFairPatience.count()),
                              claim.fencingToken ? "1" : "0", QByteArray::number(claim.holds), claim.healing ? "1" : "0"},
                .inFull = true};
    }

    LockCommand renew(const Claim &claim) const override
    {
        return {.script = Script::RenewRedisson,
                .keys = {claim.name},
                .arguments = {claim.owner, QByteArray::number(claim.ttl.count()), QByteArray::number(claim.holds)}};
    }

    LockCommand release(const QByteArray &name, const QByteArray &owner, Wake wake) const override
    {
        return {.script = Script::ReleaseRedisson, .keys = queueKeys(name), .arguments = {owner, wake == Wake::Yes ? channelOf(name) : QByteArray()}};
    }

    bool everyOwnerTells() const override { return true; }

    bool isReentrant() const override { return true; }

    std::optional<LockCommand> leaveQueue(const QByteArray &name, const QByteArray &place) const override
    {
        return LockCommand{.script = Script::LeaveQueueRedisson, .keys = queueKeys(name), .arguments = {place, channelOf(name)}};
    }

    // The plain lock wakes all waiters by one channel, the fair lock the first in line by a channel of its own.
    QByteArrayList wakeChannels(const QByteArray &name, const QByteArray &place) const override { return {channelOf(name), channelOf(name) + ':' + place}; }

    // The counter of RFencedLock.
    bool hasFencingTokens() const override { return true; }

private:
    /// How long the head of a fair queue may take: Redisson's default (fairLockWaitTimeout).
    static constexpr Millis kFairPatience{300'000};

    /// `prefix:{name}`; a name that carries a hash tag of its own keeps it.
    static QByteArray prefixed(const QByteArray &prefix, const QByteArray &name)
    {
        return name.contains('{') ? prefix + ':' + name : prefix + ":{" + name + '}';
    }

    static QByteArray channelOf(const QByteArray &name) { return prefixed("redisson_lock__channel", name); }

    static QByteArrayList queueKeys(const QByteArray &name) { return {name, prefixed("redisson_lock_queue", name), prefixed("redisson_lock_timeout", name)}; }

    const QRegularExpression m_field{QStringLiteral("^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}):(-?\\d+)\\z")};
};

} // namespace

std::shared_ptr<const Dialect> makeRedissonDialect()
{
    return std::make_shared<RedissonDialect>();
}

} // namespace Lockscope
