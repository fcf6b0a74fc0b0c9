#pragma once

#include "../base/error.h"
#include "../base/shared.h"
#include "../dialects/recognition.h"

#include <QList>

#include <algorithm>
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

    Answer answer = Answer::Unknown;
    /// Another process answers than the one that had the lock. If the key is absent, that is a loss, not a release.
    bool forgot = false;
    ShortMicros took{0}; ///< from request to reply, at most 35 minutes
    Shared<Recognition> lock; ///< for Present; for Unknown: last seen, to show as past
    KeyTtl ttl; ///< as replied
    Millis cut{0}; ///< how much somebody shortened the TTL since the latest renewal, which makes no renewal late
    Instant readAt; ///< when the reply arrived
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
        return ttl.kind == KeyTtl::Kind::Never && !(lock && (lock->details->valueExpiry || lock->endIsInCompanion));
    }
};

/// The readings of one lock, one per configured node. Copies share the data until one of them changes.
class Readings
{
public:
    Readings() = default;
    Readings(const std::vector<NodeReading> &readings) : m_readings(readings.begin(), readings.end()) { }

    [[nodiscard]] size_t size() const { return static_cast<size_t>(m_readings.size()); }
    [[nodiscard]] bool empty() const { return m_readings.isEmpty(); }
    [[nodiscard]] const NodeReading *data() const { return m_readings.constData(); }
    [[nodiscard]] const NodeReading *begin() const { return data(); }
    [[nodiscard]] const NodeReading *end() const { return data() + size(); }
    [[nodiscard]] const NodeReading &at(size_t node) const { return m_readings.at(static_cast<qsizetype>(node)); }
    [[nodiscard]] const NodeReading &front() const { return at(0); }
    [[nodiscard]] const NodeReading &operator[](size_t node) const { return at(node); }
    /// Detaches this copy from others.
    [[nodiscard]] NodeReading &operator[](size_t node) { return m_readings[static_cast<qsizetype>(node)]; }

    void resize(size_t nodes)
    {
        m_readings.reserve(static_cast<qsizetype>(nodes)); // resize() alone leaves room for more
        m_readings.resize(static_cast<qsizetype>(nodes));
    }
    void push_back(NodeReading reading) { m_readings.push_back(std::move(reading)); }

private:
    QList<NodeReading> m_readings;
};

} // namespace Lockscope
