#pragma once

#include "../watch/deploymentwatch.h"
#include "session.h"

#include "../base/answer.h"

#include <map>

namespace Lockscope {

/// The locks that a session has taken for its user, and the connections that take them: those go with the right to act, but not
/// under a lock that is held. What the board shows of an own lock otherwise is asked of the nodes at once. In the engine thread.
class OwnLocks : public QObject
{
    Q_OBJECT

public:
    OwnLocks(DeploymentWatch *watch, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);

    void setUnlocked(bool unlocked);
    /// Errors, beside those of LockClient::acquire(): InvalidArgument (a cluster), Unreachable (no sentinel has spoken), NotAllowed
    /// (locked), Conflict (held here already), Suspended (quarantine for longer than the wait).
    void acquire(const QByteArray &name, const LockOptions &options, const AnswerPtr<OwnLock> &answer);
    void renew(const QByteArray &name, const AnswerPtr<void> &answer);
    void release(const QByteArray &name, const AnswerPtr<void> &answer);
    /// Lets all go.
    [[nodiscard]] QFuture<void> releaseAll();
    /// What the board says now.
    void apply(const BoardDiff &diff);

Q_SIGNALS:
    void changed(const QList<Lockscope::OwnLock> &locks);
    void taken(const QByteArray &name, const QByteArray &token);
    /// Before anything is sent.
    void releasing(const QByteArray &name, const QByteArray &token);
    void lost(const QByteArray &name, const QByteArray &token, const QString &reason);
    void releaseOpen(const Lockscope::OpenRelease &release);

private:
    struct Held
    {
        HeldLock lock;
        bool autoRenew = true;
        Instant since;
        std::optional<Instant> checkedAt = {}; ///< because the board had it otherwise
    };

    [[nodiscard]] static bool isContradicted(const Held &held, const LockState &lock);
    [[nodiscard]] static OwnLock describe(const HeldLock &lock, bool autoRenew);
    void check(const QByteArray &name);
    /// Why no lock can be taken for longer than `wait`, as banner and chips have it: by restarts and TTLs that were seen in watching. The
    /// client knows only those since it was made, and its own.
    [[nodiscard]] std::optional<Error> quarantine(Millis wait) const;
    /// The client knows of restarts only since it was made, and of its own TTLs; what was seen in watching holds for its attempts, too.
    void withholdVotes();
    void publish();
    /// Not on a cluster, and not before the sentinels have spoken.
    void makeClient();
    void followMaster();
    void dropIdleClient();

    DeploymentWatch *m_watch;
    const TransportFactory m_factory;
    const Clock &m_clock;
    LockClient *m_client = nullptr; ///< a child, as are earlier ones on their way out
    std::map<QByteArray, Held> m_held;
    bool m_unlocked = false;
};

} // namespace Lockscope
