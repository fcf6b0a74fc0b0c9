#include "namespaces.h"

namespace Lockscope {

std::vector<QByteArray> namespacesOf(const QByteArray &name, size_t most)
{
    std::vector<QByteArray> spaces;
    for (auto end = nextNamespaceEnd(name, 0); end && spaces.size() < most; end = nextNamespaceEnd(name, *end))
        spaces.push_back(name.first(*end));
    return spaces;
}

QByteArray innermostNamespace(const QByteArray &name)
{
    return name.first(name.lastIndexOf(':') + 1);
}

QByteArray outermostNamespace(const QByteArray &name)
{
    return name.first(nextNamespaceEnd(name, 0).value_or(0));
}

} // namespace Lockscope
