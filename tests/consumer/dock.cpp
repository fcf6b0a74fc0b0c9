// Somebody else's main window with Lockscope in a dock.
//   dock [--dark] [--grab FILE] NODE-URI…
#include <lockscope/ui/lockscopewidget.h>

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QPixmap>
#include <QTimer>

using namespace Lockscope;

namespace {

QPalette darkPalette()
{
    QPalette palette(QColor(53, 53, 53));
    palette.setColor(QPalette::Base, QColor(35, 35, 35));
    palette.setColor(QPalette::AlternateBase, QColor(45, 45, 45));
    palette.setColor(QPalette::Text, Qt::white);
    palette.setColor(QPalette::WindowText, Qt::white);
    palette.setColor(QPalette::ButtonText, Qt::white);
    palette.setColor(QPalette::Highlight, QColor(42, 110, 180));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    return palette;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QStringList arguments = application.arguments().mid(1);
    if (arguments.removeAll(QStringLiteral("--dark")) > 0)
        QApplication::setPalette(darkPalette());
    QString grabFile;
    if (const auto grab = arguments.indexOf(QStringLiteral("--grab")); grab >= 0) {
        grabFile = arguments.value(grab + 1);
        arguments.remove(grab, 2);
    }

    Deployment deployment{.name = QStringLiteral("the host's nodes")};
    for (const auto &uri : arguments) {
        if (const auto endpoint = Endpoint::fromUri(uri))
            deployment.nodes.append(*endpoint);
    }
    Session session(deployment);
    QMainWindow window;
    window.setCentralWidget(new QLabel(QStringLiteral("The host's own content")));
    auto *dock = new QDockWidget(QStringLiteral("Locks"), &window);
    dock->setWidget(new LockscopeWidget(&session));
    window.addDockWidget(Qt::RightDockWidgetArea, dock);
    window.resizeDocks({dock}, {1100}, Qt::Horizontal);
    window.resize(1280, 720);
    window.show();

    if (!grabFile.isEmpty()) {
        // The picture is taken a moment after the first complete board, when the table has been painted.
        QObject::connect(&session, &Session::boardChanged, &window, [&](const BoardDiffPtr &diff) {
            if (diff->complete)
                QTimer::singleShot(300, &window, [&] { QCoreApplication::exit(window.grab().save(grabFile) ? 0 : 1); });
        });
    }
    session.start();
    return QApplication::exec();
}
