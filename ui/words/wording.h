#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/control/aftermath.h>

#include <QColor>
#include <QCoreApplication>
#include <QPalette>

namespace Lockscope {

/// The words, signs and colours in which every view speaks of locks and nodes, so that all of them say the same.
class LOCKSCOPE_WIDGETS_EXPORT Wording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::Wording)

public:
    /// How much a row or line wants attention; colour never says it alone, a sign and a word do as well.
    enum class Severity { Fine, Notice, Warning, Alarm };

    [[nodiscard]] static QString verdict(Verdict verdict); ///< with its sign, for example "✔ held"
    [[nodiscard]] static Severity severity(Verdict verdict);
    /// The same of a lock: who looks at it must see, too, that two owners could rely on it.
    [[nodiscard]] static QString verdict(const LockState &lock);
    [[nodiscard]] static Severity severity(const LockState &lock);
    [[nodiscard]] static QColor colour(Severity severity, const QPalette &palette);

    [[nodiscard]] static QString owner(const LockState &lock); ///< decoded where the value tells more
    [[nodiscard]] static QString ownerValue(const LockState &lock, qsizetype maxChars); ///< as it is in Redis
    /// Of what a node has: a semaphore that is a mere number tells of no holder.
    [[nodiscard]] static QString ownerValue(const Recognition &lock, qsizetype maxChars);
    [[nodiscard]] static QString ownerValue(const QByteArray &owner, qsizetype maxChars);
    /// Of an event of history, which may be of several: see sharingHolders().
    [[nodiscard]] static QString historyOwner(const QByteArray &owner, qsizetype maxChars);
    [[nodiscard]] static QString name(const QByteArray &name, qsizetype maxChars);
    /// What names and owners differ in may be their ends: those stay.
    [[nodiscard]] static QString cutInTheMiddle(const QByteArray &text, qsizetype maxChars);
    [[nodiscard]] static QString votes(const LockState &lock); ///< one sign per node, and the count
    [[nodiscard]] static QString dialect(const QString &id);
    /// One sentence: what the lock's state means for the operator.
    [[nodiscard]] static QString explanation(const LockState &lock, const std::vector<NodeStatus> &nodes, Instant now);

    /// What is told of a lock besides its state: the dialect and how sure that is, mode and holders, what the owner says of itself, fencing token, when its
    /// value says that it ends, who waits. A short line each.
    [[nodiscard]] static QStringList facts(const LockState &lock, WallTime wallNow);
    /// What must not be trusted, a sentence each.
    [[nodiscard]] static QStringList caveats(Caveats caveats);
    /// Of the clients that are blocked on the plan's nodes and that its act does not wake, a sentence for each node and command.
    [[nodiscard]] static QStringList blockedClients(const ReleasePlan &plan);

    [[nodiscard]] static QString duration(Micros duration); ///< 0.4 ms, 21.3 s, 5 m 02 s, 3 d 4 h
    /// Of a time that is known to lie between two bounds the lower one says nothing where it is shorter: the upper one is told.
    static constexpr Micros kTelling = std::chrono::milliseconds(100);
    /// The same of what it is at most: not less than that.
    [[nodiscard]] static QString durationAtMost(Micros duration);
    /// The same with its sign where it is only about so long.
    [[nodiscard]] static QString percentile(Micros duration, bool isExact);
    /// The same of what is read, or known, by the second only: "21 s".
    [[nodiscard]] static QString wholeSeconds(Micros duration);
    /// A hold of that length may have begun, and ended, so much earlier: its length is told as "about", as where it was not seen at once.
    [[nodiscard]] static bool isRough(Micros length, Micros fromSlack, Micros toSlack);
    [[nodiscard]] static QString timeOfDay(WallTime time); ///< HH:mm:ss, local
    [[nodiscard]] static QString dateAndTime(WallTime time); ///< yyyy-MM-dd HH:mm:ss, local
    /// The time of day of what is to come; with its date where that is another than that of `now`.
    [[nodiscard]] static QString momentSeenFrom(WallTime now, WallTime time);
    /// Counted down to whole tenths: "12.3 s", "∞" or "unknown".
    [[nodiscard]] static QString ttl(const Assessment &assessment);
    /// The same of a lock now; where its value says that it ends sooner than Redis does, that.
    [[nodiscard]] static QString ttl(const LockState &lock, const Clock &clock);
    [[nodiscard]] static QString ttl(const LockState &lock, Instant now, WallTime wallNow);
    [[nodiscard]] static QString ttl(const KeyTtl &ttl);
    /// How long the present owner has held; "≥" when the acquisition was not seen, and "?" after it when it may be two holds, as unseen() tells.
    [[nodiscard]] static QString heldFor(const LockState &lock, Instant now);
    /// Its length in words; marked where it may be several holds of one token, see HistoryEvent::isOneHold.
    [[nodiscard]] static QString ifOneHold(const QString &length, bool isOneHold);
    /// That it may have been given back and taken again while nobody could see it, a sentence; empty where that is known.
    [[nodiscard]] static QString unseen(const LockState &lock, Instant now);

    /// The names of those that cannot be read.
    [[nodiscard]] static QStringList silentNodes(const std::vector<NodeStatus> &nodes);
    /// There is no lock on any node that answers. `keysHidden`: there are keys that may not be read.
    /// Which other databases hold keys, those with the most keys first; empty: none does, or it is not known.
    [[nodiscard]] static QString otherDatabases(const std::vector<NodeStatus> &nodes);
    [[nodiscard]] static QString otherDatabases(std::vector<DatabaseKeys> others);
    /// `possible`: keys that may be locks and are not shown; nothing: not known.
    [[nodiscard]] static QString noLocks(bool keysHidden, std::optional<qsizetype> possible, const QByteArrayList &patterns);
    [[nodiscard]] static QString mayBeLocks(qsizetype keys);
    [[nodiscard]] static QString grade(Grade grade);
    /// Why it is taken for a lock, separated by commas.
    [[nodiscard]] static QString evidence(const LockState &lock);
    /// Of a key that is not understood: its type and size, for example "a hash (fields: 3)".
    [[nodiscard]] static QString keyForm(const Recognition &key);
    /// Of the keys that alone are looked at, in one line.
    [[nodiscard]] static QString patterns(const QByteArrayList &patterns, qsizetype maxChars);

    [[nodiscard]] static QString capability(const Capability &capability, WallTime now);
    [[nodiscard]] static Severity severity(const Capability &capability);

    /// Why nodes are down or cannot be read, each reason once; empty when there is nothing to say.
    [[nodiscard]] static QString problems(const std::vector<NodeStatus> &nodes);

    /// The act on the button: "Release", "Shorten the TTL of" …
    [[nodiscard]] static QString act(const Act &act);
    [[nodiscard]] static QString effect(const PlannedNode &node, const ReleasePlan &plan);
    [[nodiscard]] static QString outcome(const ReleasedNode &node);
    /// What became of the lock after an act, one sentence; empty while nothing is known.
    [[nodiscard]] static QString aftermath(const Aftermath &aftermath, Instant now);
    [[nodiscard]] static QString reaction(HolderReaction reaction);
    /// That other locks carry the same token and stay; empty when there are none.
    [[nodiscard]] static QString sameToken(const ReleasePlan &plan);
    [[nodiscard]] static QString environment(Environment environment);
    [[nodiscard]] static QString waiters(const LockState &lock); ///< how many, or why that is not known

private:
    [[nodiscard]] static QString aftermathSoFar(const Aftermath &aftermath, Instant now);
    [[nodiscard]] static QString separator();
    [[nodiscard]] static QString lengthOfHold(const LockState &lock, Instant now);
    [[nodiscard]] static QString sentence(Caveat caveat);
    [[nodiscard]] static QString mode(const LockState &lock);
    [[nodiscard]] static QString overlap(const LockOverlap &overlap);
    [[nodiscard]] static QString explanationOfHold(const LockState &lock, const std::vector<NodeStatus> &nodes, Instant now);
    [[nodiscard]] static QString ownerTells(const OwnerInfo &info, WallTime wallNow);
};

} // namespace Lockscope
