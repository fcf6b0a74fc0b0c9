#include "cases.h"

#include "fixtures/sshserver.h"
#include "wire.h"

#include <lockscope/core/session/session.h>
#include <lockscope/core/watch/deploymentwatch.h>

#include <hiredis/hiredis.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QThread>

#include <sys/resource.h>
#include <time.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>

using namespace Lockscope;
using namespace std::chrono_literals;

namespace LockscopeBench {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begun)
{
    return std::chrono::duration<double>(Clock::now() - begun).count();
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

double quantile(std::vector<double> &values, double q)
{
    std::sort(values.begin(), values.end());
    return values.empty()
        ? 0
        : values[std::min(values.size() - 1, static_cast<size_t>(q * static_cast<double>(values.size())))];
}

double threadSeconds()
{
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) * 1e-9;
}

double processSeconds()
{
    timespec spent{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) * 1e-9;
}

double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().chopped(3).toDouble() / 1024;
    }
    return 0;
}

Deployment deploymentOf(LockscopeTest::RedisSet &servers, int nodes)
{
    return {.name = QStringLiteral("bench"), .nodes = servers.endpoints(nodes), .patterns = {"lock:*"}};
}

QList<quint16> portsOf(LockscopeTest::RedisSet &servers, int nodes)
{
    QList<quint16> ports;
    for (const auto &endpoint : servers.endpoints(nodes))
        ports.append(endpoint.port);
    return ports;
}

/// Runs an event loop until the board has so many locks and is complete. Without: for that long.
void untilComplete(DeploymentWatch &watch, qsizetype locks)
{
    QEventLoop loop;
    qsizetype seen = 0;
    QObject::connect(&watch, &DeploymentWatch::changed, &loop, [&](const BoardDiffPtr &diff) {
        seen += std::ssize(diff->changed);
        const bool filled = diff->complete && seen >= locks;
        if (filled)
            loop.quit();
    });
    watch.start();
    loop.exec();
}

void runFor(std::chrono::milliseconds length)
{
    QEventLoop loop;
    QTimer::singleShot(length, &loop, &QEventLoop::quit);
    loop.exec();
}

/// How often a server has run a command.
qint64 callsOf(quint16 port, const QByteArray &command)
{
    const QByteArray text = Wire(port).ask({"INFO", "commandstats"});
    const QByteArray field = "cmdstat_" + command + ":calls=";
    const qsizetype at = text.indexOf(field);
    return at < 0 ? 0 : text.mid(at + field.size(), text.indexOf(',', at) - at - field.size()).toLongLong();
}

/// Seconds that a server has spent in all commands but this one, without parsing them and sending the replies.
double secondsInOthers(quint16 port, const QByteArray &command)
{
    qint64 micros = 0;
    const auto lines = Wire(port).ask({"INFO", "commandstats"}).split('\n');
    for (const QByteArray &line : lines) {
        constexpr QByteArrayView kMicros("usec=");
        const qsizetype at = line.indexOf(kMicros) + kMicros.size();
        if (line.startsWith("cmdstat_") && !line.startsWith("cmdstat_" + command + ':'))
            micros += line.mid(at, line.indexOf(',', at) - at).toLongLong();
    }
    return static_cast<double>(micros) / 1e6;
}

/// Wall seconds and processor seconds of one complete sweep by the library.
std::pair<double, double> sweepOnce(const Deployment &deployment, qsizetype locks)
{
    DeploymentWatch watch(deployment);
    const double cpu = threadSeconds();
    const auto begun = Clock::now();
    untilComplete(watch, locks);
    return {secondsSince(begun), threadSeconds() - cpu};
}

struct Ratio
{
    std::vector<double> ours;
    std::vector<double> bare;
    std::vector<double> cpu;

    [[nodiscard]] double ratio() const
    {
        std::vector<double> ratios;
        for (size_t i = 0; i < ours.size(); ++i)
            ratios.push_back(ours[i] / bare[i]);
        return median(ratios);
    }
    [[nodiscard]] QJsonObject toJson(double limit) const
    {
        return {{QStringLiteral("seconds"), median(ours)},
                {QStringLiteral("bareSeconds"), median(bare)},
                {QStringLiteral("engineCpuSeconds"), median(cpu)},
                {QStringLiteral("ratio"), ratio()},
                {QStringLiteral("limit"), limit}};
    }
};

