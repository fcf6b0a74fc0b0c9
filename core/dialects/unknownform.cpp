#include "dialect.h"
#include "stringdialect.h"

namespace Lockscope {

namespace {

/// Stands for keys that no dialect can read, although the user or their name calls them locks. They have no known
/// owner to show or compare, so Lockscope does not change them.
class UnknownFormDialect final : public Dialect
{
public:
    QString id() const override { return QStringLiteral("not-understood"); }
    QString title() const override { return QStringLiteral("Not understood"); }
    HolderReaction holderReaction() const override { return HolderReaction::Unknown; }
    bool sharesItsForms() const override { return true; }
    std::vector<KeyType> types() const override { return {KeyType::Other}; } // any type, as recognise() finds nothing
    std::optional<Recognition> recognise(const KeyView &) const override { return std::nullopt; }
    Result<ScriptCall> forceRelease(const QByteArray &, const QByteArray &, const HoldOff &) const override
    {
        return noForceRelease(
            title(),
            QStringLiteral("no dialect knows its form. If it is a lock, name its dialect: --pin GLOB=DIALECT"));
    }
    QByteArray holdOffOwner() const override { return {}; }
};

} // namespace

std::shared_ptr<const Dialect> makeUnknownFormDialect()
{
    return std::make_shared<UnknownFormDialect>();
}

} // namespace Lockscope
