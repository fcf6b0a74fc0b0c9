#pragma once

#include "../base/clock.h"
#include "../dialects/rawkey.h"

#include <QHash>

namespace Lockscope {

/// Finds locks by their behaviour: a key is deleted before its TTL ends and returns with another value. It was
/// acquired, released and acquired by someone else. Covers one node; pure; bounded in size.
class LOCKSCOPE_CORE_EXPORT LearnedLocks
{
public:
    /// Call this for each string that may be a lock. Returns true if its behaviour so far shows that it is one.
    bool noteThere(const RawKey &raw, Instant now);
    /// Call this when the key does not exist.
    void noteGone(const QByteArray &key, Instant now);
    /// Call these around a walk through all keys: keys that the walk did not find are gone.
    void walkBegins() { ++m_walk; }
    void walkEnded(Instant now);
    [[nodiscard]] bool isEmpty() const { return m_keys.isEmpty(); }
    void clear() { m_keys.clear(); }

private:
    static constexpr qsizetype kMostKeys = 20'000; ///< further keys are ignored

    struct Life
    {
        size_t value = 0; ///< hash of the latest value
        Instant due = Instant::max(); ///< the end of its TTL
        quint32 walk = 0; ///< the latest walk that found it
        bool wasDeleted = false;
        bool isLock = false;
    };
    static void note(Life &life, Instant now);

    QHash<QByteArray, Life> m_keys;
    quint32 m_walk = 0;
};

} // namespace Lockscope
