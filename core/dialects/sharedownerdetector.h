#pragma once

#include "dialect.h"

#include <QHash>
#include <QSet>

namespace Lockscope {

/// Recognises the locks of one Spring registry by what they share (resources/docs/dialects.md §4, rule 21). Their keys
/// `<registry>:<key>` on one node all contain the registry's UUID and have a TTL of at most one minute. Few other
/// libraries write one value to unrelated keys. One instance per node; no I/O; bounded size.
class LOCKSCOPE_CORE_EXPORT SharedOwnerDetector
{
public:
    /// The number of keys that must share an owner.
    static constexpr int kEnough = 3;

    /// Call it for keys that the catalog recognises below Grade::Known or not at all. It recognises a registry's first
    /// two keys only when they are read again, see takeKeysToReread(). A name with another purpose is no lock's.
    [[nodiscard]] std::optional<Recognition> recognise(const RawKey &raw);
    /// Keys that recognise() first rejected and would accept now: read them again. Returns each key once.
    [[nodiscard]] QByteArrayList takeKeysToReread() { return std::exchange(m_keysToReread, {}); }

private:
    static constexpr qsizetype kMostOwners = 4096; ///< all are forgotten beyond this number

    QHash<QByteArray, QSet<QByteArray>> m_keys; ///< by key prefix and owner: at most kEnough
    QByteArrayList m_keysToReread;
};

} // namespace Lockscope
