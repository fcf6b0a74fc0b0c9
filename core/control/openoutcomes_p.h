#pragma once

#include "keysurvey.h"
#include "releasecontroller.h"

#include <QTimer>

namespace Lockscope {

/// Follows nodes whose state after an act is unknown, see openOwner(). Surveys each one when it answers again, and
/// reports the result for the journal. Single-threaded.
class OpenOutcomes : public QObject
{
    Q_OBJECT

public:
    struct Open
    {
        ReleasePlan plan;
        std::optional<ReleaseRound> round;
        int node = 0;
        QString label;
        QByteArray owner; ///< may still have the lock there
        int timesThere = 0; ///< how often the key was still there; a sent command may be executed late
    };
    /// Returns false if the result could not be written; it is reported again later.
    using Reporter = std::function<bool(const Open &open, const QJsonObject &found)>;

    OpenOutcomes(DeploymentWatch *watch, const Clock &clock, Reporter report, QObject *parent = nullptr);

    /// Adds the open nodes of this act.
    void follow(const ReleasePlan &plan, const std::optional<ReleaseRound> &round, const ReleaseReport &report);

private:
    void ask();
    void take(const KeySurvey &survey);

    DeploymentWatch *m_watch;
    const Clock &m_clock;
    const Reporter m_report;
    std::vector<Open> m_open;
    QTimer m_next;
    bool m_isAsking = false;
};

} // namespace Lockscope
