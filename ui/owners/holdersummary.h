#pragma once

#include "../filter/lockfilter.h"
#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>

#include <QSet>

namespace Lockscope {

/// Who holds one lock.
struct LockHolder
{
    /// The words that all locks of one process share, as in history; otherwise the token.
    QByteArray owner;
    QString host = {}; ///< empty: unknown
    QByteArray token = {};
    QByteArray lock = {}; ///< see HolderEntry::lock
};

/// Pure, any thread. Of other readers or permit holders only the token is known, or its client.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::vector<LockHolder> holdersOf(const LockState &lock);

/// What an owner or a host holds now. An owner is a process if its locks report that, otherwise a token.
struct HolderEntry
{
    QByteArray owner; ///< as reported; empty for hosts, and if unknown
    /// If all owners write the same value (Caveat::NoOwner): the held lock, because other locks may have other owners.
    QByteArray lock;
    QString host; ///< empty: unknown
    int owners = 0;
    int locks = 0;
    int waitedFor = 0; ///< locks with waiters
    int locksWithKnownWaiters = 0; ///< locks whose waiters are known
    int own = 0; ///< locks that this window holds
    LockStatePtr longest; ///< the lock held longest
};

/// Who holds how many locks now, and which locks have waiters. A plain value.
struct HolderSummary
{
    std::vector<HolderEntry> holders; ///< sorted, at most kMost
    std::vector<LockStatePtr> waitedFor; ///< locks with known waiters, most waiters first, at most kMost
    size_t holdersLeft = 0; ///< the number of further ones
    size_t waitedForLeft = 0;
    int held = 0; ///< held locks that match the filter
    int unknown = 0; ///< matching locks with an unknown holder

    static constexpr size_t kMost = 500;
};

enum class HolderGroup { Owner, Host };
enum class HolderOrder { Locks, Longest, WaitedFor };

/// Pure, any thread. Leftovers and splits count for nobody, because nobody surely holds them. Ties are sorted by name.
/// `ownTokens`: of locks that this window holds.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT HolderSummary summarizeHolders(const std::vector<LockStatePtr> &locks,
                                                                      HolderGroup group, HolderOrder order,
                                                                      const LockFilter &filter = {},
                                                                      const LockFilterContext &context = {},
                                                                      const QSet<QByteArray> &ownTokens = {});

} // namespace Lockscope
