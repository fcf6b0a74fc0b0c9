#pragma once

#include "lockpast.h"
#include "moment.h"

#include <lockscope/core/base/rarely.h>

#include <QSet>
#include <QString>

#include <utility>

namespace Lockscope {

/// The columns of the lock table, in screen order. Each one's entry in lockcolumns.cpp has all that differs.
struct LockColumn
{
    enum Id : int {
        Verdict,
        Name,
        Owner,
        Votes,
        Ttl,
        Held,
        Waiters,
        History,
        Dialect,
        Mode,
        Resource,
        Host,
        Holds,
        Fence,
        Acquisitions,
        HoldP99,
        Count
    };
};

/// Makes the text of each cell of a lock table, as of one moment. Owns its data, so it is safe in any thread.
struct LOCKSCOPE_WIDGETS_EXPORT LockTexts
{
    Instant now;
    WallTime wallNow;
    QSet<QByteArray> ownTokens; ///< of locks that this window holds
    LockPastPtr past; ///< null: unknown

    [[nodiscard]] QString of(const LockState &lock, LockColumn::Id column) const;
    /// Returns the text for files: names and owners in full, owners as in Redis, several separated by semicolons.
    [[nodiscard]] QString whole(const LockState &lock, LockColumn::Id column) const;
    /// Explains an estimate or a missing value in a cell; empty if there is nothing to explain.
    [[nodiscard]] QString whyOf(const LockState &lock, LockColumn::Id column) const;
};

/// Rows are sorted by the numbers, then by the text, then (by LockOrder) by the name.
struct LockSortKey
{
    std::pair<qint64, qint64> numbers;
    Rarely<QString> text;

    friend bool operator==(const LockSortKey &, const LockSortKey &) = default;
};

/// What a sort key needs besides the lock. Absolute times only: a key changes with the lock, not as time passes.
struct LockSortContext
{
    Micros wallAhead{0}; ///< wall clock minus monotonic clock
    const LockPast *past = nullptr; ///< null: unknown
};

/// How a cell is painted.
enum class LockCell { Text, Name, Badge, Votes, Ttl, History };

/// One column. A null function is skipped.
struct LockColumnSpec
{
    LockColumn::Id id;
    QString (*title)();
    int width; ///< in widths of the letter m
    int least; ///< the width in a narrow table; 0: `width`
    bool isDefault; ///< shown until the user chooses other columns
    bool isRight; ///< aligned right, for numbers
    bool isOfPast; ///< depends on LockPast
    QString (*hint)(); ///< the header's tooltip
    QString (*text)(const LockState &lock, const LockTexts &texts);
    QString (*whole)(const LockState &lock, const LockTexts &texts); ///< empty or null: like `text`
    QString (*why)(const LockState &lock, const LockTexts &texts);
    void (*sortKey)(const LockState &lock, const LockSortContext &context, LockSortKey &key); ///< null: sorted by name
    LockCell cell = LockCell::Text;

    [[nodiscard]] constexpr int leastWidth() const { return least > 0 ? least : width; }
};

[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT const LockColumnSpec &columnSpec(LockColumn::Id column);

} // namespace Lockscope
