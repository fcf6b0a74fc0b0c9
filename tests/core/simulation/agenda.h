#pragma once

#include "random.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace LockscopeTest::Simulation {

/// Virtual time, which nobody in the simulation can read but the checker, and what is to happen in it. Equal times keep
/// the order in which they were asked for.
class Agenda
{
public:
    using Action = std::function<void()>;

    [[nodiscard]] Micros now() const { return m_now; }
    [[nodiscard]] int actionsRun() const { return m_actionsRun; }

    void at(Micros when, Action action)
    {
        m_heap.push_back({std::max(when, m_now), m_nextNumber++, takeSlot(std::move(action))});
        std::push_heap(m_heap.begin(), m_heap.end(), IsLater());
    }
    void in(Micros delay, Action action) { at(m_now + delay, std::move(action)); }

    /// Runs the next action if it is due by `until`; otherwise moves the time there.
    bool runNext(Micros until)
    {
        if (m_heap.empty() || m_heap.front().when > until) {
            m_now = std::max(m_now, until);
            return false;
        }
        std::pop_heap(m_heap.begin(), m_heap.end(), IsLater());
        const Entry entry = m_heap.back();
        m_heap.pop_back();
        m_now = entry.when;
        ++m_actionsRun;
        const Action action = std::move(m_actions[entry.slot]);
        m_freeSlots.push_back(entry.slot);
        action();
        return true;
    }

private:
    struct Entry
    {
        Micros when;
        quint64 number;
        size_t slot;
    };

    struct IsLater
    {
        bool operator()(const Entry &a, const Entry &b) const
        {
            return a.when != b.when ? a.when > b.when : a.number > b.number;
        }
    };

    size_t takeSlot(Action action)
    {
        if (m_freeSlots.empty()) {
            m_actions.push_back(std::move(action));
            return m_actions.size() - 1;
        }
        const size_t slot = m_freeSlots.back();
        m_freeSlots.pop_back();
        m_actions[slot] = std::move(action);
        return slot;
    }

    std::vector<Entry> m_heap;
    std::vector<Action> m_actions; ///< apart from the heap, which then moves small entries only
    std::vector<size_t> m_freeSlots;
    quint64 m_nextNumber = 0;
    Micros m_now{0};
    int m_actionsRun = 0;
};

} // namespace LockscopeTest::Simulation
