#include "deadlines.h"

namespace Lockscope {

namespace {

constexpr qsizetype kLeastToTidy = 1000;
constexpr Instant kNever;

std::optional<Instant> endOf(const NodeReading &reading)
{
    const bool ends = reading.answer == NodeReading::Answer::Present && reading.ttl.kind == KeyTtl::Kind::Finite;
    // Looked at before, History could not tell an end by expiry.
    return ends ? std::optional(reading.readAt + reading.ttl.left + endDoubt(reading.ttl.left)) : std::nullopt;
}

} // namespace

void Deadlines::note(const Board::Changes &changes)
{
    for (size_t i = 0; i < changes.changed.size(); ++i) {
        std::optional<Instant> first;
        for (const auto &reading : changes.changed[i]->readings) {
            if (const auto end = endOf(reading))
                first = std::min(first.value_or(*end), *end);
        }
        if (first)
            schedule(changes.places[i], *first);
    }
    tidy();
    sleep();
}

void Deadlines::schedule(quint32 place, Instant end)
{
    if (place >= m_next.size())
        m_next.resize(std::max<size_t>(place + 1, m_board.everything().end), kNever);
    if (m_next[place] != kNever && m_next[place] <= end)
        return; // it is looked at before
    m_next[place] = end;
    m_queue.emplace(end, place);
}

void Deadlines::tidy()
{
    if (static_cast<qsizetype>(m_queue.size()) < 2 * m_board.size() + kLeastToTidy)
        return;
    std::vector<Entry> entries;
    for (quint32 place = 0; place < m_next.size(); ++place) {
        if (m_board.at(place) == nullptr)
            m_next[place] = kNever;
        else if (m_next[place] != kNever)
            entries.emplace_back(m_next[place], place);
    }
    m_queue = decltype(m_queue)(std::greater<>(), std::move(entries));
}

void Deadlines::sleep()
{
    if (m_queue.empty())
        sleepOn();
    else
        wakeAt(m_queue.top().first);
}

void Deadlines::clear()
{
    m_next = {};
    m_queue = {};
    sleep();
}

void Deadlines::onAlarm(Instant now)
{
    QHash<int, QList<QByteArray>> due;
    while (!m_queue.empty() && m_queue.top().first <= now) {
        const auto [end, place] = m_queue.top();
        m_queue.pop();
        if (m_next[place] != end)
            continue; // it is looked at at another time
        m_next[place] = kNever;
        const Board::Entry *entry = m_board.at(place);
        if (entry == nullptr)
            continue;
        const Readings &readings = Board::readingsOf(*entry);
        std::optional<Instant> next;
        for (size_t node = 0; node < readings.size(); ++node) {
            const auto ends = endOf(readings[node]);
            if (ends && *ends > now)
                next = std::min(next.value_or(*ends), *ends); // it was renewed
            else if (ends)
                due[static_cast<int>(node)].append(Board::nameOf(*entry));
        }
        if (next)
            schedule(place, *next);
    }
    sleep();
    for (auto names = due.cbegin(); names != due.cend(); ++names)
        m_due(names.key(), names.value());
}

} // namespace Lockscope
