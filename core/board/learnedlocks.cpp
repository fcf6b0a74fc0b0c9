#include "learnedlocks.h"

namespace Lockscope {

bool LearnedLocks::noteThere(const RawKey &raw, Instant now)
{
    auto life = m_keys.find(raw.key);
    if (life == m_keys.end()) {
        if (m_keys.size() >= kMostKeys)
            return false;
        life = m_keys.insert(raw.key, {});
    }
    const size_t value = qHash(raw.value);
    if (life->wasDeleted && life->value != value)
        life->isLock = true;
    life->wasDeleted = false;
    life->value = value;
    life->walk = m_walk;
    life->due = raw.ttl.kind == KeyTtl::Kind::Finite ? now + raw.ttl.left : Instant::max();
    return life->isLock;
}

void LearnedLocks::note(Life &life, Instant now)
{
    // An expiry proves nothing: caches and one-time codes expire, too.
    constexpr Millis kSlack{1000};
    life.wasDeleted = life.due == Instant::max() || now + kSlack < life.due;
}

void LearnedLocks::noteGone(const QByteArray &key, Instant now)
{
    if (const auto life = m_keys.find(key); life != m_keys.end() && !life->wasDeleted)
        note(*life, now);
}

void LearnedLocks::walkEnded(Instant now)
{
    m_keys.removeIf([&](const auto &known) {
        Life &life = known.value();
        if (life.walk == m_walk || life.isLock || life.wasDeleted)
            return false;
        note(life, now);
        return !life.wasDeleted;
    });
}

} // namespace Lockscope
