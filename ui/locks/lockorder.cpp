#include "lockorder.h"

#include "../filter/lockfigures.h"

#include <lockscope/core/base/namespaces.h>
#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace Lockscope {

namespace {

constexpr std::ptrdiff_t kAround = 8; ///< rows above and below that define where a row was

/// A row must be where it belongs for this long: a neighbour that is being acquired moves up only for a moment.
constexpr std::chrono::seconds kInPlace{5};

constexpr size_t kMostUnsorted = 1000; ///< in addition to one per slot

bool isAlarm(const LockState &lock)
{
    return severityOf(lock) == Severity::Alarm;
}

} // namespace

int LockOrder::slotFor(const QByteArray &name)
{
    if (const int known = slotOf(name); known >= 0)
        return known;
    int index = static_cast<int>(m_slots.size());
    if (m_free.empty()) {
        m_slots.emplace_back();
    } else {
        index = m_free.back();
        m_free.pop_back();
    }
    slot(index).name = name;
    setSlot(index);
    m_named.push_back(index);
    return index;
}

int LockOrder::slotOf(const QByteArray &name) const
{
    const quint32 place = m_index.find(name, NameIndex::hashOf(name), [this](quint32 at) -> const QByteArray & {
        return slot(static_cast<int>(at)).name;
    });
    return place != NameIndex::kNowhere ? static_cast<int>(place) : -1;
}

void LockOrder::setSlot(int index)
{
    const QByteArray &name = slot(index).name;
    const int before = slotOf(name);
    if (before == index)
        return;
    if (before >= 0)
        unsetSlot(before);
    m_index.insert(NameIndex::hashOf(name), static_cast<quint32>(index));
}

void LockOrder::unsetSlot(int index)
{
    const QByteArray &name = slot(index).name;
    if (slotOf(name) == index)
        m_index.remove(NameIndex::hashOf(name), static_cast<quint32>(index));
}

bool LockOrder::hasVisibleChange(const QByteArray &name, const LockStatePtr &lock) const
{
    const int index = slotOf(name);
    const LockStatePtr known = index < 0 ? nullptr : slot(index).lock;
    return known && lock ? hasChanged(*known, *lock, m_wallAhead) : known != lock;
}

void LockOrder::touch(int index)
{
    if (std::exchange(slot(index).dirty, true))
        return;
    m_dirty.push_back(index);
}

void LockOrder::apply(const BoardDiff &diff, Instant now)
{
    m_now = now;
    endLingering(now);
    for (const auto &name : diff.removed) {
        if (const int index = slotOf(name); index >= 0 && slot(index).lock)
            remove(index);
    }
    const LockFilterContext judged = context(now);
    for (const auto &lock : diff.changed) {
        const int index = slotFor(lock->name);
        Slot &changed = slot(index);
        const bool isNew = !changed.lock;
        changed.lock = lock;
        changed.words = {};
        touch(index);
        const bool isBack = std::exchange(changed.lingers, false);
        m_matching += isBack ? 1 : 0;
        countSubsets(changed);

        const LockSortKey before = changed.key;
        computeKey(changed);
        const bool moves = (isNew && !isBack) || !(changed.key == before);
        if (moves) {
            changed.sorted = false;
            m_unsorted.push_back(index);
        }
        const bool shown = fits(changed, judged);
        m_rowsDirty = m_rowsDirty || (moves && shown);
        setShown(index, shown);

        const bool alarm = isAlarm(*lock);
        if (isNew || alarm != changed.alarm)
            count(changed.name, isNew ? 1 : 0, static_cast<int>(alarm) - static_cast<int>(changed.alarm));
        changed.alarm = alarm;
        m_total += isNew ? 1 : 0;
    }
    if (m_unsorted.size() > m_slots.size() + kMostUnsorted)
        sortIn(); // hidden locks alone request no rows, so they would accumulate
}

void LockOrder::keepInPlace(const QByteArray &name)
{
    if (name == m_kept)
        return;
    releaseKeptRow();
    m_kept = name;
    const int index = slotOf(name);
    m_keptKey = index < 0 ? std::nullopt : std::optional(slot(index).key);
}

void LockOrder::releaseKeptRow()
{
    m_keptKey.reset();
    m_inPlace.reset();
    m_around.clear();
    m_rowsDirty = std::exchange(m_keptWaits, false) || m_rowsDirty;
}

