#include "dialect.h"
#include "holders.h"
#include "redissonkeys.h"
#include "stringdialect.h"
#include "token.h"

#include <algorithm>

namespace Lockscope {

namespace {

const QByteArray kHoldWord = ":rwlock_timeout:";
const QByteArray kWriteEnd = ":write";

/// Redisson's read-write lock (resources/docs/dialects.md A3): a hash with `mode` and a field per holder = count. A
/// reader's field is `<client>:<thread>`; the writer's is `<client>:<thread>:write`, and it may also read. Each read
/// hold has its own key `{name}:<client>:<thread>:rwlock_timeout:<n>`. Scripts acquire and release, the watchdog
/// renews. A release publishes on `redisson_rwlock:{name}`: 1 wakes all waiters, 0 wakes one per client.
class RedissonReadWriteDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("Redisson read-write lock"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    // Any reader's renewal extends the key.
    Caveats caveats() const override { return Caveat::TtlIsNotLease; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }
    std::vector<KeyType> companionTypes() const override { return {KeyType::String}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::Hash || raw.fields.isEmpty())
            return std::nullopt;
        QByteArray mode;
        QByteArrayList readers;
        QByteArrayList writers;
        qint64 holds = 0;
        for (const auto &[field, value] : raw.fields) {
            if (field == kMode) {
                mode = value;
                continue;
            }
            const bool writes = field.endsWith(kWriteEnd);
            if (!isUuidAndThread(writes ? QByteArrayView(field).chopped(kWriteEnd.size()) : QByteArrayView(field)))
                return std::nullopt;
            (writes ? writers : readers).append(field);
            holds += value.toLongLong();
        }
        const QByteArrayList &holders = mode == "write" ? writers : readers;
        // The part that was read has no holder. Only a user's pattern or pin distinguishes it from a hash of settings.
        const bool crowded = raw.isCut() && key.trust() >= KeyView::Trust::Named;
        if (!isMode(mode) || (holders.isEmpty() && !crowded))
            return std::nullopt;
        Recognition lock{.name = raw.key,
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .mode = mode == "write" ? LockMode::Write : LockMode::Read,
                         .details = RecognitionDetails{.holdCount = raw.isCut() ? std::nullopt : std::optional(holds)}};
        const QByteArray first = holders.isEmpty() ? QByteArray() : *std::min_element(holders.begin(), holders.end());
        lock.ownerInfo = OwnerInfo{.thread = QString::fromLatin1(first.mid(37).split(':').first()),
                                   .client = QString::fromLatin1(first.left(36))};
        // Each field but `mode` is a reader.
        setHolders(lock, holders, raw.isCut(),
                   lock.mode == LockMode::Read ? std::optional(raw.length - 1) : std::nullopt);
        return lock;
    }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        const QByteArray &name = key.key();
        const qsizetype word = name.lastIndexOf(':') - kHoldWord.size() + 1;
        if (word < 0 || !QByteArrayView(name).sliced(word).startsWith(kHoldWord)
            || !isDigits(QByteArrayView(name).sliced(word + kHoldWord.size())))
            return std::nullopt;
        // The key is `{name}:<client>:<thread>`, then kHoldWord and a number.
        const qsizetype thread = name.lastIndexOf(':', word - 1);
        if (thread < 38 || name.at(thread - 37) != ':'
            || !isUuidAndThread(QByteArrayView(name).sliced(thread - 36, word - thread + 36)))
            return std::nullopt;
        return redissonUnwrapped(name.left(thread - 37));
    }

    QByteArrayList requiredFields() const override { return {kMode}; }
    QByteArrayList probeFields() const override { return {kMode}; }
    bool mayBeLong(const RawKey &raw) const override
    {
        return std::any_of(raw.fields.begin(), raw.fields.end(),
                           [](const auto &field) { return field.first == kMode && isMode(field.second); });
    }

    std::vector<WaiterSource> waiters(const QByteArray &name) const override
    {
        return {
            {.query = WaiterSource::Query::Subscribers, .key = channelOf(name), .unit = WaiterSource::Unit::Processes}};
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        // The last argument begins the keys of the holds; the script numbers them from 1 to the hold count.
        return ScriptCall{.body = scriptBody(Script::ForceReleaseRedissonRw),
                          .keys = {name},
                          .arguments = {owner, channelOf(name), QByteArray::number(holdOff.duration.count()),
                                        holdOff.owner, redissonSuffixed(name, {})}};
    }

    // A writer with a client id that no real client has.
    QByteArray holdOffOwner() const override { return makeHoldOffClient() + ":0:write"; }

private:
    static inline const QByteArray kMode = "mode";

