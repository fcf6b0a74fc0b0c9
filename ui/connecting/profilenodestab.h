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

/// The fields of a profile that say where its nodes are, and how to log in to sentinels.
class LOCKSCOPE_WIDGETS_EXPORT ProfileNodesTab : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileNodesTab(QWidget *parent);

    void fill(const Profile &profile);
    /// Into the addresses that have none of their own, each with a sign in its place.
    void fillPasswords(const ProfilePasswords &passwords);
    /// All but the nodes and sentinels, which may not be readable: endpoints().
    void read(Profile &profile) const;
    [[nodiscard]] ProfileRule rule() const;
    /// Of nodes, or of sentinels if those say where the nodes are.
    [[nodiscard]] AddressList addresses() const;
    /// What is being typed into a cell is taken, and passwords that stand in addresses are out of sight.
    void finishTyping();
    /// The same. The error names the lines at fault.
    [[nodiscard]] Result<QList<Endpoint>> endpoints() const;
    [[nodiscard]] QString sentinelPassword() const;

    void showRule();
    /// What each node says itself, and what it has of these.
    void showNodes(const Profile &common, bool hasCommonPassword);
    /// `asked`: what was typed is asked for again.
    void showKept(const ProfilePasswords &kept, bool asked);
    /// Of this node; where sentinels lead to the nodes, of the sentinels.
    void focusPassword(const QString &whose);
    /// False when nothing here is at fault.
    [[nodiscard]] bool focusFault();

Q_SIGNALS:
    void passwordEntered(); ///< of a node, and ended by Enter

private:
    [[nodiscard]] QWidget *makeDirect();
    [[nodiscard]] QWidget *makeSentinel();
    [[nodiscard]] AddressEdit *shownEdit() const;
    /// What in `edit` was not understood, and why: always as high, so that nothing moves while one types.
    [[nodiscard]] QWidget *makeProblems(AddressEdit *edit, const char *name);
    /// The first ones in words, a line each; empty when there are none.
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
