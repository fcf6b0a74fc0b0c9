#pragma once

#include "../watch/deploymentwatch.h"
#include "auditjournal.h"
#include "releaseplan.h"

#include <QFuture>

namespace Lockscope {

/// What the operator states when a plan is carried out. On a production deployment both parts are required.
struct ReleaseConfirmation
{
    QByteArray typedName = {}; ///< the lock's name, typed again
    QString reason = {};
};

/// The only door to locks of others. Opened by unlock(): until then there is no connection that could change anything.
/// Lives in the engine thread.
class LOCKSCOPE_CORE_EXPORT ReleaseController : public QObject
{
    Q_OBJECT

public:
    ReleaseController(DeploymentWatch *watch, AuditJournal journal, TransportFactory factory = makeSocketTransport, const Clock &clock = Clock::system(),
                      QObject *parent = nullptr);
    ~ReleaseController() override;

    void unlock();
    void lock();
    [[nodiscard]] bool isUnlocked() const { return m_unlocked; }

    /// Reads the lock again on all nodes, each in one atomic step, and freezes what is found. Works while locked: a plan
    /// is a dry run. `owner` empty means the best supported one. Errors: NotFound (no node has such a lock),
    /// NotOwner (nobody of that name holds it), Unreachable (no node could be read).
    [[nodiscard]] QFuture<Result<ReleasePlan>> plan(const QByteArray &name, const QByteArray &owner = {});

    /// Carries the plan out: on each node one script that compares the owner first and refuses when it has changed.
    /// Nothing is repeated. The intent is in the journal before anything is sent, the outcome after; when the intent
    /// cannot be written nothing is done. Errors: NotAllowed (locked), InvalidArgument (confirmation missing, nothing to
    /// release), Io (journal).
    [[nodiscard]] QFuture<Result<ReleaseReport>> execute(const ReleasePlan &plan, const ReleaseConfirmation &confirmation = {});

    /// The operator looked at a plan and turned away: that is recorded, too.
    [[nodiscard]] Result<void> cancelled(const ReleasePlan &plan);
    /// A release was asked for and could not even be planned (another owner, no such lock): recorded as a refusal.
    [[nodiscard]] Result<void> refused(const QByteArray &name, const QByteArray &owner, const QString &reason, const Error &error);

private:
    struct Planning;
    struct Execution;

    [[nodiscard]] Result<ReleasePlan> judge(const Planning &planning) const;
    [[nodiscard]] ReleasePlan freeze(const Planning &planning) const;
    /// Reads what one node has, by the type that is expected; of another type, or sent elsewhere, once more.
    void read(const std::shared_ptr<Planning> &planning, size_t index, KeyType expected, bool asking, int furtherTries);
    /// Acting connections to where the nodes are now.
    void connectNodes();
    void send(const std::shared_ptr<Execution> &execution);
    /// `index`: of the planned node; `node`: where its part is now. Sent elsewhere, nothing was done, and it follows.
    void sendTo(const std::shared_ptr<Execution> &execution, size_t index, int node, bool asking, int redirectsLeft);
    void conclude(const std::shared_ptr<Execution> &execution);
    [[nodiscard]] Result<void> checkConfirmation(const ReleasePlan &plan, const ReleaseConfirmation &confirmation) const;
    [[nodiscard]] Result<void> record(const char *event, const ReleasePlan &plan, const QJsonObject &more);

    DeploymentWatch *m_watch;
    AuditJournal m_journal;
    const TransportFactory m_factory;
    const Clock &m_clock;
    std::vector<std::unique_ptr<Link>> m_links; ///< by node; null where there is none now
    bool m_unlocked = false;
};

} // namespace Lockscope
