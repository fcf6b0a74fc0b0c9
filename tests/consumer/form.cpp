// A form made with Qt Designer, with Lockscope in it (form.ui).
//   form [--print] NODE-URI…
#include "nodes.h"
#include "ui_form.h"

#include <lockscope/core/session/session.h>
#include <lockscope/ui/locks/locktablemodel.h>
#include <lockscope/ui/lockscopewidget.h>

#include <QApplication>

using namespace Lockscope;

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QStringList arguments = application.arguments().mid(1);
    const bool print = arguments.removeAll(QStringLiteral("--print")) > 0;
    const auto nodes = nodesFrom(arguments);
    if (nodes.isEmpty())
        return 2;
    Session session({.name = QStringLiteral("checkout"), .nodes = nodes, .possible = true});

    QWidget window;
    Ui::HostForm form;
    form.setupUi(&window);
    LockscopeWidget *lockscope = form.locks->setSession(&session);
    const LockTableModel *model = lockscope->model();
    QObject::connect(model, &LockTableModel::rowsInserted, &window, [&] {
        if (!print)
            return;
        QTextStream(stdout) << model->index(0, LockColumn::Name).data().toString() << Qt::endl;
        QCoreApplication::quit();
    });
    window.show();
    session.start();
    return QApplication::exec(); // the window goes before the session
}
