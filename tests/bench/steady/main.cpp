// Whether watching stays steady under a constant load, and keeps pace while a node fails: how memory, descriptors,
// threads, processor time and lateness of `watch`, `export` and the window develop.
#include "../stamps.h"
#include "../timing.h"
#include "../watch/wire.h"
#include "../writers.h"
#include "fixtures/redisset.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTcpServer>
#include <QTextStream>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

using namespace LockscopeBench;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

using SteadyClock = std::chrono::steady_clock;

double percentile(std::vector<double> values, double share)
{
    if (values.empty())
        return std::nan("");
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, static_cast<size_t>(share * static_cast<double>(values.size())))];
}

/// Change of `values` per hour, by least squares.
double slope(const std::vector<double> &hours, const std::vector<double> &values)
{
    double n = 0;
    double sumX = 0;
    double sumY = 0;
    double sumXx = 0;
    double sumXy = 0;
    for (size_t i = 0; i < values.size(); ++i) {
        if (std::isnan(values[i]))
            continue;
        ++n;
        sumX += hours[i];
        sumY += values[i];
        sumXx += hours[i] * hours[i];
        sumXy += hours[i] * values[i];
    }
    const double divisor = n * sumXx - sumX * sumX;
    return divisor == 0 ? 0 : (n * sumXy - sumX * sumY) / divisor;
}

/// A program that watches, and what it takes.
class Program
{
public:
    struct Sample
    {
        double megabytes = 0;
        double descriptors = 0;
        double threads = 0;
        double percent = 0; ///< of a core
        double p50 = 0; ///< ms
        double p99 = 0;
        double longest = 0;
    };

    Program(QString name, const QString &path, const QStringList &arguments) : m_name(std::move(name))
    {
        // A pipe of its own, because QProcess would need this thread's event loop.
        if (::pipe2(m_pipe, O_CLOEXEC) != 0)
            qFatal("No pipe");
        m_process.setChildProcessModifier([this] { ::dup2(m_pipe[1], STDOUT_FILENO); });
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(path, arguments);
        m_process.waitForStarted();
        ::close(m_pipe[1]);
        m_reader = std::thread([this] { readOutput(); });
    }
    ~Program()
    {
        m_process.terminate();
        m_process.waitForFinished(-1);
        m_reader.join();
        ::close(m_pipe[0]);
    }
    Q_DISABLE_COPY_MOVE(Program)

    [[nodiscard]] const QString &name() const { return m_name; }
    [[nodiscard]] bool isRunning() { return m_process.state() == QProcess::Running && !m_process.waitForFinished(0); }
    void noteLateness(double millis)
    {
        const std::scoped_lock guard(m_mutex);
        m_late.push_back(millis);
    }
    [[nodiscard]] std::vector<double> takeLateness()
    {
        const std::scoped_lock guard(m_mutex);
        return std::exchange(m_late, {});
    }
    /// Since the previous call.
    Sample sample()
    {
        const auto late = takeLateness();
        const double used = processorSeconds();
        const auto now = SteadyClock::now();
        const double seconds = std::chrono::duration<double>(now - std::exchange(m_sampledAt, now)).count();
        return {.megabytes = statusNumber("VmRSS:") / 1024,
                .descriptors = static_cast<double>(QDir(proc(u"fd"_s)).entryList(QDir::Files | QDir::System).size()),
                .threads = statusNumber("Threads:"),
                .percent = 100 * (used - std::exchange(m_used, used)) / seconds,
                .p50 = percentile(late, 0.5),
                .p99 = percentile(late, 0.99),
                .longest = percentile(late, 1)};
    }

private:
    [[nodiscard]] QString proc(const QString &file) const
    {
        return u"/proc/%1/%2"_s.arg(m_process.processId()).arg(file);
    }
    [[nodiscard]] double processorSeconds() const
    {
        QFile file(proc(u"stat"_s));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        const QByteArrayList fields = file.readAll().split(')').last().split(' ');
        constexpr qsizetype kUserTime = 12;
        return (fields.value(kUserTime).toDouble() + fields.value(kUserTime + 1).toDouble())
            / static_cast<double>(sysconf(_SC_CLK_TCK));
    }
    [[nodiscard]] double statusNumber(const char *name) const
    {
        QFile file(proc(u"status"_s));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        for (const auto &line : file.readAll().split('\n')) {
            if (line.startsWith(name))
                return line.mid(static_cast<qsizetype>(qstrlen(name))).simplified().split(' ').first().toDouble();
        }
        return 0;
    }

