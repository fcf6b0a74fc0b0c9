#pragma once

#include "aftermath.h"
#include "releaseconfirmation.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace Lockscope {

class DeploymentWatch;

/// Follows the lock of each act until Aftermath::period() is over, by the board and by surveys of the key, and records
/// for the journal what became of it. The only place that makes an Aftermath. Lives in the engine thread.
class AftermathWatch : public QObject
{
    Q_OBJECT

public:
    struct Act;
    /// Returns false if the entry could not be written; it is written later.
    using Recorder = std::function<bool(const ReleasePlan &plan, const std::optional<ReleaseRound> &round,
                                        const QJsonObject &entry)>;

    AftermathWatch(DeploymentWatch *watch, const Clock &clock, Recorder record, QObject *parent = nullptr);
    /// Records the acts that are still followed.
    ~AftermathWatch() override;

    /// Call it before the act is sent: a slow node delays the report, and the board may show the effect before it.
    [[nodiscard]] std::shared_ptr<Act> prepare(const ReleasePlan &plan);
    /// Follows the act from now on, and no earlier act on this lock.
    void begin(const std::shared_ptr<Act> &act, const std::optional<ReleaseRound> &round, const ReleaseReport &report);

Q_SIGNALS:
    /// The finding or a node has changed, or the period is over.
    void changed(const Lockscope::Aftermath &aftermath);

private:
    void onBoardChanged(const QByteArray &name, const LockStatePtr &lock);
    void tick();
    void survey();
    void look(Act &act);
    [[nodiscard]] bool write(Act &act);

    DeploymentWatch *m_watch;
    const Clock &m_clock;
    const Recorder m_record;
    std::vector<std::shared_ptr<Act>> m_acts;
    QTimer m_tick;
    bool m_isAsking = false;
};

} // namespace Lockscope