void LockOrder::remove(int index)
{
    Slot &gone = slot(index);
    gone.lock.reset();
    gone.words = {};
    countSubsets(gone);
    gone.lingers = m_linger > Micros(0) && gone.inRow && gone.shown && gone.sorted;
    if (gone.lingers) {
        --m_matching;
        gone.lingersUntil = m_now + m_linger;
        m_lingering.emplace_back(gone.lingersUntil, gone.name);
    } else {
        m_rowsDirty = m_rowsDirty || gone.inRow;
        setShown(index, false);
        gone.sorted = false;
        m_unsorted.push_back(index);
    }
    count(gone.name, -1, gone.alarm ? -1 : 0);
    gone.alarm = false;
    --m_total;
    touch(index);
    // A row may have to stay for a while, and its slot with it.
    if (!gone.inRow)
        release(index);
}

void LockOrder::endLinger(int index)
{
    Slot &gone = slot(index);
    gone.lingers = false;
    gone.shown = false; // `m_matching` has not counted it since it ended
    gone.sorted = false;
    m_unsorted.push_back(index);
    m_rowsDirty = true;
}

void LockOrder::endLingering(Instant now)
{
    while (!m_lingering.empty() && m_lingering.front().first <= now) {
        const int index = slotOf(m_lingering.front().second);
        m_lingering.pop_front();
        if (index >= 0 && slot(index).lingers && slot(index).lingersUntil <= now)
            endLinger(index);
    }
}

void LockOrder::countSubsets(Slot &slot)
{
    for (size_t i = 0; i < kLockSubsets; ++i) {
        const bool belongs = slot.lock && isInSubset(*slot.lock, static_cast<LockSubset>(i), m_ownTokens);
        const auto bit = static_cast<quint8>(1U << i);
        m_subsets[i] += (belongs ? 1 : 0) - ((slot.subsets & bit) != 0 ? 1 : 0);
        slot.subsets = static_cast<quint8>(belongs ? slot.subsets | bit : slot.subsets & ~bit);
    }
}

void LockOrder::setOwnTokens(const QSet<QByteArray> &tokens, Instant now)
{
    if (std::exchange(m_ownTokens, tokens) == tokens)
        return;
    for (auto &one : m_slots)
        countSubsets(one);
    if (m_query.subset == LockSubset::Mine)
        filterAll(now);
}

void LockOrder::release(int index)
{
    unsetSlot(index);
    slot(index).name.clear();
    m_free.push_back(index);
}

void LockOrder::computeKey(Slot &slot) const
{
    slot.key = {};
    if (const auto sortKey = columnSpec(m_query.column).sortKey)
        sortKey(*slot.lock, {.wallAhead = m_wallAhead, .past = m_past.get()}, slot.key);
}

bool LockOrder::before(int a, int b) const
{
    const Slot &left = slot(a);
    const Slot &right = slot(b);
    const bool descending = m_query.direction == Qt::DescendingOrder;
    if (left.key.numbers != right.key.numbers)
        return (left.key.numbers < right.key.numbers) != descending;
    if (const int order = left.key.text->compare(*right.key.text); order != 0)
        return (order < 0) != descending;
    const int order = left.name.compare(right.name);
    return order != 0 && (order < 0) != descending;
}

void LockOrder::setShown(int index, bool shown)
{
    Slot &one = slot(index);
    if (std::exchange(one.shown, shown) == shown)
        return;
    m_rowsDirty = true;
    m_matching += shown ? 1 : -1;
    if (shown)
        m_arrivals.push_back(index);
}

bool LockOrder::fits(const Slot &slot, const LockFilterContext &context) const
{
    const bool isCandidate = slot.lock && (m_query.space.isEmpty() || slot.name.startsWith(m_query.space))
        && (m_query.subset == LockSubset::All || (slot.subsets >> static_cast<int>(m_query.subset) & 1) != 0);
    if (!isCandidate || m_query.filter.isEmpty())
        return isCandidate;
    if (slot.words->text.isEmpty())
        slot.words = LockFilter::wordsOf(*slot.lock);
    return m_query.filter.matches(*slot.lock, context, *slot.words);
}

void LockOrder::fetchAhead(size_t i) const
{
    // Prefetch, because locks are scattered over the memory: most of the time for 100,000 locks is waiting for it.
    constexpr size_t kFar = 16;
    constexpr size_t kNear = 8;
    if (i + kFar >= m_slots.size())
        return;
    __builtin_prefetch(m_slots[i + kFar].words->text.constData());
    if (m_query.filter.needsOnlyWords())
        return;
    if (const LockState *far = m_slots[i + kFar].lock.get()) {
        __builtin_prefetch(far);
        __builtin_prefetch(&far->seen);
        __builtin_prefetch(&far->assessment);
        __builtin_prefetch(&far->assessment.owner);
    }
    if (const LockState *near = m_slots[i + kNear].lock.get()) {
        __builtin_prefetch(near->name.constData());
        __builtin_prefetch(near->assessment.owner.constData());
        if (near->seen)
            __builtin_prefetch(&near->seen->resource);
    }
}

