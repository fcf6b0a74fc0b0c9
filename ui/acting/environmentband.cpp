#include "environmentband.h"

#include "../kit/roles.h"
#include "../kit/servertext.h"
#include "../kit/type.h"

#include <lockscope/core/base/text.h>

#include <QEvent>

namespace Lockscope {

EnvironmentBand::EnvironmentBand(const Deployment &deployment, QWidget *parent)
    : QLabel(deployment.name.isEmpty() ? tr("PRODUCTION")
                                       : tr("PRODUCTION · %1").arg(visibleText(deployment.name, 200)),
             parent)
{
    setObjectName(QStringLiteral("releaseBand"));
    prepareForServerText(this);
    setAutoFillBackground(true);
    setContentsMargins(18, 7, 18, 7);
    setVisible(deployment.environment == Environment::Production);
    restyle();
}

void EnvironmentBand::restyle()
{
    if (m_isRestyling)
        return;
    m_isRestyling = true;
    const QPalette base = parentWidget()->palette();
    QPalette colours = base;
    colours.setColor(QPalette::Window, Roles::of(base).bad);
    colours.setColor(QPalette::WindowText, Roles::of(base).onBad);
    setPalette(colours);
    setFont(Type::strong(parentWidget()->font()));
    m_isRestyling = false;
}

void EnvironmentBand::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace Lockscope
