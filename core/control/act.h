#pragma once

#include "../base/clock.h"
#include "../dialects/dialect.h"

namespace Lockscope {

/// What is done to a lock of somebody else.
enum class ActKind {
    Release, ///< it is free at once
    ReleaseAndHoldOff, ///< it is taken away, and nobody gets it for `time`: a hold-off stands in its place
    ShortenTtl, ///< it ends in `time` unless its owner renews it: a soft test whether the owner lives
    SetTtl, ///< it had no TTL and gets one of `time`
    PutBack, ///< it was released by mistake, and is set again where it is still free
};

/// An act and its time: how long newcomers are held off, or the new TTL.
struct Act
{
    ActKind kind = ActKind::Release;
    Millis time{0};

    friend bool operator==(const Act &, const Act &) = default;
};

/// A stable word for JSON and the journal, for example `shorten-ttl`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(ActKind kind);

/// The act has no time, or one from 1 ms to 30 days. Error: InvalidArgument.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<void> checkTime(const Act &act);

/// The script by which an act is done on one node. Errors: InvalidArgument (the time), NotAllowed (the dialect refuses).
/// `holdOffOwner`, the same on all nodes, and `taken` are used by the acts that need them.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<ScriptCall> callFor(const Act &act, const Dialect &dialect, const QByteArray &name, const QByteArray &owner,
                                                               const QByteArray &holdOffOwner = {}, const TakenAway &taken = {});

} // namespace Lockscope
