#include "dialect.h"
#include "redissonkeys.h"
#include "token.h"

#include <algorithm>
#include <array>

namespace Lockscope {

namespace {

/// Companions of a Redisson lock, by prefix. `hold`: the key belongs to one hold and ends in that hold's id.
struct CompanionPrefix
{
    const char *prefix;
    KeyType type;
    Companion::Role role;
    bool hold = false;
};

constexpr std::array kCompanionPrefixes = std::to_array<CompanionPrefix>({
    {"redisson_lock_queue", KeyType::List, Companion::Role::Queue},
    {"redisson_lock_timeout", KeyType::SortedSet, Companion::Role::Deadlines},
    {"redisson_lock_token", KeyType::String, Companion::Role::FencingCounter},
    {"redisson_unlock_latch", KeyType::String, Companion::Role::Hold, true},
});

/// Redisson's exclusive locks (resources/docs/dialects.md A1, A2, A4): reentrant, fair, fenced and spin locks. Each is
/// a hash with one field `<client uuid>:<thread id>` = hold count. A multi-lock or RedLock is one such hash per node
/// (A5). Scripts acquire and release. If the client sets no lease time, a watchdog sets the TTL to 30 s every 10 s. A
/// message on `redisson_lock__channel:{name}` wakes waiters; a fair lock lists them and wakes each on its own channel.
/// The token counter of a fenced lock outlives it and must never be deleted.
class RedissonDialect final : public Dialect, public LockRecipe
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("Redisson lock"); }
    // The watchdog drops a lost lock silently; unlock() throws later.
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }
    std::vector<KeyType> companionTypes() const override
    {
        return {KeyType::List, KeyType::SortedSet, KeyType::String};
    }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::Hash || raw.length != 1 || raw.fields.size() != 1)
            return std::nullopt;
        const auto &[field, count] = raw.fields.first();
        if (!isUuidAndThread(field))
            return std::nullopt;
        bool ok = false;
        const qint64 holds = count.toLongLong(&ok);
        if (!ok || holds < 1)
            return std::nullopt;
        const QByteArray thread = field.mid(37);
        // A Redisson lock has a TTL, unless someone removed it. An application's counters per user look alike.
        const bool ends = key.endsByItself();
        const bool believed = ends || key.saysLock() || key.trust() != KeyView::Trust::Strict;
        return Recognition{.name = raw.key,
                           .dialect = m_id,
                           .scope = Scope::Either,
                           .signs = believed ? Sign::Form : Sign::Token,
                           .owner = field,
                           // A multi-lock or RedLock has the same thread id, but another client id, per node (A5).
                           .agreement = thread,
                           .ownerInfo = OwnerInfo{.thread = QString::fromLatin1(thread),
                                                  .client = QString::fromLatin1(field.left(36))},
                           .details = RecognitionDetails{.holdCount = holds}};
    }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        if (!key.key().startsWith("redisson_") || isRedissonLeftQueue(key.raw(), key.now()))
            return std::nullopt;
        for (const auto &companion : kCompanionPrefixes) {
            const QByteArrayView prefix(companion.prefix);
            if (!key.key().startsWith(prefix) || key.key().size() <= prefix.size()
                || key.key().at(prefix.size()) != ':')
                continue;
            QByteArray name = key.key().mid(prefix.size() + 1);
            if (companion.hold)
                name.truncate(name.lastIndexOf(':'));
            return redissonUnwrapped(name);
        }
        return std::nullopt;
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        std::vector<Companion> result;
        for (const auto &companion : kCompanionPrefixes) {
            if (!companion.hold)
                result.push_back(
                    {.key = redissonPrefixed(companion.prefix, name), .type = companion.type, .role = companion.role});
        }
        return result;
    }

    void refine(Recognition &lock, const std::vector<RawKey> &companions) const override
    {
        for (const RawKey &companion : companions) {
            if (companion.type == KeyType::String && companion.key.startsWith("redisson_lock_token:")) {
                bool ok = false;
                const qint64 token = companion.value.toLongLong(&ok);
                if (ok)
                    lock.details.edit().fencingToken = token;
            }
        }
    }

    std::vector<WaiterSource> waiters(const QByteArray &name) const override
    {
        // A client process has one subscription for all its waiting threads. The next call removes queued waiters whose
        // deadline has passed.
        return {
            {.query = WaiterSource::Query::Subscribers, .key = channelOf(name), .unit = WaiterSource::Unit::Processes},
            {.query = WaiterSource::Query::SetCountSince,
             .key = redissonPrefixed("redisson_lock_timeout", name),
             .unit = WaiterSource::Unit::Waiters,
             .exact = true,
             .inMillis = true}};
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        return ScriptCall{.body = scriptBody(Script::ForceReleaseRedisson),
                          .keys = queueKeys(name),
                          .arguments
                          = {owner, channelOf(name), QByteArray::number(holdOff.duration.count()), holdOff.owner}};
    }

    Result<ScriptCall> limitTtl(const QByteArray &name, const QByteArray &owner, const TtlLimit &limit) const override
    {
        return ScriptCall{.body = scriptBody(Script::LimitTtlRedisson),
                          .keys = queueKeys(name).first(2),
                          .arguments
                          = {owner, QByteArray::number(limit.ttl.count()), wordOf(limit.only), channelOf(name)}};
    }

    Result<ScriptCall> putBack(const QByteArray &name, const QByteArray &owner,
                               const ReleasedState &taken) const override
    {
        if (taken.holdCount.value_or(0) < 1)
            return Error{.kind = ErrorKind::NotAllowed,
                         .message = QStringLiteral("It cannot be put back: how often its owner held it is not known")};
        return ScriptCall{.body = scriptBody(Script::PutBackRedisson),
                          .keys = {name},
                          .arguments = {owner, remainingTtlArgument(taken), QByteArray::number(*taken.holdCount)}};
    }

    // A client id and a thread id that no real client has.
    QByteArray holdOffOwner() const override { return makeHoldOffClient() + ":0"; }

    const LockRecipe *recipe() const override { return this; }

    // Redisson's own form, so that its clients and other tools can read it. The number replaces the thread id.
    QByteArray makeOwner(const QByteArray &client, quint64 number, const QString &) const override
    {
        return client + ':' + QByteArray::number(number);
    }

    LockCommand take(const Claim &claim) const override
    {
        QByteArrayList keys = queueKeys(claim.name);
        keys.append(redissonPrefixed("redisson_lock_token", claim.name));
        return {.script = Script::TakeRedisson,
                .keys = keys,
                .arguments = {claim.owner, QByteArray::number(claim.ttl.count()), claim.queueEntry,
                              QByteArray::number(kFairTurnTimeout.count()), claim.fencingToken ? "1" : "0",
                              QByteArray::number(claim.holds), claim.alreadyHeldByQuorum ? "1" : "0"},
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
        return {.script = Script::ReleaseRedisson,
                .keys = queueKeys(name),
                .arguments = {owner, wake == Wake::Yes ? channelOf(name) : QByteArray()}};
    }

    bool everyOwnerPublishes() const override { return true; }

    bool isReentrant() const override { return true; }

    std::optional<LockCommand> leaveQueue(const QByteArray &name, const QByteArray &queueEntry) const override
    {
        return LockCommand{
            .script = Script::LeaveQueueRedisson, .keys = queueKeys(name), .arguments = {queueEntry, channelOf(name)}};
    }

    // The plain lock wakes all waiters through one channel, the fair lock each waiter through its own.
    QByteArrayList wakeChannels(const QByteArray &name, const QByteArray &queueEntry) const override
    {
        return {channelOf(name), channelOf(name) + ':' + queueEntry};
    }

    // Tokens come from RFencedLock's counter.
    bool hasFencingTokens() const override { return true; }

private:
    /// After this time the first waiter of a fair queue loses its turn: Redisson's default (fairLockWaitTimeout).
    static constexpr Millis kFairTurnTimeout{300'000};

    static QByteArray channelOf(const QByteArray &name) { return redissonLockChannel(name); }

    static QByteArrayList queueKeys(const QByteArray &name)
    {
        return {name, redissonPrefixed("redisson_lock_queue", name), redissonPrefixed("redisson_lock_timeout", name)};
    }

    const QString m_id = QStringLiteral("redisson");
};

} // namespace

std::shared_ptr<const Dialect> makeRedissonDialect()
{
    return std::make_shared<RedissonDialect>();
}

} // namespace Lockscope
