#include "confirmpanel.h"

#include <lockscope/core/base/text.h>

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace Lockscope {

ConfirmPanel::ConfirmPanel(Session *session, const Words &words, int delaySeconds, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_environment(session->deployment().environment)
    , m_delaySeconds(delaySeconds)
    , m_form(new QFormLayout(this))
    , m_typed(new QLineEdit(this))
    , m_reason(new QLineEdit(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_typed->setObjectName(QLatin1String(words.typedName));
    m_reason->setObjectName(QLatin1String(words.reasonName));
    m_form->addRow(words.typedLabel, m_typed);
    m_form->addRow(isProduction() ? tr("&Reason (required):") : tr("&Reason (for the journal):"), m_reason);
    m_typed->setVisible(isProduction());
    m_form->labelForField(m_typed)->setVisible(isProduction());
    connect(m_typed, &QLineEdit::textChanged, this, &ConfirmPanel::changed);
    connect(m_reason, &QLineEdit::textChanged, this, &ConfirmPanel::changed);
    connect(session, &Session::actionsUnlockedChanged, this, &ConfirmPanel::changed);
    connect(&m_delay, &QTimer::timeout, this, [this] {
        if (--m_secondsLeft <= 0)
            m_delay.stop();
        Q_EMIT changed();
    });
}

QWidget *ConfirmPanel::lastField() const
{
    return m_reason;
}

void ConfirmPanel::focusFirst()
{
    (isProduction() ? m_typed : m_reason)->setFocus();
}

void ConfirmPanel::restartWait()
{
    if (m_environment != Environment::Unspecified)
        return;
    m_secondsLeft = m_delaySeconds;
    m_delay.start(1000);
    Q_EMIT changed();
}

void ConfirmPanel::styleButton(QPushButton *button) const
{
    QPalette colours;
    if (isWaiting())
        colours.setColor(QPalette::ButtonText, palette().color(QPalette::Disabled, QPalette::ButtonText));
    button->setPalette(colours);
}

bool ConfirmPanel::forgetTyped()
{
    const bool wasTyped = !m_typed->text().isEmpty();
    m_typed->clear();
    return wasTyped;
}

void ConfirmPanel::restoreReason(const QString &reason)
{
    m_reason->setText(reason);
    m_reason->setModified(true);
}

void ConfirmPanel::forgetReason()
{
    m_reason->clear();
}

void ConfirmPanel::proposeReason()
{
    m_reason->setModified(false);
    m_reason->selectAll();
    focusFirst(); // Tab from there keeps the reason selected
}

void ConfirmPanel::setOpen(bool open)
{
    m_typed->setEnabled(open);
    m_reason->setEnabled(open);
}

QByteArray ConfirmPanel::typed(const QByteArray &wanted) const
{
    // Accept the text as shown, which is unique for each name, or with escaped bytes.
    return m_typed->text() == visibleText(wanted, kTypedChars) ? wanted : bytesFromText(m_typed->text());
}

QString ConfirmPanel::reason() const
{
    return m_reason->text();
}

QString ConfirmPanel::typedReason() const
{
    return m_reason->isModified() ? m_reason->text() : QString();
}

QString ConfirmPanel::whyNot(const ConfirmMessages &messages) const
{
    if (!m_session->actionsUnlocked())
        return messages.unlocked;
    if (m_secondsLeft > 0)
        return messages.look;
    if (isProduction() && typed(messages.typed) != messages.typed)
        return messages.typing;
    if (isProduction() && m_reason->text().trimmed().isEmpty())
        return tr("This is production: give a reason for the journal.");
    return {};
}

} // namespace Lockscope
