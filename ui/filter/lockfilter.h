#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>

#include <QStringList>

namespace Lockscope {

/// What a filter needs besides the lock.
struct LockFilterContext
{
    Instant now;
    Micros wallAhead{0}; ///< wall clock minus monotonic clock
    QStringList nodeLabels; ///< by index
};

/// A mistake in a filter line, and its position.
struct LockFilterError
{
    qsizetype position = 0; ///< of the first wrong character
    qsizetype length = 0;
    qsizetype term = 0; ///< where its term begins
    QString message; ///< a sentence for the operator

    friend bool operator==(const LockFilterError &, const LockFilterError &) = default;
};

/// Suggestions for the cursor's position.
struct LockFilterCompletion
{
    qsizetype start = 0; ///< of the text that a word replaces
    qsizetype length = 0;
    QStringList words;
};

/// The searchable text of one lock, case-folded; see LockFilter::wordsOf().
struct LockFilterWords
{
    QByteArray text; ///< name, resource, stored owner and the owner as the table shows it
    qsizetype ownerAt = 0;

    friend bool operator==(const LockFilterWords &, const LockFilterWords &) = default;
};

/// A filter line: terms separated by spaces, which must all match. Letter case does not matter.
///
///     orders                free text: in the name, the resource or the owner, as stored or as the table shows it; or
///                           the name of a companion key; or the beginning of a word of the state, as the table shows
///                           it or in English, a hyphen being like a space: no-exp
///     "two words"           text with spaces; \" and \\ inside
///     owner:api             also name: resource: dialect: verdict: (or state:) node: host: mode:
///     name:orders:*         `*` or `?` make it a pattern for the whole text, otherwise it matches a part
///     ttl<5s  held>1m       durations with ms, s, m, h or d; also blocked
///     waiters>0  votes<3    counts; also holds (the hold count) and fence (the fencing token)
///     -term                 locks that the term does not match
///
/// An unknown value matches no comparison: `waiters<5` omits locks with unknown waiters, `held<5s` those whose hold
/// time is a lower bound. No expiry counts as longer than any TTL. `node:` matches the nodes that have the lock. A
/// colon after any other word is text, because names are full of colons.
class LOCKSCOPE_WIDGETS_EXPORT LockFilter
{
public:
    LockFilter() = default;
    /// An invalid line matches every lock, and error() says why.
    explicit LockFilter(const QString &text);
    /// A filter of the line's valid terms.
    [[nodiscard]] static LockFilter fromValidTerms(QString text);

    [[nodiscard]] bool isEmpty() const { return m_terms.empty(); }
    [[nodiscard]] const std::optional<LockFilterError> &error() const { return m_error; }
    /// Time alone may change the result.
    [[nodiscard]] bool dependsOnTime() const;
    [[nodiscard]] bool matches(const LockState &lock, const LockFilterContext &context = {}) const
    {
        return matches(lock, context, {});
    }
    /// The same for callers that keep wordsOf() each lock. That speeds up searching 100,000 locks: one memory access
    /// per lock, and no text is built.
    [[nodiscard]] bool matches(const LockState &lock, const LockFilterContext &context,
                               const LockFilterWords &words) const;
    /// The text that free text and `owner:` search.
    [[nodiscard]] static LockFilterWords wordsOf(const LockState &lock);
    /// The words from wordsOf() are all that it needs.
    [[nodiscard]] bool needsOnlyWords() const;
    /// By the terms alone, `wider` matches every lock that this filter matches, as while typing on in a word.
    [[nodiscard]] bool isNarrowerThan(const LockFilter &wider) const;

    /// Suggestions for the term at the cursor.
    [[nodiscard]] static LockFilterCompletion completions(const QString &text, qsizetype cursor,
                                                          const QStringList &nodeLabels = {});

    friend bool operator==(const LockFilter &a, const LockFilter &b)
    {
        return a.m_terms == b.m_terms && a.m_error == b.m_error;
    }

private:
    enum class Field {
        Any,
        Name,
        Resource,
        Owner,
        Dialect,
        Verdict,
        Node,
        Host,
        Mode,
        Ttl,
        Held,
        Blocked,
        Waiters,
        Votes,
        Holds,
        Fence
    };
    enum class Operator { Contains, Less, LessOrEqual, Equal, GreaterOrEqual, Greater };
    struct Term
    {
        Field field = Field::Any;
        Operator op = Operator::Contains;
        bool negated = false;
        bool glob = false;
        bool plain = false; ///< printable ASCII without backslash: compared with the raw bytes
        QByteArray text; ///< case-folded
        QByteArrayList keys; ///< main keys that the text denotes in another spelling, see Spellings
        qint64 number = 0; ///< µs, or a count
        quint32 states = 0; ///< of Verdict and free text: one bit per matching state, see statesOf()

        [[nodiscard]] bool isNarrowerThan(const Term &wider) const;
        [[nodiscard]] bool needsOnlyWords() const
        {
            return (field == Field::Any || field == Field::Owner) && plain && !glob && keys.isEmpty();
        }

        friend bool operator==(const Term &, const Term &) = default;
    };
    struct FieldName;
    class Parser;

    /// The owner as the table shows it, if that differs from the token.
    [[nodiscard]] static std::optional<QString> ownerInWords(const LockState &lock);
    /// One bit for the verdict, and one for each other thing that the State column can show of a lock.
    [[nodiscard]] static quint32 statesOf(const LockState &lock);
    [[nodiscard]] static bool fitsState(const Term &term, const LockState &lock)
    {
        // A lock of the past has no readings, and no state is known of it.
        return term.states != 0 && !lock.readings.empty() && (term.states & statesOf(lock)) != 0;
    }
    [[nodiscard]] static bool fits(const Term &term, const LockState &lock, const LockFilterContext &context);
    [[nodiscard]] static bool fitsText(const Term &term, const QByteArray &bytes);
    [[nodiscard]] static bool fitsText(const Term &term, const QString &text);
    [[nodiscard]] static bool compares(const Term &term, qint64 number);

    std::vector<Term> m_terms;
    std::optional<LockFilterError> m_error;
};

} // namespace Lockscope
