#pragma once

#include "../export.h"

#include <lockscope/core/session/addresslist.h>

#include <QHash>
#include <QPlainTextEdit>

namespace Lockscope {

/// Addresses of nodes, one in a line. A password that stands in one is taken out of sight as soon as the address is complete: where it
/// is pasted or dropped, by whatever way, before it is painted; where it is typed, when the focus leaves or the addresses are used. It
/// cannot be undone into sight again. A line that cannot be read stays, to be mended by hand, and a sign in it stands for its password.
class LOCKSCOPE_WIDGETS_EXPORT AddressEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    AddressEdit(quint16 defaultPort, int lineCount, QWidget *parent);

    /// As many lines high, and no higher.
    static void prepare(QPlainTextEdit *edit, int lineCount);

    [[nodiscard]] AddressList list() const;
    void setEndpoints(const QList<Endpoint> &endpoints); ///< without their passwords
    /// Writes one address of the list anew, without its password. Nothing happens where its line cannot be read as a whole.
    void replace(int entry, const Endpoint &endpoint);
    void showLine(int line); ///< counted from 1
    void hidePasswords();

Q_SIGNALS:
    /// One that is no longer seen. `whose`: as in ProfilePasswords.
    void passwordTaken(const QString &whose, const Lockscope::Secret &password);

protected:
    void insertFromMimeData(const QMimeData *source) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] QString revealed(QString text) const;
    [[nodiscard]] QString masked(const QString &line);

    const quint16 m_defaultPort;
    QHash<QString, Secret> m_masked; ///< by the sign that stands for it; as long as this is: what is cut comes back by pasting
};

} // namespace Lockscope
