#include "lockfilterparser.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/dialect.h>
#include <lockscope/core/dialects/spellings.h>
#include <lockscope/core/dialects/words.h>
#include <lockscope/core/words/wording.h>

#include <algorithm>
#include <cmath>

namespace Lockscope {

namespace {

constexpr std::array kVerdicts{Verdict::Held,    Verdict::HeldDegraded, Verdict::Leftover, Verdict::Split,
                               Verdict::Unknown, Verdict::NoExpiry,     Verdict::RenewLate};
constexpr std::array kModes{LockMode::Exclusive, LockMode::Read, LockMode::Write, LockMode::Permits};

/// Words of letters and digits, each after one space: " held degraded". Signs like those before a state are left out.
QString spacedWords(const QString &text)
{
    QString words;
    bool isInWord = false;
    for (const QChar sign : text.toCaseFolded()) {
        if (!sign.isLetterOrNumber()) {
            isInWord = false;
            continue;
        }
        if (!std::exchange(isInWord, true))
            words += u' ';
        words += sign;
    }
    return words;
}

} // namespace

quint32 LockFilter::Parser::statesBeginningWith(const QString &text)
{
    constexpr qsizetype kFewLetters = 3; // fewer begin too many words; but a Chinese word may have no more than one
    const auto isAscii = [](QChar sign) { return sign.unicode() < 0x80; };
    const bool isShort = text.size() < kFewLetters && std::all_of(text.begin(), text.end(), isAscii);
    const bool areWords = std::all_of(text.begin(), text.end(), [](QChar sign) {
        return sign.isLetterOrNumber() || sign == u' ' || sign == u'-' || sign == u'_' || sign == u',';
    });
    const QString beginning = spacedWords(text);
    if (isShort || !areWords || beginning.isEmpty())
        return 0;
    quint32 states = 0;
    const auto add = [&](unsigned bit, const QString &words) {
        if (spacedWords(words).contains(beginning))
            states |= 1U << bit;
    };
    for (const Verdict verdict : kVerdicts) {
        add(static_cast<unsigned>(verdict), Wording::verdict(verdict));
        add(static_cast<unsigned>(verdict), QString(toString(verdict))); // English in every language
    }
    LockState overlap;
    overlap.assessment.verdict = Verdict::Held;
    overlap.overlap = LockOverlap();
    add(kOverlap, Wording::verdict(overlap));
    add(kOverlap, QStringLiteral("overlap"));
    LockState oneNode;
    oneNode.assessment.verdict = Verdict::Held;
    oneNode.assessment.local = true;
    oneNode.readings.resize(2);
    add(kOneNode, Wording::verdict(oneNode));
    add(kOneNode, QStringLiteral("one node"));
    return states;
}

QStringList LockFilter::Parser::verdictWords()
{
    QStringList list;
    for (const Verdict verdict : kVerdicts)
        list += toString(verdict);
    return list;
}

QStringList LockFilter::Parser::modeWords()
{
    QStringList list;
    for (const LockMode mode : kModes)
        list += toString(mode);
    return list;
}

QStringList LockFilter::Parser::dialectWords()
{
    QStringList list;
    for (const auto &dialect : DialectCatalog::standard().all())
        list += dialect->id();
    return list;
}

std::vector<LockFilter::Term> LockFilter::Parser::terms()
{
    while (!m_error) {
        while (m_at < m_text.size() && m_text.at(m_at).isSpace())
            ++m_at;
        if (m_at == m_text.size())
            break;
        m_term = m_at;
        readTerm();
    }
    if (m_error)
        m_terms.clear();
    return std::move(m_terms);
}

void LockFilter::Parser::fail(qsizetype position, qsizetype length, const QString &message)
{
    m_error = LockFilterError{.position = position, .length = length, .term = m_term, .message = message};
}

qsizetype LockFilter::Parser::endOfWord(qsizetype from) const
{
    while (from < m_text.size() && !m_text.at(from).isSpace())
        ++from;
    return from;
}

void LockFilter::Parser::readTerm()
{
    Term term;
    if (m_text.at(m_at) == u'-') {
        if (m_at + 1 == m_text.size() || m_text.at(m_at + 1).isSpace()) {
            fail(m_at, 1, tr("Write a term after the minus sign, as in -owner:api."));
            return;
        }
        term.negated = true;
        ++m_at;
    }
    for (const FieldName &field : kFields) {
        const QLatin1String name(field.name);
        const auto rest = QStringView(m_text).mid(m_at);
        if (rest.size() <= name.size() || !rest.startsWith(name, Qt::CaseInsensitive))
            continue;
        const QChar next = rest.at(name.size());
        const bool comparison = next == u'<' || next == u'>' || next == u'=';
        if (field.isText && next == u':') {
            m_at += name.size() + 1;
            term.field = field.field;
            readText(term);
            return;
        }
        if (!field.isText && comparison) {
            m_at += name.size();
            term.field = field.field;
            readComparison(term, field);
            return;
        }
        if (!field.isText && next == u':') {
            fail(m_at, name.size() + 1, tr("Compare %1: write %1<… or %1>….").arg(name));
            return;
        }
        if (field.isText && comparison) {
            fail(m_at, name.size() + 1, tr("%1 is text: write %1: and a part of it.").arg(name));
            return;
        }
    }
    if (isUnknownComparison()) {
        fail(m_at, endOfWord(m_at) - m_at,
             tr("Compare one of ttl, held, blocked, waiters, votes, holds and fence. Put text into quotation marks."));
        return;
    }
    readText(term);
}

bool LockFilter::Parser::isUnknownComparison() const
{
    qsizetype at = m_at;
    while (at < m_text.size() && m_text.at(at).isLetter())
        ++at;
    if (at == m_at || at == m_text.size() || (m_text.at(at) != u'<' && m_text.at(at) != u'>'))
        return false;
    ++at;
    if (at < m_text.size() && m_text.at(at) == u'=')
        ++at;
    return at < m_text.size() && m_text.at(at).isDigit();
}

bool LockFilter::Parser::readValue(QString &value)
{
    if (m_at == m_text.size() || m_text.at(m_at) != u'"') {
        const qsizetype end = endOfWord(m_at);
        value = m_text.mid(m_at, end - m_at);
        m_at = end;
        return true;
    }
    const qsizetype start = m_at++;
    for (; m_at < m_text.size(); ++m_at) {
        QChar sign = m_text.at(m_at);
        if (sign == u'"') {
            ++m_at;
            if (m_at < m_text.size() && !m_text.at(m_at).isSpace()) {
                fail(m_at, endOfWord(m_at) - m_at, tr("Write a space after the closing quotation mark."));
                return false;
            }
            return true;
        }
        if (sign == u'\\' && m_at + 1 < m_text.size() && (m_text.at(m_at + 1) == u'"' || m_text.at(m_at + 1) == u'\\'))
            sign = m_text.at(++m_at);
        value += sign;
    }
    fail(start, m_text.size() - start, tr("The closing quotation mark is missing."));
    return false;
}

void LockFilter::Parser::readText(Term term)
{
    const qsizetype start = m_at;
    QString value;
    if (!readValue(value) || value.isEmpty()) // an empty value is still being typed
        return;
    term.text = value.toCaseFolded().toUtf8();
    term.glob = value.contains(u'*') || value.contains(u'?');
    term.plain = std::all_of(term.text.begin(), term.text.end(),
                             [](char byte) { return byte >= 0x20 && byte < 0x7f && byte != '\\'; });
    if (!term.glob && (term.field == Field::Any || term.field == Field::Name)) {
        const QByteArrayList spelled = Spellings::keysSpelledBy(value);
        if (value.contains(u'\\'))
            term.keys = spelled;
        for (const auto &key : spelled) {
            if (const QByteArray mainKey = Spellings::mainKeyBeside(key); !mainKey.isEmpty())
                term.keys.append(mainKey);
        }
    }
    if (term.field == Field::Any && !term.glob)
        term.states = statesBeginningWith(value);
    const auto isKnown = [&term](const QStringList &list) {
        return std::any_of(list.begin(), list.end(), [&term](const QString &word) { return fitsText(term, word); });
    };
    if (term.field == Field::Verdict) {
        for (const Verdict verdict : kVerdicts) {
            if (fitsText(term, QString(toString(verdict))))
                term.states |= 1U << static_cast<unsigned>(verdict);
        }
        if (term.states == 0) {
            fail(start, m_at - start, tr("Unknown state. States: %1.").arg(verdictWords().join(QStringLiteral(", "))));
            return;
        }
    }
    if (term.field == Field::Mode && !isKnown(modeWords())) {
        fail(start, m_at - start, tr("Unknown mode. Modes: %1.").arg(modeWords().join(QStringLiteral(", "))));
        return;
    }
    if (term.field == Field::Dialect && !isKnown(dialectWords())) {
        fail(start, m_at - start,
             tr("Unknown dialect. The field completes dialect: with all names; a part of a name is enough."));
        return;
    }
    m_terms.push_back(term);
}

LockFilter::Operator LockFilter::Parser::readOperator()
{
    const QChar first = m_text.at(m_at++);
    if (first == u'=')
        return Operator::Equal;
    const bool orEqual = m_at < m_text.size() && m_text.at(m_at) == u'=';
    if (orEqual)
        ++m_at;
    if (first == u'<')
        return orEqual ? Operator::LessOrEqual : Operator::Less;
    return orEqual ? Operator::GreaterOrEqual : Operator::Greater;
}

void LockFilter::Parser::readComparison(Term term, const FieldName &field)
{
    term.op = readOperator();
    const qsizetype start = m_at;
    while (m_at < m_text.size() && (m_text.at(m_at).isDigit() || m_text.at(m_at) == u'.'))
        ++m_at;
    const qsizetype end = endOfWord(m_at);
    bool isNumber = false;
    const double number = QStringView(m_text).mid(start, m_at - start).toDouble(&isNumber);
    if (!isNumber) {
        fail(start, std::max<qsizetype>(1, end - start),
             field.isDuration ? tr("Write a time here, as in %1<5s.").arg(QLatin1String(field.name))
                              : tr("Write a whole number here, as in %1>0.").arg(QLatin1String(field.name)));
        return;
    }
    const QStringView unit = QStringView(m_text).mid(m_at, end - m_at);
    double factor = 1;
    if (field.isDuration) {
        static constexpr std::array<std::pair<const char *, double>, 5> kUnits{
            {{"ms", 1e3}, {"s", 1e6}, {"m", 60e6}, {"h", 3600e6}, {"d", 86400e6}}};
        const auto found = std::find_if(kUnits.begin(), kUnits.end(), [unit](const auto &entry) {
            return unit.compare(QLatin1String(entry.first), Qt::CaseInsensitive) == 0;
        });
        if (found == kUnits.end()) {
            fail(m_at, std::max<qsizetype>(1, end - m_at), tr("Write a unit after the number: ms, s, m, h or d."));
            return;
        }
        factor = found->second;
    } else if (!unit.isEmpty() || number != std::floor(number)) {
        fail(start, end - start, tr("Write a whole number here, as in %1>0.").arg(QLatin1String(field.name)));
        return;
    }
    // Limit to 64 bits, which is longer than any lock lives.
    term.number = static_cast<qint64>(std::min(number * factor, 9e18));
    m_at = end;
    m_terms.push_back(term);
}

} // namespace Lockscope