    /// `watch` prints a lock with each change of it; only the first line with a new owner tells how late it is.
    void readOutput()
    {
        std::string rest;
        std::vector<char> buffer(1 << 20);
        std::unordered_map<std::string, std::string> owners; // by lock
        for (ssize_t size = 0; (size = ::read(m_pipe[0], buffer.data(), buffer.size())) > 0;) {
            rest.append(buffer.data(), static_cast<size_t>(size));
            size_t begin = 0;
            for (size_t end = 0; (end = rest.find('\n', begin)) != std::string::npos; begin = end + 1)
                readLine(std::string_view(rest).substr(begin, end - begin), owners);
            rest.erase(0, begin);
        }
    }
    void readLine(std::string_view line, std::unordered_map<std::string, std::string> &owners)
    {
        if (line.starts_with("late ")) {
            noteLateness(std::strtod(std::string(line.substr(5)).c_str(), nullptr));
            return;
        }
        const auto valueOf = [line](std::string_view key) {
            const size_t at = line.find(key);
            const size_t begin = at == std::string_view::npos ? line.size() : at + key.size();
            return std::string(line.substr(begin, line.find('"', begin) - begin));
        };
        const std::string owner = valueOf("\"overlap\":null,\"owner\":\"");
        const auto late = millisSinceStamp(QByteArray::fromStdString(owner));
        if (!late || std::exchange(owners[valueOf("\"name\":\"")], owner) == owner)
            return;
        noteLateness(*late);
    }

    QString m_name;
    QProcess m_process;
    int m_pipe[2]{};
    std::thread m_reader;
    std::mutex m_mutex;
    std::vector<double> m_late;
    SteadyClock::time_point m_sampledAt = SteadyClock::now();
    double m_used = 0;
};

quint16 freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

/// The time of one scrape, in ms. Negative: it failed.
double scrape(quint16 port)
{
    const QByteArray command
        = "curl -s -o /dev/null -f -w %{time_total} http://127.0.0.1:" + QByteArray::number(port) + "/metrics";
    QProcess curl;
    curl.startCommand(QString::fromLatin1(command));
    curl.waitForFinished(-1);
    return curl.exitCode() == 0 ? curl.readAllStandardOutput().toDouble() * 1000 : -1;
}

const std::vector<std::pair<QString, double Program::Sample::*>> kFigures{
    {u"memory MB"_s, &Program::Sample::megabytes}, {u"descriptors"_s, &Program::Sample::descriptors},
    {u"threads"_s, &Program::Sample::threads},     {u"% of a core"_s, &Program::Sample::percent},
    {u"lateness p50 ms"_s, &Program::Sample::p50}, {u"lateness p99 ms"_s, &Program::Sample::p99},
    {u"longest ms"_s, &Program::Sample::longest},
};

struct Settings
{
    QStringList programs;
    int locks = 20'000;
    int changes = 2000;
    int seconds = 3600;
    int parts = 60;
    int faults = 0; ///< of each kind
};

std::vector<std::unique_ptr<Program>> startPrograms(const LockscopeTest::RedisSet &servers, const Settings &settings,
                                                    quint16 metricsPort)
{
    QStringList nodes;
    QStringList ports;
    for (const auto &endpoint : servers.endpoints()) {
        nodes << u"--node"_s << u"redis://127.0.0.1:%1"_s.arg(endpoint.port);
        ports << QString::number(endpoint.port);
    }
    const QString program = QCoreApplication::applicationDirPath() + u"/lockscope"_s;
    std::vector<std::unique_ptr<Program>> programs;
    for (const QString &name : settings.programs) {
        if (name == "watch"_L1)
            programs.push_back(std::make_unique<Program>(name, program, QStringList{u"watch"_s, u"--json"_s} + nodes));
        else if (name == "export"_L1)
            programs.push_back(std::make_unique<Program>(
                name, program,
                QStringList{u"export"_s, u"--prometheus"_s, u"--listen"_s, u"127.0.0.1:%1"_s.arg(metricsPort)}
                    + nodes));
        else if (name == "window"_L1)
            programs.push_back(std::make_unique<Program>(
                name, program + u"_bench_window"_s,
                QStringList{u"--watch"_s, ports.join(u','), u"--seconds"_s, QString::number(settings.seconds + 600)}));
    }
    return programs;
}

