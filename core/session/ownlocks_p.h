#pragma once

#include "../watch/deploymentwatch.h"
#include "session.h"

#include "../base/answer.h"

#include <map>

namespace Lockscope {

/// The session's own locks, and the client with the connections that acquire them. Locking the actions ends the client,
/// but not while it holds a lock. If the board contradicts an own lock, asks the nodes at once. Engine thread.
class OwnLocks : public QObject
{
    Q_OBJECT

public:
    OwnLocks(DeploymentWatch *watch, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);

    void setUnlocked(bool unlocked);
    /// Errors: as LockClient::acquire(), and Unreachable (no sentinel has answered), Suspended (quarantine outlasts the
    /// wait), InvalidArgument (a cluster), NotAllowed (actions are locked), Conflict (already held here).
    void acquire(const QByteArray &name, const LockOptions &options, const AnswerPtr<OwnLock> &answer);
    void renew(const QByteArray &name, const AnswerPtr<void> &answer);
    void release(const QByteArray &name, const AnswerPtr<void> &answer);
    /// Releases all own locks and withdraws pending attempts.
    [[nodiscard]] QFuture<void> releaseAll();
    /// Checks the own locks that the diff contradicts.
    void apply(const BoardDiff &diff);

Q_SIGNALS:
    void changed(const QList<Lockscope::OwnLock> &locks);
    void taken(const QByteArray &name, const QByteArray &token);
    /// Emitted before anything is sent.
    void releasing(const QByteArray &name, const QByteArray &token);
    void lost(const QByteArray &name, const QByteArray &token, const QString &reason);
    void releaseOpen(const Lockscope::OpenRelease &release);

private:
    struct Held
    {
        HeldLock lock;
        bool autoRenew = true;
        Instant since;
        std::optional<Instant> checkedAt = {}; ///< last check of a contradiction
    };

    [[nodiscard]] static bool isContradicted(const Held &held, const LockState &lock);
    [[nodiscard]] static OwnLock describe(const HeldLock &lock, bool autoRenew);
    void check(const QByteArray &name);
    /// Why no lock can be acquired within `wait`, from restarts and TTLs that watching saw, as the window shows it.
    [[nodiscard]] std::optional<Error> quarantine(Millis wait) const;
    /// Passes on restarts, failovers and TTLs that watching saw. The client knows only its own, since it was made.
    void withholdVotes();
    void publish();
    /// Does nothing on a cluster, or before the sentinels have named a master.
    void makeClient();
    void followMaster();
    void dropIdleClient();

    DeploymentWatch *m_watch;
    const TransportFactory m_factory;
    const Clock &m_clock;
    LockClient *m_client = nullptr; ///< a child, as are ending ones
    std::map<QByteArray, Held> m_held;
    bool m_unlocked = false;
};

} // namespace Lockscope
