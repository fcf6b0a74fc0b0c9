#include "session.h"

#include "../base/answer.h"
#include "../base/spanwords.h"
#include "../base/text.h"
#include "../base/whendone.h"
#include "../control/actingprobe.h"
#include "../watch/deploymentwatch.h"
#include "../watch/overlaps.h"
#include "../watch/quarantine.h"

#include <QFutureWatcher>
#include <QHash>
#include <QSemaphore>
#include <QThread>

#include <algorithm>
#include <map>

namespace Lockscope {

namespace {

/// How long the destructor waits for own locks to be released before it lets their TTL do it.
constexpr Millis kFarewell{1500};

/// From a change on a node to its reading here, where nodes tell of changes: what comes later is late for other reasons.
constexpr Millis kFeedDelay{250};

/// Things that last become alerts, and watching that is quiet is no gap.
constexpr Millis kTick{1000};

/// An own lock that the board has otherwise is asked for no more often: it may be that too few nodes answer.
constexpr Millis kCheckOwnEvery{1000};

template <typename T>
using AnswerPtr = std::shared_ptr<Answer<T>>;

} // namespace

/// The part that lives in the engine thread. Made, used and destroyed there.
class Session::Engine : public QObject
{
    Q_OBJECT

public:
    Engine(const Deployment &deployment, const SessionOptions &options)
        : m_options(options)
        , m_pace{.interval = std::clamp(deployment.interval, Deployment::kShortestInterval, Deployment::kLongestInterval)}
        , m_history(options.history, m_pace)
        , m_alerts(options.alerts, [this](const QByteArray &lock) { return m_history.usualHold(lock); })
        , m_watch(deployment, options.transportFactory, *options.clock)
        , m_control(&m_watch, AuditJournal(options.journalPath, *options.clock), options.transportFactory, *options.clock)
    {
        connect(&m_watch, &DeploymentWatch::changed, this, [this](const BoardDiffPtr &diff) { Q_EMIT boardChanged(remember(diff)); });
        connect(&m_watch, &DeploymentWatch::nodesChanged, this, &Engine::followMaster);
        connect(&m_watch, &DeploymentWatch::caughtUp, this, [this] {
            setUnread(false);
            Q_EMIT caughtUp(m_pauses);
        });
        connect(&m_tick, &QTimer::timeout, this, [this] {
            (void)m_history.tick(m_options.clock->now()); // a gap is no alert
            tell(m_alerts.tick(m_options.clock->now()));
            if (m_overlaps.tick(m_options.clock->now()))
                m_watch.republish();
        });
        m_tick.start(kTick);
        setAlertRules(options.alerts);
    }

    DeploymentWatch &watch() { return m_watch; }
    ReleaseController &control() { return m_control; }
    Alerts &alerts() { return m_alerts; }
    void setAlertRules(const AlertRules &rules)
    {
        m_alerts.setRules(rules);
        if (const auto rule = rules.find(AlertKind::Overlap); rule != rules.end())
            m_overlaps.setStandsFor(rule->second.window);
    }

    void setInterval(Millis interval)
    {
        m_watch.setInterval(interval);
        m_pace.interval = std::clamp(interval, Deployment::kShortestInterval, Deployment::kLongestInterval);
        m_history.setPace(m_pace);
    }
    /// `pauses`: how many there have been, by which caughtUp() tells whose end it means.
    void setPaused(bool paused, quint64 pauses)
    {
        m_pauses = pauses;
        if (paused)
            setUnread(true); // until all has been read again: what is seen first then may be as old as the pause
        m_watch.setPaused(paused);
    }
    [[nodiscard]] HistorySnapshotPtr history() const { return m_history.snapshot(m_options.clock->now()); }
    [[nodiscard]] std::vector<Alert> standingAlerts() const { return m_alerts.standing(m_options.clock->now()); }

    void executeRelease(const ReleasePlan &plan, const ReleaseConfirmation &confirmation, const AnswerPtr<ReleaseReport> &answer)
    {
        if (plan.act.kind != ActKind::Release && plan.act.kind != ActKind::ReleaseAndHoldOff) {
            // It ends by its TTL, or it does not end.
            whenDone(m_control.execute(plan, confirmation), this, [answer](const Result<ReleaseReport> &result) { answer->give(result); });
            return;
        }
        // The board may show the end of the hold before the last node has answered.
        m_history.forceReleaseBegins(plan.name, plan.owner, m_options.clock->now());
        whenDone(m_control.execute(plan, confirmation), this, [this, name = plan.name, answer](const Result<ReleaseReport> &result) {
            const bool mayHave = result && result->count(ReleasedNode::Outcome::Released) + result->count(ReleasedNode::Outcome::Unknown) > 0;
            if (!mayHave)
                m_history.forceReleaseFailed(name);
            answer->give(result);
        });
    }

