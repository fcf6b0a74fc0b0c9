#include "ownlockdialog.h"

#include "../exportdialog.h"
#include "../inwindow.h"
#include "../servertext.h"
#include "../wholename.h"
#include "../wording.h"

#include <lockscope/core/base/text.h>

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace Lockscope {

namespace {

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(parent);
    prepareForServerText(label);
    label->setText(text);
    return label;
}

} // namespace

OwnLockDialog::OwnLockDialog(Session *session, const OwnLock &lock, Act act, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_lock(lock)
    , m_act(act)
    , m_left(new QLabel(this))
    , m_message(plainLabel({}, this))
    , m_button(nullptr)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(act == Act::Renew ? tr("Renew a lock") : tr("Release a lock"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    // The verb and its object, so that nobody confirms the wrong thing; mnemonics are doubled away.
    const QString shown = Wording::name(lock.name, 40).replace(QLatin1Char('&'), QLatin1String("&&"));
    m_button = buttons->addButton(act == Act::Renew ? tr("Renew %1 for %2").arg(shown, Wording::duration(lock.ttl)) : tr("Release %1").arg(shown),
                                  QDialogButtonBox::AcceptRole);
    m_button->setObjectName(QStringLiteral("ownLockButton"));
    m_message->setObjectName(QStringLiteral("ownLockMessage"));
    // The fields above find their height when they have their width: what is left over then is the message's.
    m_left->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_left->setTextFormat(Qt::PlainText);
    m_message->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto *layout = new QFormLayout(this);
    auto *name = new WholeName(Wording::name(lock.name, kWholeText), this);
    name->setObjectName(QStringLiteral("ownLockName"));
    layout->addRow(tr("Lock:"), name);
    layout->addRow(tr("Token:"), new WholeName(visibleText(lock.token, kWholeText), this));
    layout->addRow(tr("Valid for:"), m_left);
    layout->addRow(m_message);
    layout->addRow(buttons);
    setMinimumWidth(460);

    connect(m_button, &QPushButton::clicked, this, &OwnLockDialog::run);
    connect(buttons, &QDialogButtonBox::rejected, this, &OwnLockDialog::reject);
    connect(&m_timer, &QTimer::timeout, this, &OwnLockDialog::tick);
    m_timer.start(250);
    tick();
}

void OwnLockDialog::tick()
{
    const auto locks = m_session->ownLocks();
    const auto found = std::find_if(locks.begin(), locks.end(), [this](const OwnLock &lock) { return lock.token == m_lock.token; });
    if (found != locks.end())
        m_lock = *found;
    const Micros left = m_lock.validUntil - m_session->clock().now();
    m_left->setText(left > Micros(0) ? Wording::duration(left) : tr("not any more"));
}

void OwnLockDialog::run()
{
    m_button->setEnabled(false);
    m_message->setText(tr("Asking the nodes…"));
    const auto future = m_act == Act::Renew ? m_session->renew(m_lock.name) : m_session->release(m_lock.name);
    whenDone(future, this, [this](const Result<void> &result) {
        m_button->setEnabled(true);
        if (!result) {
            m_message->setText(tr("✖ %1").arg(inWindow(result.error().message)));
            return;
        }
        const QString words = m_act == Act::Renew ? tr("%1 is renewed.") : tr("%1 is released.");
        Q_EMIT done(words.arg(Wording::name(m_lock.name, 60)), words.arg(Wording::name(m_lock.name, 4000)));
        accept();
    });
}

} // namespace Lockscope