template <typename Bare>
Ratio compare(const Deployment &deployment, qsizetype locks, const WatchSettings &settings, Bare bare)
{
    Ratio result;
    for (int round = 0; round <= settings.rounds; ++round) {
        const auto ours = sweepOnce(deployment, locks);
        const auto begun = Clock::now();
        if (settings.bare)
            bare();
        const double took = secondsSince(begun);
        if (round == 0)
            continue; // warms up
        result.ours.push_back(ours.first);
        result.cpu.push_back(ours.second);
        result.bare.push_back(took);
    }
    return result;
}

/// Milliseconds from a change to the signal that reports it, for one change after the other, with a pause between.
std::vector<double> delays(const Deployment &deployment, quint16 port, int changes, std::chrono::milliseconds pause)
{
    DeploymentWatch watch(deployment);
    untilComplete(watch, 1);
    runFor(3s); // until the feed is there
    Wire wire(port);
    std::vector<double> milliseconds;
    for (int i = 0; i < changes; ++i) {
        const QByteArray value = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
        QEventLoop loop;
        QObject::connect(&watch, &DeploymentWatch::changed, &loop, [&](const BoardDiffPtr &diff) {
            for (const auto &lock : diff->changed) {
                if (lock->readings.front().lock && lock->readings.front().lock->owner == value)
                    loop.quit();
            }
        });
        const auto begun = Clock::now();
        wire.ask({"SET", "lock:0", value, "PX", "3600000"});
        loop.exec();
        milliseconds.push_back(secondsSince(begun) * 1000);
        runFor(pause);
    }
    return milliseconds;
}

void clear(LockscopeTest::RedisSet &servers)
{
    servers.tellAll(QStringLiteral("FLUSHALL"));
}

} // namespace

QJsonObject sweepCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out)
{
    clear(servers);
    const auto ports = portsOf(servers, servers.size());
    fillWithLocks(ports, settings.locks);
    Deployment deployment = deploymentOf(servers, servers.size());
    deployment.pace = ReadPace::unlimited();
    const auto result = compare(deployment, settings.locks, settings, [&] { readAllBare(ports); });
    out << "sweep    " << settings.locks << " locks on " << servers.size() << " nodes: " << median(result.ours)
        << " s, bare " << median(result.bare) << " s, engine's processor " << median(result.cpu) << " s: ratio "
        << result.ratio() << " (limit 1.1)" << Qt::endl;
    return result.toJson(1.1);
}

QJsonObject othersCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out)
{
    clear(servers);
    const auto ports = portsOf(servers, 1);
    fillWithLocks(ports, 1000);
    fillWithOthers(ports.front(), settings.others);
    Deployment deployment = deploymentOf(servers, 1);
    deployment.pace = ReadPace::unlimited();
    const auto result = compare(deployment, 1000, settings, [&] { scanBare(ports.front()); });
    out << "others   1000 locks among " << settings.others << " other keys: " << median(result.ours) << " s, bare SCAN "
        << median(result.bare) << " s: ratio " << result.ratio() << " (limit 1.5)" << Qt::endl;
    return result.toJson(1.5);
}

