#pragma once

#include "keysurvey.h"
#include "releasecontroller.h"

#include <QTimer>

namespace Lockscope {

/// Nodes of which it is not known what they have after an act, see openOwner(): each is asked once it answers again, and what it has
/// then is told, for the journal. Single-threaded.
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
        QByteArray owner; ///< for whom it stood there
        int timesThere = 0; ///< it was seen to stand there still: what was sent may be carried out late
    };
    /// False: it could not be written, and is to be told again.
    using Teller = std::function<bool(const Open &open, const QJsonObject &found)>;

    OpenOutcomes(DeploymentWatch *watch, const Clock &clock, Teller tell, QObject *parent = nullptr);

    /// Those of this act.
    void follow(const ReleasePlan &plan, const std::optional<ReleaseRound> &round, const ReleaseReport &report);

private:
    void ask();
    void take(const KeySurvey &survey);

    DeploymentWatch *m_watch;
    const Clock &m_clock;
    const Teller m_tell;
    std::vector<Open> m_open;
    QTimer m_next;
    bool m_isAsking = false;
};

} // namespace Lockscope
