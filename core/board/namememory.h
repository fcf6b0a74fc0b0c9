#pragma once

#include "../base/clock.h"

#include <QByteArray>
#include <QHash>
#include <QSet>

#include <optional>

namespace Lockscope {

/// What the board remembers of names that are not on it, or not on it yet. Bounded, whatever a server holds.
class NameMemory
{
public:
    /// Names of voted locks are remembered for at least this long after they left the board, and at most twice as long.
    static constexpr Millis kVotedLately = std::chrono::minutes(5);

    /// A voted lock leaves the board. `hadQuorum`: a majority of at least three nodes agreed on its owner. `allRead`:
    /// no unreadable node may still have it; otherwise what such a node has is a leftover of this lock, whatever its
    /// form.
    void votedLeft(const QByteArray &name, bool hadQuorum, bool allRead, Instant now);
    /// Whether a lock that left the board recently had a quorum; unset: no such lock was voted on.
    [[nodiscard]] std::optional<bool> votedLately(const QByteArray &name, Instant now) const;
    /// The same for a name that comes to the board, which ends the memory of what unreadable nodes may have.
    [[nodiscard]] std::optional<bool> takeVoted(const QByteArray &name, Instant now);

    /// A string with this owner leaves the board.
    void ownerLeft(const QByteArray &name, const QByteArray &owner);
    /// How often a string has returned with another owner. `isNew`: it returns now.
    [[nodiscard]] int comebacks(const QByteArray &name, const QByteArray &owner, bool isNew);

    /// The node has an unrecognised key of this name.
    void noteStranger(int node, const QByteArray &name);
    [[nodiscard]] QSet<int> takeStrangers(const QByteArray &name)
    {
        return m_strangers.isEmpty() ? QSet<int>() : m_strangers.take(name);
    }

private:
    struct Generation
    {
        QHash<QByteArray, bool> names; ///< hadQuorum
        Instant since;
    };
    struct Former
    {
        size_t owner = 0; ///< hash of the latest owner
        int comebacks = 0;
    };

    QHash<QByteArray, bool> m_leftUnread; ///< hadQuorum
    Generation m_lately;
    Generation m_before; ///< the previous generation, which is forgotten as a whole
    QHash<QByteArray, Former> m_former;
    QHash<QByteArray, QSet<int>> m_strangers; ///< nodes, by name
};

} // namespace Lockscope
