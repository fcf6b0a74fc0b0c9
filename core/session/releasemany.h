#pragma once

#include "session.h"

namespace Lockscope {

/// Several locks of others, one act: plans each, carries the plans out one after another, and can be stopped between any two.
/// There is no way around the preview: only what was planned here is acted on. Lives in the session's thread, and must not
/// outlive it.
class LOCKSCOPE_CORE_EXPORT ReleaseMany : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMost = 500;
    static constexpr int kMostOnProduction = 100;

    enum class State {
        Planning,
        Planned, ///< it would be acted on
        LeftOut, ///< it cannot, or shall not be: see `error`, `isOwn`, `wanted`
        Executing,
        Done, ///< see `report`
        Failed, ///< nothing was sent; see `error`
        Stopped, ///< the operator, or a surprise before it, ended the round
    };

    struct Item
    {
        QByteArray name;
        State state = State::Planning;
        std::optional<ReleasePlan> base = {}; ///< as it was frozen
        std::optional<ReleasePlan> plan = {}; ///< with the act that is chosen
        bool wanted = true; ///< not left out by the operator
        std::optional<ReleaseReport> report = {};
        std::optional<Error> error = {}; ///< for LeftOut: why there is no plan, or none with this act; for Failed: why nothing was sent
        bool isOwn = false; ///< it is the session's own, and left out
        std::optional<SkipCause> skipped = {}; ///< for Stopped

        /// Why there is no plan at all; null: there is one, or none was asked for.
        [[nodiscard]] const Error *refusal() const { return state == State::LeftOut && !base && error ? &*error : nullptr; }

        /// On every node the plan wanted to act on, what it wanted is so, and no quorum can be as it was.
        [[nodiscard]] bool wentAsPlanned() const { return state == State::Done && plan && report && report->isComplete() && !mayStillBeHeld(*plan, *report); }
        /// So, but not by this act: its TTL had become another wherever the act came to.
        [[nodiscard]] bool wasNeedless() const { return wentAsPlanned() && report->done() == 0 && report->count(ReleasedNode::Outcome::NotNeeded) > 0; }
        /// So, but not by this act: it was gone wherever the act came to.
        [[nodiscard]] bool wasGone() const
        {
            return wentAsPlanned() && report->done() == 0 && report->count(ReleasedNode::Outcome::Absent) > 0 && !wasNeedless();
        }
        /// So, by this act on some nodes only: from others it was gone.
        [[nodiscard]] bool wasGoneInPart() const { return wentAsPlanned() && report->done() > 0 && report->count(ReleasedNode::Outcome::Absent) > 0; }
        /// It did not go as planned, but something was done on some of its nodes.
        [[nodiscard]] bool wasDoneInPart() const { return state == State::Done && report && report->done() > 0 && !wentAsPlanned(); }
    };

    /// Of more names than the limit the first ones count; left() tells how many were not taken. Own locks are left out.
    ReleaseMany(Session *session, const QList<QByteArray> &names, const Act &act = {}, QObject *parent = nullptr);

    [[nodiscard]] static int limitFor(Environment environment) { return environment == Environment::Production ? kMostOnProduction : kMost; }

    void plan();
    /// The same readings with another act.
    void setAct(const Act &act);
    [[nodiscard]] const Act &act() const { return m_act; }
    void setWanted(int index, bool wanted);

    /// Carries out what is planned and wanted, one lock after another. On production `typedLocks` must be chosen() and the
    /// reason not empty; the engine checks it again for each. With `stopAtSurprise` the first that does not go as planned ends
    /// the round.
    void execute(const QString &reason, int typedLocks, bool stopAtSurprise);
    /// What is under way is finished, nothing else is begun.
    void stop();
    /// The operator turned away from the preview: that is recorded, with the reason if one had been given.
    void cancel(const QString &reason = {});

    [[nodiscard]] const std::vector<Item> &items() const { return m_items; }
    [[nodiscard]] int left() const { return m_left; }
    [[nodiscard]] int chosen() const; ///< that would be acted on now
    [[nodiscard]] int count(State state) const;
    [[nodiscard]] bool isPlanned() const { return m_open == 0 && m_next >= m_items.size(); }
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] bool hasRun() const { return m_hasRun; }

Q_SIGNALS:
    void changed(int index);
    void planned(); ///< all are planned or left out
    void finished(); ///< the round is over

private:
    void planNext();
    void take(size_t index, const Result<ReleasePlan> &result);
    void judge(Item &item) const;
    void executeNext();
    void end(SkipCause cause);

    Session *m_session;
    Act m_act;
    std::vector<Item> m_items;
    int m_left = 0;
    size_t m_next = 0; ///< the next to be planned, or executed
    int m_open = 0;
    bool m_running = false;
    bool m_hasRun = false;
    bool m_stop = false;
    bool m_stopAtSurprise = true;
    ReleaseConfirmation m_confirmation;
};

} // namespace Lockscope
