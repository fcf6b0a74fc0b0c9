#pragma once

#include "../base/export.h"
#include "../board/severity.h"
#include "../control/releaseplan.h"

#include <QCoreApplication>

namespace Lockscope {

/// The texts and signs for locks and nodes, shared by the command line and all views.
class LOCKSCOPE_CORE_EXPORT Wording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::Wording)

public:
    [[nodiscard]] static QString verdict(Verdict verdict); ///< with its sign: "✔ held"
    /// The same for a lock; also shows that two owners may rely on it.
    [[nodiscard]] static QString verdict(const LockState &lock);
    [[nodiscard]] static QString badge(const LockState &lock); ///< like verdict(), as a label: "✔ Held"

    [[nodiscard]] static QString owner(const LockState &lock); ///< decoded, if the value allows it
    [[nodiscard]] static QString ownerValue(const LockState &lock, qsizetype maxChars); ///< the value as in Redis
    /// For one node's reading: a semaphore that is a plain number has no holder.
    [[nodiscard]] static QString ownerValue(const Recognition &lock, qsizetype maxChars);
    [[nodiscard]] static QString ownerValue(const QByteArray &owner, qsizetype maxChars);
    /// For a history event, which may name several holders: see sharedOwnerLabel().
    [[nodiscard]] static QString historyOwner(const QByteArray &owner, qsizetype maxChars);
    [[nodiscard]] static QString name(const QByteArray &name, qsizetype maxChars);
    /// Keeps both ends, because names and owners may differ only there.
    [[nodiscard]] static QString cutInTheMiddle(const QByteArray &text, qsizetype maxChars);
    [[nodiscard]] static QString votes(const LockState &lock);
    [[nodiscard]] static QString dialect(const QString &id);
    /// Further facts, a line each: dialect, grade, mode, holders, owner info, fencing token, expiry by value, waiters.
    [[nodiscard]] static QStringList facts(const LockState &lock, WallTime wallNow);
    /// What a reader must not rely on, one sentence each.
    [[nodiscard]] static QStringList caveats(Caveats caveats);
    /// Clients blocked on the plan's nodes that the action does not wake, one sentence for each node and command.
    [[nodiscard]] static QStringList blockedClients(const ReleasePlan &plan);

    [[nodiscard]] static QString duration(Micros duration); ///< 0.4 ms, 21.3 s, 5 m 02 s, 3 d 4 h
    /// If the lower bound of an uncertain duration is shorter than this, show its upper bound instead.
    static constexpr Micros kLeastShownLowerBound = std::chrono::milliseconds(100);
    /// An upper bound: rounded up.
    [[nodiscard]] static QString durationAtMost(Micros duration);
    /// With "≈" unless exact.
    [[nodiscard]] static QString percentile(Micros duration, bool isExact);
    /// For times known only to the second: "21 s".
    [[nodiscard]] static QString wholeSeconds(Micros duration);
    /// Whether to show a hold's length with "about": the slack exceeds a tenth, or an end was not seen at once.
    [[nodiscard]] static bool isRough(Micros length, Micros fromSlack, Micros toSlack);
    [[nodiscard]] static QString timeOfDay(WallTime time); ///< HH:mm:ss, local
    [[nodiscard]] static QString dateAndTime(WallTime time); ///< yyyy-MM-dd HH:mm:ss, local
    /// A future time of day; with the date if that differs from the date of `now`.
    [[nodiscard]] static QString timeWithDateIfOtherDay(WallTime now, WallTime time);
    /// In tenths of seconds: "12.3 s", "∞" or "unknown".
    [[nodiscard]] static QString ttl(const Assessment &assessment);
    /// The same for a lock at `now`; uses the expiry in the value if that is sooner than Redis's.
    [[nodiscard]] static QString ttl(const LockState &lock, const Clock &clock);
    [[nodiscard]] static QString ttl(const LockState &lock, Instant now, WallTime wallNow);
    [[nodiscard]] static QString ttl(const KeyTtl &ttl);
    /// How long the owner has held the lock. "≥": the acquisition was not seen. "?": perhaps two holds, see unseen().
    [[nodiscard]] static QString heldFor(const LockState &lock, Instant now);
    /// Marks a length that may belong to several holds of one token, see HistoryEvent::isOneHold.
    [[nodiscard]] static QString ifOneHold(const QString &length, bool isOneHold);
    /// A sentence: the owner may have released and reacquired the lock while nobody could see it. Empty if not.
    [[nodiscard]] static QString unseen(const LockState &lock, Instant now);

    /// The names of unreadable nodes.
    [[nodiscard]] static QStringList silentNodes(const std::vector<NodeStatus> &nodes);
    /// Other databases with keys, those with the most keys first; empty: none, or unknown.
    [[nodiscard]] static QString otherDatabases(const std::vector<NodeStatus> &nodes);
    [[nodiscard]] static QString otherDatabases(std::vector<DatabaseKeys> others);
    /// The text for an empty table. `keysHidden`: some keys cannot be read. `possible`: keys not shown; unset: unknown.
    [[nodiscard]] static QString noLocks(bool keysHidden, std::optional<qsizetype> possible,
                                         const QByteArrayList &patterns);
    [[nodiscard]] static QString mayBeLocks(qsizetype keys);
    [[nodiscard]] static QString grade(Grade grade);
    /// Why the key counts as a lock, separated by commas.
    [[nodiscard]] static QString evidence(const LockState &lock);
    /// For a key that is not understood: its type and size, "a hash (fields: 3)".
    [[nodiscard]] static QString keyForm(const Recognition &key);
    /// The patterns of the keys to read, in one line.
    [[nodiscard]] static QString patterns(const QByteArrayList &patterns, qsizetype maxChars);

    [[nodiscard]] static QString capability(const Capability &capability, WallTime now);

    /// Why nodes are down or unreadable, each reason once; empty: no problem.
    [[nodiscard]] static QString problems(const std::vector<NodeStatus> &nodes);

    /// The action as a verb for the button: "Release", "Shorten the TTL of" …
    [[nodiscard]] static QString act(const LockAction &act);
    [[nodiscard]] static QString effect(const PlannedNode &node, const ReleasePlan &plan);
    [[nodiscard]] static QString outcome(const ReleasedNode &node);
    /// How the holder notices the plan's release, one sentence. Empty: nobody holds the lock.
    [[nodiscard]] static QString reaction(const ReleasePlan &plan);
    /// Warns that other locks have the same token and stay; empty: none.
    [[nodiscard]] static QString sameToken(const ReleasePlan &plan);
    [[nodiscard]] static QString environment(Environment environment);
    [[nodiscard]] static QString waiters(const LockState &lock); ///< the number of waiters, or why it is unknown

private:
    [[nodiscard]] static QString separator();
    [[nodiscard]] static QString lengthOfHold(const LockState &lock, Instant now);
    [[nodiscard]] static QString sentence(Caveat caveat);
    [[nodiscard]] static QString mode(const LockState &lock);
    [[nodiscard]] static QString ownerTells(const OwnerInfo &info, WallTime wallNow);
};

} // namespace Lockscope
