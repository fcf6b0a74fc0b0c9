#pragma once

#include "../base/error.h"
#include "../base/export.h"
#include "../base/rarely.h"
#include "../base/shared.h"
#include "../dialects/recognition.h"

#include <QAtomicInt>

#include <algorithm>
#include <utility>
#include <vector>

namespace Lockscope {

/// A duration of at most 35 minutes, in half of the memory.
using ShortMicros = std::chrono::duration<qint32, std::micro>;

[[nodiscard]] constexpr ShortMicros shortened(Micros duration)
{
    return ShortMicros(std::clamp<Micros>(duration, Micros(0), ShortMicros::max()));
}

/// One node's reply about one lock, when it arrived, and how long it took.
struct NodeReading
{
    enum class Answer : quint8 {
        Unknown, ///< not read, or the node is down; proves nothing
        Absent, ///< the node replied that the key does not exist
        Present,
    };

    /// What few readings have.
    struct Rare
    {
        Shared<Error> error; ///< why the reading is unknown
        Millis cut{0}; ///< how much somebody shortened the TTL since the latest renewal, which makes no renewal late

        friend bool operator==(const Rare &, const Rare &) = default;
    };

    [[no_unique_address]] KeyTtl ttl; ///< as replied
    Answer answer = Answer::Unknown;
    /// Another process answers than the one that had the lock. If the key is absent, that is a loss, not a release.
    bool forgot = false;
    ShortMicros took{0}; ///< from request to reply, at most 35 minutes
    Shared<Recognition> lock; ///< for Present; for Unknown: last seen, to show as past
    Instant readAt; ///< when the reply arrived
    Rarely<Rare> rare;

    [[nodiscard]] const Shared<Error> &error() const { return rare->error; }
    [[nodiscard]] Millis cut() const { return rare->cut; }
    /// `why`: only its error counts. Many readings share it.
    void setError(const Rarely<Rare> &why)
    {
        if (cut() == Millis(0))
            rare = why;
        else
            rare.edit().error = why->error;
    }
    void setCut(Millis cut)
    {
        if (cut != rare->cut)
            rare.edit().cut = cut;
    }

    /// Returns the remaining TTL at `now`, not below zero.
    [[nodiscard]] std::optional<Micros> left(Instant now) const
    {
        if (ttl.kind != KeyTtl::Kind::Finite)
            return std::nullopt;
        return std::max(Micros(0), Micros(ttl.left) - (now - readAt));
    }

    /// No expiry is known, neither in Redis nor in the value.
    [[nodiscard]] bool neverEnds() const
    {
        return ttl.kind == KeyTtl::Kind::Never && !(lock && (lock->details->valueExpiry || lock->endIsInCompanion));
    }
};

static_assert(sizeof(void *) != 8 || sizeof(NodeReading) == 40, "exists once per lock and node");

/// The readings of one lock, one per configured node. Copies share the data until one of them changes. Takes one word:
/// exists twice per lock.
class LOCKSCOPE_CORE_EXPORT Readings
{
public:
    Readings() = default;
    Readings(const std::vector<NodeReading> &readings);
    Readings(const Readings &other);
    Readings(Readings &&other) noexcept : m_block(std::exchange(other.m_block, nullptr)) { }
    Readings &operator=(Readings other) noexcept
    {
        std::swap(m_block, other.m_block);
        return *this;
    }
    ~Readings() { release(m_block); }

    [[nodiscard]] size_t size() const { return m_block != nullptr ? m_block->size : 0; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] const NodeReading *data() const { return m_block != nullptr ? m_block->items() : nullptr; }
    [[nodiscard]] const NodeReading *begin() const { return data(); }
    [[nodiscard]] const NodeReading *end() const { return data() + size(); }
    [[nodiscard]] const NodeReading &at(size_t node) const
    {
        Q_ASSERT(node < size());
        return data()[node];
    }
    [[nodiscard]] const NodeReading &front() const { return at(0); }
    [[nodiscard]] const NodeReading &operator[](size_t node) const { return at(node); }
    /// Detaches this copy from others.
    [[nodiscard]] NodeReading &operator[](size_t node)
    {
        Q_ASSERT(node < size());
        if (m_block->uses.loadAcquire() != 1)
            resize(size());
        return m_block->items()[node];
    }

    /// Detaches this copy from others. Further readings are unknown.
    void resize(size_t nodes);
    void push_back(NodeReading reading)
    {
        resize(size() + 1);
        m_block->items()[size() - 1] = std::move(reading);
    }

private:
    /// Followed by its readings.
    struct alignas(NodeReading) Block
    {
        QAtomicInt uses{1};
        quint32 size = 0;

        [[nodiscard]] NodeReading *items() { return reinterpret_cast<NodeReading *>(this + 1); }
        [[nodiscard]] const NodeReading *items() const { return reinterpret_cast<const NodeReading *>(this + 1); }
    };

    [[nodiscard]] static Block *make(const NodeReading *from, size_t known, size_t size);
    static void release(Block *block);

    Block *m_block = nullptr; ///< null: none
};

} // namespace Lockscope
