#pragma once

#include "../kit/export.h"
#include "profileform.h"

#include <lockscope/core/session/session.h>

#include <QDialog>
#include <QHash>

#include <functional>
#include <optional>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace Lockscope {

class ProfileList;
class ProfilePasswordStore;
class ProfileStore;
class TextTableModel;

/// Asks which deployment to watch. Shows the fields of one connection and, with a store, the list of saved ones. The
/// test shows per node why it cannot be used. Unsaved text survives a switch to another connection and every error; the
/// dialog asks before it drops such text. Only saving changes a saved connection. Connecting saves missing passwords.
class LOCKSCOPE_WIDGETS_EXPORT ConnectionDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ConnectionDialog(QWidget *parent = nullptr);
    ~ConnectionDialog() override;

    /// Shows the list of saved connections. Both stores must outlive the dialog.
    void setStores(ProfileStore *profiles, ProfilePasswordStore *passwords);

    /// Shows a deployment that was opened by other means, as a new connection with its passwords.
    void setDeployment(const Deployment &deployment);
    /// Shows a connection that is not saved: its draft in the list if there is one, otherwise a new draft.
    void setProfile(const Profile &profile, const ProfilePasswords &passwords);
    /// Adds unsaved connections to the list, so that users find earlier ones again. Keeps passwords only in memory.
    void addUnkept(const QList<ProfileAndPasswords> &connections);
    /// The unsaved connections in the list, including the one just connected to.
    [[nodiscard]] QList<ProfileAndPasswords> unkept() const;
    /// Shows a saved connection. Does nothing if there is none with this id.
    void showProfile(const QString &id);
    /// Makes "Save" the default button.
    void preferSaving();
    /// Shows `why`, and moves the focus to the missing password.
    void askForPassword(const QString &why);
    /// Called before the dialog connects. The dialog stays open until the guard calls `goOn`, which it may never do.
    using ConnectGuard = std::function<void(const std::function<void()> &goOn)>;
    void setConnectGuard(ConnectGuard guard) { m_connectGuard = std::move(guard); }
    /// The deployment in the fields. The error names the wrong line.
    [[nodiscard]] Result<Deployment> deployment() const;

    void reject() override;

Q_SIGNALS:
    void deploymentChosen(const Lockscope::Deployment &deployment);
    /// The same, with its profile, which has no id if it is not saved.
    void profileChosen(const Lockscope::Profile &profile, const Lockscope::Deployment &deployment);
    /// The connection was saved as `profile`. `before`: its fields before typing; without an id if it was not saved.
    void saved(const Lockscope::Profile &profile, const Lockscope::Profile &before);

private:
    /// The part of the fields that a test depends on. Unset while the fields are not valid.
    [[nodiscard]] std::optional<std::pair<Profile, ProfilePasswords>> whatIsTested() const;
    void test();
    void dropTest(); ///< also clears the results
    void showTest(const BoardDiffPtr &diff);
    void choose();
    void connectNow();
    void conclude(const Profile &profile, const Deployment &chosen);
    /// Names what would be lost, and calls `then` if the operator agrees. `maySave`: offers to save before that.
    void askAboutUnsaved(const QStringList &unsaved, bool maySave, void (ConnectionDialog::*then)());
    void drop(); ///< closes without a question
    [[nodiscard]] bool save();
    void tell(const QString &text);
    void tellError(const Error &error);

    void begin(const Profile &profile, const ProfilePasswords &passwords); ///< a new draft
    void storeDraft(); ///< stores the fields as a draft
    void showConnection(const QString &id);
    void findPasswords(const Profile &profile);
    void keepMissingPasswords();
    [[nodiscard]] QStringList unsavedOthers() const; ///< names
    void remove(const QString &id);
    void showDrafts();
    void importFile(const QString &path);
    void exportFile(const QString &path);
    [[nodiscard]] bool isKept(const QString &id) const;

    ProfileForm *m_form;
    ProfileList *m_list = nullptr;
    QHBoxLayout *m_columns = nullptr; ///< the list, if any, and the form
    ProfileStore *m_profiles = nullptr;
    ProfilePasswordStore *m_passwords = nullptr;
    QLabel *m_message;
    TextTableModel *m_results;
    QPushButton *m_testButton;
    QPushButton *m_saveButton;
    QPushButton *m_connectButton = nullptr;
    std::unique_ptr<Session> m_tester;
    std::optional<std::pair<Profile, ProfilePasswords>> m_tested; ///< input of the current results
    QString m_testMessage; ///< progress or result of the test
    QString m_current; ///< id of the shown connection; "new:" and a number for a draft
    QHash<QString, ProfileForm::Draft> m_drafts; ///< of connections that are not shown
    QHash<QString, ProfilePasswords> m_typed; ///< at the last save, to avoid typing them again
    int m_draftsMade = 0;
    ConnectGuard m_connectGuard;
    bool m_passwordWarningShown = false; ///< the message says that a password is missing
};

} // namespace Lockscope
