#include "lockfilter.h"

#include "lockfigures.h"
#include "lockfilterparser.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/words.h>
#include <lockscope/core/redis/glob.h>
#include <lockscope/core/words/wording.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace Lockscope {

namespace {

constexpr qsizetype kLongestText = 4096; ///< limit for searching the displayed form

constexpr std::array<char, 256> makeFolded()
{
    std::array<char, 256> table{};
    for (size_t i = 0; i < table.size(); ++i)
        table[i] = static_cast<char>(i >= 'A' && i <= 'Z' ? i + ('a' - 'A') : i);
    return table;
}

constexpr std::array<char, 256> kFolded = makeFolded();

/// `part` is folded and not empty.
bool containsFolded(const QByteArray &bytes, const QByteArray &part)
{
    const char *text = bytes.constData();
    const qsizetype length = part.size();
    for (const char *const last = text + bytes.size() - length; text <= last; ++text) {
        qsizetype same = 0;
        while (same < length && kFolded[static_cast<uchar>(text[same])] == part.at(same))
            ++same;
        if (same == length)
            return true;
    }
    return false;
}

} // namespace

LockFilter::LockFilter(const QString &text)
{
    Parser parser(text);
    m_terms = parser.terms();
    m_error = parser.error();
}

LockFilter LockFilter::fromValidTerms(QString text)
{
    LockFilter filter(text);
    while (const auto error = filter.error()) {
        qsizetype end = std::max(error->position + error->length, error->term + 1);
        while (end < text.size() && !text.at(end).isSpace())
            ++end;
        filter = LockFilter(text.remove(error->term, end - error->term));
    }
    return filter;
}

bool LockFilter::dependsOnTime() const
{
    return std::any_of(m_terms.begin(), m_terms.end(),
                       [](const Term &term) { return term.field == Field::Ttl || term.field == Field::Held; });
}

bool LockFilter::needsOnlyWords() const
{
    return std::all_of(m_terms.begin(), m_terms.end(),
                       [](const Term &term) { return term.needsOnlyWords() && term.states == 0; });
}

std::optional<QString> LockFilter::ownerInWords(const LockState &lock)
{
    const OwnerInfo &info = lock.ownerInfo();
    return info.host.isEmpty() && info.client.isEmpty() ? std::nullopt : std::optional(Wording::owner(lock));
}

LockFilterWords LockFilter::wordsOf(const LockState &lock)
{
    // Terms contain no line break, so a match cannot span two of the texts.
    const auto folded = [](QByteArray bytes) {
        for (char &letter : bytes)
            letter = kFolded[static_cast<uchar>(letter)];
        return bytes;
    };
    LockFilterWords words{.text = folded(lock.name) + '\n' + lock.resource().toCaseFolded().toUtf8() + '\n'};
    words.ownerAt = words.text.size();
    words.text += folded(lock.assessment.owner) + '\n' + ownerInWords(lock).value_or(QString()).toCaseFolded().toUtf8();
    words.text.squeeze();
    return words;
}

bool LockFilter::matches(const LockState &lock, const LockFilterContext &context, const LockFilterWords &words) const
{
    return std::all_of(m_terms.begin(), m_terms.end(), [&](const Term &term) {
        const bool isSearch = !words.text.isEmpty() && term.needsOnlyWords();
        const auto from = static_cast<size_t>(term.field == Field::Owner ? words.ownerAt : 0);
        const bool does = isSearch
            ? std::string_view(words.text).find(term.text, from) != std::string_view::npos || fitsState(term, lock)
            : fits(term, lock, context);
        return does != term.negated;
    });
}

bool LockFilter::Term::isNarrowerThan(const Term &wider) const
{
    if (*this == wider)
        return true;
    const bool isOfNoOtherState = (states & ~wider.states) == 0;
    if (field == Field::Verdict)
        return field == wider.field && !negated && !wider.negated && isOfNoOtherState;
    const bool areParts = keys.isEmpty() && plain && wider.plain && !glob && !wider.glob && !negated && !wider.negated;
    return areParts && field == wider.field && text.contains(wider.text) && isOfNoOtherState;
}

bool LockFilter::isNarrowerThan(const LockFilter &wider) const
{
    return std::all_of(wider.m_terms.begin(), wider.m_terms.end(), [this](const Term &term) {
        return std::any_of(m_terms.begin(), m_terms.end(),
                           [&term](const Term &own) { return own.isNarrowerThan(term); });
    });
}

bool LockFilter::fitsText(const Term &term, const QByteArray &bytes)
{
    // Fast path on raw bytes: it searches 100,000 locks while the operator types.
    if (term.plain && !term.glob)
        return containsFolded(bytes, term.text);
    return fitsText(term, visibleText(bytes, kLongestText));
}

bool LockFilter::fitsText(const Term &term, const QString &text)
{
    const QByteArray lower = text.toCaseFolded().toUtf8();
    return term.glob ? globMatches(term.text, lower) : lower.contains(term.text);
}

bool LockFilter::compares(const Term &term, qint64 number)
{
    switch (term.op) {
    case Operator::Contains: return false;
    case Operator::Less: return number < term.number;
    case Operator::LessOrEqual: return number <= term.number;
    case Operator::Equal: return number == term.number;
    case Operator::GreaterOrEqual: return number >= term.number;
    case Operator::Greater: return number > term.number;
    }
    return false;
}

