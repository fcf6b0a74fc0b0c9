#include "aftermathwatch_p.h"

#include "../watch/deploymentwatch.h"

#include <QPointer>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr Millis kAftermathTick{1000};
constexpr Millis kAftermathSettled{1000}; ///< nodes change one after another, so a finding may last only for an instant
constexpr size_t kMostSeenMeanwhile = 1000; ///< a contended lock may change often while a node is slow
constexpr int kMostEntriesAtOnce = 20; ///< each is forced to disk, and a round may have hundreds of locks

} // namespace

struct AftermathWatch::Act
{
    struct Seen
    {
        LockStatePtr lock; ///< null: the lock was gone
        Instant at;
    };

    ReleasePlan plan;
    std::optional<ReleaseRound> round;
    Instant preparedAt;
    Aftermath aftermath;
    std::vector<Seen> seen; ///< before begin()
    LockStatePtr known;
    bool hasReported = false; ///< the board reported the lock since the act was prepared
    Aftermath::Finding told;
    std::vector<Aftermath::NodeNow> toldNodes;
    bool toldOver = false;
    Aftermath::Kind recorded = Aftermath::Kind::Nothing;
    Instant kindSince;
};

AftermathWatch::AftermathWatch(DeploymentWatch *watch, const Clock &clock, Recorder record, QObject *parent)
    : QObject(parent)
    , m_watch(watch)
    , m_clock(clock)
    , m_record(std::move(record))
{
    connect(watch, &DeploymentWatch::changed, this, [this](const BoardDiffPtr &diff) {
        if (m_acts.empty())
            return;
        for (const auto &lock : diff->changed)
            onBoardChanged(lock->name, lock);
        for (const auto &name : diff->removed)
            onBoardChanged(name, {});
    });
    connect(&m_tick, &QTimer::timeout, this, &AftermathWatch::tick);
}

AftermathWatch::~AftermathWatch()
{
    for (const auto &act : m_acts) {
        if (act->aftermath.finding().kind != Aftermath::Kind::Nothing)
            (void)write(*act);
    }
}

std::shared_ptr<AftermathWatch::Act> AftermathWatch::prepare(const ReleasePlan &plan)
{
    const auto act = std::make_shared<Act>(Act{.plan = plan, .preparedAt = m_clock.now()});
    if (const auto lock = m_watch->lock(plan.name); lock && lock->assessment.isHeld())
        act->aftermath.heldBefore(lock->assessment.owner);
    m_acts.push_back(act);
    return act;
}

void AftermathWatch::begin(const std::shared_ptr<Act> &act, const std::optional<ReleaseRound> &round,
                           const ReleaseReport &report)
{
    std::erase_if(m_acts, [&](const std::shared_ptr<Act> &other) {
        if (other == act || other->plan.name != act->plan.name || !other->aftermath.hasBegun())
            return other == act && !Aftermath::isWorthWatching(report);
        (void)write(*other);
        return true;
    });
    if (!Aftermath::isWorthWatching(report))
        return;
    act->round = round;
    act->kindSince = m_clock.now();
    act->aftermath.begin(act->plan, report, m_clock.now());
    for (const auto &[lock, at] : std::exchange(act->seen, {}))
        act->aftermath.note(lock, at);
    look(*act);
    if (!m_tick.isActive())
        m_tick.start(kAftermathTick);
}

void AftermathWatch::onBoardChanged(const QByteArray &name, const LockStatePtr &lock)
{
    for (const auto &act : m_acts) {
        if (act->plan.name != name)
            continue;
        act->known = lock;
        act->hasReported = true;
        if (act->aftermath.hasBegun()) {
            look(*act);
            continue;
        }
        if (act->seen.size() >= kMostSeenMeanwhile)
            act->seen.pop_back();
        act->seen.push_back({.lock = lock, .at = m_clock.now()});
        // An attempt on few nodes is no hold.
        const bool isBefore
            = lock && lock->assessment.isHeld() && std::ranges::all_of(lock->assessment.holders, [&](int node) {
                  return lock->readings[static_cast<size_t>(node)].readAt < act->preparedAt;
              });
        if (isBefore)
            act->aftermath.heldBefore(lock->assessment.owner);
    }
}

/// Judges what the board shows now, which also depends on the time.
void AftermathWatch::look(Act &act)
{
    const Instant now = m_clock.now();
    const auto before = act.told.kind;
    if (act.hasReported)
        act.aftermath.note(act.known, now);
    const bool isOver = act.aftermath.isOver(now);
    if (act.aftermath.finding() == act.told && act.aftermath.nodesNow() == act.toldNodes && isOver == act.toldOver)
        return;
    act.told = act.aftermath.finding();
    act.toldNodes = act.aftermath.nodesNow();
    act.toldOver = isOver;
    if (act.told.kind != before)
        act.kindSince = now;
    Q_EMIT changed(act.aftermath);
}

void AftermathWatch::tick()
{
    const Instant now = m_clock.now();
    int entriesLeft = kMostEntriesAtOnce;
    std::erase_if(m_acts, [&](const std::shared_ptr<Act> &act) {
        if (!act->aftermath.hasBegun())
            return false;
        look(*act);
        const auto kind = act->told.kind;
        const bool isSettled = kind != act->recorded && now - act->kindSince >= kAftermathSettled;
        if (entriesLeft == 0 || (!act->toldOver && !isSettled))
            return false;
        --entriesLeft;
        return write(*act) && act->toldOver;
    });
    if (m_acts.empty())
        m_tick.stop();
    else
        survey();
}

/// Surveys one key at a time, because the board shows only locks, and not which nodes are silent.
void AftermathWatch::survey()
{
    const auto first = std::ranges::find_if(m_acts, [this](const std::shared_ptr<Act> &act) {
        return act->aftermath.hasBegun() && act->aftermath.needsSurvey(m_clock.now());
    });
    if (m_isAsking || first == m_acts.end())
        return;
    m_isAsking = true;
    const std::weak_ptr<Act> asked = *first;
    const QByteArray name = (*first)->plan.name;
    std::rotate(first, first + 1, m_acts.end()); // the next call starts with the next lock
    surveyKey(m_watch, m_clock, name, [self = QPointer(this), asked](const KeySurvey &survey) {
        if (!self)
            return;
        self->m_isAsking = false;
        const auto act = asked.lock();
        if (!act)
            return;
        act->aftermath.noteSurvey(survey, self->m_clock.now());
        self->look(*act);
    });
}

bool AftermathWatch::write(Act &act)
{
    act.recorded = act.aftermath.finding().kind;
    return m_record(act.plan, act.round, toJson(act.aftermath, m_clock.now()));
}

} // namespace Lockscope
