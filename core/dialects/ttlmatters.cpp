#include "ttlmatters.h"

#include <algorithm>
#include <array>

namespace Lockscope {

bool ttlMatters(const DialectCatalog &dialects, RawKey &raw, WallTime now)
{
    // A time in the value may be compared with the key's own end.
    static const Shapes kTimes
        = Shapes(Shape::Seconds) | Shape::Milliseconds | Shape::UuidMillis | Shape::PidTimeRandom | Shape::BytesEndInTime | Shape::Bytes8Time;
    const KeyView key(raw, now, KeyView::Trust::Strict);
    if (raw.value.isEmpty() || raw.isCut() || key.saysLock() || isUuid(raw.value) || (key.shapes() & kTimes))
        return true;
    // A short lease is believed wherever a longer one is.
    static constexpr std::array kTtls{KeyTtl{KeyTtl::Kind::Finite, Millis(30'000)}, KeyTtl{KeyTtl::Kind::Never, Millis(0)}};
    const KeyTtl before = raw.ttl;
    const bool matters = std::ranges::any_of(kTtls, [&](const KeyTtl &ttl) {
        raw.ttl = ttl;
        return dialects.recognise(raw, now).has_value();
    });
    raw.ttl = before;
    return matters;
}

} // namespace Lockscope