void LockOrder::filterAll(Instant now, bool onlyShown)
{
    const LockFilterContext judged = context(now);
    for (size_t i = 0; i < m_slots.size(); ++i) {
        Slot &one = m_slots[i];
        if (one.lingers || (onlyShown && !one.shown))
            continue;
        fetchAhead(i);
        setShown(static_cast<int>(i), one.lock && fits(one, judged));
        if (m_query.filter.isEmpty())
            one.words = {};
    }
}

void LockOrder::setQuery(const LockQuery &query, Instant now)
{
    const bool sortAnew = query.column != m_query.column || query.direction != m_query.direction;
    const bool isNarrower = query.subset == m_query.subset && query.space.startsWith(m_query.space)
        && query.nodeLabels == m_query.nodeLabels && !m_query.filter.dependsOnTime()
        && query.filter.isNarrowerThan(m_query.filter);
    m_query = query;
    endLingering(Instant::max());
    releaseKeptRow(); // the operator asked for another order
    if (sortAnew)
        sortAll();
    filterAll(now, isNarrower);
}

void LockOrder::setPast(LockPastPtr past)
{
    m_past = std::move(past);
    if (!columnSpec(m_query.column).isOfPast)
        return;
    endLingering(Instant::max());
    sortAll();
}

void LockOrder::letTimePass(Instant now)
{
    endLingering(now);
    if (m_query.filter.dependsOnTime())
        filterAll(now);
}

void LockOrder::sortAll()
{
    m_sorted.clear();
    m_unsorted.clear();
    for (size_t i = 0; i < m_slots.size(); ++i) {
        Slot &one = m_slots[i];
        one.key = {};
        one.sorted = one.lock != nullptr;
        if (!one.lock)
            continue;
        computeKey(one);
        m_sorted.push_back(static_cast<int>(i));
    }
    std::sort(m_sorted.begin(), m_sorted.end(), [this](int a, int b) { return before(a, b); });
    m_rowsDirty = true;
}

void LockOrder::sortIn()
{
    if (m_unsorted.empty())
        return;
    const auto less = [this](int a, int b) { return before(a, b); };
    std::erase_if(m_sorted, [this](int index) { return !slot(index).sorted; });
    // A slot can be listed twice, or be free by now.
    std::vector<int> arriving;
    for (const int index : m_unsorted) {
        if (slot(index).lock && !std::exchange(slot(index).sorted, true))
            arriving.push_back(index);
    }
    m_unsorted.clear();
    std::sort(arriving.begin(), arriving.end(), less);
    // For few new locks, binary searches are cheaper than comparing with all.
    std::vector<int> merged;
    merged.reserve(m_sorted.size() + arriving.size());
    auto from = m_sorted.cbegin();
    for (const int index : arriving) {
        const auto place = std::lower_bound(from, m_sorted.cend(), index, less);
        merged.insert(merged.end(), from, place);
        merged.push_back(index);
        from = place;
    }
    merged.insert(merged.end(), from, m_sorted.cend());
    m_sorted = std::move(merged);
}

LockTableUpdate LockOrder::takeUpdate(Rows which, bool withSpaces)
{
    LockTableUpdate update;
    update.changed.reserve(m_dirty.size());
    for (const int index : m_dirty) {
        slot(index).dirty = false;
        update.changed.emplace_back(index, slot(index).lock);
    }
    m_dirty.clear();
    update.names.reserve(m_named.size());
    for (const int index : m_named) {
        if (slot(index).lock)
            update.names.emplace_back(index, qHash(slot(index).name));
    }
    m_named.clear();
    m_rowsTold = m_rowsDirty && (which == Rows::All || (which == Rows::Append && hasArrivals()));
    if (m_rowsDirty)
        sortIn();
    if (m_rowsTold) {
        update.onlyAppends = which == Rows::Append;
        update.rows = update.onlyAppends ? appendRows() : makeRows();
        m_arrivals.clear();
    }
    // No update is due if a row returned to its place in the meantime.
    m_rowsDirty = m_rowsDirty && which != Rows::All && wantedRows() != m_rows;
    if (withSpaces && std::exchange(m_spacesDirty, false))
        update.spaces = makeSpaces();
    update.rowsWait = m_rowsDirty;
    update.keptWaits = m_keptWaits;
    update.total = m_total;
    update.matching = m_matching;
    update.subsets = m_subsets;
    update.lingers = !m_lingering.empty();
    return update;
}

