#include "addressedit.h"

#include <QTextBlock>

#include <algorithm>

namespace Lockscope {

AddressEdit::AddressEdit(quint16 defaultPort, int lineCount, QWidget *parent) : QPlainTextEdit(parent), m_defaultPort(defaultPort)
{
    prepare(this, lineCount);
}

void AddressEdit::prepare(QPlainTextEdit *edit, int lineCount)
{
    edit->setTabChangesFocus(true);
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    edit->setMinimumHeight(edit->fontMetrics().lineSpacing() * 3 + 12);
    edit->setMaximumHeight(edit->fontMetrics().lineSpacing() * lineCount + 12);
}

AddressList AddressEdit::list() const
{
    return readAddresses(toPlainText(), m_defaultPort);
}

void AddressEdit::setEndpoints(const QList<Endpoint> &endpoints)
{
    QStringList texts;
    for (const auto &endpoint : endpoints)
        texts += endpoint.uriWithoutPassword();
    setPlainText(texts.join(u'\n'));
}

void AddressEdit::replace(int entry, const Endpoint &endpoint)
{
    const AddressList all = list();
    if (entry >= all.entries.size())
        return;
    const int line = all.entries.at(entry).line;
    // A line with something in it that cannot be read is mended by hand: nothing of it may get lost.
    if (std::any_of(all.problems.begin(), all.problems.end(), [line](const auto &problem) { return problem.line == line; }))
        return;
    QStringList pieces;
    for (qsizetype i = 0; i < all.entries.size(); ++i) {
        const Endpoint &present = all.entries.at(i).endpoint;
        if (all.entries.at(i).line != line)
            continue;
        if (!present.password.isEmpty())
            Q_EMIT passwordTaken(present.display(), present.password);
        pieces += i == entry ? endpoint.uriWithoutPassword() : present.uriWithoutPassword();
    }
    QStringList texts = toPlainText().split(u'\n');
    texts[line - 1] = pieces.join(u' ');
    setPlainText(texts.join(u'\n'));
}

void AddressEdit::showLine(int line)
{
    setTextCursor(QTextCursor(document()->findBlockByNumber(line - 1)));
}

void AddressEdit::hidePasswords()
{
    QStringList texts = toPlainText().split(u'\n');
    bool changed = false;
    for (auto &text : texts) {
        const AddressList all = readAddresses(text, m_defaultPort);
        const bool hasPassword = std::any_of(all.entries.begin(), all.entries.end(), [](const auto &entry) { return !entry.endpoint.password.isEmpty(); });
        if (!hasPassword || !all.problems.isEmpty())
            continue;
        QStringList pieces;
        for (const auto &entry : all.entries) {
            if (!entry.endpoint.password.isEmpty())
                Q_EMIT passwordTaken(entry.endpoint.display(), entry.endpoint.password);
            pieces += entry.endpoint.uriWithoutPassword();
        }
        text = pieces.join(u' ');
        changed = true;
    }
    if (!changed)
        return;
    const int line = textCursor().blockNumber();
    setPlainText(texts.join(u'\n')); // not by the cursor: what is undone must not come back
    QTextCursor cursor(document()->findBlockByNumber(line));
    cursor.movePosition(QTextCursor::EndOfBlock);
    setTextCursor(cursor);
}

void AddressEdit::insertFromMimeData(const QMimeData *source)
{
    QPlainTextEdit::insertFromMimeData(source);
    hidePasswords();
}

void AddressEdit::focusOutEvent(QFocusEvent *event)
{
    hidePasswords();
    QPlainTextEdit::focusOutEvent(event);
}

} // namespace Lockscope
