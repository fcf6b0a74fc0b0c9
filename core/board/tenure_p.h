#pragma once

#include "../quorum/verdict.h"
#include "lockhold.h"

#include <memory>
#include <vector>

namespace Lockscope {

struct LockState;

/// By how much the TTL was shortened on this node since its latest renewal there.
[[nodiscard]] Millis shortenedSinceRenewal(const NodeReading &before, const NodeReading &fresh);

/// Decides for one lock whether its hold continues, has begun anew, or whether that cannot be told. Pure: it reads no
/// clock and no socket.
///
/// The board passes every reading and every event of a node as it arrives, and each verdict before it is published. A
/// hold continues while the same owner is seen on enough nodes without a reason to doubt it. Reasons are: a key that
/// was missing on too many nodes while the holder was unknown, another process behind a node, and a lease that ended
/// unseen.
class Tenure
{
public:
    /// A verdict, and what it rests on.
    struct Judgement
    {
        const Assessment &assessment;
        const Readings &readings;
        const LockState *published; ///< the latest published state; null if there is none
        const OwnHold *own; ///< this process holds the lock, or did; null: it never did
        bool bornWatched; ///< the lock appeared while everything was watched
        Instant blindSince; ///< for a verdict that becomes unknown: since when too few nodes are readable
        Instant now;
    };

    /// A present key was read on a node. Call this before `fresh` replaces readings[node]. `moved`: another server
    /// answers than at first.
    void present(int node, const Readings &readings, const NodeReading &fresh, const KeyNews &news,
                 const LockState *published, bool moved);
    /// Reading was paused since `stopped` and resumes now.
    void resumed(const Readings &readings, const LockState *published, Instant stopped, Instant now);
    /// Another process answers than before. Returns true if the verdict has to be formed again.
    bool nodeReplaced(int node, const Readings &readings, const LockState *published);
    /// The deployment has one more node.
    void addNode();

    /// The lock ended during a pause, or may have: read it again before it is judged.
    [[nodiscard]] bool needsAnotherReading(const Readings &readings) const;
    /// Takes in the next verdict. Returns true if the owner is another one than before. A new hold gets `nextId`; of a
    /// shared lock the hold lasts from its first holder to its last.
    bool judged(const Judgement &judgement, quint64 nextId);
    /// The verdict says that nobody holds the lock.
    void notHeld(Instant now) { m_past.edit().notHeldAt = now; }

    [[nodiscard]] LockHold hold() const;
    /// How the present owner renews.
    [[nodiscard]] const RenewalHabit &habit() const { return m_habit; }
    [[nodiscard]] Instant blindSince() const { return m_past->blindSince; }

private:
    /// How a node came to have what it has.
    enum class Origin : quint8 {
        Watched, ///< it appeared while the node was read, or was there from the beginning
        Found, ///< it was there when the node became readable again
        Doubtful, ///< it may be a new acquisition: another process answers, or the lease ended meanwhile
        Kept, ///< it is what the node had before it was lost
        Returned, ///< it was missing there while the holder was unknown
    };
    struct Part
    {
        Origin origin = Origin::Watched;
        Instant since = {}; ///< for Returned

        friend bool operator==(const Part &, const Part &) = default;
    };
    /// A holder of a shared lock.
    struct Sharer
    {
        QByteArray token;
        Instant since;
        bool exact = false;
        Micros slack{0};

        friend bool operator==(const Sharer &, const Sharer &) = default;
    };
    /// What few locks have.
    struct Past
    {
        std::vector<Part> parts; ///< per node; empty: all were watched
        std::vector<Sharer> sharers; ///< of a shared lock: each holder since when
        Instant notHeldAt = Instant::min(); ///< when a verdict last said that nobody holds the lock
        Instant blindSince; ///< since when, now or the last time, the holder is unknown

        friend bool operator==(const Past &, const Past &) = default;
    };

    [[nodiscard]] Origin originOn(size_t node) const
    {
        return m_past->parts.empty() ? Origin::Watched : m_past->parts[node].origin;
    }
    void noteRenewal(int node, const Readings &readings, const NodeReading &fresh);
    [[nodiscard]] bool isDoubtful(const NodeReading &before, Instant now) const;
    [[nodiscard]] bool isKept(const NodeReading &before, const NodeReading &fresh, bool moved) const;
    [[nodiscard]] bool hasBegunAnew(const Assessment &assessment, const LockState *published) const;
    [[nodiscard]] bool mayGoOnUnseen(const Assessment &assessment, const Readings &readings) const;
    bool trackOwner(const Judgement &judgement, quint64 nextId);
    bool trackSharers(const Judgement &judgement, bool anew);
    void noteHeldHere(const OwnHold &own);
    void trackUnseen(const Judgement &judgement);

    LockHold m_hold;
    QByteArray m_agreement; ///< of the present owner
    RenewalHabit m_habit;
    Rarely<Past> m_past;
    Instant m_cameAfter
        = Instant::max(); ///< keys that are new since the latest verdict appeared after this; max(): none is new
    qint16 m_keptParts = 0; ///< the nodes on which the lease continued after the latest gap
    bool m_isAttempt = false; ///< the owner was seen to come, and not on enough nodes yet
    bool m_isShared = false;
    bool m_isGapOpen = false; ///< not all nodes were read after m_hold.unseen
};

} // namespace Lockscope