    static bool isMode(const QByteArray &value) { return value == "read" || value == "write"; }
    static QByteArray channelOf(const QByteArray &name) { return redissonPrefixed("redisson_rwlock", name); }

    const QString m_id = QStringLiteral("redisson-rw");
};

/// Redisson's multi-lock over values of one group (resources/docs/dialects.md A6): a hash at the group's name. Three
/// fields per value: `<hash of the value>` = `<client>:<thread>`, `<hash>:<client>:<thread>:expire_time` and
/// `…:lock_count`. The hash does not reveal the value. A release wakes waiters like the reentrant lock.
class RedissonGroupDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("Redisson multi-lock of a group"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    Caveats caveats() const override { return Caveat::TtlIsNotLease; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::Hash || raw.length < 3)
            return std::nullopt;
        QByteArrayList holders;
        bool counted = false;
        Leases leases;
        qsizetype seen = 0;
        for (const auto &[field, value] : raw.fields) {
            counted = counted || field.endsWith(":lock_count");
            if (!field.endsWith(kExpireTime))
                continue;
            const QByteArray holder = withoutEnd(field, kExpireTime);
            const WallTime ends{Millis(value.toLongLong())};
            if (holder.size() < 23 || holder.at(22) != ':' || !isUuidAndThread(QByteArrayView(holder).sliced(23))
                || !isDigits(value))
                return std::nullopt;
            ++seen;
            if (leases.addIfRunning(ends, key.now())) // skips ended leases, which the next client removes
                holders.append(holder);
        }
        if (!counted || seen == 0 || (holders.isEmpty() && !raw.isCut()))
            return std::nullopt;
        Recognition lock{.name = raw.key, .dialect = m_id, .scope = Scope::Local};
        leases.applyTo(lock);
        if (!holders.isEmpty()) {
            const QByteArray thread = holders.first().mid(23);
            lock.ownerInfo = OwnerInfo{.thread = QString::fromLatin1(thread.mid(37)),
                                       .client = QString::fromLatin1(thread.left(36))};
        }
        setHolders(lock, holders, raw.isCut());
        return lock;
    }

    std::vector<WaiterSource> waiters(const QByteArray &name) const override
    {
        return {{.query = WaiterSource::Query::Subscribers,
                 .key = redissonLockChannel(name),
                 .unit = WaiterSource::Unit::Processes}};
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{.body = scriptBody(Script::ForceReleaseRedissonGroup),
                          .keys = {name},
                          .arguments = {owner, redissonLockChannel(name)}};
    }

    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kExpireTime = ":expire_time";

    const QString m_id = QStringLiteral("redisson-group");
};

/// Redisson's semaphore with permits that expire (resources/docs/dialects.md A8). `<name>` is the number of free
/// permits. The sorted set `{name}:timeout` contains the ids of permits in use (16 random bytes), scored by their
/// end. Only the next call takes ended permits back. The set is the lock's main key, because it carries the holders.
class RedissonPermitDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("Redisson semaphore with permits that expire"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    Caveats caveats() const override { return Caveat::TtlIsNotLease; }
    std::vector<KeyType> types() const override { return {KeyType::SortedSet}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::SortedSet || !raw.key.endsWith(kTimeout) || !raw.key.contains('{')
            || raw.fields.isEmpty())
            return std::nullopt;
        QByteArrayList holders;
        Leases leases;
        bool text = true;
        for (const auto &[member, score] : raw.fields) {
            text = text && member.isValidUtf8();
            bool ok = false;
            const double millis = score.toDouble(&ok);
            const bool forEver = millis == kForEver;
            const WallTime ends{Millis(ok && millis > 0 && millis < kForEver ? static_cast<qint64>(millis) : 0)};
            if (member.size() != 16 || !ok
                || (!forEver && (ends < key.now() - kPlausible || ends > key.now() + kPlausible)))
                return std::nullopt;
            if (forEver)
                leases.addEndless();
            else if (!leases.addIfRunning(ends, key.now()))
                continue;
            holders.append(member.toHex());
        }
        if (text || (holders.isEmpty() && !raw.isCut()))
            return std::nullopt; // random ids are not valid text; an application's names of 16 characters are
        Recognition lock{.name = raw.key,
                         .resource = QString::fromUtf8(nameOf(raw.key)),
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .mode = LockMode::Permits};
        leases.applyTo(lock);
        setHolders(lock, holders, raw.isCut(), leases.countOf(raw));
        return lock;
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        return {{.key = nameOf(name), .type = KeyType::String, .role = Companion::Role::Counter}};
    }

    std::vector<WaiterSource> waiters(const QByteArray &name) const override
    {
        return {
            {.query = WaiterSource::Query::Subscribers, .key = channelOf(name), .unit = WaiterSource::Unit::Processes}};
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{.body = scriptBody(Script::ForceReleaseRedissonPermits),
                          .keys = {name, nameOf(name)},
                          .arguments = {owner, channelOf(name)}};
    }

    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kTimeout = ":timeout";
    static constexpr double kForEver = 922'337'203'685'477; ///< the score of a permit without a lease
    static constexpr std::chrono::hours kPlausible{365 * 24};

    static QByteArray nameOf(const QByteArray &key) { return redissonUnwrapped(withoutEnd(key, kTimeout)); }
    static QByteArray channelOf(const QByteArray &key) { return redissonPrefixed("redisson_sc", nameOf(key)); }

    const QString m_id = QStringLiteral("redisson-permits");
};

