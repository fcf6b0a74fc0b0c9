#pragma once

#include "../redis/transport.h"
#include "aftermath.h"
#include "auditjournal.h"
#include "keysurvey.h"
#include "releaseconfirmation.h"
#include "releaseplan.h"

#include <QFuture>
#include <memory>

namespace Lockscope {

template <typename T>
class Answer;
class AftermathWatch;
class DeploymentWatch;
class Link;
class OpenOutcomes;

/// Plans and carries out actions on other clients' locks. Nothing else changes them, and no connection that could do so
/// exists before unlock(). Lives in the engine thread.
class LOCKSCOPE_CORE_EXPORT ReleaseController : public QObject
{
    Q_OBJECT

public:
    ReleaseController(DeploymentWatch *watch, AuditJournal journal, TransportFactory factory = makeSocketTransport,
                      const Clock &clock = Clock::system(), QObject *parent = nullptr);
    ~ReleaseController() override;

    void unlock(); ///< allows execute(), and opens the connections for it
    void lock(); ///< refuses execute() from now on, and closes these connections
    [[nodiscard]] bool isUnlocked() const { return m_unlocked; }

    /// Reads the lock on all nodes, each in one atomic step, and freezes the result. Works while locked: a plan is a
    /// dry run. `owner` empty: the best supported owner. Errors: as withAct(), and NotFound (no node has such a lock),
    /// NotOwner (this owner does not hold it), Unreachable (no node could be read).
    [[nodiscard]] QFuture<Result<ReleasePlan>> plan(const QByteArray &name, const QByteArray &owner = {},
                                                    const LockAction &act = {});

    /// Reads the lock again and plans to undo a release where the lock is still free. Errors: NotAllowed
    /// (canPutBack()), Conflict (someone acquired it meanwhile), Unreachable (too few nodes could be read).
    [[nodiscard]] QFuture<Result<ReleasePlan>> planPutBack(const ReleasePlan &done, const ReleaseReport &report);

    /// Reads the key on all nodes. Works while locked.
    [[nodiscard]] QFuture<Result<KeySurvey>> survey(const QByteArray &name);

    /// Carries out the plan with one script per node, which compares the owner first and refuses if it has changed.
    /// Never retries. Writes the intent to the journal before it sends anything, and the outcome afterwards. Withdraws
    /// a failed put-back (isHalfPutBack()) where it was done or may have been. Errors, after which nothing was sent:
    /// NotAllowed (actions are locked, or the dialect refuses), InvalidArgument (confirmation, duration, or an empty
    /// plan), Io (the intent could not be journaled).
    [[nodiscard]] QFuture<Result<ReleaseReport>> execute(const ReleasePlan &plan,
                                                         const ReleaseConfirmation &confirmation = {});

    /// Records that the operator saw a plan and cancelled, with the reason if given.
    [[nodiscard]] Result<void> cancelled(const ReleasePlan &plan, const QString &reason = {});
    /// The same for plans that were previewed together: one entry, with their number and the first kMostNamed names.
    [[nodiscard]] Result<void> cancelled(const std::vector<ReleasePlan> &plans, const QString &reason = {});
    static constexpr int kMostNamed = 20;
    /// Records that a confirmed round ended before this lock's turn.
    [[nodiscard]] Result<void> skipped(const ReleasePlan &plan, const ReleaseConfirmation &confirmation,
                                       SkipCause cause);
    /// Records a request that could not be planned, for example because the owner differs or there is no such lock.
    [[nodiscard]] Result<void> refused(const QByteArray &name, const QByteArray &owner, const QString &reason,
                                       const Error &error, const LockAction &act = {});

Q_SIGNALS:
    /// What became of the lock of an act, which Aftermath::sentAt() identifies. Also written to the journal.
    void aftermathChanged(const Lockscope::Aftermath &aftermath);

private:
    struct Execution;

    /// Adds what a key survey does not show: meant nodes that run no scripts, and clients that are blocked there.
    void completePlan(const ReleasePlan &plan, const std::shared_ptr<Answer<ReleasePlan>> &answer);
    /// Opens acting connections to the current address of each node.
    void connectNodes();
    void send(const std::shared_ptr<Execution> &execution);
    /// `index`: the planned node; `node`: the one that serves the key now. A redirected script did nothing, so resend
    /// it.
    void sendTo(const std::shared_ptr<Execution> &execution, size_t index, int node, bool asking, int redirectsLeft);
    /// Sends the script to the node that the error names.
    void sendOn(const std::shared_ptr<Execution> &execution, size_t index, int from, const QByteArray &serverReply,
                int redirectsLeft);
    /// Removes a put-back that reached only some nodes. Returns true while answers are outstanding.
    [[nodiscard]] bool withdraw(const std::shared_ptr<Execution> &execution);
    void conclude(const std::shared_ptr<Execution> &execution);
    [[nodiscard]] Result<void> record(const char *event, const ReleasePlan &plan, const QJsonObject &more);

    DeploymentWatch *m_watch;
    AuditJournal m_journal;
    const TransportFactory m_factory;
    const Clock &m_clock;
    std::vector<std::unique_ptr<Link>> m_links; ///< by node; null: the node's address is unknown
    bool m_unlocked = false;
    std::unique_ptr<OpenOutcomes> m_open;
    std::unique_ptr<AftermathWatch> m_aftermath;
};

} // namespace Lockscope
