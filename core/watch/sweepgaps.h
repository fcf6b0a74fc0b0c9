#pragma once

#include "../base/error.h"

#include <QSet>

#include <optional>

namespace Lockscope {

/// Counts the keys that a walk could not read or judge. The getters return the counts of the latest finished walk.
class SweepGaps
{
public:
    /// Call this at the start of a walk.
    void begin()
    {
        m_hiddenNames.clear();
        m_undecidedNames.clear();
        m_possibleNames.clear();
        m_found = {};
    }
    /// Call this at the end of a walk.
    void finish()
    {
        m_latest = m_found;
        m_latest.hidden = m_hiddenNames.size();
        m_latest.undecided = m_undecidedNames.size();
        m_latest.possible = m_possibleNames.size();
    }

    /// SCAN returned the key, but this user may not read it.
    void noteHidden(const QByteArray &key, const Error &why)
    {
        m_hiddenNames.insert(key);
        m_found.hiddenWhy = why;
    }
    /// The key may be a lock, but was not read completely.
    void noteUndecided(const QByteArray &key)
    {
        if (m_undecidedNames.size() < kMostUndecided)
            m_undecidedNames.insert(key);
    }
    /// The key may be a lock, but is hidden by its grade.
    void notePossible(const QByteArray &key)
    {
        if (m_possibleNames.size() < kMostUndecided)
            m_possibleNames.insert(key);
    }
    /// The reason why a key could not be judged.
    void noteWhyUndecided(const Error &why) { m_found.undecidedWhy = why; }

    [[nodiscard]] qsizetype hidden() const { return m_latest.hidden; }
    [[nodiscard]] const Error &hiddenWhy() const { return m_latest.hiddenWhy; }
    [[nodiscard]] qsizetype undecided() const { return m_latest.undecided; }
    [[nodiscard]] qsizetype possible() const { return m_latest.possible; }
    [[nodiscard]] const std::optional<Error> &undecidedWhy() const { return m_latest.undecidedWhy; }

private:
    /// Further keys are not counted.
    static constexpr qsizetype kMostUndecided = 100'000;

    struct Gaps
    {
        qsizetype hidden = 0;
        Error hiddenWhy;
        qsizetype undecided = 0;
        qsizetype possible = 0;
        std::optional<Error> undecidedWhy;
    };

    QSet<QByteArray> m_hiddenNames; ///< sets, because SCAN may return a key twice
    QSet<QByteArray> m_undecidedNames;
    QSet<QByteArray> m_possibleNames;
    Gaps m_found; ///< of the current walk
    Gaps m_latest;
};

} // namespace Lockscope
