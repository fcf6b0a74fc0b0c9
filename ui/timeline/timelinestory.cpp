#include "timelinestory.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

using Kind = TimelineSpot::Kind;

/// With more slack than this an end counts as found, not as seen. By default readings are no further apart.
constexpr Micros kEndSeenWithin = std::chrono::seconds(2);

const TimelineBar *barAfter(const TimelineTrack &track, const TimelineBar &bar)
{
    const auto index = static_cast<size_t>(&bar - track.bars.data()) + 1;
    return index < track.bars.size() ? &track.bars[index] : nullptr;
}

/// The bar of this owner that ends at `at`; null if it is forgotten.
const TimelineBar *barEnding(const TimelineTrack &track, Instant at, const QByteArray &owner)
{
    constexpr int kBarsBack = 5;
    const auto end = std::partition_point(track.bars.begin(), track.bars.end(),
                                          [at](const TimelineBar &bar) { return bar.from <= at; });
    const TimelineBar *found = nullptr;
    for (auto bar = end; bar != track.bars.begin() && end - bar < kBarsBack;) {
        --bar;
        // Nodes are read at different moments, so a hold may seem to end shortly after the next one begins.
        if (!bar->goesOn() && track.holderOf(*bar).owner == owner
            && (found == nullptr || std::chrono::abs(bar->to - at) < std::chrono::abs(found->to - at)))
            found = &*bar;
    }
    return found;
}

/// The wait with the most waiters that reaches into this time; null: none.
const TimelineSpan *mostWaiting(const TimelineTrack &track, Instant from, Instant to)
{
    const TimelineSpan *most = nullptr;
    for (const TimelineSpan &span : track.waits) {
        if (span.from < to && span.to > from && (most == nullptr || span.value > most->value))
            most = &span;
    }
    return most;
}

} // namespace

