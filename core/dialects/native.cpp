#include "token.h"

namespace Lockscope {

namespace {

/// Locks taken by this library: a string holding makeToken(), set by `SET NX PX` on every node (Redis documentation,
/// "Distributed Locks with Redis"), renewed and released by compare-and-expire and compare-and-delete.
class NativeDialect final : public Dialect
{
public:
    QString id() const override { return QStringLiteral("lockscope"); }
    QString title() const override { return QStringLiteral("Lockscope (Redlock)"); }
    // Renewal never re-creates a lost key; the watchdog reports the loss within TTL/3.
    HolderReaction holderReaction() const override { return HolderReaction::Told; }

    std::optional<Recognition> recognise(const RawKey &raw, bool) const override
    {
        if (raw.type != KeyType::String)
            return std::nullopt;
        const auto info = parseToken(raw.value);
        if (!info)
            return std::nullopt;
        return Recognition{
            .name = raw.key, .dialect = id(), .scope = Scope::Quorum, .confidence = 99, .owner = raw.value, .agreement = raw.value, .ownerInfo = *info};
    }

    ScriptCall forceRelease(const QByteArray &name, const QByteArray &owner) const override
    {
        return {.body = scriptBody(Script::ForceReleaseString), .keys = {name}, .arguments = {owner}};
    }
};

} // namespace

std::shared_ptr<const Dialect> makeNativeDialect()
{
    return std::make_shared<NativeDialect>();
}

} // namespace Lockscope
