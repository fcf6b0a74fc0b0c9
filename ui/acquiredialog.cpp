#include "acquiredialog.h"

#include "servertext.h"
#include "wording.h"

#include <lockscope/core/base/text.h>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace Lockscope {

namespace {

QDoubleSpinBox *secondsBox(double least, double most, double value, QWidget *parent)
{
    auto *box = new QDoubleSpinBox(parent);
    box->setRange(least, most);
    box->setDecimals(1);
    box->setValue(value);
    box->setSuffix(AcquireDialog::tr(" s"));
    return box;
}

Millis millis(const QDoubleSpinBox *box)
{
    return Millis(static_cast<Millis::rep>(box->value() * 1000));
}

} // namespace

AcquireDialog::AcquireDialog(Session *session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_name(new QLineEdit(this))
    , m_ttl(secondsBox(0.1, 2'592'000, 30, this))
    , m_wait(secondsBox(0, 3600, 0, this))
    , m_autoRenew(new QCheckBox(tr("Renew until I release it"), this))
    , m_message(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Acquire a lock"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_name->setObjectName(QStringLiteral("acquireName"));
    m_name->setPlaceholderText(tr("for example orders:42"));
    m_autoRenew->setChecked(true);
    prepareForServerText(m_message);
    m_message->setObjectName(QStringLiteral("acquireMessage"));
    m_message->setText(tr("The lock is taken as a string key, by SET NX PX. Nodes asked: %n.", nullptr, static_cast<int>(session->deployment().nodes.size())));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Acquire"));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);

    auto *layout = new QFormLayout(this);
    layout->addRow(tr("&Name:"), m_name);
    layout->addRow(tr("&TTL:"), m_ttl);
    layout->addRow(tr("&Wait at most:"), m_wait);
    layout->addRow(QString(), m_autoRenew);
    layout->addRow(m_message);
    layout->addRow(m_buttons);
    setMinimumWidth(460);

    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!text.isEmpty() && m_attempt.isFinished()); });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &AcquireDialog::take);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &AcquireDialog::reject);
}

AcquireDialog::~AcquireDialog()
{
    m_attempt.cancel(); // what has come already is not affected
}

void AcquireDialog::reject()
{
    m_attempt.cancel();
    QDialog::reject();
}

void AcquireDialog::setRunning(bool running)
{
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!running);
    m_buttons->button(QDialogButtonBox::Cancel)->setText(running ? tr("Withdraw") : tr("Cancel"));
}

void AcquireDialog::setName(const QString &name)
{
    m_name->setText(name);
}

void AcquireDialog::take()
{
    LockOptions options;
    options.ttl = millis(m_ttl);
    options.wait = millis(m_wait);
    options.autoRenew = m_autoRenew->isChecked();
    setRunning(true);
    m_message->setText(tr("Asking the nodes…"));
    m_attempt = m_session->acquire(bytesFromText(m_name->text()), options);
    whenDone(m_attempt, this, [this](const Result<OwnLock> &result) { finish(result); });
}

void AcquireDialog::finish(const Result<OwnLock> &result)
{
    m_attempt = {};
    setRunning(false);
    if (!result) {
        m_message->setText(tr("✖ %1").arg(result.error().message));
        return;
    }
    Q_EMIT acquired(*result);
    accept();
}

} // namespace Lockscope
