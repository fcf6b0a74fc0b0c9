#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <chrono>
#include <vector>

namespace LockscopeBench {

using SteadyClock = std::chrono::steady_clock;

/// What is measured: so many nodes, and so many acquire+release cycles under way at once.
struct Case
{
    int nodes = 1;
    int atOnce = 1;

    [[nodiscard]] QString name() const; ///< for example "5x64"
};

/// One side's stretch of work.
struct Stretch
{
    double seconds = 0;
    double cpuSeconds = 0; ///< of the thread that did it
    double serverSeconds = 0; ///< processor time of all servers
    std::vector<float> latencies; ///< µs, one per cycle

    [[nodiscard]] double perSecond() const { return static_cast<double>(latencies.size()) / seconds; }
    [[nodiscard]] double perCycle(double spent) const
    {
        return spent * 1e6 / static_cast<double>(latencies.size());
    } ///< µs
};

/// Fills in a stretch's times: from here to the end of the scope.
class StretchTimer
{
public:
    explicit StretchTimer(Stretch &stretch);
    ~StretchTimer();
    Q_DISABLE_COPY_MOVE(StretchTimer)

    [[nodiscard]] SteadyClock::time_point begun() const { return m_begun; }

private:
    Stretch &m_stretch;
    const SteadyClock::time_point m_begun;
    const double m_cpuBegun;
};

/// Both sides' alternating stretches of one case.
class Figures
{
public:
    explicit Figures(const Case &what) : m_case(what) { }

    void add(const Stretch &ours, const Stretch &bare);

    [[nodiscard]] QString row() const;
    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static QString header();

private:
    struct Side
    {
        std::vector<double> perSecond; ///< one per round
        std::vector<double>
            cpuMicros; ///< of our thread per cycle, one per round: tells more than time on a busy machine
        std::vector<double> serverMicros; ///< the same of all servers together
        std::vector<float> latencies;

        void add(const Stretch &stretch);
        [[nodiscard]] double latency(double quantile) const;
    };

    /// One at a time it is the time that counts, ours by bare; at once it is the throughput.
    [[nodiscard]] bool isTimeRatio() const { return m_case.atOnce == 1; }
    [[nodiscard]] std::vector<double> ratios() const;

    Case m_case;
    Side m_ours;
    Side m_bare;
};

} // namespace LockscopeBench
