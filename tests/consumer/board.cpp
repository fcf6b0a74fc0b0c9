// A view of the host's own, put together from the public models: the locks of one team, without Lockscope's window.
//   board [--print] NAMESPACE NODE-URI…
#include "nodes.h"

#include <lockscope/core/session/session.h>
#include <lockscope/ui/locks/locktablemodel.h>

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>
#include <QWidget>

using namespace Lockscope;

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QStringList arguments = application.arguments().mid(1);
    const bool print = arguments.removeAll(QStringLiteral("--print")) > 0;
    if (arguments.size() < 2)
        return 2;
    const QByteArray space = arguments.takeFirst().toUtf8();
    const auto nodes = nodesFrom(arguments);
    if (nodes.isEmpty())
        return 2;
    Session session({.name = QStringLiteral("ours"), .nodes = nodes, .possible = true});

    QWidget window;
    auto *state = new QLabel(&window);
    auto *table = new QTableView(&window);
    auto *layout = new QVBoxLayout(&window);
    layout->addWidget(state);
    layout->addWidget(table);
    auto *model = new LockTableModel(session.clock(), &window);
    model->setNamespace(space); // what the team calls its own
    table->setModel(model);
    for (int column = 0; column < model->columnCount(); ++column)
        table->setColumnHidden(column,
                               column != LockColumn::Name && column != LockColumn::Owner && column != LockColumn::Ttl);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);

    const auto rows = [&] {
        QStringList lines;
        for (int row = 0; row < model->rowCount(); ++row)
            lines += model->index(row, LockColumn::Name).data().toString() + QStringLiteral(" is held by ")
                + model->index(row, LockColumn::Owner).data().toString();
        return lines.join(u'\n');
    };
    QObject::connect(&session, &Session::boardChanged, &window, [&](const BoardDiffPtr &diff) {
        model->apply(diff);
        const Capability capability = Capability::of(diff->nodes, session.clock().wallNow());
        state->setText(QStringLiteral("%1 of %2 nodes answer").arg(capability.readable).arg(capability.nodes));
    });
    QObject::connect(model, &LockTableModel::rowsInserted, &window, [&] {
        if (!print)
            return;
        QTextStream(stdout) << state->text() << Qt::endl << rows() << Qt::endl;
        QCoreApplication::quit();
    });
    window.resize(700, 400);
    window.show();
    session.start();
    return QApplication::exec();
}
