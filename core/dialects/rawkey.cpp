#include "rawkey.h"

#include <algorithm>

namespace Lockscope {

KeyType keyTypeFromName(const QByteArray &name)
{
    if (name == "string")
        return KeyType::String;
    if (name == "hash")
        return KeyType::Hash;
    if (name == "list")
        return KeyType::List;
    if (name == "set")
        return KeyType::Set;
    if (name == "zset")
        return KeyType::SortedSet;
    if (name == "stream")
        return KeyType::Stream;
    return name == "none" ? KeyType::None : KeyType::Other;
}

QLatin1String toString(KeyType type)
{
    switch (type) {
    case KeyType::None: return QLatin1String("none");
    case KeyType::String: return QLatin1String("string");
    case KeyType::Hash: return QLatin1String("hash");
    case KeyType::List: return QLatin1String("list");
    case KeyType::Set: return QLatin1String("set");
    case KeyType::SortedSet: return QLatin1String("zset");
    case KeyType::Stream: return QLatin1String("stream");
    case KeyType::Other: break;
    }
    return QLatin1String("other");
}

void RawKey::cutShort(qint64 wholeLength, QByteArrayView end)
{
    length = wholeLength;
    if (isCut())
        value = value.left(kValueLimit) + " [" + QByteArray::number(wholeLength) + " bytes] "
            + end.last(std::min(kValueEnd, end.size())).toByteArray();
}

bool RawKey::has(const QByteArray &field) const
{
    return std::any_of(fields.begin(), fields.end(), [&](const auto &known) { return known.first == field; });
}

void RawKey::take(const QByteArrayList &elements, bool inPairs)
{
    const qsizetype step = inPairs ? 2 : 1;
    for (qsizetype i = 0; i + step <= elements.size(); i += step)
        fields.append({elements.at(i), inPairs ? elements.at(i + 1) : QByteArray()});
}

} // namespace Lockscope
