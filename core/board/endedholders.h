#pragma once

#include "../dialects/rawkey.h"

#include <QHash>

namespace Lockscope {

/// Remembers holders of a semaphore whose lease had ended, as the scores of other holders showed
/// (Dialect::endedHoldersToRemember()). Once those others have left, the key alone no longer shows it: without this
/// memory the ended holders would count again. A holder that refreshes gets a new score and counts. Covers one node;
/// reads no clock; single-threaded.
class LOCKSCOPE_CORE_EXPORT EndedHolders
{
public:
    using Holders = QList<QPair<QByteArray, QByteArray>>; ///< member and score, as in RawKey::fields

    /// Further keys are not remembered: an ended holder then counts until its key expires.
    static constexpr qsizetype kMostKeys = 10'000;
    /// A key is forgotten this long after its end, because its deletion may never be reported.
    static constexpr Millis kKeptBehindEnd{60'000};

    [[nodiscard]] bool isEmpty() const { return m_keys.isEmpty(); }
    /// Removes from `raw` the holders that had ended before. Forgets holders that left the key.
    void leaveOut(RawKey &raw, Instant now);
    /// Remembers that these holders of the key have ended.
    void note(const RawKey &raw, const Holders &ended, Instant now);
    void forget(const QByteArray &key) { m_keys.remove(key); }
    /// Forgets keys whose end has passed.
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