QJsonObject latencyCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out)
{
    clear(servers);
    constexpr int kLocks = 10'000;
    constexpr auto kPause = 1ms; // 1,000 changes a second
    const auto ports = portsOf(servers, servers.size());
    fillWithLocks(ports, kLocks);

    std::mutex mutex;
    std::map<QByteArray, Clock::time_point> sent; // by the value that was written
    std::vector<double> ours;
    std::vector<double> bare;
    std::atomic<bool> stop = false;
    const auto write = [&] {
        Wire wire(ports.front());
        auto next = Clock::now();
        for (quint64 n = 0; !stop; ++n, next += kPause) {
            std::this_thread::sleep_until(next);
            const QByteArray name = "lock:" + QByteArray::number(QRandomGenerator::global()->bounded(kLocks));
            const QByteArray value = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
            {
                const std::lock_guard guard(mutex);
                sent[value] = Clock::now();
            }
            wire.ask({"SET", name, value, "PX", "3600000"});
        }
    };
    const auto arrived = [&](const QByteArray &value, std::vector<double> &latencies) {
        const auto now = Clock::now();
        const std::lock_guard guard(mutex);
        const auto found = sent.find(value);
        if (found == sent.end())
            return;
        latencies.push_back(std::chrono::duration<double, std::milli>(now - found->second).count());
        sent.erase(found);
    };

    {
        DeploymentWatch watch(deploymentOf(servers, servers.size()));
        untilComplete(watch, kLocks);
        runFor(3s); // until the feed is there
        QObject::connect(&watch, &DeploymentWatch::changed, &watch, [&](const BoardDiffPtr &diff) {
            for (const auto &lock : diff->changed) {
                if (lock->readings.front().lock)
                    arrived(lock->readings.front().lock->owner, ours);
            }
        });
        std::thread writer(write);
        runFor(settings.length);
        stop = true;
        writer.join();
        runFor(500ms);
    }
    const size_t lost = sent.size();
    sent.clear();
    stop = false;

    // The same with the least that could be done: be told of a key, read it.
    std::thread listener([&] {
        Wire listening(ports.front());
        const QByteArray id = listening.ask({"CLIENT", "ID"});
        listening.ask({"SUBSCRIBE", "__redis__:invalidate"});
        Wire reading(ports.front());
        reading.ask({"CLIENT", "TRACKING", "ON", "REDIRECT", id, "BCAST", "PREFIX", "lock:"});
        while (!stop) {
            QByteArrayList keys;
            listening.take([&](const redisReply &message) {
                const redisReply *told = message.elements == 3 ? message.element[2] : nullptr;
                for (size_t i = 0; told != nullptr && i < told->elements; ++i)
                    keys.append(QByteArray(told->element[i]->str, static_cast<qsizetype>(told->element[i]->len)));
            });
            for (const auto &key : keys) {
                reading.append({"GETRANGE", key, "0", "511"});
                reading.append({"PTTL", key});
                QByteArray value;
                reading.take(
                    [&](const redisReply &reply) { value = QByteArray(reply.str, static_cast<qsizetype>(reply.len)); });
                reading.take();
                arrived(value, bare);
            }
        }
    });
    std::this_thread::sleep_for(500ms);
    std::thread writer(write);
    std::this_thread::sleep_for(settings.length / 2);
    stop = true;
    writer.join();
    Wire(ports.front()).ask({"DEL", "lock:0"}); // wakes the listener
    listener.join();

    const double p50 = quantile(ours, 0.5);
    const double p99 = quantile(ours, 0.99);
    out << "latency  " << ours.size() << " changes told, " << lost << " overtaken by the next: p50 " << p50
        << " ms, p99 " << p99 << " ms (limits 4, 10); bare p50 " << quantile(bare, 0.5) << " ms, p99 "
        << quantile(bare, 0.99) << " ms" << Qt::endl;
    return {{QStringLiteral("p50Ms"), p50},
            {QStringLiteral("p99Ms"), p99},
            {QStringLiteral("bareP50Ms"), quantile(bare, 0.5)},
            {QStringLiteral("bareP99Ms"), quantile(bare, 0.99)},
            {QStringLiteral("changes"), static_cast<qint64>(ours.size())}};
}

QJsonObject memoryCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out)
{
    clear(servers);
    const double before = residentMegabytes();
    fillWithLocks(portsOf(servers, servers.size()), settings.locks);
    QHash<QByteArray, LockStatePtr> mirror; // as a view keeps them
    QTemporaryDir folder;
    Deployment deployment = deploymentOf(servers, servers.size());
    deployment.pace = ReadPace::unlimited();
    Session session(deployment, {.journalPath = folder.filePath(QStringLiteral("journal"))});
    QEventLoop loop;
    QObject::connect(&session, &Session::boardChanged, &loop, [&](const BoardDiffPtr &diff) {
        for (const auto &lock : diff->changed)
            mirror.insert(lock->name, lock);
        if (diff->complete && mirror.size() >= settings.locks)
            loop.quit();
    });
    session.start();
    loop.exec();
    runFor(settings.length); // a few rounds of reading
    const double after = residentMegabytes();
    out << "memory   " << mirror.size() << " locks on " << servers.size() << " nodes: " << after << " MB resident, "
        << before << " MB before (limit 160)" << Qt::endl;
    return {
        {QStringLiteral("residentMb"), after}, {QStringLiteral("beforeMb"), before}, {QStringLiteral("limit"), 160}};
}

