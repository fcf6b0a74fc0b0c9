#include "ttlmatters.h"

#include <algorithm>
#include <array>

namespace Lockscope {

bool ttlMatters(const DialectCatalog &dialects, RawKey &raw, WallTime now)
{
    // A dialect may compare a time in the value with the key's TTL.
    static const Shapes kTimes = Shapes(Shape::Seconds) | Shape::Milliseconds | Shape::UuidMillis | Shape::PidTimeRandom
        | Shape::BytesEndInTime | Shape::Bytes8Time;
    const KeyView key(raw, now, KeyView::Trust::Strict);
    if (raw.value.isEmpty() || raw.isCut() || key.saysLock() || isUuid(raw.value) || (key.shapes() & kTimes))
        return true;
    // A dialect that accepts a long TTL also accepts a short one, so one finite TTL is enough.
    static constexpr std::array kTtls{KeyTtl{KeyTtl::Kind::Finite, Millis(30'000)},
                                      KeyTtl{KeyTtl::Kind::Never, Millis(0)}};
    const KeyTtl before = raw.ttl;
    const bool matters = std::ranges::any_of(kTtls, [&](const KeyTtl &ttl) {
        raw.ttl = ttl;
        return dialects.recognise(raw, now).has_value();
    });
    raw.ttl = before;
    return matters;
}

} // namespace Lockscope
