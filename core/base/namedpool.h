#pragma once

#include "namehash.h"

#include <QByteArrayList>

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <utility>
#include <vector>

namespace Lockscope {

/// What a NamedPool keeps derives from this, and leaves it alone.
struct Named
{
    QByteArray name;
    quint32 place = 0;
    quint32 hash = 0;
};

/// Things by their names, each at a place where it stays: found by a look into a small table of hashes, which at a hundred
/// thousand names stays in the processor's cache where a QHash's nodes do not, and gone through by their places, in any
/// number of goes. A pointer to a thing is good until that thing is removed. Single-threaded.
template <typename T>
class NamedPool
{
public:
    [[nodiscard]] qsizetype size() const { return m_size; }
    /// How many were removed so far: pointers that were kept are good while this is the same.
    [[nodiscard]] quint64 removals() const { return m_removals; }

    /// Null when there is none.
    [[nodiscard]] T *find(const QByteArray &name) const
    {
        if (m_size == 0)
            return nullptr;
        return find(name, hashOf(name));
    }

    /// The same for many names, each null when there is none. Faster than one by one: the memory of all of them is asked for
    /// before that of the first is needed.
    [[nodiscard]] std::vector<T *> find(const QByteArrayList &names) const
    {
        std::vector<T *> found(static_cast<size_t>(names.size()), nullptr);
        if (m_size == 0)
            return found;
        std::vector<quint32> hashes;
        hashes.reserve(found.size());
        for (const auto &name : names) {
            hashes.push_back(hashOf(name));
            __builtin_prefetch(&m_slots[hashes.back() & m_mask]);
        }
        // Mostly the first slot is the right one; where it is not, only time is lost.
        const auto first = [&](quint32 hash) { return m_slots[hash & m_mask].place; };
        for (const quint32 hash : hashes) {
            if (first(hash) != kFree)
                __builtin_prefetch(here(first(hash)));
        }
        for (const quint32 hash : hashes) {
            if (first(hash) != kFree)
                __builtin_prefetch(here(first(hash))->name.constData());
        }
        for (size_t i = 0; i < found.size(); ++i)
            found[i] = find(names.at(static_cast<qsizetype>(i)), hashes[i]);
        return found;
    }

    /// The one of this name, which is made when there is none.
    T &operator[](const QByteArray &name)
    {
        const quint32 hash = hashOf(name);
        if (T *known = m_size > 0 ? find(name, hash) : nullptr)
            return *known;
        if (2 * (static_cast<size_t>(m_size) + 1) > m_slots.size())
            rehash(std::max<size_t>(64, 2 * m_slots.size()));
        const quint32 place = takePlace();
        T &thing = *here(place);
        thing.name = name;
        thing.place = place;
        thing.hash = hash;
        put({.hash = hash, .place = place});
        ++m_size;
        return thing;
    }

    void remove(T &thing)
    {
        size_t hole = thing.hash & m_mask;
        while (m_slots[hole].place != thing.place)
            hole = (hole + 1) & m_mask;
        // What stands behind it in its run moves up, so that no search ends too soon.
        for (size_t next = (hole + 1) & m_mask; m_slots[next].place != kFree; next = (next + 1) & m_mask) {
            const size_t home = m_slots[next].hash & m_mask;
            if (((next - home) & m_mask) < ((next - hole) & m_mask))
                continue;
            m_slots[hole] = m_slots[next];
            hole = next;
        }
        m_slots[hole] = {};
        leavePlace(thing.place);
        --m_size;
        ++m_removals;
        if (m_slots.size() > 1024 && static_cast<size_t>(m_size) < m_slots.size() / 16)
            rehash(m_slots.size() / 4);
    }

    /// All places are below.
    [[nodiscard]] quint32 places() const { return static_cast<quint32>(m_chunks.size()) * kChunk; }
    /// Null when nothing is there.
    [[nodiscard]] T *at(quint32 place) const
    {
        const Chunk *chunk = place < places() ? m_chunks[place / kChunk].get() : nullptr;
        return chunk != nullptr && (chunk->used >> place % kChunk & 1U) != 0 ? here(place) : nullptr;
    }

    /// Calls it with each of them. It may remove the one it was called with.
    template <typename Function>
    void forEach(Function function) const
    {
        for (quint32 place = 0; place < places(); ++place) {
            if (T *thing = at(place))
                function(*thing);
        }
    }

private:
    static constexpr quint32 kChunk = 64;
    static constexpr quint32 kFree = 0xFFFFFFFF;

    struct Slot
    {
        quint32 hash = 0;
        quint32 place = kFree;
    };
    struct Chunk
    {
        std::array<T, kChunk> things;
        quint64 used = 0; ///< a bit for each
    };

    [[nodiscard]] static quint32 hashOf(const QByteArray &name)
    {
        const quint64 hash = nameHash(name);
        return static_cast<quint32>(hash ^ hash >> 32U);
    }
    [[nodiscard]] T *find(const QByteArray &name, quint32 hash) const
    {
        for (size_t slot = hash & m_mask; m_slots[slot].place != kFree; slot = (slot + 1) & m_mask) {
            if (m_slots[slot].hash != hash)
                continue;
            T *thing = here(m_slots[slot].place);
            if (thing->name == name)
                return thing;
        }
        return nullptr;
    }
    [[nodiscard]] T *here(quint32 place) const { return &m_chunks[place / kChunk]->things[place % kChunk]; }

    void put(Slot entry)
    {
        size_t slot = entry.hash & m_mask;
        while (m_slots[slot].place != kFree)
            slot = (slot + 1) & m_mask;
        m_slots[slot] = entry;
    }

    void rehash(size_t count)
    {
        const auto before = std::exchange(m_slots, std::vector<Slot>(count));
        m_mask = count - 1;
        for (const Slot &slot : before) {
            if (slot.place != kFree)
                put(slot);
        }
    }

    quint32 takePlace()
    {
        if (m_roomy.empty()) {
            m_roomy.push_back(static_cast<quint32>(m_chunks.size()));
            m_chunks.emplace_back();
        }
        const quint32 index = m_roomy.back();
        auto &chunk = m_chunks[index];
        if (!chunk)
            chunk = std::make_unique<Chunk>();
        const auto bit = static_cast<quint32>(std::countr_one(chunk->used));
        chunk->used |= quint64(1) << bit;
        if (~chunk->used == 0)
            m_roomy.pop_back();
        return index * kChunk + bit;
    }

    void leavePlace(quint32 place)
    {
        auto &chunk = m_chunks[place / kChunk];
        if (~chunk->used == 0)
            m_roomy.push_back(place / kChunk);
        chunk->used &= ~(quint64(1) << place % kChunk);
        if (chunk->used == 0)
            chunk.reset();
        else
            *here(place) = T();
    }

    std::vector<Slot> m_slots; ///< a power of two, at most half of them taken
    size_t m_mask = 0;
    std::vector<std::unique_ptr<Chunk>> m_chunks; ///< null: none of its places is taken
    std::vector<quint32> m_roomy; ///< chunks with free places
    qsizetype m_size = 0;
    quint64 m_removals = 0;
};

} // namespace Lockscope
