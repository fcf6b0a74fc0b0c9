#pragma once

#include "stamps.h"
#include "watch/wire.h"

#include <QList>
#include <QRandomGenerator>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace LockscopeBench {

/// Writes locks with stamped owners to all nodes, so many a second. A node that does not answer must not be among them.
class Writers
{
public:
    Writers(const QList<quint16> &ports, int locks, int changesPerSecond)
        : m_thread([this, ports, locks, changesPerSecond] {
            std::vector<std::unique_ptr<Wire>> wires;
            for (const quint16 port : ports)
                wires.push_back(std::make_unique<Wire>(port));
            QRandomGenerator random(7);
            auto next = std::chrono::steady_clock::now();
            for (int tick = 0; !m_stop; ++tick) {
                const int count
                    = changesPerSecond * (tick % kTicks + 1) / kTicks - changesPerSecond * (tick % kTicks) / kTicks;
                for (int i = 0; i < count; ++i) {
                    const QByteArray name = "lock:" + QByteArray::number(i == 0 ? 0 : random.bounded(locks));
                    const QByteArray owner = stampedOwner(random.generate());
                    for (auto &wire : wires)
                        wire->append({"SET", name, owner, "PX", "3600000"});
                }
                for (auto &wire : wires) {
                    for (int i = 0; i < count; ++i)
                        wire->take();
                }
                next += std::chrono::milliseconds(1000 / kTicks);
                std::this_thread::sleep_until(next);
            }
        })
    {
    }
    ~Writers()
    {
        m_stop = true;
        m_thread.join();
    }
    Q_DISABLE_COPY_MOVE(Writers)

private:
    static constexpr int kTicks = 50; ///< batches of writes per second

    std::atomic<bool> m_stop = false;
    std::thread m_thread;
};

} // namespace LockscopeBench
