#pragma once

#include "task.h"
#include "wire.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <vector>

namespace Lockscope::Lab {

class ClientProcess;
class Stage;

/// Which clients of a stage hold the lock as the nodes have it. What a client believes (ClientProcess::isHolding()) may be over: its TTL ran
/// out, or another took the lock. Asks on connections of its own, again and again while it is told to.
class Holders : public QObject
{
    Q_OBJECT

public:
    static constexpr Millis kInterval{250};

    /// Outlived by the stage, whose nodes are set up.
    explicit Holders(Stage &stage);
    ~Holders() override;

    void setLooking(bool looks);
    /// More than half of its nodes said so when they were asked last; or its lock is on no node.
    [[nodiscard]] bool isConfirmed(const ClientProcess &seat) const;
    /// The same, having asked the nodes now.
    Task<bool> ask(const ClientProcess &seat);

Q_SIGNALS:
    void changed();

private:
    void lookAgain();
    Task<Done> look();
    [[nodiscard]] bool isSuperseded(const ClientProcess &seat) const;

    Stage &m_stage;
    std::vector<std::unique_ptr<Wire>> m_wires;
    qint64 m_commands = 0; ///< nobody asks
    QTimer m_interval;
    QSet<QString> m_confirmed; ///< names
    std::optional<Task<Done>> m_look; ///< last: it uses the rest
};

} // namespace Lockscope::Lab
