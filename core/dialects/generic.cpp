#include "counts.h"
#include "dialect.h"
#include "stringdialect.h"
#include "token.h"

namespace Lockscope {

namespace {

using Trust = KeyView::Trust;

/// Any string that is used as a lock by `SET NX PX` or `SETNX` (dialects.md B, K; §4, rules 28, 31, 32, 34): the value is the
/// owner. Sessions, caches and flags look the same; therefore such a string counts when the user wants the generic forms, or
/// named it, or when two independent nodes carry it. A mere count (isCount()) does not, whoever names it.
class PlainStringDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("String (SET NX)"); }
    // RedLock.net, aioredlock and others set a deleted key again at their next renewal (dialects.md §1.1); the value
    // does not tell which library wrote it.
    HolderReaction holderReaction() const override { return HolderReaction::MayRecreate; }
    Caveats caveatsFor(const QByteArray &owner) const override { return isSameForAll(owner) ? Caveat::NoOwner : Caveats(); }
    bool isOptIn() const override { return true; }
    std::vector<KeyType> types() const override { return {KeyType::String}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        if (!key.isString() || (!key.isPinned() && isOverByItsValue(key)))
            return std::nullopt;
        if (!key.isPinned() && isCount(key))
            return std::nullopt;
        const bool named = key.trust() >= Trust::Named;
        const bool saysLock = key.saysLock();
        // A pid, or how often something was tried: that another node has some number, too, tells nothing.
        const bool isNumber = !raw.isCut() && raw.value != "1" && isDigits(raw.value);
        if (!named && !saysLock && (!key.endsByItself() || raw.isCut()))
            return std::nullopt;
        return Recognition{.name = raw.key,
                           .dialect = m_id,
                           .scope = Scope::Either,
                           .confidence = named ? 90
                               : saysLock      ? 75
                                               : 40,
                           .evidence = key.trust() != Trust::Strict ? Evidence::Enough
                               : saysLock && !isNumber              ? Evidence::SameKeyElsewhere
                                                                    : Evidence::SameOwnerElsewhere,
                           .owner = raw.value,
                           .ownerCut = raw.isCut(),
                           .agreement = raw.value};
    }

    // That shows whose it is: an id of the application's own choice in the place of python-redis-lock's token (rule 16).
    std::vector<Companion> companions(const QByteArray &name) const override
    {
        if (!name.startsWith(kPythonLock))
            return {};
        return {{.key = kPythonSignal + name.mid(kPythonLock.size()), .type = KeyType::List, .role = Companion::Role::Signal}};
    }

    void refine(Recognition &lock, const std::vector<RawKey> &companions) const override
    {
        if (companions.empty() || companions.front().type != KeyType::List || lock.name.size() == kPythonLock.size())
            return;
        lock.dialect = QStringLiteral("python-redis-lock");
        lock.resource = QString::fromUtf8(lock.name.mid(kPythonLock.size()));
        lock.confidence = 99;
        lock.evidence = Evidence::Enough;
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff) const override
    {
        return ScriptCall{.body = scriptBody(Script::ForceReleaseString),
                          .keys = {name},
                          .arguments = {comparableOwner(owner), QByteArray::number(holdOff.duration.count()), holdOff.owner, "all"}};
    }

    Result<ScriptCall> limitTtl(const QByteArray &name, const QByteArray &owner, const TtlLimit &limit) const override
    {
        return limitStringTtl(name, owner, limit);
    }

    Result<ScriptCall> putBack(const QByteArray &name, const QByteArray &owner, const TakenAway &taken) const override
    {
        return putStringBack(name, owner, taken);
    }

    QByteArray holdOffOwner() const override { return makeToken(QStringLiteral("hold-off")); }

private:
    /// Words for "taken" (dialects.md B: a fixed value): whoever has it, it stands there.
    [[nodiscard]] static bool isSameForAll(const QByteArray &owner)
    {
        static const QByteArrayList kWords{"", "1", "true", "yes", "on", "ok", "x", "lock", "locked", "taken", "busy", "running"};
        return owner.size() <= 7 && kWords.contains(owner.toLower());
    }

    static inline const QByteArray kPythonLock = "lock:";
    static inline const QByteArray kPythonSignal = "lock-signal:";

    const QString m_id = QStringLiteral("string");
};

bool decodeCounter(Recognition &lock, const KeyView &key)
{
    const QByteArray &value = key.raw().value;
    const bool isNumber = value.size() <= 6 && isDigits(value);
    const bool isTime = static_cast<bool>(key.shapes() & (Shape::Seconds | Shape::Milliseconds));
    // That somebody asks for the key makes no lock of a count.
    const bool isLocksCount = key.saysLock() && !isTime && isCount(key) && key.trust() != KeyView::Trust::Named;
    if (!isNumber && !isLocksCount)
        return false;
    const QByteArray name = key.key().left(1024).toLower();
    lock.mode = LockMode::Permits;
    lock.owner.clear();
    lock.agreement.clear();
    return key.isPinned() || isLocksCount || name.contains("semaphore") || name.contains("latch");
}

} // namespace

Dialects makeGenericDialects()
{
    Dialects dialects = makeStringDialects({
        // Rule 33: permits that are free, or a count that a latch waits for. Nobody is named in it.
        {.id = "counter",
         .title = "Counter of permits",
         .scope = Scope::Local,
         .reaction = HolderReaction::Unknown,
         .caveats = Caveat::NoOwner,
         .forms = {{.confidence = 50, .genericOnly = true}},
         .decode = decodeCounter,
         .noRelease = "it names no holder, and its permits would be lost with it",
         .holdsOff = false},
        // The driver of a cache: .NET, EasyCaching's, prolonged every 5 s by a SET that overwrites whoever holds it.
        {.id = "easycaching",
         .title = "EasyCaching",
         .scope = Scope::Local,
         .reaction = HolderReaction::MayRecreate,
         .caveats = Caveat::Recreates | Caveat::OverwritesBlindly,
         .forms = {{.shapes = Shape::Bytes16, .confidence = 50, .ends = StringForm::Ends::ByItself, .genericOnly = true}}},
        // One owner for all locks of a process.
        {.id = "sentry",
         .title = "Sentry",
         .scope = Scope::Local,
         .caveats = Caveat::SharedOwner,
         .forms = {{.place = StringForm::Place::Start,
                    .words = "l:",
                    .shapes = Shape::Hex32V4,
                    .confidence = 70,
                    .ends = StringForm::Ends::ByItself,
                    .genericOnly = true}}},
    });
    dialects.push_back(std::make_shared<PlainStringDialect>());
    return dialects;
}

} // namespace Lockscope
