#pragma once

#include "task.h"
#include "wire.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <vector>

namespace Lockscope::Lab {

class ClientProcess;
class Stage;

/// Watches the lock's key on each node of a stage, on connections of its own, and records each change as an event:
/// KeySet, KeyRenewed, KeyGone, NextInLine. Tells which clients really hold the lock: a client may believe so
/// (ClientProcess::isHolding()) after its TTL has expired or another client took the lock.
class KeyWatch : public QObject
{
    Q_OBJECT

public:
    static constexpr Millis kInterval{50};

    /// `stage` must be set up and outlive this object.
    explicit KeyWatch(Stage &stage);
    ~KeyWatch() override;

    /// Looks at once, besides each kInterval: something may have changed.
    void look();
    /// More than half of the client's nodes had its lock in their latest answer, or its lock is on no node.
    [[nodiscard]] bool isConfirmed(const ClientProcess &client) const;
    /// Asks the nodes first.
    Task<bool> ask(const ClientProcess &client);
    /// Done once these nodes have answered, or have been silent for too long.
    Task<Done> refresh(const QList<int> numbers);

Q_SIGNALS:
    /// Some node's key, or whether the node answers, has changed.
    void changed();

private:
    struct Node
    {
        std::unique_ptr<Wire> wire;
        bool isKnown = false; ///< its latest answer came in time
        bool hasKey = false;
        QByteArray owner = {}; ///< several, with spaces between, if they share the lock
        QByteArray next = {}; ///< in the queue of a fair lock
        Millis ttl{0}; ///< at `since`; -1: no expiry
        QElapsedTimer since = {};
        bool isWanted = false; ///< another look after the current one
        std::optional<Task<Done>> looking = {};
    };

    void look(size_t number);
    Task<Done> lookAt(size_t number);
    Later<Reply> question(const Node &node) const;
    /// `asked`: expected() when the question was sent.
    void take(size_t number, const Reply &reply, Millis asked);
    /// What the node's TTL should be by now, unless it was renewed.
    [[nodiscard]] static Millis expected(const Node &node);
    [[nodiscard]] bool isSuperseded(const ClientProcess &client) const;

    Stage &m_stage;
    qint64 m_commands = 0; ///< Wire needs a counter; nothing reads this one
    QTimer m_interval;
    std::vector<Node> m_nodes; ///< last member: its tasks use the others
};

} // namespace Lockscope::Lab