void LockOrder::rememberNeighbours()
{
    const auto kept = std::find(m_rows.begin(), m_rows.end(), slotOf(m_kept));
    if (kept == m_rows.end())
        return; // the lock is gone, and may return
    m_keptRow = kept - m_rows.begin();
    m_around.clear();
    const auto from = kept - std::min(kAround, kept - m_rows.begin());
    const auto to = kept + std::min(kAround, m_rows.end() - 1 - kept);
    for (auto beside = from; beside <= to; ++beside) {
        if (beside != kept)
            m_around.emplace_back(slot(*beside).name, beside < kept);
    }
}

void LockOrder::keep(std::vector<int> &rows)
{
    m_keptWaits = false;
    if (m_kept.isEmpty())
        return;
    rememberNeighbours();
    const auto kept = std::find(rows.begin(), rows.end(), slotOf(m_kept));
    if (kept == rows.end())
        return;
    const auto place = kept - rows.begin();
    const int index = *kept;
    if (m_inPlace && m_now - m_inPlace->first >= kInPlace)
        m_keptKey = m_inPlace->second;
    const LockSortKey &key = slot(index).key;
    if (!m_keptKey || key == *m_keptKey) {
        m_keptKey = key; // the others move around it
        m_inPlace.reset();
        return;
    }
    rows.erase(kept);
    const auto target = placeAmong(rows, place);
    rows.insert(rows.begin() + target, index);
    m_keptWaits = target != place;
    if (m_keptWaits)
        m_inPlace.reset();
    else
        m_inPlace = {m_inPlace ? m_inPlace->first : m_now, key};
}

std::ptrdiff_t LockOrder::placeAmong(const std::vector<int> &others, std::ptrdiff_t place) const
{
    std::unordered_map<int, bool> around;
    for (const auto &[name, isAbove] : m_around)
        around.emplace(slotOf(name), isAbove);
    std::vector<std::pair<std::ptrdiff_t, bool>> found;
    for (size_t row = 0; row < others.size() && found.size() < around.size(); ++row) {
        if (const auto beside = around.find(others[row]); beside != around.end())
            found.emplace_back(static_cast<std::ptrdiff_t>(row), beside->second);
    }
    // Count from the top, for each gap between two neighbours, how many are on the wrong side of it.
    auto crossed = std::count_if(found.begin(), found.end(), [](const auto &beside) { return beside.second; });
    auto fewest = std::numeric_limits<std::ptrdiff_t>::max();
    std::ptrdiff_t nearest = 0;
    std::ptrdiff_t target = place;
    for (size_t i = 0; i <= found.size(); ++i) {
        const std::ptrdiff_t first = i == 0 ? 0 : found[i - 1].first + 1;
        const std::ptrdiff_t last = i == found.size() ? std::ssize(others) : found[i].first;
        const std::ptrdiff_t away = std::abs(std::clamp(m_keptRow, first, last) - m_keptRow);
        if (crossed < fewest || (crossed == fewest && away < nearest)) {
            fewest = crossed;
            nearest = away;
            target = std::clamp(place, first, last);
        } else if (crossed == fewest && away == nearest) {
            // Neighbours from above and below have swapped sides: do not move between them.
            target = m_keptRow;
        }
        if (i < found.size())
            crossed += found[i].second ? -1 : 1;
    }
    return target;
}

std::vector<int> LockOrder::wantedRows()
{
    std::vector<int> rows;
    rows.reserve(m_rows.size());
    std::copy_if(m_sorted.begin(), m_sorted.end(), std::back_inserter(rows),
                 [this](int index) { return slot(index).shown; });
    keep(rows);
    return rows;
}

std::shared_ptr<const LockRows> LockOrder::makeRows()
{
    auto rows = std::make_shared<LockRows>();
    rows->rows = wantedRows();
    for (const int index : rows->rows) {
        if (!slot(index).inRow)
            rows->arriving.push_back(index);
    }
    for (const int index : m_rows)
        (slot(index).shown ? rows->kept : rows->going).push_back(index);
    if (rows->rows == m_rows) {
        m_rowsTold = false;
        return nullptr;
    }
    for (const int index : rows->going) {
        Slot &leaving = slot(index);
        leaving.inRow = false;
        if (leaving.lock)
            continue;
        m_leaving.push_back(index);
        unsetSlot(index);
    }
    for (const int index : rows->arriving)
        slot(index).inRow = true;
    m_rowsBefore = std::exchange(m_rows, rows->rows);
    return rows;
}

