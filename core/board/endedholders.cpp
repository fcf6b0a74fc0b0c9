#include "endedholders.h"

namespace Lockscope {

namespace {

Instant forgottenAt(const RawKey &raw, Instant now)
{
    return now + raw.ttl.left + EndedHolders::kKeptBehindEnd;
}

} // namespace

void EndedHolders::leaveOut(RawKey &raw, Instant now)
{
    const auto known = m_keys.find(raw.key);
    if (known == m_keys.end())
        return;
    const Holders before = std::exchange(known->holders, {});
    raw.fields.removeIf([&](const auto &holder) {
        if (!before.contains(holder))
            return false;
        known->holders.append(holder);
        --raw.length;
        return true;
    });
    known->until = forgottenAt(raw, now);
    if (known->holders.isEmpty())
        m_keys.erase(known);
}

void EndedHolders::note(const RawKey &raw, const Holders &ended, Instant now)
{
    if (ended.isEmpty() || (m_keys.size() >= kMostKeys && !m_keys.contains(raw.key)))
        return;
    Key &key = m_keys[raw.key];
    key.holders += ended;
    key.until = forgottenAt(raw, now);
}

void EndedHolders::tidy(Instant now)
{
    m_keys.removeIf([now](const auto &key) { return key.value().until < now; });
}

} // namespace Lockscope
