#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/addresslist.h>
#include <lockscope/core/session/profile.h>

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;
class QStackedWidget;
class QTableView;

namespace Lockscope {

class AddressEdit;
class ProfileNodesModel;

/// The fields of a profile for the addresses of its nodes, and for the login to sentinels.
class LOCKSCOPE_WIDGETS_EXPORT ProfileNodesTab : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileNodesTab(QWidget *parent);

    void fill(const Profile &profile);
    /// Adds passwords, as signs, to addresses that have none.
    void fillPasswords(const ProfilePasswords &passwords);
    /// Reads all fields but the addresses, which may be invalid, see endpoints().
    void read(Profile &profile) const;
    [[nodiscard]] ProfileRule rule() const;
    /// The addresses of the nodes or, with ProfileRule::Sentinel, of the sentinels.
    [[nodiscard]] AddressList addresses() const;
    /// Commits the open cell editor, and hides passwords in addresses.
    void finishTyping();
    /// addresses() without problems. The error names the wrong lines.
    [[nodiscard]] Result<QList<Endpoint>> endpoints() const;
    [[nodiscard]] QString sentinelPassword() const;

    void showRule();
    /// Shows each node's own settings, and those that it takes from `common`.
    void showNodes(const Profile &common, bool hasCommonPassword);
    /// Describes a stored password of the sentinels. `asked`: the profile asks for it each time.
    void showKept(const ProfilePasswords &kept, bool asked);
    /// Moves the focus to the password of this node or, with ProfileRule::Sentinel, of the sentinels.
    void focusPassword(const QString &whose);
    /// The first field with a mistake, or null.
    [[nodiscard]] QWidget *faultyField() const;
    /// Moves the focus to faultyField(), if any.
    void focusFault();

Q_SIGNALS:
    void passwordEntered(); ///< for a node, ended by Enter

private:
    [[nodiscard]] QWidget *makeDirect();
    [[nodiscard]] QWidget *makeSentinel();
    [[nodiscard]] AddressEdit *shownEdit() const;
    /// A label of fixed height for the problems in `edit`, so that nothing moves during typing.
    [[nodiscard]] QWidget *makeProblems(AddressEdit *edit, const char *name);
    /// The first `most` problems, one per line, then the other line numbers. Empty if there are none.
    [[nodiscard]] static QString wordsOf(const AddressList &list, qsizetype most);

    ProfileNodesModel *m_nodes;
    QComboBox *m_rule;
    QStackedWidget *m_where;
    AddressEdit *m_addresses = nullptr;
    QTableView *m_table = nullptr;
    AddressEdit *m_sentinels = nullptr;
    QLineEdit *m_master = nullptr;
    QSpinBox *m_database = nullptr;
    QLineEdit *m_sentinelUser = nullptr;
    QLineEdit *m_sentinelPassword = nullptr;
};

} // namespace Lockscope
