#include "counts.h"
#include "dialect.h"
#include "signalkeys.h"
#include "stringdialect.h"
#include "token.h"
#include "valuekind.h"

namespace Lockscope {

namespace {

/// A string that is used as a lock by `SET NX PX` or `SETNX`; the value is the owner. Sessions, caches and flags look
/// alike, so name, value and TTL decide the grade (signsOf()). A count (isCount()) is a lock only if the user pins it.
class PlainStringDialect final : public Dialect
{
public:
    QString id() const override { return m_id; }
    QString title() const override { return QStringLiteral("String (SET NX)"); }
    // RedLock.net, aioredlock and others recreate a deleted key at a renewal (resources/docs/dialects.md §1.1). The
    // value does not show which library wrote it.
    HolderReaction holderReaction() const override { return HolderReaction::MayRecreate; }
    Caveats caveatsFor(const QByteArray &owner) const override
    {
        return isWordForTaken(unwrapped(owner)) ? Caveat::NoOwner : Caveats();
    }
    bool sharesItsForms() const override { return true; }
    std::vector<KeyType> types() const override { return {KeyType::String}; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        const RawKey &raw = key.raw();
        // A page or a session is not a lock, even if the user named the key. Bytes that are no text may be a token.
        const auto isData = [&key, &raw] {
            return key.signs().testFlag(Sign::Content) && !key.saysLock() && raw.value.isValidUtf8()
                && !raw.value.contains('\0');
        };
        if (!key.isString() || (!key.isPinned() && (isOverByItsValue(key) || isCount(key) || isData()))
            || weightOf(key.signs()) < kPossibleWeight)
            return std::nullopt;
        return Recognition{.name = raw.key,
                           .dialect = m_id,
                           .scope = Scope::Either,
                           .signs = key.signs(),
                           .owner = raw.value,
                           .ownerCut = raw.isCut()};
    }

    // Companions identify the library: `JOB:lock` with a job hash is Bull's (rule 13). A signal list is
    // python-redis-lock's, with an id that the application chose (rule 16).
    std::vector<Companion> companions(const QByteArray &name) const override
    {
        if (hasJob(name))
            return {{.key = name.chopped(kJobLock.size()), .type = KeyType::Hash, .role = Companion::Role::Guarded}};
        if (!name.startsWith(kPythonLock))
            return {};
        return {{.key = kPythonSignal + name.mid(kPythonLock.size()),
                 .type = KeyType::List,
                 .role = Companion::Role::Signal}};
    }

    AsideNeed asideNeed(const QByteArray &name) const override
    {
        if (hasJob(name))
            return AsideNeed::Always;
        return name.startsWith(kPythonLock) ? AsideNeed::IfFound : AsideNeed::None;
    }

    void refine(Recognition &lock, const std::vector<RawKey> &companions) const override
    {
        if (companions.empty())
            return;
        if (companions.front().type == KeyType::Hash) {
            if (!isUuid(lock.owner.left(36)))
                return;
            lock.dialect = QStringLiteral("bull"); // under a custom prefix
            lock.ownerInfo.edit().client = QString::fromLatin1(lock.owner.left(36));
            lock.signs |= Sign::Form;
            return;
        }
        if (companions.front().type != KeyType::List || lock.name.size() == kPythonLock.size())
            return;
        lock.dialect = QStringLiteral("python-redis-lock");
        lock.resource = QString::fromUtf8(lock.name.mid(kPythonLock.size()));
        lock.signs |= Sign::Form;
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

    QByteArray holdOffOwner() const override { return makeToken(QStringLiteral("hold-off")); }

private:
    [[nodiscard]] static bool hasJob(const QByteArray &name)
    {
        return name.size() > kJobLock.size() && name.endsWith(kJobLock);
    }

    static inline const QByteArray kPythonLock = kPythonLockStart.toByteArray();
    static inline const QByteArray kJobLock = ":lock";
    static inline const QByteArray kPythonSignal = kPythonSignalStart.toByteArray();

    const QString m_id = QStringLiteral("string");
};

/// A counter at 0 with an expiry is a limiter without holders.
bool isFreeLimiter(const KeyView &key)
{
    return key.raw().value == "0" && key.endsByItself();
}

bool decodeCounter(Recognition &lock, const KeyView &key)
{
    const QByteArray &value = key.raw().value;
    const bool isNumber = value.size() <= 6 && isDigits(value);
    const bool isTime = static_cast<bool>(key.shapes() & (Shape::Seconds | Shape::Milliseconds));
    // A pattern that names the key does not turn a count into a lock.
    const bool isLocksCount = key.saysLock() && !isTime && isCount(key) && key.trust() != KeyView::Trust::Named;
    if ((!isNumber && !isLocksCount) || (isFreeLimiter(key) && !key.isPinned()))
        return false;
    const QByteArray name = key.key().left(1024).toLower();
    lock.mode = LockMode::Permits;
    lock.owner.clear();
    return key.isPinned() || isLocksCount || name.contains("semaphore") || name.contains("latch");
}

} // namespace

Dialects makeGenericDialects()
{
    Dialects dialects = makeStringDialects({
        // Rule 33: free permits, or the count of a latch. It names no holder.
        {.id = "counter",
         .title = "Counter of permits",
         .scope = Scope::Local,
         .reaction = HolderReaction::Unknown,
         .caveats = Caveat::NoOwner,
         .forms = {{.shared = true}},
         .decode = decodeCounter,
         .isFree = [](const KeyView &key) { return isFreeLimiter(key) && key.saysLock(); },
         .noRelease = "it names no holder, and its permits would be lost with it",
         .holdsOff = false},
        // .NET, the lock of a cache driver. It renews every 5 s by a SET that overwrites any other owner.
        {.id = "easycaching",
         .title = "EasyCaching",
         .scope = Scope::Local,
         .reaction = HolderReaction::MayRecreate,
         .caveats = Caveat::Recreates | Caveat::OverwritesBlindly,
         .forms = {{.shapes = Shape::Bytes16, .shared = true, .ends = StringForm::Ends::ByItself}}},
        // Python. All locks of a process have the same owner.
        {.id = "sentry",
         .title = "Sentry",
         .scope = Scope::Local,
         .caveats = Caveat::SharedOwner,
         .forms = {{.place = StringForm::Place::Start,
                    .words = "l:",
                    .shapes = Shape::Hex32V4,
                    .ends = StringForm::Ends::ByItself}}},
    });
    dialects.push_back(std::make_shared<PlainStringDialect>());
    return dialects;
}

} // namespace Lockscope
