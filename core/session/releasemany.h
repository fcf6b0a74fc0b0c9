#pragma once

#include "session.h"

namespace Lockscope {

/// One act on several locks of other clients: plans each, then carries out the plans one by one. Can stop in between.
/// Acts only on its own plans, so a preview always comes first. Lives in the session's thread; must not outlive it.
class LOCKSCOPE_CORE_EXPORT ReleaseMany : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMost = 500;
    static constexpr int kMostOnProduction = 100;

    enum class State {
        Planning,
        Planned, ///< ready to act on
        LeftOut, ///< cannot or must not be acted on: see `error`, `isOwn`, `wanted`
        Executing,
        Done, ///< see `report`
        Failed, ///< nothing was sent; see `error`
        Stopped, ///< the round ended before; see `skipped`
    };

    struct Item
    {
        QByteArray name;
        State state = State::Planning;
        std::optional<ReleasePlan> base = {}; ///< as frozen
        std::optional<ReleasePlan> plan = {}; ///< `base` with the chosen act
        bool wanted = true; ///< false: the operator left it out
        std::optional<ReleaseReport> report = {};
        std::optional<Error> error = {}; ///< LeftOut: why there is no plan, or none with this act; Failed: why not sent
        bool isOwn = false; ///< the session holds it, so it is left out
        std::optional<SkipCause> skipped = {}; ///< Stopped: the reason

        /// Why planning failed. Null: there is a plan, or planning was not tried.
        [[nodiscard]] const Error *refusal() const
        {
            return state == State::LeftOut && !base && error ? &*error : nullptr;
        }

        /// All nodes that the plan acts on are as planned, and the lock cannot still have a quorum.
        [[nodiscard]] bool wentAsPlanned() const
        {
            return state == State::Done && plan && report && report->isComplete() && !mayStillBeHeld(*plan, *report);
        }
        /// As planned, but not by this act: the TTLs had changed before.
        [[nodiscard]] bool wasNeedless() const
        {
            return wentAsPlanned() && report->done() == 0 && report->count(ReleasedNode::Outcome::NotNeeded) > 0;
        }
        /// As planned, but not by this act: the lock was already gone.
        [[nodiscard]] bool wasGone() const
        {
            return wentAsPlanned() && report->done() == 0 && report->count(ReleasedNode::Outcome::Absent) > 0
                && !wasNeedless();
        }
        /// As planned, but from some nodes the lock was already gone.
        [[nodiscard]] bool wasGoneInPart() const
        {
            return wentAsPlanned() && report->done() > 0 && report->count(ReleasedNode::Outcome::Absent) > 0;
        }
        /// Not as planned, but some nodes were changed.
        [[nodiscard]] bool wasDoneInPart() const
        {
            return state == State::Done && report && report->done() > 0 && !wentAsPlanned();
        }
    };

    /// Uses the first names up to the limit; left() is the number of the others. Leaves out own locks.
    ReleaseMany(Session *session, const QList<QByteArray> &names, const LockAction &act = {},
                QObject *parent = nullptr);

    [[nodiscard]] static int limitFor(Environment environment)
    {
        return environment == Environment::Production ? kMostOnProduction : kMost;
    }

    void plan(); ///< call it once; emits planned()
    /// Plans another act from the same readings.
    void setAct(const LockAction &act);
    [[nodiscard]] const LockAction &act() const { return m_act; }
    void setWanted(int index, bool wanted); ///< whether execute() acts on this item

    /// Carries out what is planned and wanted, one lock after another. Production requires `typedLocks` == chosen() and
    /// a reason; the engine checks both for each lock. `stopAtSurprise`: stop at the first unplanned result.
    void execute(const QString &reason, int typedLocks, bool stopAtSurprise);
    /// Finishes the current lock and begins no other.
    void stop();
    /// Records that the operator cancelled after the preview, with the reason if given: one entry for all locks.
    void cancel(const QString &reason = {});

    [[nodiscard]] const std::vector<Item> &items() const { return m_items; }
    [[nodiscard]] int left() const { return m_left; } ///< names beyond the limit
    [[nodiscard]] int chosen() const; ///< the number of locks that execute() would act on
    [[nodiscard]] int count(State state) const;
    [[nodiscard]] bool isPlanned() const { return m_open == 0 && m_next >= m_items.size(); }
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] bool hasRun() const { return m_hasRun; }

Q_SIGNALS:
    void changed(int index);
    void planned(); ///< every lock is planned or left out
    void finished(); ///< the round has ended

private:
    void planNext();
    void take(size_t index, const Result<ReleasePlan> &result);
    void judge(Item &item) const;
    void executeNext();
    void end(SkipCause cause);

    Session *m_session;
    LockAction m_act;
    std::vector<Item> m_items;
    int m_left = 0;
    size_t m_next = 0; ///< index of the next item to plan or execute
    int m_open = 0;
    bool m_running = false;
    bool m_hasRun = false;
    bool m_stop = false;
    bool m_stopAtSurprise = true;
    ReleaseConfirmation m_confirmation;
};

} // namespace Lockscope
