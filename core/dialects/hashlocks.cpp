#include "dialect.h"
#include "holders.h"
#include "stringdialect.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace Lockscope {

namespace {

using Role = Companion::Role;

QByteArray valueOf(const RawKey &raw, QByteArrayView field)
{
    for (const auto &[name, value] : raw.fields) {
        if (name == field)
            return value;
    }
    return {};
}

/// PHP sessions of Magento and others (colinmollenhour/php-redis-session-abstract). The session's hash has fields
/// `lock` (above 0 while locked), `pid` (`host|pid`) and `wait` (waiter count). After a long wait, a waiter breaks it.
class PhpSessionDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("PHP session lock"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    Caveats caveats() const override { return Caveat::NotAKey | Caveat::TtlIsNotLease; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (!isSession(raw) || valueOf(raw, kLock).toLongLong() < 1)
            return std::nullopt;
        const QByteArray owner = valueOf(raw, kPid);
        Recognition lock{.name = raw.key, .dialect = m_id, .scope = Scope::Local, .owner = owner};
        if (const qsizetype bar = owner.lastIndexOf('|'); bar > 0) {
            lock.ownerInfo.edit().host = QString::fromUtf8(owner.first(bar));
            lock.ownerInfo.edit().pid = owner.sliced(bar + 1).toLongLong();
        }
        lock.details.edit().waiters = WaiterCount{
            .count = valueOf(raw, kWait).toLongLong(), .unit = WaiterSource::Unit::Waiters, .exact = true};
        return lock;
    }

    bool isFree(const KeyView &key) const override
    {
        return isSession(key.raw()) && valueOf(key.raw(), kLock).toLongLong() < 1;
    }

    Result<ScriptCall> forceRelease(const QByteArray &, const QByteArray &, const HoldOff &) const override
    {
        return noForceRelease(
            title(),
            QStringLiteral(
                "the session's data is in the same key, and who waits breaks the lock of a dead holder anyway"));
    }
    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kLock = "lock";
    static inline const QByteArray kPid = "pid";
    static inline const QByteArray kWait = "wait";

    static bool isSession(const RawKey &raw)
    {
        return raw.type == KeyType::Hash && !raw.isCut() && raw.has(kLock) && raw.has(kPid) && raw.has(kWait)
            && isDigits(valueOf(raw, kLock));
    }

    const QString m_id = QStringLiteral("php-session");
};

/// Seata row locks: a hash per row has the transaction in `xid`; a hash per transaction lists its rows. No TTL.
class SeataDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("Seata row lock"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    Caveats caveats() const override { return Caveat::OneOfSeveral; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        const bool isGlobal = raw.type == KeyType::Hash && raw.key.startsWith(kGlobal) && !raw.fields.isEmpty();
        const QByteArray owner = isGlobal ? raw.key.sliced(kGlobal.size())
            : raw.type == KeyType::Hash   ? valueOf(raw, kOwner)
                                          : QByteArray();
        if (owner.isEmpty() || (!isGlobal && !raw.key.startsWith(kRow) && !key.isPinned()))
            return std::nullopt;
        Recognition lock{.name = raw.key,
                         .resource = QString::fromUtf8(valueOf(raw, "rowKey")),
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .owner = owner};
        // <coordinator>:<port>:<transaction>
        lock.ownerInfo.edit().host = QString::fromUtf8(owner.first(std::max<qsizetype>(0, owner.indexOf(':'))));
        lock.ownerInfo.edit().client = QString::fromUtf8(owner.mid(owner.lastIndexOf(':') + 1));
        return lock;
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (name.startsWith(kGlobal))
            return noForceRelease(
                title(), QStringLiteral("it only lists the rows that a transaction has locked: release these"));
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{
            .body = scriptBody(Script::ForceReleaseHashOwner), .keys = {name}, .arguments = {owner, kOwner}};
    }
    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kRow = "SEATA_ROW_LOCK_";
    static inline const QByteArray kGlobal = "SEATA_GLOBAL_LOCK_"; // lists a transaction's rows by branch
    static inline const QByteArray kOwner = "xid";

    const QString m_id = QStringLiteral("seata");
};

/// JuiceFS: per file, a hash `lockf<inode>` (BSD locks) or `lockp<inode>` (POSIX) maps `<session>_<owner>` to `W`, `R`
/// or binary ranges. A set `locked<session>` lists these hashes. No TTL; other sessions clean up after a dead one.
class JuiceFsDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("JuiceFS file lock"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }
    std::vector<KeyType> companionTypes() const override { return {KeyType::Set, KeyType::Hash}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        const QByteArrayView inode = inodeOf(raw.key);
        if (raw.type != KeyType::Hash || raw.fields.isEmpty() || (!isDigits(inode) && !key.isPinned()))
            return std::nullopt;
        QByteArrayList holders;
        bool reads = true;
        for (const auto &[field, value] : raw.fields) {
            const qsizetype bar = field.indexOf('_');
            if (bar < 1 || !isDigits(QByteArrayView(field).first(bar)))
                return std::nullopt;
            holders.append(field);
            reads = reads && value == "R";
        }
        Recognition lock{.name = raw.key,
                         .resource = QString::fromLatin1(inode),
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .mode = reads        ? LockMode::Read
                             : raw.length > 1 ? LockMode::Permits
                                              : LockMode::Exclusive};
        const QByteArray &first = holders.first();
        lock.ownerInfo.edit().client = QString::fromLatin1(first.first(first.indexOf('_')));
        lock.ownerInfo.edit().thread = QString::fromLatin1(first.mid(first.indexOf('_') + 1));
        setHolders(lock, holders, raw.isCut(), raw.length);
        return lock;
    }

