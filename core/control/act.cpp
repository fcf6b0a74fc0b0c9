#include "act.h"

#include "../quorum/quorum.h"

namespace Lockscope {

QLatin1String toString(ActKind kind)
{
    switch (kind) {
    case ActKind::Release: return QLatin1String("release");
    case ActKind::ReleaseAndHoldOff: return QLatin1String("release-and-hold-off");
    case ActKind::ShortenTtl: return QLatin1String("shorten-ttl");
    case ActKind::SetTtl: return QLatin1String("set-ttl");
    case ActKind::PutBack: return QLatin1String("put-back");
    }
    return QLatin1String("release");
}

Result<void> checkTime(const Act &act)
{
    if (act.kind == ActKind::Release || act.kind == ActKind::PutBack || (act.time > Millis(0) && act.time <= kLongestTtl))
        return {};
    const QString what = act.kind == ActKind::ReleaseAndHoldOff ? QStringLiteral("The hold-off") : QStringLiteral("The new TTL");
    return Error{.kind = ErrorKind::InvalidArgument, .message = QStringLiteral("%1 must be from 1 ms to 30 days, not %2 ms").arg(what).arg(act.time.count())};
}

Result<ScriptCall> callFor(const Act &act, const Dialect &dialect, const QByteArray &name, const QByteArray &owner, const QByteArray &holdOffOwner,
                           const TakenAway &taken)
{
    if (const auto checked = checkTime(act); !checked)
        return checked.error();
    switch (act.kind) {
    case ActKind::Release: return dialect.forceRelease(name, owner);
    case ActKind::ReleaseAndHoldOff: return dialect.forceRelease(name, owner, {.duration = act.time, .owner = holdOffOwner});
    case ActKind::ShortenTtl: return dialect.limitTtl(name, owner, {.ttl = act.time, .only = TtlLimit::Only::IfLonger});
    case ActKind::SetTtl: return dialect.limitTtl(name, owner, {.ttl = act.time, .only = TtlLimit::Only::IfEndless});
    case ActKind::PutBack: return dialect.putBack(name, owner, taken);
    }
    return Error{.kind = ErrorKind::InvalidArgument, .message = QStringLiteral("There is no such act")};
}

} // namespace Lockscope
