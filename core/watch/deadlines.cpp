#include "deadlines.h"

namespace Lockscope {

namespace {

constexpr qsizetype kLeastToTidy = 1000;

std::optional<Instant> endOf(const NodeReading &reading)
{
    const bool ends = reading.answer == NodeReading::Answer::Present && reading.ttl.kind == KeyTtl::Kind::Finite;
    // Looked at before, History could not tell an end by expiry.
    return ends ? std::optional(reading.readAt + reading.ttl.left + endDoubt(reading.ttl.left)) : std::nullopt;
}

} // namespace

void Deadlines::note(const LockState &lock)
{
    std::optional<Instant> first;
    for (const auto &reading : lock.readings) {
        if (const auto end = endOf(reading))
            first = std::min(first.value_or(*end), *end);
    }
    if (first)
        schedule(lock.name, *first);
}

void Deadlines::schedule(const QByteArray &name, Instant end)
{
    Look &look = m_next[name];
    if (look.at != Instant() && look.at <= end)
        return; // it is looked at before
    look.at = end;
    m_queue.emplace(end, look.place);
    tidy();
    wakeAt(m_queue.top().first);
}

void Deadlines::forget(const QByteArray &name)
{
    if (Look *look = m_next.find(name)) {
        m_next.remove(*look);
        tidy();
    }
}

void Deadlines::tidy()
{
    if (static_cast<qsizetype>(m_queue.size()) < 2 * m_next.size() + kLeastToTidy)
        return;
    std::vector<Entry> entries;
    entries.reserve(static_cast<size_t>(m_next.size()));
    m_next.forEach([&](const Look &look) { entries.emplace_back(look.at, look.place); });
    m_queue = decltype(m_queue)(std::greater<>(), std::move(entries));
}

void Deadlines::clear()
{
    m_next = {};
    m_queue = {};
    sleepOn();
}

void Deadlines::onAlarm(Instant now)
{
    QHash<int, QList<QByteArray>> due;
    while (!m_queue.empty() && m_queue.top().first <= now) {
        const auto [end, place] = m_queue.top();
        m_queue.pop();
        Look *look = m_next.at(place);
        if (look == nullptr || look->at != end)
            continue; // it is looked at at another time
        const QByteArray name = look->name;
        m_next.remove(*look);
        const Readings *readings = m_board.readings(name);
        std::optional<Instant> next;
        for (size_t node = 0; readings != nullptr && node < readings->size(); ++node) {
            const auto ends = endOf((*readings)[node]);
            if (ends && *ends > now)
                next = std::min(next.value_or(*ends), *ends); // it was renewed
            else if (ends)
                due[static_cast<int>(node)].append(name);
        }
        if (next)
            schedule(name, *next);
    }
    if (!m_queue.empty())
        wakeAt(m_queue.top().first);
    for (auto names = due.cbegin(); names != due.cend(); ++names)
        m_due(names.key(), names.value());
}

} // namespace Lockscope