    bool mayBeLong(const RawKey &raw) const override { return isDigits(inodeOf(raw.key)); }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        return {{prefixOf(name) + kSessions, KeyType::Hash, Role::Registry, true}};
    }

    void refine(Recognition &lock, const std::vector<RawKey> &companions) const override
    {
        for (const RawKey &sessions : companions) {
            const QByteArray info = valueOf(sessions, lock.ownerInfo.orEmpty().client.toLatin1());
            const QJsonObject session = QJsonDocument::fromJson(info).object();
            if (session.isEmpty())
                continue;
            lock.ownerInfo.edit().host = session.value(QLatin1String("HostName")).toString();
            if (const QJsonValue pid = session.value(QLatin1String("ProcessID")); pid.isDouble())
                lock.ownerInfo.edit().pid = pid.toInteger();
        }
    }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        static const QByteArray kOfSession = "locked";
        if (key.raw().type == KeyType::Hash)
            return key.key() == prefixOf(key.key()) + kSessions ? std::optional(QByteArray()) : std::nullopt;
        return key.key().startsWith(kOfSession) && isDigits(QByteArrayView(key.key()).sliced(kOfSession.size()))
            ? std::optional(QByteArray())
            : std::nullopt;
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{.body = scriptBody(Script::ForceReleaseFields), .keys = {name}, .arguments = {owner}};
    }
    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kSessions = "sessionInfos";

    /// The `{n}` before the keys of a volume in a cluster; otherwise empty.
    static QByteArray prefixOf(const QByteArray &key)
    {
        return key.startsWith('{') ? key.first(key.indexOf('}') + 1) : QByteArray();
    }
    /// What follows `lockf` or `lockp`, also behind the `{n}` of a cluster. Empty: the key has neither.
    static QByteArrayView inodeOf(const QByteArray &key)
    {
        for (const QByteArrayView word : {"lockf", "lockp"}) {
            const qsizetype at = key.lastIndexOf(word);
            if (at == 0 || (at > 0 && key.at(at - 1) == '}'))
                return QByteArrayView(key).sliced(at + word.size());
        }
        return {};
    }

    const QString m_id = QStringLiteral("juicefs");
};

