#pragma once

#include "alertkinds.h"
#include "history.h"

#include <deque>
#include <functional>
#include <map>
#include <tuple>

namespace Lockscope {

/// Alerts that nobody wants to hear of. All that is given must fit.
struct AlertMute
{
    std::optional<AlertKind> kind = std::nullopt;
    QByteArray pattern = "*"; ///< of lock names or node labels, as SCAN MATCH reads it
    std::optional<Instant> until = std::nullopt;

    friend bool operator==(const AlertMute &, const AlertMute &) = default;
};

struct Alert
{
    enum class Phase : quint8 {
        Raised, ///< also when what stands quietly becomes news
        Still, ///< NodeRestarted, NodeFailover: with a later `since` it has happened once more
        Cleared,
    };

    AlertKind kind = AlertKind::Overlap;
    Phase phase = Phase::Raised;
    QByteArray lock; ///< or none
    int node = -1; ///< or none
    Instant since; ///< when it began; NodeRestarted, NodeFailover: the latest of those that `value` counts
    Instant at; ///< when this was told
    /// HeldLong: how long. ClockOff: by how much, behind is negative. QuorumLost: nodes that can be read. NoMargin: those of them that have a vote
    /// on new locks. Overlap, OwnLost, SplitOften, NodeRestarted, NodeFailover: how often lately; once it is over, at most. ManyWait: how many, in the unit of
    /// LockState::waiters.
    qint64 value = 0;
    /// HeldLong, ClockOff, ManyWait: what would have been enough. QuorumLost, NoMargin: nodes that are needed.
    qint64 threshold = 0;
    /// NeverExpires, HeldLong: otherwise it was so when the lock was seen first, and may have been for longer.
    bool isSinceExact = true;
    /// HeldLong: otherwise for a while nobody could see it, and it may be several holds of one token, see LockState::unseen.
    bool isOneHold = true;
    /// Overlap: from when and until when two may rely, or may have relied, on the lock, the last time. Instant::max(): the earlier lease has no end.
    /// NoMargin: from when on it isBeyond(), which may have begun later than the alert.
    Instant lastFrom;
    Instant lastUntil;
    /// Cleared: by a change of its rule, whatever it tells of goes on.
    bool isDropped = false;
    /// It came back, or ended, within the cool-down of what was told before: for who keeps a list, and nobody's to be disturbed with.
    bool quiet = false;
    /// Nobody wants to hear of it. Only of what standing() tells.
    bool isMuted = false;

    /// Overlap: when this was told nobody relied on the lock twice any more. It stands all the same, for as long as its rule says, and is told
    /// as what was.
    [[nodiscard]] bool isPast() const { return kind == AlertKind::Overlap && lastUntil <= at; }
    /// NoMargin: the margin is not only used up but exceeded. That is told at once, whatever the cool-down.
    [[nodiscard]] bool isBeyond() const { return kind == AlertKind::NoMargin && value < threshold; }

    /// NodeRestarted, NodeFailover: it stood already, with that `since`, and has happened once more.
    [[nodiscard]] bool isOnceMore(Instant before) const
    {
        return (kind == AlertKind::NodeRestarted || kind == AlertKind::NodeFailover) && phase == Phase::Still && since > before;
    }

    friend bool operator==(const Alert &, const Alert &) = default;
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Alert::Phase phase);

/// Whether one of these fits an alert of this kind about this lock, or about this node, whose label is looked up in `nodes`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isMuted(const std::vector<AlertMute> &mutes, AlertKind kind, const QByteArray &lock, int node,
                                                 const std::vector<NodeStatus> &nodes, Instant now);

/// Decides what to tell of: each thing once when it begins, again while it lasts, and when it is over. Durations are
/// microseconds. What cannot be known now (a node is silent) is neither raised nor cleared. Reads no clock. Single-threaded.
class LOCKSCOPE_CORE_EXPORT Alerts
{
public:
    /// The 99th percentile of a lock's holds; nothing when too few are known. Asked once a second for each long hold.
    using UsualHold = std::function<std::optional<Micros>(const QByteArray &lock)>;

    explicit Alerts(AlertRules rules = defaultAlertRules(), UsualHold usualHold = {});

    /// To be called with every diff and what History::apply() made of it. `wallAhead`: as there; with it a node is down since it fell
    /// silent, not since that was noticed.
    std::vector<Alert> apply(const BoardDiff &diff, const std::vector<HistoryEvent> &events, Instant now, std::optional<Micros> wallAhead = std::nullopt);
    /// Of own locks nobody else tells: one is lost, or was taken (anew, which is all that the loss can be made good by). Other actions make no
    /// difference here. Returns what is to be told. Also while locks are not read.
    std::vector<Alert> note(const OwnAction &ownAction, Instant now);
    /// What happened before the first diff, the earliest first: a recording tells of what stood when it began. Only what is counted is of use
    /// (Overlap, Split, NodeRestarted, NodeFailover). To be called before the diff to which it belongs.
    void resume(const std::vector<HistoryEvent> &past);
    /// Tells also when what it says has changed (HeldLong's length does all the time, and is left out): for a reader who cannot ask for
    /// standing() at each moment.
    void setTellsChanges(bool tells) { m_tellsChanges = tells; }
    /// To be called now and then: things last, too.
    std::vector<Alert> tick(Instant now);

