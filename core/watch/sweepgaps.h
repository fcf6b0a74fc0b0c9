#pragma once

#include "../base/error.h"

#include <QSet>

#include <optional>

namespace Lockscope {

/// What one walk through a node's keys could not read, or not judge. The latest finished walk is what is told.
class SweepGaps
{
public:
    /// A walk begins.
    void begin()
    {
        m_hiddenNames.clear();
        m_undecidedNames.clear();
        m_possibleNames.clear();
        m_found = {};
    }
    /// It has come to its end.
    void finish()
    {
        m_latest = m_found;
        m_latest.hidden = m_hiddenNames.size();
        m_latest.undecided = m_undecidedNames.size();
        m_latest.possible = m_possibleNames.size();
    }

    /// SCAN named it, and this user may not read it.
    void noteHidden(const QByteArray &key, const Error &why)
    {
        m_hiddenNames.insert(key);
        m_found.hiddenWhy = why;
    }
    /// It may be a lock, and was not read whole.
    void noteUndecided(const QByteArray &key)
    {
        if (m_undecidedNames.size() < kMostUndecided)
            m_undecidedNames.insert(key);
    }
    /// It may be a lock, and is not shown.
    void notePossible(const QByteArray &key)
    {
        if (m_possibleNames.size() < kMostUndecided)
            m_possibleNames.insert(key);
    }
    /// Why such a key could not be judged.
    void noteWhyUndecided(const Error &why) { m_found.undecidedWhy = why; }

    [[nodiscard]] qsizetype hidden() const { return m_latest.hidden; }
    [[nodiscard]] const Error &hiddenWhy() const { return m_latest.hiddenWhy; }
    [[nodiscard]] qsizetype undecided() const { return m_latest.undecided; }
    [[nodiscard]] qsizetype possible() const { return m_latest.possible; }
    [[nodiscard]] const std::optional<Error> &undecidedWhy() const { return m_latest.undecidedWhy; }

private:
    /// More are not counted.
    static constexpr qsizetype kMostUndecided = 100'000;

    struct Gaps
    {
        qsizetype hidden = 0;
        Error hiddenWhy;
        qsizetype undecided = 0;
        qsizetype possible = 0;
        std::optional<Error> undecidedWhy;
    };

    QSet<QByteArray> m_hiddenNames; ///< SCAN may name a key twice
    QSet<QByteArray> m_undecidedNames;
    QSet<QByteArray> m_possibleNames;
    Gaps m_found; ///< in this walk
    Gaps m_latest;
};

} // namespace Lockscope
