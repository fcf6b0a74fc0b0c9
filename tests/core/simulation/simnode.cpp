#include "simnode.h"

namespace LockscopeTest::Simulation {

SimNode::SimNode(int index, int locks, SimClock wallClock, bool claimsToKeepData)
    : m_name("n" + std::to_string(index))
    , m_keys(locks)
    , m_written(static_cast<size_t>(locks))
    , m_wallClock(wallClock)
    , m_startedAt(wallClock.read(Micros(0)) - std::chrono::hours(24))
    , m_claimsToKeepData(claimsToKeepData)
{
}

Answer SimNode::execute(const Command &command, Micros now)
{
    using Kind = Command::Kind;
    const qint64 ms = wallMs(now);
    const qint64 ttl = command.ttl.count();
    switch (command.kind) {
    case Kind::Hello: return {.value = 1};
    case Kind::Identify: return {.value = m_starts, .uptime = uptime(now)};
    case Kind::Time: return {.serverTime = m_wallClock.read(now)};
    case Kind::Take: return {.value = take(command, ttl, now) ? 1 : 0};
    case Kind::TakeForEver: return {.value = take(command, std::nullopt, now) ? 1 : 0};
    case Kind::ExtendOrTake:
        if (take(command, ttl, now))
            return {.value = 1};
        [[fallthrough]];
    case Kind::Extend: return {.value = extend(command, now)};
    case Kind::Release: return {.value = m_keys.deleteIfOwner(command.lock, command.token, ms)};
    case Kind::Delete: return {.value = m_keys.remove(command.lock, ms) ? 1 : 0};
    }
    return {};
}

bool SimNode::take(const Command &command, std::optional<qint64> ttlMs, Micros now)
{
    if (!m_keys.setIfAbsent(command.lock, command.token, ttlMs, wallMs(now)))
        return false;
    m_written.at(static_cast<size_t>(command.lock)) = {.asked = command.sentAt, .set = now, .last = now};
    return true;
}

int SimNode::extend(const Command &command, Micros now)
{
    const int answer = m_keys.extendIfOwner(command.lock, command.token, command.ttl.count(), wallMs(now));
    if (answer == 1)
        m_written.at(static_cast<size_t>(command.lock)).last = now;
    return answer;
}

void SimNode::die(bool loseData, Micros now)
{
    m_up = false;
    m_frozenUntil = Micros(0);
    if (!loseData)
        return;
    for (int lock = 0; lock < static_cast<int>(m_written.size()); ++lock)
        deleteKey(lock, now);
    m_lastLoss = now;
}

void SimNode::start(Micros now)
{
    m_up = true;
    m_upSince = now;
    m_startedAt = m_wallClock.read(now);
    ++m_starts;
}

std::optional<std::chrono::seconds> SimNode::uptime(Micros now) const
{
    const auto whole = [](Micros time) { return std::chrono::floor<std::chrono::seconds>(time); };
    const auto seconds = whole(m_wallClock.read(now)) - whole(m_startedAt);
    return seconds.count() >= 0 ? std::optional(seconds) : std::nullopt;
}

void SimNode::stepClock(Micros by, Micros now)
{
    m_wallClock.step(by);
    m_lastStep = now;
}

Micros SimNode::goneAt(int lock, Micros now)
{
    const auto *key = m_keys.find(lock, wallMs(now));
    if (key == nullptr)
        return now;
    return key->expiresAtMs ? m_wallClock.whenShows(Millis(*key->expiresAtMs + 1)) : Micros::max();
}

} // namespace LockscopeTest::Simulation
