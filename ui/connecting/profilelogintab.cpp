#include "profilelogintab.h"

#include "../kit/accelerator.h"
#include "../kit/filedialog.h"
#include "../kit/servertext.h"
#include "profilepasswords.h"

#include <lockscope/core/base/text.h>

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Lockscope {

ProfileLoginTab::ProfileLoginTab(QWidget *parent)
    : QWidget(parent)
    , m_user(new QLineEdit(this))
    , m_password(new QLineEdit(this))
    , m_keeping(new QComboBox(this))
    , m_keepingWords(new QLabel(this))
{
    m_user->setObjectName(QStringLiteral("connectUser"));
    m_user->setPlaceholderText(tr("ACL user of all nodes without their own; empty: the server's default user"));
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setObjectName(QStringLiteral("connectPassword"));
    m_keeping->setObjectName(QStringLiteral("connectKeeping"));
    m_keeping->addItem(tr("Ask each time"), static_cast<int>(PasswordKeeping::Ask));
    m_keeping->addItem(tr("Keep until Lockscope quits"), static_cast<int>(PasswordKeeping::Session));
    m_keeping->addItem(tr("Keep in the keychain"), static_cast<int>(PasswordKeeping::Keychain));
    m_keepingWords->setObjectName(QStringLiteral("connectKeepingWords"));
    prepareForServerText(m_keepingWords);

    auto *login = new QFormLayout;
    login->addRow(tr("&User:"), m_user);
    login->addRow(tr("&Password:"), m_password);
    login->addRow(tr("&Keep passwords:"), m_keeping);
    login->addRow(m_keepingWords);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(login);
    layout->addWidget(makeTls());
    layout->addStretch(1);
}

QWidget *ProfileLoginTab::makeTls()
{
    auto *tls = new QGroupBox(tr("TLS"), this);
    m_tlsOnAll = new QCheckBox(tr("TLS on all no&des (otherwise only for rediss:// addresses)"), tls);
    m_tlsOnAll->setObjectName(QStringLiteral("connectTlsAll"));
    auto *form = new QFormLayout(tls);
    form->addRow(m_tlsOnAll);
    const auto file = [this, tls, form](const char *name, const QString &label, const QString &placeholder) {
        auto *edit = new QLineEdit(tls);
        edit->setObjectName(QLatin1String(name));
        edit->setPlaceholderText(placeholder);
        auto *choose = new QPushButton(tr("Choose…"), tls);
        choose->setAutoDefault(false);
        choose->setAccessibleName(tr("Choose: %1").arg(label));
        connect(choose, &QPushButton::clicked, this, [this, edit, label] { browse(edit, label); });
        auto *row = new QHBoxLayout;
        row->addWidget(edit);
        row->addWidget(choose);
        auto *text = new QLabel(label, tls);
        text->setBuddy(edit);
        form->addRow(text, row);
        return edit;
    };
    m_caFile = file("connectCaFile", tr("CA &file:"), tr("PEM file; empty: the system's authorities"));
    m_certFile = file("connectCertFile", tr("Clie&nt certificate:"), tr("PEM file; empty: none"));
    m_keyFile = file("connectKeyFile", tr("Client ke&y:"), tr("PEM file of the certificate's key"));
    m_serverName = new QLineEdit(tls);
    m_serverName->setObjectName(QStringLiteral("connectServerName"));
    m_serverName->setPlaceholderText(tr("the name in the certificate; empty: the host of each address"));
    form->addRow(tr("Host na&me:"), m_serverName);
    return tls;
}

void ProfileLoginTab::fill(const Profile &profile)
{
    m_user->setText(profile.user);
    m_password->clear();
    m_keeping->setCurrentIndex(m_keeping->findData(static_cast<int>(profile.keeping)));
    m_tlsOnAll->setChecked(profile.tls.enabled);
    m_caFile->setText(profile.tls.caFile);
    m_certFile->setText(profile.tls.certFile);
    m_keyFile->setText(profile.tls.keyFile);
    m_serverName->setText(profile.tls.serverName);
}

void ProfileLoginTab::read(Profile &profile) const
{
    profile.user = m_user->text().trimmed();
    profile.keeping = keeping();
    profile.tls = {.enabled = m_tlsOnAll->isChecked(),
                   .caFile = m_caFile->text().trimmed(),
                   .certFile = m_certFile->text().trimmed(),
                   .keyFile = m_keyFile->text().trimmed(),
                   .serverName = m_serverName->text().trimmed()};
}

QString ProfileLoginTab::password() const
{
    return m_password->text();
}

PasswordKeeping ProfileLoginTab::keeping() const
{
    return static_cast<PasswordKeeping>(m_keeping->currentData().toInt());
}

void ProfileLoginTab::showKeeping(const ProfilePasswordStore *store, const ProfilePasswords &kept)
{
    m_password->setPlaceholderText(kept.common().isEmpty() ? tr("for all nodes without their own")
                                       : asksEachTime()    ? tr("as typed, not saved")
                                                           : tr("saved, not shown"));
    using State = ProfilePasswordStore::State;
    const State state = store == nullptr ? State::Absent : store->state();
    const QString absent = tr("No keychain is available%1. Lockscope can ask each time, or keep the password in "
                              "memory. It never writes passwords to a file.")
                               .arg(store == nullptr || store->whyAbsent().isEmpty()
                                        ? QString()
                                        : tr(" (%1)").arg(visibleText(store->whyAbsent(), 160)));
    m_keepingWords->setText(state == State::Absent        ? absent
                                : state == State::Unknown ? tr("Looking for a keychain…")
                                : keeping() == PasswordKeeping::Keychain
                                ? tr("Your desktop's keychain keeps the passwords. The profile contains none.")
                                : tr("A keychain is available. Lockscope never writes passwords to a file."));
}

void ProfileLoginTab::focusPassword()
{
    m_password->setFocus();
}

void ProfileLoginTab::browse(QLineEdit *field, const QString &title)
{
    auto *dialog = makeFileDialog(this, withoutAccelerator(title).remove(u':').remove(u'：'));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, field, &QLineEdit::setText);
    dialog->open();
}

} // namespace Lockscope
