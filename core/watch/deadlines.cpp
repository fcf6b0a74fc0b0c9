#include "deadlines.h"

namespace Lockscope {

namespace {

/// If a key is missing when due, and was seen in the last 1/kLastPart of its lease, it has expired (History).
constexpr int kLastPart = 10;

/// Clocks differ, so a lock that outlives the end in its value is read again this often, for this long.
constexpr std::chrono::milliseconds kAgain{500};
constexpr std::chrono::seconds kPatience{10};

/// The end of the TTL, or shortly before it if the key has not been read late in its lease.
std::optional<Instant> lookAtTtl(const NodeReading &reading, Millis fullTtl)
{
    if (reading.answer != NodeReading::Answer::Present || reading.ttl.kind != KeyTtl::Kind::Finite)
        return std::nullopt;
    // Only a reading after this time lets History recognise an expiry.
    const Instant end = reading.readAt + reading.ttl.left + expiryUncertainty(reading.ttl.left);
    const Micros lastPart = std::max(Micros(reading.ttl.left), Micros(fullTtl)) / kLastPart;
    return reading.readAt - reading.took < end - lastPart ? end - lastPart / 2 : end;
}

/// The end that the value contains. Later times if the lock outlives it.
std::optional<Instant> lookAtValue(const NodeReading &reading, Instant now, WallTime wallNow)
{
    if (reading.answer != NodeReading::Answer::Present || !reading.lock
        || reading.lock->details->changesAt == RecognitionDetails::kNever)
        return std::nullopt;
    constexpr auto kFar = std::chrono::hours(24 * 365); // limits absurd times
    const Instant at = now + std::clamp<Micros>(reading.lock->details->changesAt - wallNow, -kFar, kFar);
    if (reading.readAt < at)
        return at;
    return reading.readAt < at + kPatience ? std::optional(reading.readAt + kAgain) : std::nullopt;
}

} // namespace

std::optional<Instant> Deadlines::nextLook(int node, const NodeReading &reading, Millis fullTtl) const
{
    const auto atTtl = lookAtTtl(reading, fullTtl);
    if (!reading.lock || reading.lock->details->changesAt == RecognitionDetails::kNever)
        return atTtl;
    const auto atValue
        = lookAtValue(reading, m_clock.now(), m_clock.wallNow() + std::chrono::floor<Millis>(m_ahead(node)));
    return atTtl && atValue ? std::min(atTtl, atValue) : atValue ? atValue : atTtl;
}

void Deadlines::note(const Board::Changes &changes)
{
    for (size_t i = 0; i < changes.changed.size(); ++i) {
        std::optional<Instant> first;
        const Readings &readings = changes.changed[i]->readings;
        for (size_t node = 0; node < readings.size(); ++node) {
            if (const auto look = nextLook(static_cast<int>(node), readings[node], changes.changed[i]->habit.fullTtl))
                first = std::min(first.value_or(*look), *look);
        }
        if (first)
            schedule(changes.places[i], *first);
    }
    m_queue.tidy(static_cast<size_t>(m_board.size()), [this](quint32 place) { return lookAt(place); });
    sleep();
}

void Deadlines::schedule(quint32 place, Instant look)
{
    if (place >= m_next.size())
        m_next.resize(std::max<size_t>(place + 1, m_board.everything().end), Instant::max());
    m_queue.plan(place, m_next[place], look);
}

Instant *Deadlines::lookAt(quint32 place)
{
    if (m_board.at(place) != nullptr)
        return &m_next[place];
    m_next[place] = Instant::max();
    return nullptr;
}

void Deadlines::sleep()
{
    if (const auto next = m_queue.next())
        wakeAt(*next);
    else
        cancelWake();
}

void Deadlines::clear()
{
    m_next = {};
    m_queue.clear();
    sleep();
}

void Deadlines::onAlarm(Instant now)
{
    QHash<int, QList<QByteArray>> due;
    while (const auto place = m_queue.take(now, [this](quint32 each) { return lookAt(each); })) {
        const Board::Entry *entry = m_board.at(*place);
        const Readings &readings = Board::readingsOf(*entry);
        std::optional<Instant> next;
        for (size_t node = 0; node < readings.size(); ++node) {
            const auto look = nextLook(static_cast<int>(node), readings[node], Board::fullTtlOf(*entry));
            if (look && *look > now)
                next = std::min(next.value_or(*look), *look); // read or renewed meanwhile
            else if (look)
                due[static_cast<int>(node)].append(Board::nameOf(*entry));
            if (look && *look <= now && readings[node].lock
                && readings[node].lock->details->changesAt != RecognitionDetails::kNever)
                next = std::min(next.value_or(now + kAgain), now + Micros(kAgain));
        }
        if (next)
            schedule(*place, *next);
    }
    sleep();
    for (auto names = due.cbegin(); names != due.cend(); ++names)
        m_due(names.key(), names.value());
}

} // namespace Lockscope
