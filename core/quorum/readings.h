#pragma once

#include "../base/error.h"
#include "../base/shared.h"
#include "../dialects/recognition.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace Lockscope {

/// One node's reply about one lock, when it arrived, and how long it took.
struct NodeReading
{
    enum class Answer : quint8 {
        Unknown, ///< not read, or the node is down; proves nothing
        Absent, ///< the node replied that the key does not exist
        Present,
    };

    Answer answer = Answer::Unknown;
    /// Another process answers than the one that had the lock. If the key is absent, that is a loss, not a release.
    bool forgot = false;
    Shared<Recognition> lock; ///< for Present; for Unknown: last seen, to show as past
    KeyTtl ttl; ///< as replied
    Millis cut{0}; ///< how much somebody shortened the TTL since the latest renewal, which makes no renewal late
    Instant readAt; ///< when the reply arrived
    Micros took{0}; ///< from request to reply
    Shared<Error> error; ///< why the reading is unknown

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
        return ttl.kind == KeyTtl::Kind::Never && !(lock && (lock->valueExpiry || lock->endIsInCompanion));
    }
};

/// The readings of one lock, one per configured node. Copies share the data until one of them changes.
class Readings
{
public:
    Readings() = default;
    Readings(const std::vector<NodeReading> &readings)
    {
        resize(readings.size());
        std::copy(readings.begin(), readings.end(), m_readings.get());
    }

    [[nodiscard]] size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] const NodeReading *data() const { return m_readings.get(); }
    [[nodiscard]] const NodeReading *begin() const { return data(); }
    [[nodiscard]] const NodeReading *end() const { return data() + m_size; }
    [[nodiscard]] const NodeReading &at(size_t node) const
    {
        Q_ASSERT(node < m_size);
        return m_readings[static_cast<std::ptrdiff_t>(node)];
    }
    [[nodiscard]] const NodeReading &front() const { return at(0); }
    [[nodiscard]] const NodeReading &operator[](size_t node) const { return at(node); }

    [[nodiscard]] NodeReading &operator[](size_t node)
    {
        Q_ASSERT(node < m_size);
        if (m_readings.use_count() != 1)
            resize(m_size);
        return m_readings[static_cast<std::ptrdiff_t>(node)];
    }
    /// Also detaches this copy from others.
    void resize(size_t nodes)
    {
        auto own = std::make_shared<NodeReading[]>(nodes);
        std::copy_n(data(), std::min(nodes, m_size), own.get());
        m_readings = std::move(own);
        m_size = nodes;
    }
    void push_back(NodeReading reading)
    {
        resize(m_size + 1);
        (*this)[m_size - 1] = std::move(reading);
    }

private:
    std::shared_ptr<NodeReading[]> m_readings;
    size_t m_size = 0;
};

} // namespace Lockscope
