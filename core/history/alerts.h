#pragma once

#include "../base/duequeue.h"
#include "../board/placedlock.h"
#include "alert.h"
#include "history.h"

#include <deque>
#include <functional>
#include <tuple>
#include <unordered_map>

namespace Lockscope {

/// Decides when to report alerts: once when a condition begins, again while it lasts, and once when it ends. Durations
/// are microseconds. A condition that is unknown now, because a node is silent, is neither raised nor cleared. A diff
/// costs work for its locks, for the nodes and for what is due, not for all locks and conditions. Reads no clock.
/// Single-threaded.
class LOCKSCOPE_CORE_EXPORT Alerts
{
public:
    /// Returns the 99th percentile of a lock's holds; unset if too few are known: then only a rule without a factor
    /// raises HeldLong. A lock's answer may change only when a diff contains the lock.
    using UsualHold = std::function<std::optional<Micros>(const QByteArray &lock)>;

    explicit Alerts(AlertRules rules = defaultAlertRules(), UsualHold usualHold = {});

    /// Call this with each diff and the events that History::apply() returned for it. `wallAhead`: as there. If it is
    /// set, a node is down since its silence began, not since that was noticed.
    std::vector<Alert> apply(const BoardDiff &diff, const std::vector<HistoryEvent> &events, Instant now,
                             std::optional<Micros> wallAhead = std::nullopt);
    /// Call this for own actions, because only they show that an own lock was lost, or was acquired again. Acquiring it
    /// again is the only remedy. Other actions change nothing. Returns what to report. Also works while locks are not
    /// read.
    std::vector<Alert> note(const OwnAction &ownAction, Instant now);
    /// Adds events from before the first diff, earliest first: a recording begins with these active alerts. Uses only
    /// kinds that are counted (Overlap, Split, NodeRestarted, NodeFailover). Call this before the diff to which they
    /// belong.
    void resume(const std::vector<HistoryEvent> &past);
    /// Also reports changed values (except HeldLong's, which always changes): for readers that cannot call standing()
    /// at each moment.
    void setTellsChanges(bool tells);
    /// Call this now and then: alerts also depend on how long a condition lasts.
    std::vector<Alert> tick(Instant now);

    /// The active alerts, muted ones included.
    [[nodiscard]] std::vector<Alert> standing(Instant now) const;

    void setRules(const AlertRules &rules);
    /// While locks are not read, nothing about them is reported: neither that a condition lasts nor that it ended.
    /// Alerts about nodes continue.
    void setLocksUnread(bool unread);
    /// A muted alert is not reported. If it still lasts when the mute ends, it is reported then.
    void mute(const AlertMute &mute);
    void unmute(const AlertMute &mute);
    [[nodiscard]] const std::vector<AlertMute> &mutes() const { return m_mutes; }
    /// The number of conditions that are true now or were true recently.
    [[nodiscard]] qsizetype remembered() const { return static_cast<qsizetype>(m_conditions.size()); }
    /// The number of conditions and holds that were examined so far: the work.
    [[nodiscard]] quint64 examined() const { return m_examined; }

private:
    struct Subject
    {
        AlertKind kind = AlertKind::Overlap;
        QByteArray lock;
        int node = -1;

        friend bool operator<(const Subject &a, const Subject &b)
        {
            return std::tie(a.kind, a.node, a.lock) < std::tie(b.kind, b.node, b.lock);
        }
        friend bool operator==(const Subject &, const Subject &) = default;
    };
    struct SubjectHash
    {
        size_t operator()(const Subject &subject) const
        {
            return qHashMulti(0, static_cast<int>(subject.kind), subject.node, subject.lock);
        }
    };
    struct Held : PlacedLock
    {
        Instant due = Instant::max(); ///< when it may have become a long one

