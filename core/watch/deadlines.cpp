#include "deadlines.h"

namespace Lockscope {

namespace {

/// After the end of a TTL, by our clock, the server may take this long to see it as well.
constexpr Millis kMargin{2};

} // namespace

void Deadlines::note(const QByteArray &name, const KeyTtl &ttl, Instant readAt)
{
    if (ttl.kind == KeyTtl::Kind::Finite)
        schedule(name, readAt + ttl.left + kMargin);
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
        const Readings readings = m_board.readings(name);
        int node = 0;
        for (const auto &reading : readings) {
            const bool ends = reading.answer == NodeReading::Answer::Present && reading.ttl.kind == KeyTtl::Kind::Finite;
            if (ends && reading.readAt + reading.ttl.left + kMargin > now)
                schedule(name, reading.readAt + reading.ttl.left + kMargin); // it was renewed
            else if (ends)
                due[node].append(name);
            ++node;
        }
    }
    if (!m_queue.empty())
        wakeAt(m_queue.top().first);
    for (auto names = due.cbegin(); names != due.cend(); ++names)
        m_due(names.key(), names.value());
}

} // namespace Lockscope
