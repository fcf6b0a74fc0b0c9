#pragma once

#include <QByteArray>
#include <QLatin1String>
#include <QMetaType>

namespace Lockscope {

/// An action of this process on a lock. History and alerts take it into account, because readings alone cannot show who
/// acted.
struct OwnAction
{
    enum class Kind : quint8 {
        ReleaseBegins, ///< a force-release is about to be sent
        ReleaseFailed, ///< the force-release changed nothing
        OwnTaken, ///< this process acquired the lock
        OwnReleased, ///< this process is about to release it
        OwnLost, ///< the renewal failed, or someone removed the lock
    };

    Kind kind = Kind::ReleaseBegins;
    QByteArray lock;
    QByteArray owner = {}; ///< ReleaseBegins: the owner who loses the lock; own locks: the token

    friend bool operator==(const OwnAction &, const OwnAction &) = default;
};

/// The stable word used in recordings.
[[nodiscard]] constexpr QLatin1String toString(OwnAction::Kind kind)
{
    switch (kind) {
    case OwnAction::Kind::ReleaseBegins: return QLatin1String("release-begins");
    case OwnAction::Kind::ReleaseFailed: return QLatin1String("release-failed");
    case OwnAction::Kind::OwnTaken: return QLatin1String("own-taken");
    case OwnAction::Kind::OwnReleased: return QLatin1String("own-released");
    case OwnAction::Kind::OwnLost: return QLatin1String("own-lost");
    }
    return {};
}

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::OwnAction)