QString TimelineStory::text() const
{
    QStringList lines{title, culprit, victim, waiting, known};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

QString TimelineWording::holder(const TimelineHolder &holder)
{
    return holder.process.isEmpty() ? Wording::historyOwner(holder.owner, 80) : visibleText(holder.process, 80);
}

QString TimelineWording::end(const TimelineBar &bar)
{
    if (bar.goesOn())
        return tr("still held");
    switch (bar.end) {
    case HoldEnd::Released:
    case HoldEnd::OwnReleased: return tr("released");
    case HoldEnd::Expired: return tr("expired");
    case HoldEnd::TakenOver: return tr("taken over");
    case HoldEnd::ForceReleased: return tr("force-released");
    case HoldEnd::Lost:
    case HoldEnd::OwnLost: return tr("lost");
    case HoldEnd::HoldOffOver: return tr("hold-off over");
    case HoldEnd::Unknown: break;
    }
    return tr("end unknown");
}

bool TimelineWording::isRough(const TimelineBar &bar, Micros length)
{
    return bar.beginSeen && (bar.goesOn() || bar.isEndKnown())
        && Wording::isRough(length, Micros(bar.fromSlack), bar.goesOn() ? Micros(0) : Micros(bar.toSlack));
}

QString TimelineWording::node(int node, const QStringList &labels)
{
    const QString label = labels.value(node);
    return label.isEmpty() ? tr("node %1").arg(node + 1) : visibleText(label, 40);
}

QString TimelineWording::time(Instant moment, Micros wallAhead, bool fine)
{
    const auto wall = QDateTime::fromMSecsSinceEpoch(floorMillis(moment.time_since_epoch() + wallAhead).count());
    return wall.time().toString(fine ? QStringLiteral("HH:mm:ss.zzz") : QStringLiteral("HH:mm:ss"));
}

QString TimelineWording::remarks(const TimelineHold &hold)
{
    QStringList words;
    if (!hold.bar.beginSeen)
        words += tr("held at least since then");
    if (hold.overlapped)
        words += tr("overlap: two owners may have relied on it");
    if (hold.waited > 0)
        words += tr("up to %n waiters", nullptr, hold.waited);
    return words.join(tr(", ", "between remarks"));
}

namespace {

/// Writes the story of one spot, with everything that the kinds of spots need.
class StoryWriter
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::TimelineWording)

public:
    StoryWriter(const TimelinePicture &picture, const TimelineSpot &spot, const TimelineSetting &setting,
                const TimelineTrack &track, const TimelineNow &now)
        : m_picture(picture)
        , m_spot(spot)
        , m_setting(setting)
        , m_track(track)
        , m_now(now)
        , m_name(Wording::name(track.name, 120))
    {
    }

    TimelineStory tell() const
    {
        switch (m_spot.kind) {
        case Kind::Hold: return hold(m_track.bars.at(m_spot.first));
        case Kind::Block: return block();
        case Kind::Mark: return mark(m_track.marks.at(m_spot.first));
        case Kind::Renewal: return renewal(m_track.renewals.at(m_spot.first));
        case Kind::Wait: return wait(m_track.waits.at(m_spot.first));
        case Kind::Unseen: return unseen(m_track.unseen.at(m_spot.first));
        case Kind::Blocked: return blocked(m_track.blocked.at(m_spot.first));
        case Kind::NodeDown: {
            QStringList down;
            for (const TimelineSpan &span : m_picture.index.watch.down) {
                if (span.from <= m_spot.at && m_spot.at < span.to)
                    down += TimelineWording::node(span.value, m_setting.nodeLabels);
            }
            if (down.isEmpty())
                down += TimelineWording::node(m_picture.index.watch.down.at(m_spot.first).value, m_setting.nodeLabels);
            return {.title = tr("%1: %2 could not be read").arg(m_name, down.join(tr(", ", "between nodes"))),
                    .known = down.size() == 1 ? tr("No other node showed an owner. This node is unknown.")
                                              : tr("No readable node showed an owner. The other nodes are unknown.")};
        }
        case Kind::Gap: {
            TimelineStory story{
                .title = tr("%1: unknown").arg(m_name),
                .known = tr("Lockscope did not read here. The owner is unknown: the lock may have been held.")};
            if (m_spot.first < m_picture.index.watch.gaps.size()) {
                const TimelineSpan &gap = m_picture.index.watch.gaps[m_spot.first];
                const auto [from, to] = timesOf(gap);
                story.title = tr("%1: unknown from %2 to %3").arg(m_name, from, to);
            }
            return story;
        }
        case Kind::BeforeHistory:
            return {.title = tr("%1: unknown before %2").arg(m_name, time(m_picture.index.watch.knownSince)),
                    .known = m_picture.index.watch.forgotten
                        ? tr("Earlier events are no longer kept. The lock may have been held.")
                        : tr("Lockscope did not watch before. The lock may have been held.")};
        case Kind::Future: return {.title = tr("%1: in the future").arg(m_name)};
        case Kind::Nothing: break;
        }
        // In one owner's row, another owner may have held the lock then.
        const auto had = std::find_if(m_track.bars.rbegin(), m_track.bars.rend(), [this](const TimelineBar &bar) {
            return bar.from <= m_spot.at && m_spot.at < bar.to;
        });
        if (had != m_track.bars.rend())
            return hold(*had);
        return {.title = tr("%1: no owner seen at %2").arg(m_name, time(m_spot.at)),
                .known = tr("Without change events, Lockscope misses holds between two readings.")};
    }

private:
    [[nodiscard]] QString time(Instant moment) const { return TimelineWording::time(moment, m_setting.wallAhead); }
    [[nodiscard]] QString fineTime(Instant moment) const
    {
        return TimelineWording::time(moment, m_setting.wallAhead, true);
    }
    /// With milliseconds if both are in the same second.
    [[nodiscard]] std::pair<QString, QString> timesOf(const TimelineSpan &span) const
    {
        const bool isShort = time(span.from) == time(span.to);
        return {isShort ? fineTime(span.from) : time(span.from), isShort ? fineTime(span.to) : time(span.to)};
    }
    [[nodiscard]] QString holder(quint32 id) const
    {
        return id == TimelineMark::kNobody ? tr("someone") : TimelineWording::holder(m_track.holders.at(id));
    }

    /// `owner`: the holder at that time; empty: several.
    [[nodiscard]] QString waiting(const QByteArray &owner, Instant from, Instant to) const
    {
        // The wait began before `from`, and how many waiters left by then is unknown.
        if (const TimelineSpan *most = mostWaiting(m_track, from, to); most != nullptr && most->from < from)
            return tr("Waiters meanwhile: up to %n since %1.", nullptr, most->value).arg(time(most->from));
        else if (most != nullptr)
            return tr("Waiters meanwhile: up to %n.", nullptr, most->value);
        return m_track.areWaitsKnown(owner, to)
            ? tr("No waiters seen meanwhile.")
            : tr("Waiters are unknown: the library does not store them, or Lockscope did not read them.");
    }

    /// The last sighting of an open hold that is out of sight, or whose nodes are not read. Unset: in sight, or ended.
    [[nodiscard]] std::optional<Instant> seenUntil(const TimelineBar &bar) const
    {
        const auto seen = m_track.seenUntil(bar);
        return seen || !bar.goesOn() ? seen : m_setting.moment.pausedSince;
    }

    /// When the hold was, and for how long.
    [[nodiscard]] QString span(const TimelineBar &bar) const
    {
        const auto seenUntil = this->seenUntil(bar);
        const bool isKnown = bar.goesOn() ? !seenUntil : bar.isEndKnown();
        // A lower bound ends at the earliest possible end.
        const Instant to = seenUntil   ? *seenUntil
            : bar.goesOn()             ? m_setting.moment.now
            : isKnown && bar.beginSeen ? bar.to
                                       : bar.to - Micros(bar.toSlack);
        const bool isRough = TimelineWording::isRough(bar, to - bar.from);
        const QString seen
            = isRough ? tr("about %1").arg(Wording::duration(to - bar.from)) : Wording::duration(to - bar.from);
        const QString length = Wording::ifOneHold(seen, bar.isOneHold);
        if (bar.goesOn() && isKnown)
            return (bar.beginSeen ? tr("since %1, for %2 now") : tr("at least since %1, for %2 or longer"))
                .arg(time(bar.from), length);
        return (bar.beginSeen && isKnown ? tr("from %1 to %2, for %3") : tr("at least from %1 to %2, for %3 or longer"))
            .arg(time(bar.from), time(to), length);
    }

    /// When the lock ends, in accordance with the table of locks.
    [[nodiscard]] QString sentenceOfWhatIsLeft() const
    {
        const Instant now = m_setting.moment.now;
        const auto end = m_now.endsAt;
        if (m_now.valueEnds) {
            const Instant byValue(Micros(m_now.valueEnds->time_since_epoch()) - m_setting.wallAhead);
            if (byValue <= end.value_or(Instant::max()))
                return byValue > now ? tr("By its value it ends in %1. Then any client may take it.")
                                           .arg(Wording::duration(byValue - now))
                                     : tr("By its value it has ended: any client may take it.");
        }
        if (!end)
            return {};
        return *end > now ? tr("It ends in %1 unless renewed.").arg(Wording::duration(*end - now))
                          : tr("It is due now.");
    }

    [[nodiscard]] QString sentenceOfEnd(const TimelineBar &bar) const
    {
        if (m_track.seenUntil(bar))
            return tr("Whether it is still held is unknown: too few nodes can be read.");
        if (seenUntil(bar))
            return tr("Whether it is still held is unknown: reading is off.");
        if (bar.goesOn()) {
            if (m_now.neverExpires)
                return tr("It never expires.");
            return sentenceOfWhatIsLeft();
        }
        switch (bar.end) {
        case HoldEnd::Released:
            return tr("Its key went before its TTL, or is no longer a lock. Someone released or deleted it; the nodes "
                      "do not show who.");
        case HoldEnd::Expired: return tr("✕ It expired. Its owner may still have relied on the lock.");
        case HoldEnd::TakenOver:
            if (m_track.isFollowed(bar, OverlapCause::ClockAhead))
                return tr("‼ Another owner took it before the end in its value: after a release, or by a clock that is "
                          "ahead.");
            return tr("Another owner had it before its TTL ended: after a quick release, or by overwriting it.");
        case HoldEnd::ForceReleased: return tr("You force-released it.");
        case HoldEnd::Lost:
            return tr("✕ It was lost: nodes restarted or failed over without it. Its owner may still have relied on "
                      "the lock.");
        case HoldEnd::OwnReleased: return tr("This window took and released it.");
        case HoldEnd::HoldOffOver:
            return tr("Nobody held it: Lockscope blocked new owners for a while, and the block expired.");
        case HoldEnd::OwnLost:
            return tr("✕ This window took and lost it: renewed too late, deleted or overwritten, or forgotten by "
                      "restarted nodes.");
        case HoldEnd::Unknown:
            if (m_track.isFollowed(bar, OverlapCause::OtherNodes))
                return tr("‼ Another owner took it on other nodes, while this owner's key was on its node.");
            break;
        }
        return tr("How it ended is unknown.");
    }

    /// Empty below 1 ms, the precision of a feed.
    [[nodiscard]] QString earlier(quint32 micros) const
    {
        if (Micros(micros) >= HistoryEvent::kUnbounded)
            return tr("It may have been any time earlier.");
        return Micros(micros) < Millis(1)
            ? QString()
            : tr("It may have been up to %1 earlier.").arg(Wording::durationAtMost(Micros(micros)));
    }
    /// How long after the previous hold the next one began; an upper bound if it was found only by readings. `ended`,
    /// `began`: how much earlier than reported the one may have ended and the other begun.
    [[nodiscard]] static QString after(Micros between, Micros ended, Micros began, bool isSeen)
    {
        if (ended >= HistoryEvent::kUnbounded)
            return tr("an unknown time");
        const Micros slack = ended + began;
        const bool isExact = isSeen && (slack * 10 <= between || (slack < Millis(1) && slack <= between));
        return isExact ? Wording::duration(between) : tr("at most %1").arg(Wording::durationAtMost(between + ended));
    }
    [[nodiscard]] static QString sentences(QStringList parts)
    {
        parts.removeAll(QString());
        return parts.join(tr(" ", "between sentences"));
    }

    [[nodiscard]] static std::optional<TimelineSpan> lastWithin(const TimelineBar &bar, const TimelineSpans &spans)
    {
        const auto isWithin = [&](const TimelineSpan &span) {
            return span.from > bar.from && span.to < bar.to - Micros(bar.toSlack) && span.to - span.from >= Millis(1);
        };
        const auto last = std::find_if(spans.rbegin(), spans.rend(), isWithin);
        return last == spans.rend() ? std::nullopt : std::optional(*last);
    }

    /// The latest time out of sight within the hold. For an open hold the board knows whether it continued meanwhile,
    /// from the readable nodes or the lease.
    [[nodiscard]] QString outOfSight(const TimelineBar &bar) const
    {
        // A lock that this window released leaves no doubt either: its token was still there.
        if (bar.goesOn() ? bar.isOneHold : bar.end == HoldEnd::OwnReleased)
            return {};
        const auto unseen = lastWithin(bar, m_track.unseen);
        const auto gap = unseen ? std::nullopt : lastWithin(bar, m_picture.index.watch.gaps);
        if (!unseen && !gap)
            return {};
        const auto [from, to] = timesOf(unseen ? *unseen : *gap);
        return (unseen
                    ? tr("From %1 to %2 too few nodes could be read. Its owner may have released and taken it again.")
                    : tr("From %1 to %2 Lockscope did not read. Its owner may have released and taken it again."))
            .arg(from, to);
    }

    [[nodiscard]] QString evidence(const TimelineBar &bar) const
    {
        const QString begin
            = sentences({bar.beginSeen ? sentences({tr("Lockscope saw the take."), earlier(bar.fromSlack)})
                                       : tr("Lockscope did not see the take: it was held already."),
                         outOfSight(bar)});
        if (bar.goesOn())
            return begin;
        if (!bar.isEndKnown() && Micros(bar.toSlack) >= Millis(1)) // span() ends at the last sighting
            return sentences({begin,
                              bar.end == HoldEnd::OwnLost
                                  ? tr("Last seen at %1, known to be lost at %2. In between its key may have remained.")
                                        .arg(time(bar.to - Micros(bar.toSlack)), time(bar.to))
                                  : tr("Last seen at %1, gone at %2: it ended in between.")
                                        .arg(time(bar.to - Micros(bar.toSlack)), time(bar.to))});
        const bool isSeen
            = bar.end != HoldEnd::Expired && bar.end != HoldEnd::Unknown && Micros(bar.toSlack) <= kEndSeenWithin;
        const QString end = isSeen ? tr("Lockscope saw its end.") : QString();
        const QString slack = Micros(bar.toSlack) < Millis(1) ? QString()
            : bar.beginSeen                                   ? tr("The end may have been up to %1 earlier.")
                            : tr("The end may have been up to %1 later."); // see span()
        return sentences({begin, end, slack.isEmpty() ? slack : slack.arg(Wording::duration(Micros(bar.toSlack)))});
    }

    [[nodiscard]] bool isOverByNow(const TimelineBar &bar) const
    {
        return bar.goesOn() && m_now.isHeldByOtherThan(m_track.holderOf(bar).owner);
    }

    [[nodiscard]] TimelineStory overByNow(const TimelineBar &bar) const
    {
        return {.title = tr("%1: ended by now").arg(m_name),
                .culprit = (bar.beginSeen ? tr("%1 held it since %2.") : tr("%1 held it at least since %2."))
                               .arg(holder(bar.holder), time(bar.from)),
                .victim = tr("Another owner has it now. Details follow in a moment."),
                .known = evidence(bar)};
    }

    [[nodiscard]] TimelineStory hold(const TimelineBar &bar) const
    {
        if (isOverByNow(bar))
            return overByNow(bar);
        const bool isInSight = !seenUntil(bar);
        TimelineStory story{.title = isInSight ? tr("%1: %2").arg(m_name, TimelineWording::end(bar))
                                               : tr("%1: unknown whether it is still held").arg(m_name)};
        const QString sentence = sentenceOfEnd(bar);
        story.culprit = tr("%1 held it %2.").arg(holder(bar.holder), span(bar));
        if (!sentence.isEmpty())
            story.culprit = tr("%1 %2").arg(story.culprit, sentence);
        if (const TimelineBar *next = barAfter(m_track, bar); next != nullptr && !bar.goesOn()) {
            story.victim = tr("%1 held it next, %2 after.")
                               .arg(holder(next->holder),
                                    after(next->from - bar.to, Micros(bar.toSlack), Micros(next->fromSlack),
                                          next->beginSeen && bar.isEndKnown()));
        } else {
            story.victim = !bar.goesOn() && m_now.isHeldByOtherThan(m_track.holderOf(bar).owner)
                ? tr("Another owner has it now.")
                : !bar.goesOn()             ? tr("No later owner seen.")
                : m_track.isOverlapped(bar) ? tr("Another owner may have relied on it at the same time.")
                : !isInSight                ? tr("The owner is unknown now.")
                : m_track.holderOf(bar).owner == sharedOwnerLabel()
                ? tr("Counted from the first holder to the last. Lockscope does not keep the holders in between.")
                : m_now.isOnOneOfMany ? tr("It is on one node: clients of other nodes may have taken it there.")
                                      : tr("No other owner seen meanwhile.");
        }
        story.waiting = waiting(m_track.holderOf(bar).owner, bar.from,
                                std::min(bar.to, timelineToldUntil(m_picture, m_setting.moment)));
        story.known = evidence(bar);
        return story;
    }

    [[nodiscard]] TimelineStory block() const
    {
        const TimelineBar &first = m_track.bars.at(m_spot.first);
        const size_t last = std::min(m_track.bars.size(), m_spot.first + m_spot.count) - 1;
        return {.title = tr("%1: %n short holds", nullptr, static_cast<int>(m_spot.count)).arg(m_name),
                .culprit
                = tr("Between %1 and %2, too close to draw one by one. Zoom in to see each.")
                      .arg(fineTime(first.from),
                           fineTime(std::min(m_track.bars[last].to, timelineToldUntil(m_picture, m_setting.moment)))),
                .waiting = waiting({}, first.from,
                                   std::min(m_track.bars[last].to, timelineToldUntil(m_picture, m_setting.moment)))};
    }

    [[nodiscard]] TimelineStory mark(const TimelineMark &mark) const
    {
        TimelineStory story;
        const QString before = holder(mark.other);
        const QString now = holder(mark.holder);
        const QByteArray ownerBefore
            = mark.other == TimelineMark::kNobody ? QByteArray() : m_track.holders.at(mark.other).owner;
        switch (mark.kind) {
        case HistoryKind::HandOver: {
            story.title = tr("%1: handed over at %2").arg(m_name, fineTime(mark.at));
            const TimelineBar *bar = barEnding(m_track, mark.at, ownerBefore);
            story.culprit = bar != nullptr ? tr("%1 held it %2. %3").arg(before, span(*bar), sentenceOfEnd(*bar))
                                           : tr("%1 held it before.").arg(before);
            story.victim = tr("%1 took it %2 later.")
                               .arg(now,
                                    after(mark.length, Micros(bar != nullptr ? bar->toSlack : mark.slack),
                                          Micros(mark.slack), mark.exact));
            story.waiting = waiting(ownerBefore, bar != nullptr ? bar->from : mark.at - Micros(1), mark.at);
            story.known
                = sentences({mark.exact ? tr("Lockscope saw both.") : tr("Lockscope found the new owner holding it."),
                             earlier(mark.slack)});
            break;
        }
        case HistoryKind::Overlap: {
            const Instant end = m_track.overlapEnd(mark);
            const bool isByValues = mark.cause == OverlapCause::ClockAhead; // it may have been released just before
            story.title = (isByValues ? tr("‼ %1: overlap at %2, exclusion may have failed")
                                      : tr("‼ %1: overlap at %2, exclusion failed"))
                              .arg(m_name, fineTime(mark.at));
            story.culprit = mark.end == HoldEnd::Released
                ? tr("%1 had lost it and released the rest at %2. Until then it may have relied on the lock.")
                      .arg(before, time(mark.at + mark.length))
                : mark.length == Micros::max()
                ? tr("%1 did not release it and may rely on it forever: its lease never expires.").arg(before)
                : (isByValues ? tr("Lockscope saw no release by %1. It may rely on the lock until %2, for %3 more.")
                              : tr("%1 did not release it and may rely on it until %2, for %3 more."))
                      .arg(before, time(mark.at + std::min(mark.length, Micros(std::chrono::hours(24 * 365)))),
                           Wording::duration(mark.length));
            story.victim = end > timelineToldUntil(m_picture, m_setting.moment)
                ? tr("%1 also holds it, since %2.").arg(now, time(mark.at))
                : tr("%1 also held it from %2 on. Both may have relied on it for %3, until %4.")
                      .arg(now, time(mark.at), Wording::duration(end - mark.at), time(end));
            story.known = mark.cause == OverlapCause::OtherNodes
                ? tr("The first owner's key is on one node, the second owner took the others. Their libraries differ, "
                     "or the first key is a leftover. Whether the first owner still acted on it is unknown.")
                : mark.cause == OverlapCause::ClockAhead
                ? tr("So say the values, by their owners' clocks. With equal lease times, the second owner's clock is "
                     "ahead. With a longer second lease, the first owner may have released it just before. Whether the "
                     "first owner still acted on it is unknown.")
                : tr("Nodes lost the first owner's lock before its lease ended. Whether the first owner still acted on "
                     "it is unknown.");
            break;
        }
        case HistoryKind::Split:
            story.title = tr("✖ %1: split at %2").arg(m_name, fineTime(mark.at));
            story.culprit = tr("Several owners each had some of the nodes, and none had enough.");
            story.victim = tr("Nobody held it. Contenders retry after a while.");
            story.known = tr("Two readings a round trip apart agreed.");
            break;
        default: {
            const TimelineBar *bar = mark.holder == TimelineMark::kNobody
                ? nullptr
                : barEnding(m_track, mark.at, m_track.holders.at(mark.holder).owner);
            if (bar != nullptr)
                return withTitle(hold(*bar), *bar);
            story.title = tr("%1: ended at %2").arg(m_name, fineTime(mark.at));
            story.culprit = tr("%1 held it before.").arg(now);
            break;
        }
        }
        if (m_spot.count > 1)
            story.title
                = tr("%1 (and %n more here: zoom in)", nullptr, static_cast<int>(m_spot.count) - 1).arg(story.title);
        return story;
    }

    [[nodiscard]] TimelineStory withTitle(TimelineStory story, const TimelineBar &bar) const
    {
        story.title = tr("✕ %1: %2 at %3").arg(m_name, TimelineWording::end(bar), fineTime(bar.to));
        return story;
    }

    [[nodiscard]] TimelineStory renewal(const TimelineRenewal &renewal) const
    {
        TimelineStory story{.title = tr("%1: renewed at %2").arg(m_name, fineTime(renewal.at))};
        story.culprit
            = tr("%1 renewed it with %2 left.").arg(holder(renewal.holder), Wording::duration(Millis(renewal.leftMs)));
        if (renewal.isLate()) {
            story.title = tr("⚠ %1: renewed late at %2").arg(m_name, fineTime(renewal.at));
            story.known
                = tr("That is %1 later than usual for this owner.").arg(Wording::duration(Millis(renewal.lateMs)));
        }
        if (m_spot.count > 1)
            story.title
                = tr("%1 (and %n more here: zoom in)", nullptr, static_cast<int>(m_spot.count) - 1).arg(story.title);
        return story;
    }

    [[nodiscard]] TimelineStory wait(const TimelineSpan &span) const
    {
        const Instant to = std::min(span.to, timelineToldUntil(m_picture, m_setting.moment));
        TimelineStory story{.title
                            = tr("%1: up to %n waiters, since %2", nullptr, span.value).arg(m_name, time(span.from))};
        const size_t index = m_track.firstBarAfter(span.from);
        if (index < m_track.bars.size() && m_track.bars[index].from <= to)
            story.culprit
                = tr("%1 held it %2.").arg(holder(m_track.bars[index].holder), this->span(m_track.bars[index]));
        story.waiting = tr("Lockscope saw them wait for %1.").arg(Wording::duration(to - span.from));
        story.known = tr("Counted at each reading from the keys of waiters, while the lock's key exists.");
        return story;
    }

    [[nodiscard]] TimelineStory unseen(const TimelineSpan &span) const
    {
        TimelineStory story{.title = tr("%1: unknown since %2").arg(m_name, time(span.from))};
        if (span.to != Instant::max())
            story.title = tr("%1: unknown from %2 to %3").arg(m_name, time(span.from), time(span.to));
        const size_t index = m_track.firstBarAfter(span.from);
        if (index < m_track.bars.size() && m_track.bars[index].from <= span.from)
            story.culprit = tr("%1 held it before.").arg(holder(m_track.bars[index].holder));
        story.known = tr("Too few nodes could be read to know the owner. The lock may have been held.");
        return story;
    }

    [[nodiscard]] TimelineStory blocked(const TimelineSpan &span) const
    {
        const auto verdict = static_cast<Verdict>(span.value);
        const QString state = Wording::verdict(verdict);
        TimelineStory story{.title = tr("%1: %2 since %3").arg(m_name, state, time(span.from))};
        if (span.to != Instant::max())
            story.title = tr("%1: %2 from %3 to %4").arg(m_name, state, time(span.from), time(span.to));
        story.culprit = verdict == Verdict::Split
            ? tr("Several owners each had some of the nodes, and none had enough.")
            : tr("One owner had too few nodes: a leftover of an attempt, or of a lock that other nodes lost.");
        story.victim = tr("Nobody held it, but those nodes were not free.");
        story.known = tr("Two readings a round trip apart agreed.");
        return story;
    }

    const TimelinePicture &m_picture;
    const TimelineSpot &m_spot;
    const TimelineSetting &m_setting;
    const TimelineTrack &m_track;
    const TimelineNow &m_now;
    const QString m_name;
};

} // namespace

TimelineStory TimelineWording::story(const TimelinePicture &picture, const TimelineSpot &spot,
                                     const TimelineSetting &setting)
{
    const int slot = picture.slotOf(spot.lock);
    if (slot < 0)
        return {};
    return StoryWriter(picture, spot, setting, *picture.index.tracks[static_cast<size_t>(slot)],
                       picture.index.now[static_cast<size_t>(slot)])
        .tell();
}

} // namespace Lockscope
