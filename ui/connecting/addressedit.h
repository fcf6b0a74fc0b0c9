#pragma once

#include "../export.h"

#include <lockscope/core/session/addresslist.h>

#include <QPlainTextEdit>

namespace Lockscope {

/// Addresses of nodes, one in a line. A password that stands in one is taken out of sight as soon as the address is complete: where it
/// is pasted or dropped, by whatever way, before it is painted; where it is typed, when the focus leaves. It cannot be undone into
/// sight again. A line that cannot be read stays as it is, to be mended by hand.
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

Q_SIGNALS:
    /// One that is no longer seen. `whose`: as in ProfilePasswords.
    void passwordTaken(const QString &whose, const Lockscope::Secret &password);

protected:
    void insertFromMimeData(const QMimeData *source) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void hidePasswords();

    const quint16 m_defaultPort;
};

} // namespace Lockscope
