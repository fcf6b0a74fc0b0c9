#pragma once

#include "../base/whendone.h"
#include "../board/deployment.h"
#include "../board/lockstate.h"
#include "../board/ownaction.h"
#include "../control/aftermath.h"
#include "../control/auditjournal.h"
#include "../control/keysurvey.h"
#include "../control/releaseconfirmation.h"
#include "../control/releaseplan.h"
#include "../history/alert.h"
#include "../history/contentionreport.h"
#include "../history/historysnapshot.h"
#include "../locks/lockclient.h"

#include <QFuture>
#include <QTimer>

#include <optional>
#include <utility>

namespace Lockscope {

/// A lock that this session has acquired for its user.
struct OwnLock
{
    QByteArray name;
    QByteArray token;
    Millis ttl{0};
    Instant validUntil;
    bool autoRenew = true;

    friend bool operator==(const OwnLock &, const OwnLock &) = default;
};

/// How a session works, apart from the deployment. The defaults suit a program with one session.
struct LOCKSCOPE_CORE_EXPORT SessionOptions
{
    QString journalPath = AuditJournal::defaultPath(); ///< of the audit journal; its folder is created
    Millis idleLimit = std::chrono::minutes(10); ///< actions lock again this long after the last one
    TransportFactory transportFactory = makeSocketTransport; ///< how connections are opened
    const Clock *clock = &Clock::system(); ///< must outlive the session
    /// Keeps a history and raises alerts. Without, history() is empty, there are no alerts, and no lock has an overlap:
    /// for a program that looks once.
    bool keepsPast = true;
    HistoryLimits history = {}; ///< how much of the past is kept
    AlertRules alerts = defaultAlertRules(); ///< see setAlertRules()

    /// For a program that looks once.
    [[nodiscard]] static SessionOptions oneLook();
};

/// Everything that Lockscope does with one deployment: watches it, acquires locks, and releases other clients' locks.
///
/// A separate thread does the work. This object lives in the caller's thread and reports by signals and futures. It
/// never blocks, except briefly in the destructor while own locks are released. Sessions are independent.
/// Continuations: whenDone(future, context, …).
///
/// A session starts read-only: before unlockActions() it has no connection that could change anything.
///
///     Session session({.name = "shop", .nodes = {Endpoint::fromUri("redis://a").value(), …}});
///     connect(&session, &Session::boardChanged, this, [this](const BoardDiffPtr &diff) {
///         for (const LockStatePtr &lock : diff->changed)
///             show(*lock);
///     });
///     session.start();
class LOCKSCOPE_CORE_EXPORT Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(Deployment deployment, SessionOptions options = {}, QObject *parent = nullptr);
    /// Releases own locks within about a second, then ends all connections.
    ~Session() override;

    /// Connects and begins to watch. Call it once.
    void start();

    [[nodiscard]] const Deployment &deployment() const; ///< as given, with later changes of interval and grade
    /// The clock by which the session's moments (Instant) are meant.
    [[nodiscard]] const Clock &clock() const;
    [[nodiscard]] QString journalPath() const;

    /// The time between readings, from Deployment::kShortestInterval to kLongestInterval.
    void setInterval(Millis interval);
    /// Whether the board includes keys of Grade::Possible. Deployment::possible is the initial value.
    void setPossible(bool possible);
    /// Stops reading the nodes, or resumes it. Own locks are renewed all the same. The history has a gap meanwhile.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const;
    /// Declares whether `who` looks at the session. Without such a declaration the nodes are always read; otherwise
    /// only while at least one object looks. A session at which nobody looks rests as if paused: it sends only
    /// keep-alives, renewals of own locks and explicit requests. It reports no lock alerts, and the history has a gap.
    /// To keep reading beside a hidden LockscopeWidget on the same session, declare that you look. Destroying `who`
    /// withdraws its declaration.
    void setViewer(QObject *who, bool looks);
    void forgetViewer(QObject *who); ///< withdraws the declaration
    [[nodiscard]] bool isResting() const; ///< there are viewers, but none looks
    [[nodiscard]] bool isReading() const { return !isPaused() && !isResting(); }
    /// From when to when nothing was read. Unset unless a pause or rest has ended and not everything is read again.
    [[nodiscard]] std::optional<std::pair<WallTime, WallTime>> catchingUp() const;
    void refresh(); ///< reads everything once, now
    /// Emits boardChanged() with the whole board, for a view that joins a running session.
    void republish();
    /// Publishes what is known, although nodes have not answered yet.
    void publishKnown();
    void reconnect(); ///< tries again at once to reach nodes that are down

    /// The history so far, within SessionOptions::history. Cheap, because the snapshot shares the engine's memory.
    [[nodiscard]] QFuture<Result<HistorySnapshotPtr>> history();
    /// Runs MONITOR for a few seconds and reports which clients try to acquire which lock. Works while actions are
    /// locked, because it changes nothing. Errors: as ContentionSample::run(), and Conflict while another sample runs.
    /// Cancelling the future ends it.
    [[nodiscard]] QFuture<Result<ContentionReport>> sampleContention(const ContentionRequest &request);
    /// The active alerts, including muted ones (Alert::isMuted), for a view that joins a running session.
    /// alertReported() reports every later change; its earlier signals arrive before the answer.
    [[nodiscard]] QFuture<Result<std::vector<Alert>>> activeAlerts();
    [[nodiscard]] const AlertRules &alertRules() const;
    /// When alerts are raised from now on. Active alerts whose condition no longer qualifies are cleared as dropped.
    void setAlertRules(const AlertRules &rules);
    /// Alerts that match stay active but are not reported. Not stored: a host may keep mutes and set them again.
    void muteAlerts(const AlertMute &mute);
    void unmuteAlerts(const AlertMute &mute); ///< withdraws an equal mute

