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

/// Base class for the items of a NamedPool. Only the pool writes these members.
struct Named
{
    QByteArray name;
    quint32 place = 0;
    quint32 hash = 0;
};

/// Stores items by name. Each item keeps its place number until it is removed, so a caller can iterate in several
/// passes. Pointers to an item stay valid until then. Single-threaded.
///
/// Lookup uses a small table of hashes. With 100,000 names it fits into the processor's cache; a QHash's nodes do not.
template <typename T>
class NamedPool
{
public:
    [[nodiscard]] qsizetype size() const { return m_size; }
    /// The number of removals so far. Kept pointers are valid while it has not changed.
    [[nodiscard]] quint64 removals() const { return m_removals; }

    /// Returns null if there is no such item.
    [[nodiscard]] T *find(const QByteArray &name) const
    {
        if (m_size == 0)
            return nullptr;
        return find(name, hashOf(name));
    }

    /// Finds many names; null for absent ones. Faster than one by one, because it prefetches the memory of all names.
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
        // Prefetching guesses that the first slot is the right one. A wrong guess only costs time.
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

    /// Returns the item of this name; creates it if there is none.
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
        // Later entries of the run move up, because a search ends at the first free slot.
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

    /// Every place number is lower than this.
    [[nodiscard]] quint32 places() const { return static_cast<quint32>(m_chunks.size()) * kChunk; }
    /// Returns null if the place is empty.
    [[nodiscard]] T *at(quint32 place) const
    {
        const Chunk *chunk = place < places() ? m_chunks[place / kChunk].get() : nullptr;
        return chunk != nullptr && (chunk->used >> place % kChunk & 1U) != 0 ? here(place) : nullptr;
    }

    /// Calls `function` with each item. It may remove the item that it was called with.
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
        quint64 used = 0; ///< one bit per item
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
        if (m_chunksWithFreePlaces.empty()) {
            m_chunksWithFreePlaces.push_back(static_cast<quint32>(m_chunks.size()));
            m_chunks.emplace_back();
        }
        const quint32 index = m_chunksWithFreePlaces.back();
        auto &chunk = m_chunks[index];
        if (!chunk)
            chunk = std::make_unique<Chunk>();
        const auto bit = static_cast<quint32>(std::countr_one(chunk->used));
        chunk->used |= quint64(1) << bit;
        if (~chunk->used == 0)
            m_chunksWithFreePlaces.pop_back();
        return index * kChunk + bit;
    }

    void leavePlace(quint32 place)
    {
        auto &chunk = m_chunks[place / kChunk];
        if (~chunk->used == 0)
            m_chunksWithFreePlaces.push_back(place / kChunk);
        chunk->used &= ~(quint64(1) << place % kChunk);
        if (chunk->used == 0)
            chunk.reset();
        else
            *here(place) = T();
    }

    std::vector<Slot> m_slots; ///< size is a power of two; at most half of the slots are in use
    size_t m_mask = 0;
    std::vector<std::unique_ptr<Chunk>> m_chunks; ///< null: all its places are free
    std::vector<quint32> m_chunksWithFreePlaces; ///< indexes of chunks with free places
    qsizetype m_size = 0;
    quint64 m_removals = 0;
};

} // namespace Lockscope
