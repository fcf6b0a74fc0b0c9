#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/profile.h>

#include <QWidget>

class QLineEdit;
class QTableWidget;
class QTableWidgetItem;

namespace Lockscope {

/// The fields of a profile for the way to its servers: SSH hosts, a proxy, and where announced addresses are reached.
class LOCKSCOPE_WIDGETS_EXPORT ProfileRouteTab : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileRouteTab(QWidget *parent);

    void fill(const Profile &profile);
    /// The error names the wrong field.
    [[nodiscard]] Result<Route> route() const;
    [[nodiscard]] QString proxyPassword() const; ///< as typed
    /// Describes a stored password of the proxy. `asked`: the profile asks for it each time.
    void showKept(const ProfilePasswords &kept, bool asked);
    void focusPassword();
    void focusFault(); ///< moves the focus to the first wrong field, if any

private:
    [[nodiscard]] Result<Route> read(QWidget **faulty) const;
    [[nodiscard]] Result<QList<AddressMapping>> readMap(QTableWidgetItem **faulty) const;
    void addMapping(const AddressMapping &mapping);
    void onMapEdited(int row, int column);

    QLineEdit *m_ssh;
    QLineEdit *m_proxy;
    QLineEdit *m_proxyPassword;
    QTableWidget *m_map;
};

} // namespace Lockscope
