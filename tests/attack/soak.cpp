// Does `lockscope watch` stay as it is? 10,000 locks on five nodes, 1,000 changes/s, and every five seconds a node is
// killed, stopped or flushed. Each sample is a line: memory, open files, threads and processor time of the program.
//   lockscope_soak --minutes 60 --log soak.txt
// Other commands than `watch --json`: lockscope_soak -- export --prometheus --listen 0
#include "fixtures/redisset.h"

#include <lockscope/core/base/childprocess.h>

#include <hiredis/hiredis.h>

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTextStream>
#include <QUuid>

#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int kNodes = 5;
constexpr auto kFaultLength = 2s;

struct Settings
{
    int locks = 10'000;
    int changesPerSecond = 1000;
    std::chrono::milliseconds length{};
    std::chrono::milliseconds settling{};
    std::chrono::milliseconds between{};
    double mostGrowthKb = 0; ///< an hour; 0: no limit
    QString log;
    QStringList command;
};

/// Who holds which lock.
class Truth
{
public:
    explicit Truth(int locks) : m_owners(static_cast<size_t>(locks)), m_random(1)
    {
        for (auto &owner : m_owners)
            owner = newOwner();
    }

    /// A lock's next owner, empty: none. One of ten is free for a while.
    std::pair<int, QByteArray> change()
    {
        const std::scoped_lock lock(m_mutex);
        const quint32 dice = m_random.bounded(10U);
        int which = m_random.bounded(static_cast<int>(m_owners.size()));
        if (dice == 0 && !m_free.empty()) {
            which = m_free.front();
            m_free.pop_front();
        }
        QByteArray &owner = m_owners[static_cast<size_t>(which)];
        if (dice == 1 && !owner.isEmpty()) {
            owner.clear();
            m_free.push_back(which);
        } else {
            owner = newOwner();
        }
        return {which, owner};
    }
    [[nodiscard]] std::vector<QByteArray> all() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_owners;
    }

private:
    [[nodiscard]] static QByteArray newOwner() { return QUuid::createUuid().toByteArray(QUuid::WithoutBraces); }

    mutable std::mutex m_mutex;
    std::vector<QByteArray> m_owners;
    std::deque<int> m_free;
    QRandomGenerator m_random;
};

/// Writes all changes to one node, in a thread of its own. What a node lost comes back when it does.
class Writer
{
public:
    Writer(quint16 port, const Truth &truth) : m_port(port), m_truth(truth), m_thread([this] { run(); }) { }
    ~Writer()
    {
        m_stop = true;
        m_wake.notify_one();
        m_thread.join();
    }
    Q_DISABLE_COPY_MOVE(Writer)

    void add(const std::pair<int, QByteArray> &change)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_changes.push_back(change);
        }
        m_wake.notify_one();
    }
    void writeAll() { m_lacksAll = true; }

private:
    using Changes = std::vector<std::pair<int, QByteArray>>;

    Changes take()
    {
        std::unique_lock lock(m_mutex);
        m_wake.wait_for(lock, 100ms, [this] { return m_stop || !m_changes.empty(); });
        return std::exchange(m_changes, {});
    }

    bool write(redisContext *node, const Changes &changes)
    {
        for (const auto &[which, owner] : changes) {
            if (owner.isEmpty())
                redisAppendCommand(node, "DEL lock:%d", which);
            else
                redisAppendCommand(node, "SET lock:%d %b PX 3600000", which, owner.constData(),
                                   static_cast<size_t>(owner.size()));
        }
        for (size_t i = 0; i < changes.size(); ++i) {
            void *reply = nullptr;
            if (redisGetReply(node, &reply) != REDIS_OK)
                return false;
            freeReplyObject(reply);
        }
        return true;
    }

    void run()
    {
        redisContext *node = nullptr;
        while (!m_stop) {
            Changes changes = take();
            if (node == nullptr) {
                node = redisConnectWithTimeout("127.0.0.1", m_port, {.tv_sec = 1, .tv_usec = 0});
                m_lacksAll = true;
            }
            if (m_lacksAll.exchange(false)) {
                changes.clear();
                const auto all = m_truth.all();
                for (size_t i = 0; i < all.size(); ++i)
                    changes.emplace_back(static_cast<int>(i), all[i]);
            }
            if (node->err != 0 || !write(node, changes)) {
                redisFree(node);
                node = nullptr;
            }
        }
        if (node != nullptr)
            redisFree(node);
    }

    const quint16 m_port;
    const Truth &m_truth;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    Changes m_changes;
    std::atomic<bool> m_lacksAll = false;
    std::atomic<bool> m_stop = false;
    std::thread m_thread;
};

/// What a process takes at a time.
struct Sample
{
    double seconds = 0;
    double memoryKb = 0; ///< resident, without what is mapped from files
    double processor = 0; ///< seconds
    qsizetype files = 0;
    int threads = 0;
};