/// Redisson 1.x (resources/docs/dialects.md A11): a JSON string, set by SET NX PX.
bool decodeVersion1(Recognition &lock, const KeyView &)
{
    const auto after = [&lock](QByteArrayView word, char end) {
        const qsizetype at = lock.owner.indexOf(word);
        const qsizetype begin = at + word.size();
        const qsizetype stop = at < 0 ? -1 : lock.owner.indexOf(end, begin);
        return stop < 0 ? QByteArray() : lock.owner.mid(begin, stop - begin);
    };
    lock.ownerInfo = OwnerInfo{.thread = QString::fromLatin1(after("\"threadId\":", '}')),
                               .client = QString::fromLatin1(after("\"id\":\"", '"'))};
    bool ok = false;
    const qint64 count = after("\"counter\":", ',').toLongLong(&ok);
    if (ok)
        lock.details.edit().holdCount = count;
    return true;
}

/// The leftover of a fair lock whose waiters have all died: their deadlines, all past, without the lock. New clients
/// queue behind them although the lock is free (redisson#4323).
class RedissonLeftQueueDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("Redisson fair queue left behind"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    std::vector<KeyType> types() const override { return {KeyType::SortedSet}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (!isRedissonLeftQueue(raw, key.now()))
            return std::nullopt;
        QByteArrayList waiters;
        for (const auto &field : raw.fields)
            waiters.append(field.first);
        Recognition lock{.name = raw.key,
                         .resource = QString::fromUtf8(lockOf(raw.key)),
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .needsCompanion = true, // until refine() finds that the lock is missing
                         .mode = LockMode::Permits,
                         .isLeftover = true};
        setHolders(lock, waiters, raw.isCut(), raw.length);
        return lock;
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        return {{.key = lockOf(name), .type = KeyType::Hash, .role = Companion::Role::Hold}};
    }

    void refine(Recognition &lock, const std::vector<RawKey> &companions) const override
    {
        lock.needsCompanion = !companions.empty();
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{.body = scriptBody(Script::ForceReleaseMembers),
                          .keys = {name, redissonPrefixed("redisson_lock_queue", lockOf(name))},
                          .arguments = {owner, "", "0", ""}};
    }
    QByteArray holdOffOwner() const override { return {}; }

private:
    static QByteArray lockOf(const QByteArray &name) { return redissonUnwrapped(name.mid(kRedissonTimeouts.size())); }

    const QString m_id = QStringLiteral("redisson-left-queue");
};

} // namespace

bool isRedissonLeftQueue(const RawKey &raw, WallTime now)
{
    if (raw.type != KeyType::SortedSet || !raw.key.startsWith(kRedissonTimeouts) || raw.fields.isEmpty() || raw.isCut())
        return false;
    return std::all_of(raw.fields.begin(), raw.fields.end(), [now](const auto &field) {
        bool ok = false;
        const double deadline = field.second.toDouble(&ok);
        return ok && isUuidAndThread(field.first) && deadline < static_cast<double>(now.time_since_epoch().count());
    });
}

Dialects makeRedissonFamily()
{
    return {std::make_shared<RedissonReadWriteDialect>(), std::make_shared<RedissonGroupDialect>(),
            std::make_shared<RedissonPermitDialect>(), std::make_shared<RedissonLeftQueueDialect>(),
            makeStringDialect({.id = "redisson-1",
                               .title = "Redisson 1.x lock",
                               .forms = {{.shapes = Shape::Serialized,
                                          .begins = R"({"@class":"org.redisson.RedissonLock$LockValue")"}},
                               .decode = decodeVersion1,
                               .noRelease = "how its waiters are woken is not known",
                               .holdsOff = false})};
}

} // namespace Lockscope
