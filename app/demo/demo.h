#pragma once

#include "privatenodes.h"

#include <lockscope/core/board/deployment.h>

#include <QList>

#include <map>

class QAction;

namespace Lockscope::App {

/// The demo: five private nodes and the client processes that use them. The destructor ends all of them.
class Demo : public QObject
{
    Q_OBJECT

public:
    static constexpr int kNodes = 5;

    explicit Demo(QObject *parent = nullptr);
    ~Demo() override;

    [[nodiscard]] Result<void> start();

    [[nodiscard]] PrivateNodes &nodes() { return m_nodes; }
    [[nodiscard]] Deployment deployment() const;
    /// Kills or starts, and freezes or thaws a node. The demo owns them. Needs a QGuiApplication.
    [[nodiscard]] QList<QAction *> actionsOf(int node);

private:
    QList<QAction *> makeActions(int node);
    QProcess *startWorker(const QString &kind, const QString &lock);
    void startVictim();

    PrivateNodes m_nodes;
    WallTime m_beganAt;
    std::vector<std::unique_ptr<QProcess>> m_workers;
    std::map<int, QList<QAction *>> m_actions; ///< by node; made when asked for
};

} // namespace Lockscope::App
