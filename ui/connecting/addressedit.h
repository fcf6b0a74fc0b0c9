#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/addresslist.h>

#include <QHash>
#include <QPlainTextEdit>

namespace Lockscope {

/// Edits addresses of nodes, one per line. Replaces each password by a sign. Pasted or dropped text changes before
/// painting, typed text when the focus leaves or before use. Undo does not bring a password back. The sign moves with
/// its text; deleting it deletes the password. A line with problems keeps all its other text.
class LOCKSCOPE_WIDGETS_EXPORT AddressEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    AddressEdit(quint16 defaultPort, int lineCount, QWidget *parent);

    /// Prepares an edit of at most `lineCount` lines, without wrapping. Tab leaves the edit.
    static void prepare(QPlainTextEdit *edit, int lineCount);

    [[nodiscard]] AddressList list() const;
    void setEndpoints(const QList<Endpoint> &endpoints); ///< without passwords, see setPasswords()
    /// Adds passwords to addresses that have none. Keys: addresses, as in ProfilePasswords.
    void setPasswords(const QHash<QString, Secret> &passwords);
    /// Replaces one address of list(), but keeps its password if `endpoint` has none. Ignores lines with problems.
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
    /// Replaces all text, not through the cursor, so that undo cannot bring passwords back. Keeps the cursor's line.
    void setLines(const QStringList &lines);

    const quint16 m_defaultPort;
    QHash<QString, Secret> m_masked; ///< by sign; never removed, because cut text may be pasted again
};

} // namespace Lockscope