quint32 LockFilter::statesOf(const LockState &lock)
{
    const auto bit = [](bool is, unsigned number) { return is ? 1U << number : 0U; };
    return bit(true, static_cast<unsigned>(lock.assessment.verdict))
        | bit(lock.overlap && lock.assessment.isHeld(), Parser::kOverlap) | bit(lock.isOnOneOfMany(), Parser::kOneNode);
}

bool LockFilter::fits(const Term &term, const LockState &lock, const LockFilterContext &context)
{
    const auto known = [&term](const auto &number) { return number && compares(term, *number); };
    // Matches the stored owner, or the form that the table shows.
    const auto fitsOwner = [&] {
        if (fitsText(term, lock.assessment.owner))
            return true;
        const auto inWords = ownerInWords(lock);
        return inWords && fitsText(term, *inWords);
    };
    const bool growing = term.op == Operator::Greater || term.op == Operator::GreaterOrEqual;
    switch (term.field) {
    case Field::Any:
        return term.keys.contains(lock.name) || fitsText(term, lock.name)
            || (!lock.resource().isEmpty() && fitsText(term, lock.resource())) || fitsOwner() || fitsState(term, lock);
    case Field::Name: return term.keys.contains(lock.name) || fitsText(term, lock.name);
    case Field::Resource: return fitsText(term, lock.resource());
    case Field::Owner: return fitsOwner();
    case Field::Dialect: return fitsText(term, lock.dialect());
    case Field::Verdict: return (term.states & statesOf(lock)) != 0;
    case Field::Node:
        for (size_t node = 0; node < lock.readings.size(); ++node) {
            if (lock.readings[node].answer == NodeReading::Answer::Present
                && fitsText(term, context.nodeLabels.value(static_cast<qsizetype>(node))))
                return true;
        }
        return false;
    case Field::Host: return !lock.ownerInfo().host.isEmpty() && fitsText(term, lock.ownerInfo().host);
    case Field::Mode: return fitsText(term, QString(toString(lock.mode())));
    case Field::Ttl:
        if (lock.assessment.neverExpires)
            return growing;
        if (const auto end = endOf(lock, context.wallAhead))
            return compares(term, std::max<qint64>(0, Micros(*end - context.now).count()));
        return false;
    case Field::Held:
        // An acquisition that was not seen gives only a lower bound of the hold time.
        return lock.assessment.isHeld() && (lock.hold.exact || growing)
            && compares(term, Micros(context.now - lock.hold.since + (growing ? Micros(0) : lock.hold.slack)).count());
    case Field::Blocked: {
        const auto blocked = blockedTime(lock);
        return blocked && compares(term, blocked->count());
    }
    case Field::Waiters: {
        const auto waiting = lock.waiting();
        return waiting && compares(term, waiting->count);
    }
    case Field::Votes: return lock.assessment.verdict != Verdict::Unknown && compares(term, lock.assessment.votes);
    case Field::Holds: {
        const auto counts = lock.holdCounts(); // if nodes differ, either may match
        return counts && (compares(term, counts->least) || compares(term, counts->most));
    }
    case Field::Fence: return known(lock.fencingToken());
    }
    return false;
}

LockFilterCompletion LockFilter::completions(const QString &text, qsizetype cursor, const QStringList &nodeLabels)
{
    cursor = std::clamp<qsizetype>(cursor, 0, text.size());
    // Quoted text gets no suggestions, because it is free text.
    qsizetype start = 0;
    bool quoted = false;
    for (qsizetype at = 0; at < cursor; ++at) {
        if (text.at(at) == u'"' && (at == 0 || text.at(at - 1) != u'\\'))
            quoted = !quoted;
        if (!quoted && text.at(at).isSpace())
            start = at + 1;
    }
    if (quoted)
        return {.start = cursor, .length = 0, .words = {}};
    if (start < cursor && text.at(start) == u'-')
        ++start;
    qsizetype end = cursor;
    while (end < text.size() && !text.at(end).isSpace())
        ++end;

    QStringList all;
    const QString term = text.mid(start, cursor - start);
    const auto offer = [&all](const char *field, const QStringList &values) {
        for (const auto &value : values) {
            const bool needsQuotes = value.contains(u' ');
            all += QLatin1String(field) + u':' + (needsQuotes ? u'"' + value + u'"' : value);
        }
    };
    if (!term.contains(u':')) {
        for (const auto &field : Parser::kFields) {
            all += QLatin1String(field.name) + (field.isText ? u':' : u'<');
            if (!field.isText)
                all += QLatin1String(field.name) + u'>';
        }
    } else {
        offer("verdict", Parser::verdictWords());
        offer("state", Parser::verdictWords());
        offer("mode", Parser::modeWords());
        offer("node", nodeLabels);
        offer("dialect", Parser::dialectWords());
    }
    LockFilterCompletion completion{.start = start, .length = end - start, .words = {}};
    for (const auto &word : all) {
        if (term.size() > 0 && word.size() > term.size() && word.startsWith(term, Qt::CaseInsensitive))
            completion.words += word;
    }
    return completion;
}

} // namespace Lockscope
