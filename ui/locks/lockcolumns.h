#pragma once

#include "lockpast.h"
#include "moment.h"

#include <QSet>
#include <QString>

#include <utility>

namespace Lockscope {

/// The columns of the lock table, in their order on the screen. All that is known about one is its entry in lockcolumns.cpp.
struct LockColumn
{
    enum Id : int { Verdict, Name, Owner, Votes, Ttl, Held, Waiters, Dialect, Mode, Resource, Host, Holds, Fence, Acquisitions, HoldP99, Count };
};

/// The text in each cell of a lock table, at one moment. A value that owns what it looks at: for any thread.
struct LOCKSCOPE_WIDGETS_EXPORT LockTexts
{
    Instant now;
    WallTime wallNow;
    QSet<QByteArray> ownTokens; ///< of locks that this window holds
    LockPastPtr past; ///< null: not known

    [[nodiscard]] QString of(const LockState &lock, LockColumn::Id column) const;
    /// For files: the same, but names and owners whole, owners as they are in Redis; several owners are separated by semicolons.
    [[nodiscard]] QString whole(const LockState &lock, LockColumn::Id column) const;
    /// Why a cell shows an estimate, or nothing; empty where there is nothing to explain.
    [[nodiscard]] QString whyOf(const LockState &lock, LockColumn::Id column) const;
};

/// What rows are sorted by: the numbers, then the text, then (by LockOrder) the name.
struct LockSortKey
{
    std::pair<qint64, qint64> numbers;
    QString text;

    friend bool operator==(const LockSortKey &, const LockSortKey &) = default;
};

/// What a sort key is computed from, beside the lock. Absolute times only: a key changes when a lock changes, not as time passes.
struct LockSortContext
{
    Micros wallAhead{0}; ///< the wall clock less the monotonic one
    const LockPast *past = nullptr; ///< null: not known
};

/// One column. Functions that are null do nothing.
struct LockColumnSpec
{
    LockColumn::Id id;
    QString (*title)();
    int width; ///< in widths of an m
    bool isDefault; ///< shown until the user chooses otherwise
    bool isRight; ///< aligned right: a number
    bool isOfPast; ///< depends on LockPast
    QString (*hint)(); ///< the header's tooltip
    QString (*text)(const LockState &lock, const LockTexts &texts);
    QString (*whole)(const LockState &lock, const LockTexts &texts); ///< empty or null: as `text`
    QString (*why)(const LockState &lock, const LockTexts &texts);
    void (*sortKey)(const LockState &lock, const LockSortContext &context, LockSortKey &key); ///< null: sorted by name
};

[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT const LockColumnSpec &columnSpec(LockColumn::Id column);

} // namespace Lockscope
