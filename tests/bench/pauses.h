#pragma once

#include "timing.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

#include <algorithm>
#include <vector>

namespace LockscopeBench {

/// How late a timer of one millisecond fires: what keeps the event loop from a key press.
class Pauses
{
public:
    Pauses()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            const double late = static_cast<double>(m_since.nsecsElapsed()) / 1e6 - 1;
            const double used = threadSeconds();
            m_since.start();
            m_late.push_back(std::max(0.0, late));
            m_mostUsed = std::max(m_mostUsed, used - m_used);
            m_used = used;
        });
    }
    void begin()
    {
        m_late.clear();
        m_mostUsed = 0;
        m_used = threadSeconds();
        m_since.start();
        m_timer.start(1);
    }
    void end() { m_timer.stop(); }

    /// Weighted by time: a moment taken at random is in a pause at least so long in 1 - `share` of all cases.
    [[nodiscard]] double percentile(double share)
    {
        if (m_late.empty())
            return 0;
        std::sort(m_late.begin(), m_late.end());
        return m_late[std::min(m_late.size() - 1, static_cast<size_t>(share * static_cast<double>(m_late.size())))];
    }
    [[nodiscard]] double percentileByTime(double share)
    {
        std::sort(m_late.begin(), m_late.end());
        double all = 0;
        for (const double late : m_late)
            all += late + 1;
        double sum = 0;
        for (const double late : m_late) {
            sum += late + 1;
            if (sum >= share * all)
                return late;
        }
        return 0;
    }
    [[nodiscard]] double longest() { return percentile(1); }
    /// The most processor time that this thread used between two of the timer's calls, in milliseconds. A pause that is
    /// longer had another thread or process on the processor.
    [[nodiscard]] double mostUsed() const { return m_mostUsed * 1000; }

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    std::vector<double> m_late;
    double m_used = 0;
    double m_mostUsed = 0;
};

inline qint64 residentKilobytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const auto lines = status.readAll().split('\n');
    for (const auto &line : lines) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).simplified().split(' ').first().toLongLong();
    }
    return 0;
}

} // namespace LockscopeBench
