#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/profile.h>

#include <QVariantMap>
#include <QWidget>

#include <optional>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QTabWidget;

namespace Lockscope {

class EnvironmentBar;
class ProfileLoginTab;
class ProfileNodesTab;
class ProfilePasswordStore;
class ProfileRouteTab;
class ProfileWatchTab;

/// The fields of one profile: name and look above, four tabs below. Never shows a password, and hides those in typed
/// or pasted addresses (AddressEdit). Nobody has to type a stored password again.
class LOCKSCOPE_WIDGETS_EXPORT ProfileForm : public QWidget
{
    Q_OBJECT

public:
    /// The content of all fields, even if it is not a valid profile. For memory only, because it contains passwords.
    struct Draft
    {
        Profile base;
        std::optional<Profile> unedited;
        ProfilePasswords loadedPasswords;
        ProfilePasswords passwords;
        QVariantMap fields;
        bool edited = false;
        bool unsaved = false;
    };

    explicit ProfileForm(QWidget *parent = nullptr);
    ~ProfileForm() override;

    void setProfile(const Profile &profile, const ProfilePasswords &passwords);
    /// Adds passwords of the shown profile that were loaded later. Typed passwords take precedence.
    void addPasswords(const ProfilePasswords &passwords);
    [[nodiscard]] Draft draft() const;
    void setDraft(const Draft &draft);
    [[nodiscard]] bool isEdited() const { return m_edited; } ///< since setProfile()
    /// There are changes to save. Typing a missing password does not count, because connecting requires it.
    [[nodiscard]] bool isUnsaved() const;
    [[nodiscard]] QString name() const; ///< as typed

    /// The profile in the fields. The error names the wrong lines; showTabAtFault() shows them.
    [[nodiscard]] Result<Profile> profile() const;
    [[nodiscard]] ProfilePasswords passwords() const;
    /// The deployment, with stored and typed passwords. Errors: as profile() and deploymentOf().
    [[nodiscard]] Result<Deployment> deployment() const;
    /// The profile needs this password, which was neither typed nor loaded. Erasing a loaded one does not count.
    [[nodiscard]] bool isMissing(const QString &whose) const;
    /// Whose passwords are missing, in words.
    [[nodiscard]] QStringList missingPasswords() const;
    /// Ends editing, and hides passwords that were typed into addresses.
    void finishTyping();
    void focusName();
    void focusPassword();
    /// Moves the focus to the next node without its password, if any.
    void goOnToNextPassword();
    /// Shows the first wrong field and moves the focus there, unless the focus is in another field.
    void showTabAtFault();
    /// Sets the store whose state the form describes. Null: none.
    void setPasswordStore(const ProfilePasswordStore *store);
    void setGroups(const QStringList &groups); ///< to choose from

Q_SIGNALS:
    void edited();

private:
    [[nodiscard]] QGridLayout *makeHead();
    void onEdited();
    void showAll();
    void showLook();
    void showNodes();
    void showKeeping();
    void chooseColour();
    [[nodiscard]] Environment environment() const;
    [[nodiscard]] Profile fieldsWithoutNodes() const;
    /// The user must type this password, because the profile needs it and it was not loaded.
    [[nodiscard]] bool isExpected(const QString &whose) const;

    QLineEdit *m_name;
    QComboBox *m_group;
    QComboBox *m_environment;
    QLineEdit *m_colour;
    EnvironmentBar *m_look;
    QTabWidget *m_tabs;
    ProfileNodesTab *m_nodes;
    ProfileLoginTab *m_login;
    ProfileRouteTab *m_route;
    ProfileWatchTab *m_watch;
    const ProfilePasswordStore *m_store = nullptr;
    Profile m_base; ///< as passed to setProfile()
    std::optional<Profile> m_unedited; ///< the fields before any editing
    ProfilePasswords m_loadedPasswords; ///< loaded with the profile, or later
    ProfilePasswords m_passwords; ///< the same; for single nodes, passwords in addresses count instead
    bool m_edited = false;
    bool m_filling = false;
};

} // namespace Lockscope