    void sampleContention(const ContentionRequest &request, const AnswerPtr<ContentionReport> &answer)
    {
        if (m_sample != nullptr) {
            answer->give(Error{.kind = ErrorKind::Conflict, .message = QStringLiteral("A sample is being taken already"), .retrySafe = true});
            return;
        }
        auto *sample = m_sample = new ContentionSample(&m_watch, request, m_options.transportFactory, *m_options.clock, this);
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

    void setUnlocked(bool unlocked)
    {
        m_unlocked = unlocked;
        if (unlocked)
            m_control.unlock();
        else
            m_control.lock();
        if (!unlocked) {
            m_probe.reset();
        } else if (m_probe == nullptr) {
            m_probe = std::make_unique<ActingProbe>(&m_watch, m_options.transportFactory, *m_options.clock);
            connect(m_probe.get(), &ActingProbe::told, this, &Engine::actingRefusal);
            m_probe->start();
        }
        if (unlocked && m_client == nullptr)
            makeClient();
        dropIdleClient();
    }

    void acquire(const QByteArray &name, const LockOptions &options, const AnswerPtr<OwnLock> &answer)
    {
        if (m_unlocked && m_client == nullptr) {
            answer->give(
                m_watch.deployment().rule == DeploymentRule::Cluster
                    ? Error{.kind = ErrorKind::InvalidArgument,
                            .message = QStringLiteral("A lock on a cluster is a lock of one master, which a failover may lose; Lockscope takes locks on "
                                                      "independent nodes, or on the master that sentinels name")}
                    : Error{.kind = ErrorKind::Unreachable,
                            .message = QStringLiteral("The sentinels have not told yet where \"%1\" is; try again when the node is found")
                                           .arg(visibleText(m_watch.deployment().master)),
                            .retrySafe = true});
            return;
        }
        if (m_client == nullptr || !m_unlocked) {
            answer->give(Error{.kind = ErrorKind::NotAllowed, .message = QStringLiteral("Actions are locked (read-only); unlock them first")});
            return;
        }
        if (m_held.contains(name)) {
            answer->give(Error{.kind = ErrorKind::Conflict, .message = QStringLiteral("This window already holds \"%1\"").arg(visibleText(name))});
            return;
        }
        if (const auto why = quarantine(options.wait)) {
            answer->give(*why);
            return;
        }
        withholdVotes();
        // Whoever asked may think better of it: then this goes, and the attempt with it.
        auto *wish = new QFutureWatcher<Result<OwnLock>>(this);
        connect(wish, &QFutureWatcherBase::canceled, wish, &QObject::deleteLater);
        wish->setFuture(answer->future());
        m_client->acquire(name, options, wish, [this, wish, options, answer](Result<HeldLock> result) {
            wish->deleteLater();
            if (!result) {
                answer->give(result.error());
                return;
            }
            HeldLock lock = std::move(*result);
            if (answer->future().isCanceled())
                return; // granted at the last moment: `lock` releases itself
            if (!m_unlocked) {
                // Locked while it was being taken: what nobody may act on is not kept.
                answer->give(Error{.kind = ErrorKind::Cancelled,
                                   .message = QStringLiteral("Actions were locked before \"%1\" was taken").arg(visibleText(lock.name()))});
                return;
            }
            const QByteArray lockName = lock.name();
            if (auto *events = lock.events()) {
                connect(events, &LeaseSignals::renewed, this, &Engine::publishOwn);
                connect(events, &LeaseSignals::lost, this, [this, lockName](const QString &reason) {
                    m_held.erase(lockName);
                    publishOwn();
                    Q_EMIT ownLockLost(lockName, reason);
                    tell(m_alerts.ownLost(lockName, m_options.clock->now()));
                    m_watch.refreshLock(lockName);
                });
            }
            const OwnLock own = describe(lock, options.autoRenew);
            m_held.insert_or_assign(lockName, Held{.lock = std::move(lock), .autoRenew = options.autoRenew, .since = m_options.clock->now()});
            publishOwn();
            tell(m_alerts.ownTaken(lockName, m_options.clock->now()));
            m_watch.refreshLock(lockName);
            answer->give(own);
        });
    }

    void renew(const QByteArray &name, const AnswerPtr<void> &answer)
    {
        const auto found = m_held.find(name);
        if (found == m_held.end()) {
            answer->give(notOurs(name));
            return;
        }
        whenDone(found->second.lock.renew(), this, [this, name, answer](const Result<void> &result) {
            m_watch.refreshLock(name);
            answer->give(result);
        });
    }

    void release(const QByteArray &name, const AnswerPtr<void> &answer)
    {
        const auto found = m_held.find(name);
        if (found == m_held.end()) {
            answer->give(notOurs(name));
            return;
        }
        HeldLock lock = std::move(found->second.lock);
        m_held.erase(found);
        publishOwn();
        whenDone(lock.release(), this, [this, name, answer](const Result<void> &result) {
            m_watch.refreshLock(name);
            dropIdleClient();
            answer->give(result);
        });
    }

    QFuture<void> farewell()
    {
        delete std::exchange(m_sample, nullptr);
        m_watch.stop();
        QList<QFuture<void>> ends;
        const auto clients = findChildren<LockClient *>(Qt::FindDirectChildrenOnly);
        for (auto *client : clients)
            ends.append(client->releaseAll());
        return QtFuture::whenAll(ends.begin(), ends.end()).then([](const QList<QFuture<void>> &) {});
    }

Q_SIGNALS:
    void caughtUp(quint64 pauses);
    void boardChanged(const Lockscope::BoardDiffPtr &diff);
    void alertTold(const Lockscope::Alert &alert);
    void actingRefusal(const QString &refusal, const QString &lack);
    void ownLocksChanged(const QList<Lockscope::OwnLock> &locks);
    void ownLockLost(const QByteArray &name, const QString &reason);

private:
    struct Held
    {
        HeldLock lock;
        bool autoRenew = true;
        Instant since;
        std::optional<Instant> checkedAt = {}; ///< because the board had it otherwise
    };

    /// Since it was taken a node was read that has it not, and what was read adds up to somebody else's lock, or nobody's.
    static bool isContradicted(const Held &held, const LockState &lock)
    {
        const Assessment &seen = lock.assessment;
        const bool isOurs = seen.owner == held.lock.token() && seen.isHeld();
        if (isOurs || seen.verdict == Verdict::Unknown)
            return false;
        return std::any_of(lock.readings.begin(), lock.readings.end(), [&held](const NodeReading &reading) {
            const bool isOther = reading.answer == NodeReading::Answer::Absent
                || (reading.answer == NodeReading::Answer::Present && reading.lock && reading.lock->owner != held.lock.token());
            return isOther && reading.readAt - reading.took >= held.since;
        });
    }

    /// Where the board has it otherwise the nodes are asked at once, not with the next renewal: a renewal finds out whether it is lost.
    void checkOwn(const BoardDiff &diff)
    {
        if (m_held.empty())
            return;
        QByteArrayList names;
        for (const auto &lock : diff.changed) {
            const auto held = m_held.find(lock->name);
            if (held != m_held.end() && isContradicted(held->second, *lock))
                names.append(lock->name);
        }
        for (const auto &name : diff.removed) {
            if (m_held.contains(name))
                names.append(name);
        }
        // In a turn of its own: what is found out asks the watch, which is telling of this diff.
        for (const auto &name : names)
            QMetaObject::invokeMethod(
                this, [this, name] { checkOwn(name); }, Qt::QueuedConnection);
    }

    void checkOwn(const QByteArray &name)
    {
        const auto found = m_held.find(name);
        const Instant now = m_options.clock->now();
        if (found == m_held.end() || (found->second.checkedAt && now - *found->second.checkedAt < kCheckOwnEvery))
            return;
        found->second.checkedAt = now;
        whenDone(found->second.lock.renew(), this, [this, name](const Result<void> &) { m_watch.refreshLock(name); });
    }

    void setUnread(bool unread)
    {
        m_history.setPaused(unread, m_options.clock->now());
        m_alerts.setLocksUnread(unread);
    }

    /// Returns it as it is to be told.
    [[nodiscard]] BoardDiffPtr remember(const BoardDiffPtr &diff)
    {
        const Instant now = m_options.clock->now();
        if (m_watch.isTold() != m_pace.feedDelay.has_value()) {
            m_pace.feedDelay = m_watch.isTold() ? std::optional<Micros>(kFeedDelay) : std::nullopt;
            m_history.setPace(m_pace);
        }
        const Micros wallAhead = m_options.clock->wallNow().time_since_epoch() - now.time_since_epoch();
        const auto events = m_history.apply(*diff, now, wallAhead);
        tell(m_alerts.apply(*diff, events, now));
        checkOwn(*diff);
        return m_overlaps.apply(diff, events, now, wallAhead);
    }

    void tell(const std::vector<Alert> &alerts)
    {
        for (const auto &alert : alerts)
            Q_EMIT alertTold(alert);
    }

    /// Why no lock can be taken for longer than `wait`, as banner and chips have it: by restarts and TTLs that were seen in watching. The
    /// client knows only those since it was made, and its own.
    [[nodiscard]] std::optional<Error> quarantine(Millis wait) const
    {
        const WallTime now = m_options.clock->wallNow();
        const Quarantine quarantine = Quarantine::of(m_watch.nodeStatuses(), now);
        if (!quarantine.blockedUntil || *quarantine.blockedUntil - now <= wait)
            return std::nullopt; // or nodes are down, and the client says so
        QStringList labels;
        for (const auto &node : quarantine.nodes)
            labels += visibleText(node.label, 60);
        return Error{.kind = ErrorKind::Suspended,
                     .message = QStringLiteral("Lockscope takes no lock here for another %1: restarted or failed over, and may have forgotten locks: %2")
                                    .arg(spanWords(*quarantine.blockedUntil - now), labels.join(QStringLiteral(", "))),
                     .retrySafe = true};
    }

    /// The client knows of restarts only since it was made, and of its own TTLs; what was seen in watching holds for its attempts, too.
    void withholdVotes()
    {
        const WallTime now = m_options.clock->wallNow();
        m_client->noteLongestTtl(m_watch.longestTtl());
        for (const auto &node : Quarantine::of(m_watch.nodeStatuses(), now).nodes) {
            if (node.index < m_client->nodeCount())
                m_client->withholdVote(node.index, m_options.clock->now() + (node.until - now));
        }
    }

    static Error notOurs(const QByteArray &name)
    {
        return {.kind = ErrorKind::NotOwner, .message = QStringLiteral("\"%1\" is not held by this window").arg(visibleText(name))};
    }

    static OwnLock describe(const HeldLock &lock, bool autoRenew)
    {
        return {.name = lock.name(), .token = lock.token(), .ttl = lock.ttl(), .validUntil = lock.validUntil(), .autoRenew = autoRenew};
    }

    void publishOwn()
    {
        QList<OwnLock> locks;
        QHash<QByteArray, Board::OwnHold> holds;
        for (const auto &[name, held] : m_held) {
            locks.append(describe(held.lock, held.autoRenew));
            holds.insert(name, {.owner = held.lock.token(), .since = held.since});
        }
        m_watch.setOwnHolds(holds);
        Q_EMIT ownLocksChanged(locks);
    }

    /// Not on a cluster, and not before the sentinels have spoken.
    void makeClient()
    {
        const Deployment &deployment = m_watch.deployment();
        QList<Endpoint> nodes = deployment.nodes;
        if (deployment.rule == DeploymentRule::Cluster)
            return;
        if (deployment.rule == DeploymentRule::Sentinel) {
            const auto master = m_watch.endpoint(0);
            if (!master)
                return;
            nodes = {*master};
        }
        m_client = new LockClient(nodes, this, m_options.transportFactory, *m_options.clock);
    }

    void followMaster()
    {
        if (m_watch.deployment().rule != DeploymentRule::Sentinel)
            return;
        const auto master = m_watch.endpoint(0);
        const auto clients = findChildren<LockClient *>(Qt::FindDirectChildrenOnly);
        for (auto *client : clients) {
            if (master)
                client->moveNode(0, *master);
        }
        if (m_unlocked && m_client == nullptr)
            makeClient();
    }

    /// The locking connections go with the right to act, but not under a lock that is held.
    void dropIdleClient()
    {
        if (m_client == nullptr || m_unlocked || !m_held.empty())
            return;
        // What it is still taking is withdrawn, and what it lets go reaches the nodes before its connections end.
        LockClient *client = std::exchange(m_client, nullptr);
        whenDone(client->releaseAll(), client, [client] { client->deleteLater(); });
    }

    const SessionOptions m_options;
    WatchPace m_pace;
    History m_history;
    Alerts m_alerts;
    Overlaps m_overlaps;
    QTimer m_tick;
    DeploymentWatch m_watch;
    ReleaseController m_control;
    std::unique_ptr<ActingProbe> m_probe; ///< while actions are unlocked
    ContentionSample *m_sample = nullptr; ///< a child, the one under way
    LockClient *m_client = nullptr; ///< a child, as are earlier ones on their way out
    std::map<QByteArray, Held> m_held;
    quint64 m_pauses = 0;
    bool m_unlocked = false;
};

struct Session::Private
{
    Deployment deployment;
    SessionOptions options;
    QThread thread;
    Engine *engine = nullptr;
    QList<OwnLock> ownLocks;
    QTimer idleTimer;
    QString actingRefusal;
    QString actingLack;
    QHash<QObject *, bool> onlookers; ///< whether they look
    WallTime unreadSince;
    std::optional<std::pair<WallTime, WallTime>> catchingUp;
    quint64 pauses = 0;
    bool isReading = true; ///< as told last
    bool everRead = false;
    bool paused = false;
    bool unlocked = false;

