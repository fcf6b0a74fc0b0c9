#pragma once

#include "timelinehits.h"

#include <QCoreApplication>
#include <QStringList>

namespace Lockscope {

/// What the texts depend on besides the picture.
struct TimelineSetting
{
    TimelineMoment moment;
    Micros wallAhead{0}; ///< wall clock minus monotonic clock
    QStringList nodeLabels;
};

/// Explains in sentences who made whom wait. Parts without anything to report are empty.
struct TimelineStory
{
    QString title; ///< the lock, and what happened
    QString culprit; ///< who held it
    QString victim; ///< who came next, or relied on the lock at the same time
    QString waiting; ///< who waits, and for how long
    QString known; ///< the evidence, and how precise it is

    [[nodiscard]] QString text() const; ///< all parts, one per line
};

/// The words of the timeline: tooltips, the story of a selected hold, and its table.
class LOCKSCOPE_WIDGETS_EXPORT TimelineWording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::TimelineWording)

public:
    [[nodiscard]] static TimelineStory story(const TimelinePicture &picture, const TimelineSpot &spot,
                                             const TimelineSetting &setting);
    /// The process that its value shows, else the token.
    [[nodiscard]] static QString holder(const TimelineHolder &holder);
    /// How the hold ended, in a word or two; "holds on" for an open hold.
    [[nodiscard]] static QString end(const TimelineBar &bar);
    /// The hold's length is known only roughly, see Wording::isRough(). `length`: the length as shown.
    [[nodiscard]] static bool isRough(const TimelineBar &bar, Micros length);
    [[nodiscard]] static QString node(int node, const QStringList &labels);
    /// HH:mm:ss; `fine`: with milliseconds.
    [[nodiscard]] static QString time(Instant moment, Micros wallAhead, bool fine = false);
    [[nodiscard]] static QString remarks(const TimelineHold &hold);
};

} // namespace Lockscope
