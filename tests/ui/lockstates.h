#pragma once

#include <lockscope/core/board/lockstate.h>

namespace LockscopeTest {

/// What a made-up lock is like; the rest follows.
struct LockSketch
{
    QByteArray name = "orders:42";
    QByteArray owner = "worker-1";
    Lockscope::Verdict verdict = Lockscope::Verdict::Held;
    int votes = 1;
    int nodes = 1;
    std::optional<Lockscope::Millis> ttl = Lockscope::Millis(30'000);
    Lockscope::Instant heldSince = {};
    QString dialect = QStringLiteral("string");
    bool local = false;
};

/// A lock state as a board would publish it at `now`, without a board.
inline Lockscope::LockStatePtr makeLock(const LockSketch &sketch, Lockscope::Instant now = {})
{
    using namespace Lockscope;
    auto lock = std::make_shared<LockState>();
    lock->name = sketch.name;
    lock->assessedAt = now;
    lock->hold.since = sketch.heldSince;
    lock->assessment = {.verdict = sketch.verdict,
                        .local = sketch.local,
                        .neverExpires = !sketch.ttl,
                        .votes = static_cast<qint16>(sketch.votes),
                        .quorum = static_cast<qint16>(sketch.nodes / 2 + 1),
                        .owners = 1,
                        .margin = 0,
                        .owner = sketch.owner};
    if (sketch.ttl)
        lock->assessment.ttl = Micros(*sketch.ttl);
    for (int node = 0; node < sketch.nodes; ++node) {
        lock->assessment.nodes.insert(node);
        NodeReading reading{.answer = NodeReading::Answer::Absent, .readAt = now};
        if (node < sketch.votes) {
            reading.answer = NodeReading::Answer::Present;
            lock->assessment.holders.insert(node);
            reading.lock = Recognition{.name = sketch.name, .dialect = sketch.dialect, .owner = sketch.owner};
            reading.ttl
                = sketch.ttl ? KeyTtl{KeyTtl::Kind::Finite, *sketch.ttl} : KeyTtl{KeyTtl::Kind::Never, Millis(0)};
        }
        lock->readings.push_back(reading);
    }
    lock->describe();
    return lock;
}

inline Lockscope::BoardDiffPtr diffOf(std::vector<Lockscope::LockStatePtr> changed,
                                      std::vector<QByteArray> removed = {})
{
    auto diff = std::make_shared<Lockscope::BoardDiff>();
    diff->changed = std::move(changed);
    diff->removed = std::move(removed);
    return diff;
}

/// Changes what all nodes that have the lock say of it.
template <typename Change>
void tell(Lockscope::LockState &lock, Change change)
{
    for (size_t node = 0; node < lock.readings.size(); ++node) {
        if (lock.readings.at(node).lock)
            change(lock.readings[node].lock.edit());
    }
    lock.describe();
}

} // namespace LockscopeTest
