#include "sessionengine_p.h"

#include "../base/whendone.h"

#include <QFutureWatcher>

#include <algorithm>

namespace Lockscope {

namespace {

/// The longest time from a change to its reading if the nodes report changes. Anything later has other causes.
constexpr Millis kFeedDelay{250};

/// Alerts also depend on time, and the history needs ticks to tell a quiet board from a gap.
constexpr Millis kTick{1000};

} // namespace

SessionEngine::SessionEngine(const Deployment &deployment, const SessionOptions &options)
    : m_options(options)
    , m_pace{.interval = std::clamp(deployment.interval, Deployment::kShortestInterval, Deployment::kLongestInterval)}
    , m_history(options.history, m_pace)
    , m_alerts(options.alerts, [this](const QByteArray &lock) { return m_history.usualHold(lock); })
    , m_watch(deployment, options.transportFactory, *options.clock)
    , m_control(&m_watch, AuditJournal(options.journalPath, *options.clock), options.transportFactory, *options.clock)
    , m_own(&m_watch, options.transportFactory, *options.clock)
{
    connect(&m_watch, &DeploymentWatch::changed, this, [this](const BoardDiffPtr &diff) {
        m_watch.setReceiverBusy(true);
        Q_EMIT boardChanged(remember(diff));
    });
    connect(&m_control, &ReleaseController::aftermathChanged, this, &SessionEngine::aftermathChanged);
    connect(&m_own, &OwnLocks::changed, this, &SessionEngine::ownLocksChanged);
    connect(&m_own, &OwnLocks::releaseOpen, this, &SessionEngine::ownReleaseOpen);
    connect(&m_own, &OwnLocks::taken, this, [this](const QByteArray &name, const QByteArray &token) {
        note({.kind = OwnAction::Kind::OwnTaken, .lock = name, .owner = token});
    });
    connect(&m_own, &OwnLocks::releasing, this, [this](const QByteArray &name, const QByteArray &token) {
        note({.kind = OwnAction::Kind::OwnReleased, .lock = name, .owner = token});
    });
    connect(&m_own, &OwnLocks::lost, this,
            [this](const QByteArray &name, const QByteArray &token, const QString &reason) {
                Q_EMIT ownLockLost(name, reason);
                note({.kind = OwnAction::Kind::OwnLost, .lock = name, .owner = token});
            });
    connect(&m_watch, &DeploymentWatch::caughtUp, this, [this] {
        setUnread(false);
        Q_EMIT caughtUp(m_pauses);
    });
    connect(&m_tick, &QTimer::timeout, this, [this] {
        (void)m_history.tick(m_options.clock->now()); // a gap raises no alert
        tell(m_alerts.tick(m_options.clock->now()));
        if (m_overlaps.tick(m_options.clock->now()))
            m_watch.republish();
    });
    if (m_options.keepsPast)
        m_tick.start(kTick);
    setAlertRules(options.alerts);
}

void SessionEngine::setAlertRules(const AlertRules &rules)
{
    m_alerts.setRules(rules);
    if (const auto rule = rules.find(AlertKind::Overlap); rule != rules.end())
        m_overlaps.setStandsFor(rule->second.window);
}

void SessionEngine::setPossible(bool possible)
{
    m_watch.setPossible(possible);
}

void SessionEngine::setInterval(Millis interval)
{
    m_watch.setInterval(interval);
    m_pace.interval = std::clamp(interval, Deployment::kShortestInterval, Deployment::kLongestInterval);
    m_history.setPace(m_pace);
}
void SessionEngine::setPaused(bool paused, quint64 pauses)
{
    m_pauses = pauses;
    if (paused)
        setUnread(true); // until all is read again, a first reading may be as old as the pause
    m_watch.setPaused(paused);
}
void SessionEngine::executeRelease(const ReleasePlan &plan, const ReleaseConfirmation &confirmation,
                                   const AnswerPtr<ReleaseReport> &answer)
{
    if (plan.act.kind != LockActionKind::Release && plan.act.kind != LockActionKind::ReleaseAndHoldOff) {
        // These acts end no hold; the TTL does, if there is one.
        whenDone(m_control.execute(plan, confirmation), this,
                 [answer](const Result<ReleaseReport> &result) { answer->give(result); });
        return;
    }
    // Comes first, because the board may show the end of the hold before the last node has answered.
    note({.kind = OwnAction::Kind::ReleaseBegins, .lock = plan.name, .owner = plan.owner});
    // If other owners had taken so many nodes that nobody held the lock, this release ended no hold.
    const auto unread
        = static_cast<int>(std::count_if(plan.nodes.begin(), plan.nodes.end(), [](const PlannedNode &node) {
              return node.effect == PlannedNode::Effect::Unreachable;
          }));
    const int needed = (plan.voted ? plan.quorum : 1) - unread;
    whenDone(m_control.execute(plan, confirmation), this,
             [this, name = plan.name, needed, answer](const Result<ReleaseReport> &result) {
                 using Outcome = ReleasedNode::Outcome;
                 const int perhaps = result ? result->done() + result->count(Outcome::Unknown) : 0;
                 const bool wasHeld = result
                     && perhaps + result->count(Outcome::Unreachable) + result->count(Outcome::Failed) >= needed;
                 if (perhaps == 0 || !wasHeld)
                     note({.kind = OwnAction::Kind::ReleaseFailed, .lock = name});
                 answer->give(result);
             });
}

void SessionEngine::sampleContention(const ContentionRequest &request, const AnswerPtr<ContentionReport> &answer)
{
    if (m_sample != nullptr) {
        answer->give(Error{.kind = ErrorKind::Conflict,
                           .message = QStringLiteral("A sample is being taken already"),
                           .retrySafe = true});
        return;
    }
    auto *sample = m_sample
        = new ContentionSample(&m_watch, request, m_options.transportFactory, *m_options.clock, this);
    const auto end = [this, sample] {
        if (m_sample != sample)
            return;
        m_sample = nullptr;
        sample->deleteLater();
    };
    auto *wish = new QFutureWatcher<Result<ContentionReport>>(sample);
    connect(wish, &QFutureWatcherBase::canceled, sample, end);
    wish->setFuture(answer->future());
    whenDone(sample->run(), sample, [answer, end](const Result<ContentionReport> &result) {
        end();
        answer->give(result);
    });
}

void SessionEngine::setUnlocked(bool unlocked)
{
    if (unlocked)
        m_control.unlock();
    else
        m_control.lock();
    if (!unlocked) {
        m_probe.reset();
    } else if (m_probe == nullptr) {
        m_probe = std::make_unique<ActingProbe>(&m_watch, m_options.transportFactory, *m_options.clock);
        connect(m_probe.get(), &ActingProbe::finished, this, &SessionEngine::actingRefusal);
        m_probe->start();
    }
    m_own.setUnlocked(unlocked);
}

QFuture<void> SessionEngine::shutDown()
{
    delete std::exchange(m_sample, nullptr);
    m_watch.stop();
    return m_own.releaseAll();
}

void SessionEngine::note(const OwnAction &ownAction)
{
    const Instant now = m_options.clock->now();
    if (m_options.keepsPast) {
        m_history.note(ownAction, now);
        tell(m_alerts.note(ownAction, now));
    }
    Q_EMIT ownActionDone(ownAction, now);
}

void SessionEngine::setUnread(bool unread)
{
    m_history.setPaused(unread, m_options.clock->now());
    m_alerts.setLocksUnread(unread);
}

BoardDiffPtr SessionEngine::remember(const BoardDiffPtr &diff)
{
    if (!m_options.keepsPast) {
        m_own.apply(*diff);
        return diff;
    }
    const Instant now = diff->at;
    if (m_watch.reportsAllChanges() != m_pace.feedDelay.has_value()) {
        m_pace.feedDelay = m_watch.reportsAllChanges() ? std::optional<Micros>(kFeedDelay) : std::nullopt;
        m_history.setPace(m_pace);
    }
    const Micros wallAhead = m_options.clock->wallNow().time_since_epoch() - m_options.clock->now().time_since_epoch();
    const auto events = m_history.apply(*diff, now, wallAhead);
    tell(m_alerts.apply(*diff, events, now, wallAhead));
    m_own.apply(*diff);
    return m_overlaps.apply(diff, events, now, wallAhead);
}

void SessionEngine::tell(const std::vector<Alert> &alerts)
{
    for (const auto &alert : alerts)
        Q_EMIT alertReported(alert);
}

} // namespace Lockscope
