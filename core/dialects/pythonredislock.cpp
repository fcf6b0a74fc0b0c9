#include "dialect.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace Lockscope {

namespace {

const QByteArray kPrefix = "lock:";

/// python-redis-lock (dialects.md D): `lock:<name>` holds 18 random bytes in base64, or an id of the application's choice;
/// waiters block on the list `lock-signal:<name>`, which a release fills.
class PythonRedisLockDialect final : public Dialect, public LockRecipe
{
public:
    QString id() const override { return QStringLiteral("python-redis-lock"); }
    QString title() const override { return QStringLiteral("python-redis-lock"); }
    // Its renewal thread and release() compare the id, and raise where it has changed.
    HolderReaction holderReaction() const override { return HolderReaction::Told; }

    std::optional<Recognition> recognise(const RawKey &raw, bool) const override
    {
        // Ids of an application's choice look like any string's; they are left to the plain dialect.
        if (raw.type != KeyType::String || !raw.key.startsWith(kPrefix) || !isToken(raw.value))
            return std::nullopt;
        return Recognition{.name = raw.key,
                           .resource = QString::fromUtf8(raw.key.mid(kPrefix.size())),
                           .dialect = id(),
                           .scope = Scope::Either,
                           .confidence = 93,
                           .owner = raw.value,
                           .agreement = raw.value};
    }

    ScriptCall forceRelease(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff) const override
    {
        return {.body = scriptBody(Script::ReleasePythonRedisLock),
                .keys = {name, signalOf(name)},
                .arguments = {owner, "1", QByteArray::number(holdOff.duration.count()), holdOff.owner}};
    }

    QByteArray holdOffOwner() const override { return makeOwner({}, 0, {}); }

    const LockRecipe *recipe() const override { return this; }

    QByteArray makeOwner(const QByteArray &, quint64, const QString &) const override
    {
        std::array<quint32, 5> random{};
        QRandomGenerator::system()->fillRange(random.data(), random.size());
        return QByteArray(reinterpret_cast<const char *>(random.data()), kTokenBytes).toBase64();
    }

    LockCommand take(const Claim &claim) const override
    {
        return {.words = {"SET", claim.name, claim.owner, "NX", "PX", QByteArray::number(claim.ttl.count())}};
    }

    LockCommand renew(const Claim &claim) const override
    {
        return {.script = Script::RenewString, .keys = {claim.name}, .arguments = {claim.owner, QByteArray::number(claim.ttl.count())}};
    }

    LockCommand release(const QByteArray &name, const QByteArray &owner, Wake wake) const override
    {
        return {.script = Script::ReleasePythonRedisLock, .keys = {name, signalOf(name)}, .arguments = {owner, wake == Wake::Yes ? "1" : "0", "0", ""}};
    }

private:
    static constexpr qsizetype kTokenBytes = 18;

    static bool isToken(const QByteArray &value)
    {
        return value.size() == 24
            && std::all_of(value.begin(), value.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '+' || c == '/'; });
    }

    static QByteArray signalOf(const QByteArray &name) { return "lock-signal:" + (name.startsWith(kPrefix) ? name.mid(kPrefix.size()) : name); }
};

} // namespace

std::shared_ptr<const Dialect> makePythonRedisLockDialect()
{
    return std::make_shared<PythonRedisLockDialect>();
}

} // namespace Lockscope
