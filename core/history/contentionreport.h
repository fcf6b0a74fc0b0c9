#pragma once

#include "../base/clock.h"
#include "../base/error.h"

#include <QByteArrayList>
#include <QList>

#include <optional>
#include <vector>

namespace Lockscope {

/// One client that contended for a lock: a connection, as the server names it. A process may have several.
struct ContendingClient
{
    QByteArray address; ///< untrusted: apply visibleText() before showing it
    qint64 attempts = 0;
    qint64 failed = 0; ///< of these, at least: inferred
    qint64 undecided = 0; ///< of these: their result is unknown
    qint64 waits = 0; ///< times that it began to wait for the lock's signal
    bool unserved = false; ///< its last known action is a failed attempt, or beginning to wait
    std::optional<bool> connected = std::nullopt; ///< at the end of the sample; unset: unknown

    /// Whether it still wants the lock; unset: unknown.
    [[nodiscard]] std::optional<bool> waiting() const { return unserved ? connected : std::optional(false); }

    QByteArrayList commands = {}; ///< names of the commands of its attempts, in capitals

    friend bool operator==(const ContendingClient &, const ContendingClient &) = default;
};

/// What a number of a sample means. A lower bound of 0 says nothing: the number is unknown then.
enum class Bound { Unknown, AtLeast, Exact };

/// Why the result of some attempts is unknown.
enum class UndecidedWhy {
    OwnersAlike, ///< the lock has several owners at once, or all owners write the same value
    ChangedHands, ///< the owner changed faster than the lock was read
    Unread, ///< the lock was not read soon enough before and after them
    Unfollowed, ///< no line shows whether the key existed (AnyKeyTally)
};

/// The clients that contended for one lock on one node. If several nodes vote, each attempt goes to all of them: this
/// is the node that saw most, among those with the lock. On a node without the key, each attempt succeeds.
///
/// MONITOR shows what clients send, not the replies. So a failure is *inferred*. Before and after the attempt, readings
/// showed one owner, not the attempt's, and no line in between ends its hold. Attempts that are neither `failed` nor
/// `taken` are `undecided`, for example those close to a change of owner.
struct LockContention
{
    QByteArray name;
    int node = -1; ///< -1: no attempt was seen
    qint64 attempts = 0;
    bool complete = true; ///< no line that may be an attempt is missing
    std::optional<qint64> failed = 0; ///< see failedBound()
    std::optional<qint64> taken = 0; ///< attempts whose owner was seen to hold the lock; see takenBound()
    qint64 undecided = 0;
    std::optional<UndecidedWhy> undecidedWhy = std::nullopt; ///< for most of them
    qint64 clientCount = 0;
    /// At least: connected clients with failed attempts, or connected clients that wait for the signal, whichever are
    /// more. A process may do both on two connections. Unset if none is known to wait.
    std::optional<qint64> waitingClients = std::nullopt;
    std::vector<ContendingClient> clients = {}; ///< most attempts first; at most kMostClients
    bool isKnownLock = true; ///< on the board; false: a key that AnyKeyTally found
    std::optional<Micros> free = std::nullopt; ///< how long it was free between holds, at least; unset: unknown

    static constexpr size_t kMostClients = 100;

    [[nodiscard]] Bound attemptsBound() const
    {
        return complete ? Bound::Exact : attempts > 0 ? Bound::AtLeast : Bound::Unknown;
    }
    [[nodiscard]] Bound failedBound() const { return boundOf(failed); }
    [[nodiscard]] Bound takenBound() const { return boundOf(taken); }
    /// Waiters that neither tried nor began to wait during the sample were not seen.
    [[nodiscard]] Bound waitingBound() const { return waitingClients ? Bound::AtLeast : Bound::Unknown; }

private:
    [[nodiscard]] Bound boundOf(std::optional<qint64> number) const
    {
        return !number ? Bound::Unknown : undecided == 0 && complete ? Bound::Exact : Bound::AtLeast;
    }
};

/// Totals of the keys that AnyKeyTally found.
struct AnyKeys
{
    qint64 heard = 0; ///< keys that a client tried to acquire
    qint64 uncontended = 0; ///< of these: tried by one client alone, which never failed as far as known
    qint64 leftOut = 0; ///< attempts on further keys, which are not counted because there were too many

    friend bool operator==(const AnyKeys &, const AnyKeys &) = default;
};

/// Sorts by failed attempts, then by the number of clients, largest first.
LOCKSCOPE_CORE_EXPORT void sortByContention(std::vector<LockContention> &locks);

/// What to sample. Sampling is never automatic: MONITOR costs the server more than everything else that Lockscope does.
struct ContentionRequest
{
    static constexpr Millis kLongest{10'000};

    QByteArrayList locks = {}; ///< names on the board; empty: all
    QList<int> nodes = {}; ///< indexes of nodes; empty: all
    Millis duration{3000}; ///< from 1 ms to kLongest, otherwise clamped
    bool confirmed = false; ///< the operator confirmed the use on production
    bool anyKey = false; ///< also report other keys; then `locks` need not be on the board
};

/// The course of the sample on one node.
struct SampledNode
{
    int node = 0;
    QString label;
    Millis duration{0}; ///< for how long the node reported all commands; 0: not at all
    qint64 lines = 0;
    qint64 bytes = 0;
    qint64 skipped = 0; ///< lines that were too long or unreadable; they may contain attempts
    bool cutShort = false; ///< ended early by kMostLines or kMostBytes
    std::optional<Error> error = std::nullopt; ///< why sampling failed or ended early

    /// No line was missed.
    [[nodiscard]] bool isWhole() const { return !error && !cutShort && skipped == 0; }
};

/// The result of a sample: which clients tried to acquire which lock while MONITOR ran. A plain value.
struct ContentionReport
{
    /// The most contended first. With ContentionRequest::anyKey also contended keys that are not on the board.
    std::vector<LockContention> locks;
    std::vector<SampledNode> nodes; ///< the sampled nodes
    std::optional<AnyKeys> anyKeys = std::nullopt; ///< with ContentionRequest::anyKey
};

} // namespace Lockscope
