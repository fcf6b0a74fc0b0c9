#pragma once

#include "folderguard.h"

#include <lockscope/core/base/result.h>
#include <lockscope/core/redis/endpoint.h>

#include <QObject>

#include <vector>

namespace Lockscope::App {

/// Real redis-server processes of the demo's own, on free ports of the loopback interface, in a temporary folder. They
/// are gone after exit, after a crash and after Ctrl+C.
class PrivateNodes : public QObject
{
    Q_OBJECT

public:
    explicit PrivateNodes(int count, QObject *parent = nullptr);
    ~PrivateNodes() override;

    /// Starts all and waits until they answer. The error says what to install or to mend.
    [[nodiscard]] Result<void> start();
    /// Starts all and does not wait: for whoever connects and sees for itself when they answer.
    [[nodiscard]] Result<void> launchAll();

    /// From its next start on `node` is a replica of `master`.
    void setReplicaOf(int node, int master) { m_nodes.at(static_cast<size_t>(node)).master = master; }
    /// Only by this can be told that the server that answers on the node's port is the one that was started.
    [[nodiscard]] qint64 processId(int node) const;
    /// Where they keep what they write; it goes with this object.
    [[nodiscard]] const QString &folder() const { return m_folder.path(); }

    [[nodiscard]] int count() const { return static_cast<int>(m_nodes.size()); }
    [[nodiscard]] QList<Endpoint> endpoints() const;
    [[nodiscard]] bool isRunning(int node) const;
    [[nodiscard]] bool isFrozen(int node) const;

    void kill(int node); ///< SIGKILL: its data is lost
    void restart(int node, bool withData = false); ///< on its old port, empty or with what it wrote when it was shut down (SHUTDOWN SAVE)
    void freeze(int node); ///< SIGSTOP: accepts connections, answers nothing
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
        int master = -1; ///< whose replica it is
    };

    void launch(NodeProcess &node);
    [[nodiscard]] Result<void> awaitAnswer(const NodeProcess &node) const;

    FolderGuard m_folder;
    std::vector<NodeProcess> m_nodes;
};

} // namespace Lockscope::App
