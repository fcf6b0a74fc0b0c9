#include "actdialog.h"

#include "../kit/buttons.h"
#include "../kit/fittingarea.h"
#include "../kit/livetip.h"
#include "../kit/servertext.h"
#include "environmentband.h"
#include "unlockkey.h"

#include <lockscope/core/base/text.h>

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace Lockscope {

namespace {

constexpr int kSideMargin = 20;
constexpr int kLeastHeight = 200; ///< of what scrolls

} // namespace

ActDialog::ActDialog(Session *session, const Names &names, const ConfirmPanel::Words &words, int delaySeconds,
                     QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_confirm(new ConfirmPanel(session, words, delaySeconds, this))
    , m_title(serverTextLabel(names.title, this))
    , m_message(serverTextLabel(names.message, this))
    , m_unlockButton(new QPushButton(tr("Allow &changes"), this))
    , m_actButton(new QPushButton(this))
    , m_closeButton(new QPushButton(tr("Cancel"), this))
    , m_page(new QVBoxLayout)
    , m_buttons(new QHBoxLayout)
{
    setAttribute(Qt::WA_DeleteOnClose);
    // This text appears and disappears. It must not move the buttons.
    reserveLines(m_message, tr("Asking the nodes…"), 2);
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    keepToolTipUpdated(m_actButton);
    m_actButton->setObjectName(QLatin1String(names.act));
    m_actButton->setEnabled(false);
    m_actButton->setFocusPolicy(Qt::TabFocus); // an early click must not take the focus from a field
    m_unlockButton->setObjectName(QLatin1String(names.unlock));
    m_closeButton->setObjectName(QLatin1String(names.close));

    auto *content = new QWidget(this);
    content->setLayout(m_page);
    m_page->setContentsMargins(kSideMargin, 18, kSideMargin, 2 * kGrid);
    m_page->setSpacing(3 * kGrid);
    m_page->addWidget(m_title);
    m_scroll = new FittingArea(content, this);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setMinimumHeight(kLeastHeight);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(kSideMargin, kGrid, kSideMargin, 14);
    foot->setSpacing(2 * kGrid);
    foot->addWidget(m_message);
    foot->addLayout(m_buttons);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new EnvironmentBand(session->deployment(), this));
    layout->addWidget(m_scroll, 1);
    layout->addLayout(foot);

    connect(m_unlockButton, &QPushButton::clicked, session, &Session::unlockActions);
    connect(m_closeButton, &QPushButton::clicked, this, &ActDialog::reject);
    new UnlockKey(session, this);
}

void ActDialog::arrange(const QList<QPushButton *> &aside)
{
    for (auto *button : aside)
        m_buttons->addWidget(button);
    m_buttons->addStretch();
    const QList<QPushButton *> main{m_unlockButton, m_actButton, m_closeButton};
    for (auto *button : main)
        m_buttons->addWidget(button);
    QWidget *before = m_confirm->lastField();
    for (auto *button : main + aside) {
        // Enter in a field must not press a button, neither the action nor one that discards what was typed.
        button->setAutoDefault(false);
        setTabOrder(before, button);
        before = button;
    }
    restyle();
}

QString ActDialog::recorded(const QString &reason)
{
    const QString shown = visibleText(reason.trimmed(), 200);
    return shown.isEmpty() ? tr("Recorded in the audit journal.")
                           : tr("Recorded in the audit journal, with the reason “%1”.").arg(shown);
}

void ActDialog::updateActButton(const QString &text, const QString &whyNot, bool isEnabled)
{
    if (!m_actButton->toolTip().isEmpty())
        m_actButton->setDown(false); // a press from before must not become a click
    m_actButton->setEnabled(isEnabled);
    m_actButton->setToolTip(plainToolTip(whyNot));
    m_actButton->setText(text);
}

void ActDialog::updateCloseButton(bool isDone, bool isEnabled)
{
    m_closeButton->setText(isDone ? tr("Close") : tr("Cancel"));
    m_closeButton->setEnabled(isEnabled);
    m_closeButton->setAutoDefault(isDone); // Enter can no longer lose anything
    if (!isDone)
        m_closeButton->setDefault(false); // Qt keeps the last focused button as the default
}

void ActDialog::restyle()
{
    m_title->setFont(Type::scaled(font(), 1.3, QFont::DemiBold));
    if (m_confirm->isWaiting())
        m_confirm->styleButton(m_actButton);
    else
        makeDanger(m_actButton);
}

void ActDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace Lockscope
