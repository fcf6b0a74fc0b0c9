#include "timelineworker.h"

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

// Bars grow with the clock, not with pictures, so four new pictures a second suffice.
constexpr int kRowsPaceMillis = 250;
constexpr int kPaceOfManyRowsMillis = 1000;
constexpr int kManyRows = 10'000;

} // namespace

TimelineWorker::TimelineWorker(Micros wallAhead) : m_wallAhead(wallAhead), m_pace(this)
{
    m_pace.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, &TimelineWorker::publish);
}

void TimelineWorker::setSparse(bool isSparse)
{
    m_isSparse = isSparse;
    m_indexer.setSparse(isSparse);
}

void TimelineWorker::setHistory(const HistorySnapshotPtr &history)
{
    ++m_histories;
    if (m_isSparse)
        return;
    m_indexer.setHistory(*history);
    m_now = std::max(m_now, history->takenAt);
    m_dirty = true;
    publishSoon();
}

void TimelineWorker::apply(const BoardDiffPtr &diff, Instant now)
{
    m_indexer.apply(*diff, now);
    m_now = now;
    ++m_diffs;
    m_dirty = true;
    publishSoon();
}

void TimelineWorker::setPast(const TimelinePastPtr &past)
{
    m_indexer.setPast(past);
    m_dirty = true;
    publishSoon();
}

void TimelineWorker::ask(const TimelineQuery &query, quint64 number, Instant now)
{
    m_maker.setQuery(query);
    m_query = number;
    m_now = now;
    publish();
}

void TimelineWorker::letTimePass(Instant now)
{
    m_now = now;
    if (!m_maker.query().filter.dependsOnTime())
        return;
    m_dirty = true;
    publishSoon();
}

void TimelineWorker::setShown(bool shown)
{
    m_shown = shown;
    if (shown && m_dirty)
        publishSoon();
}

void TimelineWorker::pictureTaken(TimelinePicturePtr before)
{
    before.reset();
    m_inFlight = false;
    if (m_query != m_queryTold)
        publish();
    else if (m_dirty)
        publishSoon();
}

void TimelineWorker::publishSoon()
{
    if (m_pace.isActive() || m_inFlight || !m_shown)
        return;
    const qint64 pace = m_rows > kManyRows ? kPaceOfManyRowsMillis : kRowsPaceMillis;
    m_pace.start(
        static_cast<int>(m_sinceTold.isValid() ? std::clamp<qint64>(pace - m_sinceTold.elapsed(), 0, pace) : 0));
}

void TimelineWorker::publish()
{
    if (m_inFlight || (!m_dirty && m_query == m_queryTold))
        return;
    const LockFilterContext context{.now = m_now, .wallAhead = m_wallAhead, .nodeLabels = m_maker.query().nodeLabels};
    const auto picture = m_maker.make(m_indexer, context);
    picture->query = m_query;
    picture->histories = m_histories;
    picture->diffs = m_diffs;
    m_rows = static_cast<int>(picture->rows.size());
    m_queryTold = m_query;
    m_dirty = false;
    m_inFlight = true;
    m_sinceTold.start();
    Q_EMIT updated(picture);
}

} // namespace Lockscope
