#pragma once

#include "../base/error.h"
#include "../base/shared.h"
#include "../dialects/recognition.h"

#include <vector>

namespace Lockscope {

/// One node's answer about one lock, with the time it was read and how long the reading took.
struct NodeReading
{
    enum class Answer {
        Unknown, ///< not read, or the node is down: not evidence of anything
        Absent, ///< the node answered that there is no such key
        Present,
    };

    Answer answer = Answer::Unknown;
    Shared<Recognition> lock; ///< for Present; for Unknown what was last seen, to be shown as past
    KeyTtl ttl; ///< as answered
    Instant readAt; ///< when the answer arrived
    Micros took{0}; ///< from question to answer
    Shared<Error> error; ///< why it is unknown

    /// What is left of the TTL at `now`, counted down; never below zero.
    [[nodiscard]] std::optional<Micros> left(Instant now) const
    {
        if (ttl.kind != KeyTtl::Kind::Finite)
            return std::nullopt;
        return std::max(Micros(0), Micros(ttl.left) - (now - readAt));
    }

    /// Neither Redis nor the value ends it.
    [[nodiscard]] bool neverEnds() const { return ttl.kind == KeyTtl::Kind::Never && !(lock && lock->valueExpiry); }
};

/// The readings of one lock, one per configured node. Copies share them until one is changed.
class Readings
{
public:
    Readings() = default;
    Readings(std::vector<NodeReading> readings) : m_readings(std::move(readings)) { }

    [[nodiscard]] size_t size() const { return m_readings ? m_readings->size() : 0; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] const NodeReading *data() const { return m_readings ? m_readings->data() : nullptr; }
    [[nodiscard]] const NodeReading *begin() const { return data(); }
    [[nodiscard]] const NodeReading *end() const { return data() + size(); }
    [[nodiscard]] const NodeReading &at(size_t node) const { return m_readings->at(node); }
    [[nodiscard]] const NodeReading &front() const { return m_readings->front(); }
    [[nodiscard]] const NodeReading &operator[](size_t node) const { return (*m_readings)[node]; }

    [[nodiscard]] NodeReading &operator[](size_t node) { return m_readings.edit()[node]; }
    void resize(size_t nodes)
    {
        if (!m_readings)
            m_readings = std::vector<NodeReading>();
        m_readings.edit().resize(nodes);
    }
    void push_back(NodeReading reading)
    {
        resize(size() + 1);
        (*this)[size() - 1] = std::move(reading);
    }

private:
    Shared<std::vector<NodeReading>> m_readings;
};

} // namespace Lockscope
