#include "filedialog.h"

#include <lockscope/core/base/text.h>

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>

namespace Lockscope {

namespace {

struct FileWords
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::FileDialog)
};

class FileDialog final : public QFileDialog
{
public:
    FileDialog(QWidget *parent, const QString &title, PathRefusal refusal)
        : QFileDialog(parent, title)
        , m_refusal(std::move(refusal))
    {
    }

protected:
    void accept() override
    {
        const QStringList paths = selectedFiles();
        const QString path = paths.value(0);
        const QString why = m_refusal && paths.size() == 1 && !QFileInfo(path).isDir() ? m_refusal(path) : QString();
        if (why.isEmpty())
            return QFileDialog::accept();
        auto *box = new QMessageBox(QMessageBox::Warning, windowTitle(), why, QMessageBox::Ok, this);
        box->setObjectName(QStringLiteral("pathRefused"));
        box->setTextFormat(Qt::PlainText);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
    }

private:
    PathRefusal m_refusal;
};

} // namespace

QFileDialog *makeFileDialog(QWidget *parent, const QString &title, const PathRefusal &refusal)
{
    auto *dialog = new FileDialog(parent, title, refusal);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Native dialogs have neither.
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

QString whyNotWritable(const QString &path, bool mayExist)
{
    constexpr qsizetype kShown = 300;
    const QFileInfo file(path);
    const QFileInfo folder(file.absolutePath());
    if (!folder.isDir())
        return FileWords::tr("There is no folder %1").arg(visibleText(folder.filePath(), kShown));
    if (!file.exists())
        return folder.isWritable()
            ? QString()
            : FileWords::tr("The folder %1 is not writable").arg(visibleText(folder.filePath(), kShown));
    if (!mayExist)
        return FileWords::tr("%1 exists. Choose another name").arg(visibleText(path, kShown));
    return file.isWritable() ? QString() : FileWords::tr("%1 is not writable").arg(visibleText(path, kShown));
}

} // namespace Lockscope
