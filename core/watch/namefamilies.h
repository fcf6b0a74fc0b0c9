#pragma once

#include "../base/export.h"

#include <QByteArrayView>
#include <QHash>

#include <utility>

namespace Lockscope {

/// Keys of one node whose names differ only in numbers and ids (`user:17:cart`, `user:18:cart`) have one purpose. Once enough of
/// such a family were read and none could be a lock, the others need not be read in each walk: of a long family one in kParts is
/// read, another part in each walk. Never so where the name has a lock word, or is nothing but an id. Pure; of bounded size.
class LOCKSCOPE_CORE_EXPORT NameFamilies
{
public:
    /// So many keys of a family are read before the rest is passed over.
    static constexpr int kEnough = 64;
    /// Then a walk reads one key in so many, and as many walks read all.
    static constexpr int kParts = 16;

    /// This walk need not read the key.
    [[nodiscard]] bool isPassedOver(QByteArrayView name) const;
    /// A key that a walk named was read. Once one may be a lock, its family is read whole for good.
    void noteRead(QByteArrayView name, bool mayBeLock);
    void walkBegins() { ++m_walk; }
    /// A family of which keys were passed over has turned out to have a lock since this was last asked: walk again.
    [[nodiscard]] bool takeReopened() { return std::exchange(m_reopened, false); }
    void clear();

private:
    static constexpr qsizetype kMostFamilies = 20'000; ///< the keys of further ones are all read

    struct Family
    {
        int read = 0; ///< keys, none of which could be a lock
        bool isOpen = false; ///< always read
    };
    QHash<quint64, Family> m_families; ///< by a hash of what their names have in common
    quint64 m_walk = 0;
    bool m_reopened = false;
};

} // namespace Lockscope
