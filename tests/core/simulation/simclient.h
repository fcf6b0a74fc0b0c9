#pragma once

#include "acquiring.h"
#include "holding.h"
#include "releasing.h"
#include "simlink.h"

#include <lockscope/core/quorum/voteeligibility.h>

#include <memory>

namespace LockscopeTest::Simulation {

/// One process that takes locks: the driver of the machines. It reads only its own clock, does nothing while it is
/// paused, and finds out afterwards.
class SimClient
{
public:
    SimClient(World &world, int slot, std::string name);

    // as the driver sees it
    [[nodiscard]] Instant now() const;
    /// A timer: a little late, later when the client is paused, never when it has died.
    void at(Instant when, std::function<void()> action);
    /// In a later turn of the event loop.
    void soon(std::function<void()> action);
    [[nodiscard]] SimLink &link(int node) { return m_links.at(static_cast<size_t>(node)); }
    [[nodiscard]] const Lockscope::VoteEligibility &eligibility(int node) const
    {
        return m_eligibilities.at(static_cast<size_t>(node));
    }
    [[nodiscard]] bool mayVote(int node) const;
    [[nodiscard]] SimLink &linkForReleases(int node);
    void connect();
    void onUp(int node);
    void onDown(int node);
    /// Sends what may write a key: the checker is told.
    void send(int node, const Command &command, Millis timeout, SimLink::Handler handler);
    /// Asks the node for its time, unless that was done a moment ago. Ahead of a SET it is waited for as long as that:
    /// a vote may not be believed because the probe was given up first.
    void probeTime(int node, Millis timeout);

    Acquiring &acquire(const LockPlan &plan, Acquiring::Handler onEnd);
    Holding &hold(const LockPlan &plan, const Acquiring &granted, Holding::LostHandler onLost);
    void release(int lock, Token token, Instant giveUpAt, const std::vector<int> &nodes);
    /// Somebody released the lock: who waits for it here may hear of it.
    void wakeWaiting(int lock);
    /// The orderly end: withdraws and releases everything.
    void releaseAll();

    // what is done to it
    void pause(Micros until);
    void die();

    // the truth
    [[nodiscard]] int slot() const { return m_slot; }
    [[nodiscard]] const std::string &name() const { return m_name; }
    [[nodiscard]] bool isAlive() const { return m_alive; }
    [[nodiscard]] bool isPaused() const { return nowTrue() < m_pausedUntil; }
    [[nodiscard]] Micros pausedUntil() const { return m_pausedUntil; }
    [[nodiscard]] Micros pausedInAll() const { return m_pausedInAll; }
    [[nodiscard]] bool isIdle() const;
    [[nodiscard]] Micros whenShows(Instant reading) const;
    /// What its clock showed at a moment of true time.
    [[nodiscard]] Instant whenRead(Micros trueTime) const;
    /// Since when it would notice that the clock steps by which the node's keys expire.
    [[nodiscard]] const std::optional<Micros> &probedSince(int node) const
    {
        return m_contacts.at(static_cast<size_t>(node)).probed;
    }
    /// No trouble of its own since `since`.
    [[nodiscard]] bool isCalmSince(Micros since) const { return m_alive && m_pausedUntil < since; }

private:
    struct Contact
    {
        std::optional<Micros> probed;
        std::optional<Instant> lastProbe;
    };

    [[nodiscard]] Micros nowTrue() const;
    void runTimer(const std::function<void()> &action);

    World &m_world;
    int m_slot;
    std::string m_name;
    std::vector<SimLink> m_links; ///< one per node, and, where releases travel apart, another
    std::vector<Lockscope::VoteEligibility> m_eligibilities;
    std::vector<Contact> m_contacts;
    // Kept to the end of the history, so that late answers find them.
    std::vector<std::unique_ptr<Acquiring>> m_acquiring;
    std::vector<std::unique_ptr<Holding>> m_holding;
    std::vector<std::unique_ptr<Releasing>> m_releasing;
    Micros m_pausedUntil{0};
    Micros m_pausedInAll{0};
    bool m_alive = true;
};

} // namespace LockscopeTest::Simulation
