#include "demoactions.h"

#include "demo/demo.h"

#include <lockscope/ui/kit/icons.h>

#include <QAction>

namespace Lockscope::App {

QList<QAction *> demoActions(Demo *demo, int node)
{
    const QString powerName = QStringLiteral("demoPower%1").arg(node);
    const QString freezeName = QStringLiteral("demoFreeze%1").arg(node);
    if (auto *power = demo->findChild<QAction *>(powerName))
        return {power, demo->findChild<QAction *>(freezeName)};

    PrivateNodes &nodes = demo->nodes();
    auto *power = new QAction(demo);
    power->setObjectName(powerName);
    QObject::connect(power, &QAction::triggered, &nodes,
                     [&nodes, node] { nodes.isRunning(node) ? nodes.kill(node) : nodes.restart(node); });
    auto *freeze = new QAction(demo);
    freeze->setObjectName(freezeName);
    QObject::connect(freeze, &QAction::triggered, &nodes,
                     [&nodes, node] { nodes.isFrozen(node) ? nodes.thaw(node) : nodes.freeze(node); });
    const auto update = [&nodes, node, power, freeze] {
        const bool isRunning = nodes.isRunning(node);
        const bool isFrozen = nodes.isFrozen(node);
        power->setText(isRunning ? Demo::tr("&Kill node") : Demo::tr("&Start node"));
        power->setToolTip(isRunning ? Demo::tr("Kills the server process. Its keys are lost.")
                                    : Demo::tr("Starts the server again, empty, on its old port."));
        power->setIcon(symbolIcon(isRunning ? QStringLiteral("kill") : QStringLiteral("restart")));
        freeze->setText(isFrozen ? Demo::tr("&Thaw node") : Demo::tr("&Freeze node"));
        freeze->setToolTip(isFrozen
                               ? Demo::tr("Lets the server process go on.")
                               : Demo::tr("Stops the process: the server accepts connections but does not answer."));
        freeze->setIcon(symbolIcon(isFrozen ? QStringLiteral("play") : QStringLiteral("freeze")));
        freeze->setEnabled(isRunning);
    };
    QObject::connect(&nodes, &PrivateNodes::changed, power, update);
    update();
    return {power, freeze};
}

} // namespace Lockscope::App
