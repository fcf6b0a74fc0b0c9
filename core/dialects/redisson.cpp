#include "dialect.h"

#include <QRegularExpression>

namespace Lockscope {

namespace {

/// Redisson's reentrant lock (dialects.md A1): a hash with one field `<client uuid>:<thread id>` = hold count. Taken by
/// script, renewed by a watchdog every 10 s to 30 s, waiters woken through `redisson_lock__channel:{name}`.
class RedissonDialect final : public Dialect
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

    ScriptCall forceRelease(const QByteArray &name, const QByteArray &owner) const override
    {
        return {.body = scriptBody(Script::ForceReleaseRedisson), .keys = {name}, .arguments = {owner, channelOf(name)}};
    }

private:
    /// `prefix:{name}`; a name that carries a hash tag of its own keeps it.
    static QByteArray channelOf(const QByteArray &name)
    {
        return name.contains('{') ? "redisson_lock__channel:" + name : "redisson_lock__channel:{" + name + '}';
    }

    const QRegularExpression m_field{QStringLiteral("^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}):(-?\\d+)\\z")};
};

} // namespace

std::shared_ptr<const Dialect> makeRedissonDialect()
{
    return std::make_shared<RedissonDialect>();
}

} // namespace Lockscope
