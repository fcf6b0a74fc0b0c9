#include "actionscript.h"

#include "../quorum/quorum.h"

namespace Lockscope {

QLatin1String toString(LockActionKind kind)
{
    switch (kind) {
    case LockActionKind::Release: return QLatin1String("release");
    case LockActionKind::ReleaseAndHoldOff: return QLatin1String("release-and-hold-off");
    case LockActionKind::ShortenTtl: return QLatin1String("shorten-ttl");
    case LockActionKind::SetTtl: return QLatin1String("set-ttl");
    case LockActionKind::PutBack: return QLatin1String("put-back");
    }
    return QLatin1String("release");
}

Result<void> checkTime(const LockAction &act)
{
    if (act.kind == LockActionKind::Release || act.kind == LockActionKind::PutBack
        || (act.time > Millis(0) && act.time <= kLongestTtl))
        return {};
    const QString what = act.kind == LockActionKind::ReleaseAndHoldOff ? QStringLiteral("The hold-off")
                                                                       : QStringLiteral("The new TTL");
    return Error{.kind = ErrorKind::InvalidArgument,
                 .message
                 = QStringLiteral("%1 must be from 1 ms to 30 days, not %2 ms").arg(what).arg(act.time.count())};
}

Result<ScriptCall> callFor(const LockAction &act, const Dialect &dialect, const QByteArray &name,
                           const QByteArray &owner, const QByteArray &holdOffOwner, const ReleasedState &taken)
{
    if (const auto checked = checkTime(act); !checked)
        return checked.error();
    switch (act.kind) {
    case LockActionKind::Release: return dialect.forceRelease(name, owner);
    case LockActionKind::ReleaseAndHoldOff:
        return dialect.forceRelease(name, owner, {.duration = act.time, .owner = holdOffOwner});
    case LockActionKind::ShortenTtl:
        return dialect.limitTtl(name, owner, {.ttl = act.time, .only = TtlLimit::Only::IfLonger});
    case LockActionKind::SetTtl:
        return dialect.limitTtl(name, owner, {.ttl = act.time, .only = TtlLimit::Only::IfEndless});
    case LockActionKind::PutBack: return dialect.putBack(name, owner, taken);
    }
    return Error{.kind = ErrorKind::InvalidArgument, .message = QStringLiteral("There is no such act")};
}

} // namespace Lockscope
