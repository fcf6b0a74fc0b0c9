#include "dialect.h"
#include "signalkeys.h"

#include <QRandomGenerator>

#include <array>

namespace Lockscope {

namespace {

const QByteArray kPrefix = kPythonLockStart.toByteArray();
const QByteArray kSignalPrefix = kPythonSignalStart.toByteArray();

/// python-redis-lock (resources/docs/dialects.md D): `lock:<name>` contains 18 random bytes in base64, or an id that
/// the application chose. Waiters block on the list `lock-signal:<name>`, which a release fills.
class PythonRedisLockDialect final : public Dialect, public LockRecipe
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("python-redis-lock"); }
    // The renewal thread and release() compare the id, and raise an error if it has changed.
    HolderReaction holderReaction() const override { return HolderReaction::NoticesSoon; }

    std::vector<KeyType> types() const override { return {KeyType::String}; }
    std::vector<KeyType> companionTypes() const override { return {KeyType::List}; }
    Shapes shapes() const override { return Shape::Base64Of18; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        // An id that the application chose can be any string: the generic dialect recognises it.
        const RawKey &raw = key.raw();
        if (!key.isString()
            || (!key.isPinned() && (!raw.key.startsWith(kPrefix) || !(key.shapes() & Shape::Base64Of18))))
            return std::nullopt;
        return Recognition{.name = raw.key,
                           .resource
                           = raw.key.startsWith(kPrefix) ? QString::fromUtf8(raw.key.mid(kPrefix.size())) : QString(),
                           .dialect = m_id,
                           .scope = Scope::Either,
                           .owner = raw.value,
                           .ownerCut = raw.isCut()};
    }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        if (key.raw().type != KeyType::List || !key.key().startsWith(kSignalPrefix))
            return std::nullopt;
        return kPrefix + key.key().mid(kSignalPrefix.size());
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        return {{.key = signalOf(name), .type = KeyType::List, .role = Companion::Role::Signal}};
    }

    std::vector<WaiterSource> waiters(const QByteArray &) const override
    {
        return {{.query = WaiterSource::Query::BlockedClients, .key = "blpop", .unit = WaiterSource::Unit::Clients}};
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        return ScriptCall{.body = scriptBody(Script::ReleasePythonRedisLock),
                          .keys = {name, signalOf(name)},
                          .arguments
                          = {comparableOwner(owner), "1", QByteArray::number(holdOff.duration.count()), holdOff.owner}};
    }

    Result<ScriptCall> limitTtl(const QByteArray &name, const QByteArray &owner, const TtlLimit &limit) const override
    {
        // Without a TTL, waiters block forever on a list that only a release fills.
        if (limit.only == TtlLimit::Only::IfEndless)
            return noTtlLimit(title(),
                              QStringLiteral("its waiters sleep until a release wakes them, and would not notice that "
                                             "it ends; release it instead"));
        return limitStringTtl(name, owner, limit);
    }

    Result<ScriptCall> putBack(const QByteArray &name, const QByteArray &owner,
                               const ReleasedState &taken) const override
    {
        return putStringBack(name, owner, taken);
    }

    QByteArray holdOffOwner() const override { return makeOwner({}, 0, {}); }

    const LockRecipe *recipe() const override { return this; }
    QByteArray keyPrefix() const override { return kPrefix; }

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
        return {.script = Script::RenewString,
                .keys = {claim.name},
                .arguments = {claim.owner, QByteArray::number(claim.ttl.count())}};
    }

    LockCommand release(const QByteArray &name, const QByteArray &owner, Wake wake) const override
    {
        return {.script = Script::ReleasePythonRedisLock,
                .keys = {name, signalOf(name)},
                .arguments = {comparableOwner(owner), wake == Wake::Yes ? "1" : "0", "0", ""}};
    }

private:
    static constexpr qsizetype kTokenBytes = 18;

    static QByteArray signalOf(const QByteArray &name)
    {
        return kSignalPrefix + (name.startsWith(kPrefix) ? name.mid(kPrefix.size()) : name);
    }

    const QString m_id = QStringLiteral("python-redis-lock");
};

} // namespace

std::shared_ptr<const Dialect> makePythonRedisLockDialect()
{
    return std::make_shared<PythonRedisLockDialect>();
}

} // namespace Lockscope
