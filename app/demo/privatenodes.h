#pragma once

#include "folderguard.h"

#include <lockscope/core/base/result.h>
#include <lockscope/core/redis/endpoint.h>

#include <QObject>

#include <vector>

namespace Lockscope::App {

/// Real redis-server processes on free ports of the loopback interface, in a temporary folder. They end with this
/// program, even after a crash or Ctrl+C.
class PrivateNodes : public QObject
{
    Q_OBJECT

public:
    explicit PrivateNodes(int count, QObject *parent = nullptr);
    ~PrivateNodes() override;

    /// Starts all and waits until they answer. The error says what to install or fix.
    [[nodiscard]] Result<void> start();
    /// Starts all without waiting, for callers that find out themselves when the nodes answer.
    [[nodiscard]] Result<void> launchAll();

    /// Makes `node` a replica of `master` from its next start on.
    void setReplicaOf(int node, int master) { m_nodes.at(static_cast<size_t>(node)).master = master; }
    /// The process id. Compare it with INFO to verify that the answering server is the one that was started.
    [[nodiscard]] qint64 processId(int node) const;
    /// The folder with the nodes' files. The destructor removes it.
    [[nodiscard]] const QString &folder() const { return m_folder.path(); }

    [[nodiscard]] int count() const { return static_cast<int>(m_nodes.size()); }
    [[nodiscard]] QList<Endpoint> endpoints() const;
    [[nodiscard]] bool isRunning(int node) const;
    [[nodiscard]] bool isFrozen(int node) const;

    void kill(int node); ///< SIGKILL: its data is lost
    /// On its old port; empty, or with the data that it saved on shutdown (SHUTDOWN SAVE).
    void restart(int node, bool withData = false);
    void freeze(int node); ///< SIGSTOP: it accepts connections, but does not answer
    void thaw(int node);

Q_SIGNALS:
    void changed();

private:
    struct NodeProcess
    {
        QString name;
        quint16 port = 0;
        std::unique_ptr<QProcess> process;
        bool frozen = false;
        int master = -1; ///< the node that it replicates; -1: none
    };

    void launch(NodeProcess &node);
    [[nodiscard]] Result<void> awaitAnswer(const NodeProcess &node) const;

    FolderGuard m_folder;
    std::vector<NodeProcess> m_nodes;
};

} // namespace Lockscope::App
