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
class ProfileWatchTab;

/// The fields of one profile: its name and look above, three tabs below. Passwords that stand in a pasted address are taken out of sight
/// as soon as the address is complete; no password is ever shown, and one that is kept needs not be typed again.
class LOCKSCOPE_WIDGETS_EXPORT ProfileForm : public QWidget
{
    Q_OBJECT

public:
    /// All that was typed, also what is no profile yet; for memory only, it has passwords in it.
    struct Draft
    {
        Profile base;
        std::optional<Profile> asFilled;
        ProfilePasswords found;
        ProfilePasswords passwords;
        QVariantMap fields;
        bool edited = false;
        bool unsaved = false;
    };

    explicit ProfileForm(QWidget *parent = nullptr);
    ~ProfileForm() override;

    void setProfile(const Profile &profile, const ProfilePasswords &passwords);
    /// Of the profile that is shown, when they were found later than it. What was typed since wins.
    void addPasswords(const ProfilePasswords &passwords);
    [[nodiscard]] Draft draft() const;
    void setDraft(const Draft &draft);
    [[nodiscard]] bool isEdited() const { return m_edited; } ///< since setProfile()
    /// Something was typed that is lost unless it is saved. A password that is expected and not there is none of it: whoever uses the
    /// profile is asked for that.
    [[nodiscard]] bool isUnsaved() const;
    [[nodiscard]] QString name() const; ///< as typed

    /// What the fields say; the error names the lines at fault, and the tab with them is shown.
    [[nodiscard]] Result<Profile> profile() const;
    [[nodiscard]] ProfilePasswords passwords() const;
    /// Kept ones included. The error is profile()'s or deploymentOf()'s.
    [[nodiscard]] Result<Deployment> deployment() const;
    /// The profile expects a password of this one, which is neither typed nor found. One that was found and erased is not expected.
    [[nodiscard]] bool isMissing(const QString &whose) const;
    /// Of whom, in words.
    [[nodiscard]] QStringList missingPasswords() const;
    /// Those that were typed into addresses are out of sight.
    void finishTyping();
    void focusName();
    void focusPassword();
    /// After one was typed for a node: to the next node whose is missing, if any.
    void goOnToNextPassword();
    void showTabAtFault();
    /// For the words about where passwords can be kept.
    void setPasswordStore(const ProfilePasswordStore *store);
    void setGroups(const QStringList &groups); ///< offered to choose from

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
    /// It is a matter of asking.
    [[nodiscard]] bool isExpected(const QString &whose) const;

    QLineEdit *m_name;
    QComboBox *m_group;
    QComboBox *m_environment;
    QLineEdit *m_colour;
    EnvironmentBar *m_look;
    QTabWidget *m_tabs;
    ProfileNodesTab *m_nodes;
    ProfileLoginTab *m_login;
    ProfileWatchTab *m_watch;
    const ProfilePasswordStore *m_store = nullptr;
    Profile m_base; ///< as it came
    std::optional<Profile> m_asFilled; ///< what the fields said of it before anybody typed
    ProfilePasswords m_found; ///< with the profile, or later
    ProfilePasswords m_passwords; ///< those; of the nodes' own, those that stand in the addresses count
    bool m_edited = false;
    bool m_filling = false;
};

} // namespace Lockscope