QJsonObject measureSteady(std::vector<std::unique_ptr<Program>> &programs, const Settings &settings,
                          quint16 metricsPort, QTextStream &out)
{
    std::vector<std::vector<Program::Sample>> samples(programs.size());
    std::vector<double> hours;
    const auto begun = SteadyClock::now();
    for (auto &program : programs)
        static_cast<void>(program->sample());
    for (int part = 0; part < settings.parts; ++part) {
        const auto end = begun + std::chrono::duration<double>(settings.seconds) * (part + 1) / settings.parts;
        while (SteadyClock::now() < end) {
            std::this_thread::sleep_for(std::min<std::chrono::duration<double>>(5s, end - SteadyClock::now()));
            for (auto &program : programs) {
                if (program->name() == "export"_L1)
                    program->noteLateness(scrape(metricsPort));
            }
        }
        hours.push_back(std::chrono::duration<double>(SteadyClock::now() - begun).count() / 3600);
        for (size_t i = 0; i < programs.size(); ++i) {
            const auto sample = programs[i]->sample();
            samples[i].push_back(sample);
            out << u"%1 s  %2"_s.arg(hours.back() * 3600, 6, 'f', 0).arg(programs[i]->name(), -7);
            for (const auto &[figure, member] : kFigures)
                out << u"  %1 %2"_s.arg(sample.*member, 0, 'f', 1).arg(figure);
            out << Qt::endl;
        }
    }
    QJsonObject results;
    const size_t half = hours.size() / 2;
    for (size_t i = 0; i < programs.size(); ++i) {
        QJsonObject ofProgram;
        for (const auto &[figure, member] : kFigures) {
            std::vector<double> values;
            for (const auto &sample : samples[i])
                values.push_back(sample.*member);
            const std::vector<double> laterHours(hours.begin() + static_cast<std::ptrdiff_t>(half), hours.end());
            const std::vector<double> later(values.begin() + static_cast<std::ptrdiff_t>(half), values.end());
            out << u"%1 %2  first %3  middle %4  last %5  slope %6 per hour, in the second half %7"_s
                       .arg(programs[i]->name(), -7)
                       .arg(figure, -16)
                       .arg(values.front(), 8, 'f', 2)
                       .arg(values[half], 8, 'f', 2)
                       .arg(values.back(), 8, 'f', 2)
                       .arg(slope(hours, values), 8, 'f', 2)
                       .arg(slope(laterHours, later), 8, 'f', 2)
                << Qt::endl;
            ofProgram.insert(figure,
                             QJsonObject{{u"first"_s, values.front()},
                                         {u"last"_s, values.back()},
                                         {u"slopePerHour"_s, slope(hours, values)},
                                         {u"slopeOfSecondHalf"_s, slope(laterHours, later)}});
        }
        results.insert(programs[i]->name(), ofProgram);
    }
    return results;
}

