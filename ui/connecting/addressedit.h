#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/addresslist.h>

#include <QHash>
#include <QPlainTextEdit>

namespace Lockscope {

/// Addresses of nodes, one in a line. A password that stands in one is taken out of sight as soon as the address is complete: where it
/// is pasted or dropped, by whatever way, before it is painted; where it is typed, when the focus leaves or the addresses are used. It
/// cannot be undone into sight again. In its place stands a sign, which goes wherever its line goes: erased, there is no password any
/// more. A line that cannot be read stays as it is but for that, to be mended by hand.
class LOCKSCOPE_WIDGETS_EXPORT AddressEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    AddressEdit(quint16 defaultPort, int lineCount, QWidget *parent);

    /// As many lines high, and no higher.
    static void prepare(QPlainTextEdit *edit, int lineCount);

    [[nodiscard]] AddressList list() const;
    void setEndpoints(const QList<Endpoint> &endpoints); ///< without their passwords: setPasswords()
    /// Of those addresses that have none. By the address, as in ProfilePasswords; others are left alone.
    void setPasswords(const QHash<QString, Secret> &passwords);
    /// Writes one address of the list anew; without a password it keeps its own. Nothing happens where its line cannot be read as a whole.
    void replace(int entry, const Endpoint &endpoint);
    void showLine(int line); ///< counted from 1
    void hidePasswords();

protected:
    void insertFromMimeData(const QMimeData *source) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] QString revealed(QString text) const;
    [[nodiscard]] QString masked(const QString &line);
    [[nodiscard]] QString maskedUri(const Endpoint &endpoint);
    [[nodiscard]] QString signFor(const Secret &password);
    /// Not by the cursor: what is undone must not come back. It stays in its line.
    void setLines(const QStringList &lines);

    const quint16 m_defaultPort;
    QHash<QString, Secret> m_masked; ///< by the sign that stands for it; as long as this is: what is cut comes back by pasting
};

} // namespace Lockscope
