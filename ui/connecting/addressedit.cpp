#include "addressedit.h"

#include <QRegularExpression>
#include <QTextBlock>

#include <algorithm>

namespace Lockscope {

namespace {

/// Around a number, it stands for a password.
constexpr QChar kSign(u'•');

struct Span
{
    qsizetype from = 0;
    qsizetype length = 0;
};

/// Where in the text behind a scheme its password stands, if any does; nobody can tell it from the rest for sure.
Span passwordIn(QStringView rest)
{
    if (rest.startsWith(u'/'))
        return {}; // a socket's path
    if (const qsizetype at = rest.lastIndexOf(u'@'); at >= 0) {
        const qsizetype colon = rest.left(at).indexOf(u':');
        return {colon + 1, at - colon - 1}; // a lone word before the @ is one
    }
    // Its end is not typed yet. A port or an IPv6 address is none.
    static const QRegularExpression kUnfinished(QStringLiteral("^:(?![0-9a-fA-F:.]*(?:\\s|$))\\S+"));
    const auto match = kUnfinished.match(rest.toString());
    return match.hasMatch() ? Span{1, match.capturedLength() - 1} : Span{};
}

QList<Span> passwordsIn(const QString &line)
{
    static const QRegularExpression kScheme(QStringLiteral("[a-z+]+://"), QRegularExpression::CaseInsensitiveOption);
    QList<qsizetype> starts;
    QList<qsizetype> ends;
    for (auto it = kScheme.globalMatch(line); it.hasNext();) {
        const auto scheme = it.next();
        ends.append(scheme.capturedStart());
        starts.append(scheme.capturedEnd());
    }
    const bool isFirst = !starts.isEmpty() && QStringView(line).left(ends.first()).trimmed().isEmpty();
    if (isFirst)
        ends.removeFirst();
    else
        starts.prepend(std::distance(line.begin(), std::find_if(line.begin(), line.end(), [](QChar c) { return !c.isSpace(); }))); // without a scheme
    ends.append(line.size());
    QList<Span> spans;
    for (qsizetype i = 0; i < starts.size(); ++i) {
        const Span span = passwordIn(QStringView(line).mid(starts.at(i), ends.at(i) - starts.at(i)));
        if (span.length > 0)
            spans.append({starts.at(i) + span.from, span.length});
    }
    return spans;
}

} // namespace

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
    AddressList all = readAddresses(revealed(toPlainText()), m_defaultPort);
    const QStringList lines = toPlainText().split(u'\n');
    QList<AddressList::Problem> problems;
    int told = 0; // the line of which it is told already
    for (const auto &problem : std::as_const(all.problems)) {
        const QString line = lines.value(problem.line - 1);
        if (!line.contains(kSign)) {
            problems.append(problem);
        } else if (problem.line != std::exchange(told, problem.line)) {
            // In its words there must be nothing of what is masked.
            auto ofSigns = readAddresses(line, m_defaultPort).problems;
            if (ofSigns.isEmpty())
                ofSigns.append({.reason = problem.reason});
            for (auto &each : ofSigns) {
                each.line = problem.line;
                problems.append(each);
            }
        }
    }
    all.problems = problems;
    return all;
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

QString AddressEdit::revealed(QString text) const
{
    for (auto it = m_masked.cbegin(); it != m_masked.cend(); ++it)
        text.replace(it.key(), QString::fromUtf8(it.value().reveal()));
    return text;
}

QString AddressEdit::masked(const QString &line)
{
    QString text = line;
    const auto spans = passwordsIn(line);
    for (auto span = spans.crbegin(); span != spans.crend(); ++span) {
        const QString password = line.mid(span->from, span->length);
        if (m_masked.contains(password))
            continue; // it is the sign
        const QString sign = kSign + QString::number(m_masked.size() + 1) + kSign;
        m_masked.insert(sign, Secret(revealed(password).toUtf8()));
        text.replace(span->from, span->length, sign);
    }
    return text;
}

void AddressEdit::hidePasswords()
{
    QStringList texts = toPlainText().split(u'\n');
    bool changed = false;
    for (auto &text : texts) {
        const AddressList all = readAddresses(revealed(text), m_defaultPort);
        const bool hasPassword = std::any_of(all.entries.begin(), all.entries.end(), [](const auto &entry) { return !entry.endpoint.password.isEmpty(); });
        if (!hasPassword || !all.problems.isEmpty()) {
            const QString hidden = masked(text);
            changed = changed || hidden != text;
            text = hidden;
            continue;
        }
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
