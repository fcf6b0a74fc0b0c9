// What the whole program costs beside bare hiredis loops, one per node and side by side, that read the same: from the
// start of a command to its end. Also prints how the time grows with the number of locks.
#include "../timing.h"
#include "../watch/wire.h"
#include "fixtures/redisset.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTextStream>

#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace LockscopeBench;

namespace {

struct Settings
{
    QList<int> locks;
    QList<int> nodes;
    int rounds = 5;
};

/// Of all child processes that have ended.
double processorSeconds()
{
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

QStringList nodeArguments(const LockscopeTest::RedisSet &servers, int nodes)
{
    QStringList words;
    for (const auto &endpoint : servers.endpoints(nodes))
        words << QStringLiteral("--node") << QStringLiteral("redis://127.0.0.1:%1").arg(endpoint.port);
    return words;
}

/// Runs the program to its end. False: it failed.
bool run(const QStringList &arguments)
{
    QProcess program;
    program.setStandardOutputFile(QProcess::nullDevice());
    program.start(QStringLiteral(LOCKSCOPE_PROGRAM), arguments);
    program.waitForFinished(-1);
    return program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0;
}

const std::pair<QString, QStringList> kCommands[]{
    {QStringLiteral("list --json"), {QStringLiteral("list"), QStringLiteral("--json")}},
    {QStringLiteral("list"), {QStringLiteral("list")}},
    {QStringLiteral("watch --json --once"),
     {QStringLiteral("watch"), QStringLiteral("--json"), QStringLiteral("--once")}},
};

/// False: the program failed.
bool measureReading(LockscopeTest::RedisSet &servers, int nodes, const Settings &settings, QJsonArray &results,
                    QTextStream &out)
{
    QHash<QString, std::pair<int, double>> before; // by command: locks and seconds of the smaller keyspace
    for (const int locks : settings.locks) {
        servers.tellAll(QStringLiteral("FLUSHALL"));
        QList<quint16> ports;
        for (const auto &endpoint : servers.endpoints(nodes))
            ports.append(endpoint.port);
        fillWithLocks(ports, locks);
        std::vector<double> bare;
        for (int round = 0; round < settings.rounds; ++round)
            bare.push_back(secondsOf([&ports] { readAllBare(ports); }));
        for (const auto &[name, words] : kCommands) {
            std::vector<double> ours;
            std::vector<double> processor;
            for (int round = 0; round < settings.rounds; ++round) {
                const double used = processorSeconds();
                bool isDone = false;
                ours.push_back(secondsOf([&] { isDone = run(words + nodeArguments(servers, nodes)); }));
                processor.push_back(processorSeconds() - used);
                if (!isDone) {
                    QTextStream(stderr) << name << " failed" << Qt::endl;
                    return false;
                }
            }
            const double seconds = median(ours);
            QString growth = QStringLiteral("–");
            if (const auto smaller = before.constFind(name); smaller != before.cend())
                growth = QStringLiteral("n^%1").arg(std::log(seconds / smaller->second)
                                                        / std::log(static_cast<double>(locks) / smaller->first),
                                                    0, 'f', 2);
            before.insert(name, {locks, seconds});
            out << QStringLiteral("%1 %2 %3  %4 s  bare %5 s  ratio %6  processor %7 s, %8 us per lock  growth %9")
                       .arg(nodes, 2)
                       .arg(locks, 8)
                       .arg(name, -20)
                       .arg(seconds, 7, 'f', 3)
                       .arg(median(bare), 7, 'f', 3)
                       .arg(seconds / median(bare), 5, 'f', 2)
                       .arg(median(processor), 7, 'f', 3)
                       .arg(median(processor) * 1e6 / locks, 5, 'f', 1)
                       .arg(growth)
                << Qt::endl;
            results.append(QJsonObject{{QStringLiteral("nodes"), nodes},
                                       {QStringLiteral("locks"), locks},
                                       {QStringLiteral("command"), name},
                                       {QStringLiteral("seconds"), seconds},
                                       {QStringLiteral("bareSeconds"), median(bare)},
                                       {QStringLiteral("ratio"), seconds / median(bare)},
                                       {QStringLiteral("processorSeconds"), median(processor)},
                                       {QStringLiteral("growth"), growth}});
        }
    }
    return true;
}

QList<int> numbers(const QString &text)
{
    QList<int> list;
    for (const auto &word : text.split(u',', Qt::SkipEmptyParts))
        list.append(word.toInt());
    return list;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption locks(QStringLiteral("locks"), QStringLiteral("Locks per node, comma-separated."),
                                   QStringLiteral("n"), QStringLiteral("10000,100000"));
    const QCommandLineOption nodes(QStringLiteral("nodes"), QStringLiteral("Nodes, comma-separated."),
                                   QStringLiteral("n"), QStringLiteral("1,5"));
    const QCommandLineOption rounds(QStringLiteral("rounds"), QStringLiteral("Rounds of each."), QStringLiteral("n"),
                                    QStringLiteral("5"));
    const QCommandLineOption json(QStringLiteral("json"), QStringLiteral("Write JSON to this file."),
                                  QStringLiteral("file"));
    parser.addHelpOption();
    parser.addOptions({locks, nodes, rounds, json});
    parser.process(application);
    const Settings settings{.locks = numbers(parser.value(locks)),
                            .nodes = numbers(parser.value(nodes)),
                            .rounds = std::max(parser.value(rounds).toInt(), 1)};
    QTextStream out(stdout);
    if (settings.nodes.isEmpty() || settings.locks.isEmpty() || std::ranges::min(settings.nodes) < 1
        || std::ranges::min(settings.locks) < 1) {
        QTextStream(stderr) << "Wrong value of an option; see --help" << Qt::endl;
        return 2;
    }
#ifndef __OPTIMIZE__
    out << "This build is not optimised: its figures say little." << Qt::endl;
#endif
    LockscopeTest::RedisSet servers(std::ranges::max(settings.nodes));
    if (!servers.reset())
        return 1;
    QJsonArray reading;
    QJsonObject results;
    for (const int count : settings.nodes) {
        if (!measureReading(servers, count, settings, reading, out))
            return 1;
    }
    results.insert(QStringLiteral("reading"), reading);
    if (parser.isSet(json)) {
        QFile file(parser.value(json));
        if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(results).toJson()) < 0) {
            QTextStream(stderr) << "Cannot write " << parser.value(json) << Qt::endl;
            return 1;
        }
    }
    return 0;
}
