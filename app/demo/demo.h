#pragma once

#include "privatenodes.h"

#include <lockscope/core/board/deployment.h>

#include <QObject>

#include <memory>
#include <vector>

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

private:
    QProcess *startWorker(const QString &kind, const QString &lock);
    void startVictim();

    PrivateNodes m_nodes;
    WallTime m_beganAt;
    std::vector<std::unique_ptr<QProcess>> m_workers;
};

} // namespace Lockscope::App
