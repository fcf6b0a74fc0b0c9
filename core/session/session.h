#pragma once

#include "../base/whendone.h"
#include "../board/deployment.h"
#include "../board/lockstate.h"
#include "../control/auditjournal.h"
#include "../control/releasecontroller.h"
#include "../diagnosis/contentionsample.h"
#include "../history/alerts.h"
#include "../locks/lockclient.h"

#include <QFuture>
#include <QTimer>

#include <optional>
#include <utility>

namespace Lockscope {

/// A lock that this session has taken for its user.
struct OwnLock
{
    QByteArray name;
    QByteArray token;
    Millis ttl{0};
    Instant validUntil;
    bool autoRenew = true;

    friend bool operator==(const OwnLock &, const OwnLock &) = default;
};

struct SessionOptions
{
    QString journalPath = AuditJournal::defaultPath();
    Millis idleLimit = std::chrono::minutes(10); ///< actions lock themselves again so long after the last one
    TransportFactory transportFactory = makeSocketTransport;
    const Clock *clock = &Clock::system(); ///< must outlive the session
    HistoryLimits history = {};
    AlertRules alerts = defaultAlertRules();
};

/// Everything Lockscope does with one deployment, behind one object: watching, taking locks, releasing those of others.
///
/// The work happens in a thread of its own; this object lives in the caller's thread, never blocks it (but for a bounded
/// moment in the destructor, while own locks are released), and tells what happens by signals and futures. Sessions know
/// nothing of each other. Continuations: whenDone(future, context, …).
///
/// It starts read-only: until unlockActions() there is no connection to any node that could change anything.
class LOCKSCOPE_CORE_EXPORT Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(Deployment deployment, SessionOptions options = {}, QObject *parent = nullptr);
    /// Releases own locks within about a second, then ends all connections.
    ~Session() override;

    /// Connects and begins to watch. Once.
    void start();

    [[nodiscard]] const Deployment &deployment() const;
    [[nodiscard]] const Clock &clock() const;
    [[nodiscard]] QString journalPath() const;

    void setInterval(Millis interval);
    /// Whether keys of Grade::Possible are shown as well. Deployment::possible says how it begins.
    void setPossible(bool possible);
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const;
    /// Says whether `who` looks at what is told. Once anybody has said so, the nodes are read only while at least one looks;
    /// else the session rests, as if it were paused: connections stay up, only keep-alives (and what keeps own locks, or is asked
    /// for) are sent, no alerts of locks are told, and the time is a gap of the history. Who never said so does not count: to go on
    /// beside a hidden LockscopeWidget on the same session, say that you look. Forgotten when `who` is destroyed; a session of
    /// which nobody says anything is read.
    void setOnlooker(QObject *who, bool looks);
    void forgetOnlooker(QObject *who); ///< it has no say any more
    [[nodiscard]] bool isResting() const; ///< nobody looks
    [[nodiscard]] bool isReading() const { return !isPaused() && !isResting(); }
    /// After a pause or a rest: from when to when nothing was read, until all is read again.
    [[nodiscard]] std::optional<std::pair<WallTime, WallTime>> catchingUp() const;
    void refresh();
    /// Emits boardChanged() once more with everything known: for a view that joins a running session.
    void republish();
    void reconnect();

    /// What happened so far, within SessionOptions::history. Cheap: the snapshot shares the memory of the engine's.
    [[nodiscard]] QFuture<Result<HistorySnapshotPtr>> history();
    /// Listens for some seconds to all commands that clients send, and tells who tries to take which lock. Works while
    /// actions are locked: it changes nothing. Errors as ContentionSample::run(), and Conflict while one is under way.
    /// Cancelling the future ends it.
    [[nodiscard]] QFuture<Result<ContentionReport>> sampleContention(const ContentionRequest &request);
    /// The alerts that stand, muted ones as well, which say so: for a view that joins a running session. alertTold() tells what follows;
    /// what it told before has come before the answer.
    [[nodiscard]] QFuture<Result<std::vector<Alert>>> standingAlerts();
    [[nodiscard]] const AlertRules &alertRules() const;
    void setAlertRules(const AlertRules &rules);
    void muteAlerts(const AlertMute &mute);
    void unmuteAlerts(const AlertMute &mute);

    void unlockActions();
    void lockActions();
    [[nodiscard]] bool actionsUnlocked() const;
    /// While actions are unlocked: why none would work, because no node lets this user act; a sentence. Empty: that is not so, or
    /// not known yet.
    [[nodiscard]] QString actingRefusal() const;
    /// The same of rights that some acts need, though not all: which of them this user lacks, a sentence; empty: none, or not known.
    [[nodiscard]] QString actingLack() const;
    [[nodiscard]] Millis idleLimit() const; ///< so long after the last act, planning included, they lock themselves again

    /// Takes a lock on the deployment's nodes. Errors as LockClient::acquire(), and NotAllowed while actions are locked.
    /// Cancelling the future withdraws the attempt; a lock that was granted at that moment is released again.
    [[nodiscard]] QFuture<Result<OwnLock>> acquire(const QByteArray &name, const LockOptions &options = {});
    /// Renews or releases a lock taken by this session. Works while actions are locked: it is our own. Errors as HeldLock.
    [[nodiscard]] QFuture<Result<void>> renew(const QByteArray &name);
    [[nodiscard]] QFuture<Result<void>> release(const QByteArray &name);
    [[nodiscard]] QList<OwnLock> ownLocks() const;
    [[nodiscard]] bool owns(const QByteArray &name) const;

    /// As ReleaseController.
    [[nodiscard]] QFuture<Result<ReleasePlan>> planRelease(const QByteArray &name, const QByteArray &owner = {}, const Act &act = {});
    [[nodiscard]] QFuture<Result<ReleasePlan>> planPutBack(const ReleasePlan &done, const ReleaseReport &report);
    [[nodiscard]] QFuture<Result<KeySurvey>> survey(const QByteArray &name);
    [[nodiscard]] QFuture<Result<ReleaseReport>> executeRelease(const ReleasePlan &plan, const ReleaseConfirmation &confirmation = {});
    void releaseCancelled(const ReleasePlan &plan, const QString &reason = {});
    void releaseSkipped(const ReleasePlan &plan, const ReleaseConfirmation &confirmation, SkipCause cause);
    void releaseRefused(const QByteArray &name, const QByteArray &owner, const QString &reason, const Error &error, const Act &act = {});

Q_SIGNALS:
    /// isReading() or catchingUp() has changed.
    void readingChanged();
    void boardChanged(const Lockscope::BoardDiffPtr &diff);
    void alertTold(const Lockscope::Alert &alert);
    void actionsUnlockedChanged(bool unlocked);
    /// actingRefusal(), or actingLack().
    void actingRefusalChanged(const QString &refusal);
    void ownLocksChanged();
    void ownLockLost(const QByteArray &name, const QString &reason);
    /// A lock of one's own was released, and nodes have not answered that: how far it is, again with each that answers later. Comes
    /// before release() answers.
    void ownReleaseOpen(const Lockscope::OpenRelease &release);
    /// What history and alerts know beside the board, for who records: in its place among boardChanged(), and when it was done.
    void ownActionDone(const Lockscope::OwnAction &ownAction, Lockscope::Instant at);

private:
    void updateReading();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace Lockscope
