#include "session.h"

#include "enginethread_p.h"
#include "sessionengine_p.h"

#include <QHash>

namespace Lockscope {

namespace {

/// How long the destructor waits for the release of own locks. After that they expire.
constexpr Millis kFarewell{1500};

} // namespace

SessionOptions SessionOptions::oneLook()
{
    SessionOptions options;
    options.keepsPast = false;
    return options;
}

struct Session::Private
{
    Deployment deployment;
    SessionOptions options;
    EngineThread thread;
    SessionEngine *engine = nullptr;
    QList<OwnLock> ownLocks;
    QTimer idleTimer;
    QString actingRefusal;
    QString actingLack;
    QHash<QObject *, bool> viewers; ///< true: looks
    WallTime unreadSince;
    std::optional<std::pair<WallTime, WallTime>> catchingUp;
    quint64 pauses = 0;
    bool isReading = true; ///< as last reported
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

    /// Like post(), for work that gives an answer. Unreachable if there is no engine.
    template <typename T, typename Work>
    QFuture<Result<T>> request(Work work)
    {
        auto answer = std::make_shared<Answer<T>>();
        auto future = answer->future();
        if (engine == nullptr)
            answer->give(
                Error{.kind = ErrorKind::Unreachable, .message = QStringLiteral("The session has not been started")});
        else
            post([answer, work = std::move(work)](SessionEngine &target) mutable { work(target, answer); });
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

Session::Session(Deployment deployment, SessionOptions options, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    qRegisterMetaType<BoardDiffPtr>();
    qRegisterMetaType<Alert>();
    qRegisterMetaType<OwnAction>();
    d->deployment = std::move(deployment);
    d->options = std::move(options);
    d->idleTimer.setSingleShot(true);
    connect(&d->idleTimer, &QTimer::timeout, this, &Session::lockActions);
}

Session::~Session()
{
    if (d->engine == nullptr)
        return;
    SessionEngine *engine = std::exchange(d->engine, nullptr);
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
        whenDone(engine->shutDown(), engine, end);
    });
    ended->acquire();
    d->thread.end();
}

void Session::start()
{
    if (d->engine != nullptr)
        return;
    d->thread.start();
    // The engine's timers and sockets belong to the thread in which they are created.
    auto *birthplace = new QObject;
    birthplace->moveToThread(d->thread.qtThread());
    QMetaObject::invokeMethod(
        birthplace,
        [this, birthplace] {
            d->engine = new SessionEngine(d->deployment, d->options);
            delete birthplace;
        },
        Qt::BlockingQueuedConnection);
    connect(d->engine, &SessionEngine::boardChanged, this, [this](const BoardDiffPtr &diff) {
        // Before the receivers see it: they may start a nested event loop, in which the next diffs arrive.
        d->post([](SessionEngine &engine) { engine.watch().setReceiverBusy(false); });
        Q_EMIT boardChanged(diff);
    });
    connect(d->engine, &SessionEngine::alertReported, this, &Session::alertReported);
    connect(d->engine, &SessionEngine::ownLocksChanged, this, [this](const QList<OwnLock> &locks) {
        d->ownLocks = locks;
        Q_EMIT ownLocksChanged();
    });
    connect(d->engine, &SessionEngine::ownLockLost, this, &Session::ownLockLost);
    connect(d->engine, &SessionEngine::ownReleaseOpen, this, &Session::ownReleaseOpen);
    connect(d->engine, &SessionEngine::aftermathChanged, this, &Session::aftermathChanged);
    connect(d->engine, &SessionEngine::ownActionDone, this, &Session::ownActionDone);
    connect(d->engine, &SessionEngine::actingRefusal, this, [this](const QString &refusal, const QString &lack) {
        d->setActingRefusal(this, d->unlocked ? refusal : QString(), d->unlocked ? lack : QString());
    });
    connect(d->engine, &SessionEngine::caughtUp, this, [this](quint64 pauses) {
        if (pauses == d->pauses && d->isReading && std::exchange(d->catchingUp, std::nullopt))
            Q_EMIT readingChanged();
    });
    d->everRead = d->isReading;
    d->post([paused = !d->isReading, pauses = d->pauses](SessionEngine &engine) {
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

void Session::setPossible(bool possible)
{
    d->deployment.possible = possible;
    d->post([possible](SessionEngine &engine) { engine.setPossible(possible); });
}

void Session::setInterval(Millis interval)
{
    d->deployment.interval = interval;
    d->post([interval](SessionEngine &engine) { engine.setInterval(interval); });
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
        d->unreadSince = d->catchingUp ? d->catchingUp->first : now; // the time not read again is still unread
        d->catchingUp.reset();
    } else if (d->everRead) {
        d->catchingUp = {d->unreadSince, now};
    }
    d->everRead = d->everRead || (reads && d->engine != nullptr);
    d->post([paused = !reads, pauses = d->pauses](SessionEngine &engine) { engine.setPaused(paused, pauses); });
    Q_EMIT readingChanged();
}

bool Session::isPaused() const
{
    return d->paused;
}

void Session::setViewer(QObject *who, bool looks)
{
    if (!d->viewers.contains(who)) {
        connect(who, &QObject::destroyed, this, [this, who] { forgetViewer(who); });
    }
    d->viewers.insert(who, looks);
    updateReading();
}

void Session::forgetViewer(QObject *who)
{
    disconnect(who, &QObject::destroyed, this, nullptr);
    d->viewers.remove(who);
    updateReading();
}

bool Session::isResting() const
{
    return !d->viewers.isEmpty() && !d->viewers.values().contains(true);
}

std::optional<std::pair<WallTime, WallTime>> Session::catchingUp() const
{
    return d->catchingUp;
}

void Session::refresh()
{
    d->post([](SessionEngine &engine) { engine.watch().refresh(); });
}

void Session::republish()
{
    d->post([](SessionEngine &engine) { engine.watch().republish(); });
}

void Session::publishKnown()
{
    d->post([](SessionEngine &engine) { engine.watch().publishKnown(); });
}

void Session::reconnect()
{
    d->post([](SessionEngine &engine) { engine.watch().reconnect(); });
}

QFuture<Result<HistorySnapshotPtr>> Session::history()
{
    return d->request<HistorySnapshotPtr>(
        [](SessionEngine &engine, const AnswerPtr<HistorySnapshotPtr> &answer) { answer->give(engine.history()); });
}

QFuture<Result<std::vector<Alert>>> Session::activeAlerts()
{
    return d->request<std::vector<Alert>>([](SessionEngine &engine, const AnswerPtr<std::vector<Alert>> &answer) {
        answer->give(engine.activeAlerts());
    });
}

QFuture<Result<ContentionReport>> Session::sampleContention(const ContentionRequest &request)
{
    return d->request<ContentionReport>([request](SessionEngine &engine, const AnswerPtr<ContentionReport> &answer) {
        engine.sampleContention(request, answer);
    });
}

const AlertRules &Session::alertRules() const
{
    return d->options.alerts;
}

void Session::setAlertRules(const AlertRules &rules)
{
    d->options.alerts = rules;
    d->post([rules](SessionEngine &engine) { engine.setAlertRules(rules); });
}

void Session::muteAlerts(const AlertMute &mute)
{
    d->post([mute](SessionEngine &engine) { engine.alerts().mute(mute); });
}

void Session::unmuteAlerts(const AlertMute &mute)
{
    d->post([mute](SessionEngine &engine) { engine.alerts().unmute(mute); });
}

void Session::unlockActions()
{
    const bool was = std::exchange(d->unlocked, true);
    d->noteActivity();
    d->post([](SessionEngine &engine) { engine.setUnlocked(true); });
    if (!was)
        Q_EMIT actionsUnlockedChanged(true);
}

void Session::lockActions()
{
    const bool was = std::exchange(d->unlocked, false);
    d->idleTimer.stop();
    d->setActingRefusal(this, {});
    d->post([](SessionEngine &engine) { engine.setUnlocked(false); });
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
    return d->request<OwnLock>([name, options](SessionEngine &engine, const AnswerPtr<OwnLock> &answer) {
        engine.own().acquire(name, options, answer);
    });
}

QFuture<Result<void>> Session::renew(const QByteArray &name)
{
    d->noteActivity();
    return d->request<void>(
        [name](SessionEngine &engine, const AnswerPtr<void> &answer) { engine.own().renew(name, answer); });
}

QFuture<Result<void>> Session::release(const QByteArray &name)
{
    d->noteActivity();
    return d->request<void>(
        [name](SessionEngine &engine, const AnswerPtr<void> &answer) { engine.own().release(name, answer); });
}

QList<OwnLock> Session::ownLocks() const
{
    return d->ownLocks;
}

bool Session::owns(const QByteArray &name) const
{
    return std::any_of(d->ownLocks.begin(), d->ownLocks.end(), [&](const OwnLock &lock) { return lock.name == name; });
}

QFuture<Result<ReleasePlan>> Session::planRelease(const QByteArray &name, const QByteArray &owner,
                                                  const LockAction &act)
{
    d->noteActivity();
    return d->request<ReleasePlan>([name, owner, act](SessionEngine &engine, const AnswerPtr<ReleasePlan> &answer) {
        whenDone(engine.control().plan(name, owner, act), &engine,
                 [answer](const Result<ReleasePlan> &result) { answer->give(result); });
    });
}

QFuture<Result<ReleasePlan>> Session::planPutBack(const ReleasePlan &done, const ReleaseReport &report)
{
    d->noteActivity();
    return d->request<ReleasePlan>([done, report](SessionEngine &engine, const AnswerPtr<ReleasePlan> &answer) {
        whenDone(engine.control().planPutBack(done, report), &engine,
                 [answer](const Result<ReleasePlan> &result) { answer->give(result); });
    });
}

QFuture<Result<KeySurvey>> Session::survey(const QByteArray &name)
{
    return d->request<KeySurvey>([name](SessionEngine &engine, const AnswerPtr<KeySurvey> &answer) {
        whenDone(engine.control().survey(name), &engine,
                 [answer](const Result<KeySurvey> &result) { answer->give(result); });
    });
}

QFuture<Result<ReleaseReport>> Session::executeRelease(const ReleasePlan &plan, const ReleaseConfirmation &confirmation)
{
    d->noteActivity();
    return d->request<ReleaseReport>(
        [plan, confirmation](SessionEngine &engine, const AnswerPtr<ReleaseReport> &answer) {
            engine.executeRelease(plan, confirmation, answer);
        });
}

void Session::releaseCancelled(const ReleasePlan &plan, const QString &reason)
{
    // It records something that did not happen, so nobody needs the journal's error.
    d->post([plan, reason](SessionEngine &engine) { (void)engine.control().cancelled(plan, reason); });
}

void Session::releaseCancelled(const std::vector<ReleasePlan> &plans, const QString &reason)
{
    d->post([plans, reason](SessionEngine &engine) { (void)engine.control().cancelled(plans, reason); });
}

void Session::releaseSkipped(const ReleasePlan &plan, const ReleaseConfirmation &confirmation, SkipCause cause)
{
    // As for releaseCancelled().
    d->post([plan, confirmation, cause](SessionEngine &engine) {
        (void)engine.control().skipped(plan, confirmation, cause);
    });
}

void Session::releaseRefused(const QByteArray &name, const QByteArray &owner, const QString &reason, const Error &error,
                             const LockAction &act)
{
    // The caller already knows the refusal, so the journal's error is ignored.
    d->post([name, owner, reason, error, act](SessionEngine &engine) {
        (void)engine.control().refused(name, owner, reason, error, act);
    });
}

} // namespace Lockscope