/// Nothing: it has ended.
std::optional<Sample> sampleOf(qint64 pid, double seconds)
{
    Sample sample{.seconds = seconds};
    QFile status(u"/proc/%1/status"_s.arg(pid));
    QFile stat(u"/proc/%1/stat"_s.arg(pid));
    if (!status.open(QIODevice::ReadOnly) || !stat.open(QIODevice::ReadOnly))
        return std::nullopt;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("RssAnon:"))
            sample.memoryKb = line.mid(8).trimmed().chopped(3).toDouble();
        else if (line.startsWith("Threads:"))
            sample.threads = line.mid(8).trimmed().toInt();
    }
    constexpr qsizetype kUserTime = 12;
    const QByteArrayList fields = stat.readAll().split(')').last().split(' ');
    sample.processor = (fields.value(kUserTime).toDouble() + fields.value(kUserTime + 1).toDouble())
        / static_cast<double>(sysconf(_SC_CLK_TCK));
    sample.files
        = QDir(u"/proc/%1/fd"_s.arg(pid)).entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System).size();
    if (sample.memoryKb <= 0)
        return std::nullopt;
    return sample;
}

/// By least squares, per hour.
template <typename Figure>
double growthOf(const std::vector<Sample> &samples, Figure figure)
{
    const auto count = static_cast<double>(samples.size());
    double time = 0;
    double value = 0;
    for (const auto &sample : samples) {
        time += sample.seconds / count;
        value += figure(sample) / count;
    }
    double both = 0;
    double square = 0;
    for (const auto &sample : samples) {
        both += (sample.seconds - time) * (figure(sample) - value);
        square += (sample.seconds - time) * (sample.seconds - time);
    }
    return square > 0 ? 3600 * both / square : 0;
}

/// One fault after the other, each on the next node.
class Faults
{
public:
    Faults(LockscopeTest::RedisSet &nodes, std::vector<std::unique_ptr<Writer>> &writers)
        : m_nodes(nodes)
        , m_writers(writers)
    {
    }

    void begin()
    {
        m_node = m_count % kNodes;
        LockscopeTest::RedisServer &node = m_nodes[m_node];
        switch (m_count / kNodes % 3) {
        case 0: node.kill(); break;
        case 1: node.freeze(); break;
        default: node.tell(u"FLUSHALL"_s);
        }
        ++m_count;
    }
    [[nodiscard]] bool end()
    {
        const bool answers = m_nodes[m_node].start();
        m_writers[static_cast<size_t>(m_node)]->writeAll();
        return answers;
    }
    [[nodiscard]] int count() const { return m_count; }

private:
    LockscopeTest::RedisSet &m_nodes;
    std::vector<std::unique_ptr<Writer>> &m_writers;
    int m_count = 0;
    int m_node = 0;
};