    /// Allows actions on locks: acquire(), planned releases. Opens the connections for them. Ask the user first.
    void unlockActions();
    /// Makes the session read-only again and closes these connections. Own locks are kept, renewed and can be released.
    void lockActions();
    [[nodiscard]] bool actionsUnlocked() const;
    /// While actions are unlocked: a sentence why no node lets this user act. Empty: some do, or it is not known yet.
    [[nodiscard]] QString actingRefusal() const;
    /// Likewise, a sentence about missing rights that some acts need. Empty: none, or not known yet.
    [[nodiscard]] QString actingLack() const;
    [[nodiscard]] Millis idleLimit() const; ///< actions lock again this long after the last action, planning included

    /// Acquires a lock on the deployment's nodes. Errors: as LockClient::acquire(), and NotAllowed while actions are
    /// locked. Cancelling the future withdraws the attempt and releases a lock that was granted at that moment.
    [[nodiscard]] QFuture<Result<OwnLock>> acquire(const QByteArray &name, const LockOptions &options = {});
    /// Renews or releases a lock that this session acquired, even while actions are locked. Errors: as HeldLock.
    [[nodiscard]] QFuture<Result<void>> renew(const QByteArray &name);
    [[nodiscard]] QFuture<Result<void>> release(const QByteArray &name);
    [[nodiscard]] QList<OwnLock> ownLocks() const; ///< held now by this session, for its user
    [[nodiscard]] bool owns(const QByteArray &name) const;

    /// Reads the lock on all nodes and freezes what an action on another client's lock would do. Changes nothing, and
    /// works while actions are locked. `owner`: plan only for this owner; empty: the best supported owner. See
    /// ReleaseController.
    [[nodiscard]] QFuture<Result<ReleasePlan>> planRelease(const QByteArray &name, const QByteArray &owner = {},
                                                           const LockAction &act = {});
    /// Plans to restore a lock that was released, while it is still free.
    [[nodiscard]] QFuture<Result<ReleasePlan>> planPutBack(const ReleasePlan &done, const ReleaseReport &report);
    /// Reads one key on all nodes, whatever it is.
    [[nodiscard]] QFuture<Result<KeySurvey>> survey(const QByteArray &name);
    /// Carries out a plan: on each node only if the owner is still the planned one. Writes the audit journal first.
    /// Errors: NotAllowed (actions are locked), InvalidArgument (a confirmation is missing), Io (no journal). What
    /// happened on each node is in the report; aftermathChanged() follows the lock afterwards.
    [[nodiscard]] QFuture<Result<ReleaseReport>> executeRelease(const ReleasePlan &plan,
                                                                const ReleaseConfirmation &confirmation = {});
    /// The following record in the audit journal that a plan was not carried out: the user cancelled it, a round of
    /// several locks skipped it, or it was refused before there was a plan.
    void releaseCancelled(const ReleasePlan &plan, const QString &reason = {});
    void releaseCancelled(const std::vector<ReleasePlan> &plans, const QString &reason = {});
    void releaseSkipped(const ReleasePlan &plan, const ReleaseConfirmation &confirmation, SkipCause cause);
    void releaseRefused(const QByteArray &name, const QByteArray &owner, const QString &reason, const Error &error,
                        const LockAction &act = {});

Q_SIGNALS:
    /// isReading() or catchingUp() changed.
    void readingChanged();
    /// Locks and nodes that changed since the last signal. All diffs together are the board. While this thread is busy,
    /// changes are collected: then come the latest states, in history and alerts, too, without the steps between.
    void boardChanged(const Lockscope::BoardDiffPtr &diff);
    /// An alert is raised, lasts or is cleared; see Alert::quiet before disturbing anybody.
    void alertReported(const Lockscope::Alert &alert);
    void actionsUnlockedChanged(bool unlocked); ///< also when the idle limit locks actions
    /// actingRefusal() or actingLack() changed.
    void actingRefusalChanged(const QString &refusal);
    void ownLocksChanged();
    /// An own lock is lost for good. Whoever relied on it must stop.
    void ownLockLost(const QByteArray &name, const QString &reason);
    /// Nodes have not confirmed the release of an own lock. Emitted before release() answers, and with each late
    /// answer.
    void ownReleaseOpen(const Lockscope::OpenRelease &release);
    /// What became of the lock of an executeRelease(), until Aftermath::isOver(). ReleaseReport::sentAt says of which.
    void aftermathChanged(const Lockscope::Aftermath &aftermath);
    /// For recorders: an own action, at its place among the boardChanged() signals. History and alerts use it as well.
    void ownActionDone(const Lockscope::OwnAction &ownAction, Lockscope::Instant at);

private:
    void updateReading();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace Lockscope
