#pragma once

#include "../dialects/rawkey.h"

#include <QHash>

namespace Lockscope {

/// Holders that had ended by what others in the same key told (Dialect::endedBesideOthers()). Once those have left nothing in the key
/// says so any more; they do not come back by that. Whoever is refreshed has another score and counts again. Of one node. No clock.
/// Single-threaded.
class LOCKSCOPE_CORE_EXPORT EndedHolders
{
public:
    using Holders = QList<QPair<QByteArray, QByteArray>>; ///< member and score, as in RawKey::fields

    /// More keys are not kept in mind: then such a holder counts until its key ends.
    static constexpr qsizetype kMostKeys = 10'000;
    /// A key that is not read for so long after its end is forgotten; nobody tells that it has gone, if it was no lock any more.
    static constexpr Millis kKeptBehindEnd{60'000};

    [[nodiscard]] bool isEmpty() const { return m_keys.isEmpty(); }
    /// The key as it was just read, without those of its holders that had ended before: what they are of is forgotten once they are gone.
    void leaveOut(RawKey &raw, Instant now);
    /// These have ended, by the key as it was read.
    void note(const RawKey &raw, const Holders &ended, Instant now);
    void forget(const QByteArray &key) { m_keys.remove(key); }
    /// Forgets keys that have ended.
    void tidy(Instant now);

private:
    struct Key
    {
        Holders holders;
        Instant until;
    };

    QHash<QByteArray, Key> m_keys;
};

} // namespace Lockscope
