#include "figures.h"

#include <algorithm>
#include <cmath>
#include <ctime>

namespace LockscopeBench {

namespace {

template <typename Number>
double quantileOf(std::vector<Number> values, double quantile)
{
    if (values.empty())
        return 0;
    const auto at
        = values.begin() + static_cast<std::ptrdiff_t>(quantile * static_cast<double>(values.size() - 1) + 0.5);
    std::nth_element(values.begin(), at, values.end());
    return static_cast<double>(*at);
}

double rounded(double value, double digits)
{
    return std::round(value * digits) / digits;
}

double threadCpuSeconds()
{
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) / 1e9;
}

} // namespace

QString Case::name() const
{
    return QStringLiteral("%1x%2").arg(nodes).arg(atOnce);
}

StretchTimer::StretchTimer(Stretch &stretch)
    : m_stretch(stretch)
    , m_begun(SteadyClock::now())
    , m_cpuBegun(threadCpuSeconds())
{
}

StretchTimer::~StretchTimer()
{
    m_stretch.seconds = std::chrono::duration<double>(SteadyClock::now() - m_begun).count();
    m_stretch.cpuSeconds = threadCpuSeconds() - m_cpuBegun;
}

void Figures::Side::add(const Stretch &stretch)
{
    cpuMicros.push_back(stretch.perCycle(stretch.cpuSeconds));
    serverMicros.push_back(stretch.perCycle(stretch.serverSeconds));
    perSecond.push_back(stretch.perSecond());
    latencies.insert(latencies.end(), stretch.latencies.begin(), stretch.latencies.end());
}

double Figures::Side::latency(double quantile) const
{
    return quantileOf(latencies, quantile);
}

void Figures::add(const Stretch &ours, const Stretch &bare)
{
    m_ours.add(ours);
    m_bare.add(bare);
}

std::vector<double> Figures::ratios() const
{
    std::vector<double> list;
    for (size_t i = 0; i < m_ours.perSecond.size(); ++i) {
        const double throughput = m_ours.perSecond[i] / m_bare.perSecond[i];
        list.push_back(isTimeRatio() ? 1 / throughput : throughput);
    }
    return list;
}

QString Figures::header()
{
    return QStringLiteral("nodes  at once     ours/s     bare/s  ratio (lowest..highest)      ours p50/p99 us      "
                          "bare p50/p99 us   cpu us ours/bare  servers ours/bare");
}

QString Figures::row() const
{
    const auto list = ratios();
    const auto pair = [](const Side &side) {
        return QStringLiteral("%1 / %2").arg(side.latency(0.5), 9, 'f', 1).arg(side.latency(0.99), 9, 'f', 1);
    };
    const auto cpu = [](const std::vector<double> &ours, const std::vector<double> &bare) {
        return QStringLiteral("%1 / %2").arg(quantileOf(ours, 0.5), 0, 'f', 1).arg(quantileOf(bare, 0.5), 0, 'f', 1);
    };
    return QStringLiteral("%1 %2 %3 %4  %5 %6 %7 %8 %9 %10")
        .arg(m_case.nodes, 5)
        .arg(m_case.atOnce, 8)
        .arg(quantileOf(m_ours.perSecond, 0.5), 10, 'f', 0)
        .arg(quantileOf(m_bare.perSecond, 0.5), 10, 'f', 0)
        .arg(QStringLiteral("%1 (%2..%3)")
                 .arg(quantileOf(list, 0.5), 0, 'f', 2)
                 .arg(quantileOf(list, 0), 0, 'f', 2)
                 .arg(quantileOf(list, 1), 0, 'f', 2),
             -16)
        .arg(isTimeRatio() ? QStringLiteral("time") : QStringLiteral("rate"), -5)
        .arg(pair(m_ours), pair(m_bare))
        .arg(cpu(m_ours.cpuMicros, m_bare.cpuMicros), 18)
        .arg(cpu(m_ours.serverMicros, m_bare.serverMicros), 18);
}

QJsonObject Figures::toJson() const
{
    const auto list = ratios();
    return {{QStringLiteral("nodes"), m_case.nodes},
            {QStringLiteral("at_once"), m_case.atOnce},
            {QStringLiteral("ours_per_s"), rounded(quantileOf(m_ours.perSecond, 0.5), 1)},
            {QStringLiteral("bare_per_s"), rounded(quantileOf(m_bare.perSecond, 0.5), 1)},
            {QStringLiteral("ratio"), rounded(quantileOf(list, 0.5), 1000)},
            {QStringLiteral("ratio_min"), rounded(quantileOf(list, 0), 1000)},
            {QStringLiteral("ratio_max"), rounded(quantileOf(list, 1), 1000)},
            {QStringLiteral("ratio_is"),
             isTimeRatio() ? QStringLiteral("time ours / time bare") : QStringLiteral("throughput ours / bare")},
            {QStringLiteral("ours_p50_us"), rounded(m_ours.latency(0.5), 10)},
            {QStringLiteral("ours_p99_us"), rounded(m_ours.latency(0.99), 10)},
            {QStringLiteral("bare_p50_us"), rounded(m_bare.latency(0.5), 10)},
            {QStringLiteral("bare_p99_us"), rounded(m_bare.latency(0.99), 10)},
            {QStringLiteral("ours_cpu_us"), rounded(quantileOf(m_ours.cpuMicros, 0.5), 100)},
            {QStringLiteral("bare_cpu_us"), rounded(quantileOf(m_bare.cpuMicros, 0.5), 100)},
            {QStringLiteral("ours_servers_cpu_us"), rounded(quantileOf(m_ours.serverMicros, 0.5), 100)},
            {QStringLiteral("bare_servers_cpu_us"), rounded(quantileOf(m_bare.serverMicros, 0.5), 100)}};
}

} // namespace LockscopeBench
