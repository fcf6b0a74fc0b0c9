#include "dialect.h"
#include "holders.h"
#include "stringdialect.h"
#include "token.h"

#include <cmath>

namespace Lockscope {

namespace {

const QByteArray kWriteMember = "__write__";

/// A score as an instant. Unset if it is more than 366 days from now: Symfony sets no such score.
std::optional<WallTime> instantOf(const QByteArray &score, double perMilli, WallTime now)
{
    bool ok = false;
    const double millis = score.toDouble(&ok) * perMilli;
    const auto at = static_cast<double>(now.time_since_epoch().count());
    if (!ok || !(std::abs(millis - at) < 366.0 * 24 * 3600 * 1000))
        return std::nullopt;
    return WallTime(Millis(static_cast<qint64>(millis)));
}

/// Symfony's Lock component from 5.2 (resources/docs/dialects.md F). Exclusive and shared locks are sorted sets at the
/// resource's name. They contain tokens (32 bytes in base64) scored by their end in milliseconds. A writer adds the
/// member `__write__`. The application extends its locks. Waiters poll about every 100 ms. A string also blocks.
class SymfonyLockDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("Symfony Lock"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    std::vector<KeyType> types() const override { return {KeyType::SortedSet}; }
    std::vector<KeyType> companionTypes() const override { return {KeyType::String}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::SortedSet || raw.fields.isEmpty())
            return std::nullopt;
        QByteArrayList tokens;
        QByteArrayList readers;
        bool written = false;
        std::optional<WallTime> expiry;
        Leases leases;
        for (const auto &[member, score] : raw.fields) {
            const auto ends = instantOf(score, 1, key.now());
            if (!ends || (member != kWriteMember && !isBase64(member, 32)))
                return std::nullopt;
            if (member == kWriteMember) {
                written = true;
            } else {
                tokens.append(member);
                // Each Symfony script first removes ended leases.
                if (leases.addIfRunning(*ends, key.now()))
                    readers.append(member);
            }
            expiry = std::max(expiry.value_or(*ends), *ends);
        }
        // A writer's lease ends with the key, so a key that exists is held.
        if (tokens.isEmpty() || (written && tokens.size() > 1) || (!written && readers.isEmpty() && !raw.isCut()))
            return std::nullopt;
        Recognition lock{.name = raw.key,
                         .dialect = m_id,
                         .scope = Scope::Either,
                         .mode = written ? LockMode::Exclusive : LockMode::Read,
                         .details = RecognitionDetails{.valueExpiry = expiry}};
        if (!written)
            leases.applyTo(lock);
        if (raw.isCut())
            lock.details.edit().valueExpiry.reset(); // the latest end was not read, but the key's TTL equals it
        setHolders(lock, written ? tokens : readers, raw.isCut(), leases.countOf(raw));
        return lock;
    }

    // Symfony sets this key for a moment to find out what the server supports.
    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        return key.key() == "symfony_check_support_time" ? std::optional(QByteArray()) : std::nullopt;
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        return ScriptCall{.body = scriptBody(Script::ForceReleaseMembers),
                          .keys = {name},
                          .arguments
                          = {owner, kWriteMember, QByteArray::number(holdOff.duration.count()), holdOff.owner}};
    }

    QByteArray holdOffOwner() const override { return makeToken(QStringLiteral("hold-off")); }

private:
    const QString m_id = QStringLiteral("symfony");
};

/// Symfony's Semaphore component (resources/docs/dialects.md F): sorted sets of tokens, `{<resource>}:weight` and
/// `{<resource>}:time`, the latter scored by end in seconds. The keys live 10 s longer. Waiters poll.
class SymfonySemaphoreDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("Symfony Semaphore"); }
    HolderReaction holderReaction() const override { return HolderReaction::NoticesAtRelease; }
    Caveats caveats() const override { return Caveat::TtlIsNotLease; }
    std::vector<KeyType> types() const override { return {KeyType::SortedSet}; }
    std::vector<KeyType> companionTypes() const override { return {KeyType::SortedSet}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (raw.type != KeyType::SortedSet || !raw.key.startsWith('{') || !raw.key.endsWith(kTime)
            || raw.fields.isEmpty())
            return std::nullopt;
        QByteArrayList tokens;
        Leases leases;
        for (const auto &[member, score] : raw.fields) {
            const auto ends = instantOf(score, 1000, key.now());
            if (!ends || !isBase64(member, 32))
                return std::nullopt;
            if (leases.addIfRunning(*ends, key.now())) // skips ended leases, which the next client removes
                tokens.append(member);
        }
        if (tokens.isEmpty())
            return std::nullopt;
        Recognition lock{.name = raw.key,
                         .resource = QString::fromUtf8(withoutEnd(raw.key.mid(1), kTime)),
                         .dialect = m_id,
                         .scope = Scope::Local,
                         .mode = LockMode::Permits};
        leases.applyTo(lock);
        setHolders(lock, tokens, raw.isCut(), leases.countOf(raw));
        return lock;
    }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (!raw.key.startsWith('{') || !raw.key.endsWith(kWeight) || raw.fields.isEmpty()
            || !isBase64(raw.fields.first().first, 32))
            return std::nullopt;
        return withoutEnd(raw.key, kWeight) + kTime;
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        return {{withoutEnd(name, kTime) + kWeight, KeyType::SortedSet, Companion::Role::Counter}};
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (holdOff.duration > Millis(0))
            return noHoldOff(title());
        return ScriptCall{.body = scriptBody(Script::ForceReleaseMembers),
                          .keys = {name, withoutEnd(name, kTime) + kWeight},
                          .arguments = {owner, "", "0", ""}};
    }

    QByteArray holdOffOwner() const override { return {}; }

private:
    static inline const QByteArray kTime = "}:time";
    static inline const QByteArray kWeight = "}:weight";

    const QString m_id = QStringLiteral("symfony-semaphore");
};

} // namespace

Dialects makeSymfonyDialects()
{
    return {std::make_shared<SymfonySemaphoreDialect>(), std::make_shared<SymfonyLockDialect>()};
}

} // namespace Lockscope