std::shared_ptr<const LockRows> LockOrder::appendRows()
{
    auto rows = std::make_shared<LockRows>();
    for (const int index : m_arrivals) {
        if (slot(index).shown && !std::exchange(slot(index).inRow, true))
            rows->arriving.push_back(index);
    }
    if (rows->arriving.empty()) {
        m_rowsTold = false;
        return nullptr;
    }
    std::sort(rows->arriving.begin(), rows->arriving.end(), [this](int a, int b) { return before(a, b); });
    rows->kept = m_rows;
    rows->rows = m_rows;
    rows->rows.insert(rows->rows.end(), rows->arriving.begin(), rows->arriving.end());
    m_rowsBefore = std::exchange(m_rows, rows->rows);
    return rows;
}

void LockOrder::settle(bool accepted)
{
    if (!std::exchange(m_rowsTold, false))
        return;
    if (accepted) {
        for (const int index : m_leaving)
            release(index);
    } else {
        for (const int index : m_rows)
            slot(index).inRow = false;
        const auto refused = std::exchange(m_rows, std::move(m_rowsBefore));
        for (const int index : m_rows)
            slot(index).inRow = true;
        for (const int index : refused) {
            if (!slot(index).inRow && !slot(index).lock)
                release(index);
            else if (!slot(index).inRow && slot(index).shown)
                m_arrivals.push_back(index);
        }
        for (const int index : m_leaving)
            restoreRow(index);
        m_rowsDirty = true;
    }
    m_leaving.clear();
    m_rowsBefore.clear();
}

void LockOrder::restoreRow(int index)
{
    Slot &staying = slot(index);
    const int other = slotOf(staying.name);
    setSlot(index);
    if (other < 0)
        return;
    // The lock returned in another slot that was not sent yet. A lock must have one row.
    Slot &taken = slot(other);
    staying.lock = std::exchange(taken.lock, nullptr);
    staying.words = std::exchange(taken.words, {});
    staying.key = taken.key;
    staying.shown = std::exchange(taken.shown, false);
    staying.alarm = std::exchange(taken.alarm, false);
    staying.subsets = std::exchange(taken.subsets, {});
    staying.sorted = taken.sorted = false;
    m_unsorted.push_back(index);
    touch(index);
    release(other);
}

void LockOrder::count(const QByteArray &name, int locks, int alarms)
{
    int level = 0;
    for (auto end = nextNamespaceEnd(name, 0); end && *end <= kLongestSpace && level < kSpaceLevels;
         end = nextNamespaceEnd(name, *end), ++level) {
        const auto found = m_spaces.try_emplace(name.first(*end), 0, 0).first;
        found->second.first += locks;
        found->second.second += alarms;
        if (found->second.first == 0)
            m_spaces.erase(found);
    }
    m_spacesDirty = m_spacesDirty || level > 0 || locks != 0; // the total covers locks without a namespace
}

std::shared_ptr<const NamespaceCounts> LockOrder::makeSpaces() const
{
    auto told = std::make_shared<NamespaceCounts>();
    told->total = m_total;
    told->spaces.reserve(m_spaces.size());
    for (const auto &[name, counts] : m_spaces)
        told->spaces.push_back(
            {.name = name, .depth = static_cast<int>(name.count(':')), .locks = counts.first, .alarms = counts.second});
    if (told->spaces.size() > kMostSpaces) {
        // Keep the outermost first, so that none lacks its parent; of one depth, the fullest.
        const auto kept = told->spaces.begin() + static_cast<std::ptrdiff_t>(kMostSpaces);
        std::nth_element(told->spaces.begin(), kept, told->spaces.end(),
                         [](const NamespaceCount &a, const NamespaceCount &b) {
                             return std::tie(a.depth, b.locks, a.name) < std::tie(b.depth, a.locks, b.name);
                         });
        told->spaces.erase(kept, told->spaces.end());
        told->cut = true;
    }
    std::sort(told->spaces.begin(), told->spaces.end(),
              [](const NamespaceCount &a, const NamespaceCount &b) { return a.name < b.name; });
    return told;
}

} // namespace Lockscope