        [[nodiscard]] Instant since() const { return lock->hold.since; }
        /// The end of the TTL as last read: the hold is not known to last longer.
        [[nodiscard]] Instant until() const
        {
            const auto &ttl = lock->assessment.ttl;
            return ttl ? lock->assessedAt + *ttl : Instant::max();
        }
        [[nodiscard]] Micros length(Instant now) const { return std::min(now, until()) - since(); }
    };
    struct Condition
    {
        bool now = false; ///< the condition is true now
        bool isTouched = false; ///< it is in m_touched
        Instant due = Instant::max(); ///< when time alone may change what to report
        std::optional<Instant> lapsedAt; ///< ManyWait: since when it is not true, perhaps between two owners
        Instant since; ///< without interruption
        bool isSinceExact = true; ///< as Alert::isSinceExact
        bool raised = false; ///< the alert is active
        bool quiet = false; ///< active within the cool-down of the previous report
        std::optional<Instant> reportedAt; ///< the latest report, raised or still
        qint64 reportedValue = 0; ///< `value` at that time
        Instant reportedSince; ///< `since` at that time
        bool reportedBeyond = false; ///< Alert::isBeyond() at that time
        bool reportedPast = false; ///< Alert::isPast() at that time
        qint64 value = 0;
        qint64 most = 0; ///< for counted events: the largest `value` while it was true
        qint64 threshold = 0;
        bool isOneHold = true; ///< as Alert::isOneHold
        bool isDropped = false; ///< as Alert::isDropped
        QByteArray owner; ///< Overlap: the later owner of the latest one
        Reliance before; ///< of the earlier owner; its end is Alert::lastUntil
        Instant lastFrom; ///< as Alert::lastFrom
        std::deque<Instant> times; ///< of the counted events, at most kMostTimes
    };
    static constexpr size_t kMostTimes = 1000;

    /// ManyWait: waiters are counted only while the lock exists, so between two owners there are none. The condition
    /// ends unless it returns soon; until then it is not raised.
    void lapse(const Subject &subject, Instant now);
    /// `holds`: whether the condition is true; unset: unknown. Returns the condition if it is true, else null.
    Condition *set(const Subject &subject, std::optional<bool> holds, Instant now, qint64 value = 0,
                   qint64 threshold = 0, bool exact = true);
    void happened(const HistoryEvent &event, Instant at);
    /// The later owner of an overlap no longer holds the lock, so the overlap is over.
    void ended(const HistoryEvent &event);
    void over(const HistoryEvent &overlap); ///< see isOverlapOver()
    void count(const Subject &subject, Instant at);
    [[nodiscard]] bool isQuarantined(int node) const;
    void judgeLock(const LockState &state, Instant now);
    void judgeNodes(const std::vector<NodeStatus> &nodes, Instant now, std::optional<Micros> wallAhead);
    void judgeHolds(Instant now);
    void forgetHold(const QByteArray &lock);
    void judgeHold(Held &hold, Instant now);
    /// Call this before m_held changes: the alert keeps the length that the hold has reached.
    void keepLength(const QByteArray &lock, Instant now);
    /// Alert::value at this moment: a long hold grows longer.
    [[nodiscard]] qint64 valueOf(const Subject &subject, const Condition &condition, Instant now) const;
    /// A longer hold of this lock is long. Unset: the rule compares with its usual hold, which is unknown.
    [[nodiscard]] std::optional<Micros> longHoldOf(const QByteArray &lock) const;
    /// Examine the condition at the next tick().
    void touch(const Subject &subject, Condition &condition);
    void touchAll();
    /// Decides by how long the condition and its counted events lasted whether it is true.
    void judgeTimes(const Subject &subject, Condition &condition, Instant now);
    /// A node restarted or failed over again: this is news, however soon it comes.
    [[nodiscard]] static bool isAnother(const Subject &subject, const Condition &condition);
    /// The condition is worse than reported, which is news, too.
    [[nodiscard]] bool isWorse(const Subject &subject, const Condition &condition, Instant now) const;
    /// The report about the condition that is due now, if any.
    [[nodiscard]] std::optional<Alert> tell(const Subject &subject, Condition &condition, Instant now);
    /// Plans the next examination.
    void plan(const Subject &subject, Condition &condition, Instant now);
    [[nodiscard]] Alert make(const Subject &subject, const Condition &condition, Alert::Phase phase, Instant now) const;
    [[nodiscard]] bool isMuted(const Subject &subject, Instant now) const;
    [[nodiscard]] const AlertRule &rule(AlertKind kind) const;

    AlertRules m_rules;
    UsualHold m_usualHold;
    std::vector<AlertMute> m_mutes;
    std::unordered_map<Subject, Condition, SubjectHash> m_conditions;
    std::vector<Subject> m_touched; ///< conditions that may have changed
    DueQueue<Subject> m_due;
    NamedPool<Held> m_held; ///< present holds, which may become long ones
    DueQueue<quint32> m_dueHolds; ///< places in m_held
    Instant m_now; ///< of the latest tick()
    quint64 m_examined = 0;
    bool m_locksUnread = false;
    bool m_tellsChanges = false;
    std::vector<NodeStatus> m_nodes;
};

} // namespace Lockscope
