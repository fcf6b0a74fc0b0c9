#pragma once

#include "../kit/export.h"
#include "profileform.h"

#include <lockscope/core/session/session.h>

#include <QDialog>
#include <QHash>

#include <functional>
#include <optional>

class QLabel;
class QPushButton;

namespace Lockscope {

class ProfileList;
class ProfilePasswordStore;
class ProfileStore;
class TextTableModel;

/// Asks which deployment to watch: the fields of one connection and, when there is a store, the kept ones beside them.
/// "Test" tells per node why it cannot be used. What was typed into one connection is still there after a look at
/// another, and after every error; it is not given up unasked. What is kept changes by "Save" alone: to connect with other
/// words or another password is a try. Only a password that was expected and not there is kept as the profile says.
class LOCKSCOPE_WIDGETS_EXPORT ConnectionDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ConnectionDialog(QWidget *parent = nullptr);
    ~ConnectionDialog() override;

    /// Shows the list of kept connections. Both must outlive the dialog.
    void setStores(ProfileStore *profiles, ProfilePasswordStore *passwords);

    /// One that was opened by other means: a new connection, with its passwords.
    void setDeployment(const Deployment &deployment);
    /// One that is not kept: as it stands in the list, or a new one.
    void setProfile(const Profile &profile, const ProfilePasswords &passwords);
    /// Such that stand in the list: who has connected to one, and then to another, finds it again. With their passwords, for memory only.
    void addUnkept(const QList<ProfileAndPasswords> &connections);
    /// Those that stand there by now: what was saved or deleted is none of them, what was just connected to may be one.
    [[nodiscard]] QList<ProfileAndPasswords> unkept() const;
    /// A kept one. Nothing happens when there is none of this id.
    void showProfile(const QString &id);
    /// Enter saves what is shown, before it connects.
    void preferSaving();
    /// Says why the dialog is there, and where to type the password.
    void askForPassword(const QString &why);
    /// Who has to be asked before what is chosen is connected to: until `goOn` is called the dialog stands, and longer if it is not.
    using Gate = std::function<void(const std::function<void()> &goOn)>;
    void setGate(Gate gate) { m_gate = std::move(gate); }
    /// What the fields say; the error names the line at fault.
    [[nodiscard]] Result<Deployment> deployment() const;

    void reject() override;

Q_SIGNALS:
    void deploymentChosen(const Lockscope::Deployment &deployment);
    /// The same, with the profile it came from; without an id when it is not kept.
    void profileChosen(const Lockscope::Profile &profile, const Lockscope::Deployment &deployment);
    /// It is kept as `profile` from now on. `before`: as it stood here before anything was typed; without an id when it was not kept.
    void saved(const Lockscope::Profile &profile, const Lockscope::Profile &before);

private:
    /// The part of what the fields say that matters to the nodes; none while it is no connection.
    [[nodiscard]] std::optional<std::pair<Profile, ProfilePasswords>> whatIsTested() const;
    void test();
    void dropTest(); ///< with its results
    void showTest(const BoardDiffPtr &diff);
    void choose();
    void connectNow();
    void conclude(const Profile &profile, const Deployment &chosen);
    /// Names what would be lost, and goes on with `then` when the operator agrees. `maySave`: what is shown may be saved first.
    void askAboutUnsaved(const QStringList &unsaved, bool maySave, void (ConnectionDialog::*then)());
    void drop(); ///< closes, whatever was typed
    [[nodiscard]] bool save();
    void tell(const QString &text);
    void tellError(const Error &error);

    void begin(const Profile &profile, const ProfilePasswords &passwords); ///< a connection that is not kept
    void leave(); ///< puts what was typed aside
    void arrive(const QString &id);
    void findPasswords(const Profile &profile);
    void keepMissingPasswords();
    [[nodiscard]] QStringList unsavedOthers() const; ///< their names
    void remove(const QString &id);
    void showDrafts();
    void importFile(const QString &path);
    void exportFile(const QString &path);
    [[nodiscard]] bool isKept(const QString &id) const;

    ProfileForm *m_form;
    ProfileList *m_list = nullptr;
    ProfileStore *m_profiles = nullptr;
    ProfilePasswordStore *m_passwords = nullptr;
    QLabel *m_message;
    TextTableModel *m_results;
    QPushButton *m_testButton;
    QPushButton *m_saveButton;
    QPushButton *m_connectButton = nullptr;
    std::unique_ptr<Session> m_tester;
    std::optional<std::pair<Profile, ProfilePasswords>> m_tested; ///< of which the results are, or will be
    QString m_testMessage; ///< how far that is
    QString m_current; ///< id of what is shown; of a draft that is not kept "new:" and a number
    QHash<QString, ProfileForm::Draft> m_drafts; ///< of others
    QHash<QString, ProfilePasswords> m_typed; ///< with what was saved, kept or not: it is not typed twice while this is open
    int m_draftsMade = 0;
    Gate m_gate;
    bool m_goesWithout = false; ///< it was said that a password is missing
};

} // namespace Lockscope