/// gocraft/work: the hash `<ns>:jobs:<job>:lock_info` counts running jobs per worker pool. The string `:lock` is their
/// sum, and `:max_concurrency` the limit. No TTL: a dead pool's count stays until another pool reaps it.
class GocraftWorkDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("gocraft/work job limit"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    Caveats caveats() const override { return Caveat::JobRunsAgain; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }
    std::vector<KeyType> companionTypes() const override { return {KeyType::String, KeyType::Set}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        const qsizetype job = raw.key.indexOf(kJobs);
        if (raw.type != KeyType::Hash || job < 0 || !raw.key.endsWith(kInfo))
            return std::nullopt;
        QByteArrayList pools;
        qint64 running = 0;
        for (const auto &[pool, count] : raw.fields) {
            if (const qint64 number = count.toLongLong(); number > 0) {
                running += number;
                pools.append(pool);
            }
        }
        if (pools.isEmpty())
            return std::nullopt;
        const qsizetype begin = job + kJobs.size();
        Recognition lock{.name = raw.key,
                         .resource = QString::fromUtf8(raw.key.mid(begin, raw.key.size() - begin - kInfo.size())),
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .mode = LockMode::Permits};
        setHolders(lock, pools, raw.isCut());
        lock.details.edit().holders = running;
        return lock;
    }

    bool isFree(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        return raw.type == KeyType::Hash && raw.key.contains(kJobs) && raw.key.endsWith(kInfo) && !recognise(key);
    }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        const QByteArray &name = key.key();
        if (key.raw().type == KeyType::Set)
            return name.endsWith(kPools) ? std::optional(QByteArray()) : std::nullopt;
        if (!name.contains(kJobs))
            return std::nullopt;
        for (const QByteArray &end : {kSum, kMost}) {
            if (name.endsWith(end))
                return name.chopped(end.size()) + kInfo;
        }
        return std::nullopt;
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        const QByteArray job = withoutEnd(name, kInfo);
        const QByteArray pools = name.first(std::max<qsizetype>(0, name.indexOf(kJobs))) + kPools;
        return {{job + kSum, KeyType::String, Role::Counter},
                {job + kMost, KeyType::String, Role::Description},
                {pools, KeyType::Set, Role::Registry, true}};
    }

    void refine(Recognition &lock, const std::vector<RawKey> &companions) const override
    {
        lock.details.edit().goneHolders.clear();
        for (const RawKey &companion : companions) {
            if (companion.key.endsWith(kMost))
                lock.details.edit().permits = companion.value.toLongLong();
            if (!companion.key.endsWith(kPools) || companion.isCut())
                continue;
            for (const QByteArray &pool : lock.owner.split(' ')) {
                if (!companion.has(pool))
                    lock.details.edit().goneHolders.append(pool);
            }
        }
    }

    Result<ScriptCall> forceRelease(const QByteArray &, const QByteArray &, const HoldOff &) const override
    {
        return noForceRelease(
            title(),
            QStringLiteral(
                "its pools count their own jobs, and the next pool that looks reaps the counts of dead ones"));
    }
    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kJobs = ":jobs:";
    static inline const QByteArray kInfo = ":lock_info";
    static inline const QByteArray kSum = ":lock";
    static inline const QByteArray kPools = ":worker_pools"; // lists the live pools
    static inline const QByteArray kMost = ":max_concurrency";

    const QString m_id = QStringLiteral("gocraft-work");
};

/// MediaWiki's lock manager: the key is a digest of the path. Fields `EX:<session>` or `SH:<session>` contain the
/// second at which they end.
class MediaWikiDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("MediaWiki file lock"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    Caveats caveats() const override { return Caveat::TtlIsNotLease; }
    std::vector<KeyType> types() const override { return {KeyType::Hash}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::Hash || raw.fields.isEmpty())
            return std::nullopt;
        QByteArrayList holders;
        Leases leases;
        bool writes = false;
        for (const auto &[field, end] : raw.fields) {
            const auto at = instantNear(end, key.now());
            if (!at || !isHolder(field))
                return std::nullopt;
            if (leases.addIfRunning(*at, key.now())) {
                holders.append(field);
                writes = writes || field.startsWith("EX:");
            }
        }
        if (holders.isEmpty())
            return std::nullopt;
        Recognition lock{.name = raw.key,
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .mode = writes ? LockMode::Exclusive : LockMode::Read};
        lock.ownerInfo.edit().client = QString::fromLatin1(holders.first().mid(3));
        leases.applyTo(lock);
        setHolders(lock, holders, raw.isCut());
        return lock;
    }

    bool isFree(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        return raw.type == KeyType::Hash && !raw.fields.isEmpty() && !recognise(key)
            && std::all_of(raw.fields.begin(), raw.fields.end(),
                           [](const auto &field) { return isHolder(field.first); });
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{.body = scriptBody(Script::ForceReleaseFields), .keys = {name}, .arguments = {owner}};
    }
    QByteArray holdOffOwner() const override { return {}; }

private:
    static bool isHolder(const QByteArray &field)
    {
        return (field.startsWith("EX:") || field.startsWith("SH:")) && isHex(QByteArrayView(field).sliced(3));
    }

    const QString m_id = QStringLiteral("mediawiki");
};

} // namespace

Dialects makeHashDialects()
{
    return {std::make_shared<PhpSessionDialect>(), std::make_shared<SeataDialect>(), std::make_shared<JuiceFsDialect>(),
            std::make_shared<GocraftWorkDialect>(), std::make_shared<MediaWikiDialect>()};
}

} // namespace Lockscope
