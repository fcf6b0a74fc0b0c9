#include "sharedownerdetector.h"

namespace Lockscope {

std::optional<Recognition> SharedOwnerDetector::recognise(const RawKey &raw)
{
    constexpr Millis kLongestTtl{60'000};
    if (raw.type != KeyType::String || raw.ttl.kind != KeyTtl::Kind::Finite || raw.ttl.left > kLongestTtl)
        return std::nullopt;
    const qsizetype colon = raw.key.indexOf(':');
    if (colon < 1 || !isUuid(raw.value) || hasOtherPurpose(KeyView(raw, WallTime(), KeyView::Trust::Strict)))
        return std::nullopt;
    if (m_keys.size() >= kMostOwners)
        m_keys.clear();
    auto &keys = m_keys[raw.key.left(colon + 1) + raw.value];
    if (keys.size() < kEnough) {
        keys.insert(raw.key);
        if (keys.size() < kEnough)
            return std::nullopt;
        for (const QByteArray &earlier : std::as_const(keys)) {
            if (earlier != raw.key)
                m_keysToReread.append(earlier);
        }
    }
    return Recognition{.name = raw.key,
                       .resource = QString::fromUtf8(raw.key.mid(colon + 1)),
                       .dialect = QStringLiteral("spring-integration"),
                       .scope = Scope::Local,
                       .owner = raw.value,
                       .ownerInfo = OwnerInfo{.client = QString::fromLatin1(raw.value)}};
}

} // namespace Lockscope
