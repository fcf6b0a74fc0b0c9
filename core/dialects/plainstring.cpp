#include "token.h"

#include <algorithm>
#include <array>

namespace Lockscope {

namespace {

/// Any string that is used as a lock by `SET NX PX` or `SETNX` (dialects.md B, K): the value is the owner token.
/// Many keys that are no locks look the same; therefore a string counts only when it ends by itself, when its name says
/// lock, or when the user named it by a pattern.
class PlainStringDialect final : public Dialect
{
public:
    QString id() const override { return QStringLiteral("string"); }
    QString title() const override { return QStringLiteral("String (SET NX)"); }
    // RedLock.net, aioredlock and others set a deleted key again at their next renewal (dialects.md §1.1); the value
    // does not tell which library wrote it.
    HolderReaction holderReaction() const override { return HolderReaction::MayRecreate; }

    std::optional<Recognition> recognise(const RawKey &raw, bool patternNamed) const override
    {
        if (raw.type != KeyType::String)
            return std::nullopt;
        const bool named = hasLockWord(raw.key);
        if (!patternNamed && !named && (raw.ttl.kind != KeyTtl::Kind::Finite || raw.isCut()))
            return std::nullopt;
        return Recognition{.name = raw.key,
                           .dialect = id(),
                           .scope = Scope::Either,
                           .confidence = patternNamed ? 90
                               : named                ? 75
                                                      : 40,
                           .owner = raw.value,
                           .ownerCut = raw.isCut(),
                           .agreement = raw.value};
    }

    ScriptCall forceRelease(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff) const override
    {
        return {.body = scriptBody(Script::ForceReleaseString),
                .keys = {name},
                .arguments = {owner, QByteArray(), QByteArray::number(holdOff.duration.count()), holdOff.owner}};
    }

    QByteArray holdOffOwner() const override { return makeToken(QStringLiteral("hold-off")); }

private:
    static bool hasLockWord(const QByteArray &key)
    {
        static constexpr std::array kWords = {"lock", "mutex", "lease", "semaphore", "latch", "exclusive"};
        const QByteArray lower = key.left(1024).toLower();
        return std::any_of(kWords.begin(), kWords.end(), [&](const char *word) { return lower.contains(word); });
    }
};

} // namespace

std::shared_ptr<const Dialect> makePlainStringDialect()
{
    return std::make_shared<PlainStringDialect>();
}

} // namespace Lockscope
