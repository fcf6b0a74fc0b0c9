#pragma once

#include "namehash.h"

#include <QByteArrayList>

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <memory>
#include <utility>
#include <vector>

namespace Lockscope {

/// Finds items by name: a table of hashes and place numbers, 8 to 16 bytes per name. The owner stores the items and
/// their names. With 100,000 names the table fits into the processor's cache; a QHash's nodes do not. Single-threaded.
class NameIndex
{
public:
    static constexpr quint32 kNowhere = 0xFFFFFFFF;

    [[nodiscard]] static quint32 hashOf(const QByteArray &name)
    {
        const quint64 hash = nameHash(name);
        return static_cast<quint32>(hash ^ hash >> 32U);
    }

    [[nodiscard]] qsizetype size() const { return m_size; }

    /// Returns the place of a name, or kNowhere. `nameAt` returns the name at a place.
    template <typename NameAt>
    [[nodiscard]] quint32 find(const QByteArray &name, quint32 hash, NameAt nameAt) const
    {
        if (m_size == 0)
            return kNowhere;
        for (size_t slot = hash & m_mask; m_slots[slot].place != kNowhere; slot = (slot + 1) & m_mask) {
            if (m_slots[slot].hash == hash && nameAt(m_slots[slot].place) == name)
                return m_slots[slot].place;
        }
        return kNowhere;
    }

    /// The place that find() looks at first, or kNowhere.
    [[nodiscard]] quint32 firstPlace(quint32 hash) const
    {
        return m_size > 0 ? m_slots[hash & m_mask].place : kNowhere;
    }
    /// Brings the memory that find() looks at first into the processor's cache.
    void fetchAhead(quint32 hash) const
    {
        if (m_size > 0)
            __builtin_prefetch(&m_slots[hash & m_mask]);
    }

    /// The name must not be there yet.
    void insert(quint32 hash, quint32 place)
    {
        if (kMostInTen * m_slots.size() < 10 * (static_cast<size_t>(m_size) + 1))
            rehash(std::max<size_t>(64, 2 * m_slots.size()));
        put({.hash = hash, .place = place});
        ++m_size;
    }

    /// The place must be there.
    void remove(quint32 hash, quint32 place)
    {
        size_t hole = hash & m_mask;
        while (m_slots[hole].place != place)
            hole = (hole + 1) & m_mask;
        // Later entries of the run move up, because a search ends at the first free slot.
        for (size_t next = (hole + 1) & m_mask; m_slots[next].place != kNowhere; next = (next + 1) & m_mask) {
            const size_t home = m_slots[next].hash & m_mask;
            if (((next - home) & m_mask) < ((next - hole) & m_mask))
                continue;
            m_slots[hole] = m_slots[next];
            hole = next;
        }
        m_slots[hole] = {};
        --m_size;
        if (m_slots.size() > 1024 && static_cast<size_t>(m_size) < m_slots.size() / 16)
            rehash(m_slots.size() / 4);
    }

private:
    static constexpr size_t kMostInTen = 8; ///< of ten slots, so many are in use at most

    struct Slot
    {
        quint32 hash = 0;
        quint32 place = kNowhere;
    };

    void put(Slot entry)
    {
        size_t slot = entry.hash & m_mask;
        while (m_slots[slot].place != kNowhere)
            slot = (slot + 1) & m_mask;
        m_slots[slot] = entry;
    }

    void rehash(size_t count)
    {
        const auto before = std::exchange(m_slots, std::vector<Slot>(count));
        m_mask = count - 1;
        for (const Slot &slot : before) {
            if (slot.place != kNowhere)
                put(slot);
        }
    }

    std::vector<Slot> m_slots; ///< size is a power of two
    size_t m_mask = 0;
    qsizetype m_size = 0;
};

/// Base class for the items of a NamedPool that know their name in another way: by itsName(). Only the pool writes
/// these members.
struct Placed
{
    quint32 place = 0;
    quint32 hash = 0;
};

/// Base class for other items of a NamedPool. Only the pool writes these members.
struct Named : Placed
{
    QByteArray name;

    [[nodiscard]] const QByteArray &itsName() const { return name; }
};

/// Stores items by name. Each item keeps its place number until it is removed, so a caller can iterate in several
/// passes. Pointers to an item stay valid until then. Single-threaded.
template <typename T>
class NamedPool
{
public:
    [[nodiscard]] qsizetype size() const { return m_index.size(); }
    /// The number of removals so far. Kept pointers are valid while it has not changed.
    [[nodiscard]] quint64 removals() const { return m_removals; }

    /// Returns null if there is no such item.
    [[nodiscard]] T *find(const QByteArray &name) const
    {
        return size() == 0 ? nullptr : find(name, NameIndex::hashOf(name));
    }

    /// Finds many names; null for absent ones. Faster than one by one, because it prefetches the memory of all names.
    [[nodiscard]] std::vector<T *> find(const QByteArrayList &names) const
    {
        std::vector<T *> found(static_cast<size_t>(names.size()), nullptr);
        if (size() == 0)
            return found;
        std::vector<quint32> hashes;
        hashes.reserve(found.size());
        for (const auto &name : names) {
            hashes.push_back(NameIndex::hashOf(name));
            m_index.fetchAhead(hashes.back());
        }
        // Prefetching guesses that the first slot is the right one. A wrong guess only costs time.
        for (const quint32 hash : hashes) {
            if (const quint32 first = m_index.firstPlace(hash); first != NameIndex::kNowhere)
                __builtin_prefetch(here(first));
        }
        for (const quint32 hash : hashes) {
            if (const quint32 first = m_index.firstPlace(hash); first != NameIndex::kNowhere)
                __builtin_prefetch(here(first)->itsName().constData());
        }
        for (size_t i = 0; i < found.size(); ++i)
            found[i] = find(names.at(static_cast<qsizetype>(i)), hashes[i]);
        return found;
    }

    /// Returns the item of this name; creates it if there is none. An item without a `name` must have its name before
    /// the pool is used again.
    T &operator[](const QByteArray &name)
    {
        const quint32 hash = NameIndex::hashOf(name);
        if (T *known = find(name, hash))
            return *known;
        const quint32 place = takePlace();
        T &thing = *here(place);
        if constexpr (std::derived_from<T, Named>)
            thing.name = name;
        thing.place = place;
        thing.hash = hash;
        m_index.insert(hash, place);
        return thing;
    }

    void remove(T &thing)
    {
        m_index.remove(thing.hash, thing.place);
        leavePlace(thing.place);
        ++m_removals;
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

    struct Chunk
    {
        std::array<T, kChunk> things;
        quint64 used = 0; ///< one bit per item
    };

    [[nodiscard]] T *find(const QByteArray &name, quint32 hash) const
    {
        const quint32 place = m_index.find(
            name, hash, [this](quint32 at) -> const QByteArray & { return std::as_const(*here(at)).itsName(); });
        return place != NameIndex::kNowhere ? here(place) : nullptr;
    }
    [[nodiscard]] T *here(quint32 place) const { return &m_chunks[place / kChunk]->things[place % kChunk]; }

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

    NameIndex m_index;
    std::vector<std::unique_ptr<Chunk>> m_chunks; ///< null: all its places are free
    std::vector<quint32> m_chunksWithFreePlaces; ///< indexes of chunks with free places
    quint64 m_removals = 0;
};

} // namespace Lockscope
