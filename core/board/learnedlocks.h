#pragma once

#include "../base/clock.h"
#include "../dialects/rawkey.h"

#include <QHash>

namespace Lockscope {

/// Learns from how keys of one node behave which of them are locks: one that is deleted before its TTL ends and comes back with another
/// value was taken, released, and taken by somebody else. Pure; of bounded size.
class LOCKSCOPE_CORE_EXPORT LearnedLocks
{
public:
    /// A string that may be a lock was read. True: it is one, by what was seen of it so far.
    bool noteThere(const RawKey &raw, Instant now);
    /// The key is not there.
    void noteGone(const QByteArray &key, Instant now);
    /// A walk through all keys of the node begins, or has ended: keys that it did not come upon are gone.
    void walkBegins() { ++m_walk; }
    void walkEnded(Instant now);
    [[nodiscard]] bool isEmpty() const { return m_keys.isEmpty(); }
    void clear() { m_keys.clear(); }

private:
    static constexpr qsizetype kMostKeys = 20'000; ///< further ones are not learned about

    struct Life
    {
        size_t value = 0; ///< a hash of the last one
        Instant due = Instant::max(); ///< when its TTL ends
        quint32 walk = 0; ///< that it was seen in
        bool wasDeleted = false;
        bool isLock = false;
    };
    static void note(Life &life, Instant now);

    QHash<QByteArray, Life> m_keys;
    quint32 m_walk = 0;
};

} // namespace Lockscope
