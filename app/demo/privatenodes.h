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

    [[nodiscard]] int count() const { return static_cast<int>(m_nodes.size()); }
    [[nodiscard]] QList<Endpoint> endpoints() const;
    [[nodiscard]] bool isRunning(int node) const;
    [[nodiscard]] bool isFrozen(int node) const;

    void kill(int node); ///< SIGKILL: its data is lost
    void restart(int node); ///< empty, on its old port
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
    };

    void launch(NodeProcess &node);
    [[nodiscard]] Result<void> awaitAnswer(const NodeProcess &node) const;

    FolderGuard m_folder;
    std::vector<NodeProcess> m_nodes;
};

} // namespace Lockscope::App
