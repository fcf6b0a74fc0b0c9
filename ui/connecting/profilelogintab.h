#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/profile.h>

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace Lockscope {

class ProfilePasswordStore;

/// The fields of a profile for the login to its nodes, for keeping passwords, and for TLS.
class LOCKSCOPE_WIDGETS_EXPORT ProfileLoginTab : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileLoginTab(QWidget *parent);

    void fill(const Profile &profile);
    void read(Profile &profile) const;
    [[nodiscard]] QString password() const; ///< as typed
    [[nodiscard]] bool asksEachTime() const { return keeping() == PasswordKeeping::Ask; }
    /// Describes where passwords can be kept. `store` may be null.
    void showKeeping(const ProfilePasswordStore *store, const ProfilePasswords &kept);
    void focusPassword();

private:
    [[nodiscard]] QWidget *makeTls();
    [[nodiscard]] PasswordKeeping keeping() const;
    void browse(QLineEdit *field, const QString &title);

    QLineEdit *m_user;
    QLineEdit *m_password;
    QComboBox *m_keeping;
    QLabel *m_keepingWords;
    QCheckBox *m_tlsOnAll = nullptr;
    QLineEdit *m_caFile = nullptr;
    QLineEdit *m_certFile = nullptr;
    QLineEdit *m_keyFile = nullptr;
    QLineEdit *m_serverName = nullptr;
};

} // namespace Lockscope
