#include "filedialog.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QListView>

namespace Lockscope {

QFileDialog *makeFileDialog(QWidget *parent, const QString &title)
{
    auto *dialog = new QFileDialog(parent, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // A dialog of the desktop has neither.
    auto *typed = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    auto *shown = dialog->findChild<QListView *>(QStringLiteral("listView"));
    if (typed == nullptr || shown == nullptr)
        return dialog;
    QObject::connect(typed, &QLineEdit::textChanged, shown, [shown](const QString &text) {
        if (text.contains(QLatin1Char('/')))
            shown->clearSelection();
    });
    return dialog;
}

} // namespace Lockscope