    /// Those that stand, muted ones as well.
    [[nodiscard]] std::vector<Alert> standing(Instant now) const;

    void setRules(const AlertRules &rules);
    /// While locks are not read nothing is told of them: neither that something lasts nor that it is over. Of nodes it is.
    void setLocksUnread(bool unread) { m_locksUnread = unread; }
    /// A muted alert is not told; when the muting ends while it lasts, it is.
    void mute(const AlertMute &mute);
    void unmute(const AlertMute &mute);
    [[nodiscard]] const std::vector<AlertMute> &mutes() const { return m_mutes; }
    /// Things that are so, or were so a short while ago.
    [[nodiscard]] qsizetype remembered() const { return static_cast<qsizetype>(m_conditions.size()); }

private:
    struct Subject
    {
        AlertKind kind = AlertKind::Overlap;
        QByteArray lock;
        int node = -1;

        friend bool operator<(const Subject &a, const Subject &b) { return std::tie(a.kind, a.node, a.lock) < std::tie(b.kind, b.node, b.lock); }
    };
    struct Held
    {
        Instant since;
        Instant until = Instant::max(); ///< as read last its TTL ends then: longer it is not said to be held
        bool exact = true; ///< as LockState::hold.exact
        bool isOneHold = true; ///< as Alert::isOneHold
    };
    struct Condition
    {
        bool now = false; ///< it is so
        std::optional<Instant> lapsedAt; ///< ManyWait: it is not so since then, which may be between two owners
        Instant since; ///< without a break
        bool isSinceExact = true; ///< as Alert::isSinceExact
        bool raised = false; ///< it stands
        bool quiet = false; ///< it stands within the cool-down of what was told before
        std::optional<Instant> told; ///< last, raised or still
        qint64 toldValue = 0; ///< then
        Instant toldSince; ///< `since` then
        bool toldBeyond = false; ///< Alert::isBeyond() then
        bool toldPast = false; ///< Alert::isPast() then
        qint64 value = 0;
        qint64 most = 0; ///< of what counts times, while it was so
        qint64 threshold = 0;
        bool isOneHold = true; ///< as Alert::isOneHold
        bool isDropped = false; ///< as Alert::isDropped
        QByteArray owner; ///< Overlap: the later one, the last time
        Reliance before; ///< of the earlier one: until Alert::lastUntil
        Instant lastFrom; ///< as Alert::lastFrom
        std::deque<Instant> times; ///< of the events that it counts, at most kMostTimes
    };
    static constexpr size_t kMostTimes = 1000;

    /// ManyWait: who waits is counted while the lock is there, and between two owners nobody is. It is over unless it is so again soon; until
    /// then it is not raised.
    void lapse(const Subject &subject, Instant now);
    /// `holds`: it is so. Nothing: it cannot be known. Returns the condition while it is so, else null.
    Condition *set(const Subject &subject, std::optional<bool> holds, Instant now, qint64 value = 0, qint64 threshold = 0, bool exact = true);
    void happened(const HistoryEvent &event, Instant at);
    /// Who took the lock while another could rely on it has it no more: nobody relies on it twice.
    void ended(const HistoryEvent &event);
    void over(const HistoryEvent &overlap); ///< see isOverlapOver()
    void count(const Subject &subject, Instant at);
    [[nodiscard]] bool isQuarantined(int node) const;
    void judgeLock(const LockState &state, Instant now);
    void judgeNodes(const std::vector<NodeStatus> &nodes, Instant now, std::optional<Micros> wallAhead);
    void judgeHolds(Instant now);
    void judgeHold(const QByteArray &lock, const Held &hold, Instant now);
    void judgeTimes(Instant now);
    /// A node restarted or failed over once more: that is news of its own, however soon it comes.
    [[nodiscard]] static bool isAnother(const Subject &subject, const Condition &condition);
    /// So it is if it is worse than what was told.
    [[nodiscard]] bool isWorse(const Subject &subject, const Condition &condition, Instant now) const;
    [[nodiscard]] std::vector<Alert> tell(Instant now);
    [[nodiscard]] Alert make(const Subject &subject, const Condition &condition, Alert::Phase phase, Instant now) const;
    [[nodiscard]] bool isMuted(const Subject &subject, Instant now) const;
    [[nodiscard]] const AlertRule &rule(AlertKind kind) const;

    AlertRules m_rules;
    UsualHold m_usualHold;
    std::vector<AlertMute> m_mutes;
    std::map<Subject, Condition> m_conditions;
    QHash<QByteArray, Held> m_held; ///< those that may become long ones
    std::optional<Instant> m_heldJudged;
    bool m_locksUnread = false;
    bool m_tellsChanges = false;
    std::vector<NodeStatus> m_nodes;
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::Alert)
