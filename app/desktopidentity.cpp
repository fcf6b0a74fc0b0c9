#include "desktopidentity.h"

#include <QGuiApplication>

// Static libraries do not load their resources by themselves. Q_INIT_RESOURCE must be called outside of any namespace.
static void initIcons()
{
    Q_INIT_RESOURCE(lockscope_icons);
}

namespace Lockscope::App {

QString desktopId()
{
    return QStringLiteral("io.github.lockscope.Lockscope");
}

QIcon programIcon()
{
    initIcons();
    QIcon builtIn;
    for (const int size : {16, 24, 32, 48, 64, 128, 256})
        builtIn.addFile(QStringLiteral(":/lockscope/icons/%1.png").arg(size), QSize(size, size));
    return QIcon::fromTheme(desktopId(), builtIn);
}

void introduceToDesktop()
{
    QGuiApplication::setDesktopFileName(desktopId());
    QGuiApplication::setWindowIcon(programIcon());
}

} // namespace Lockscope::App
