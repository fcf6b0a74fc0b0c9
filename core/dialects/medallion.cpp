#include "dialect.h"
#include "holders.h"
#include "stringdialect.h"
#include "token.h"

namespace Lockscope {

namespace {

const QByteArray kWaiting = "_WRITERWAITING";
const QByteArray kReaders = ".readers";
const QByteArray kWriter = ".writer";

/// `<machine>_<pid>_<32 hex digits>`
std::optional<OwnerInfo> ownerOf(const QByteArray &value)
{
    const qsizetype random = value.lastIndexOf('_');
    const qsizetype pid = random < 1 ? -1 : value.lastIndexOf('_', random - 1);
    if (pid < 1 || value.size() - random != 33 || !isHex(QByteArrayView(value).sliced(random + 1))
        || !isDigits(QByteArrayView(value).sliced(pid + 1, random - pid - 1)))
        return std::nullopt;
    return OwnerInfo{.host = QString::fromUtf8(value.left(pid)),
                     .pid = value.mid(pid + 1, random - pid - 1).toLongLong()};
}

/// The end of a permit's lease. A score that is not a time counts as past.
WallTime endOf(const QByteArray &score)
{
    constexpr double kLatest = 1e15;
    const double millis = score.toDouble();
    return WallTime(Millis(millis > 0 ? static_cast<qint64>(std::min(millis, kLatest)) : 0));
}

/// Medallion, that is DistributedLock.Redis (resources/docs/dialects.md H). Owners are `<machine>_<pid>_<guid>`. A
/// mutex is a string at the name. A reader-writer lock is the set `<name>.readers` and the string `<name>.writer`; a
/// writer that waits for readers appends `_WRITERWAITING`. A semaphore is a sorted set of owners scored by end. They
/// are renewed to 30 s every 9 s, and never recreated; HandleLostToken reports a loss. Polls are 10 ms to 800 ms apart.
class MedallionDialect : public Dialect
{
public:
    HolderReaction holderReaction() const override { return HolderReaction::NoticesSoon; }
    QByteArray holdOffOwner() const override { return makeToken(QStringLiteral("hold-off")); }
};

/// The mutex, and the writer of a reader-writer lock.
class MedallionMutex final : public MedallionDialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("Medallion DistributedLock"); }
    std::vector<KeyType> types() const override { return {KeyType::String}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        const auto owner = key.isString() && !raw.isCut() ? ownerOf(raw.value) : std::nullopt;
        if (!owner)
            return std::nullopt;
        const bool writes = raw.key.endsWith(kWriter);
        return Recognition{.name = raw.key,
                           .resource = writes ? QString::fromUtf8(withoutEnd(raw.key, kWriter)) : QString(),
                           .dialect = m_id,
                           .scope = Scope::Either,
                           .mode = writes ? LockMode::Write : LockMode::Exclusive,
                           .owner = raw.value,
                           .ownerInfo = *owner};
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        return forceReleaseString(name, owner, holdOff);
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

private:
    const QString m_id = QStringLiteral("medallion");
};

/// The readers of a reader-writer lock, or the holders of a semaphore's permits.
class MedallionShared final : public MedallionDialect
{
public:
    explicit MedallionShared(LockMode mode) : m_mode(mode) { }

    QString id() const override { return m_id; }
    QString title() const override
    {
        return m_mode == LockMode::Read ? QStringLiteral("Medallion readers") : QStringLiteral("Medallion semaphore");
    }
    // Any holder's renewal extends the key.
    Caveats caveats() const override { return Caveat::TtlIsNotLease; }
    std::vector<KeyType> types() const override
    {
        return {m_mode == LockMode::Read ? KeyType::Set : KeyType::SortedSet};
    }
    std::vector<KeyType> companionTypes() const override
    {
        return m_mode == LockMode::Read ? std::vector{KeyType::String} : std::vector<KeyType>();
    }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        const bool reads = m_mode == LockMode::Read;
        if (raw.type != (reads ? KeyType::Set : KeyType::SortedSet) || raw.fields.isEmpty()
            || (reads && !raw.key.endsWith(kReaders)))
            return std::nullopt;
        QByteArrayList holders;
        Leases leases;
        for (const auto &[member, score] : raw.fields) {
            if (!ownerOf(member))
                return std::nullopt;
            // Dead holders of a semaphore stay until the next client removes them. The key outlives all of them.
            if (reads || leases.addIfRunning(endOf(score), key.now()))
                holders.append(member);
        }
        if (holders.isEmpty())
            return std::nullopt;
        Recognition lock{.name = raw.key,
                         .resource = reads ? QString::fromUtf8(withoutEnd(raw.key, kReaders)) : QString(),
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .mode = m_mode};
        setHolders(lock, holders, raw.isCut(), reads ? raw.length : leases.countOf(raw));
        leases.applyTo(lock);
        lock.ownerInfo = *ownerOf(*std::min_element(holders.begin(), holders.end()));
        return lock;
    }

    bool mayBeLong(const RawKey &raw) const override { return m_mode == LockMode::Read && raw.key.endsWith(kReaders); }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (!key.isString() || !raw.key.endsWith(kWriter) || !raw.value.endsWith(kWaiting)
            || !ownerOf(withoutEnd(raw.value, kWaiting)))
            return std::nullopt;
        return withoutEnd(raw.key, kWriter) + kReaders;
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        if (m_mode != LockMode::Read)
            return {};
        return {{withoutEnd(name, kReaders) + kWriter, KeyType::String, Companion::Role::Queue}};
    }

    void refine(Recognition &lock, const std::vector<RawKey> &companions) const override
    {
        if (m_mode != LockMode::Read)
            return;
        // Only the first waiting writer is visible, not others behind it. Without one, nobody waits for the readers.
        const bool waits = !companions.empty() && companions.front().value.endsWith(kWaiting);
        lock.details.edit().waiters = {.count = waits ? 1 : 0, .exact = !waits};
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{
            .body = scriptBody(Script::ForceReleaseMembers), .keys = {name}, .arguments = {owner, "", "0", ""}};
    }

private:
    const LockMode m_mode;
    const QString m_id
        = m_mode == LockMode::Read ? QStringLiteral("medallion-readers") : QStringLiteral("medallion-semaphore");
};

} // namespace

Dialects makeMedallionDialects()
{
    return {std::make_shared<MedallionShared>(LockMode::Read), std::make_shared<MedallionShared>(LockMode::Permits),
            std::make_shared<MedallionMutex>()};
}

} // namespace Lockscope
