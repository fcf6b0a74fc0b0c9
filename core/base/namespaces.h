#pragma once

#include "export.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace Lockscope {

/// A name's parts end with colons: `orders:eu:42` is in `orders:eu:`, which is in `orders:`. This is the one place that says so.

/// The end of the name's next part, behind its colon; for the first one `from` is 0. Nothing when no part is left: what follows is
/// the lock's own.
[[nodiscard]] inline std::optional<qsizetype> nextNamespaceEnd(const QByteArray &name, qsizetype from)
{
    const qsizetype colon = name.indexOf(':', from);
    return colon < 0 ? std::nullopt : std::optional(colon + 1);
}

/// At most `most` of the namespaces that a name is in, the shortest first.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::vector<QByteArray> namespacesOf(const QByteArray &name, size_t most);

/// The longest one, `orders:eu:`; empty where there is none.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray innermostNamespace(const QByteArray &name);

/// The shortest one, `orders:`; empty where there is none.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray outermostNamespace(const QByteArray &name);

} // namespace Lockscope
