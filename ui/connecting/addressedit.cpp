#include "addressedit.h"

#include <QRegularExpression>
#include <QSet>
#include <QTextBlock>

#include <algorithm>

namespace Lockscope {

namespace {

/// A number between two of these replaces a password.
constexpr QChar kSign(u'•');

struct Span
{
    qsizetype from = 0;
    qsizetype length = 0;
};

/// Guesses where the password is in the text behind a scheme. Empty: there is none.
Span passwordIn(QStringView rest)
{
    if (rest.startsWith(u'/'))
        return {}; // a socket's path
    if (const qsizetype at = rest.lastIndexOf(u'@'); at >= 0) {
        const qsizetype colon = rest.left(at).indexOf(u':');
        return {colon + 1, at - colon - 1}; // without a colon, all text before the @ is the password
    }
    // The @ is not typed yet. A port or an IPv6 address is not a password.
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
    else // the first address has no scheme
        starts.prepend(
            std::distance(line.begin(), std::find_if(line.begin(), line.end(), [](QChar c) { return !c.isSpace(); })));
    ends.append(line.size());
    QList<Span> spans;
    for (qsizetype i = 0; i < starts.size(); ++i) {
        const Span span = passwordIn(QStringView(line).mid(starts.at(i), ends.at(i) - starts.at(i)));
        if (span.length > 0)
            spans.append({starts.at(i) + span.from, span.length});
    }
    return spans;
}

/// Lines with problems are left to the user, so that nothing gets lost.
bool isReadable(const AddressList &all, int line)
{
    return std::none_of(all.problems.begin(), all.problems.end(),
                        [line](const auto &problem) { return problem.line == line; });
}

} // namespace

AddressEdit::AddressEdit(quint16 defaultPort, int lineCount, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_defaultPort(defaultPort)
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
    int told = 0; // the last line whose problems were added
    for (const auto &problem : std::as_const(all.problems)) {
        const QString line = lines.value(problem.line - 1);
        if (!line.contains(kSign)) {
            problems.append(problem);
        } else if (problem.line != std::exchange(told, problem.line)) {
            // The message must not contain the masked text.
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

void AddressEdit::setPasswords(const QHash<QString, Secret> &passwords)
{
    const AddressList all = list();
    QSet<int> lines;
    for (const auto &entry : all.entries) {
        if (entry.endpoint.password.isEmpty() && !passwords.value(entry.endpoint.display()).isEmpty()
            && isReadable(all, entry.line))
            lines.insert(entry.line);
    }
    if (lines.isEmpty())
        return;
    QHash<int, QStringList> pieces;
    for (auto entry : all.entries) {
        if (!lines.contains(entry.line))
            continue;
        if (entry.endpoint.password.isEmpty())
            entry.endpoint.password = passwords.value(entry.endpoint.display());
        pieces[entry.line] += maskedUri(entry.endpoint);
    }
    QStringList texts = toPlainText().split(u'\n');
    for (const int line : std::as_const(lines))
        texts[line - 1] = pieces.value(line).join(u' ');
    setLines(texts);
}

void AddressEdit::replace(int entry, const Endpoint &endpoint)
{
    const AddressList all = list();
    if (entry >= all.entries.size())
        return;
    const int line = all.entries.at(entry).line;
    if (!isReadable(all, line))
        return;
    QStringList pieces;
    for (qsizetype i = 0; i < all.entries.size(); ++i) {
        if (all.entries.at(i).line != line)
            continue;
        Endpoint present = all.entries.at(i).endpoint;
        if (i == entry) {
            const Secret before = present.password;
            present = endpoint;
            if (endpoint.password.isEmpty())
                present.password = before;
        }
        pieces += maskedUri(present);
    }
    QStringList texts = toPlainText().split(u'\n');
    texts[line - 1] = pieces.join(u' ');
    setLines(texts);
}

void AddressEdit::setLines(const QStringList &lines)
{
    const int line = textCursor().blockNumber();
    setPlainText(lines.join(u'\n'));
    QTextCursor cursor(document()->findBlockByNumber(line));
    cursor.movePosition(QTextCursor::EndOfBlock);
    setTextCursor(cursor);
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

QString AddressEdit::signFor(const Secret &password)
{
    const QString sign = kSign + QString::number(m_masked.size() + 1) + kSign;
    m_masked.insert(sign, password);
    return sign;
}

QString AddressEdit::maskedUri(const Endpoint &endpoint)
{
    QString uri = endpoint.uriWithoutPassword();
    if (endpoint.password.isEmpty())
        return uri;
    const QString sign = signFor(Secret(endpoint.password.reveal().toPercentEncoding()));
    if (endpoint.user.isEmpty())
        return uri.insert(uri.indexOf(QLatin1String("://")) + 3, u':' + sign + u'@');
    return uri.insert(uri.indexOf(u'@'), sign); // after the user and the colon
}

QString AddressEdit::masked(const QString &line)
{
    QString text = line;
    const auto spans = passwordsIn(line);
    for (auto span = spans.crbegin(); span != spans.crend(); ++span) {
        const QString password = line.mid(span->from, span->length);
        if (!m_masked.contains(password)) // otherwise it is a sign already
            text.replace(span->from, span->length, signFor(Secret(revealed(password).toUtf8())));
    }
    return text;
}

void AddressEdit::hidePasswords()
{
    QStringList texts = toPlainText().split(u'\n');
    const QStringList before = texts;
    for (auto &text : texts) {
        const AddressList all = readAddresses(revealed(text), m_defaultPort);
        const bool hasPassword = std::any_of(all.entries.begin(), all.entries.end(),
                                             [](const auto &entry) { return !entry.endpoint.password.isEmpty(); });
        if (!hasPassword || !all.problems.isEmpty()) {
            text = masked(text);
            continue;
        }
        const auto asSeen = readAddresses(text, m_defaultPort).entries;
        const bool isHidden = asSeen.size() == all.entries.size()
            && std::all_of(asSeen.begin(), asSeen.end(), [this](const auto &entry) {
                                  const Secret &seen = entry.endpoint.password;
                                  return seen.isEmpty() || m_masked.contains(QString::fromUtf8(seen.reveal()));
                              });
        if (isHidden)
            continue;
        QStringList pieces;
        for (const auto &entry : all.entries)
            pieces += maskedUri(entry.endpoint);
        text = pieces.join(u' ');
    }
    if (texts != before)
        setLines(texts);
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