QJsonObject idleCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out)
{
    clear(servers);
    constexpr int kLocks = 10'000;
    const auto ports = portsOf(servers, servers.size());
    fillWithLocks(ports, kLocks);
    double share = 0;
    double commands = 0;
    {
        DeploymentWatch watch(deploymentOf(servers, servers.size()));
        untilComplete(watch, kLocks);
        runFor(5s);
        const double cpu = processSeconds();
        const auto begun = Clock::now();
        std::vector<double> costs;
        QObject::connect(&watch, &DeploymentWatch::changed, &watch, [&](const BoardDiffPtr &diff) {
            double sum = 0;
            for (const auto &node : diff->nodes)
                sum += node.cost ? node.cost->commandsPerSecond : 0;
            costs.push_back(sum);
        });
        runFor(settings.length);
        share = 100 * (processSeconds() - cpu) / secondsSince(begun);
        commands = median(costs);
    }
    // The timer's reads alone: every known lock once a second.
    const double cpu = processSeconds();
    const auto begun = Clock::now();
    for (int second = 0; second < 3; ++second) {
        const auto next = begun + std::chrono::seconds(second + 1);
        for (const quint16 port : ports) {
            Wire wire(port);
            for (int i = 0; i < kLocks; ++i) {
                wire.append({"GETRANGE", "lock:" + QByteArray::number(i), "0", "511"});
                wire.append({"PTTL", "lock:" + QByteArray::number(i)});
            }
            for (int i = 0; i < 2 * kLocks; ++i)
                wire.take();
        }
        std::this_thread::sleep_until(next);
    }
    const double bare = 100 * (processSeconds() - cpu) / secondsSince(begun);
    out << "idle     " << kLocks << " held locks on " << servers.size() << " nodes: " << share
        << " % of a core (limit 2), " << commands << " commands/s in all; reading each once a second bare: " << bare
        << " %, " << 2 * kLocks * servers.size() << " commands/s" << Qt::endl;
    return {{QStringLiteral("percent"), share},
            {QStringLiteral("commandsPerSecond"), commands},
            {QStringLiteral("barePercent"), bare},
            {QStringLiteral("limit"), 2}};
}

