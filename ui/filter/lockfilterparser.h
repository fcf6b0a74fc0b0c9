#pragma once

#include "lockfilter.h"

#include <QCoreApplication>

#include <array>

namespace Lockscope {

/// A field of the filter language and how it is written.
struct LockFilter::FieldName
{
    const char *name;
    Field field;
    bool isText; ///< takes a colon, otherwise a comparison
    bool isDuration;
};

/// Parses a filter line into terms, from left to right, up to the first mistake.
class LockFilter::Parser
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::LockFilter)

public:
    static constexpr std::array<FieldName, 16> kFields{{
        {"name", Field::Name, true, false},
        {"resource", Field::Resource, true, false},
        {"owner", Field::Owner, true, false},
        {"dialect", Field::Dialect, true, false},
        {"verdict", Field::Verdict, true, false},
        {"state", Field::Verdict, true, false},
        {"node", Field::Node, true, false},
        {"host", Field::Host, true, false},
        {"mode", Field::Mode, true, false},
        {"ttl", Field::Ttl, false, true},
        {"held", Field::Held, false, true},
        {"blocked", Field::Blocked, false, true},
        {"waiters", Field::Waiters, false, false},
        {"votes", Field::Votes, false, false},
        {"holds", Field::Holds, false, false},
        {"fence", Field::Fence, false, false},
    }};

    // Bits of Term::states beside those of the verdicts.
    static constexpr unsigned kOverlap = 16;
    static constexpr unsigned kOneNode = 17;

    explicit Parser(const QString &text) : m_text(text) { }

    [[nodiscard]] std::vector<Term> terms();
    [[nodiscard]] const std::optional<LockFilterError> &error() const { return m_error; }

    [[nodiscard]] static QStringList verdictWords();
    [[nodiscard]] static QStringList modeWords();
    /// The states of which one word begins with this text.
    [[nodiscard]] static quint32 statesBeginningWith(const QString &text);
    [[nodiscard]] static QStringList dialectWords();

private:
    void readTerm();
    void readText(Term term);
    void readComparison(Term term, const FieldName &field);
    [[nodiscard]] bool readValue(QString &value);
    [[nodiscard]] Operator readOperator();
    [[nodiscard]] bool isUnknownComparison() const;
    [[nodiscard]] qsizetype endOfWord(qsizetype from) const;
    void fail(qsizetype position, qsizetype length, const QString &message);

    const QString &m_text;
    qsizetype m_at = 0;
    qsizetype m_term = 0; ///< where the current term begins
    std::vector<Term> m_terms;
    std::optional<LockFilterError> m_error;
};

} // namespace Lockscope
