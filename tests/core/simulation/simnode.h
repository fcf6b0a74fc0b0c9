#pragma once

#include "command.h"
#include "simclock.h"

#include <string>
#include <vector>

namespace LockscopeTest::Simulation {

/// One redis-server: a key space that expires by the machine's wall clock, and a process that can stand still, die and
/// return. What it says about itself truthfully is for the checker.
class SimNode
{
public:
    SimNode(int index, int locks, SimClock wallClock, bool claimsToKeepData);

    /// Runs one command now; the process must be up and not frozen.
    Answer execute(const Command &command, Micros now);

    void die(bool loseData, Micros now);
    void start(Micros now);
    void freeze(Micros until) { m_frozenUntil = std::max(m_frozenUntil, until); }
    void stepClock(Micros by, Micros now);
    /// By the wall clock, in whole seconds, as INFO has it; nothing where a step has made it negative.
    [[nodiscard]] std::optional<std::chrono::seconds> uptime(Micros now) const;
    void deleteKey(int lock, Micros now) { m_keys.remove(lock, wallMs(now)); }

    [[nodiscard]] const std::string &name() const { return m_name; }
    [[nodiscard]] bool isUp() const { return m_up; }
    [[nodiscard]] Micros upSince() const { return m_upSince; }
    [[nodiscard]] bool isFrozen(Micros now) const { return now < m_frozenUntil; }
    [[nodiscard]] Micros frozenUntil() const { return m_frozenUntil; }
    [[nodiscard]] bool claimsToKeepData() const { return m_claimsToKeepData; }
    [[nodiscard]] int starts() const { return m_starts; }
    [[nodiscard]] int fastPpm() const { return m_wallClock.fastPpm(); }

    // the truth
    [[nodiscard]] Token ownerOf(int lock, Micros now) { return m_keys.owner(lock, wallMs(now)); }
    /// When the key that is there now will be gone, if nothing happens to it.
    [[nodiscard]] Micros goneAt(int lock, Micros now);
    /// Of the key that is there now: when it was set, and when it was asked for; when it was last set or renewed.
    [[nodiscard]] Micros setAt(int lock) const { return m_written.at(static_cast<size_t>(lock)).set; }
    [[nodiscard]] Micros askedAt(int lock) const { return m_written.at(static_cast<size_t>(lock)).asked; }
    [[nodiscard]] Micros writtenAt(int lock) const { return m_written.at(static_cast<size_t>(lock)).last; }
    [[nodiscard]] std::optional<Micros> lastLoss() const { return m_lastLoss; }
    [[nodiscard]] std::optional<Micros> lastStep() const { return m_lastStep; }
    /// Data lost, or lifetimes changed by a step, at or after `since`.
    [[nodiscard]] bool hasBrokenPromises(Micros since) const
    {
        return (m_lastLoss && *m_lastLoss >= since) || (m_lastStep && *m_lastStep >= since);
    }

private:
    struct Written
    {
        Micros asked{0};
        Micros set{0};
        Micros last{0};
    };

    bool take(const Command &command, std::optional<qint64> ttlMs, Micros now);
    int extend(const Command &command, Micros now);
    [[nodiscard]] qint64 wallMs(Micros now) const { return std::chrono::floor<Millis>(m_wallClock.read(now)).count(); }

    std::string m_name;
    KeySpace m_keys;
    std::vector<Written> m_written; ///< per lock
    SimClock m_wallClock;
    Micros m_frozenUntil{0};
    Micros m_upSince{0};
    Micros m_startedAt; ///< by the wall clock
    std::optional<Micros> m_lastLoss;
    std::optional<Micros> m_lastStep;
    int m_starts = 1;
    bool m_claimsToKeepData;
    bool m_up = true;
};

} // namespace LockscopeTest::Simulation
