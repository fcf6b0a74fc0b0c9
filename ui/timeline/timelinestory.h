#pragma once

#include "timelinehits.h"

#include <QCoreApplication>
#include <QStringList>

namespace Lockscope {

/// What the words need besides the picture.
struct TimelineSetting
{
    TimelineMoment moment;
    Micros wallAhead{0}; ///< the wall clock less the monotonic one
    QStringList nodeLabels;
};

/// Who made whom wait, in sentences; parts of which there is nothing to say are empty.
struct TimelineStory
{
    QString title; ///< the lock, and what happened
    QString culprit; ///< who held it
    QString victim; ///< who came next, or relied on it besides
    QString waiting; ///< who waits, and for how long
    QString known; ///< how that is known, and how closely

    [[nodiscard]] QString text() const; ///< all of it, a line each
};

class LOCKSCOPE_WIDGETS_EXPORT TimelineWording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::TimelineWording)

public:
    [[nodiscard]] static TimelineStory story(const TimelinePicture &picture, const TimelineSpot &spot, const TimelineSetting &setting);
    [[nodiscard]] static QString holder(const TimelineHolder &holder); ///< what it tells of itself, else its token
    /// How it ended, in a word or two; "holds on" when it did not.
    [[nodiscard]] static QString end(const TimelineBar &bar);
    /// Its length, which is known to lie about `length`, may be another by a tenth of that.
    [[nodiscard]] static bool isRough(const TimelineBar &bar, Micros length);
    [[nodiscard]] static QString node(int node, const QStringList &labels);
    /// HH:mm:ss, with milliseconds where `fine`.
    [[nodiscard]] static QString time(Instant moment, Micros wallAhead, bool fine = false);
    [[nodiscard]] static QString remarks(const TimelineHold &hold);
};

} // namespace Lockscope
