#include "deadlines.h"

namespace Lockscope {

namespace {

/// After the end of a TTL, by our clock, the server may take this long to see it as well.
constexpr Millis kMargin{2};

std::optional<Instant> endOf(const NodeReading &reading)
{
    const bool ends = reading.answer == NodeReading::Answer::Present && reading.ttl.kind == KeyTtl::Kind::Finite;
    return ends ? std::optional(reading.readAt + reading.ttl.left + kMargin) : std::nullopt;
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
    auto &next = m_next[name];
    if (next != Instant() && next <= end)
        return; // it is looked at before
    next = end;
    m_queue.emplace(end, name);
    wakeAt(m_queue.top().first);
}

void Deadlines::clear()
{
    m_next.clear();
    m_queue = {};
    sleepOn();
}

void Deadlines::onAlarm(Instant now)
{
    QHash<int, QList<QByteArray>> due;
    while (!m_queue.empty() && m_queue.top().first <= now) {
        const auto [end, name] = m_queue.top();
        m_queue.pop();
        const auto known = m_next.constFind(name);
        if (known == m_next.constEnd() || *known != end)
            continue;
        m_next.erase(known);
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
