#pragma once

#include "../export.h"

#include <lockscope/core/session/addresslist.h>
#include <lockscope/core/session/profile.h>

#include <QVariantMap>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;
class QStackedWidget;
class QTabWidget;

namespace Lockscope {

class EnvironmentBar;
class ProfileNodesModel;
class ProfilePasswordStore;

/// The fields of one profile. Passwords that stand in a pasted address are taken out of sight as soon as the address is
/// complete; no password is ever shown, and one that is kept needs not be typed again.
class LOCKSCOPE_WIDGETS_EXPORT ProfileForm : public QWidget
{
    Q_OBJECT

public:
    /// All that was typed, also what is no profile yet; for memory only, it has passwords in it.
    struct Draft
    {
        Profile base;
        ProfilePasswords passwords;
        QVariantMap fields;
        bool edited = false;
    };

    explicit ProfileForm(QWidget *parent = nullptr);
    ~ProfileForm() override;

    void setProfile(const Profile &profile, const ProfilePasswords &passwords);
    /// Of the profile that is shown, when they were found later than it. What was typed since wins.
    void addPasswords(const ProfilePasswords &passwords);
    [[nodiscard]] Draft draft() const;
    void setDraft(const Draft &draft);
    [[nodiscard]] bool isEdited() const { return m_edited; } ///< since setProfile()
    void setSaved(const Profile &profile); ///< what is shown is kept now

    /// What the fields say; the error names the lines at fault, and the tab with them is shown.
    [[nodiscard]] Result<Profile> profile() const;
    [[nodiscard]] ProfilePasswords passwords() const;
    /// Kept ones included. The error is profile()'s or deploymentOf()'s.
    [[nodiscard]] Result<Deployment> deployment() const;
    /// Of whom the profile expects a password that is neither typed nor found, in words.
    [[nodiscard]] QStringList missingPasswords() const;
    void focusPassword();
    void showTabAtFault();
    /// For the words about where passwords can be kept.
    void setPasswordStore(const ProfilePasswordStore *store);
    void setGroups(const QStringList &groups); ///< offered to choose from

Q_SIGNALS:
    void edited();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeNodesTab();
    QWidget *makeLoginTab();
    QWidget *makeWatchTab();
    void connectFields();
    void onEdited();
    void onNodeEdited(int row, const Endpoint &endpoint);
    void browse(QLineEdit *field, const QString &title);
    void chooseColour();
    void showLook();
    void showNodes();
    void showKeeping();
    void showRule();
    void hidePasswordsOf(QPlainTextEdit *edit, quint16 defaultPort);
    [[nodiscard]] ProfileRule rule() const;
    [[nodiscard]] Profile fieldsWithoutNodes() const;
    [[nodiscard]] Result<QList<DialectPin>> pins() const;

    QLineEdit *m_name;
    QComboBox *m_group;
    QComboBox *m_environment;
    QLineEdit *m_colour;
    EnvironmentBar *m_look;
    QTabWidget *m_tabs;
    QComboBox *m_rule;
    QStackedWidget *m_where;
    QPlainTextEdit *m_addresses;
    ProfileNodesModel *m_nodes;
    QPlainTextEdit *m_sentinels;
    QLineEdit *m_master;
    QSpinBox *m_database;
    QLineEdit *m_sentinelUser;
    QLineEdit *m_sentinelPassword;
    QLineEdit *m_user;
    QLineEdit *m_password;
    QComboBox *m_keeping;
    QLabel *m_keepingWords;
    QGroupBox *m_tls;
    QLineEdit *m_caFile;
    QLineEdit *m_certFile;
    QLineEdit *m_keyFile;
    QLineEdit *m_serverName;
    QLineEdit *m_patterns;
    QCheckBox *m_generic;
    QPlainTextEdit *m_pins;
    QDoubleSpinBox *m_interval;
    const ProfilePasswordStore *m_store = nullptr;
    Profile m_base; ///< as it came
    ProfilePasswords m_passwords; ///< kept, or typed where they are no longer seen
    bool m_edited = false;
    bool m_filling = false;
};

} // namespace Lockscope
