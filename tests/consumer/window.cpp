#include <lockscope/core/session/session.h>
#include <lockscope/ui/lockscopewidget.h>

#include <QApplication>

using namespace Lockscope;

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const auto node = Endpoint::fromUri(QApplication::arguments().value(1)); // redis://127.0.0.1:6379
    if (!node)
        return 1;
    Session session({.name = QStringLiteral("shop"), .nodes = {*node}});
    LockscopeWidget lockscope(&session); // the session outlives the widget
    lockscope.show();
    session.start();
    return QApplication::exec();
}
