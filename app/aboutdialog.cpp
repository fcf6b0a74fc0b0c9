#include "aboutdialog.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/session/libraries.h>

#include <QClipboard>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSysInfo>
#include <QVBoxLayout>

namespace Lockscope::App {

namespace {

QString serverOf(const NodeStatus &node)
{
    const QString name = visibleText(node.label, 60);
    const QString address = visibleText(node.address, 120);
    const QString which = address.isEmpty() || address == name ? name : QStringLiteral("%1 (%2)").arg(name, address);
    if (node.retired)
        return AboutDialog::tr("%1: removed").arg(which);
    const QString facts = node.facts
        ? AboutDialog::tr("%1, role %2").arg(visibleText(node.facts->version, 60), visibleText(node.facts->role, 20))
        : AboutDialog::tr("version unknown");
    switch (node.reach) {
    case NodeStatus::Reach::Up: return QStringLiteral("%1: %2").arg(which, facts);
    case NodeStatus::Reach::Connecting: return AboutDialog::tr("%1: connecting").arg(which);
    case NodeStatus::Reach::Down: break;
    }
    return node.facts ? AboutDialog::tr("%1: not connected, last %2").arg(which, facts)
                      : AboutDialog::tr("%1: not connected, %2").arg(which, facts);
}

} // namespace

AboutDialog::AboutDialog(const QString &deployment, const std::vector<NodeStatus> &nodes, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("aboutDialog"));
    setWindowTitle(tr("About Lockscope"));
    auto *what
        = new QLabel(tr("Watch, take and release the locks that services share through Redis. MIT licence."), this);
    what->setTextFormat(Qt::PlainText);
    what->setWordWrap(true);
    auto *text = new QPlainTextEdit(textOf(deployment, nodes), this);
    text->setObjectName(QStringLiteral("aboutText"));
    text->setAccessibleName(tr("Versions"));
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *copy = buttons->addButton(tr("C&opy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("aboutCopy"));
    connect(copy, &QPushButton::clicked, this, [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(what);
    layout->addWidget(text, 1);
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Close)->setFocus();
    resize(560, 320);
}

QString AboutDialog::textOf(const QString &deployment, const std::vector<NodeStatus> &nodes)
{
    QStringList lines{QStringLiteral("Lockscope %1").arg(QCoreApplication::applicationVersion()),
                      tr("Qt %1, built with %2").arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR)),
                      QStringLiteral("hiredis %1").arg(hiredisVersion()),
                      QStringLiteral("%1, %2").arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture())};
    if (!nodes.empty()) {
        lines += QString();
        lines += deployment.isEmpty() ? tr("Servers:") : tr("Servers of %1:").arg(visibleText(deployment, 60));
        for (const auto &node : nodes)
            lines += QStringLiteral("  ") + serverOf(node);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace Lockscope::App
