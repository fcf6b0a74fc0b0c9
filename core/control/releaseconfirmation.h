#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace Lockscope {

/// Several plans that the operator previewed together and confirms at once.
struct ReleaseRound
{
    QString id; ///< the same in the journal entries of all its locks
    int locks = 0; ///< the number that the preview showed
    int typedLocks = 0; ///< the number that the operator typed
};

/// Why a lock of a confirmed round was not attempted.
enum class SkipCause {
    Surprise, ///< an earlier lock did not go as planned
    Stopped, ///< the operator stopped the round
};

/// The operator's confirmation of a plan. Production requires a reason, and the name or the round's number of locks.
struct ReleaseConfirmation
{
    QByteArray typedName = {}; ///< as the operator typed the lock's name
    QString reason = {};
    std::optional<ReleaseRound> round = {};
};

} // namespace Lockscope
