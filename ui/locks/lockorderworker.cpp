#include "lockorderworker.h"

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

// Nobody can follow more than ten updates a second. A long table gets fewer, because each costs more.
constexpr int kPaceMillis = 100;
constexpr int kPaceOfManyMillis = 250;
constexpr int kMany = 10'000;
/// Many namespaces are counted less often; few are counted with each update, and match its total.
constexpr int kSpacesMillis = 1000;
constexpr size_t kFewSpaces = 300;

} // namespace

LockOrderWorker::LockOrderWorker(Micros wallAhead) : m_order(wallAhead), m_pace(this), m_spaces(this)
{
    m_pace.setSingleShot(true);
    m_spaces.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, &LockOrderWorker::publish);
    connect(&m_spaces, &QTimer::timeout, this, &LockOrderWorker::publish);
}

void LockOrderWorker::apply(const BoardDiffPtr &diff, Instant now)
{
    if (m_paused) {
        for (const auto &name : diff->removed)
            collect(name, nullptr);
        for (const auto &lock : diff->changed)
            collect(lock->name, lock);
        ++m_diffsWaiting;
        Q_EMIT waiting(static_cast<int>(m_changed.size()));
        return;
    }
    m_order.apply(*diff, now);
    ++m_diffs;
    publishSoon();
}

void LockOrderWorker::collect(const QByteArray &name, const LockStatePtr &lock)
{
    m_waiting[name] = lock;
    if (m_order.hasVisibleChange(name, lock))
        m_changed.insert(name);
    else
        m_changed.remove(name);
}

void LockOrderWorker::ask(const LockQuery &query, quint64 number, Instant now)
{
    m_order.setQuery(query, now);
    m_query = number;
    publish();
}

void LockOrderWorker::letTimePass(Instant now)
{
    if (m_paused)
        return;
    m_order.letTimePass(now);
    publishSoon();
}

void LockOrderWorker::setPast(const LockPastPtr &past)
{
    if (m_paused)
        return;
    m_order.setPast(past);
    publishSoon();
}

void LockOrderWorker::setOwnTokens(const QSet<QByteArray> &tokens, Instant now)
{
    m_order.setOwnTokens(tokens, now);
    publishSoon();
}

void LockOrderWorker::holdRows(bool held)
{
    m_held = held;
    if (!held)
        publishSoon();
}

void LockOrderWorker::keepInPlace(const QByteArray &name)
{
    m_kept = name;
    if (m_paused)
        return; // otherwise the row kept before would move in a frozen table
    m_order.keepInPlace(name);
    publishSoon();
}

void LockOrderWorker::releaseKeptRow()
{
    m_order.releaseKeptRow();
    publishSoon();
}

void LockOrderWorker::pause()
{
    m_paused = true;
    m_rowsStay = m_held; // a row held under the hand belongs to the frozen moment
}

void LockOrderWorker::resume(Instant now)
{
    m_paused = false;
    m_rowsStay = false;
    BoardDiff missed;
    for (auto &[name, lock] : m_waiting) {
        if (lock)
            missed.changed.push_back(lock);
        else
            missed.removed.push_back(name);
    }
    m_waiting.clear();
    m_changed.clear();
    m_order.keepInPlace(m_kept);
    m_order.apply(missed, now);
    m_order.letTimePass(now);
    m_diffs += std::exchange(m_diffsWaiting, 0);
    publish();
}

void LockOrderWorker::settle(bool accepted)
{
    m_order.settle(accepted);
    m_inFlight = false;
    if (m_query != m_queryTold)
        publish();
    else if (m_order.hasNewSpaces() || m_order.hasNewData() || m_order.hasNewRows() || m_diffs != m_diffsTold)
        publishSoon();
}

void LockOrderWorker::publishSoon()
{
    if (m_pace.isActive())
        return;
    const qint64 pace = m_requestedPace ? m_requestedPace->count()
        : m_order.total() > kMany       ? kPaceOfManyMillis
                                        : kPaceMillis;
    m_pace.start(
        static_cast<int>(m_sinceTold.isValid() ? std::clamp<qint64>(pace - m_sinceTold.elapsed(), 0, pace) : 0));
}

void LockOrderWorker::publish()
{
    const bool asked = m_query != m_queryTold;
    // New rows can be appended below held rows, but not while paused.
    const auto rows = asked || !(m_held || m_rowsStay) ? LockOrder::Rows::All
        : m_paused                                     ? LockOrder::Rows::Stay
                                                       : LockOrder::Rows::Append;
    const bool newRows = (rows == LockOrder::Rows::All && m_order.hasNewRows())
        || (rows == LockOrder::Rows::Append && m_order.hasArrivals());
    const bool mayCount
        = m_order.spaceCount() <= kFewSpaces || !m_sinceSpaces.isValid() || m_sinceSpaces.hasExpired(kSpacesMillis);
    const bool withSpaces = m_order.hasNewSpaces() && mayCount;
    if (m_order.hasNewSpaces() && !withSpaces && !m_spaces.isActive())
        m_spaces.start(std::max<int>(1, kSpacesMillis - static_cast<int>(m_sinceSpaces.elapsed())));
    if (m_inFlight
        || (!asked && m_diffs == m_diffsTold && !m_order.hasNewData() && !newRows && !withSpaces
            && m_order.matching() == m_matchingTold && m_order.subsets() == m_subsetsTold))
        return;
    auto update = std::make_shared<LockTableUpdate>(m_order.takeUpdate(rows, withSpaces));
    update->query = m_query;
    update->diffs = m_diffs;
    if (withSpaces)
        m_sinceSpaces.start();
    m_sinceTold.start();
    m_queryTold = m_query;
    m_diffsTold = m_diffs;
    m_matchingTold = update->matching;
    m_subsetsTold = update->subsets;
    m_inFlight = true;
    Q_EMIT updated(update);
}

} // namespace Lockscope
