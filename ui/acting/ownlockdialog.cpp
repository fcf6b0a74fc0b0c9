#include "ownlockdialog.h"

#include "../kit/fittingarea.h"
#include "../kit/fullnameview.h"
#include "../kit/livetip.h"
#include "../kit/screenfit.h"
#include "../kit/servertext.h"
#include "../tables/exportdialog.h"
#include "releasewording.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/wording.h>

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

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

OwnLockDialog::OwnLockDialog(Session *session, const OwnLock &lock, const LockStatePtr &seen, Act act, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_lock(lock)
    , m_act(act)
    , m_validFor(new QLabel(this))
    , m_message(plainLabel({}, this))
    , m_button(nullptr)
    , m_closeButton(nullptr)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(act == Act::Renew ? tr("Renew a lock") : tr("Release a lock"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_closeButton = buttons->button(QDialogButtonBox::Cancel);
    // Verb and object, so that nobody confirms the wrong action. A doubled & is not a mnemonic.
    const QString shown = Wording::name(lock.name, 40).replace(QLatin1Char('&'), QLatin1String("&&"));
    m_button = buttons->addButton(act == Act::Renew ? tr("Renew %1 for %2").arg(shown, Wording::duration(lock.ttl))
                                                    : tr("Release %1").arg(shown),
                                  QDialogButtonBox::AcceptRole);
    m_button->setObjectName(QStringLiteral("ownLockButton"));
    keepToolTipUpdated(m_button);
    m_message->setObjectName(QStringLiteral("ownLockMessage"));
    // Fields get their height once they have a width; the message takes the rest.
    m_validFor->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_validFor->setTextFormat(Qt::PlainText);
    m_validFor->setObjectName(QStringLiteral("ownLockLeft"));
    m_message->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto *content = new QWidget(this);
    auto *layout = new QFormLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *name = new FullNameView(Wording::name(lock.name, kWholeText), this);
    name->setObjectName(QStringLiteral("ownLockName"));
    layout->addRow(tr("Lock:"), name);
    layout->addRow(tr("Token:"), new FullNameView(visibleText(lock.token, kWholeText), this));
    layout->addRow(tr("Valid for:"), m_validFor);
    layout->addRow(m_message);
    auto *all = new QVBoxLayout(this);
    all->addWidget(new FittingArea(content, this), 1);
    all->addWidget(buttons);
    setMinimumWidth(460);
    resize(fittingScreen(
        this,
        {520, 14 * fontMetrics().lineSpacing()})); // fits the fields and a short message; more text makes it taller

    connect(m_button, &QPushButton::clicked, this, &OwnLockDialog::run);
    connect(buttons, &QDialogButtonBox::rejected, this, &OwnLockDialog::reject);
    connect(&m_timer, &QTimer::timeout, this, &OwnLockDialog::tick);
    connect(session, &Session::boardChanged, this, [this](const BoardDiffPtr &diff) {
        for (const auto &state : diff->changed) {
            if (state->name == m_lock.name)
                updateFromBoard(*state);
        }
    });
    connect(session, &Session::ownLockLost, this, [this](const QByteArray &lost, const QString &reason) {
        if (lost == m_lock.name)
            setLost(reason);
    });
    connect(session, &Session::ownReleaseOpen, this, [this](const OpenRelease &release) {
        if (release.token != m_lock.token)
            return;
        m_open = release;
        if (m_isGivenBack)
            showOpen();
    });
    if (seen && seen->name == lock.name)
        updateFromBoard(*seen);
    m_timer.start(250);
    tick();
}

void OwnLockDialog::tick()
{
    if (m_isGivenBack)
        return showOpen();
    const auto locks = m_session->ownLocks();
    const auto found
        = std::find_if(locks.begin(), locks.end(), [this](const OwnLock &lock) { return lock.token == m_lock.token; });
    if (found != locks.end()) {
        if (found->validUntil > m_lock.validUntil)
            m_seenUntil.reset(); // renewed since the last reading, which is old if reading is stopped
        m_lock = *found;
    } else if (!m_isAsking) { // during a release the session drops it first
        setLost({}); // the reason may follow in a moment
    }
    if (m_isAsking && m_act == Act::Release) {
        m_validFor->setText(tr("no longer, on nodes that released it"));
        return;
    }
    const Instant until = m_isLost ? Instant() : std::min(m_lock.validUntil, m_seenUntil.value_or(m_lock.validUntil));
    const Micros left = until - m_session->clock().now();
    m_validFor->setText(left > Micros(0) ? Wording::duration(left) : tr("no longer"));
}

void OwnLockDialog::updateFromBoard(const LockState &seen)
{
    if (seen.assessedAt + m_lock.ttl < m_lock.validUntil)
        return; // renewed since this reading
    const Assessment &assessment = seen.assessment;
    if (assessment.owner == m_lock.token && assessment.validity)
        m_seenUntil = seen.assessedAt + *assessment.validity;
    else
        m_seenUntil.reset(); // another owner, or unknown: the session reports a loss
}

void OwnLockDialog::setLost(const QString &reason)
{
    if (std::exchange(m_isLost, true) && reason.isEmpty())
        return; // already shown
    const QString words = tr("✖ The lock is lost: %1")
                              .arg(reason.isEmpty() ? tr("This window no longer holds it") : adviceForWindow(reason));
    m_message->setText(words);
    m_button->setEnabled(false);
    m_button->setToolTip(plainToolTip(words));
    tick();
}

void OwnLockDialog::reject()
{
    if (!m_isAsking)
        QDialog::reject();
}

/// Called repeatedly, because the remaining time changes.
void OwnLockDialog::showOpen()
{
    const Instant now = m_session->clock().now();
    m_message->setText(ReleaseWording::ownRelease(*m_open, m_session->clock(), 60));
    m_validFor->setText(
        m_open->isOpen() && m_open->endsBy > now
            ? tr("no longer; on silent nodes it expires in %1").arg(Wording::duration(m_open->endsBy - now))
            : tr("no longer"));
}

void OwnLockDialog::onAnswered(const Result<void> &result)
{
    m_isAsking = false;
    m_closeButton->setEnabled(true);
    tick();
    if (result) {
        // LockActions reports an open release.
        const QString words = m_act == Act::Renew ? tr("%1 is renewed.") : tr("%1 is released.");
        if (!m_open)
            Q_EMIT done(words.arg(Wording::name(m_lock.name, 60)), words.arg(Wording::name(m_lock.name, 4000)));
        accept();
    } else if (m_act == Act::Release && m_open) {
        m_isGivenBack = true;
        m_button->hide();
        m_closeButton->setText(tr("Close"));
        m_closeButton->setFocus();
        showOpen();
    } else if (!m_isLost) {
        m_button->setEnabled(true);
        m_button->setFocus();
        m_message->setText(
            tr("✖ At %1: %2")
                .arg(Wording::timeOfDay(m_session->clock().wallNow()), adviceForWindow(result.error().message)));
    }
}

void OwnLockDialog::run()
{
    m_button->setEnabled(false);
    m_closeButton->setEnabled(false);
    m_isAsking = true;
    m_message->setText(tr("Asking the nodes…"));
    tick();
    const auto future = m_act == Act::Renew ? m_session->renew(m_lock.name) : m_session->release(m_lock.name);
    whenDone(future, this, [this](const Result<void> &result) { onAnswered(result); });
}

} // namespace Lockscope
