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

/// Finds out from the nodes which clients of a stage hold the lock. A client may believe so
/// (ClientProcess::isHolding()) after its TTL has expired or another client took the lock. Uses connections of its own,
/// and repeats while setLooking(true).
class Holders : public QObject
{
    Q_OBJECT

public:
    static constexpr Millis kInterval{250};

    /// `stage` must be set up and outlive this object.
    explicit Holders(Stage &stage);
    ~Holders() override;

    void setLooking(bool looks);
    /// More than half of the client's nodes confirmed it in the latest answer, or its lock is on no node.
    [[nodiscard]] bool isConfirmed(const ClientProcess &client) const;
    /// Asks the nodes first.
    Task<bool> ask(const ClientProcess &client);

Q_SIGNALS:
    void changed();

private:
    void lookAgain();
    Task<Done> look();
    [[nodiscard]] bool isSuperseded(const ClientProcess &client) const;

    Stage &m_stage;
    std::vector<std::unique_ptr<Wire>> m_wires;
    qint64 m_commands = 0; ///< Wire needs a counter; nothing reads this one
    QTimer m_interval;
    QSet<QString> m_confirmed; ///< names of clients
    std::optional<Task<Done>> m_look; ///< last member: it uses the others
};

} // namespace Lockscope::Lab