QJsonObject besideCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out)
{
    clear(servers);
    const quint16 port = portsOf(servers, 1).front();
    fillWithLocks({port}, settings.locks);
    fillWithOthers(port, settings.others);
    std::vector<double> alone;
    std::vector<double> beside;
    std::vector<double> losses;
    std::vector<double> costs;
    std::vector<double> shares;
    // What others lose differs by more than the limit from one window to the next where few cores are shared. What the
    // node spends is known exactly if nobody else asks for anything, but is watched as if somebody did.
    const auto nodeSpends = [&](bool isWatched) {
        Deployment deployment = deploymentOf(servers, 1);
        deployment.patterns.clear();
        deployment.pace.idleShare = deployment.pace.busyShare;
        DeploymentWatch watch(deployment);
        if (isWatched)
            watch.start();
        runFor(2s);
        const double before = serverSeconds({port});
        const auto begun = Clock::now();
        runFor(settings.length);
        return 100 * (serverSeconds({port}) - before) / secondsSince(begun);
    };
    const double atRest = nodeSpends(false);
    const double processor = nodeSpends(true) - atRest;
    // One load runs on and on, and the watching comes and goes: processes of their own would differ by more than what
    // is measured. Watching uses neither of the commands, so that what the server counts of them is the load's.
    for (const QByteArray command : {"set", "get"}) {
        QProcess load;
        load.setStandardOutputFile(QProcess::nullDevice());
        load.start(QStringLiteral("redis-benchmark"),
                   {QStringLiteral("-p"), QString::number(port), QStringLiteral("-t"), QString::fromLatin1(command),
                    QStringLiteral("-n"), QStringLiteral("2000000000"), QStringLiteral("-c"), QStringLiteral("50"),
                    QStringLiteral("-q")});
        const auto window = [&] {
            const qint64 before = callsOf(port, command);
            const auto begun = Clock::now();
            runFor(settings.length / 2);
            return static_cast<double>(callsOf(port, command) - before) / secondsSince(begun);
        };
        const auto watched = [&] {
            // In the ordinary way: the default pace, every key looked at, sweep upon sweep.
            Deployment deployment = deploymentOf(servers, 1);
            deployment.patterns.clear();
            DeploymentWatch watch(deployment);
            std::optional<NodeCost> cost;
            QObject::connect(&watch, &DeploymentWatch::changed, &watch,
                             [&](const BoardDiffPtr &diff) { cost = diff->nodes.front().cost; });
            watch.start();
            runFor(2s);
            const double before = secondsInOthers(port, command);
            const auto begun = Clock::now();
            const double perSecond = window();
            shares.push_back(100 * (secondsInOthers(port, command) - before) / secondsSince(begun));
            if (cost)
                costs.push_back(cost->commandsPerSecond);
            return perSecond;
        };
        runFor(2s);
        for (int round = 0; round < (settings.rounds + 1) / 2; ++round) {
            // Now the one, now the other comes first: a machine that grows slower harms neither.
            const bool aloneFirst = round % 2 == 0;
            const double first = aloneFirst ? window() : watched();
            const double second = aloneFirst ? watched() : window();
            alone.push_back(aloneFirst ? first : second);
            beside.push_back(aloneFirst ? second : first);
            losses.push_back(100 * (1 - beside.back() / alone.back()));
        }
        load.kill();
        load.waitForFinished();
    }
    out << "beside   redis-benchmark set+get: " << median(alone) << "/s alone, " << median(beside)
        << "/s beside a sweep of " << settings.locks + settings.others << " keys at the default pace (" << median(costs)
        << " commands/s, " << median(shares) << " % of the node's time in commands): " << median(losses)
        << " % less; without a load watching takes " << processor << " % of the node's processor (limit 3)" << Qt::endl;
    return {{QStringLiteral("alonePerSecond"), median(alone)},
            {QStringLiteral("besidePerSecond"), median(beside)},
            {QStringLiteral("commandsPerSecond"), median(costs)},
            {QStringLiteral("nodePercent"), median(shares)},
            {QStringLiteral("lossPercent"), median(losses)},
            {QStringLiteral("processorPercent"), processor},
            {QStringLiteral("limit"), 3}};
}

QJsonObject tunnelCase(LockscopeTest::RedisSet &servers, const WatchSettings &settings, QTextStream &out)
{
    LockscopeTest::SshServer ssh;
    if (!ssh.start()) {
        out << "tunnel   sshd does not start" << Qt::endl;
        return {};
    }
    clear(servers);
    const auto ports = portsOf(servers, servers.size());
    fillWithLocks(ports, settings.locks);
    Deployment direct = deploymentOf(servers, servers.size());
    direct.pace = ReadPace::unlimited();
    Deployment tunnelled = direct;
    tunnelled.setRoute({.ssh = {ssh.host()}});
    const auto result = compare(tunnelled, settings.locks, settings, [&] { (void)sweepOnce(direct, settings.locks); });
    out << "tunnel   " << settings.locks << " locks on " << servers.size() << " nodes: " << median(result.ours)
        << " s through SSH, direct " << median(result.bare) << " s: ratio " << result.ratio() << " (limit 1.5)"
        << Qt::endl;

    // Changes in a row would show if packets waited for acknowledgements (Nagle's algorithm).
    clear(servers);
    fillWithLocks(ports, 10);
    QJsonObject json = result.toJson(1.5);
    for (const auto &[pause, changes, name] : {std::tuple(100ms, 100, "alone"), std::tuple(0ms, 300, "inARow")}) {
        auto far = delays(tunnelled, ports.front(), changes, pause);
        auto near = delays(direct, ports.front(), changes, pause);
        const double more = quantile(far, 0.5) - quantile(near, 0.5);
        out << "tunnel   a change (" << name << ") is shown after " << quantile(far, 0.5) << " ms through SSH (p99 "
            << quantile(far, 0.99) << "), direct " << quantile(near, 0.5) << " ms (p99 " << quantile(near, 0.99)
            << "): " << more << " ms more (limit 20)" << Qt::endl;
        json.insert(QLatin1String(name), more);
    }
    return json;
}

} // namespace LockscopeBench
