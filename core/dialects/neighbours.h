#pragma once

#include "dialect.h"

#include <QHash>
#include <QSet>

namespace Lockscope {

/// Tells the locks of one Spring registry by what they have in common (resources/docs/dialects.md §4, rule 21): keys of one node,
/// `<registry>:<key>`, that all carry the registry's UUID and live for a minute at most. No other library uses one value on
/// keys that have nothing to do with each other. One per node; pure; of bounded size.
class LOCKSCOPE_CORE_EXPORT Neighbours
{
public:
    /// So many keys must share an owner.
    static constexpr int kEnough = 3;

    /// For a key that the catalogue does not recognise, or only with evidence to come. The first two of a registry are not
    /// recognised when they are seen for the first time, see takeEarlier().
    [[nodiscard]] std::optional<Recognition> recognise(const RawKey &raw);
    /// Keys that were not recognised, and now would be: to be read again. Each is told once.
    [[nodiscard]] QByteArrayList takeEarlier() { return std::exchange(m_earlier, {}); }

private:
    static constexpr qsizetype kMostOwners = 4096; ///< then it begins anew

    QHash<QByteArray, QSet<QByteArray>> m_keys; ///< by prefix and owner: at most kEnough
    QByteArrayList m_earlier;
};

} // namespace Lockscope
