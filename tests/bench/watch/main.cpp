// What watching costs beside bare hiredis loops, in the same run and on the same servers.
#include "cases.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QThread>

using namespace LockscopeBench;

namespace {

using Run = QJsonObject (*)(LockscopeTest::RedisSet &, const WatchSettings &, QTextStream &);

constexpr std::pair<const char *, Run> kCases[] = {
    {"memory", memoryCase}, // first, while the process is small
    {"sweep", sweepCase},   {"others", othersCase}, {"latency", latencyCase},
    {"idle", idleCase},     {"beside", besideCase}, {"tunnel", tunnelCase},
};

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption only(
        QStringLiteral("only"),
        QStringLiteral("Cases, comma-separated: memory, sweep, others, latency, idle, beside, tunnel."),
        QStringLiteral("cases"));
    const QCommandLineOption locks(QStringLiteral("locks"), QStringLiteral("Locks per node."), QStringLiteral("n"),
                                   QStringLiteral("100000"));
    const QCommandLineOption others(QStringLiteral("others"), QStringLiteral("Other keys."), QStringLiteral("n"),
                                    QStringLiteral("1000000"));
    const QCommandLineOption rounds(QStringLiteral("rounds"), QStringLiteral("Rounds of each comparison."),
                                    QStringLiteral("n"), QStringLiteral("13"));
    const QCommandLineOption seconds(QStringLiteral("seconds"), QStringLiteral("Length of what is measured over time."),
                                     QStringLiteral("s"), QStringLiteral("10"));
    const QCommandLineOption ours(QStringLiteral("ours"),
                                  QStringLiteral("Sweeps without their bare loops, for a profiler."));
    const QCommandLineOption json(QStringLiteral("json"), QStringLiteral("Write JSON to this file."),
                                  QStringLiteral("file"));
    parser.addHelpOption();
    parser.addOptions({only, locks, others, rounds, seconds, ours, json});
    parser.process(application);
    const WatchSettings settings{.locks = parser.value(locks).toInt(),
                                 .others = parser.value(others).toInt(),
                                 .rounds = parser.value(rounds).toInt(),
                                 .length = std::chrono::seconds(parser.value(seconds).toInt()),
                                 .bare = !parser.isSet(ours)};
    const QStringList wanted = parser.value(only).split(u',', Qt::SkipEmptyParts);
    QTextStream out(stdout);
    if (settings.locks < 1 || settings.rounds < 1 || settings.length.count() < 1) {
        QTextStream(stderr) << "Wrong value of an option; see --help" << Qt::endl;
        return 2;
    }
#ifndef __OPTIMIZE__
    out << "This build is not optimised: its figures say little." << Qt::endl;
#endif
    LockscopeTest::RedisSet servers(5);
    if (!servers.reset())
        return 1;
    QJsonObject results;
    // In a thread of its own, as the library's engine is: the main thread's event loop also watches the servers'
    // processes.
    const std::unique_ptr<QThread> worker(QThread::create([&] {
        for (const auto &[name, run] : kCases) {
            if (wanted.isEmpty() || wanted.contains(QString::fromLatin1(name)))
                results.insert(QString::fromLatin1(name), run(servers, settings, out));
        }
    }));
    QObject::connect(worker.get(), &QThread::finished, &application, &QCoreApplication::quit);
    worker->start();
    application.exec();
    worker->wait();
    if (parser.isSet(json)) {
        QFile file(parser.value(json));
        if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(results).toJson()) < 0) {
            QTextStream(stderr) << "Cannot write " << parser.value(json) << Qt::endl;
            return 1;
        }
    }
    return 0;
}
