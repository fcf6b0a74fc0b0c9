#include "dialect.h"
#include "stringdialect.h"

namespace Lockscope {

namespace {

/// Stands for every key that is said to be a lock, by the user or by a lock word in its name, and that no dialect can read. It has
/// no owner that could be told or compared, so nothing is done to it.
class UnknownFormDialect final : public Dialect
{
public:
    QString id() const override { return QStringLiteral("not-understood"); }
    QString title() const override { return QStringLiteral("Not understood"); }
    HolderReaction holderReaction() const override { return HolderReaction::Unknown; }
    bool sharesItsForms() const override { return true; }
    std::vector<KeyType> types() const override { return {KeyType::Other}; } // as good as any
    std::optional<Recognition> recognise(const KeyView &) const override { return std::nullopt; }
    Result<ScriptCall> forceRelease(const QByteArray &, const QByteArray &, const HoldOff &) const override
    {
        return noForceRelease(title(), QStringLiteral("no dialect knows its form. If it is a lock, name its dialect: --pin GLOB=DIALECT"));
    }
    QByteArray holdOffOwner() const override { return {}; }
};

} // namespace

std::shared_ptr<const Dialect> makeUnknownFormDialect()
{
    return std::make_shared<UnknownFormDialect>();
}

} // namespace Lockscope
