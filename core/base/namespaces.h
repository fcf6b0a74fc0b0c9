#pragma once

#include "export.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace Lockscope {

/// Parts of a name end with colons: `orders:eu:42` is in `orders:eu:`, which is in `orders:`. Defined only here.

/// Returns the position after the next colon. Start with `from` = 0. Returns nothing if no colon is left; the rest is
/// the lock's own name.
[[nodiscard]] inline std::optional<qsizetype> nextNamespaceEnd(const QByteArray &name, qsizetype from)
{
    const qsizetype colon = name.indexOf(':', from);
    return colon < 0 ? std::nullopt : std::optional(colon + 1);
}

/// Returns the namespaces of a name, the shortest first, at most `most`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::vector<QByteArray> namespacesOf(const QByteArray &name, size_t most);

/// Returns the longest namespace, `orders:eu:`; empty if there is none.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray innermostNamespace(const QByteArray &name);

/// Returns the shortest namespace, `orders:`; empty if there is none.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray outermostNamespace(const QByteArray &name);

} // namespace Lockscope
