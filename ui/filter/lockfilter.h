#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>

#include <QStringList>

namespace Lockscope {

/// What a filter line is judged against, besides the lock.
struct LockFilterContext
{
    Instant now;
    Micros wallAhead{0}; ///< the wall clock less the monotonic one
    QStringList nodeLabels; ///< by index
};

/// What is wrong with a filter line, and where.
struct LockFilterError
{
    qsizetype position = 0; ///< of the first character that does not fit
    qsizetype length = 0;
    qsizetype term = 0; ///< where the term begins that it belongs to
    QString message; ///< a sentence for people

    friend bool operator==(const LockFilterError &, const LockFilterError &) = default;
};

/// What could stand at the cursor.
struct LockFilterCompletion
{
    qsizetype start = 0; ///< what the words would replace
    qsizetype length = 0;
    QStringList words;
};

/// What a filter looks for text in, of one lock, folded; see LockFilter::wordsOf().
struct LockFilterWords
{
    QByteArray text; ///< name and resource, then the owner as it is and as the table tells it
    qsizetype ownerAt = 0;
};

/// What the filter line says: terms that must all hold, with spaces between them. Letter case does not matter.
///
///     orders                free text: in the name, the resource or the owner, as it is or as the table tells it; or a key
///                           beside the lock
///     "two words"           text with spaces; \" and \\ inside
///     owner:api             also name: resource: dialect: verdict: (or state:) node: host: mode:
///     name:orders:*         with `*` or `?` a pattern for all of it, otherwise a part of it
///     ttl<5s  held>1m       durations with ms, s, m, h or d; also blocked
///     waiters>0  votes<3    counts; also holds (the hold count) and fence (the fencing token)
///     -term                 locks for which the term does not hold
///
/// What is not known never fits a comparison: `waiters<5` leaves out locks of which it is not known who waits, and `held<5s`
/// those that have held for at least some time. A TTL that never ends is longer than any. `node:` is a node that carries
/// the lock. A word that only looks like a field is text: names are full of colons.
class LOCKSCOPE_WIDGETS_EXPORT LockFilter
{
public:
    LockFilter() = default;
    /// Of a line that is wrong nothing is used: it matches all, and error() tells why.
    explicit LockFilter(const QString &text);
    /// What those terms of the line say that are right.
    [[nodiscard]] static LockFilter ofWhatIsRight(QString text);

    [[nodiscard]] bool isEmpty() const { return m_terms.empty(); }
    [[nodiscard]] const std::optional<LockFilterError> &error() const { return m_error; }
    /// Time alone may change what it matches.
    [[nodiscard]] bool dependsOnTime() const;
    [[nodiscard]] bool matches(const LockState &lock, const LockFilterContext &context = {}) const { return matches(lock, context, {}); }
    /// The same for who keeps wordsOf() each lock: a search of a hundred thousand then waits for one piece of memory each, and
    /// makes no words.
    [[nodiscard]] bool matches(const LockState &lock, const LockFilterContext &context, const LockFilterWords &words) const;
    /// Free text and owners are looked for here.
    [[nodiscard]] static LockFilterWords wordsOf(const LockState &lock);
    /// It looks at nothing else.
    [[nodiscard]] bool isOfWords() const;
    /// Whatever this one matches, `wider` matches at the same moment, as their words alone tell: so it is while a word is typed.
    [[nodiscard]] bool isWithin(const LockFilter &wider) const;

    /// What could stand in place of the term that the cursor is in.
    [[nodiscard]] static LockFilterCompletion completions(const QString &text, qsizetype cursor, const QStringList &nodeLabels = {});

    friend bool operator==(const LockFilter &a, const LockFilter &b) { return a.m_terms == b.m_terms && a.m_error == b.m_error; }

private:
    enum class Field { Any, Name, Resource, Owner, Dialect, Verdict, Node, Host, Mode, Ttl, Held, Blocked, Waiters, Votes, Holds, Fence };
    enum class Operator { Contains, Less, LessOrEqual, Equal, GreaterOrEqual, Greater };
    struct Term
    {
        Field field = Field::Any;
        Operator op = Operator::Contains;
        bool negated = false;
        bool glob = false;
        bool plain = false; ///< printable ASCII: can be looked for in bytes as they are
        QByteArray text; ///< folded
        QByteArrayList keys; ///< main keys that the text names in another way, see Spellings
        qint64 number = 0; ///< µs, or a count
        quint32 verdicts = 0; ///< bits of those that fit

        [[nodiscard]] bool isWithin(const Term &wider) const;
        [[nodiscard]] bool isOfWords() const { return (field == Field::Any || field == Field::Owner) && plain && !glob && keys.isEmpty(); }

        friend bool operator==(const Term &, const Term &) = default;
    };
    struct FieldName;
    class Parser;

    /// As the table tells who holds `lock`, where it makes words of it.
    [[nodiscard]] static std::optional<QString> ownerInWords(const LockState &lock);
    [[nodiscard]] static bool fits(const Term &term, const LockState &lock, const LockFilterContext &context);
    [[nodiscard]] static bool fitsText(const Term &term, const QByteArray &bytes);
    [[nodiscard]] static bool fitsText(const Term &term, const QString &text);
    [[nodiscard]] static bool compares(const Term &term, qint64 number);

    std::vector<Term> m_terms;
    std::optional<LockFilterError> m_error;
};

} // namespace Lockscope
