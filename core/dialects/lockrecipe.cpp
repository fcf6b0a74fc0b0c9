#include "lockrecipe.h"

namespace Lockscope {

LockRecipe::~LockRecipe() = default;

std::optional<LockCommand> LockRecipe::leaveQueue(const QByteArray &, const QByteArray &) const
{
    return std::nullopt;
}

QByteArrayList LockRecipe::wakeChannels(const QByteArray &, const QByteArray &) const
{
    return {};
}

} // namespace Lockscope
