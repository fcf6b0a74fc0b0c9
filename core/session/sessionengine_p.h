#pragma once

#include "../control/actingprobe.h"
#include "../control/releasecontroller.h"
#include "../diagnosis/contentionsample.h"
#include "../history/alerts.h"
#include "../history/history.h"
#include "../history/overlaps.h"
#include "ownlocks_p.h"

namespace Lockscope {

/// The part of a session in the engine thread: watching, history, alerts and actions. Create, use and destroy it there.
class SessionEngine : public QObject
{
    Q_OBJECT

public:
    SessionEngine(const Deployment &deployment, const SessionOptions &options);

    [[nodiscard]] DeploymentWatch &watch() { return m_watch; }
    [[nodiscard]] ReleaseController &control() { return m_control; }
    [[nodiscard]] Alerts &alerts() { return m_alerts; }
    [[nodiscard]] OwnLocks &own() { return m_own; }
    void setAlertRules(const AlertRules &rules);
    void setInterval(Millis interval);
    void setPossible(bool possible);
    /// `pauses` numbers the pause, and caughtUp() returns it.
    void setPaused(bool paused, quint64 pauses);
    [[nodiscard]] HistorySnapshotPtr history() const { return m_history.snapshot(m_options.clock->now()); }
    [[nodiscard]] std::vector<Alert> activeAlerts() const { return m_alerts.standing(m_options.clock->now()); }
    void executeRelease(const ReleasePlan &plan, const ReleaseConfirmation &confirmation,
                        const AnswerPtr<ReleaseReport> &answer);
    void sampleContention(const ContentionRequest &request, const AnswerPtr<ContentionReport> &answer);
    void setUnlocked(bool unlocked);
    /// Ends what is running, and releases own locks.
    [[nodiscard]] QFuture<void> shutDown();

Q_SIGNALS:
    void caughtUp(quint64 pauses);
    void boardChanged(const Lockscope::BoardDiffPtr &diff);
    void alertReported(const Lockscope::Alert &alert);
    void actingRefusal(const QString &refusal, const QString &lack);
    void ownLocksChanged(const QList<Lockscope::OwnLock> &locks);
    void ownLockLost(const QByteArray &name, const QString &reason);
    void ownReleaseOpen(const Lockscope::OpenRelease &release);
    void aftermathChanged(const Lockscope::Aftermath &aftermath);
    void ownActionDone(const Lockscope::OwnAction &ownAction, Lockscope::Instant at);

private:
    void setUnread(bool unread);
    /// Reports an own action to history, alerts and recorders.
    void note(const OwnAction &ownAction);
    /// Feeds history, alerts and own locks. Returns the diff to publish, with overlaps.
    [[nodiscard]] BoardDiffPtr remember(const BoardDiffPtr &diff);
    void tell(const std::vector<Alert> &alerts);

    const SessionOptions m_options;
    WatchPace m_pace;
    History m_history;
    Alerts m_alerts;
    Overlaps m_overlaps;
    QTimer m_tick;
    DeploymentWatch m_watch;
    ReleaseController m_control;
    OwnLocks m_own;
    std::unique_ptr<ActingProbe> m_probe; ///< set while actions are unlocked
    ContentionSample *m_sample = nullptr; ///< a child; null: none is running
    quint64 m_pauses = 0;
};

} // namespace Lockscope
