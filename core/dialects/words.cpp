#include "words.h"

namespace Lockscope {

QLatin1String toString(LockMode mode)
{
    switch (mode) {
    case LockMode::Exclusive: return QLatin1String("exclusive");
    case LockMode::Read: return QLatin1String("read");
    case LockMode::Write: return QLatin1String("write");
    case LockMode::Permits: return QLatin1String("permits");
    }
    return {};
}

QLatin1String toString(HolderReaction reaction)
{
    switch (reaction) {
    case HolderReaction::NoticesSoon: return QLatin1String("told");
    case HolderReaction::NoticesAtRelease: return QLatin1String("quiet");
    case HolderReaction::MayRecreate: return QLatin1String("may-recreate");
    case HolderReaction::Unknown: return QLatin1String("unknown");
    }
    return {};
}

QLatin1String toString(Caveat caveat)
{
    switch (caveat) {
    case Caveat::DeletesBlindly: return QLatin1String("deletes-blindly");
    case Caveat::OverwritesBlindly: return QLatin1String("overwrites-blindly");
    case Caveat::Recreates: return QLatin1String("recreates");
    case Caveat::NoOwner: return QLatin1String("no-owner");
    case Caveat::SharedOwner: return QLatin1String("shared-owner");
    case Caveat::MayBeCooldown: return QLatin1String("may-be-cooldown");
    case Caveat::TtlIsNotLease: return QLatin1String("ttl-is-not-lease");
    case Caveat::JobRunsAgain: return QLatin1String("job-runs-again");
    case Caveat::HolderSpins: return QLatin1String("holder-spins");
    case Caveat::NotAKey: return QLatin1String("not-a-key");
    case Caveat::OneOfSeveral: return QLatin1String("one-of-several");
    case Caveat::IdsDiffer: return QLatin1String("ids-differ");
    }
    return {};
}

QLatin1String toString(WaiterSource::Unit unit)
{
    switch (unit) {
    case WaiterSource::Unit::Waiters: return QLatin1String("waiters");
    case WaiterSource::Unit::Clients: return QLatin1String("clients");
    case WaiterSource::Unit::Processes: return QLatin1String("processes");
    case WaiterSource::Unit::Jobs: return QLatin1String("jobs");
    }
    return {};
}

std::vector<Caveat> each(Caveats caveats)
{
    std::vector<Caveat> result;
    for (quint32 bit = 1; bit <= static_cast<quint32>(Caveat::IdsDiffer); bit <<= 1) {
        if (caveats.testFlag(static_cast<Caveat>(bit)))
            result.push_back(static_cast<Caveat>(bit));
    }
    return result;
}

QStringList words(Caveats caveats)
{
    QStringList result;
    for (const Caveat caveat : each(caveats))
        result.append(toString(caveat));
    return result;
}

} // namespace Lockscope
