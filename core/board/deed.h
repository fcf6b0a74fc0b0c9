#pragma once

#include <QByteArray>
#include <QLatin1String>
#include <QMetaType>

namespace Lockscope {

/// What was done from here, as far as history and alerts go by it: of what is only read they cannot know.
struct Deed
{
    enum class Kind : quint8 {
        ReleaseBegins, ///< a lock is about to be taken from its owner
        ReleaseFailed, ///< that came to nothing
        OwnTaken, ///< a lock of one's own
        OwnReleased, ///< it is about to be given back
        OwnLost, ///< it could not be renewed, or was taken away
    };

    Kind kind = Kind::ReleaseBegins;
    QByteArray lock;
    QByteArray owner = {}; ///< of ReleaseBegins: from whom; of one's own: the token

    friend bool operator==(const Deed &, const Deed &) = default;
};

/// Its word in recordings.
[[nodiscard]] constexpr QLatin1String toString(Deed::Kind kind)
{
    switch (kind) {
    case Deed::Kind::ReleaseBegins: return QLatin1String("release-begins");
    case Deed::Kind::ReleaseFailed: return QLatin1String("release-failed");
    case Deed::Kind::OwnTaken: return QLatin1String("own-taken");
    case Deed::Kind::OwnReleased: return QLatin1String("own-released");
    case Deed::Kind::OwnLost: return QLatin1String("own-lost");
    }
    return {};
}

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::Deed)
