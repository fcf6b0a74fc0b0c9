#pragma once

#include "clock.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace Lockscope {

/// Keys in the order in which they are due. The owner stores the moment of each key (Instant::max(): never) and passes
/// it to each call: the queue may hold outdated entries, which it skips. Single-threaded.
template <typename Key>
class DueQueue
{
public:
    /// Makes the key due at `when`, unless it is due earlier. `moment`: the key's moment.
    void plan(const Key &key, Instant &moment, Instant when)
    {
        if (moment <= when)
            return;
        moment = when;
        m_entries.emplace_back(when, key);
        std::push_heap(m_entries.begin(), m_entries.end(), std::greater<>());
    }

    /// Removes and returns a key that is due, and sets its moment to Instant::max(). Unset: none is. `momentOf` returns
    /// a pointer to a key's moment; null: there is no such key any more.
    template <typename MomentOf>
    [[nodiscard]] std::optional<Key> take(Instant now, MomentOf momentOf)
    {
        while (!m_entries.empty() && m_entries.front().first <= now) {
            std::pop_heap(m_entries.begin(), m_entries.end(), std::greater<>());
            const auto [when, key] = std::move(m_entries.back());
            m_entries.pop_back();
            Instant *const moment = momentOf(key);
            if (moment == nullptr || *moment != when)
                continue;
            *moment = Instant::max();
            return key;
        }
        return std::nullopt;
    }

    /// Drops outdated entries once they are a quarter of `keys`, the number of keys.
    template <typename MomentOf>
    void tidy(size_t keys, MomentOf momentOf)
    {
        constexpr size_t kLeastToTidy = 1000;
        const size_t expected = std::max(keys, m_left);
        if (m_entries.size() < expected + expected / 4 + kLeastToTidy)
            return;
        std::erase_if(m_entries, [&](const Entry &entry) {
            const Instant *const moment = momentOf(entry.second);
            return moment == nullptr || *moment != entry.first;
        });
        std::make_heap(m_entries.begin(), m_entries.end(), std::greater<>());
        m_left = m_entries.size();
    }

    /// When the first entry is due, even an outdated one. Unset: the queue is empty.
    [[nodiscard]] std::optional<Instant> next() const
    {
        return m_entries.empty() ? std::nullopt : std::optional(m_entries.front().first);
    }
    void clear() { m_entries = {}; }

private:
    using Entry = std::pair<Instant, Key>;

    std::vector<Entry> m_entries; ///< a heap, the earliest first
    size_t m_left = 0; ///< the number of entries after the latest tidy()
};

} // namespace Lockscope
