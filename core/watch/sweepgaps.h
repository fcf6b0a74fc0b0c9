#pragma once

#include "../base/error.h"

#include <QSet>

#include <optional>

namespace Lockscope {

/// Counts the keys of one walk through the keyspace (SCAN) that could not be read, or are not shown: they may be
/// locks, or the board is full.
/// The getters describe the latest finished walk; before the first, all is zero or unset.
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
    /// Call this when a walk is complete.
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
    /// The key may be a lock, but its evidence is too weak to show it, see Grade.
    void notePossible(const QByteArray &key)
    {
        if (m_possibleNames.size() < kMostUndecided)
            m_possibleNames.insert(key);
    }
    /// The key is a lock, but the board has no room for it.
    void noteLeftOut() { ++m_found.leftOut; }
    /// Why some key is undecided. The last reason counts.
    void noteWhyUndecided(const Error &why) { m_found.undecidedWhy = why; }

    [[nodiscard]] qsizetype hidden() const { return m_latest.hidden; }
    [[nodiscard]] const Error &hiddenWhy() const { return m_latest.hiddenWhy; }
    [[nodiscard]] qsizetype undecided() const { return m_latest.undecided; }
    [[nodiscard]] qsizetype possible() const { return m_latest.possible; }
    [[nodiscard]] qsizetype leftOut() const { return m_latest.leftOut; }
    [[nodiscard]] const std::optional<Error> &undecidedWhy() const { return m_latest.undecidedWhy; }

private:
    /// Bounds the memory for undecided and possible keys: such a count means at least this many.
    static constexpr qsizetype kMostUndecided = 100'000;

    struct Gaps
    {
        qsizetype hidden = 0;
        Error hiddenWhy;
        qsizetype undecided = 0;
        qsizetype possible = 0;
        qsizetype leftOut = 0;
        std::optional<Error> undecidedWhy;
    };

    QSet<QByteArray> m_hiddenNames; ///< sets, because SCAN may return a key twice
    QSet<QByteArray> m_undecidedNames;
    QSet<QByteArray> m_possibleNames;
    Gaps m_found; ///< found in the current walk; finish() adds the counts of the sets
    Gaps m_latest;
};

} // namespace Lockscope