/// The exit status.
int soak(const Settings &settings, QTextStream &out)
{
    LockscopeTest::RedisSet nodes(kNodes);
    if (!nodes.reset())
        return 1;
    Truth truth(settings.locks);
    std::vector<std::unique_ptr<Writer>> writers;
    QStringList command = settings.command;
    for (int i = 0; i < kNodes; ++i) {
        writers.push_back(std::make_unique<Writer>(nodes[i].port(), truth));
        command += {u"--node"_s, nodes[i].uri()};
    }
    QProcess program;
    program.setStandardOutputFile(QProcess::nullDevice());
    program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    Lockscope::tieToThisProcess(program);
    program.start(qEnvironmentVariable("LOCKSCOPE_SOAK_PROGRAM", QStringLiteral(LOCKSCOPE_PROGRAM)), command);
    if (!program.waitForStarted())
        return 1;

    std::atomic<bool> stop = false;
    std::thread changer([&] {
        const auto pause = std::chrono::microseconds(1'000'000 / settings.changesPerSecond);
        for (auto next = std::chrono::steady_clock::now(); !stop; next += pause) {
            std::this_thread::sleep_until(next);
            const auto change = truth.change();
            for (const auto &writer : writers)
                writer->add(change);
        }
    });
    QFile log(settings.log);
    std::vector<Sample> samples;
    Faults faults(nodes, writers);
    QElapsedTimer clock;
    clock.start();
    const auto seconds = [&clock] { return static_cast<double>(clock.elapsed()) / 1000; };
    const auto waitUntil = [&clock](std::chrono::milliseconds when) {
        std::this_thread::sleep_for(when - std::chrono::milliseconds(clock.elapsed()));
    };
    bool good = settings.log.isEmpty() || log.open(QIODevice::WriteOnly);
    std::chrono::milliseconds nextSample = settings.between;
    constexpr std::chrono::milliseconds kFaultsApart = 5s;
    for (std::chrono::milliseconds next = kFaultsApart; good && next < settings.length; next += kFaultsApart) {
        waitUntil(next);
        faults.begin();
        waitUntil(next + kFaultLength);
        good = faults.end();
        if (next < nextSample)
            continue;
        nextSample += settings.between;
        waitUntil(next + 2 * kFaultLength); // all is well again
        const auto sample = sampleOf(program.processId(), seconds());
        good = good && sample;
        if (!sample)
            break;
        const QString line
            = u"%1 s  %2 kB  %3 files  %4 threads  %5 s of processor  %6 faults"_s.arg(sample->seconds, 6, 'f', 0)
                  .arg(sample->memoryKb, 8, 'f', 0)
                  .arg(sample->files)
                  .arg(sample->threads)
                  .arg(sample->processor, 7, 'f', 1)
                  .arg(faults.count());
        out << line << Qt::endl;
        if (log.isOpen()) {
            log.write(line.toUtf8() + '\n');
            log.flush();
        }
        if (sample->seconds * 1000 >= static_cast<double>(settings.settling.count()))
            samples.push_back(*sample);
    }
    stop = true;
    changer.join();
    program.terminate();
    good = program.waitForFinished() && program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0 && good;
    if (!good || samples.size() < 2) {
        QTextStream(stderr) << (good ? "too short for figures" : "the program or a node failed") << Qt::endl;
        return 1;
    }
    const double growth = growthOf(samples, [](const Sample &sample) { return sample.memoryKb; });
    const auto mostFiles = std::ranges::max_element(samples, {}, &Sample::files)->files;
    const auto mostThreads = std::ranges::max_element(samples, {}, &Sample::threads)->threads;
    const double first = samples.front().processor / samples.front().seconds;
    const double last
        = (samples.back().processor - samples.front().processor) / (samples.back().seconds - samples.front().seconds);
    const QString end = u"memory %1 kB, then %2 kB: %3 kB an hour; files %4, at most %5; threads %6, at most %7; "
                        "processor %8 % of a core, then %9 %"_s.arg(samples.front().memoryKb, 0, 'f', 0)
                            .arg(samples.back().memoryKb, 0, 'f', 0)
                            .arg(growth, 0, 'f', 0)
                            .arg(samples.front().files)
                            .arg(mostFiles)
                            .arg(samples.front().threads)
                            .arg(mostThreads)
                            .arg(100 * first, 0, 'f', 1)
                            .arg(100 * last, 0, 'f', 1);
    out << end << Qt::endl;
    if (log.isOpen())
        log.write(end.toUtf8() + '\n');
    // A node that comes back may cost a connection more at the moment of a sample.
    return (settings.mostGrowthKb <= 0 || growth <= settings.mostGrowthKb)
            && mostFiles <= samples.front().files + kNodes && mostThreads <= samples.front().threads + 1
        ? 0
        : 1;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption minutes(u"minutes"_s, u"How long."_s, u"n"_s, u"60"_s);
    const QCommandLineOption settling(u"settling"_s, u"Minutes before growth counts."_s, u"n"_s, u"10"_s);
    const QCommandLineOption between(u"between"_s, u"Seconds between samples."_s, u"n"_s, u"60"_s);
    const QCommandLineOption locks(u"locks"_s, u"How many locks."_s, u"n"_s, u"10000"_s);
    const QCommandLineOption changes(u"changes"_s, u"Changes per second."_s, u"n"_s, u"1000"_s);
    const QCommandLineOption growth(u"most-growth"_s, u"Fail if memory grows by more an hour."_s, u"kB"_s, u"0"_s);
    const QCommandLineOption log(u"log"_s, u"Also write the samples to this file."_s, u"file"_s);
    parser.addHelpOption();
    parser.addOptions({minutes, settling, between, locks, changes, growth, log});
    parser.addPositionalArgument(u"command"_s, u"The command of Lockscope: by default watch --json."_s);
    parser.process(application);
    const auto milliseconds = [&parser](const QCommandLineOption &option, double unit) {
        return std::chrono::milliseconds(static_cast<qint64>(parser.value(option).toDouble() * unit));
    };
    Settings settings{.locks = parser.value(locks).toInt(),
                      .changesPerSecond = parser.value(changes).toInt(),
                      .length = milliseconds(minutes, 60'000),
                      .settling = milliseconds(settling, 60'000),
                      .between = milliseconds(between, 1000),
                      .mostGrowthKb = parser.value(growth).toDouble(),
                      .log = parser.value(log),
                      .command = parser.positionalArguments()};
    if (settings.command.isEmpty())
        settings.command = QStringList{u"watch"_s, u"--json"_s};
    if (settings.locks < 1 || settings.changesPerSecond < 1 || settings.between.count() < 1) {
        QTextStream(stderr) << "Wrong value of an option; see --help" << Qt::endl;
        return 2;
    }
    QTextStream out(stdout);
    return soak(settings, out);
}