    /// Runs `work(engine)` in the engine thread.
    template <typename Work>
    void post(Work work)
    {
        if (engine != nullptr)
            QMetaObject::invokeMethod(
                engine, [target = engine, work = std::move(work)]() mutable { work(*target); }, Qt::QueuedConnection);
    }

    /// As post(), for work that owes an answer; without an engine that is the answer.
    template <typename T, typename Work>
    QFuture<Result<T>> request(Work work)
    {
        auto answer = std::make_shared<Answer<T>>();
        auto future = answer->future();
        if (engine == nullptr)
            answer->give(Error{.kind = ErrorKind::Unreachable, .message = QStringLiteral("The session has not been started")});
        else
            post([answer, work = std::move(work)](Engine &target) mutable { work(target, answer); });
        return future;
    }

    void setActingRefusal(Session *session, const QString &refusal, const QString &lack = {})
    {
        const bool isNew = std::exchange(actingRefusal, refusal) != refusal;
        const bool lacksNew = std::exchange(actingLack, lack) != lack;
        if (isNew || lacksNew)
            Q_EMIT session->actingRefusalChanged(refusal);
    }

    void noteActivity()
    {
        if (unlocked)
            idleTimer.start(options.idleLimit);
    }
};

Session::Session(Deployment deployment, SessionOptions options, QObject *parent) : QObject(parent), d(std::make_unique<Private>())
{
    qRegisterMetaType<BoardDiffPtr>();
    qRegisterMetaType<Alert>();
    d->deployment = std::move(deployment);
    d->options = std::move(options);
    d->thread.setObjectName(QStringLiteral("lockscope-engine"));
    d->idleTimer.setSingleShot(true);
    connect(&d->idleTimer, &QTimer::timeout, this, &Session::lockActions);
}

Session::~Session()
{
    if (d->engine == nullptr)
        return;
    Engine *engine = std::exchange(d->engine, nullptr);
    disconnect(engine, nullptr, this, nullptr);
    const auto ended = std::make_shared<QSemaphore>();
    QMetaObject::invokeMethod(engine, [engine, ended] {
        auto *limit = new QTimer(engine);
        limit->setSingleShot(true);
        const auto end = [engine, ended] {
            engine->deleteLater();
            QObject::connect(engine, &QObject::destroyed, [ended] { ended->release(); });
        };
        QObject::connect(limit, &QTimer::timeout, engine, end);
        limit->start(kFarewell);
        whenDone(engine->farewell(), engine, end);
    });
    ended->acquire();
    // Never by what is posted: who posts wakes the thread afterwards, and it may have ended by then.
    d->thread.quit();
    d->thread.wait();
}

void Session::start()
{
    if (d->engine != nullptr)
        return;
    d->thread.start();
    // The engine's timers and sockets belong to the thread they are made in.
    auto *birthplace = new QObject;
    birthplace->moveToThread(&d->thread);
    QMetaObject::invokeMethod(
        birthplace,
        [this, birthplace] {
            d->engine = new Engine(d->deployment, d->options);
            delete birthplace;
        },
        Qt::BlockingQueuedConnection);
    connect(d->engine, &Engine::boardChanged, this, &Session::boardChanged);
    connect(d->engine, &Engine::alertTold, this, &Session::alertTold);
    connect(d->engine, &Engine::ownLocksChanged, this, [this](const QList<OwnLock> &locks) {
        d->ownLocks = locks;
        Q_EMIT ownLocksChanged();
    });
    connect(d->engine, &Engine::ownLockLost, this, &Session::ownLockLost);
    connect(d->engine, &Engine::actingRefusal, this, [this](const QString &refusal, const QString &lack) {
        d->setActingRefusal(this, d->unlocked ? refusal : QString(), d->unlocked ? lack : QString());
    });
    connect(d->engine, &Engine::caughtUp, this, [this](quint64 pauses) {
        if (pauses == d->pauses && d->isReading && std::exchange(d->catchingUp, std::nullopt))
            Q_EMIT readingChanged();
    });
    d->everRead = d->isReading;
    d->post([paused = !d->isReading, pauses = d->pauses](Engine &engine) {
        engine.setPaused(paused, pauses);
        engine.watch().start();
    });
}

const Deployment &Session::deployment() const
{
    return d->deployment;
}

const Clock &Session::clock() const
{
    return *d->options.clock;
}

QString Session::journalPath() const
{
    return d->options.journalPath;
}

void Session::setInterval(Millis interval)
{
    d->deployment.interval = interval;
    d->post([interval](Engine &engine) { engine.setInterval(interval); });
}

void Session::setPaused(bool paused)
{
    d->paused = paused;
    updateReading();
}

void Session::updateReading()
{
    const bool reads = isReading();
    if (std::exchange(d->isReading, reads) == reads)
        return;
    const WallTime now = d->options.clock->wallNow();
    if (!reads) {
        ++d->pauses;
        d->unreadSince = d->catchingUp ? d->catchingUp->first : now; // what was not read again is older
        d->catchingUp.reset();
    } else if (d->everRead) {
        d->catchingUp = {d->unreadSince, now};
    }
    d->everRead = d->everRead || (reads && d->engine != nullptr);
    d->post([paused = !reads, pauses = d->pauses](Engine &engine) { engine.setPaused(paused, pauses); });
    Q_EMIT readingChanged();
}

bool Session::isPaused() const
{
    return d->paused;
}

void Session::setOnlooker(QObject *who, bool looks)
{
    if (!d->onlookers.contains(who)) {
        connect(who, &QObject::destroyed, this, [this, who] { forgetOnlooker(who); });
    }
    d->onlookers.insert(who, looks);
    updateReading();
}

void Session::forgetOnlooker(QObject *who)
{
    disconnect(who, &QObject::destroyed, this, nullptr);
    d->onlookers.remove(who);
    updateReading();
}

bool Session::isResting() const
{
    return !d->onlookers.isEmpty() && !d->onlookers.values().contains(true);
}

std::optional<std::pair<WallTime, WallTime>> Session::catchingUp() const
{
    return d->catchingUp;
}

void Session::refresh()
{
    d->post([](Engine &engine) { engine.watch().refresh(); });
}

void Session::republish()
{
    d->post([](Engine &engine) { engine.watch().republish(); });
}

void Session::reconnect()
{
    d->post([](Engine &engine) { engine.watch().reconnect(); });
}

QFuture<Result<HistorySnapshotPtr>> Session::history()
{
    return d->request<HistorySnapshotPtr>([](Engine &engine, const AnswerPtr<HistorySnapshotPtr> &answer) { answer->give(engine.history()); });
}

QFuture<Result<std::vector<Alert>>> Session::standingAlerts()
{
    return d->request<std::vector<Alert>>([](Engine &engine, const AnswerPtr<std::vector<Alert>> &answer) { answer->give(engine.standingAlerts()); });
}

QFuture<Result<ContentionReport>> Session::sampleContention(const ContentionRequest &request)
{
    return d->request<ContentionReport>([request](Engine &engine, const AnswerPtr<ContentionReport> &answer) { engine.sampleContention(request, answer); });
}

const AlertRules &Session::alertRules() const
{
    return d->options.alerts;
}

void Session::setAlertRules(const AlertRules &rules)
{
    d->options.alerts = rules;
    d->post([rules](Engine &engine) { engine.setAlertRules(rules); });
}

void Session::muteAlerts(const AlertMute &mute)
{
    d->post([mute](Engine &engine) { engine.alerts().mute(mute); });
}

void Session::unmuteAlerts(const AlertMute &mute)
{
    d->post([mute](Engine &engine) { engine.alerts().unmute(mute); });
}

void Session::unlockActions()
{
    const bool was = std::exchange(d->unlocked, true);
    d->noteActivity();
    d->post([](Engine &engine) { engine.setUnlocked(true); });
    if (!was)
        Q_EMIT actionsUnlockedChanged(true);
}

void Session::lockActions()
{
    const bool was = std::exchange(d->unlocked, false);
    d->idleTimer.stop();
    d->setActingRefusal(this, {});
    d->post([](Engine &engine) { engine.setUnlocked(false); });
    if (was)
        Q_EMIT actionsUnlockedChanged(false);
}

bool Session::actionsUnlocked() const
{
    return d->unlocked;
}

QString Session::actingRefusal() const
{
    return d->actingRefusal;
}

QString Session::actingLack() const
{
    return d->actingLack;
}

Millis Session::idleLimit() const
{
    return d->options.idleLimit;
}

QFuture<Result<OwnLock>> Session::acquire(const QByteArray &name, const LockOptions &options)
{
    d->noteActivity();
    return d->request<OwnLock>([name, options](Engine &engine, const AnswerPtr<OwnLock> &answer) { engine.acquire(name, options, answer); });
}

QFuture<Result<void>> Session::renew(const QByteArray &name)
{
    d->noteActivity();
    return d->request<void>([name](Engine &engine, const AnswerPtr<void> &answer) { engine.renew(name, answer); });
}

QFuture<Result<void>> Session::release(const QByteArray &name)
{
    d->noteActivity();
    return d->request<void>([name](Engine &engine, const AnswerPtr<void> &answer) { engine.release(name, answer); });
}

QList<OwnLock> Session::ownLocks() const
{
    return d->ownLocks;
}

bool Session::owns(const QByteArray &name) const
{
    return std::any_of(d->ownLocks.begin(), d->ownLocks.end(), [&](const OwnLock &lock) { return lock.name == name; });
}

QFuture<Result<ReleasePlan>> Session::planRelease(const QByteArray &name, const QByteArray &owner, const Act &act)
{
    d->noteActivity();
    return d->request<ReleasePlan>([name, owner, act](Engine &engine, const AnswerPtr<ReleasePlan> &answer) {
        whenDone(engine.control().plan(name, owner, act), &engine, [answer](const Result<ReleasePlan> &result) { answer->give(result); });
    });
}

QFuture<Result<ReleasePlan>> Session::planPutBack(const ReleasePlan &done, const ReleaseReport &report)
{
    d->noteActivity();
    return d->request<ReleasePlan>([done, report](Engine &engine, const AnswerPtr<ReleasePlan> &answer) {
        whenDone(engine.control().planPutBack(done, report), &engine, [answer](const Result<ReleasePlan> &result) { answer->give(result); });
    });
}

QFuture<Result<KeySurvey>> Session::survey(const QByteArray &name)
{
    return d->request<KeySurvey>([name](Engine &engine, const AnswerPtr<KeySurvey> &answer) {
        whenDone(engine.control().survey(name), &engine, [answer](const Result<KeySurvey> &result) { answer->give(result); });
    });
}

QFuture<Result<ReleaseReport>> Session::executeRelease(const ReleasePlan &plan, const ReleaseConfirmation &confirmation)
{
    d->noteActivity();
    return d->request<ReleaseReport>(
        [plan, confirmation](Engine &engine, const AnswerPtr<ReleaseReport> &answer) { engine.executeRelease(plan, confirmation, answer); });
}

void Session::releaseCancelled(const ReleasePlan &plan)
{
    // A note of something that did not happen: without a writable journal there is nobody to tell.
    d->post([plan](Engine &engine) { (void)engine.control().cancelled(plan); });
}

void Session::releaseRefused(const QByteArray &name, const QByteArray &owner, const QString &reason, const Error &error, const Act &act)
{
    // As above: the refusal itself has been told already.
    d->post([name, owner, reason, error, act](Engine &engine) { (void)engine.control().refused(name, owner, reason, error, act); });
}

} // namespace Lockscope

#include "session.moc"
