#include "labdock.h"

#include "labpanel.h"

#include <QCloseEvent>

namespace Lockscope::Lab {

LabDock::LabDock(QWidget *parent) : QDockWidget(tr("Lab"), parent), m_panel(new LabPanel(this))
{
    setObjectName(QStringLiteral("labDock"));
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    setWidget(m_panel);
}

void LabDock::closeEvent(QCloseEvent *event)
{
    QDockWidget::closeEvent(event);
    Q_EMIT closed();
}

} // namespace Lockscope::Lab
