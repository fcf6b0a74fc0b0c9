#pragma once

#include <QtGlobal>

#include <optional>
#include <vector>

namespace LockscopeTest::Simulation {

/// Who holds a key; 0 is nobody.
using Token = int;
inline constexpr Token kNobody = 0;

/// The part of Redis that locks use, as tst_simulatednode compares it with a real server: strings with an expiry by the
/// wall clock in milliseconds. Keys and values are numbers.
class KeySpace
{
public:
    struct Key
    {
        Token owner = kNobody;
        std::optional<qint64> expiresAtMs; ///< the last millisecond in which it exists; nothing: never
    };

    explicit KeySpace(int keys) : m_keys(static_cast<size_t>(keys)) { }

    /// SET key owner NX PX ttl; without a TTL, SET key owner NX. True when it was set.
    bool setIfAbsent(int key, Token owner, std::optional<qint64> ttlMs, qint64 nowMs)
    {
        if (find(key, nowMs))
            return false;
        slot(key) = {.owner = owner, .expiresAtMs = ttlMs ? std::optional(nowMs + *ttlMs) : std::nullopt};
        return true;
    }

    /// renew_string.lua: 1 renewed, 0 absent, -1 held by somebody else. A TTL of 0 or less deletes the key and is
    /// answered with 1.
    int extendIfOwner(int key, Token owner, qint64 ttlMs, qint64 nowMs)
    {
        Key *const found = find(key, nowMs);
        if (found == nullptr)
            return 0;
        if (found->owner != owner)
            return -1;
        if (ttlMs <= 0)
            *found = {};
        else
            found->expiresAtMs = nowMs + ttlMs;
        return 1;
    }

    /// release_string.lua: 1 released, 0 absent, -1 held by somebody else.
    int deleteIfOwner(int key, Token owner, qint64 nowMs)
    {
        Key *const found = find(key, nowMs);
        if (found == nullptr)
            return 0;
        if (found->owner != owner)
            return -1;
        *found = {};
        return 1;
    }

    /// DEL
    bool remove(int key, qint64 nowMs)
    {
        Key *const found = find(key, nowMs);
        if (found != nullptr)
            *found = {};
        return found != nullptr;
    }

    /// GET
    [[nodiscard]] Token owner(int key, qint64 nowMs)
    {
        const Key *const found = find(key, nowMs);
        return found != nullptr ? found->owner : kNobody;
    }

    /// PTTL: -2 absent, -1 without expiry.
    [[nodiscard]] qint64 pttl(int key, qint64 nowMs)
    {
        const Key *const found = find(key, nowMs);
        return found == nullptr ? -2 : found->expiresAtMs ? *found->expiresAtMs - nowMs : -1;
    }

    /// The key if it exists; one that has expired goes when it is looked at.
    [[nodiscard]] Key *find(int key, qint64 nowMs)
    {
        Key &found = slot(key);
        if (found.expiresAtMs && nowMs > *found.expiresAtMs)
            found = {};
        return found.owner == kNobody ? nullptr : &found;
    }

private:
    Key &slot(int key) { return m_keys.at(static_cast<size_t>(key)); }

    std::vector<Key> m_keys;
};

} // namespace LockscopeTest::Simulation
