#include "sshaskpass.h"

#include "language.h"
#include "lookstyle.h"
#include "theme.h"

#include <lockscope/core/base/text.h>

#include <QApplication>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>

#include <csignal>
#include <cstdio>
#include <sys/prctl.h>

namespace Lockscope::App {

namespace {

/// The question may contain text of the server.
QString shown(const QString &question)
{
    QStringList lines;
    for (const auto &line : question.split(u'\n'))
        lines += visibleText(line, 400);
    return lines.join(u'\n');
}

bool confirm(const QString &question)
{
    QMessageBox box(QMessageBox::Question, QApplication::translate("SshAskpass", "SSH – Lockscope"), shown(question),
                    QMessageBox::Yes | QMessageBox::No);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(QMessageBox::No);
    return box.exec() == QMessageBox::Yes;
}

bool askSecret(const QString &question)
{
    QInputDialog dialog;
    dialog.setWindowTitle(QApplication::translate("SshAskpass", "SSH – Lockscope"));
    dialog.setLabelText(shown(question));
    dialog.setTextEchoMode(QLineEdit::Password);
    for (auto *label : dialog.findChildren<QLabel *>())
        label->setTextFormat(Qt::PlainText);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    std::printf("%s\n", dialog.textValue().toUtf8().constData());
    return true;
}

} // namespace

int runSshAskpass(int argc, char *argv[])
{
    prctl(PR_SET_PDEATHSIG, SIGTERM); // nobody waits for the answer once ssh has ended
    const QApplication application(argc, argv);
    if (QApplication::style()->name() == QLatin1String("fusion"))
        QApplication::setStyle(new LookStyle);
    ThemeSwitch::instance().begin();
    speak({});
    const QString question = QApplication::arguments().value(1);
    // ssh asks for the word "yes" before it takes an unknown host key, and only for consent if it says "confirm".
    if (qEnvironmentVariable("SSH_ASKPASS_PROMPT") == QLatin1String("confirm"))
        return confirm(question) ? 0 : 1;
    if (question.contains(QLatin1String("(yes/no"))) {
        std::puts(confirm(question) ? "yes" : "no");
        return 0;
    }
    return askSecret(question) ? 0 : 1;
}

} // namespace Lockscope::App
