#include "timelinestory.h"

#include "../words/wording.h"

#include <lockscope/core/base/text.h>

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
        return tr("holds on");
    switch (bar.end) {
    case HoldEnd::Released:
    case HoldEnd::OwnReleased: return tr("released");
    case HoldEnd::Expired: return tr("expired");
    case HoldEnd::TakenOver: return tr("taken over");
    case HoldEnd::ForceReleased: return tr("released by hand");
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
        words += tr("overlap: two may have relied on it");
    if (hold.waited > 0)
        words += tr("up to %n waited", nullptr, hold.waited);
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
                    .known = down.size() == 1
                        ? tr("Nobody was seen to hold the lock on the other nodes. What this one had is not known.")
                        : tr("Nobody was seen to hold the lock on the nodes that could be read. What the others had is "
                             "not known.")};
        }
        case Kind::Gap: {
            TimelineStory story{
                .title = tr("%1: not known").arg(m_name),
                .known = tr("Nothing was read here. Who held the lock is not known: it need not have been free.")};
            if (m_spot.first < m_picture.index.watch.gaps.size()) {
                const TimelineSpan &gap = m_picture.index.watch.gaps[m_spot.first];
                const auto [from, to] = timesOf(gap);
                story.title = tr("%1: not known from %2 to %3").arg(m_name, from, to);
            }
            return story;
        }
        case Kind::BeforeHistory:
            return {.title = tr("%1: not known before %2").arg(m_name, time(m_picture.index.watch.knownSince)),
                    .known = m_picture.index.watch.forgotten
                        ? tr("What happened earlier is not kept any more. It need not have been free.")
                        : tr("Nobody watched before. It need not have been free.")};
        case Kind::Future: return {.title = tr("%1: in the future").arg(m_name)};
        case Kind::Nothing: break;
        }
        // In one owner's row, another owner may have held the lock then.
        const auto had = std::find_if(m_track.bars.rbegin(), m_track.bars.rend(), [this](const TimelineBar &bar) {
            return bar.from <= m_spot.at && m_spot.at < bar.to;
        });
        if (had != m_track.bars.rend())
            return hold(*had);
        return {.title = tr("%1: nobody was seen to hold it at %2").arg(m_name, time(m_spot.at)),
                .known = tr("Where changes are not told, holds between two readings are not seen.")};
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
        return id == TimelineMark::kNobody ? tr("somebody") : TimelineWording::holder(m_track.holders.at(id));
    }

    /// `owner`: the holder at that time; empty: several.
    [[nodiscard]] QString waiting(const QByteArray &owner, Instant from, Instant to) const
    {
        // The wait began before `from`, and how many waiters left by then is unknown.
        if (const TimelineSpan *most = mostWaiting(m_track, from, to); most != nullptr && most->from < from)
            return tr("Some were seen to wait meanwhile: up to %n since %1.", nullptr, most->value)
                .arg(time(most->from));
        else if (most != nullptr)
            return tr("Up to %n were seen to wait meanwhile.", nullptr, most->value);
        return m_track.areWaitsKnown(owner, to)
            ? tr("Nobody was seen to wait meanwhile.")
            : tr("Who waits is not known: it leaves no trace here, or nobody asked.");
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
                return byValue > now ? tr("Its value says that it ends in %1; then anybody may take it.")
                                           .arg(Wording::duration(byValue - now))
                                     : tr("By its value it has ended: anybody may take it.");
        }
        if (!end)
            return {};
        return *end > now ? tr("It ends in %1 unless renewed.").arg(Wording::duration(*end - now))
                          : tr("It is due now.");
    }

    [[nodiscard]] QString sentenceOfEnd(const TimelineBar &bar) const
    {
        if (m_track.seenUntil(bar))
            return tr("Whether it goes on cannot be told: too few nodes can be read.");
        if (seenUntil(bar))
            return tr("Whether it goes on cannot be told: nothing is read.");
        if (bar.goesOn()) {
            if (m_now.neverExpires)
                return tr("It never expires.");
            return sentenceOfWhatIsLeft();
        }
        switch (bar.end) {
        case HoldEnd::Released:
            return tr("Its key was gone before it was due, or no lock any more: given back, or taken away. By whom, "
                      "its nodes do not tell.");
        case HoldEnd::Expired: return tr("✕ It expired: its owner may have believed that it still held the lock.");
        case HoldEnd::TakenOver:
            if (m_track.isFollowed(bar, OverlapCause::ClockAhead))
                return tr("‼ Another owner took it over before the end that its value states: given back the moment "
                          "before, or over by that one's clock.");
            return tr("Another owner stood there before it was due: given back and taken at once, or overwritten.");
        case HoldEnd::ForceReleased: return tr("It was released by hand from here.");
        case HoldEnd::Lost:
            return tr("✕ It was lost: nodes restarted or failed over and came back without it. Its owner may have "
                      "believed that it held the lock.");
        case HoldEnd::OwnReleased: return tr("It was taken from here, and given back.");
        case HoldEnd::HoldOffOver:
            return tr("Nobody held it: it was kept from everybody for a while, which has ended by itself.");
        case HoldEnd::OwnLost:
            return tr("✕ It was taken from here, and lost: it was not renewed in time, its key was deleted or "
                      "overwritten, or nodes came back without it.");
        case HoldEnd::Unknown:
            if (m_track.isFollowed(bar, OverlapCause::OtherNodes))
                return tr("‼ Another owner took it on other nodes, while this one's key stood on a node of its own.");
            break;
        }
        return tr("How it ended is not known.");
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
            return tr("it is not known how long");
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
        return (unseen ? tr("From %1 to %2 too few nodes could be read: it may have ended then, and been taken anew by "
                            "the same owner.")
                       : tr("From %1 to %2 nothing was read: it may have ended then, and been taken anew by the same "
                            "owner."))
            .arg(from, to);
    }

    [[nodiscard]] QString evidence(const TimelineBar &bar) const
    {
        const QString begin
            = sentences({bar.beginSeen ? sentences({tr("The acquisition was seen."), earlier(bar.fromSlack)})
                                       : tr("The acquisition was not seen: it was held already."),
                         outOfSight(bar)});
        if (bar.goesOn())
            return begin;
        if (!bar.isEndKnown() && Micros(bar.toSlack) >= Millis(1)) // span() ends at the last sighting
            return sentences({begin,
                              bar.end == HoldEnd::OwnLost
                                  ? tr("It was seen last at %1, and known to be lost at %2. Whether its key stood on "
                                       "in between was not seen.")
                                        .arg(time(bar.to - Micros(bar.toSlack)), time(bar.to))
                                  : tr("It was seen last at %1, and found gone at %2: it ended in between.")
                                        .arg(time(bar.to - Micros(bar.toSlack)), time(bar.to))});
        const bool isSeen
            = bar.end != HoldEnd::Expired && bar.end != HoldEnd::Unknown && Micros(bar.toSlack) <= kEndSeenWithin;
        const QString end = isSeen ? tr("Its end was seen.") : QString();
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
        return {.title = tr("%1: over by now").arg(m_name),
                .culprit = (bar.beginSeen ? tr("%1 held it since %2.") : tr("%1 held it at least since %2."))
                               .arg(holder(bar.holder), time(bar.from)),
                .victim
                = tr("Another owner has it by now. When it came, and how this hold ended, is told in a moment."),
                .known = evidence(bar)};
    }

    [[nodiscard]] TimelineStory hold(const TimelineBar &bar) const
    {
        if (isOverByNow(bar))
            return overByNow(bar);
        const bool isInSight = !seenUntil(bar);
        TimelineStory story{.title = isInSight ? tr("%1: %2").arg(m_name, TimelineWording::end(bar))
                                               : tr("%1: not known whether it goes on").arg(m_name)};
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
                ? tr("Another owner has it by now.")
                : !bar.goesOn()             ? tr("Nobody was seen to hold it after.")
                : m_track.isOverlapped(bar) ? tr("Another owner may have relied on it at the same time.")
                : !isInSight                ? tr("Who holds it now is not known.")
                : m_track.holderOf(bar).owner == sharingHolders()
                ? tr("It is counted from the first of them to the last; who came and went is not kept here.")
                : m_now.isOnOneOfMany ? tr("It stands on one node: who asks the others may have taken it there.")
                                      : tr("Nobody else was seen to hold it meanwhile.");
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
                = tr("They lie between %1 and %2, too close to be drawn one by one. Zoom in to see each.")
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
            story.victim = tr("%1 came next, %2 after.")
                               .arg(now,
                                    after(mark.length, Micros(bar != nullptr ? bar->toSlack : mark.slack),
                                          Micros(mark.slack), mark.exact));
            story.waiting = waiting(ownerBefore, bar != nullptr ? bar->from : mark.at - Micros(1), mark.at);
            story.known = sentences(
                {mark.exact ? tr("Both were seen.") : tr("The new owner was found holding it."), earlier(mark.slack)});
            break;
        }
        case HistoryKind::Overlap: {
            const Instant end = m_track.overlapEnd(mark);
            const bool isByValues = mark.cause == OverlapCause::ClockAhead; // it may have been released just before
            story.title = (isByValues ? tr("‼ %1: overlap at %2, exclusion may be broken")
                                      : tr("‼ %1: overlap at %2, exclusion is broken"))
                              .arg(m_name, fineTime(mark.at));
            story.culprit = mark.end == HoldEnd::Released
                ? tr("%1 had lost it, and gave back what it had left at %2: until then it may have relied on it.")
                      .arg(before, time(mark.at + mark.length))
                : mark.length == Micros::max()
                ? tr("%1 did not give it back, and may rely on it without end: its lease never expires.").arg(before)
                : (isByValues ? tr("%1 was not seen to give it back, and may rely on it until %2, for another %3.")
                              : tr("%1 did not give it back, and may rely on it until %2, for another %3."))
                      .arg(before, time(mark.at + std::min(mark.length, Micros(std::chrono::hours(24 * 365)))),
                           Wording::duration(mark.length));
            story.victim = end > timelineToldUntil(m_picture, m_setting.moment)
                ? tr("%1 holds it as well, since %2.").arg(now, time(mark.at))
                : tr("%1 held it as well, from %2 on: both may have relied on it for %3, until %4.")
                      .arg(now, time(mark.at), Wording::duration(end - mark.at), time(end));
            story.known = mark.cause == OverlapCause::OtherNodes
                ? tr("The first one's key stands on one node, the second one took the lock on others: they lock by "
                     "different ways, or the key is left of an "
                     "attempt that failed. Whether the first one still acted on it cannot be seen from here.")
                : mark.cause == OverlapCause::ClockAhead
                ? tr("That is what their values say, by their owners' clocks: if both take it for as long, the second "
                     "one's clock is ahead, and by it the first "
                     "lease was over. If the second one takes it for longer, the first one may have given it back the "
                     "moment before. Whether the first "
                     "one still acted on it cannot be seen from here.")
                : tr("Nodes came back without the first one's lock before its lease was over. Whether it still acted "
                     "on it cannot be seen from here.");
            break;
        }
        case HistoryKind::Split:
            story.title = tr("✖ %1: split at %2").arg(m_name, fineTime(mark.at));
            story.culprit = tr("Several owners each had some of the nodes, and none had enough.");
            story.victim = tr("Nobody held it; contenders try again after a while.");
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
                = tr("That is %1 later than this owner usually does.").arg(Wording::duration(Millis(renewal.lateMs)));
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
                            = tr("%1: up to %n wait, since %2", nullptr, span.value).arg(m_name, time(span.from))};
        const size_t index = m_track.firstBarAfter(span.from);
        if (index < m_track.bars.size() && m_track.bars[index].from <= to)
            story.culprit
                = tr("%1 held it %2.").arg(holder(m_track.bars[index].holder), this->span(m_track.bars[index]));
        story.waiting = tr("They were seen to wait for %1.").arg(Wording::duration(to - span.from));
        story.known = tr("Counted at each reading from what waiting leaves in Redis, while the lock's key is there.");
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
        story.known = tr("Too few nodes could be read to tell who holds it. It need not be free.");
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
            : tr("Keys of one owner stood on too few nodes: left of an attempt, or of a lock that others lost.");
        story.victim = tr("Nobody held it, and it was not free on those nodes.");
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
