#pragma once

#include "../redis/transport.h"
#include "auditjournal.h"
#include "keysurvey.h"
#include "releaseplan.h"

#include <QFuture>
#include <memory>

namespace Lockscope {

template <typename T>
class Answer;
class DeploymentWatch;
class Link;
class OpenOutcomes;

/// Several plans that the operator looked at together and confirms at once.
struct ReleaseRound
{
    QString id; ///< the same in all their journal entries
    int locks = 0; ///< how many the preview said
    int typedLocks = 0; ///< that number, typed again
};

/// Why of a round a lock was not begun with.
enum class SkipCause {
    Surprise, ///< one before did not go as planned
    Stopped, ///< by the operator
};

/// What the operator states when a plan is carried out. On a production deployment a reason is required, and the name, or of a
/// round the number of locks.
struct ReleaseConfirmation
{
    QByteArray typedName = {}; ///< the lock's name, typed again
    QString reason = {};
    std::optional<ReleaseRound> round = {};
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
    /// NotOwner (nobody of that name holds it), Unreachable (no node could be read), and those of withAct().
    [[nodiscard]] QFuture<Result<ReleasePlan>> plan(const QByteArray &name, const QByteArray &owner = {}, const Act &act = {});

    /// A plan to take a release back where the lock is still free, from what the release found. Reads the lock again. Errors:
    /// NotAllowed (canPutBack()), Conflict (somebody has come meanwhile), Unreachable (so many nodes cannot be read that
    /// somebody may have).
    [[nodiscard]] QFuture<Result<ReleasePlan>> planPutBack(const ReleasePlan &done, const ReleaseReport &report);

    /// Reads what a key is on all nodes. Works while locked.
    [[nodiscard]] QFuture<Result<KeySurvey>> survey(const QByteArray &name);

    /// Carries the plan out: on each node one script that compares the owner first and refuses when it has changed.
    /// Nothing is repeated. The intent is in the journal before anything is sent, the outcome after; when the intent
    /// cannot be written nothing is done. Errors: NotAllowed (locked), InvalidArgument (confirmation missing, nothing to
    /// act on, the time), NotAllowed (the dialect refuses), Io (journal). Of a put-back that comes to nothing (isHalfPutBack())
    /// what was put back is taken away again, and what may have been, too.
    [[nodiscard]] QFuture<Result<ReleaseReport>> execute(const ReleasePlan &plan, const ReleaseConfirmation &confirmation = {});

    /// The operator looked at a plan and turned away: that is recorded, too, with the reason if one had been given.
    [[nodiscard]] Result<void> cancelled(const ReleasePlan &plan, const QString &reason = {});
    /// The round that was confirmed ended before this lock's turn came.
    [[nodiscard]] Result<void> skipped(const ReleasePlan &plan, const ReleaseConfirmation &confirmation, SkipCause cause);
    /// A release was asked for and could not even be planned (another owner, no such lock): recorded as a refusal.
    [[nodiscard]] Result<void> refused(const QByteArray &name, const QByteArray &owner, const QString &reason, const Error &error, const Act &act = {});

private:
    struct Execution;

    /// Adds what a survey of the key does not tell: which of the nodes that are meant carry out no scripts, and who is blocked there.
    void completePlan(const ReleasePlan &plan, const std::shared_ptr<Answer<ReleasePlan>> &answer);
    /// Acting connections to where the nodes are now.
    void connectNodes();
    void send(const std::shared_ptr<Execution> &execution);
    /// `index`: of the planned node; `node`: where its part is now. Sent elsewhere, nothing was done, and it follows.
    void sendTo(const std::shared_ptr<Execution> &execution, size_t index, int node, bool asking, int redirectsLeft);
    /// Where this node sends us.
    void sendOn(const std::shared_ptr<Execution> &execution, size_t index, int from, const QByteArray &serverWords, int redirectsLeft);
    /// Takes away again what was put back on some nodes only; true while that is under way.
    [[nodiscard]] bool withdraw(const std::shared_ptr<Execution> &execution);
    void conclude(const std::shared_ptr<Execution> &execution);
    [[nodiscard]] Result<void> record(const char *event, const ReleasePlan &plan, const QJsonObject &more);

    DeploymentWatch *m_watch;
    AuditJournal m_journal;
    const TransportFactory m_factory;
    const Clock &m_clock;
    std::vector<std::unique_ptr<Link>> m_links; ///< by node; null where there is none now
    bool m_unlocked = false;
    std::unique_ptr<OpenOutcomes> m_open;
};

} // namespace Lockscope