/// The last node fails in several ways, and comes back, while the others change.
QJsonObject measureFaults(LockscopeTest::RedisSet &servers, std::vector<std::unique_ptr<Program>> &programs,
                          const Settings &settings, QTextStream &out)
{
    LockscopeTest::RedisServer &victim = servers[servers.size() - 1];
    const auto refill = [&] { fillWithLocks({victim.port()}, settings.locks); };
    struct Step
    {
        QString name;
        std::function<void()> fail;
        std::function<void()> mend;
    };
    const std::vector<Step> steps{
        {u"nothing"_s, [] {}, [] {}},
        {u"killed"_s, [&] { victim.kill(); },
         [&] {
             static_cast<void>(victim.start());
             refill();
         }},
        {u"stopped"_s, [&] { victim.freeze(); }, [&] { victim.thaw(); }},
        {u"flushed"_s, [&] { victim.tell(u"FLUSHALL"_s); }, refill},
    };
    QJsonObject results;
    for (const Step &step : steps) {
        std::vector<std::vector<double>> during(programs.size());
        std::vector<std::vector<double>> after(programs.size());
        const auto collect = [&](std::vector<std::vector<double>> &into, std::chrono::seconds time) {
            std::this_thread::sleep_for(time);
            for (size_t i = 0; i < programs.size(); ++i) {
                const auto late = programs[i]->takeLateness();
                into[i].insert(into[i].end(), late.begin(), late.end());
            }
        };
        for (int round = 0; round < settings.faults; ++round) {
            for (auto &program : programs)
                static_cast<void>(program->takeLateness());
            step.fail();
            collect(during, 6s);
            step.mend();
            collect(after, 6s);
        }
        for (size_t i = 0; i < programs.size(); ++i) {
            for (const auto &[when, late] : {std::pair(u"during"_s, during[i]), std::pair(u"back"_s, after[i])}) {
                out << u"%1  a node %2, %3: %4 changes shown after p50 %5  p99 %6  longest %7 ms"_s
                           .arg(programs[i]->name(), -7)
                           .arg(step.name, -8)
                           .arg(when, -6)
                           .arg(late.size(), 6)
                           .arg(percentile(late, 0.5), 6, 'f', 1)
                           .arg(percentile(late, 0.99), 6, 'f', 1)
                           .arg(percentile(late, 1), 6, 'f', 1)
                    << Qt::endl;
                results.insert(programs[i]->name() + u' ' + step.name + u' ' + when,
                               QJsonObject{{u"p50Ms"_s, percentile(late, 0.5)},
                                           {u"p99Ms"_s, percentile(late, 0.99)},
                                           {u"longestMs"_s, percentile(late, 1)}});
            }
        }
    }
    return results;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser options;
    options.addOptions({{u"programs"_s, u"Which: watch, export, window"_s, u"names"_s, u"watch,export,window"_s},
                        {u"nodes"_s, u"How many"_s, u"n"_s, u"5"_s},
                        {u"locks"_s, u"On each node"_s, u"n"_s, u"20000"_s},
                        {u"changes"_s, u"Locks that change a second"_s, u"n"_s, u"2000"_s},
                        {u"seconds"_s, u"To measure; 0: no steady load"_s, u"n"_s, u"3600"_s},
                        {u"parts"_s, u"Samples"_s, u"n"_s, u"60"_s},
                        {u"faults"_s, u"Faults of each kind; 0: none"_s, u"n"_s, u"0"_s},
                        {u"json"_s, u"Write the figures there"_s, u"file"_s}});
    options.addHelpOption();
    options.process(application);
    const Settings settings{.programs = options.value(u"programs"_s).split(u',', Qt::SkipEmptyParts),
                            .locks = std::max(options.value(u"locks"_s).toInt(), 1),
                            .changes = std::max(options.value(u"changes"_s).toInt(), 1),
                            .seconds = options.value(u"seconds"_s).toInt(),
                            .parts = std::max(options.value(u"parts"_s).toInt(), 2),
                            .faults = options.value(u"faults"_s).toInt()};
    QTextStream out(stdout);
    LockscopeTest::RedisSet servers(std::max(options.value(u"nodes"_s).toInt(), 1));
    if (!servers.reset())
        return 1;
    QList<quint16> ports;
    for (const auto &endpoint : servers.endpoints())
        ports.append(endpoint.port);
    fillWithLocks(ports, settings.locks);
    const quint16 metricsPort = freePort();
    auto programs = startPrograms(servers, settings, metricsPort);
    std::this_thread::sleep_for(8s); // the first reading, and the feeds
    QJsonObject results;
    if (settings.seconds > 0) {
        const Writers writers(ports, settings.locks, settings.changes);
        results.insert(u"steady"_s, measureSteady(programs, settings, metricsPort, out));
    }
    if (settings.faults > 0) {
        const QList<quint16> healthy = ports.first(ports.size() - 1);
        const Writers writers(healthy, settings.locks, settings.changes);
        std::this_thread::sleep_for(5s);
        results.insert(u"faults"_s, measureFaults(servers, programs, settings, out));
    }
    for (auto &program : programs) {
        if (!program->isRunning()) {
            QTextStream(stderr) << program->name() << " ended" << Qt::endl;
            return 1;
        }
    }
    if (options.isSet(u"json"_s)) {
        QFile file(options.value(u"json"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(results).toJson()) < 0)
            return 1;
    }
    return 0;
}
